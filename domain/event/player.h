// A player as the public knows him. Birth dates and contacts are not here: they stand in an erasable table of the
// file, and the journal holds only a keyed hash of them (PersonalRef).
#pragma once

#include "domain/basics/id.h"
#include "domain/basics/refusal.h"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// In FIDE's order of strength (C.04.2 2.2).
enum class Title { GM, IM, WGM, FM, WIM, CM, WFM, WCM, None };
enum class Sex { Unstated, Man, Woman };

struct PlayerCard {
    std::string name;        ///< as in FIDE's list, "Hou, Yifan"; or in the script of the country
    std::string chineseName; ///< 侯逸凡; empty where there is none
    std::string federation;  ///< three capital letters, or empty
    Title title = Title::None;
    Sex sex = Sex::Unstated;
    std::string fideId; ///< up to 11 digits, or empty
    std::string club;

    friend bool operator==(const PlayerCard&, const PlayerCard&) = default;
};

/// What of a card is changed; what is absent stays.
struct CardChange {
    std::optional<std::string> name, chineseName, federation;
    std::optional<Title> title;
    std::optional<Sex> sex;
    std::optional<std::string> fideId, club;

    friend bool operator==(const CardChange&, const CardChange&) = default;
};

PlayerCard changed(PlayerCard card, const CardChange& change);

/// Why the card cannot be: no name, a federation that is no code, an id that is none. Uniqueness is the event's matter.
std::optional<Refusal> objectionTo(const PlayerCard& card);

/// "GM", "" for none.
std::string_view textOf(Title title);
/// Reads "GM", "gm", "" and the one-letter forms of old reports ("g", "m", "f", "c", "wg"); nothing where it is no
/// title.
std::optional<Title> readTitle(std::string_view text);

/// Where a player's personal data stand: the row, and a hash of what stood there keyed with that row's own random
/// key, so that the hash says nothing once the row is erased.
struct PersonalRef {
    std::string row;  ///< 32 hexadecimal digits
    std::string hash; ///< 64 hexadecimal digits

    friend bool operator==(const PersonalRef&, const PersonalRef&) = default;
};

/// A rating and from which round on it is the player's; 0 means unrated.
struct RatingRecord {
    RoundNumber from{1};
    int rating = 0;
    std::string source; ///< the list and its month, "FIDE standard 2026-11"; empty where it was typed

    friend bool operator==(const RatingRecord&, const RatingRecord&) = default;
};

} // namespace arbiter
