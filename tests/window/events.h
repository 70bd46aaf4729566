// Events written straight to a file, for what would take too long by hand.
#pragma once

#include <string>

namespace arbiter::test {

struct EventShape {
    int players = 0;
    int rounds = 5;
    int published = 0;    ///< rounds with every result in
    bool playing = false; ///< and one more published, without results
    bool longNames = false;
};

/// Makes the event at `path`, which must be free.
void makeEvent(const std::string& path, const EventShape& shape);

} // namespace arbiter::test
