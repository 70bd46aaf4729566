// Verification of a whole file, and of one sheet.
#include "db/verify.h"

#include "db/file_access.h"

#include <algorithm>

namespace arbiter {

namespace {

/// Opening for reading already checks chain, tables and replay; here it is only told apart.
Result<OpenedEvent> read(const std::filesystem::path& path) { return JournalFile::openEvent(path, Access::Read, {}); }

/// Whether a later entry tells of the erasing, standing or not: what is erased does not come back with an undo.
bool saysErased(std::span<const Entry> entries, EntryNumber entered, PlayerId player)
{
    const auto after = entries.subspan(static_cast<std::size_t>(entered.value));
    return std::any_of(after.begin(), after.end(), [&](const Entry& e) {
        const auto* erased = std::get_if<PersonalDataErased>(&e.fact);
        return erased && erased->player == player;
    });
}

std::optional<Refusal> faultIn(const PersonalCheck& check)
{
    const std::vector<Word> entry{std::to_string(check.entry.value)};
    switch (check.state) {
    case PersonalState::Matches: return {};
    case PersonalState::Altered: return Refusal{Why::PersonalDataAltered, entry, {}, {}};
    case PersonalState::Gone:
        return check.erased ? std::nullopt : std::optional{Refusal{Why::PersonalDataMissing, entry, {}, {}}};
    }
    return {};
}

Result<std::vector<PersonalCheck>> checkPersonal(OpenedEvent& event)
{
    std::vector<PersonalCheck> checks;
    for (const auto& entry : event.entries) {
        const auto* entered = std::get_if<PlayerEntered>(&entry.fact);
        if (!entered || !entered->personal) continue;
        const auto found = event.file.find(*entered->personal);
        if (!found) return tl::unexpected(found.error());
        checks.push_back(
            {entry.number, entered->player,
             found->state == PersonalState::Gone && saysErased(event.entries, entry.number, entered->player),
             found->state});
    }
    return checks;
}

bool isShortSeal(std::string_view digits)
{
    return digits.size() == 16 && digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

std::optional<Refusal> faultIn(const Verified& v)
{
    if (v.bad) return v.bad->why;
    if (v.tables) return v.tables;
    for (const auto& check : v.personal)
        if (auto fault = faultIn(check)) return fault;
    return {};
}

bool Verified::good() const { return !faultIn(*this); }

Result<Verified> verify(const std::filesystem::path& path)
{
    auto event = read(path);
    if (!event) return tl::unexpected(event.error());
    Verified verified{
        event->entries.size(), headOf(event->entries), event->replayed.bad, event->file.alteredTables(), {}};
    auto personal = checkPersonal(*event);
    if (!personal) return tl::unexpected(personal.error());
    verified.personal = std::move(*personal);
    return verified;
}

Result<void> verifySheet(const std::filesystem::path& path, EntryNumber number, std::string_view digits)
{
    constexpr Bilingual sixteen{"16 digits 0-9 a-f", "16位0-9、a-f"};
    if (!isShortSeal(digits)) return refuse(Why::UnusableText, {"--sheet", digits, sixteen});
    if (number.value < 1) return refuse(Why::NoSuchEntry, {std::to_string(number.value)});
    const auto event = read(path);
    if (!event) return tl::unexpected(event.error());
    if (event->replayed.bad && event->replayed.bad->entry <= number) return tl::unexpected(event->replayed.bad->why);
    const auto at = static_cast<std::size_t>(number.value - 1);
    if (at >= event->entries.size()) return refuse(Why::EntryMissing, {std::to_string(number.value)});
    const auto stands = shortText(event->entries[at].seal);
    if (stands == digits) return {};
    return refuse(Why::SheetDiffers, {std::to_string(number.value), digits, stands});
}

} // namespace arbiter
