// Settings that can be, and their changes.
#include "domain/event/settings.h"

#include <algorithm>

namespace arbiter {

namespace {

template <class T> void take(T& value, const std::optional<T>& change)
{
    if (change) value = *change;
}

} // namespace

Settings changed(Settings s, const SettingsChange& c)
{
    take(s.name, c.name);
    take(s.place, c.place);
    take(s.federation, c.federation);
    if (c.start) s.start = c.start;
    if (c.end) s.end = c.end;
    take(s.chiefArbiter, c.chiefArbiter);
    take(s.deputyArbiters, c.deputyArbiters);
    take(s.edition, c.edition);
    take(s.rounds, c.rounds);
    take(s.timeControl, c.timeControl);
    take(s.scoring, c.scoring);
    take(s.tieBreaks, c.tieBreaks);
    return s;
}

bool isFederation(std::string_view text)
{
    return text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::optional<Refusal> objectionTo(const Settings& s)
{
    if (s.name.find_first_not_of(' ') == std::string::npos) return Refusal{Why::NameMissing, {}, {}, {}};
    if (s.rounds < 1 || s.rounds > 99) return Refusal{Why::RoundsOutOfRange, {std::to_string(s.rounds)}, {}, {}};
    if (!s.federation.empty() && !isFederation(s.federation))
        return Refusal{Why::BadFederation, {s.federation}, {}, {}};
    if (s.start && s.end && *s.end < *s.start)
        return Refusal{Why::BadDates, {toText(*s.start), toText(*s.end)}, {}, {}};
    return objectionTo(s.scoring);
}

} // namespace arbiter
