// From a call to an act on disk.
#include "app/command/deciding.h"

#include "domain/basics/plain_text.h"
#include "domain/facts/kinds.h"

#include <unistd.h>

#include <ostream>

namespace arbiter {

namespace {

/// The cautions named by `--acknowledge` or `--confirm`.
Result<std::set<Caution>> cautionsNamed(const Given& given, const std::string& option)
{
    std::set<Caution> named;
    for (const auto& text : given.all(option)) {
        const auto all = allCautions();
        const auto at = std::find_if(all.begin(), all.end(), [&](Caution c) { return nameOf(c) == text; });
        if (at == all.end())
            return refuse(Why::UnusableText, {option, text, nameOf(all.front()).data() + std::string{" ..."}});
        named.insert(*at);
    }
    return named;
}

Result<Acknowledgement> acknowledgementOf(const Given& given)
{
    const auto once = cautionsNamed(given, "--acknowledge"), twice = cautionsNamed(given, "--confirm");
    if (!once) return tl::unexpected{once.error()};
    if (!twice) return tl::unexpected{twice.error()};
    return Acknowledgement{*once, *twice};
}

constexpr std::size_t mostSaid = 40;

void sayEntries(const std::vector<Entry>& entries, const Tournament& t, Console& console)
{
    const auto speaker = speakerFor(t, console.language);
    for (std::size_t i = 0; i < entries.size() && i < mostSaid; ++i)
        console.out << entries[i].number.value << "  " << visible(sentence(entries[i].fact, speaker)) << '\n';
    if (entries.size() > mostSaid) {
        const Bilingual more{"... and the entries to {0}\n", "……至第{0}条\n"};
        console.out << fill(more.in(console.language), std::vector{std::to_string(entries.back().number.value)});
    }
    console.out.flush();
}

} // namespace

Signature signatureFor(const Tournament& t, const Given& given)
{
    auto author = given.text("--author");
    if (author.empty()) author = t.onDuty.empty() ? t.settings.chiefArbiter : t.onDuty;
    const auto desk = given.text("--desk");
    return {now(), author.empty() ? "-" : author, desk.empty() ? "1" : desk};
}

Result<Desk> openToDecide(const Given& given)
{
    auto desk = Desk::open(given.text("EVENT"), Access::Write, now());
    if (desk && desk->readOnlyBecause()) return tl::unexpected{*desk->readOnlyBecause()};
    return desk;
}

void sayIfProtected(const std::string& path, Console& console)
{
    if (::access(path.c_str(), W_OK) != 0) (void)refused(console, {Why::ReadOnlyMedium, {path}, {}, {}});
}

Result<Desk> openToRead(const Given& given, Console& console)
{
    auto desk = Desk::open(given.text("EVENT"), Access::Read, now());
    if (desk && desk->readOnlyBecause() && desk->entries().empty()) return tl::unexpected{*desk->readOnlyBecause()};
    if (desk) sayIfProtected(given.text("EVENT"), console);
    if (desk && desk->readOnlyBecause())
        console.err << visible(sentence(*desk->readOnlyBecause(), console.language)) << '\n';
    return desk;
}

Result<int> decide(Desk& desk, std::span<const Fact> facts, const Given& given, Console& console,
                   const PersonalChanges& personal)
{
    const auto met = acknowledgementOf(given);
    if (!met) return tl::unexpected{met.error()};
    const auto taken = desk.take(facts, *met, signatureFor(desk.tournament(), given), personal);
    if (!taken) return tl::unexpected{taken.error()};
    sayEntries(*taken, desk.tournament(), console);
    return done;
}

Result<int> decide(Desk& desk, const Result<Fact>& fact, const Given& given, Console& console)
{
    if (!fact) return tl::unexpected{fact.error()};
    return decide(desk, std::span{&*fact, 1}, given, console);
}

Result<int> decideOne(const Given& given, Console& console, const std::function<Result<Fact>(const Tournament&)>& make)
{
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    return decide(*desk, make(desk->tournament()), given, console);
}

Result<RoundNumber> roundGiven(const Tournament& t, const Given& given)
{
    const auto named = given.maybeRound("--round");
    if (!named) return tl::unexpected{named.error()};
    if (*named) return **named;
    const auto last = lastPublished(t);
    if (last.value > 0) return last;
    return lastPaired(t).value == 0 ? refuse(Why::NothingPublished)
                                    : refuse(Why::OnlyDraft, {std::to_string(lastPaired(t).value)});
}

Result<GameRef> boardOf(const Tournament& t, const Given& given, const std::string& text)
{
    const auto point = text.find('.');
    const auto round =
        point == std::string::npos
            ? roundGiven(t, given)
            : readNumber("BOARD", text.substr(0, point), 1, 99).map([](int n) { return RoundNumber{n}; });
    if (!round) return tl::unexpected{round.error()};
    const auto board = readNumber("BOARD", point == std::string::npos ? text : text.substr(point + 1), 1, 9999);
    if (!board) return tl::unexpected{board.error()};
    return GameRef{*round, BoardNumber{*board}, 1};
}

} // namespace arbiter
