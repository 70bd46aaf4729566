# bench_chess: built on request (`cmake --build --preset release --target bench_chess`, with -DBUILD_TESTING=ON).
find_package(benchmark QUIET)
if(benchmark_FOUND)
  add_executable(bench_chess EXCLUDE_FROM_ALL bench/chess_bench.cpp)
  target_link_libraries(bench_chess PRIVATE domain benchmark::benchmark)
endif()
