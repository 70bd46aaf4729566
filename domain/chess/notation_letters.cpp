// The tables of letters. King, queen, rook, bishop, knight, pawn, separated by blanks; "-" where the pawn has no
// letter.
#include "domain/chess/notation_letters.h"

#include <algorithm>

namespace arbiter {

namespace {

struct Language {
    std::string_view code;
    std::string_view names; ///< UTF-8
};

constexpr std::array<Language, 32> languages{{
    {"en", "K Q R B N P"},  {"af", "K D T L R P"},  {"bg", "Ц Д Т О К П"}, {"ca", "R D T A C P"}, {"cs", "K D V S J P"},
    {"da", "K D T L S B"},  {"de", "K D T L S B"},  {"el", "Ρ Β Π Α Ι Σ"}, {"eo", "R D T K Ĉ P"}, {"es", "R D T A C P"},
    {"et", "K L V O R -"},  {"fi", "K D T L R S"},  {"fr", "R D T F C P"}, {"gl", "R D T B C P"}, {"hr", "K D T L S P"},
    {"hu", "K V B F H G"},  {"is", "K D H B R P"},  {"it", "R D T A C P"}, {"lt", "K V B R Ž P"}, {"lv", "K D T L Z B"},
    {"nl", "K D T L P -"},  {"no", "K D T L S B"},  {"pl", "K H W G S P"}, {"pt", "R D T B C P"}, {"ro", "R D T N C P"},
    {"ru", "Кр Ф Л С К п"}, {"sk", "K D V S J P"},  {"sl", "K D T L S P"}, {"sr", "K D T L S P"}, {"sv", "K D T L S B"},
    {"tr", "Ş V K F A P"},  {"uk", "Кр Ф Т С К п"},
}};

struct Fold {
    char32_t from;
    char32_t to;
};

/// Cyrillic and Greek letters that look like Latin ones (and are typed for them), dashes, signs.
constexpr std::array<Fold, 57> folds{{
    {U'А', 'A'},  {U'В', 'B'},  {U'С', 'C'},  {U'Е', 'E'},  {U'Н', 'H'},  {U'К', 'K'},  {U'М', 'M'},  {U'О', 'O'},
    {U'Р', 'P'},  {U'Т', 'T'},  {U'Х', 'X'},  {U'а', 'a'},  {U'с', 'c'},  {U'е', 'e'},  {U'о', 'o'},  {U'р', 'p'},
    {U'х', 'x'},  {U'к', 'k'},  {U'т', 't'},  {U'Α', 'A'},  {U'Β', 'B'},  {U'Ι', 'I'},  {U'Ρ', 'P'},  {U'Κ', 'K'},
    {U'×', 'x'},  {U'✕', 'x'},  {U'⨯', 'x'},  {U'吃', 'x'}, {U'∶', ':'},  {U'‐', '-'},  {U'‑', '-'},  {U'‒', '-'},
    {U'–', '-'},  {U'—', '-'},  {U'―', '-'},  {U'−', '-'},  {U'﹣', '-'}, {U'†', '+'},  {U'‡', '#'},  {U'升', '='},
    {U'变', '='}, {U'變', '='}, {U'，', ','}, {U'。', '.'}, {U'、', ','}, {U'！', '!'}, {U'？', '?'}, {U'‼', '!'},
    {U'⁇', '?'},  {U'⁈', '?'},  {U'⁉', '!'},  {U'½', 0xbd}, {U'：', ':'}, {U'＋', '+'}, {U'＃', '#'}, {U'＝', '='},
    {U'○', 'O'},
}};

struct Sign {
    Role role;
    std::u32string_view characters;
};

constexpr std::array<Sign, 6> signs{{
    {Role::King, U"♔♚王帅帥将將"},
    {Role::Queen, U"♕♛后後仕士"},
    {Role::Rook, U"♖♜车車俥"},
    {Role::Bishop, U"♗♝象相"},
    {Role::Knight, U"♘♞马馬傌"},
    {Role::Pawn, U"♙♟兵卒"},
}};

bool isInvisible(char32_t c)
{
    const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == 0xa0 || c == 0x3000 || c == 0x202f;
    return blank || (c >= 0x2000 && c <= 0x200d) || c == 0x2060 || c == 0xfeff || c == 0xfe0e || c == 0xfe0f;
}

char32_t foldOne(char32_t c)
{
    for (const Sign& s : signs)
        if (s.characters.find(c) != s.characters.npos) return roleSign(s.role);
    for (const Fold& f : folds)
        if (f.from == c) return f.to;
    return c >= 0xff01 && c <= 0xff5e ? c - 0xff01 + '!' : c;
}

/// One code point from `text`, which it is taken off; nothing where the bytes are no UTF-8.
std::optional<char32_t> takeCodePoint(std::string_view& text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xc2 ? 0
                               : lead < 0xe0 ? 2
                               : lead < 0xf0 ? 3
                               : lead < 0xf5 ? 4
                                             : 0;
    if (length == 0 || text.size() < length) return {};
    char32_t c = length == 1 ? lead : lead & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xc0) != 0x80) return {};
        c = (c << 6) | (next & 0x3fu);
    }
    text.remove_prefix(length);
    return c;
}

std::vector<ManName> readNames(std::string_view names)
{
    constexpr std::array order{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};
    std::vector<ManName> read;
    for (const Role role : order) {
        const auto end = std::min(names.find(' '), names.size());
        const auto name = names.substr(0, end);
        if (name != "-") read.push_back({role, foldNotation(name).value()});
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    std::stable_sort(read.begin(), read.end(),
                     [](const auto& a, const auto& b) { return a.name.size() > b.name.size(); });
    return read;
}

std::array<std::vector<ManName>, languages.size()> readAllNames()
{
    std::array<std::vector<ManName>, languages.size()> all;
    for (std::size_t i = 0; i < languages.size(); ++i) all[i] = readNames(languages[i].names);
    return all;
}

} // namespace

std::optional<std::u32string> foldNotation(std::string_view utf8)
{
    std::u32string folded;
    while (!utf8.empty()) {
        const auto c = takeCodePoint(utf8);
        if (!c) return {};
        if (!isInvisible(*c)) folded += foldOne(*c);
    }
    return folded;
}

const std::vector<ManName>& manNames(std::string_view language)
{
    static const auto all = readAllNames();
    const auto found =
        std::find_if(languages.begin(), languages.end(), [&](const Language& l) { return l.code == language; });
    return all[found == languages.end() ? 0 : static_cast<std::size_t>(found - languages.begin())];
}

} // namespace arbiter
