// The sentences of refusals and warnings: a row each, English and Chinese. A test fails on a missing row.
#include "domain/basics/refusal.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace arbiter {

namespace {

struct WhyRow {
    Why why;
    Sort sort;
    Bilingual text;
};

constexpr auto unusable = Sort::Unusable;
constexpr auto no = Sort::No;

// clang-format off
constexpr std::array whyRows{
    WhyRow{Why::NoSuchPlayer, unusable, {"There is no player {0}.", "没有棋手 {0}。"}},
    WhyRow{Why::AmbiguousPlayer, unusable, {"{0} can mean {1}; give the number.", "“{0}”可指{1}，须给出编号。"}},
    WhyRow{Why::NoSuchRound, unusable, {"There is no round {0}.", "没有第{0}轮。"}},
    WhyRow{Why::NoSuchBoard, unusable, {"Round {0} has no board {1}.", "第{0}轮没有第{1}台。"}},
    WhyRow{Why::NoSuchGame, unusable, {"Board {1} of round {0} has no game {2}.", "第{0}轮第{1}台没有第{2}局。"}},
    WhyRow{Why::NoSuchEntry, unusable, {"The journal has no entry {0}.", "日志中没有第{0}条。"}},
    WhyRow{Why::UnusableText, unusable, {"{0}: \"{1}\" stands there; {2} was expected.", "{0}：现为“{1}”，应为{2}。"}},
    WhyRow{Why::UnusableNumber, unusable, {"{0}: \"{1}\" is not a number from {2} to {3}.", "{0}：“{1}”不是{2}至{3}之间的数。"}},
    WhyRow{Why::WordMissing, unusable, {"{0} is missing; see: arbiter {1} --help", "缺少{0}；见：arbiter {1} --help"}},
    WhyRow{Why::TooLarge, unusable, {"{0} is larger than {1} MB; no file of this kind is.", "{0}超过{1} MB，这类文件不会这么大。"}},
    WhyRow{Why::LineRefused, no, {"Line {0}: {1}", "第{0}行：{1}"}},
    WhyRow{Why::LineUnusable, unusable, {"Line {0}: {1}", "第{0}行：{1}"}},
    WhyRow{Why::CallNotUnderstood, unusable, {"The call cannot be understood ({0}); see: arbiter --help", "无法理解该命令（{0}）；见：arbiter --help"}},

    WhyRow{Why::EventAlreadyOpen, no, {"The event is open already.", "比赛已经建立。"}},
    WhyRow{Why::EventNotOpen, no, {"The first entry of a journal must open the event.", "日志的第一条必须是建立比赛。"}},
    WhyRow{Why::EventNotEmpty, no, {"The event has players already; a report is read into an empty event.", "比赛中已有棋手；报表只能读入空的比赛。"}},
    WhyRow{Why::NameMissing, unusable, {"A name is missing.", "缺少名称。"}},
    WhyRow{Why::RoundsOutOfRange, unusable, {"{0} rounds are not possible; from 1 to 99 are.", "轮数不能为{0}，须为1至99。"}},
    WhyRow{Why::BadFederation, unusable, {"\"{0}\" is not the three-letter code of a federation.", "“{0}”不是三个字母的协会代码。"}},
    WhyRow{Why::BadDates, unusable, {"The event would end ({1}) before it starts ({0}).", "结束日期（{1}）早于开始日期（{0}）。"}},
    WhyRow{Why::BadScoring, unusable, {"This scoring is not possible: {0}.", "计分办法不成立：{0}。"}},
    WhyRow{Why::ScoringFixed, no, {"The scoring is fixed since round 1 was paired.", "第1轮编排后计分办法不能再改。"}},
    WhyRow{Why::TieBreaksFixed, no, {"The tie-breaks are fixed since round 1 was paired.", "第1轮编排后破同分办法不能再改。"}},
    WhyRow{Why::EditionFixed, no, {"The edition of the Laws is fixed since round 1 was paired.", "第1轮编排后规则版本不能再改。"}},
    WhyRow{Why::RoundsBelowPaired, no, {"{1} rounds are paired already; {0} would be too few.", "已编排{1}轮，轮数不能改为{0}。"}},

    WhyRow{Why::FideIdNotUnique, no, {"The FIDE ID {0} belongs to {1} already.", "国际棋联编号{0}已属于{1}。"}},
    WhyRow{Why::RatingOutOfRange, unusable, {"A rating of {0} is not possible; from 0 (unrated) to 4000 are.", "等级分不能为{0}，须为0（无等级分）至4000。"}},
    WhyRow{Why::BadFideId, unusable, {"\"{0}\" is not a FIDE ID; it has up to 11 digits.", "“{0}”不是国际棋联编号，应为不超过11位数字。"}},
    WhyRow{Why::WrongPlayerNumber, no, {"The next player is number {1}, not {0}.", "下一名棋手应为第{1}号，而不是第{0}号。"}},
    WhyRow{Why::PlayerNotRemovable, no, {"{0} can be removed only before round 1 is paired; withdraw him instead.", "只能在第1轮编排前删除{0}，此后按退赛处理。"}},
    WhyRow{Why::PlayerRemoved, no, {"{0} was removed from the event.", "{0}已从比赛中删除。"}},
    WhyRow{Why::LateEntryByesWrong, no, {"A player who enters in round {0} needs exactly {1} missed rounds, each a half- or zero-point bye.", "第{0}轮补报的棋手须列明此前{1}轮，每轮为半分轮空或零分轮空。"}},
    WhyRow{Why::NumbersIncomplete, no, {"The pairing numbers must name each player of the event once; {0} is missing, unknown or named twice.", "编号须包含每名棋手各一次；{0}缺失、不存在或重复。"}},
    WhyRow{Why::NumbersFixed, no, {"Pairing numbers are fixed since round 4 was paired.", "第4轮编排后编号不能再改。"}},
    WhyRow{Why::AlreadyWithdrawn, no, {"{0} has withdrawn already.", "{0}已经退赛。"}},
    WhyRow{Why::NotWithdrawn, no, {"{0} has not withdrawn.", "{0}没有退赛。"}},
    WhyRow{Why::Expelled, no, {"{0} has been expelled.", "{0}已被取消比赛资格。"}},
    WhyRow{Why::RoundAlreadyPaired, no, {"Round {0} is paired already.", "第{0}轮已经编排。"}},
    WhyRow{Why::ByeAlreadyGranted, no, {"{0} has a bye in round {1} already.", "{0}第{1}轮已有轮空。"}},
    WhyRow{Why::NoByeGranted, no, {"{0} has no bye in round {1}.", "{0}第{1}轮没有轮空。"}},
    WhyRow{Why::ByeNotToBeGranted, no, {"The pairing-allocated bye comes from the pairing; it cannot be granted.", "编排轮空由编排产生，不能申请。"}},

    WhyRow{Why::NotTheNextRound, no, {"Round {1} is the next to be paired, not round {0}.", "下一个要编排的是第{1}轮，不是第{0}轮。"}},
    WhyRow{Why::AccelerationFixed, no, {"The acceleration is fixed since round 1 was paired.", "第1轮编排后加速办法不能再改。"}},
    WhyRow{Why::AccelerationNeedsScoring, no, {"The Baku acceleration needs a win to be worth two draws and a loss nothing.", "巴库加速要求胜局等于两个和局、负局为0分。"}},
    WhyRow{Why::TooFewForbidden, no, {"At least two different players are barred from each other.", "禁止相遇须列出至少两名不同的棋手。"}},
    WhyRow{Why::RoundsExhausted, no, {"All {0} rounds are paired.", "全部{0}轮均已编排。"}},
    WhyRow{Why::ResultsMissing, no, {"Round {0} still has no result on board {1}.", "第{0}轮第{1}台尚无结果。"}},
    WhyRow{Why::NumbersMissing, no, {"The pairing numbers have not been assigned.", "尚未排定编号。"}},
    WhyRow{Why::InitialColourMissing, no, {"The initial colour has not been drawn.", "尚未抽签决定首轮先后手。"}},
    WhyRow{Why::InitialColourFixed, no, {"The initial colour was drawn already.", "首轮先后手已经抽定。"}},
    WhyRow{Why::PlayerTwiceInRound, no, {"{0} stands twice in round {1}.", "{0}在第{1}轮中出现两次。"}},
    WhyRow{Why::PlayerNotPresent, no, {"{0} does not take part in round {1}.", "{0}不参加第{1}轮。"}},
    WhyRow{Why::PlayerLeftOut, no, {"{0} is neither paired nor has a bye in round {1}.", "{0}在第{1}轮既未编排也无轮空。"}},
    WhyRow{Why::ByeDiffers, no, {"The bye of {0} in round {1} is not the one that was granted.", "{0}第{1}轮的轮空与已批准的不符。"}},
    WhyRow{Why::TwoPairingByes, no, {"Round {0} would have two pairing-allocated byes.", "第{0}轮会有两个编排轮空。"}},
    WhyRow{Why::DraftOpen, no, {"Round {0} is a draft; publish it or undo it first.", "第{0}轮仍是草稿，须先公布或撤销。"}},
    WhyRow{Why::NoDraft, no, {"Round {0} is not a draft.", "第{0}轮不是草稿。"}},
    WhyRow{Why::DraftDiffers, no, {"The change would leave out, or bring in, {0}.", "此改动会遗漏或多出{0}。"}},
    WhyRow{Why::TooFewPlayers, no, {"{0} players are present; two are needed.", "到场棋手{0}人，至少须有两人。"}},
    WhyRow{Why::NoLegalPairing, no, {"Round {0} has no legal pairing.", "第{0}轮无法编排。"}},
    WhyRow{Why::NoPartner, no, {"Round {0} has no legal pairing: number {1} has nobody left to meet and may not have the bye.", "第{0}轮无法编排：{1}号没有可配的对手，也不能轮空。"}},
    WhyRow{Why::NobodyForBye, no, {"Round {0} has no legal pairing: the number of players is odd, and nobody may have the pairing-allocated bye.", "第{0}轮无法编排：人数为奇数，而无人可得编排轮空。"}},
    WhyRow{Why::TooFewPartners, no, {"Round {0} has no legal pairing: {1} groups, each odd in number and closed to the others, need a partner each ({2}), and only {3} are to be had.", "第{0}轮无法编排：{1}组棋手（{2}）各为奇数且组间不能相配，每组需一名外组对手，而只有{3}个。"}},

    WhyRow{Why::RoundNotPublished, no, {"Round {0} is not published.", "第{0}轮尚未公布。"}},
    WhyRow{Why::ResultStands, no, {"Board {1} of round {0} stands at {2}; a different result needs a correction with its reason.", "第{0}轮第{1}台已记为{2}；改为其他结果须作更正并说明理由。"}},
    WhyRow{Why::ResultMissing, no, {"Board {1} of round {0} has no result to correct.", "第{0}轮第{1}台没有可更正的结果。"}},
    WhyRow{Why::ResultSame, no, {"Board {1} of round {0} stands at {2} already.", "第{0}轮第{1}台的结果已经是{2}。"}},
    WhyRow{Why::ResultTooOld, no, {"Only the last two rounds can be changed; this is round {0} of {1} paired.", "只能更改最近两轮；这是已编排{1}轮中的第{0}轮。"}},
    WhyRow{Why::ReasonMissing, unusable, {"A reason is missing.", "缺少理由。"}},

    WhyRow{Why::GameIsOver, no, {"The game on board {1} of round {0} is over ({2}).", "第{0}轮第{1}台的对局已经结束（{2}）。"}},
    WhyRow{Why::ArticleMissing, unusable, {"The article of the Laws is missing.", "缺少规则条款。"}},
    WhyRow{Why::BadArticle, unusable, {"\"{0}\" is not the number of an article, such as 9.5.3 or 10.10(1).", "“{0}”不是条款号，条款号如9.5.3或10.10(1)。"}},
    WhyRow{Why::ClaimNeedsDraw, no, {"A correct claim ends the game as a draw.", "要求成立即为和棋。"}},
    WhyRow{Why::TooMuchTime, unusable, {"A correction of {0} is beyond a day.", "更正{0}超过一天。"}},
    WhyRow{Why::NothingChanges, unusable, {"Nothing would change.", "没有任何改动。"}},
    WhyRow{Why::PenaltyNeedsGame, unusable, {"This penalty belongs to a game; name the board.", "这种处罚须指明台次。"}},
    WhyRow{Why::PenaltyNeedsTime, unusable, {"A time penalty needs the time and the player whose clock changes.", "罚时须注明时间和哪方的棋钟。"}},
    WhyRow{Why::PenaltyNeedsPoints, unusable, {"A penalty in points needs the points.", "扣分须注明分数。"}},
    WhyRow{Why::PenaltyNeedsResult, unusable, {"A game declared lost needs its result.", "判负须注明结果。"}},
    WhyRow{Why::PlayerNotInGame, no, {"{0} does not play on board {2} of round {1}.", "{0}不在第{1}轮第{2}台。"}},
    WhyRow{Why::BadPosition, unusable, {"\"{0}\" is not a position in FEN: eight ranks of eight squares, one king a side and the side to move were expected.", "“{0}”不是FEN局面：应有八条横线、每线八格、双方各一王和行棋方。"}},
    WhyRow{Why::WrongSideToMove, no, {"In this position it is the opponent's move; the sealer must have the move.", "此局面轮到对方行棋；封棋方应为行棋方。"}},
    WhyRow{Why::BadMoveNumber, unusable, {"The number of the sealed move cannot be {0}.", "封着的着数不能为{0}。"}},
    WhyRow{Why::AlreadySealed, no, {"Board {1} of round {0} is adjourned already.", "第{0}轮第{1}台已经封棋。"}},
    WhyRow{Why::NotSealed, no, {"Board {1} of round {0} has no sealed envelope.", "第{0}轮第{1}台没有封棋信封。"}},
    WhyRow{Why::AlreadyOpened, no, {"The envelope of board {1}, round {0}, is open already.", "第{0}轮第{1}台的信封已经拆开。"}},
    WhyRow{Why::NotOpened, no, {"The envelope of board {1}, round {0}, is still closed.", "第{0}轮第{1}台的信封尚未拆开。"}},
    WhyRow{Why::AlreadyResumed, no, {"The game on board {1} of round {0} has been resumed already.", "第{0}轮第{1}台已经续赛。"}},
    WhyRow{Why::PlaceMissing, unusable, {"Who keeps the envelope, or where, is missing.", "缺少信封的保管人或保管地点。"}},
    WhyRow{Why::TextMissing, unusable, {"What happened is missing.", "缺少情况说明。"}},
    WhyRow{Why::NoPersonalData, no, {"No personal data of {0} are kept.", "没有保存{0}的个人信息。"}},

    WhyRow{Why::NeverUndone, no, {"Entry {0} cannot be undone.", "第{0}条不能撤销。"}},
    WhyRow{Why::NotStanding, no, {"Entry {0} does not stand any more.", "第{0}条已不成立。"}},
    WhyRow{Why::RestsOnIt, no, {"Entry {0} cannot be undone: entry {1} rests on it ({2}).", "不能撤销第{0}条：第{1}条以它为据（{2}）。"}},
    WhyRow{Why::NoLongerHolds, no, {"Entry {0} cannot be undone: entry {1} would no longer hold. {2}", "不能撤销第{0}条：第{1}条将不再成立。{2}"}},
    WhyRow{Why::NothingToUndo, no, {"There is nothing to undo.", "没有可撤销的操作。"}},
    WhyRow{Why::NothingToRedo, no, {"There is nothing to redo.", "没有可重做的操作。"}},
    WhyRow{Why::NotAcknowledged, no, {"{0} (to go on: {1})", "{0}（如继续：{1}）"}},
    WhyRow{Why::DecidedBefore, no, {"The state has moved on to entry {0}; look again.", "记录已到第{0}条，须重新查看。"}},

    WhyRow{Why::OpenElsewhere, no, {"{0} is open at {1}; it can only be read here.", "{0}正由{1}打开，此处只能阅读。"}},
    WhyRow{Why::ReadOnlyMedium, no, {"{0} can only be read: the file or its medium is write-protected.", "{0}只能阅读：文件或其所在介质有写保护。"}},
    WhyRow{Why::ReadOnlyBroken, no, {"{0} can only be read. {1}", "{0}只能阅读。{1}"}},
    WhyRow{Why::DiskFull, no, {"Not saved: the disk is full. Nothing has changed.", "未保存：磁盘已满。没有任何改动。"}},
    WhyRow{Why::NotStored, no, {"Not saved ({0}). Nothing has changed.", "未保存（{0}）。没有任何改动。"}},
    WhyRow{Why::NotAnEvent, unusable, {"{0} is not an event of this program ({1}).", "{0}不是本程序的比赛文件（{1}）。"}},
    WhyRow{Why::NewerFile, unusable, {"{0} was written by a newer version of the program (format {1}; this one reads up to {2}).", "{0}由更新版本的程序写成（格式{1}，本程序最高可读{2}）。"}},
    WhyRow{Why::NoSuchFile, unusable, {"{0}: there is no such file.", "{0}：没有这个文件。"}},
    WhyRow{Why::IsDirectory, unusable, {"{0} is a folder, not a file.", "{0}是文件夹，不是文件。"}},
    WhyRow{Why::FileExists, unusable, {"{0} is there already; it is not overwritten.", "{0}已经存在，不会覆盖。"}},
    WhyRow{Why::CannotRead, unusable, {"{0} cannot be read ({1}).", "{0}无法读取（{1}）。"}},
    WhyRow{Why::CannotWrite, unusable, {"{0} cannot be written ({1}).", "{0}无法写入（{1}）。"}},
    WhyRow{Why::SealBroken, no, {"Entry {0}: its seal does not fit what is written there.", "第{0}条：校验码与内容不符。"}},
    WhyRow{Why::EntryMissing, no, {"Entry {0} is missing.", "缺少第{0}条。"}},
    WhyRow{Why::UnknownKind, no, {"Entry {0} is of a kind that this version does not know: {1}.", "第{0}条的种类本版本不认识：{1}。"}},
    WhyRow{Why::BadBody, no, {"Entry {0} cannot be read. {1}", "第{0}条无法读取。{1}"}},
    WhyRow{Why::KeyMissing, no, {"{0} is missing.", "缺少{0}。"}},
    WhyRow{Why::KeyUnknown, no, {"{0} is unknown.", "{0}无法识别。"}},
    WhyRow{Why::TablesAltered, no, {"Its tables are not as this program makes them.", "其数据表与本程序所建的不同。"}},
    WhyRow{Why::PersonalDataAltered, no, {"The personal data that entry {0} refers to were altered.", "第{0}条所指的个人信息已被更改。"}},
    WhyRow{Why::DoesNotFollow, no, {"Entry {0} does not follow from those before it. {1}", "第{0}条与此前记录不符。{1}"}},
    WhyRow{Why::WouldReplaceEvent, unusable, {"{0} is an event, or belongs to one; nothing else is written there.", "{0}是比赛文件或其附属文件，不会以其他内容覆盖。"}},
    WhyRow{Why::OtherEventThere, unusable, {"{0} holds another event, or decisions that are not in this one; it is not overwritten.", "{0}是另一比赛，或含有本比赛没有的记录，不会覆盖。"}},
    WhyRow{Why::NoEntries, no, {"The journal has no entries; the first would have opened the event.", "日志没有任何记录；第一条应为建立比赛。"}},
    WhyRow{Why::PersonalDataMissing, no, {"The personal data that entry {0} refers to are missing, and no entry says that they were erased.", "第{0}条所指的个人信息缺失，而没有删除的记录。"}},
    WhyRow{Why::OutputLost, unusable, {"What was to be printed could not be written ({0}).", "输出无法写入（{0}）。"}},
    WhyRow{Why::OddCharacter, unusable, {"{0}: {1} is not to stand in a text (place {2}).", "{0}：文字中不得有{1}（第{2}个字符）。"}},
    WhyRow{Why::TextTooLong, unusable, {"{0}: {1} characters are too many; up to {2} are taken.", "{0}：{1}个字符过长，最多{2}个。"}},
    WhyRow{Why::PointsBeyondEvent, unusable, {"{0} points are more than the whole event gives ({1}).", "{0}分超过全部比赛可得的分数（{1}分）。"}},
    WhyRow{Why::NoRoundLeft, no, {"All {0} rounds are paired; there is none left to exclude {1} from.", "全部{0}轮均已编排，{1}已无可停赛的轮次。"}},
    WhyRow{Why::NotYetWithdrawn, no, {"{0} withdraws only from round {1} on; he cannot return from round {2} on.", "{0}自第{1}轮起才退赛，不能自第{2}轮起恢复参赛。"}},
    WhyRow{Why::NothingPublished, no, {"No round is published yet.", "尚未公布任何一轮。"}},
    WhyRow{Why::OnlyDraft, no, {"No round is published yet; round {0} is a draft.", "尚未公布任何一轮；第{0}轮为草稿。"}},
    WhyRow{Why::LinesBeforeStand, no, {"Line {0}: {2} Results recorded before it: {1}.", "第{0}行：{2}此前{1}项结果已记录。"}},
    WhyRow{Why::WordsContradict, unusable, {"{0} and {1} cannot be given together.", "{0}与{1}不能同时给出。"}},
    WhyRow{Why::BadTimeUsed, unusable, {"A time used of {0} is not possible; from 0:00:00 to 24:00:00 are.", "已用时间不能为{0}，须为0:00:00至24:00:00。"}},
    WhyRow{Why::MoveNumberDiffers, unusable, {"The position is before move {1}; the sealed move cannot be number {0}.", "该局面在第{1}着之前，封着不能是第{0}着。"}},
    WhyRow{Why::BadLanguage, unusable, {"--language: \"{0}\" stands there; en or zh was expected.", "--language：现为“{0}”，应为en或zh。"}},
    WhyRow{Why::NoSuchVerb, unusable, {"There is no verb {0}; see: arbiter --help", "没有命令{0}；见：arbiter --help"}},
    WhyRow{Why::CopyNotWhole, no, {"{0} holds only the {1} sound entries. {2}", "{0}只含{1}条完好的记录。{2}"}},
    WhyRow{Why::FileReplaced, no, {"{0} is no longer the file that was opened: it was replaced or deleted. Not saved.", "{0}已不是打开时的文件：已被替换或删除。未保存。"}},
    WhyRow{Why::PathMissing, unusable, {"The name of a file is empty.", "文件名为空。"}},
    WhyRow{Why::SheetDiffers, no, {"The record does not contain what sheet {0}:{1} showed; entry {0} has seal {2}.", "记录与纸面{0}:{1}不符；第{0}条的校验码为{2}。"}},
};

struct CautionRow {
    Caution about;
    Level level;
    std::string_view name;
    Bilingual text;
};

constexpr std::array cautionRows{
    CautionRow{Caution::SamePlayerTwice, Level::Acknowledge, "same-player-twice", {"There is already a player {0} of the same federation, and no FIDE ID to tell them apart.", "同一协会已有棋手{0}，且没有国际棋联编号可资区别。"}},
    CautionRow{Caution::SecondHalfPointBye, Level::Confirm, "second-half-point-bye", {"{0} has had a half-point bye already (round {1}).", "{0}已有过半分轮空（第{1}轮）。"}},
    CautionRow{Caution::FullPointBye, Level::Acknowledge, "full-point-bye", {"A full-point bye for {0} is not described in FIDE's rules.", "国际棋联规则没有规定给{0}的一分轮空。"}},
    CautionRow{Caution::PairsForbiddenLate, Level::ConfirmTwice, "pairs-forbidden-late", {"Pairs are barred from round {0} on although the event has begun; that leaves FIDE mode for good.", "比赛已开始，自第{0}轮起禁止相遇将永久退出国际棋联模式。"}},
    CautionRow{Caution::RoundsAfterStart, Level::ConfirmTwice, "rounds-after-start", {"The number of rounds is fixed since round 1 was paired; changing it from {0} to {1} leaves FIDE mode for good.", "第1轮编排后轮数已定；从{0}改为{1}将永久退出国际棋联模式。"}},
    CautionRow{Caution::GamesAdjourned, Level::Acknowledge, "games-adjourned", {"{1} games of round {0} are not finished; they are recorded as adjourned and count as draws for now.", "第{0}轮有{1}局未结束，记为封棋，暂按和棋计。"}},
    CautionRow{Caution::OlderGameAdjourned, Level::Acknowledge, "older-game-adjourned", {"Board {1} of round {0} is still adjourned.", "第{0}轮第{1}台仍为封棋。"}},
    CautionRow{Caution::AdjournedGameNotDrawn, Level::Confirm, "adjourned-game-not-drawn", {"Later rounds were paired with the adjourned board {1} of round {0} as a draw; it ends {2}.", "此后各轮编排时第{0}轮第{1}台的封棋按和棋计；现结果为{2}。"}},
    CautionRow{Caution::RematchByHand, Level::Confirm, "rematch-by-hand", {"{0} and {1} have played each other already.", "{0}与{1}已交手。"}},
    CautionRow{Caution::ByeByHandNotEntitled, Level::Confirm, "bye-by-hand-not-entitled", {"{0} is not entitled to the pairing-allocated bye.", "{0}不应得编排轮空。"}},
    CautionRow{Caution::PairedByHand, Level::Confirm, "paired-by-hand", {"Round {0} will no longer be as the rules pair it.", "第{0}轮将不再与规则编排一致。"}},
    CautionRow{Caution::PlayerExpelled, Level::Confirm, "player-expelled", {"{0} will be left out of the standings.", "{0}将不列入名次。"}},
};
// clang-format on

const WhyRow& row(Why why)
{
    const auto at = std::find_if(whyRows.begin(), whyRows.end(), [&](const auto& r) { return r.why == why; });
    assert(at != whyRows.end());
    return *at;
}

const CautionRow& row(Caution caution)
{
    const auto at =
        std::find_if(cautionRows.begin(), cautionRows.end(), [&](const auto& r) { return r.about == caution; });
    assert(at != cautionRows.end());
    return *at;
}

static_assert(whyRows.size() == static_cast<std::size_t>(Why::SheetDiffers) + 1, "each reason has its row");
static_assert(cautionRows.size() == static_cast<std::size_t>(Caution::PlayerExpelled) + 1, "each caution has its row");

} // namespace

namespace {

std::vector<std::string> spoken(const std::vector<Word>& words, Language language)
{
    std::vector<std::string> texts;
    for (const auto& word : words) texts.push_back(word.in(language));
    return texts;
}

} // namespace

std::string sentence(const Refusal& refusal, Language language)
{
    auto values = spoken(refusal.values, language);
    for (const auto& cause : refusal.cause) values.push_back(sentence(cause, language));
    auto text = fill(row(refusal.why).text.in(language), values);
    if (refusal.article.empty()) return text;
    const Bilingual cited{"{0} (article {1})", "{0}（第{1}条）"};
    return fill(cited.in(language), std::vector{text, refusal.article});
}

Sort sortOf(Why why) { return row(why).sort; }

Level levelOf(Caution caution) { return row(caution).level; }

std::string_view nameOf(Caution caution) { return row(caution).name; }

std::string sentence(const Warning& warning, Language language)
{
    return fill(row(warning.about).text.in(language), spoken(warning.values, language));
}

std::vector<Caution> allCautions()
{
    std::vector<Caution> all;
    for (const auto& r : cautionRows) all.push_back(r.about);
    return all;
}

} // namespace arbiter
