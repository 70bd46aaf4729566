// The one document model: what stands on a sheet, as plain values. sheets/ makes documents from the state of an event,
// render/ turns them into text and HTML; what neither knows is paper and ink, which is a renderer of its own.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/basics/colour.h"
#include "domain/basics/id.h"
#include "domain/basics/points.h"
#include "domain/basics/refusal.h"
#include "domain/basics/time.h"
#include "domain/chess/diagram.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arbiter::reports {

/// What the sheet is printed on. DL and C5 are envelopes: they lie on their side, and a new page is the back.
enum class Paper { A4, Letter, DL, C5 };

inline constexpr bool isEnvelope(Paper p) { return p == Paper::DL || p == Paper::C5; }

enum class Align { Left, Centre, Right };
enum class Emphasis { Plain, Strong, Small };

/// A place in the standings; a shared one is the first of those shared.
struct Place {
    int place = 0;
    bool shared = false;

    friend bool operator==(const Place&, const Place&) = default;
};

/// Room to write in by hand.
struct Blank {
    friend bool operator==(const Blank&, const Blank&) = default;
};

/// Kept as what it is, not as text, so that each form writes it in its own way: a spreadsheet wants the number.
using Value = std::variant<std::string, int, Points, Place, Blank>;

struct Cell {
    Value value;
    Emphasis emphasis = Emphasis::Plain;
    std::optional<Colour> dot{}; ///< a ring or a disc before the value

    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Column {
    std::string head;
    Align align = Align::Left;
    std::optional<Colour> dot{};
    bool wideOnly = false; ///< left out on a narrow screen, never on paper or in text
    bool grows = false;    ///< takes the room that is left, and breaks its lines where there is too little
};

struct Table {
    std::string caption; ///< may be empty
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; ///< each as long as the columns
    bool repeatHead = true;              ///< on every page
    bool close = false;                  ///< many rows may be set closely: nothing is written in by hand
};

/// A position with what is said about it.
struct Figure {
    std::string title; ///< may be empty
    Diagram diagram;
    std::vector<std::string> lines; ///< below the diagram: the side to move, the men in words, FEN
};

struct Labelled {
    std::string label;
    Value value;
    std::optional<Colour> dot{};
    bool wide = false; ///< takes the whole width
};

/// Label and value, in two columns where there is room, with a diagram beside them where there is one.
struct Facts {
    std::vector<Labelled> items;
    std::optional<Figure> figure;
};

struct Notes {
    std::vector<std::string> lines;
    Emphasis emphasis = Emphasis::Plain;
};

/// Lines to be signed, side by side, each over its label.
struct Signatures {
    std::vector<std::string> labels;
};

struct NewPage {};

using Block = std::variant<Facts, Table, Notes, Signatures, NewPage>;

/// At the foot of every page. `entry` and `seal` are what `verify --sheet` asks for; the renderer adds "page x of y".
struct Footer {
    std::string event;
    std::string document;
    Moment printedAt;
    EntryNumber entry;
    std::string seal; ///< 16 hexadecimal digits
};

struct Document {
    Language language = Language::English;
    Paper paper = Paper::A4;
    std::string event; ///< the line above the title
    std::string title;
    std::optional<RoundNumber> round;
    bool draft = false;              ///< carries the word on every form of it, and goes to no printer
    std::string standing;            ///< "Not final": stands out beside the title; empty where there is nothing to say
    std::vector<std::string> corner; ///< beside the title: round of how many, place, time
    std::vector<Block> body;
    Footer footer;
};

/// Why the document may not be printed: it shows a draft. Every renderer for paper asks this first.
std::optional<Refusal> objectionToPrinting(const Document& document);

} // namespace arbiter::reports
