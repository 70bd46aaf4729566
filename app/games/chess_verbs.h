// The verbs of the command line about moves and games: perft, can-mate, notation, replay. They print to stdout,
// messages in the language asked for to stderr, and return the exit status: 0 done, 1 the answer is no, 2 wrong usage
// or unreadable input.
#pragma once

#include "domain/basics/bilingual.h"

#include <span>
#include <string>

namespace arbiter {

/// perft "FEN" DEPTH: the number of leaf nodes.
int perftVerb(std::span<const std::string> arguments, Language language);

/// can-mate ROWS.csv: a column fen with a header line; white,black with yes / no / unknown a row.
int canMateVerb(std::span<const std::string> arguments, Language language);

/// notation ROWS.tsv: columns fen, text, language with a header line; a move in coordinates or error:<kind> a row.
int notationVerb(std::span<const std::string> arguments, Language language);

/// replay FILE.pgn [--json] [--threads 1|2] [--language CODE]: each game as a JSON object a line, or one line of
/// totals. 1 where a game has an error.
int replayVerb(std::span<const std::string> arguments, Language language);

} // namespace arbiter
