// long_run EVENTS MOST [SEED]: the layers against the plain path over random events; prints each difference and how
// many brackets each layer decided. A program for tests.
#include <array>
#include <cstdio>
#include <cstdlib>

#include "domain/pairing/dutch.h"
#include "tests/pairing/compare.h"
#include "tests/pairing/random_event.h"

using namespace arbiter;

int main(int count, char** arguments)
{
    if (count < 3) return 2;
    const int events = std::atoi(arguments[1]), most = std::atoi(arguments[2]);
    const unsigned first = count > 3 ? static_cast<unsigned>(std::atoi(arguments[3])) : 1;
    std::array<long, layerCount> decided{};
    long rounds = 0, impossible = 0, different = 0;
    for (unsigned seed = first; seed < first + static_cast<unsigned>(events); ++seed) {
        std::mt19937 chance{seed};
        const auto wish = test::randomWish(chance, most);
        for (test::RandomEvent event{wish, seed}; !event.over();) {
            const auto& [entrants, round] = event.position();
            const auto fast = pairDutch(entrants, round);
            const auto plain = pairDutch(entrants, round, dutch::Path::Plain);
            ++rounds;
            if (const auto what = test::difference(fast, plain); !what.empty()) {
                ++different;
                std::printf("round %d of %s: %s\n", round.number, test::describe(wish, seed).c_str(), what.c_str());
            }
            if (!plain) {
                ++impossible;
                break;
            }
            if (fast)
                for (const auto& bracket : fast->brackets) ++decided[static_cast<std::size_t>(bracket.layer)];
            event.play(*plain);
        }
        if (seed % 500 == 0) std::printf("%u events, %ld rounds\n", seed, rounds), std::fflush(stdout);
    }
    std::printf("%ld rounds (%ld impossible), %ld different; brackets by layer:", rounds, impossible, different);
    for (const long n : decided) std::printf(" %ld", n);
    std::printf("\n");
    return different != 0;
}
