// The command line program.
#include "app/chess_verbs.h"

#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

int main(int argc, char** argv)
{
    const std::vector<std::string> all(argv + 1, argv + argc);
    const std::string_view verb = all.empty() ? std::string_view{} : std::string_view{all[0]};
    const auto arguments = std::span{all}.subspan(all.empty() ? 0 : 1);
    if (verb == "perft") return arbiter::perftVerb(arguments);
    if (verb == "replay") return arbiter::replayVerb(arguments);
    if (verb == "can-mate") return arbiter::canMateVerb(arguments);
    if (verb == "notation") return arbiter::notationVerb(arguments);
    std::puts("arbiter " ARBITER_VERSION);
    return 0;
}
