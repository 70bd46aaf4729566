// Events for the tests of sheets: built decision by decision through the domain's own gate.
#pragma once

#include "domain/tournament/state.h"
#include "reports/context.h"

#include <map>
#include <string>

namespace arbiter::reports::test {

/// A tournament with the times and authors of its entries.
class Event {
public:
    explicit Event(Settings settings);

    /// Takes the decision; the clock of the event is a minute further at each. Throws with the refusal where there is
    /// one.
    EntryNumber take(const Fact& fact);
    /// From here on entries are written at this time.
    void at(const std::string& time);

    PlayerId enter(PlayerCard card, int rating);
    /// Numbers in order of entry, and White for number 1.
    void openPlay();
    void draft(const std::vector<Pairing>& boards, const std::vector<Unpaired>& unpaired);
    void publish();
    /// In the round that was published last.
    void result(int board, Outcome outcome);

    [[nodiscard]] const Tournament& state() const { return m_t; }
    /// Printed 30 November 2026, 14:35, with a seal of 00 11 22 ...
    [[nodiscard]] Context context(Language language) const;

private:
    Tournament m_t;
    Moment m_now;
    std::map<EntryNumber, Stamp> m_stamps;
};

/// Seven players, three rounds, round 2 running: an adjourned game, byes, a withdrawal, an expulsion, a forfeit.
/// The golden files show it.
Event smallEvent();
/// "First" and "Second", who play each other in round 1.
Event pairOfPlayers(Settings settings, bool published);
/// The same in an event of that one round.
Event finished();
/// So many players, one round paired in order of entry; an odd one has the bye.
Event largeEvent(int players);
/// 24 players with Chinese and accented names, round 5 of 7 running.
Event demonstration();

/// The position on the envelope of the small event.
extern const std::string sealedPosition;

} // namespace arbiter::reports::test
