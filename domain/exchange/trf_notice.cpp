// The sentences of notices on reports: a row each, English and Chinese. {0} is what stands there, {1} ... the values.
#include "domain/exchange/trf_notice.h"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

struct Row {
    TrfKind kind;
    Bilingual says;
    Bilingual expected;
};

constexpr Bilingual nothing{"", ""};
constexpr Bilingual aPlayer{"the number of a player (001)", "棋手编号（001）"};
constexpr Bilingual spaces{"a blank, as TRF's columns are fixed", "空格（TRF各列位置固定）"};

// clang-format off
constexpr std::array rows{
    Row{TrfKind::FileTooLarge, {"The file is larger than {1} MB; no report is.", "文件超过{1} MB，不可能是报表。"}, nothing},
    Row{TrfKind::EmptyFile, {"The file is empty.", "文件为空。"}, {"a report to FIDE (TRF)", "国际棋联报表（TRF）"}},
    Row{TrfKind::Utf16, {"The file is UTF-16.", "文件为UTF-16编码。"}, {"the same file saved as UTF-8", "另存为UTF-8"}},
    Row{TrfKind::NotText, {"A character that no text has (code {1}) stands here; this is not a text file.", "此处有文本中不会出现的字符（代码{1}），不是文本文件。"}, {"a report to FIDE (TRF)", "国际棋联报表（TRF）"}},
    Row{TrfKind::NotTrf, {"\"{0}\" is no record of a report, and too few others are.", "“{0}”不是报表记录，其他各行也大多不是。"}, {"lines that begin with 012, 001 and the like", "以012、001等开头的行"}},
    Row{TrfKind::LineTooLong, {"The line has more than {1} characters.", "该行超过{1}个字符。"}, {"one record a line", "每行一条记录"}},
    Row{TrfKind::TooManyErrors, {"There are more errors than {1}; the rest is not listed.", "错误超过{1}处，其余不再列出。"}, nothing},

    Row{TrfKind::TabInRecord, {"A tab stands in the record.", "记录中有制表符。"}, {"blanks, as TRF's columns are fixed", "空格（TRF各列位置固定）"}},
    Row{TrfKind::ColumnNotBlank, {"\"{0}\" stands between the fields; the record is shifted, or a field is too long.", "字段之间出现“{0}”，记录错位或字段过长。"}, spaces},
    Row{TrfKind::NotANumber, {"\"{0}\" is not a number ({1}).", "“{0}”不是数字（{1}）。"}, {"digits", "数字"}},
    Row{TrfKind::NumberBeyond, {"{0} is not possible here ({1}).", "此处不能为{0}（{1}）。"}, {"a number from {2} to {3}", "{2}至{3}之间的数"}},
    Row{TrfKind::NotPoints, {"\"{0}\" is not a number of points.", "“{0}”不是分数。"}, {"points such as 1.5", "分数，例如1.5"}},
    Row{TrfKind::NumberMissing, {"The player has no number.", "棋手没有编号。"}, {"a number from 1 to 9999 in columns 5-8", "第5-8列应为1至9999的编号"}},
    Row{TrfKind::NumberTwice, {"Number {0} is that of another player already (line {1}).", "编号{0}已属于另一棋手（第{1}行）。"}, {"a number of his own", "不重复的编号"}},
    Row{TrfKind::RatingBeyond, {"A rating of {0} is not possible.", "等级分不能为{0}。"}, {"0 or blank (unrated) to 4000, in columns 49-52", "第49-52列应为0或空白（无等级分）至4000"}},
    Row{TrfKind::OpponentUnknown, {"\"{0}\" is the number of no player (round {1} of player {2}).", "没有编号为“{0}”的棋手（{2}号第{1}轮）。"}, aPlayer},
    Row{TrfKind::OpponentSelf, {"Player {0} is his own opponent in round {1}.", "{0}号第{1}轮的对手是自己。"}, {"the number of another player", "另一棋手的编号"}},
    Row{TrfKind::OpponentDiffers, {"In round {1} player {2} names {0} as his opponent, but {0} names {3}.", "第{1}轮{2}号的对手写为{0}，而{0}号的对手写为{3}。"}, {"two entries that name each other", "双方互为对手"}},
    Row{TrfKind::ColoursSame, {"In round {1} players {2} and {3} both have \"{0}\".", "第{1}轮{2}号与{3}号的颜色同为“{0}”。"}, {"w with one and b with the other", "一方w，一方b"}},
    Row{TrfKind::ColourMissing, {"In round {1} neither player {2} nor player {3} has a colour.", "第{1}轮{2}号与{3}号均无颜色。"}, {"w with one and b with the other", "一方w，一方b"}},
    Row{TrfKind::ColourUnreadable, {"\"{0}\" is no colour.", "“{0}”不是颜色。"}, {"w, b or -", "w、b或-"}},
    Row{TrfKind::ResultsContradict, {"In round {1} the results of players {2} (\"{0}\") and {3} (\"{4}\") cannot both be.", "第{1}轮{2}号的结果“{0}”与{3}号的“{4}”不能并存。"}, {"results that belong together, such as 1 and 0", "相互对应的结果，例如1与0"}},
    Row{TrfKind::ByeWithOpponent, {"\"{0}\" is a bye, but player {2} has an opponent ({3}) in round {1}.", "“{0}”为轮空，但{2}号第{1}轮有对手（{3}号）。"}, {"0000 - {0} for a bye, or + and - for a game that was not played", "轮空写0000 - {0}；未赛的对局写+和-"}},
    Row{TrfKind::ResultWithoutOpponent, {"\"{0}\" needs an opponent; player {2} has none in round {1}.", "“{0}”须有对手，{2}号第{1}轮没有对手。"}, {"U, F, H, Z or a blank", "U、F、H、Z或空白"}},
    Row{TrfKind::TwoPairingByes, {"Round {1} has a second pairing-allocated bye (player {2}; the first is player {3}).", "第{1}轮有两个编排轮空（{2}号；另一个为{3}号）。"}, {"one U at most in a round", "每轮至多一个U"}},
    Row{TrfKind::RoundsBeyondStated, {"There is an entry for round {1}, but the file states {2} rounds.", "有第{1}轮的内容，但文件写明共{2}轮。"}, {"entries up to round {2}", "至第{2}轮为止的内容"}},
    Row{TrfKind::TooManyRounds, {"The record reaches round {1}.", "记录达到第{1}轮。"}, {"at most 99 rounds", "至多99轮"}},
    Row{TrfKind::StatedTwice, {"\"{0}\" contradicts \"{1}\" in line {2}.", "“{0}”与第{2}行的“{1}”矛盾。"}, {"one of the two", "二者之一"}},
    Row{TrfKind::InitialColourUnreadable, {"\"{0}\" is no initial colour.", "“{0}”不是首轮颜色。"}, {"W or B in column 5", "第5列应为W或B"}},
    Row{TrfKind::ScoringUnreadable, {"\"{0}\" is no code of a point system.", "“{0}”不是计分代码。"}, {"{1}", "{1}"}},
    Row{TrfKind::ScoringSplit, {"{1} is worth {0} and {2} is worth {3}; FIDE's point system (162) has one value for both.", "{1}为{0}分而{2}为{3}分；国际棋联计分（162）二者同值。"}, {"one value for both", "二者同值"}},
    Row{TrfKind::ByeUnreadable, {"\"{0}\" is no kind of bye.", "“{0}”不是轮空类型。"}, {"F, H or Z", "F、H或Z"}},
    Row{TrfKind::ByeContradicts, {"A bye {0} for player {2} in round {1} contradicts his record, which has \"{3}\" there.", "{2}号第{1}轮的轮空{0}与其记录中的“{3}”矛盾。"}, {"the same in both", "二者一致"}},
    Row{TrfKind::PlayerUnknown, {"\"{0}\" is the number of no player.", "没有编号为“{0}”的棋手。"}, aPlayer},
    Row{TrfKind::TooFewForbidden, {"A forbidden pair with one player only.", "禁止编排的组合只有一名棋手。"}, {"two or more numbers", "两个或更多编号"}},
    Row{TrfKind::RangeReversed, {"The range ends ({0}) before it starts ({1}).", "范围的终点（{0}）在起点（{1}）之前。"}, {"an end that is not before the start", "终点不在起点之前"}},
    Row{TrfKind::ForfeitUnreadable, {"\"{0}\" is no forfeit of a match.", "“{0}”不是弃权代码。"}, {"+-, -+ or --", "+-、-+或--"}},
    Row{TrfKind::AbnormalUnreadable, {"\"{0}\" is no kind of result.", "“{0}”不是结果类型。"}, {"W, D, L, F, H, Z, +, - or a blank", "W、D、L、F、H、Z、+、-或空白"}},
    Row{TrfKind::TeamTwice, {"Team {0} is there already (line {1}).", "队{0}已经列出（第{1}行）。"}, {"each team once", "每队一次"}},

    Row{TrfKind::FromWindows1252, {"The file is not UTF-8; it is read as Windows-1252 (Latin-1).", "文件不是UTF-8编码，按Windows-1252（Latin-1）读取。"}, nothing},
    Row{TrfKind::RecordUnknown, {"\"{0}\" is no known record; it is kept as it stands.", "“{0}”不是已知记录，原样保留。"}, nothing},
    Row{TrfKind::WordUnknown, {"\"{0}\" is not known here and not used.", "此处的“{0}”无法识别，未采用。"}, nothing},
    Row{TrfKind::LetterCase, {"\"{0}\" is read as \"{1}\".", "“{0}”按“{1}”读取。"}, nothing},
    Row{TrfKind::LettersLeftOut, {"\"{0}\" cannot be used ({1}) and is left out.", "“{0}”不能采用（{1}），已略去。"}, nothing},
    Row{TrfKind::DateForm, {"The date \"{0}\" is read as {1}.", "日期“{0}”按{1}读取。"}, nothing},
    Row{TrfKind::DateUnreadable, {"\"{0}\" is no date (YYYY/MM/DD) and is left out.", "“{0}”不是日期（YYYY/MM/DD），已略去。"}, nothing},
    Row{TrfKind::NameMissing, {"Player {1} has no name; he is called \"{2}\".", "{1}号没有姓名，记为“{2}”。"}, nothing},
    Row{TrfKind::NameTooLong, {"The name runs beyond column 47; \"{0}\" is left out.", "姓名超出第47列，略去“{0}”。"}, nothing},
    Row{TrfKind::TitleUnknown, {"\"{0}\" is no title and is left out.", "“{0}”不是称号，已略去。"}, nothing},
    Row{TrfKind::FideIdUnreadable, {"\"{0}\" is not a FIDE ID (up to 11 digits) and is left out.", "“{0}”不是国际棋联编号（至多11位数字），已略去。"}, nothing},
    Row{TrfKind::FideIdTwice, {"The FIDE ID {0} stands with players {1}; only the first keeps it.", "国际棋联编号{0}同属{1}号，仅第一人保留。"}, nothing},
    Row{TrfKind::PointsComma, {"The points \"{0}\" are read as {1}.", "分数“{0}”按{1}读取。"}, nothing},
    Row{TrfKind::PointsBlank, {"Player {1} has no points; his results give {2}.", "{1}号没有分数，按成绩为{2}分。"}, nothing},
    Row{TrfKind::PointsDiffer, {"Player {1} stands at {0}, but his results give {2}; the results count.", "{1}号写为{0}分，按成绩为{2}分，以成绩为准。"}, nothing},
    Row{TrfKind::PointsWithNextBye, {"The {0} points of player {1} count a bye that is only announced; his results give {2}.", "{1}号的{0}分计入了尚未进行轮次的轮空，按成绩为{2}分。"}, nothing},
    Row{TrfKind::PointsWithVirtual, {"The {0} points of player {1} count virtual points; his results give {2}.", "{1}号的{0}分计入了虚拟分，按成绩为{2}分。"}, nothing},
    Row{TrfKind::RankOrder, {"Player {1} has rank {0} with {2} points, player {3} has rank {4} with {5}; ranks do not follow the points and are not used.", "{1}号名次{0}、{2}分，{3}号名次{4}、{5}分；名次与分数不符，未采用。"}, nothing},
    Row{TrfKind::NumbersGap, {"There is no player {0}; the numbers have gaps, and their order alone counts.", "没有{0}号棋手；编号不连续，只按先后次序。"}, nothing},
    Row{TrfKind::BlankRounds, {"Player {1} has no entry in round(s) {2}; a zero-point bye is read (Z).", "{1}号第{2}轮没有内容，按零分轮空（Z）读取。"}, nothing},
    Row{TrfKind::ResultUnknown, {"The result \"{0}\" of player {2} in round {1} is not known; it is read as ? (adjourned).", "{2}号第{1}轮的结果“{0}”无法识别，按?（封棋）读取。"}, nothing},
    Row{TrfKind::ResultOpenEarlier, {"The game of players {2} and {3} in round {1} has no result; it is read as ? (adjourned).", "第{1}轮{2}号与{3}号的对局没有结果，按?（封棋）读取。"}, nothing},
    Row{TrfKind::OldBye, {"\"{0}\" without an opponent (player {2}, round {1}) is read as the bye {3}.", "{2}号第{1}轮没有对手的“{0}”按轮空{3}读取。"}, nothing},
    Row{TrfKind::ColourWithoutOpponent, {"The colour \"{0}\" of player {2} in round {1} has no opponent and is not used.", "{2}号第{1}轮没有对手，颜色“{0}”未采用。"}, nothing},
    Row{TrfKind::ColourOfOther, {"Player {2} has no colour in round {1}; it is taken from his opponent's entry.", "{2}号第{1}轮没有颜色，按对手的记录推定。"}, nothing},
    Row{TrfKind::ColourByNumber, {"The game of players {2} and {3} in round {1}, not played, has no colours; the lower number is given White.", "第{1}轮{2}号与{3}号未赛的对局没有颜色，小号记为白方。"}, nothing},
    Row{TrfKind::EntriesBeyondStated, {"An entry for round {1} without a game is left out: the file states {2} rounds.", "略去第{1}轮没有对局的内容：文件写明共{2}轮。"}, nothing},
    Row{TrfKind::ForbiddenOpenEnd, {"The last round is blank; the pair is forbidden to the end.", "最后一轮为空白，禁止编排至比赛结束。"}, nothing},
    Row{TrfKind::AccelerationZero, {"An acceleration of 0 points changes nothing.", "加速分为0，不起作用。"}, nothing},
    Row{TrfKind::CountDiffers, {"Record {1} states {0}; there are {2}.", "记录{1}写为{0}，实际为{2}。"}, nothing},
    Row{TrfKind::Rematch, {"Players {2} and {3} play each other again in round {1}, after round {4}.", "第{1}轮{2}号与{3}号再次相遇（此前为第{4}轮）。"}, nothing},
    Row{TrfKind::NobodyPlays, {"Nobody has a game in round {1}; its entries are read as byes announced for a round still to be paired.", "第{1}轮没有对局，其内容按待编排轮次已申请的轮空读取。"}, nothing},
    Row{TrfKind::NoPlayers, {"The file has no player (001).", "文件中没有棋手（001）。"}, nothing},
    Row{TrfKind::PairingByeAnnounced, {"Player {2} has the pairing-allocated bye of round {1} before that round is paired.", "第{1}轮尚未编排，{2}号已定为编排轮空。"}, nothing},
    Row{TrfKind::TypeUnknown, {"\"{0}\" is no known type of tournament; it is kept as it stands.", "“{0}”不是已知的比赛类型，原样保留。"}, nothing},
    Row{TrfKind::AbnormalShifted, {"The record 299 has its fields in other columns than FIDE's; it is read by those.", "记录299的列位与国际棋联不同，按其列位读取。"}, nothing},
    Row{TrfKind::PersonalLeftOut, {"Personal data in record {1} are not kept with it.", "记录{1}中的个人资料不予保留。"}, nothing},
    Row{TrfKind::ReplacesEarlier, {"\"{0}\" replaces what line {1} states.", "“{0}”取代第{1}行的内容。"}, nothing},
    Row{TrfKind::DatesReversed, {"The event would end ({0}) before it starts ({1}); the end is left out.", "结束日期（{0}）早于开始日期（{1}），略去结束日期。"}, nothing},
    Row{TrfKind::TeamsAside, {"The file names teams (013), but no team event (310, 352, 362, 192); its players count as individuals.", "文件列有队（013），但不是团体赛（310、352、362、192），棋手按个人计。"}, nothing},

    Row{TrfKind::InitialColourFound, {"The initial colour is not stated; it is that of player {1} in round {2} ({3}).", "未写明首轮颜色，按第{2}轮{1}号的颜色（{3}）。"}, nothing},
    Row{TrfKind::RoundsTaken, {"The number of rounds is not stated; the file has entries up to round {1}.", "未写明轮数，文件内容至第{1}轮。"}, nothing},
    Row{TrfKind::AbnormalAsPenalty, {"Record 299 changes the score of player {1} by {2}; it is recorded as a decision on points.", "记录299使{1}号得分变动{2}，记为分数裁决。"}, nothing},
    Row{TrfKind::AbnormalKept, {"Record 299 speaks of games still to come; it is kept as it stands, and not applied.", "记录299涉及尚未进行的对局，原样保留，未执行。"}, nothing},
    Row{TrfKind::PairingByeNotHeld, {"That player {2} shall have the pairing-allocated bye of round {1} is not recorded; it comes with the pairing.", "{2}号第{1}轮的编排轮空未记录，由编排产生。"}, nothing},
    Row{TrfKind::NumbersClosedUp, {"The pairing numbers are closed up: player {0} becomes number {1}.", "编号重新连续排列：{0}号改为{1}号。"}, nothing},
    Row{TrfKind::PointsNotReached, {"Player {1} stands at {0} in the file and at {2} in the event.", "{1}号在文件中为{0}分，在比赛中为{2}分。"}, nothing},

    Row{TrfKind::NameShortened, {"The name \"{0}\" is cut to 33 characters.", "姓名“{0}”截为33个字符。"}, nothing},
    Row{TrfKind::PointsDoNotFit, {"The {0} points of player {1} do not fit into four columns; they are left out.", "{1}号的{0}分超出四列，已略去。"}, nothing},
    Row{TrfKind::AdjournedAsDraw, {"The adjourned game of players {1} and {2} in round {3} is written as a draw; TRF16 has no sign for it.", "第{3}轮{1}号与{2}号的封棋对局写为和棋；TRF16没有相应符号。"}, nothing},
    Row{TrfKind::NumbersProvisional, {"The pairing numbers are not assigned yet; the players stand in the order of entry.", "尚未排定编号，棋手按报名次序排列。"}, nothing},
    Row{TrfKind::BirthDoesNotFit, {"The birth date of player {1} does not fit into ten columns; it is left out.", "{1}号的出生日期超出十列，已略去。"}, nothing},
    Row{TrfKind::DraftLeftOut, {"Round {1} is a draft and is not written.", "第{1}轮仍是草稿，未写入。"}, nothing},
    Row{TrfKind::TieBreaksLeftOut, {"TRF16 has no record for the tie-breaks; they are left out.", "TRF16没有破同分记录，已略去。"}, nothing},

    Row{TrfKind::RoundsNotStated, {"The number of rounds is not stated.", "未写明轮数。"}, {"a record such as 142 9", "例如142 9的记录"}},
    Row{TrfKind::InitialColourNotStated, {"The initial colour is not stated.", "未写明首轮颜色。"}, {"a record such as 152 W", "例如152 W的记录"}},
    Row{TrfKind::AllRoundsPaired, {"All {1} rounds are paired.", "全部{1}轮均已编排。"}, nothing},
    Row{TrfKind::ResultsOpen, {"The game of players {2} and {3} in round {1} has no result.", "第{1}轮{2}号与{3}号的对局没有结果。"}, {"a result, or ? for an adjourned game", "结果；封棋写?"}},
    Row{TrfKind::NotDutch, {"\"{0}\" is not the Dutch system.", "“{0}”不是荷兰制。"}, {"FIDE_DUTCH or FIDE_DUTCH_2025", "FIDE_DUTCH或FIDE_DUTCH_2025"}},
    Row{TrfKind::TeamsNotPaired, {"This is a report of a team event; teams are not paired.", "这是团体赛报表；不编排团体赛。"}, {"an individual event", "个人赛"}},
};
// clang-format on

