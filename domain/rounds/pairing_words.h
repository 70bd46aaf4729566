// What the engine's answers mean, in words of both languages: criteria, steps of the order, colour rules, floats, and
// whole sentences about a pair. The values are domain/pairing's.
#pragma once

#include "domain/pairing/explain.h"
#include "domain/rounds/check_round.h"

namespace arbiter {

/// "C12 (2.4.7)".
std::string codeOf(Criterion criterion);
/// What the criterion counts: "players who do not get the colour they are due".
Bilingual nameOf(Criterion criterion);
/// Which candidate comes first at this step, with its article.
Bilingual nameOf(OrderStep step);
/// What gave the colours, with its article.
Bilingual nameOf(ColourRule rule);
Bilingual nameOf(WhyFloat why);

/// Sentences about one round, in one language, with players called as the file or the event calls them.
class PairingWords {
public:
    PairingWords(const RoundPosition& position, const PairedRound& ruled, Language language);

    /// "4 Smith, John".
    [[nodiscard]] std::string player(int number) const;
    /// "4, 9, 12".
    [[nodiscard]] std::string players(const std::vector<int>& numbers) const;
    /// "4 Smith – 9 Jones", White first.
    [[nodiscard]] std::string pair(int white, int black) const;
    /// What stands against an alternative: no sentence end, to follow a colon.
    [[nodiscard]] std::string against(const Against& against) const;
    /// The values of the criteria of one bracket: "C6 1, C12 2, C14 0 ...": those of C7, C8, C18-C21 by score.
    [[nodiscard]] std::string criteria(const CriteriaVector& values) const;
    [[nodiscard]] std::string difference(const RoundDifference& difference) const;
    [[nodiscard]] std::string fill(Bilingual text, std::vector<std::string> values = {}) const;

    /// The blocks of an explanation, each of whole lines.
    [[nodiscard]] std::string bracket(int index) const;
    [[nodiscard]] std::string board(std::size_t index) const;
    [[nodiscard]] std::string report(const PlayerReport& report) const;

private:
    const RoundPosition& m_position;
    const PairedRound& m_ruled;
    Language m_language;

    [[nodiscard]] std::string quality(const Against& against) const;
    [[nodiscard]] std::string floating(const PlayerReport& report, const FloatReport& down) const;
    [[nodiscard]] std::string seat(const PlayerReport& report) const;
    [[nodiscard]] std::string scoreOf(int bracket) const;
};

} // namespace arbiter
