// The fields of every stored value by name: one list that the codec, the equality and the random generators of the
// tests all read. The names and their order are the format of the journal: a change is a new version of the kind.
#pragma once

#include "domain/facts/facts.h"

#include <array>
#include <string_view>
#include <tuple>

namespace arbiter {

template <class Owner, class Member> struct Field {
    std::string_view name;
    Member Owner::*at;
};

template <class Owner, class Member> constexpr Field<Owner, Member> field(std::string_view name, Member Owner::*at)
{
    return {name, at};
}

/// The fields of a type: `fieldsOf(static_cast<T*>(nullptr))` is a tuple of Field.
template <class T>
concept Described = requires
{
    fieldsOf(static_cast<T*>(nullptr));
};

/// An enumeration with stored names: `namesOf(static_cast<E*>(nullptr))` in the order of its values from 0.
template <class E>
concept Named = requires
{
    namesOf(static_cast<E*>(nullptr));
};

/// Calls `visit(name, value.member)` for each field of a described value.
template <class T, class Visit> constexpr void eachField(T& value, Visit&& visit)
{
    std::apply([&](const auto&... f) { (visit(f.name, value.*(f.at)), ...); },
               fieldsOf(static_cast<std::remove_const_t<T>*>(nullptr)));
}

// clang-format off
constexpr auto fieldsOf(GameRef*) { return std::tuple{field("round", &GameRef::round), field("board", &GameRef::board), field("game", &GameRef::game)}; }
constexpr auto fieldsOf(Scoring*) { return std::tuple{field("win", &Scoring::win), field("draw", &Scoring::draw), field("loss", &Scoring::loss), field("absence", &Scoring::absence), field("pairingBye", &Scoring::pairingBye)}; }
constexpr auto fieldsOf(Settings*)
{
    return std::tuple{field("name", &Settings::name), field("place", &Settings::place), field("federation", &Settings::federation),
                      field("start", &Settings::start), field("end", &Settings::end), field("chiefArbiter", &Settings::chiefArbiter),
                      field("deputyArbiters", &Settings::deputyArbiters), field("edition", &Settings::edition), field("rounds", &Settings::rounds),
                      field("timeControl", &Settings::timeControl), field("scoring", &Settings::scoring), field("tieBreaks", &Settings::tieBreaks)};
}
constexpr auto fieldsOf(SettingsChange*)
{
    using S = SettingsChange;
    return std::tuple{field("name", &S::name), field("place", &S::place), field("federation", &S::federation), field("start", &S::start),
                      field("end", &S::end), field("chiefArbiter", &S::chiefArbiter), field("deputyArbiters", &S::deputyArbiters),
                      field("edition", &S::edition), field("rounds", &S::rounds), field("timeControl", &S::timeControl),
                      field("scoring", &S::scoring), field("tieBreaks", &S::tieBreaks)};
}
constexpr auto fieldsOf(PlayerCard*)
{
    using C = PlayerCard;
    return std::tuple{field("name", &C::name), field("chineseName", &C::chineseName), field("federation", &C::federation), field("title", &C::title),
                      field("sex", &C::sex), field("fideId", &C::fideId), field("club", &C::club)};
}
constexpr auto fieldsOf(CardChange*)
{
    using C = CardChange;
    return std::tuple{field("name", &C::name), field("chineseName", &C::chineseName), field("federation", &C::federation), field("title", &C::title),
                      field("sex", &C::sex), field("fideId", &C::fideId), field("club", &C::club)};
}
constexpr auto fieldsOf(PersonalRef*) { return std::tuple{field("row", &PersonalRef::row), field("hash", &PersonalRef::hash)}; }
constexpr auto fieldsOf(RatingRecord*) { return std::tuple{field("from", &RatingRecord::from), field("rating", &RatingRecord::rating), field("source", &RatingRecord::source)}; }
constexpr auto fieldsOf(Pairing*) { return std::tuple{field("white", &Pairing::white), field("black", &Pairing::black)}; }
constexpr auto fieldsOf(Unpaired*) { return std::tuple{field("player", &Unpaired::player), field("bye", &Unpaired::bye)}; }
constexpr auto fieldsOf(BoardChange*) { return std::tuple{field("board", &BoardChange::board), field("pairing", &BoardChange::pairing)}; }
template <class T>
constexpr auto fieldsOf(PerColour<T>*) { return std::tuple{field("white", &PerColour<T>::white), field("black", &PerColour<T>::black)}; }
constexpr auto fieldsOf(Envelope*)
{
    using E = Envelope;
    return std::tuple{field("sealedBy", &E::sealedBy), field("moveNumber", &E::moveNumber), field("position", &E::position),
                      field("timeUsed", &E::timeUsed), field("drawOffer", &E::drawOffer), field("resumption", &E::resumption)};
}

constexpr auto fieldsOf(EventOpened*) { return std::tuple{field("settings", &EventOpened::settings), field("key", &EventOpened::key)}; }
constexpr auto fieldsOf(SettingsChanged*) { return std::tuple{field("change", &SettingsChanged::change)}; }
constexpr auto fieldsOf(DutyTaken*) { return std::tuple{field("arbiter", &DutyTaken::arbiter)}; }
constexpr auto fieldsOf(FileImported*) { return std::tuple{field("file", &FileImported::file), field("format", &FileImported::format), field("adjustments", &FileImported::adjustments), field("kept", &FileImported::kept)}; }
constexpr auto fieldsOf(PlayerEntered*)
{
    using P = PlayerEntered;
    return std::tuple{field("player", &P::player), field("card", &P::card), field("rating", &P::rating), field("firstRound", &P::firstRound),
                      field("missed", &P::missed), field("personal", &P::personal)};
}
constexpr auto fieldsOf(PlayerAmended*) { return std::tuple{field("player", &PlayerAmended::player), field("change", &PlayerAmended::change)}; }
constexpr auto fieldsOf(PlayerRemoved*) { return std::tuple{field("player", &PlayerRemoved::player)}; }
constexpr auto fieldsOf(RatingRecorded*) { return std::tuple{field("player", &RatingRecorded::player), field("rating", &RatingRecorded::rating)}; }
constexpr auto fieldsOf(NumbersAssigned*) { return std::tuple{field("order", &NumbersAssigned::order)}; }
constexpr auto fieldsOf(PlayerWithdrew*) { return std::tuple{field("player", &PlayerWithdrew::player), field("from", &PlayerWithdrew::from), field("reason", &PlayerWithdrew::reason)}; }
constexpr auto fieldsOf(PlayerReturned*) { return std::tuple{field("player", &PlayerReturned::player), field("from", &PlayerReturned::from)}; }
constexpr auto fieldsOf(PlayerExpelled*) { using P = PlayerExpelled; return std::tuple{field("player", &P::player), field("from", &P::from), field("article", &P::article), field("reason", &P::reason)}; }
constexpr auto fieldsOf(ByeGranted*) { return std::tuple{field("player", &ByeGranted::player), field("round", &ByeGranted::round), field("bye", &ByeGranted::bye)}; }
constexpr auto fieldsOf(ByeCancelled*) { return std::tuple{field("player", &ByeCancelled::player), field("round", &ByeCancelled::round)}; }
constexpr auto fieldsOf(PersonalDataErased*) { return std::tuple{field("player", &PersonalDataErased::player)}; }
constexpr auto fieldsOf(InitialColourDrawn*) { return std::tuple{field("colour", &InitialColourDrawn::colour)}; }
constexpr auto fieldsOf(RoundDrafted*) { using R = RoundDrafted; return std::tuple{field("round", &R::round), field("method", &R::method), field("boards", &R::boards), field("unpaired", &R::unpaired)}; }
constexpr auto fieldsOf(DraftAmended*) { using D = DraftAmended; return std::tuple{field("round", &D::round), field("boards", &D::boards), field("unpaired", &D::unpaired)}; }
constexpr auto fieldsOf(RoundPublished*) { return std::tuple{field("round", &RoundPublished::round)}; }
constexpr auto fieldsOf(ResultEntered*) { return std::tuple{field("game", &ResultEntered::game), field("outcome", &ResultEntered::outcome)}; }
constexpr auto fieldsOf(ResultCorrected*) { using R = ResultCorrected; return std::tuple{field("game", &R::game), field("from", &R::from), field("to", &R::to), field("reason", &R::reason)}; }
constexpr auto fieldsOf(ClaimRuled*)
{
    using C = ClaimRuled;
    return std::tuple{field("game", &C::game), field("claimant", &C::claimant), field("kind", &C::kind), field("correct", &C::correct),
                      field("edition", &C::edition), field("article", &C::article), field("reason", &C::reason), field("clocks", &C::clocks),
                      field("outcome", &C::outcome), field("mustPlay", &C::mustPlay)};
}
constexpr auto fieldsOf(ClockCorrected*) { using C = ClockCorrected; return std::tuple{field("game", &C::game), field("change", &C::change), field("article", &C::article), field("reason", &C::reason)}; }
constexpr auto fieldsOf(PenaltyImposed*)
{
    using P = PenaltyImposed;
    return std::tuple{field("player", &P::player), field("game", &P::game), field("kind", &P::kind), field("article", &P::article), field("reason", &P::reason),
                      field("clocks", &P::clocks), field("points", &P::points), field("opponentPoints", &P::opponentPoints), field("outcome", &P::outcome)};
}
constexpr auto fieldsOf(IncidentNoted*) { using I = IncidentNoted; return std::tuple{field("round", &I::round), field("board", &I::board), field("article", &I::article), field("text", &I::text)}; }
constexpr auto fieldsOf(EnvelopeSealed*) { return std::tuple{field("game", &EnvelopeSealed::game), field("envelope", &EnvelopeSealed::envelope)}; }
constexpr auto fieldsOf(EnvelopeStored*) { using E = EnvelopeStored; return std::tuple{field("game", &E::game), field("custodian", &E::custodian), field("place", &E::place)}; }
constexpr auto fieldsOf(EnvelopeOpened*) { using E = EnvelopeOpened; return std::tuple{field("game", &E::game), field("present", &E::present), field("move", &E::move)}; }
constexpr auto fieldsOf(GameResumed*) { return std::tuple{field("game", &GameResumed::game), field("timeUsed", &GameResumed::timeUsed)}; }
constexpr auto fieldsOf(Revoked*) { return std::tuple{field("entries", &Revoked::entries), field("reason", &Revoked::reason)}; }
constexpr auto fieldsOf(AccelerationAnnounced*) { return std::tuple{field("method", &AccelerationAnnounced::method)}; }
constexpr auto fieldsOf(VirtualPointsGiven*) { using V = VirtualPointsGiven; return std::tuple{field("first", &V::first), field("last", &V::last), field("from", &V::from), field("to", &V::to), field("points", &V::points)}; }
constexpr auto fieldsOf(PairsForbidden*) { using P = PairsForbidden; return std::tuple{field("first", &P::first), field("last", &P::last), field("players", &P::players), field("reason", &P::reason)}; }

constexpr auto namesOf(Colour*) { return std::array<std::string_view, 2>{"white", "black"}; }
constexpr auto namesOf(Edition*) { return std::array<std::string_view, 2>{"A", "B"}; }
constexpr auto namesOf(Title*) { return std::array<std::string_view, 9>{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""}; }
constexpr auto namesOf(Sex*) { return std::array<std::string_view, 3>{"", "m", "w"}; }
constexpr auto namesOf(Bye*) { return std::array<std::string_view, 4>{"U", "F", "H", "Z"}; }
constexpr auto namesOf(PairingMethod*) { return std::array<std::string_view, 3>{"dutch", "by hand", "imported"}; }
constexpr auto namesOf(Outcome*) { return std::array<std::string_view, 13>{"1-0", "½-½", "0-1", "½-0", "0-½", "0-0", "W-L", "D-D", "L-W", "+:-", "-:+", "-:-", "*"}; }
constexpr auto namesOf(Acceleration*) { return std::array<std::string_view, 2>{"none", "Baku"}; }
constexpr auto namesOf(ClaimKind*) { return std::array<std::string_view, 3>{"repetition", "fifty moves", "other"}; }
constexpr auto namesOf(PenaltyKind*) { return std::array<std::string_view, 6>{"warning", "time", "loss", "points", "exclusion from a round", "fine"}; }
// clang-format on

template <class T, class Variant> inline constexpr bool isOneOf = false;
template <class T, class... Ts> inline constexpr bool isOneOf<T, std::variant<Ts...>> = (std::is_same_v<T, Ts> || ...);

/// Facts are equal when all their fields are.
template <class F>
requires isOneOf<F, Fact>
constexpr bool operator==(const F& a, const F& b)
{
    return std::apply([&](const auto&... f) { return ((a.*(f.at) == b.*(f.at)) && ...); },
                      fieldsOf(static_cast<F*>(nullptr)));
}

} // namespace arbiter