consteval bool inOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].kind) != i) return false;
    return true;
}
static_assert(rows.size() == static_cast<std::size_t>(TrfKind::TeamsNotPaired) + 1 && inOrder());

const Row& rowOf(TrfKind kind) { return rows[static_cast<std::size_t>(kind)]; }

/// What stands there may be of any length and kind; a sentence shows its beginning.
std::string shown(const std::string& text)
{
    constexpr std::size_t most = 60;
    std::string s;
    for (const char c : text.substr(0, most)) s += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    if (text.size() <= most) return s;
    while (!s.empty() && (static_cast<unsigned char>(s.back()) & 0xC0) == 0x80) s.pop_back();
    if (!s.empty() && (static_cast<unsigned char>(s.back()) & 0x80) != 0) s.pop_back();
    return s + "...";
}

std::string filled(std::string_view pattern, const TrfNotice& notice, Language language)
{
    std::vector<std::string> values{shown(notice.stands)};
    for (const auto& value : notice.values) values.push_back(value.in(language));
    return fill(pattern, values);
}

std::string place(const TrfNotice& n, Language language)
{
    if (n.line == 0) return {};
    const std::array values{std::to_string(n.line), std::to_string(n.column)};
    if (language == Language::English) return fill(n.column > 0 ? "Line {0}, column {1}: " : "Line {0}: ", values);
    return fill(n.column > 0 ? "第{0}行第{1}列：" : "第{0}行：", values);
}

} // namespace

std::string expected(const TrfNotice& notice, Language language)
{
    return filled(rowOf(notice.kind).expected.in(language), notice, language);
}

std::string sentence(const TrfNotice& notice, Language language)
{
    const auto text = place(notice, language) + filled(rowOf(notice.kind).says.in(language), notice, language);
    const auto wanted = expected(notice, language);
    if (wanted.empty()) return text;
    return text + (language == Language::English ? " Expected: " + wanted + "." : "应为：" + wanted + "。");
}

std::vector<TrfKind> allTrfKinds()
{
    std::vector<TrfKind> kinds;
    for (const auto& row : rows) kinds.push_back(row.kind);
    return kinds;
}

} // namespace arbiter
