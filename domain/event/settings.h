// What an event states of itself: name, place, dates, arbiters, edition of the Laws, rounds, time control, scoring,
// tie-breaks. Nothing that happens during the event is here.
#pragma once

#include "domain/basics/colour.h"
#include "domain/basics/time.h"
#include "domain/event/scoring.h"

#include <optional>
#include <string>
#include <vector>

namespace arbiter {

/// A: the older Laws in the Chinese translation, with adjournment. B: FIDE Laws of 2023.
enum class Edition { A, B };

struct Settings {
    std::string name;
    std::string place;
    std::string federation; ///< three capital letters, or empty
    std::optional<Date> start;
    std::optional<Date> end;
    std::string chiefArbiter;
    std::vector<std::string> deputyArbiters;
    Edition edition = Edition::B;
    int rounds = 0;          ///< 1 to 99
    std::string timeControl; ///< as announced
    Scoring scoring;
    std::vector<std::string> tieBreaks; ///< codes of C.07, in order

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What of the settings is changed; what is absent stays. So a change in the middle can be undone without
/// disturbing the next.
struct SettingsChange {
    std::optional<std::string> name, place, federation;
    std::optional<Date> start, end;
    std::optional<std::string> chiefArbiter;
    std::optional<std::vector<std::string>> deputyArbiters;
    std::optional<Edition> edition;
    std::optional<int> rounds;
    std::optional<std::string> timeControl;
    std::optional<Scoring> scoring;
    std::optional<std::vector<std::string>> tieBreaks;

    friend bool operator==(const SettingsChange&, const SettingsChange&) = default;
};

/// The settings after the change.
Settings changed(Settings settings, const SettingsChange& change);

/// Why these settings cannot be: no name, rounds beyond 1-99, a federation that is no code, an end before the start.
std::optional<Refusal> objectionTo(const Settings& settings);

/// "FID", "CHN": three capital letters.
bool isFederation(std::string_view text);

} // namespace arbiter
