// pairing_speed PLAYERS ROUNDS [plain byes|heavy|accelerated] [SEED]: CPU milliseconds of each round of a drawn event,
// reading left out, and which layer decided how many of its brackets.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "domain/pairing/dutch.h"
#include "tests/pairing/random_event.h"

using namespace arbiter;

namespace {

double cpuMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

test::EventWish wishOf(int count, char** arguments)
{
    test::EventWish wish;
    wish.players = std::atoi(arguments[1]);
    wish.rounds = std::atoi(arguments[2]);
    const char* kind = count > 3 ? arguments[3] : "plain";
    if (std::strcmp(kind, "heavy") == 0)
        wish.forfeits = 10, wish.zeroByes = 10, wish.halfByes = 5, wish.lateEntries = 10;
    if (std::strcmp(kind, "heavy") == 0) wish.forbiddenGroups = wish.players / 10;
    if (std::strcmp(kind, "accelerated") == 0) wish.accelerated = true, wish.zeroByes = 1;
    return wish;
}

} // namespace

int main(int count, char** arguments)
{
    if (count < 3) return 2;
    const unsigned seed = count > 4 ? static_cast<unsigned>(std::atoi(arguments[4])) : 1;
    std::array<int, layerCount> layers{};
    for (test::RandomEvent event{wishOf(count, arguments), seed}; !event.over();) {
        const double start = cpuMilliseconds();
        const auto pairing = pairDutch(event.position().entrants, event.position().round);
        const double spent = cpuMilliseconds() - start;
        std::printf("round %2d %9.2f ms", event.position().round.number, spent);
        if (!pairing) return std::printf(" impossible\n"), 1;
        for (const auto& b : pairing->brackets) ++layers[static_cast<std::size_t>(b.layer)];
        for (const auto& b : pairing->brackets)
            if (b.layer != Layer::TightGraph)
                std::printf(" [%zu+%zu layer %d]", b.movedDown.size(), b.residents.size(), static_cast<int>(b.layer));
        std::printf("\n");
        event.play(*pairing);
    }
    std::printf("brackets by layer:");
    for (const int n : layers) std::printf(" %d", n);
    std::printf("\n");
    return 0;
}
