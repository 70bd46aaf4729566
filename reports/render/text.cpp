// Plain text: block after block, a blank line between them. Tables are in render/text_table.
#include "reports/render/text.h"

#include "reports/render/text_table.h"
#include "reports/render/utf8.h"
#include "reports/render/values.h"
#include "reports/render/width.h"
#include "reports/words.h"

#include <algorithm>

namespace arbiter::reports {

namespace {

constexpr int signatureColumns = 24;
constexpr std::size_t signaturesInLine = 3;

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }
Lines paragraph(const std::string& text) { return wrapped(clean(text), textColumns); }
std::string underscores(int columns) { return std::string(static_cast<std::size_t>(columns), '_'); }

Lines boardOf(const Diagram& diagram)
{
    Lines lines;
    for (std::size_t rank = 0; rank < 8; ++rank) {
        std::string line{static_cast<char>('8' - rank)};
        for (std::size_t file = 0; file < 8; ++file) {
            const char man = diagram.men[8 * rank + file];
            line += ' ';
            line += man == 0 ? '.' : man;
        }
        lines.push_back(line);
    }
    lines.emplace_back("  a b c d e f g h");
    return lines;
}

Lines figureLines(const Figure& figure)
{
    Lines lines;
    if (!figure.title.empty()) append(lines, paragraph(figure.title));
    append(lines, boardOf(figure.diagram));
    for (const auto& line : figure.lines) append(lines, paragraph(line));
    return lines;
}

struct Writer {
    Language language;

    Lines operator()(const Facts& facts) const
    {
        int labels = 0;
        for (const auto& item : facts.items) labels = std::max(labels, columnsOf(clean(item.label)));
        Lines lines;
        for (const auto& item : facts.items) append(lines, linesOf(item, std::min(labels, textColumns / 2)));
        if (facts.figure) {
            lines.emplace_back();
            append(lines, figureLines(*facts.figure));
        }
        return lines;
    }

    Lines operator()(const Table& table) const
    {
        Lines lines;
        if (!table.caption.empty()) append(lines, paragraph(table.caption));
        append(lines, tableLines(table, language));
        return lines;
    }

    Lines operator()(const Notes& notes) const
    {
        Lines lines;
        for (const auto& line : notes.lines) append(lines, paragraph(line));
        return lines;
    }

    Lines operator()(const Signatures& signatures) const
    {
        Lines lines;
        for (std::size_t from = 0; from < signatures.labels.size(); from += signaturesInLine) {
            const auto to = std::min(from + signaturesInLine, signatures.labels.size());
            std::string rules, labels;
            for (auto i = from; i < to; ++i) {
                const std::string gap = i > from ? "    " : "";
                rules += gap + underscores(signatureColumns);
                labels += gap + padded(clean(signatures.labels[i]), signatureColumns, Align::Left);
            }
            append(lines, {"", "", rules, trimmed(labels)});
        }
        return lines;
    }

    Lines operator()(const NewPage&) const { return {}; }

private:
    [[nodiscard]] Lines linesOf(const Labelled& item, int labels) const
    {
        const bool blank = std::holds_alternative<Blank>(item.value);
        const auto value = blank ? underscores(signatureColumns) : clean(valueText(item.value, {}, language));
        const auto left = wrapped(clean(item.label), labels);
        const auto right = wrapped(value, textColumns - labels - 2);
        Lines lines;
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
            const auto label = i < left.size() ? left[i] : std::string{};
            const auto text = i < right.size() ? right[i] : std::string{};
            lines.push_back(trimmed(padded(label, labels, Align::Left) + "  " + text));
        }
        return lines;
    }
};

Lines draftLines(const Document& d)
{
    if (!d.draft) return {};
    return paragraph("*** " + say(Says::Draft, d.language) + " *** " + say(Says::DraftNotice, d.language));
}

Lines heading(const Document& d)
{
    Lines lines = draftLines(d);
    append(lines, paragraph(d.event));
    const auto title = paragraph(d.title);
    append(lines, title);
    int width = 0;
    for (const auto& line : title) width = std::max(width, columnsOf(line));
    lines.emplace_back(static_cast<std::size_t>(width), '=');
    std::string corner = d.standing;
    for (const auto& part : d.corner) corner += (corner.empty() ? "" : " · ") + part;
    append(lines, paragraph(corner));
    return lines;
}

Lines foot(const Document& d)
{
    Lines lines;
    for (const auto& line : footerLines(d)) append(lines, paragraph(line));
    append(lines, draftLines(d));
    return lines;
}

} // namespace

std::string text(const Document& document)
{
    std::string all;
    const auto add = [&](const Lines& block) {
        if (block.empty()) return;
        if (!all.empty()) all += '\n';
        for (const auto& line : block) all += line + '\n';
    };
    add(heading(document));
    for (const auto& block : document.body) add(std::visit(Writer{document.language}, block));
    add(foot(document));
    return all;
}

} // namespace arbiter::reports
