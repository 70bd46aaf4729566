// Days and moments.
#include "reports/dates.h"

#include "reports/words.h"

namespace arbiter::reports {

std::string printedDate(Date date, Language language)
{
    const auto month = static_cast<Says>(static_cast<int>(Says::January) + date.month - 1);
    return say(Says::Day, language, {std::to_string(date.year), say(month, language), std::to_string(date.day)});
}

std::string printedMoment(Moment moment, Language language)
{
    return say(Says::DayAndTime, language, {printedDate(dayOf(moment), language), wallTime(moment)});
}

} // namespace arbiter::reports
