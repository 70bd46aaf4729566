// How Boost.Test prints the house's values when an assertion fails.
#pragma once

#include "domain/basics/id.h"
#include "domain/basics/refusal.h"
#include "domain/event/score.h"

#include <ostream>

namespace arbiter {

inline std::ostream& operator<<(std::ostream& out, Points p) { return out << toText(p); }
inline std::ostream& operator<<(std::ostream& out, Outcome o) { return out << textOf(o); }
inline std::ostream& operator<<(std::ostream& out, Why why)
{
    return out << sentence(Refusal{why, {}, {}, {}}, Language::English);
}
template <class Tag, class Rep> std::ostream& operator<<(std::ostream& out, Id<Tag, Rep> id) { return out << id.value; }

} // namespace arbiter

namespace boost::test_tools::tt_detail {

template <class T> struct print_log_value<std::optional<T>> {
    void operator()(std::ostream& out, const std::optional<T>& value)
    {
        if (value)
            out << *value;
        else
            out << "nothing";
    }
};

} // namespace boost::test_tools::tt_detail
