// The words a verb was called with, read one by one: each reader gives the value, or a sentence that names the word,
// what stands there and what was expected.
#pragma once

#include "domain/basics/colour.h"
#include "domain/basics/id.h"
#include "domain/basics/points.h"
#include "domain/basics/refusal.h"
#include "domain/basics/time.h"
#include "domain/event/score.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace arbiter {

class Given {
public:
    /// The words by name: "EVENT", "--name". A flag has one empty word.
    explicit Given(std::map<std::string, std::vector<std::string>> words) : m_words{std::move(words)} {}

    [[nodiscard]] bool has(const std::string& name) const { return m_words.contains(name); }
    /// The word, or nothing where it was not given.
    [[nodiscard]] std::optional<std::string> maybe(const std::string& name) const;
    /// The word, or "" where it was not given.
    [[nodiscard]] std::string text(const std::string& name) const { return maybe(name).value_or(""); }
    [[nodiscard]] std::vector<std::string> all(const std::string& name) const;

    /// The same words, but for this one.
    [[nodiscard]] Given with(const std::string& name, std::vector<std::string> words) const;

    [[nodiscard]] Result<int> number(const std::string& name, int from, int to) const;
    [[nodiscard]] Result<int> number(const std::string& name, int from, int to, int otherwise) const;
    [[nodiscard]] Result<std::optional<RoundNumber>> maybeRound(const std::string& name) const;
    [[nodiscard]] Result<std::optional<Date>> maybeDate(const std::string& name) const;
    /// "1:30:00", "30:00", "+2:00"; zero where it was not given.
    [[nodiscard]] Result<Seconds> clock(const std::string& name) const;
    [[nodiscard]] Result<PerColour<Seconds>> clocks(const std::string& white, const std::string& black) const;
    [[nodiscard]] Result<Points> points(const std::string& name) const;
    [[nodiscard]] Result<Colour> colour(const std::string& name) const;
    [[nodiscard]] Result<std::optional<Colour>> maybeColour(const std::string& name) const;
    [[nodiscard]] Result<std::optional<Outcome>> maybeOutcome(const std::string& name) const;
    /// The place of the word among those that may stand there.
    [[nodiscard]] Result<std::size_t> choice(const std::string& name, const std::vector<std::string>& choices) const;

private:
    std::map<std::string, std::vector<std::string>> m_words;
};

/// "1 0.5 0" or "3 1 0 3": win, draw, loss and, where it differs from a win, the pairing-allocated bye.
Result<Scoring> readScoring(const std::string& text);

/// A whole number from `from` to `to`, or the sentence why not.
Result<int> readNumber(const std::string& name, const std::string& text, int from, int to);

/// The number given with `--seed`, else one drawn now.
Result<std::uint64_t> seedOf(const Given& given);

/// "BH,SB" at its commas; empty parts are left out.
std::vector<std::string> splitAtCommas(const std::string& text);

} // namespace arbiter
