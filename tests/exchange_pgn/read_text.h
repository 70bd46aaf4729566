// Games from a text that stands in the test, handed over in pieces of any size.
#pragma once

#include "domain/exchange/pgn_reader.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <sstream>

inline arbiter::encodings::ByteSource sourceOf(std::string text, std::size_t piece = 1 << 20)
{
    return [text = std::move(text), piece, at = std::size_t{0}](char* into, std::size_t room) mutable {
        const std::size_t n = std::min({room, piece, text.size() - at});
        std::memcpy(into, text.data() + at, n);
        at += n;
        return n;
    };
}

inline std::vector<arbiter::PgnGame> readGames(std::string text, std::size_t piece = 1 << 20,
                                               arbiter::PgnReading how = {})
{
    arbiter::PgnReader reader{sourceOf(std::move(text), piece), how};
    std::vector<arbiter::PgnGame> games;
    for (arbiter::PgnGame game; reader.next(game);) games.push_back(game);
    return games;
}

/// The only game of a text.
inline arbiter::PgnGame readOne(std::string text)
{
    auto games = readGames(std::move(text));
    BOOST_TEST_REQUIRE(games.size() == 1u);
    return games.front();
}

inline bool warns(const arbiter::PgnGame& game, arbiter::PgnWarningKind kind)
{
    return std::any_of(game.warnings.begin(), game.warnings.end(), [&](const auto& w) { return w.kind == kind; });
}

inline std::string contentOf(const std::string& path)
{
    std::ifstream in{path, std::ios::binary};
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}
