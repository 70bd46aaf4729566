// The writing of values.
#include "reports/render/values.h"

#include "reports/dates.h"
#include "reports/words.h"

#include <cstdlib>

namespace arbiter::reports {

namespace {

bool isHalf(Points p) { return p.inTenths() % 10 != 0; }

} // namespace

PointsForm pointsFormOf(const Table& table, std::size_t at, Language language)
{
    PointsForm form{language == Language::English, false};
    for (const auto& row : table.rows)
        if (const auto* points = std::get_if<Points>(&row[at].value)) {
            form.halves = form.halves && points->inTenths() % 5 == 0;
            form.hang = form.hang || isHalf(*points);
        }
    form.hang = form.hang && form.halves;
    return form;
}

std::string pointsText(Points points, PointsForm form)
{
    if (!form.halves) return toText(points);
    const int whole = std::abs(points.inTenths()) / 10;
    const std::string sign = points < Points{} ? "-" : "";
    const std::string number = whole > 0 || !isHalf(points) ? std::to_string(whole) : "";
    return sign + number + (isHalf(points) ? "½" : "");
}

bool leavesRoom(const Value& value, PointsForm form)
{
    const auto* points = std::get_if<Points>(&value);
    return points && form.hang && !isHalf(*points);
}

std::string valueText(const Value& value, PointsForm form, Language language)
{
    struct Writer {
        PointsForm form;
        Language language;

        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(Points points) const { return pointsText(points, form); }
        std::string operator()(Place place) const
        {
            const auto number = std::to_string(place.place);
            return place.shared ? say(Says::SharedPlace, language, {number}) : number;
        }
        std::string operator()(Blank) const { return {}; }
    };
    return std::visit(Writer{form, language}, value);
}

std::vector<std::string> footerLines(const Document& d)
{
    const auto seal = std::to_string(d.footer.entry.value) + ':' + d.footer.seal;
    return {d.footer.event + " · " + d.footer.document,
            say(Says::Printed, d.language, {printedMoment(d.footer.printedAt, d.language)}) + " · " +
                say(Says::HeadSeal, d.language, {seal})};
}

} // namespace arbiter::reports
