// The colours: what the theme file says, held to the contrast the design system asks of each pair (WCAG 2.1, 1.4.3 and
// 1.4.11).
#include <boost/test/unit_test.hpp>

#include <QColor>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <cmath>

namespace {

using Tokens = QHash<QString, QColor>;

/// The tokens of a scheme, as the theme file has them.
Tokens tokensOf(const QString& scheme)
{
    QFile file{ARBITER_SOURCE_DIR "/qml/theme/Theme.qml"};
    BOOST_REQUIRE(file.open(QIODevice::ReadOnly));
    const QRegularExpression block{"readonly property var " + scheme + ": \\(\\{(.*?)\\}\\)",
                                   QRegularExpression::DotMatchesEverythingOption};
    const auto found = block.match(QString::fromUtf8(file.readAll()));
    BOOST_REQUIRE_MESSAGE(found.hasMatch(), "no tokens of " + scheme.toStdString());
    Tokens tokens;
    const QRegularExpression pair{"(\\w+): \"(#[0-9A-Fa-f]{6,8})\""};
    for (auto all = pair.globalMatch(found.captured(1)); all.hasNext();) {
        const auto one = all.next();
        tokens.insert(one.captured(1), QColor{one.captured(2)});
    }
    return tokens;
}

double channel(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double luminance(const QColor& c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

double ratio(const QColor& a, const QColor& b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

struct Pair {
    const char* ink;
    const char* ground;
    double asked;
};

constexpr Pair pairs[] = {
    {"text", "surface", 4.5},    {"text", "bg", 4.5},        {"text", "sunken", 4.5},     {"text2", "surface", 4.5},
    {"text2", "sunken", 4.5},    {"text3", "surface", 4.5},  {"text3", "bg", 4.5},        {"text3", "sunken", 4.5},
    {"accent", "surface", 4.5},  {"accent", "sunken", 4.5},  {"onaccent", "accent", 4.5}, {"ontint", "tint", 4.5},
    {"text", "tint", 4.5},       {"text2", "tint", 4.5},     {"text3", "tint", 4.5},      {"amber", "surface", 4.5},
    {"amber", "ambertint", 4.5}, {"text", "ambertint", 4.5}, {"text2", "ambertint", 4.5}, {"red", "surface", 4.5},
    {"red", "redtint", 4.5},     {"text", "redtint", 4.5},   {"text2", "redtint", 4.5},   {"onred", "redfill", 4.5},
    {"text2", "bg", 4.5},        {"bg", "text", 4.5},        {"focus", "surface", 3},     {"focus", "bg", 3},
    {"focus", "tint", 3},        {"focus", "sunken", 3},     {"edge", "surface", 3},      {"edge", "bg", 3},
    {"redfill", "surface", 3},
};

} // namespace

BOOST_AUTO_TEST_SUITE(the_colours)

BOOST_AUTO_TEST_CASE(hold_the_contrast_asked_of_each_pair_in_every_theme)
{
    BOOST_TEST(ratio(QColor{"#000000"}, QColor{"#FFFFFF"}) == 21.0, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(ratio(QColor{"#767676"}, QColor{"#FFFFFF"}) == 4.54, boost::test_tools::tolerance(0.01));
    for (const char* scheme : {"light", "dark", "contrast"}) {
        const auto tokens = tokensOf(scheme);
        for (const auto& pair : pairs) {
            BOOST_TEST_CONTEXT(scheme << ": " << pair.ink << " on " << pair.ground)
            {
                BOOST_REQUIRE(tokens.contains(pair.ink));
                BOOST_REQUIRE(tokens.contains(pair.ground));
                BOOST_TEST(ratio(tokens[pair.ink], tokens[pair.ground]) >= pair.asked);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(have_the_same_names_in_every_theme)
{
    const auto sorted = [](const char* scheme) {
        auto names = tokensOf(scheme).keys();
        names.sort();
        return names;
    };
    BOOST_TEST((sorted("dark") == sorted("light")));
    BOOST_TEST((sorted("contrast") == sorted("light")));
    BOOST_TEST(sorted("light").size() > 20);
}

BOOST_AUTO_TEST_SUITE_END()
