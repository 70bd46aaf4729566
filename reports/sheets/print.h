// How names, results and ratings are written on every sheet (Chinese conventions: family name first and no
// comma, 第6轮, 第17台), and the frame all sheets share.
#pragma once

#include "domain/tournament/state.h"
#include "reports/context.h"
#include "reports/dates.h"
#include "reports/document.h"
#include "reports/words.h"

namespace arbiter::reports {

/// "Hou, Yifan", 侯逸凡; with both scripts, that of the sheet's language first.
std::string printedName(const PlayerCard& card, const Context& context);
/// "1–0", "½–½", "+/–", "*" in English; "1-0", "+ : -" in Chinese. A game that is not rated carries a dagger.
std::string printedOutcome(Outcome outcome, Language language);
/// A number, or nothing for an unrated player.
Value printedRating(const Player& player, RoundNumber round);

std::string numberText(RoundNumber round);
std::string numberText(BoardNumber board);
/// "board 3, board 7", "第3台、第7台".
std::string joined(const std::vector<std::string>& parts, Says comma, Language language);

/// "Round 5 of 9 · Hall 2".
std::string roundAndPlace(const Tournament& t, RoundNumber round, Language language);

/// The stamp of an entry where the context knows it.
std::optional<Stamp> stampOf(const Context& context, EntryNumber entry);

/// A document with event, title, round and footer; the body is still to be filled.
Document frame(const Tournament& t, std::string title, RoundNumber round, const Context& context);

/// The round, published, or why there is none to print.
Result<const Round*> publishedRound(const Tournament& t, RoundNumber round);

} // namespace arbiter::reports
