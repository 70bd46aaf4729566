// What must hold for any bytes that are given as a report. Shared by the mutation test and the libFuzzer target.
#pragma once

#include "domain/exchange/trf_import.h"
#include "domain/exchange/trf_query.h"
#include "domain/exchange/trf_reader.h"
#include "domain/exchange/trf_writer.h"
#include "domain/tournament/fold.h"

#include <string>
#include <string_view>

namespace arbiter {

inline Tournament emptyEventForTrf()
{
    Settings settings;
    settings.name = "Empty";
    settings.rounds = 1;
    Tournament t;
    apply(t, EventOpened{settings, std::string(32, '0')}, EntryNumber{1});
    return t;
}

/// Read, imported, written, read and written again; what is wrong with that in words, or nothing.
inline std::string faultIn(std::string_view bytes)
{
    const auto report = readTrf(bytes);
    if (!report)
        return report.error().empty() || sentence(report.error().front(), Language::Chinese).empty()
                   ? "refused without an error"
                   : "";
    obstaclesToPairing(*report);
    const auto import = importTrf(emptyEventForTrf(), *report, {"file"});
    if (!import) return "";
    auto t = emptyEventForTrf();
    for (const auto& fact : import->facts) {
        if (const auto o = objection(t, fact)) return "a fact meets an objection: " + sentence(*o, Language::English);
        apply(t, fact, t.head.next());
    }
    const auto once = writeTrf(t, {}).text;
    const auto again = readTrf(once);
    if (!again)
        return "our own output is not read: " + sentence(again.error().front(), Language::English) + "\n" + once;
    const auto second = importTrf(emptyEventForTrf(), *again, {"file"});
    if (!second) return "our own output is not imported: " + sentence(second.error(), Language::English) + "\n" + once;
    auto u = emptyEventForTrf();
    for (const auto& fact : second->facts) apply(u, fact, u.head.next());
    const auto twice = writeTrf(u, {}).text;
    return once == twice ? "" : "the second pass differs:\n" + once + "----\n" + twice;
}

} // namespace arbiter
