// pair_driver FILE.trf [--plain]: the next round of a file as the checker of pairings wants it. A program for tests.
#include <cstdio>
#include <cstring>

#include "domain/pairing/dutch.h"
#include "tests/pairing/plain_trf.h"

int main(int count, char** arguments)
{
    if (count < 2) return 2;
    const auto position = arbiter::test::readPosition(arbiter::test::readFile(arguments[1]));
    const bool plain = count > 2 && std::strcmp(arguments[2], "--plain") == 0;
    const auto path = plain ? arbiter::dutch::Path::Plain : arbiter::dutch::Path::Fast;
    const auto pairing = arbiter::pairDutch(position.entrants, position.round, path);
    if (!pairing) {
        std::fprintf(stderr, "no legal pairing\n");
        return 1;
    }
    std::printf("%zu\n", pairing->boards.size() + (pairing->bye ? 1 : 0));
    for (const auto& board : pairing->boards) std::printf("%d %d\n", board.white, board.black);
    if (pairing->bye) std::printf("%d 0\n", *pairing->bye);
    return 0;
}
