# Writes OUT, a source file that gives each of FILES by its name: asset("wK.svg").
set(rows "")
foreach(path IN LISTS FILES)
  get_filename_component(name "${path}" NAME)
  file(READ "${path}" content)
  string(APPEND rows "    {\"${name}\", R\"asset(${content})asset\"},\n")
endforeach()
file(WRITE "${OUT}" "// Written by reports/embed.cmake.
#include \"reports/render/assets.h\"

#include <cassert>

namespace arbiter::reports {

namespace {

struct Asset {
    std::string_view name;
    std::string_view content;
};

constexpr Asset assets[] = {
${rows}};

} // namespace

std::string_view asset(std::string_view name)
{
    for (const auto& a : assets)
        if (a.name == name) return a.content;
    assert(false);
    return {};
}

} // namespace arbiter::reports
")
