// The command line program.
#include <cstdio>

int main()
{
    std::puts("arbiter " ARBITER_VERSION);
    return 0;
}
