// The command line program. It links no Qt.
#include "app/command/command_line.h"

#include <iostream>
#include <string>
#include <vector>

int main(int count, char** words)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> given(words + 1, words + count);
    arbiter::Console console{std::cin, std::cout, std::cerr};
    return arbiter::runCommand(given, console);
}
