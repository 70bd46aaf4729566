// One bracket looked at again: its best candidate under a demand, and where it stands beside the one that was paired.
#pragma once

#include "domain/pairing/completion.h"
#include "domain/pairing/explain.h"
#include "domain/pairing/scene.h"

namespace arbiter::dutch {

/// A paired round with its field, to ask of.
class Review {
public:
    Review(const std::vector<Entrant>& entrants, const RoundToPair& round, const PairedRound& pairing);

    [[nodiscard]] const Field& field() const { return m_field; }
    [[nodiscard]] const PairedRound& pairing() const { return m_pairing; }
    [[nodiscard]] int indexOf(int number) const;
    /// Where the player is a resident; where he was paired, or the last bracket.
    [[nodiscard]] int homeOf(int player) const;
    [[nodiscard]] int pairedIn(int player) const;
    [[nodiscard]] std::optional<int> partnerOf(int player) const;

    /// The best candidate of a bracket in which `player` meets `other`, or goes on, or has the bye, held against what
    /// was paired. Nothing else is looked at here than whether such a candidate exists.
    [[nodiscard]] Against demandPair(int bracket, int player, int other) const;
    [[nodiscard]] Against demandFloat(int bracket, int player) const;
    [[nodiscard]] Against demandBye(int bracket, int player) const;

    /// Whether a candidate with more pairs exists when the others need not be paired (C4 left out).
    [[nodiscard]] bool morePairsWithoutCompletion(int bracket) const;

private:
    const PairedRound& m_pairing;
    Field m_field;
    std::optional<Points> m_byeScore;

    /// What is demanded of a player: to meet `other`, to go on, or to have the bye.
    struct Demand {
        enum class Kind { Meets, GoesOn, HasBye };
        Kind kind;
        int player;
        int other;
    };

    [[nodiscard]] Against demand(int bracket, const Demand& demand) const;
    [[nodiscard]] std::optional<Against> demandAlone(int bracket, const Demand& demand) const;
    [[nodiscard]] std::optional<Against> besidePlayed(int bracket, const Scene& scene, const std::vector<int>& mate,
                                                      int demanded) const;
    [[nodiscard]] Against demandOfAll(int bracket, const Demand& demand) const;
    [[nodiscard]] std::optional<int> floatersUnder(int index, const Demand& demand) const;
    [[nodiscard]] bool completes(int index, const Scene& scene, const std::vector<int>& mate) const;
    [[nodiscard]] bool byeIsIn(int index) const;
    [[nodiscard]] bool isIn(int index, int player) const;
    [[nodiscard]] Bracket bracketAt(int index) const;
    [[nodiscard]] bool lastStage(int index) const;
    [[nodiscard]] std::vector<int> pairedMates(const Scene& scene) const;
};

} // namespace arbiter::dutch
