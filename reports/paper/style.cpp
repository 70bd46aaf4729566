// The figures of the mockups, and what Chinese and envelopes change in them.
#include "reports/paper/style.h"

#include <algorithm>

namespace arbiter::reports::paper {

namespace {

constexpr auto bold = Weight::Bold;

RowStyle openRows(Language language, qreal tight)
{
    const qreal size = std::max(tight, 0.85);
    const qreal small = language == Language::Chinese ? 11 : 10;
    return {30 * tight,
            makeType(12 * size, 16 * size),
            makeType(13 * size, 17 * size, bold),
            makeType(small * size, 14 * size),
            makeType(13.5 * size, 17 * size),
            makeType(13.5 * size, 17 * size, bold),
            makeType(16 * size, 20 * size, bold)};
}

/// Sixty rows on a page of A4, with what stands below them.
RowStyle closeRows(qreal tight)
{
    const qreal height = 17 * std::max(tight, 0.8), size = height * 0.7;
    const auto plain = makeType(size, height * 0.95), strong = makeType(size, height * 0.95, bold);
    return {height, plain, strong, makeType(size * 0.9, height * 0.95), plain, strong, strong};
}

} // namespace

PageSize sizeOf(Paper paper)
{
    switch (paper) {
    case Paper::A4: return {210, 297, 44, 49, 28};
    case Paper::Letter: return {215.9, 279.4, 44, 49, 28};
    case Paper::DL: return {220, 110, 20, 28, 18};
    case Paper::C5: return {229, 162, 34, 38, 26};
    }
    return {};
}

Style styleOf(Paper paper, Language language, qreal tight)
{
    const bool chinese = language == Language::Chinese, envelope = isEnvelope(paper);
    // Chinese characters are read down to 11 px on paper, Latin letters to 9.5.
    const qreal label = chinese ? (envelope ? 11 : 12) : (envelope ? 9.5 : 10.5);
    const qreal facts = std::max(tight, 0.78), roomy = paper == Paper::DL ? 1 : 1.15;
    const qreal corner = envelope ? 20 : 12;
    Style s{sizeOf(paper),
            makeType(12, 16),
            envelope ? makeType(20, 24, bold) : makeType(25, 32, bold),
            makeType(corner, envelope ? 24 : 16),
            makeType(corner, envelope ? 24 : 16, bold),
            makeType(12, 16, bold),
            makeType(chinese ? 10.5 : 10, 14),
            makeType(9.5, 14, bold, Family::Mono),
            makeType(15, 22, bold),
            makeType(chinese ? 11.5 : 10.5, 16),
            makeType(label * facts, 13 * roomy * facts),
            makeType(13.5 * facts, 18 * roomy * facts, bold),
            makeType((chinese ? 11.5 : 11) * facts, 15.5 * facts),
            makeType(13.5 * facts, 18 * facts, bold),
            makeType(8.5, 10),
            openRows(language, tight),
            closeRows(tight),
            (paper == Paper::DL ? 6 : 12) * tight,
            (paper == Paper::DL ? 22 : 40) * tight,
            (paper == Paper::DL ? 256 : 282) * facts};
    return s;
}

} // namespace arbiter::reports::paper
