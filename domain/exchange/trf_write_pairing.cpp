// Records 250 and 260, written: virtual points and forbidden pairs. TRF16 has XXA and XXP; a range of rounds stands in
// 260 there too, which readers of that form know or leave aside.
#include "domain/exchange/trf_writing.h"
#include "domain/tournament/query.h"

#include <algorithm>

namespace arbiter {

namespace {

std::string text(int n) { return std::to_string(n); }

void writeRange(TrfSheet& sheet, const VirtualPointsGiven& given)
{
    std::string line = "250";
    putRight(line, 10, 4, toText(given.points));
    putRight(line, 15, 3, text(given.first.value));
    putRight(line, 19, 3, text(given.last.value));
    const auto [from, to] = rangeOf(sheet.t, given);
    putRight(line, 23, 4, text(from.value));
    putRight(line, 28, 4, text(to.value));
    sheet.lines.push_back(line);
}

/// XXA: one player, and his virtual points of each round from 1.
void writeEach(TrfSheet& sheet)
{
    RoundNumber last;
    for (const auto& given : sheet.t.virtualPoints) last = std::max(last, given.last);
    for (const auto& row : sheet.rows) {
        std::string line = "XXA";
        putRight(line, 5, 4, text(row.number));
        bool any = false;
        for (RoundNumber r{1}; r <= last; r = r.next()) {
            const auto points = virtualPointsIn(sheet.t, *row.player, r);
            any = any || points != Points{};
            putRight(line, 5 + 5 * r.value, 4, toText(points));
        }
        if (any) sheet.lines.push_back(line);
    }
}

bool everyRound(const Tournament& t, const PairsForbidden& f)
{
    return f.first.value == 1 && (!f.last || f.last->value >= t.settings.rounds);
}

} // namespace

void writeAcceleration(TrfSheet& sheet)
{
    if (sheet.how.format == TrfFormat::Trf16) return writeEach(sheet);
    for (const auto& given : sheet.t.virtualPoints) writeRange(sheet, given);
}

void writeForbidden(TrfSheet& sheet)
{
    for (const auto& f : sheet.t.forbidden) {
        if (f.players.size() < 2) continue; // others of them were removed
        const bool plain = sheet.how.format == TrfFormat::Trf16 && everyRound(sheet.t, f);
        std::string line = plain ? "XXP" : "260";
        if (!plain) putRight(line, 5, 3, text(f.first.value));
        if (!plain) putRight(line, 9, 3, text(f.last ? f.last->value : sheet.t.settings.rounds));
        int column = plain ? 5 : 13;
        for (const auto id : f.players) {
            putRight(line, column, 4, text(sheet.numberOf(id)));
            column += 5;
        }
        sheet.lines.push_back(line);
    }
}

} // namespace arbiter
