// For looking: writes every sheet of the demonstration event, in both languages and forms, into a folder.
#include "reports/render/html.h"
#include "reports/render/text.h"
#include "reports/sheets/sheets.h"
#include "tests/reports/events.h"

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace arbiter;
using namespace arbiter::reports;

namespace {

void write(const std::filesystem::path& folder, const std::string& name, const Result<Document>& document)
{
    if (!document) {
        std::cerr << name << ": " << sentence(document.error(), Language::English) << '\n';
        return;
    }
    std::ofstream{folder / (name + ".html")} << html(*document);
    std::ofstream{folder / (name + ".txt")} << text(*document);
}

void writeAll(const std::filesystem::path& folder, const std::string& event, const test::Event& e, RoundNumber round)
{
    for (const auto language : {Language::English, Language::Chinese}) {
        const auto name = event + (language == Language::English ? "-en" : "-zh");
        auto context = e.context(language);
        write(folder, "pairings-" + name, pairings(e.state(), round, context));
        write(folder, "standings-" + name, standings(e.state(), round, context));
        for (const auto& [game, record] : e.state().records) {
            if (record.adjournments.empty()) continue;
            for (const auto& [paper, suffix] : {std::pair{Paper::A4, "-a4"}, {Paper::DL, "-dl"}, {Paper::C5, "-c5"}}) {
                context.paper = paper;
                write(folder, "envelope-" + name + suffix, envelope(e.state(), game, context));
            }
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: reports_demo FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    writeAll(folder, "demo", test::demonstration(), RoundNumber{5});
    writeAll(folder, "small", test::smallEvent(), RoundNumber{2});
    writeAll(folder, "large", test::largeEvent(301), RoundNumber{1});

    writeAll(folder, "sixty", test::largeEvent(60), RoundNumber{1});

    auto e = test::smallEvent();
    e.result(1, Outcome::Drawn);
    e.draft({{PlayerId{2}, PlayerId{5}}, {PlayerId{1}, PlayerId{6}}}, {{PlayerId{7}, Bye::PairingAllocated}});
    write(folder, "draft-en", pairings(e.state(), RoundNumber{3}, e.context(Language::English)));
    write(folder, "draft-zh", pairings(e.state(), RoundNumber{3}, e.context(Language::Chinese)));
    return 0;
}
