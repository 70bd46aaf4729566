// Drawing diagrams.
#include "reports/render/board.h"

#include "reports/render/assets.h"
#include "reports/render/escape.h"

#include <fmt/format.h>

namespace arbiter::reports {

namespace {

constexpr int square = 48;
constexpr int edge = 18; ///< room for the coordinates, left and below

/// "wK" for 'K', "bK" for 'k'.
std::string pieceName(char man)
{
    const bool white = man >= 'A' && man <= 'Z';
    return {white ? 'w' : 'b', static_cast<char>(white ? man : man - 'a' + 'A')};
}

/// What stands inside the svg element of a file.
std::string_view inner(std::string_view svg)
{
    const auto from = svg.find('>', svg.find("<svg")) + 1;
    return svg.substr(from, svg.rfind("</svg>") - from);
}

std::string coordinates()
{
    std::string marks;
    for (int i = 0; i < 8; ++i) {
        const int middle = square * i + square / 2;
        marks += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>", edge + middle, 8 * square + 14,
                             static_cast<char>('a' + i));
        marks += fmt::format("<text x=\"8\" y=\"{}\">{}</text>", middle + 4, 8 - i);
    }
    return "<g font-size=\"12\" text-anchor=\"middle\" fill=\"#000\">" + marks + "</g>";
}

} // namespace

std::string boardDefinitions()
{
    std::string all =
        "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>"
        "<pattern id=\"hatch\" width=\"5.4\" height=\"5.4\" patternUnits=\"userSpaceOnUse\" "
        "patternTransform=\"rotate(45)\"><path d=\"M0 0V5.4\" stroke=\"#444\" stroke-width=\"2\"/></pattern>";
    for (const char man : std::string_view{"KQRBNPkqrbnp"}) {
        const auto name = pieceName(man);
        all += fmt::format("<symbol id=\"{}\" viewBox=\"0 0 48 48\">{}</symbol>", name, inner(asset(name + ".svg")));
    }
    return all + "</defs></svg>\n";
}

std::string boardSvg(const Diagram& diagram, const std::string& name)
{
    std::string squares, men;
    for (int i = 0; i < 64; ++i) {
        const int x = edge + square * (i % 8), y = square * (i / 8);
        if ((i % 8 + i / 8) % 2 == 1) squares += fmt::format("M{} {}h{}v{}h-{}z", x, y, square, square, square);
        const char man = diagram.men[static_cast<std::size_t>(i)];
        if (man != 0)
            men += fmt::format("<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>", pieceName(man), x, y,
                               square, square);
    }
    const int side = 8 * square;
    return fmt::format("<svg class=\"board\" viewBox=\"0 -2 {} {}\" role=\"img\" aria-label=\"{}\">", edge + side + 2,
                       side + 2 + edge, escaped(name)) +
           fmt::format(
               "<rect x=\"{}\" y=\"0\" width=\"{}\" height=\"{}\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"2\"/>",
               edge, side, side) +
           "<path d=\"" + squares + "\" fill=\"url(#hatch)\"/>" + men + coordinates() + "</svg>\n";
}

} // namespace arbiter::reports
