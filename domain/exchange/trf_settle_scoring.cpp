// The points that a report states for results, from whichever of its records: 162, XXS or BB.
#include "domain/exchange/trf_reading.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

struct Slot {
    std::string_view code;
    Points Scoring::*value;
};

/// Which of FIDE's five values a code sets. X, an adjourned game, is worth a draw.
constexpr std::array slots{
    Slot{"W", &Scoring::win},        Slot{"D", &Scoring::draw},         Slot{"L", &Scoring::loss},
    Slot{"A", &Scoring::absence},    Slot{"P", &Scoring::pairingBye},   Slot{"X", &Scoring::draw},
    Slot{"XXS W", &Scoring::win},    Slot{"XXS D", &Scoring::draw},     Slot{"XXS WW", &Scoring::win},
    Slot{"XXS BW", &Scoring::win},   Slot{"XXS WD", &Scoring::draw},    Slot{"XXS BD", &Scoring::draw},
    Slot{"XXS WL", &Scoring::loss},  Slot{"XXS BL", &Scoring::loss},    Slot{"XXS ZPB", &Scoring::absence},
    Slot{"XXS HPB", &Scoring::draw}, Slot{"XXS FPB", &Scoring::win},    Slot{"XXS PAB", &Scoring::pairingBye},
    Slot{"XXS FW", &Scoring::win},   Slot{"XXS FL", &Scoring::absence}, Slot{"BBW", &Scoring::win},
    Slot{"BBD", &Scoring::draw},     Slot{"BBL", &Scoring::loss},       Slot{"BBZ", &Scoring::absence},
    Slot{"BBF", &Scoring::absence},  Slot{"BBU", &Scoring::pairingBye},
};

Points Scoring::*slotOf(std::string_view code)
{
    return std::find_if(slots.begin(), slots.end(), [&](const Slot& s) { return s.code == code; })->value;
}

} // namespace

void settleScoring(TrfReading& r)
{
    if (r.pointCodes.empty()) return;
    Scoring scoring;
    bool byeStated = false;
    for (std::size_t i = 0; i < r.pointCodes.size(); ++i) {
        const auto& stated = r.pointCodes[i];
        const auto slot = slotOf(stated.code);
        for (std::size_t j = 0; j < i; ++j) {
            const auto& earlier = r.pointCodes[j];
            if (slotOf(earlier.code) != slot || earlier.points == stated.points) continue;
            r.error(stated.at, TrfKind::ScoringSplit, toText(stated.points),
                    {stated.code, earlier.code, toText(earlier.points)});
            break;
        }
        scoring.*slot = stated.points;
        byeStated = byeStated || slot == &Scoring::pairingBye;
    }
    if (!byeStated) scoring.pairingBye = scoring.win;
    r.report.scoring = TrfAt<Scoring>{scoring, r.pointCodes.front().at};
}

} // namespace arbiter
