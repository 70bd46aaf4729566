// Reading the words of a call.
#include "app/command/given.h"

#include "app/desk/random.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace arbiter {

namespace {

tl::unexpected<Refusal> unusable(const std::string& name, const std::string& text, const std::string& expected)
{
    return refuse(Why::UnusableText, {name, text, expected});
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " | ") + word;
    return text;
}

const std::vector<std::string> colours{"white", "black"};

} // namespace

Result<int> readNumber(const std::string& name, const std::string& text, int from, int to)
{
    const auto outside = refuse(Why::UnusableNumber, {name, text, std::to_string(from), std::to_string(to)});
    const bool digits =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits || text.size() > 9) return outside;
    const int value = std::stoi(text);
    if (value < from || value > to) return outside;
    return value;
}

std::optional<std::string> Given::maybe(const std::string& name) const
{
    const auto at = m_words.find(name);
    return at == m_words.end() || at->second.empty() ? std::nullopt : std::optional{at->second.front()};
}

std::vector<std::string> Given::all(const std::string& name) const
{
    const auto at = m_words.find(name);
    return at == m_words.end() ? std::vector<std::string>{} : at->second;
}

Given Given::with(const std::string& name, std::vector<std::string> words) const
{
    auto all = m_words;
    all[name] = std::move(words);
    return Given{std::move(all)};
}

Result<int> Given::number(const std::string& name, int from, int to) const
{
    return readNumber(name, text(name), from, to);
}

Result<int> Given::number(const std::string& name, int from, int to, int otherwise) const
{
    return has(name) ? number(name, from, to) : Result<int>{otherwise};
}

Result<std::optional<RoundNumber>> Given::maybeRound(const std::string& name) const
{
    if (!has(name)) return std::optional<RoundNumber>{};
    return number(name, 1, 99).map([](int n) { return std::optional{RoundNumber{n}}; });
}

Result<std::optional<Date>> Given::maybeDate(const std::string& name) const
{
    if (!has(name)) return std::optional<Date>{};
    const auto date = readDate(text(name));
    if (!date) return unusable(name, text(name), "2026-11-30");
    return date;
}

Result<Seconds> Given::clock(const std::string& name) const
{
    if (!has(name)) return Seconds{};
    const auto time = readClock(text(name));
    if (!time) return unusable(name, text(name), "1:30:00 | 30:00 | -2:00");
    return *time;
}

Result<PerColour<Seconds>> Given::clocks(const std::string& white, const std::string& black) const
{
    const auto w = clock(white), b = clock(black);
    if (!w) return tl::unexpected{w.error()};
    if (!b) return tl::unexpected{b.error()};
    return PerColour<Seconds>{*w, *b};
}

Result<Points> Given::points(const std::string& name) const
{
    if (!has(name)) return Points{};
    const auto points = readPoints(text(name));
    if (!points) return unusable(name, text(name), "1 | 0.5 | -0.5");
    return *points;
}

Result<Colour> Given::colour(const std::string& name) const
{
    return choice(name, colours).map([](std::size_t i) { return bothColours[i]; });
}

Result<std::optional<Colour>> Given::maybeColour(const std::string& name) const
{
    if (!has(name)) return std::optional<Colour>{};
    return colour(name).map([](Colour c) { return std::optional{c}; });
}

Result<std::optional<Outcome>> Given::maybeOutcome(const std::string& name) const
{
    if (!has(name)) return std::optional<Outcome>{};
    const auto outcome = readOutcome(text(name));
    if (!outcome) return unusable(name, text(name), "1-0 | 0-1 | ½-½ | +- | -+ | -- | *");
    return outcome;
}

Result<std::size_t> Given::choice(const std::string& name, const std::vector<std::string>& choices) const
{
    const auto at = std::find(choices.begin(), choices.end(), text(name));
    if (at == choices.end()) return unusable(name, text(name), joined(choices));
    return static_cast<std::size_t>(at - choices.begin());
}

Result<Scoring> readScoring(const std::string& text)
{
    std::istringstream in{text};
    std::vector<Points> values;
    for (std::string word; in >> word;) {
        const auto points = readPoints(word);
        if (!points) break;
        values.push_back(*points);
    }
    if (values.size() < 3 || values.size() > 4 || !in.eof())
        return refuse(Why::UnusableText, {"--scoring", text, "1 0.5 0 | 3 1 0 | 1 0.5 0 0.5"});
    return Scoring{values[0], values[1], values[2], Points{}, values.size() == 4 ? values[3] : values[0]};
}

Result<std::uint64_t> seedOf(const Given& given)
{
    if (!given.has("--seed")) return std::stoull(randomHex(7), nullptr, 16);
    const auto text = given.text("--seed");
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size())
        return refuse(Why::UnusableNumber, {"--seed", text, "0", "18446744073709551615"});
    return seed;
}

std::vector<std::string> splitAtCommas(const std::string& text)
{
    std::vector<std::string> parts;
    std::istringstream in{text};
    for (std::string part; std::getline(in, part, ',');)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

} // namespace arbiter
