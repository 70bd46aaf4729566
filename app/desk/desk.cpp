// The door: judged first, written in one transaction, shown only then.
#include "app/desk/desk.h"

#include "domain/facts/kinds.h"
#include "domain/tournament/fold.h"
#include "domain/tournament/new_decision.h"

namespace arbiter {

/// What an act amounts to before it is written.
struct Desk::Judged {
    std::optional<Tournament> after; ///< for an act of several facts; a single one is applied in place
    std::vector<NewEntry> entries;
    std::vector<Warning> warnings;
};

namespace {

/// The warning that has not been met, in the words by which it can be.
std::optional<Refusal> unmet(const std::vector<Warning>& warnings, const Acknowledgement& met)
{
    for (const auto& warning : warnings) {
        const std::string name{nameOf(warning.about)};
        const bool twice = levelOf(warning.about) == Level::ConfirmTwice;
        if (met.once.contains(warning.about) && (!twice || met.twice.contains(warning.about))) continue;
        const auto how = "--acknowledge " + name + (twice ? " --confirm " + name : "");
        Word said{sentence(warning, Language::English)};
        said.zh = sentence(warning, Language::Chinese);
        return Refusal{Why::NotAcknowledged, {said, how}, {}, {}};
    }
    return {};
}

constexpr Bilingual theAuthor{"author", "决定者"};
constexpr Bilingual theDesk{"desk", "裁判台"};

std::optional<Refusal> unfit(const Signature& signature)
{
    if (auto why = objectionToText(theAuthor, signature.author)) return why;
    return objectionToText(theDesk, signature.desk);
}

/// A revocation is asked of the journal, any other fact of the state.
std::optional<Refusal> against(const Record& record, const Tournament& t, const Fact& fact)
{
    const auto* revoked = std::get_if<Revoked>(&fact);
    if (auto why = objectionToNew(t, fact)) return why;
    if (!revoked) return objection(t, fact);
    const auto allowed = undo(record, revoked->entries, revoked->reason);
    return allowed ? std::nullopt : std::optional{allowed.error()};
}

/// An entry of the act itself that feeds a pairing is one of the grounds of a pairing in the same act.
void addOwnGrounds(EntrySet& grounds, const std::vector<NewEntry>& before, std::size_t known)
{
    for (std::size_t i = 0; i < before.size(); ++i)
        if (feedsPairing(before[i].fact)) grounds.add(EntryNumber{static_cast<std::int64_t>(known + i) + 1});
}

std::vector<Caution> about(const std::vector<Warning>& warnings)
{
    std::vector<Caution> all;
    for (const auto& w : warnings) all.push_back(w.about);
    return all;
}

} // namespace

Desk::Desk(OpenedEvent event)
    : m_file{std::move(event.file)}, m_entries{std::move(event.entries)}, m_stands{standing(m_entries)},
      m_tournament{std::move(event.replayed.tournament)}
{
}

Result<Desk::Judged> Desk::judge(std::span<const Fact> facts) const
{
    Judged judged;
    if (facts.size() > 1) judged.after = m_tournament;
    for (const auto& fact : facts) {
        const auto& now = judged.after ? *judged.after : m_tournament;
        if (auto why = against(record(), now, fact)) return tl::unexpected{*why};
        const auto found = warnings(now, fact);
        auto restsOn = grounds(record(), fact);
        if (std::holds_alternative<RoundDrafted>(fact)) addOwnGrounds(restsOn, judged.entries, m_entries.size());
        const auto number = EntryNumber{static_cast<std::int64_t>(m_entries.size() + judged.entries.size()) + 1};
        if (judged.after) apply(*judged.after, fact, number);
        judged.entries.push_back({fact, std::move(restsOn), about(found)});
        judged.warnings.insert(judged.warnings.end(), found.begin(), found.end());
    }
    return judged;
}

Result<std::vector<Warning>> Desk::warningsOf(std::span<const Fact> facts) const
{
    return judge(facts).map([](Judged j) { return std::move(j.warnings); });
}

Result<std::vector<Entry>> Desk::take(std::span<const Fact> facts, const Acknowledgement& met,
                                      const Signature& signature, const PersonalChanges& personal)
{
    if (readOnlyBecause()) return tl::unexpected{*readOnlyBecause()};
    if (auto why = unfit(signature)) return tl::unexpected{*why};
    auto judged = judge(facts);
    if (!judged) return tl::unexpected{judged.error()};
    if (auto why = unmet(judged->warnings, met)) return tl::unexpected{*why};
    auto written = m_file.append(judged->entries, signature, personal);
    if (written) show(*written, std::move(*judged));
    return written;
}

void Desk::show(const std::vector<Entry>& fresh, Judged judged)
{
    bool revokes = false;
    for (const auto& entry : fresh) {
        revokes = revokes || std::holds_alternative<Revoked>(entry.fact);
        m_entries.push_back(entry);
        m_stands.push_back(true);
    }
    if (revokes) {
        m_stands = standing(m_entries);
        m_tournament = replay(m_entries, m_stands).tournament;
    } else if (judged.after) {
        m_tournament = std::move(*judged.after);
    } else {
        for (const auto& entry : fresh) apply(m_tournament, entry.fact, entry.number);
    }
}

Result<Desk> Desk::open(const std::string& path, Access access, const Moment& now)
{
    return JournalFile::openEvent(path, access, thisProcess(now)).map([](OpenedEvent e) { return Desk{std::move(e)}; });
}

Result<Desk> Desk::create(const std::string& path, const Settings& settings, const std::string& key,
                          const Signature& signature)
{
    const std::vector<Fact> opening{EventOpened{settings, key}};
    if (auto why = unfit(signature)) return tl::unexpected{*why};
    if (auto why = objectionToNew({}, opening.front())) return tl::unexpected{*why};
    if (auto why = objection({}, opening.front())) return tl::unexpected{*why};
    auto file = JournalFile::create(path, thisProcess(signature.at));
    if (!file) return tl::unexpected{file.error()};
    Desk desk{OpenedEvent{std::move(*file), {}, {}}};
    auto taken = desk.take(opening, {}, signature);
    if (taken) return desk;
    std::error_code none; // a file without its first entry is no event; it was made just now, by this call
    std::filesystem::remove(path, none);
    return tl::unexpected{taken.error()};
}

} // namespace arbiter
