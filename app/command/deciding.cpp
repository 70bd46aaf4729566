// From a call to an act on disk.
#include "app/command/deciding.h"

#include "domain/facts/kinds.h"

#include <ostream>

namespace arbiter {

namespace {

/// The cautions named by `--acknowledge` or `--confirm`.
Result<std::set<Caution>> cautionsNamed(const Given& given, const std::string& option)
{
    std::set<Caution> named;
    for (const auto& text : given.all(option)) {
        const auto all = allCautions();
        const auto at = std::find_if(all.begin(), all.end(), [&](Caution c) { return nameOf(c) == text; });
        if (at == all.end())
            return refuse(Why::UnusableText, {option, text, nameOf(all.front()).data() + std::string{" ..."}});
        named.insert(*at);
    }
    return named;
}

Result<Acknowledgement> acknowledgementOf(const Given& given)
{
    const auto once = cautionsNamed(given, "--acknowledge"), twice = cautionsNamed(given, "--confirm");
    if (!once) return tl::unexpected{once.error()};
    if (!twice) return tl::unexpected{twice.error()};
    return Acknowledgement{*once, *twice};
}

constexpr std::size_t mostSaid = 40;

void sayEntries(const std::vector<Entry>& entries, const Tournament& t, Console& console)
{
    const auto speaker = speakerFor(t, console.language);
    for (std::size_t i = 0; i < entries.size() && i < mostSaid; ++i)
        console.out << entries[i].number.value << "  " << sentence(entries[i].fact, speaker) << '\n';
    if (entries.size() > mostSaid) {
        const Bilingual more{"... and the entries to {0}\n", "……至第{0}条\n"};
        console.out << fill(more.in(console.language), std::vector{std::to_string(entries.back().number.value)});
    }
    console.out.flush();
}

} // namespace

Signature signatureFor(const Tournament& t, const Given& given)
{
    auto author = given.text("--author");
    if (author.empty()) author = t.onDuty.empty() ? t.settings.chiefArbiter : t.onDuty;
    const auto desk = given.text("--desk");
    return {now(), author.empty() ? "-" : author, desk.empty() ? "1" : desk};
}

Result<Desk> openToDecide(const Given& given)
{
    auto desk = Desk::open(given.text("EVENT"), Access::Write, now());
    if (desk && desk->readOnlyBecause()) return tl::unexpected{*desk->readOnlyBecause()};
    return desk;
}

Result<Desk> openToRead(const Given& given, Console& console)
{
    auto desk = Desk::open(given.text("EVENT"), Access::Read, now());
    if (desk && desk->readOnlyBecause()) console.err << sentence(*desk->readOnlyBecause(), console.language) << '\n';
    return desk;
}

Result<int> decide(Desk& desk, std::span<const Fact> facts, const Given& given, Console& console,
                   const PersonalChanges& personal)
{
    const auto met = acknowledgementOf(given);
    if (!met) return tl::unexpected{met.error()};
    const auto taken = desk.take(facts, *met, signatureFor(desk.tournament(), given), personal);
    if (!taken) return tl::unexpected{taken.error()};
    sayEntries(*taken, desk.tournament(), console);
    return done;
}

Result<int> decide(Desk& desk, const Result<Fact>& fact, const Given& given, Console& console)
{
    if (!fact) return tl::unexpected{fact.error()};
    return decide(desk, std::span{&*fact, 1}, given, console);
}

Result<int> decideOne(const Given& given, Console& console, const std::function<Result<Fact>(const Tournament&)>& make)
{
    auto desk = openToDecide(given);
    if (!desk) return tl::unexpected{desk.error()};
    return decide(*desk, make(desk->tournament()), given, console);
}

Result<GameRef> boardOf(const Tournament& t, const Given& given, const std::string& text)
{
    const auto point = text.find('.');
    auto round = lastPublished(t);
    if (const auto named = given.maybeRound("--round"); !named)
        return tl::unexpected{named.error()};
    else if (*named)
        round = **named;
    if (point != std::string::npos) {
        const auto stated = readNumber("BOARD", text.substr(0, point), 1, 99);
        if (!stated) return tl::unexpected{stated.error()};
        round = RoundNumber{*stated};
    }
    const auto board = readNumber("BOARD", point == std::string::npos ? text : text.substr(point + 1), 1, 9999);
    if (!board) return tl::unexpected{board.error()};
    return GameRef{round, BoardNumber{*board}, 1};
}

} // namespace arbiter
