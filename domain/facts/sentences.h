// What each fact says, in English and Chinese; one function a fact, listed by facts/kinds. Not for other rooms.
#pragma once

#include "domain/facts/kinds.h"

namespace arbiter {

// clang-format off
std::string say(const EventOpened&, const Speaker&);
std::string say(const SettingsChanged&, const Speaker&);
std::string say(const DutyTaken&, const Speaker&);
std::string say(const FileImported&, const Speaker&);
std::string say(const PlayerEntered&, const Speaker&);
std::string say(const PlayerAmended&, const Speaker&);
std::string say(const PlayerRemoved&, const Speaker&);
std::string say(const RatingRecorded&, const Speaker&);
std::string say(const NumbersAssigned&, const Speaker&);
std::string say(const PlayerWithdrew&, const Speaker&);
std::string say(const PlayerReturned&, const Speaker&);
std::string say(const PlayerExpelled&, const Speaker&);
std::string say(const ByeGranted&, const Speaker&);
std::string say(const ByeCancelled&, const Speaker&);
std::string say(const PersonalDataErased&, const Speaker&);
std::string say(const InitialColourDrawn&, const Speaker&);
std::string say(const RoundDrafted&, const Speaker&);
std::string say(const DraftAmended&, const Speaker&);
std::string say(const RoundPublished&, const Speaker&);
std::string say(const ResultEntered&, const Speaker&);
std::string say(const ResultCorrected&, const Speaker&);
std::string say(const ClaimRuled&, const Speaker&);
std::string say(const ClockCorrected&, const Speaker&);
std::string say(const PenaltyImposed&, const Speaker&);
std::string say(const IncidentNoted&, const Speaker&);
std::string say(const EnvelopeSealed&, const Speaker&);
std::string say(const EnvelopeStored&, const Speaker&);
std::string say(const EnvelopeOpened&, const Speaker&);
std::string say(const GameResumed&, const Speaker&);
std::string say(const Revoked&, const Speaker&);
std::string say(const AccelerationAnnounced&, const Speaker&);
std::string say(const VirtualPointsGiven&, const Speaker&);
std::string say(const PairsForbidden&, const Speaker&);
// clang-format on

} // namespace arbiter
