# How every target is compiled: the warnings, the sanitizers of the dev preset, and the cache and linker where they are installed.
add_library(house INTERFACE)
target_compile_options(house INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
target_include_directories(house INTERFACE ${PROJECT_SOURCE_DIR})

if(ARBITER_STRICT)
  # GCC 12 warns of uninitialised values inside the standard library as soon as a sanitizer is on.
  target_compile_options(house INTERFACE -Werror -Wno-maybe-uninitialized)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# One folder of the house: a static library of the sources below it.
function(arbiter_layer name)
  cmake_parse_arguments(LAYER "" "" "USES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC house ${LAYER_USES})
endfunction()
