// libFuzzer: any bytes as a report to FIDE. Needs clang and libclang-rt-dev (packages clang, libclang-rt-14-dev).
#include "tests/fuzz/trf_input.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto fault = arbiter::faultIn({reinterpret_cast<const char*>(data), size});
    if (fault.empty()) return 0;
    std::fputs((fault + '\n').c_str(), stderr);
    std::abort();
}
