// From a document to pages and from pages to PDF.
#include "reports/paper/paper.h"

#include "reports/paper/blocks.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <span>

namespace arbiter::reports {

namespace {

using namespace paper;

struct Adding {
    Flow& flow;

    void operator()(const Facts& facts) const { addFacts(flow, facts); }
    void operator()(const Table& table) const { addTable(flow, table); }
    void operator()(const Notes& notes) const { addNotes(flow, notes); }
    void operator()(const Signatures& signatures) const { addSignatures(flow, signatures); }
    void operator()(const NewPage&) const { flow.turn(); }
};

/// True for what stands beside a figure when it follows it.
bool goesBeside(const Block& block)
{
    const auto* notes = std::get_if<Notes>(&block);
    return std::holds_alternative<Signatures>(block) || (notes && notes->emphasis == Emphasis::Strong);
}

const Figure* figureOf(const Block& block)
{
    const auto* facts = std::get_if<Facts>(&block);
    return facts && facts->figure ? &*facts->figure : nullptr;
}

/// Lays the document out. What follows a figure and belongs beside it stands in its column; the next block begins below
/// both.
std::vector<Page> layOut(const Document& d, const Style& style)
{
    Flow flow{d, style};
    qreal below = 0;
    std::size_t page = 0; // where the figure stands
    for (const auto& block : d.body) {
        if (below > 0 && !goesBeside(block)) {
            flow.widen();
            if (flow.pageCount() == page) flow.moveTo(std::max(flow.y(), below + 8));
            below = 0;
        }
        if (const auto* figure = figureOf(block)) {
            flow.need(figureHeight(flow, *figure));
            below = flow.y() + figureHeight(flow, *figure);
            page = flow.pageCount();
        }
        std::visit(Adding{flow}, block);
    }
    return flow.finish();
}

std::size_t pagesWished(const Document& d)
{
    return 1 + static_cast<std::size_t>(std::count_if(
                   d.body.begin(), d.body.end(), [](const Block& b) { return std::holds_alternative<NewPage>(b); }));
}

/// On as few pages as it was made for, set a little tighter where that is enough; a long one is set as if nothing
/// pressed.
std::vector<Page> pagesOf(const Document& d)
{
    const auto wished = pagesWished(d);
    auto loose = layOut(d, styleOf(d.paper, d.language, tightness[0]));
    if (loose.size() <= wished || loose.size() > wished + 2) return loose;
    for (const qreal tight : std::span{tightness}.subspan(1))
        if (auto pages = layOut(d, styleOf(d.paper, d.language, tight)); pages.size() <= wished) return pages;
    return loose;
}

void setUp(QPdfWriter& writer, const Document& d)
{
    const auto size = sizeOf(d.paper);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(
        QPageSize{QSizeF{size.widthMm, size.heightMm}, QPageSize::Millimeter, {}, QPageSize::ExactMatch});
    writer.setPageMargins({});
    writer.setTitle(printable(d.title + " · " + d.event));
    writer.setCreator("Arbiter");
}

} // namespace

Result<std::string> pdf(const Document& document)
{
    if (auto objection = objectionToPrinting(document)) return tl::unexpected{*objection};
    const auto pages = pagesOf(document);
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer{&buffer};
    setUp(writer, document);
    QPainter painter{&writer};
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) writer.newPage();
        paint(painter, pages[i]);
    }
    painter.end();
    return bytes.toStdString();
}

} // namespace arbiter::reports
