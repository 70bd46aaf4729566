// Cards and titles.
#include "domain/event/player.h"

#include "domain/event/settings.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

struct TitleRow {
    Title title;
    std::string_view text;
    std::string_view old; ///< in reports before 2016
};

constexpr std::array titles{
    TitleRow{Title::GM, "GM", "G"},    TitleRow{Title::IM, "IM", "M"},    TitleRow{Title::WGM, "WGM", "WG"},
    TitleRow{Title::FM, "FM", "F"},    TitleRow{Title::WIM, "WIM", "WM"}, TitleRow{Title::CM, "CM", "C"},
    TitleRow{Title::WFM, "WFM", "WF"}, TitleRow{Title::WCM, "WCM", "WC"}, TitleRow{Title::None, "", ""},
};

template <class T> void take(T& value, const std::optional<T>& change)
{
    if (change) value = *change;
}

bool isFideId(std::string_view text)
{
    return text.size() <= 11 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

PlayerCard changed(PlayerCard card, const CardChange& change)
{
    take(card.name, change.name);
    take(card.chineseName, change.chineseName);
    take(card.federation, change.federation);
    take(card.title, change.title);
    take(card.sex, change.sex);
    take(card.fideId, change.fideId);
    take(card.club, change.club);
    return card;
}

std::optional<Refusal> objectionTo(const PlayerCard& card)
{
    if (card.name.find_first_not_of(' ') == std::string::npos) return Refusal{Why::NameMissing, {}, {}, {}};
    if (!card.federation.empty() && !isFederation(card.federation))
        return Refusal{Why::BadFederation, {card.federation}, {}, {}};
    if (!isFideId(card.fideId)) return Refusal{Why::BadFideId, {card.fideId}, {}, {}};
    return {};
}

std::string_view textOf(Title title) { return titles[static_cast<std::size_t>(title)].text; }

std::optional<Title> readTitle(std::string_view text)
{
    std::string upper{text};
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    for (const auto& row : titles)
        if (upper == row.text || upper == row.old) return row.title;
    return {};
}

} // namespace arbiter
