// One function a fact: why it cannot follow on a state. fold.cpp asks them; no other room does.
#pragma once

#include "domain/tournament/state.h"

namespace arbiter {

using Objection = std::optional<Refusal>;

// clang-format off
Objection against(const Tournament&, const EventOpened&);
Objection against(const Tournament&, const SettingsChanged&);
Objection against(const Tournament&, const DutyTaken&);
Objection against(const Tournament&, const FileImported&);
Objection against(const Tournament&, const PlayerEntered&);
Objection against(const Tournament&, const PlayerAmended&);
Objection against(const Tournament&, const PlayerRemoved&);
Objection against(const Tournament&, const RatingRecorded&);
Objection against(const Tournament&, const NumbersAssigned&);
Objection against(const Tournament&, const PlayerWithdrew&);
Objection against(const Tournament&, const PlayerReturned&);
Objection against(const Tournament&, const PlayerExpelled&);
Objection against(const Tournament&, const ByeGranted&);
Objection against(const Tournament&, const ByeCancelled&);
Objection against(const Tournament&, const PersonalDataErased&);
Objection against(const Tournament&, const InitialColourDrawn&);
Objection against(const Tournament&, const RoundDrafted&);
Objection against(const Tournament&, const DraftAmended&);
Objection against(const Tournament&, const RoundPublished&);
Objection against(const Tournament&, const ResultEntered&);
Objection against(const Tournament&, const ResultCorrected&);
Objection against(const Tournament&, const ClaimRuled&);
Objection against(const Tournament&, const ClockCorrected&);
Objection against(const Tournament&, const PenaltyImposed&);
Objection against(const Tournament&, const IncidentNoted&);
Objection against(const Tournament&, const EnvelopeSealed&);
Objection against(const Tournament&, const EnvelopeStored&);
Objection against(const Tournament&, const EnvelopeOpened&);
Objection against(const Tournament&, const GameResumed&);
Objection against(const Tournament&, const Revoked&);
Objection against(const Tournament&, const AccelerationAnnounced&);
Objection against(const Tournament&, const VirtualPointsGiven&);
Objection against(const Tournament&, const PairsForbidden&);
// clang-format on

/// A refusal as an objection.
inline Objection object(Why why, std::vector<Word> values = {}, std::string article = {})
{
    return Refusal{why, std::move(values), std::move(article), {}};
}

} // namespace arbiter
