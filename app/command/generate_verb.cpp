// The verb `generate`. Without a seed one is drawn here; it stands in the file, with everything that repeats the run.
#include "app/command/files.h"
#include "app/command/rules_verbs.h"
#include "domain/rounds/generator.h"

#include <ostream>

namespace arbiter {

namespace {

struct Rate {
    const char* name;
    std::optional<int> GeneratorWishes::*wish;
    int from, to;
};

constexpr Rate rates[] = {
    {"--players", &GeneratorWishes::players, 2, 9999},
    {"--rounds", &GeneratorWishes::rounds, 1, 99},
    {"--full-byes", &GeneratorWishes::fullByes, 0, 100},
    {"--half-byes", &GeneratorWishes::halfByes, 0, 100},
    {"--zero-byes", &GeneratorWishes::zeroByes, 0, 100},
    {"--forfeits", &GeneratorWishes::forfeits, 0, 100},
    {"--double-forfeits", &GeneratorWishes::doubleForfeits, 0, 100},
    {"--odd-results", &GeneratorWishes::odd, 0, 100},
    {"--draws", &GeneratorWishes::draws, 0, 100},
    {"--late-entries", &GeneratorWishes::lateEntries, 0, 100},
    {"--withdrawals", &GeneratorWishes::withdrawals, 0, 100},
    {"--forbidden", &GeneratorWishes::forbidden, 0, 9999},
};

Result<void> readRates(const Given& given, GeneratorWishes& wishes)
{
    for (const auto& rate : rates) {
        if (!given.has(rate.name)) continue;
        const auto value = given.number(rate.name, rate.from, rate.to);
        if (!value) return tl::unexpected{value.error()};
        wishes.*rate.wish = *value;
    }
    return {};
}

/// "1200-2600".
Result<void> readRange(const Given& given, RatingWish& ratings)
{
    if (!given.has("--rating-range")) return {};
    const auto text = given.text("--rating-range");
    const auto dash = text.find('-');
    const auto low = readNumber("--rating-range", text.substr(0, dash), 0, 4000);
    const auto high = readNumber("--rating-range", dash == std::string::npos ? "" : text.substr(dash + 1), 0, 4000);
    if (!low || !high || *low > *high) return refuse(Why::UnusableText, {"--rating-range", text, "1200-2600"});
    ratings.low = *low, ratings.high = *high;
    return {};
}

Result<void> readRatings(const Given& given, RatingWish& ratings)
{
    for (const auto& word : splitAtCommas(given.text("--ratings"))) {
        const auto rating = readNumber("--ratings", word, 0, 4000);
        if (!rating) return tl::unexpected{rating.error()};
        ratings.given.push_back(*rating);
    }
    if (auto range = readRange(given, ratings); !range) return range;
    for (auto [name, wish] :
         {std::pair{"--rating-step", &ratings.step}, std::pair{"--rating-spread", &ratings.spread}}) {
        const auto value = given.number(name, 0, 2000, 0);
        if (!value) return tl::unexpected{value.error()};
        *wish = *value;
    }
    return {};
}

Result<void> readOthers(const Given& given, GeneratorWishes& wishes)
{
    wishes.tieBreaks = splitAtCommas(given.text("--tie-breaks"));
    if (given.has("--acceleration")) {
        const auto method = given.choice("--acceleration", {"none", "baku"});
        if (!method) return tl::unexpected{method.error()};
        wishes.acceleration = *method == 1 ? Acceleration::Baku : Acceleration::None;
    }
    const auto colour = given.maybeColour("--initial-colour");
    if (!colour) return tl::unexpected{colour.error()};
    wishes.initialColour = *colour;
    if (!given.has("--scoring")) return {};
    const auto scoring = readScoring(given.text("--scoring"));
    if (!scoring) return tl::unexpected{scoring.error()};
    if (const auto why = objectionTo(*scoring)) return tl::unexpected{*why};
    const bool baku = wishes.acceleration == Acceleration::Baku;
    if (baku && (scoring->win != 2 * scoring->draw || scoring->loss != Points{}))
        return refuse(Why::AccelerationNeedsScoring, {}, "C.04.7");
    wishes.scoring = *scoring;
    return {};
}

Result<GeneratorWishes> readWishes(const Given& given)
{
    GeneratorWishes wishes;
    if (const auto read = readRates(given, wishes); !read) return tl::unexpected{read.error()};
    if (const auto read = readRatings(given, wishes.ratings); !read) return tl::unexpected{read.error()};
    if (const auto read = readOthers(given, wishes); !read) return tl::unexpected{read.error()};
    return wishes;
}

/// The call that makes this very file: the words given, and the seed.
std::string repeated(const Given& given, std::uint64_t seed)
{
    std::string line = "### arbiter generate";
    for (const auto& p : generateWords())
        if (p.name != "--seed" && p.name != "--output" && p.name != "--count" && given.has(p.name))
            line += ' ' + p.name + ' ' + '"' + given.text(p.name) + '"';
    return line + " --seed " + std::to_string(seed) + '\n';
}

/// OUT.trf with a number before its ending, where more than one file is made.
std::string numbered(const std::string& path, int number, int count)
{
    if (count == 1) return path;
    const auto slash = path.rfind('/'), dot = path.rfind('.');
    const bool ending = dot != std::string::npos && (slash == std::string::npos || dot > slash);
    const auto digits = std::to_string(number);
    const std::string label = '-' + std::string(std::to_string(count).size() - digits.size(), '0') + digits;
    return ending ? path.substr(0, dot) + label + path.substr(dot) : path + label;
}

Result<int> makeOne(const Given& given, const GeneratorWishes& wishes, std::uint64_t seed, const std::string& path)
{
    const auto form = given.has("--form") ? given.choice("--form", {"TRF16", "TRF26"}) : Result<std::size_t>{1u};
    if (!form) return tl::unexpected{form.error()};
    const auto made = generateEvent(wishes, seed);
    if (!made) return tl::unexpected{made.error()};
    const auto trf = writeTrf(made->event, {*form == 0 ? TrfFormat::Trf16 : TrfFormat::Trf26, {}});
    return writeWhole(path, trf.text + repeated(given, seed));
}

} // namespace

Result<int> generateVerb(const Given& given, Console& console)
{
    const auto wishes = readWishes(given);
    if (!wishes) return tl::unexpected{wishes.error()};
    const auto seed = seedOf(given);
    if (!seed) return tl::unexpected{seed.error()};
    const auto count = given.number("--count", 1, 1'000'000, 1);
    if (!count) return tl::unexpected{count.error()};
    if (!given.has("--output")) return refuse(Why::WordMissing, {"--output", "generate"});
    if (!wishes->tieBreaks.empty())
        console.err << Bilingual{"Ranks are by points and then by number: tie-breaks are not computed yet.\n",
                                 "名次按积分、编号排列：尚未计算破同分。\n"}
                           .in(console.language);
    int left = 0;
    for (int i = 1; i <= *count; ++i) {
        const auto made = makeOne(given, *wishes, *seed + static_cast<std::uint64_t>(i - 1),
                                  numbered(given.text("--output"), i, *count));
        if (made) continue;
        if (*count == 1 || sortOf(made.error().why) == Sort::Unusable) return made;
        ++left;
    }
    if (left > 0)
        console.err << fill(Bilingual{"{0} of {1} events left out: a round had no legal pairing.\n",
                                      "{1}场比赛中有{0}场略去：某轮无法编排。\n"}
                                .in(console.language),
                            std::vector{std::to_string(left), std::to_string(*count)});
    return done;
}

} // namespace arbiter
