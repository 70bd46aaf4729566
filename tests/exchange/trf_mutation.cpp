// Any bytes at all are answered: by a report that holds together, or by errors with their place. (tests/fuzz has the
// same question for libFuzzer.)
#include "tests/exchange/samples.h"

#include "tests/fuzz/trf_input.h"

#include <random>

namespace {

/// One small damage, of the kinds that files suffer.
void damage(std::string& bytes, std::mt19937& chance)
{
    if (bytes.empty()) return;
    const auto any = [&](std::size_t n) { return static_cast<std::size_t>(chance()) % n; };
    const auto at = any(bytes.size());
    constexpr std::string_view signs = "0123456789 \t\n\r.,-+=?wbUHFZXx#\xE9\xFF";
    switch (any(6)) {
    case 0: bytes[at] = signs[any(signs.size())]; break;
    case 1: bytes.insert(at, 1, signs[any(signs.size())]); break;
    case 2: bytes.erase(at, 1 + any(12)); break;
    case 3: bytes.insert(at, bytes.substr(any(bytes.size()), any(120))); break;
    case 4: bytes.resize(at); break;
    case 5: bytes[at] = static_cast<char>(any(256)); break;
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(trf_mutation)

BOOST_AUTO_TEST_CASE(damaged_reports_are_read_or_refused_and_never_half_understood)
{
    std::mt19937 chance{99};
    auto files = samples::reportsIn(samples::oracles() / "odd");
    for (const auto& f : samples::reportsIn(samples::oracles() / "events")) files.push_back(f);
    int held = 0;
    for (const auto& path : files) {
        const auto whole = samples::contentOf(path);
        for (int i = 0; i < 40; ++i) {
            auto bytes = whole;
            for (auto n = 1 + chance() % 4; n > 0; --n) damage(bytes, chance);
            const auto fault = arbiter::faultIn(bytes);
            BOOST_TEST(fault.empty(), path << ": " << fault);
            if (const auto report = arbiter::readTrf(bytes)) ++held;
        }
    }
    BOOST_TEST(held > 300); // the damage is small enough that reading goes on
}

BOOST_AUTO_TEST_SUITE_END()
