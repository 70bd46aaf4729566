# libFuzzer targets for the texts a game comes in. They need clang, whatever the house itself is compiled with, so that
# the sources they use are compiled once more. 15 seconds each, ten minutes with ARBITER_LONG.
find_program(FUZZ_COMPILER NAMES clang++-14 clang++)
if(FUZZ_COMPILER)
  file(GLOB fuzzed CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/domain/chess/*.cpp
    ${PROJECT_SOURCE_DIR}/domain/exchange/pgn*.cpp ${PROJECT_SOURCE_DIR}/domain/exchange/text_encoding*.cpp)
  set(fuzz_flags -std=c++20 -O1 -g1 -fconstexpr-steps=200000000 -I${PROJECT_SOURCE_DIR} -fsanitize=address,undefined
    -fno-sanitize-recover=all)
  set(fuzz_room ${CMAKE_CURRENT_BINARY_DIR}/fuzz_chess)
  file(MAKE_DIRECTORY ${fuzz_room})
  add_custom_command(OUTPUT ${fuzz_room}/libfuzzed.a DEPENDS ${fuzzed} WORKING_DIRECTORY ${fuzz_room} VERBATIM
    COMMAND ${FUZZ_COMPILER} ${fuzz_flags} -fsanitize=fuzzer-no-link -c ${fuzzed}
    COMMAND sh -c "rm -f libfuzzed.a && ar rcs libfuzzed.a *.o")
  foreach(name fen notation pgn)
    set(program ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/fuzz_${name})
    set(source ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/${name}.cpp)
    add_custom_command(OUTPUT ${program} DEPENDS ${source} ${fuzz_room}/libfuzzed.a VERBATIM
      COMMAND ${FUZZ_COMPILER} ${fuzz_flags} -fsanitize=fuzzer ${source} ${fuzz_room}/libfuzzed.a -o ${program})
    add_custom_target(fuzz_${name} ALL DEPENDS ${program})
    add_test(NAME fuzz_${name} WORKING_DIRECTORY ${fuzz_room} COMMAND sh -c
      "mkdir -p corpus_${name} && exec ${program} -max_total_time=$([ -n \"$ARBITER_LONG\" ] && echo 600 || echo 15) -timeout=20 corpus_${name} ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/seeds/${name}")
  endforeach()
else()
  message(STATUS "clang is not installed: the fuzz targets of chess are left out")
endif()
