// The adjournment envelope: what A 13.2 asks for, and what B's guidelines I.2 add to it. What lies inside is not known
// here before the opening.
#include "domain/tournament/query.h"
#include "reports/sheets/print.h"
#include "reports/sheets/sheets.h"

#include <array>

namespace arbiter::reports {

namespace {

/// Lines of the custody table left to be filled in by hand.
constexpr int blankLines = 3;

struct Sheet {
    const Tournament& t;
    const GameRef& game;
    const Adjournment& adjournment;
    const Context& context;

    [[nodiscard]] const Envelope& envelope() const { return adjournment.sealed.fact.envelope; }
    [[nodiscard]] std::string say(Says what) const { return reports::say(what, context.language); }
    [[nodiscard]] std::string say(Says what, const std::vector<std::string>& values) const
    {
        return reports::say(what, context.language, values);
    }
    [[nodiscard]] std::string side(Colour c) const { return say(c == Colour::White ? Says::White : Says::Black); }
    [[nodiscard]] std::string name(Colour c) const
    {
        const auto& pairing = findBoard(t, game.round, game.board)->pairing;
        return printedName(findPlayer(t, pairing.of(c))->card, context);
    }
};

/// Text, or room to write it in by hand.
Value orBlank(std::string text) { return text.empty() ? Value{Blank{}} : Value{std::move(text)}; }

Value whenOf(const Sheet& s, EntryNumber entry)
{
    const auto stamp = stampOf(s.context, entry);
    return stamp ? Value{printedMoment(stamp->at, s.context.language)} : Value{Blank{}};
}

Value authorOf(const Sheet& s, EntryNumber entry)
{
    const auto stamp = stampOf(s.context, entry);
    return orBlank(stamp ? stamp->author : std::string{});
}

/// "Kg2 Ra5 a4 f2": the men of one side in words, so that a smudged diagram can still be read.
std::string menInWords(const Diagram& diagram, Colour colour)
{
    constexpr std::array<std::string_view, 2> letters{"KQRBNP", "kqrbnp"};
    std::string words;
    for (const char man : letters[static_cast<std::size_t>(colour)])
        for (std::size_t square = 0; square < diagram.men.size(); ++square) {
            if (diagram.men[square] != man) continue;
            if (!words.empty()) words += ' ';
            if (man != 'P' && man != 'p') words += static_cast<char>(colour == Colour::White ? man : man - 'a' + 'A');
            words += static_cast<char>('a' + square % 8);
            words += static_cast<char>('8' - square / 8);
        }
    return words;
}

Figure position(const Sheet& s)
{
    const auto diagram = readDiagram(s.envelope().position).value_or(Diagram{});
    return {{},
            diagram,
            {s.say(diagram.toMove == Colour::White ? Says::WhiteToMove : Says::BlackToMove),
             s.say(Says::MenOfWhite, {menInWords(diagram, Colour::White)}),
             s.say(Says::MenOfBlack, {menInWords(diagram, Colour::Black)}), s.envelope().position}};
}

Facts outside(const Sheet& s)
{
    const auto& e = s.envelope();
    const auto offer = e.drawOffer ? s.say(Says::OfferBy, {s.side(*e.drawOffer)}) : s.say(Says::NoOffer);
    Facts facts;
    facts.items = {
        {s.side(Colour::White), s.name(Colour::White), Colour::White},
        {s.side(Colour::Black), s.name(Colour::Black), Colour::Black},
        {s.say(Says::TimeUsedWhite), clockText(e.timeUsed.white)},
        {s.say(Says::TimeUsedBlack), clockText(e.timeUsed.black)},
        {s.say(Says::SealedBy), s.side(e.sealedBy), e.sealedBy},
        {s.say(Says::SealedMove), s.say(Says::MoveNumber, {std::to_string(e.moveNumber)})},
        {s.say(Says::DrawOffer), offer},
        {s.say(Says::SealedAt), whenOf(s, s.adjournment.sealed.entry)},
        {s.say(Says::Resumption), orBlank(e.resumption), {}, true},
        {s.say(Says::Arbiter), authorOf(s, s.adjournment.sealed.entry), {}, true},
    };
    facts.figure = position(s);
    return facts;
}

/// A 14.2, B guidelines I.7: the envelope waits for the player who must reply.
Notes openOnlyWhen(const Sheet& s)
{
    const auto replier = opposite(s.envelope().sealedBy);
    const bool a = s.t.settings.edition == Edition::A;
    return {{s.say(a ? Says::OpenOnlyWhenA : Says::OpenOnlyWhenB, {s.side(replier), s.name(replier)})},
            Emphasis::Strong};
}

Table custody(const Sheet& s)
{
    Table table{s.say(Says::Custody), {}, {}};
    for (const auto head : {Says::Time, Says::KeptBy, Says::Place, Says::Arbiter})
        table.columns.push_back({s.say(head), Align::Left, {}, false, true});
    for (const auto& kept : s.adjournment.custody)
        table.rows.push_back(
            {{whenOf(s, kept.entry)}, {kept.fact.custodian}, {kept.fact.place}, {authorOf(s, kept.entry)}});
    for (int i = 0; i < blankLines; ++i) table.rows.push_back({{Blank{}}, {Blank{}}, {Blank{}}, {Blank{}}});
    return table;
}

/// What happened to the envelope since, where it was opened.
std::optional<Facts> opening(const Sheet& s)
{
    const auto& opened = s.adjournment.opened;
    if (!opened) return {};
    Facts facts;
    facts.items = {{s.say(Says::OpenedAt), whenOf(s, opened->entry)},
                   {s.say(Says::Present), opened->fact.present},
                   {s.say(Says::MoveFound), opened->fact.move}};
    if (const auto& resumed = s.adjournment.resumed)
        facts.items.push_back({s.say(Says::ResumedAt), whenOf(s, resumed->entry)});
    return facts;
}

} // namespace

Result<Document> envelope(const Tournament& t, const GameRef& game, const Context& context)
{
    const std::vector<std::string> where{numberText(game.round), numberText(game.board)};
    if (const auto found = gameAt(t, game); !found) return tl::unexpected{found.error()};
    const auto record = t.records.find(game);
    if (record == t.records.end() || record->second.adjournments.empty())
        return refuse(Why::NotSealed, {where[0], where[1]});

    const Sheet s{t, game, record->second.adjournments.back(), context};
    auto d = frame(t, s.say(Says::EnvelopeTitle), game.round, context);
    d.paper = context.paper;
    d.corner = {s.say(Says::RoundAndBoard, where)};
    d.body.emplace_back(outside(s));
    d.body.emplace_back(openOnlyWhen(s));
    d.body.emplace_back(Signatures{{s.side(Colour::White), s.side(Colour::Black), s.say(Says::Arbiter)}});
    if (isEnvelope(d.paper)) d.body.emplace_back(NewPage{});
    d.body.emplace_back(custody(s));
    if (auto facts = opening(s)) d.body.emplace_back(std::move(*facts));
    d.body.emplace_back(
        Notes{{s.say(t.settings.edition == Edition::A ? Says::FieldsA : Says::FieldsB)}, Emphasis::Small});
    return d;
}

} // namespace arbiter::reports
