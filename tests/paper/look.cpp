// Reading PDFs back.
#include "tests/paper/look.h"

#include "reports/dates.h"
#include "reports/paper/paper.h"
#include "reports/render/values.h"
#include "reports/words.h"
#include "tests/support/program.h"

#include <QGuiApplication>

#include <cstdio>
#include <regex>
#include <stdexcept>

namespace arbiter::reports::test {

namespace {

/// Fonts and text need an application, but no screen.
struct Application {
    int count = 1;
    char name[5] = "test";
    char* words[2] = {name, nullptr};
    QGuiApplication application;

    Application() : application{(qputenv("QT_QPA_PLATFORM", "offscreen"), count), words} {}
};

BOOST_TEST_GLOBAL_FIXTURE(Application);

struct Saying {
    Language language;

    std::string table(const Table& t) const
    {
        std::string all = t.caption + headOf(t);
        for (const auto& row : t.rows)
            for (std::size_t c = 0; c < row.size(); ++c)
                all += valueText(row[c].value, pointsFormOf(t, c, language), language);
        return all;
    }
    static std::string headOf(const Table& t)
    {
        std::string all;
        for (const auto& column : t.columns) all += column.head;
        return all;
    }

    std::string operator()(const Table& t) const { return table(t); }
    std::string operator()(const Facts& facts) const
    {
        std::string all;
        if (facts.figure) {
            all += facts.figure->title + "87654321abcdefgh";
            for (const auto& line : facts.figure->lines) all += line;
        }
        for (const auto& item : facts.items) all += item.label + valueText(item.value, {}, language);
        return all;
    }
    std::string operator()(const Notes& notes) const { return joined(notes.lines); }
    std::string operator()(const Signatures& s) const { return joined(s.labels); }
    std::string operator()(const NewPage&) const { return {}; }

    static std::string joined(const std::vector<std::string>& lines)
    {
        std::string all;
        for (const auto& line : lines) all += line;
        return all;
    }
};

void takeOff(std::string& page, const std::string& part, bool atStart)
{
    const auto wanted = squeezed(part);
    const bool there = atStart ? page.starts_with(wanted) : page.ends_with(wanted);
    BOOST_TEST(there, "a page lacks \"" << wanted << "\": " << page.substr(0, 300));
    if (there) page.erase(atStart ? 0 : page.size() - wanted.size(), wanted.size());
}

std::string footOf(const Document& d, std::size_t page, std::size_t pages)
{
    return d.footer.event + "·" + d.footer.document +
           say(Says::Printed, d.language, {printedMoment(d.footer.printedAt, d.language)}) +
           say(Says::PageOf, d.language, {std::to_string(page), std::to_string(pages)}) +
           say(Says::HeadSeal, d.language, {std::to_string(d.footer.entry.value) + ":" + d.footer.seal});
}

} // namespace

std::string said(std::string command, const std::string& in)
{
    const arbiter::test::Folder folder;
    folder.write("in", in);
    for (auto at = command.find('@'); at != std::string::npos; at = command.find('@', at + 1))
        command.replace(at, 1, folder.at("in"));
    auto* pipe = ::popen(command.c_str(), "r");
    if (!pipe) throw std::runtime_error{command};
    std::string all;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) all += static_cast<char>(c);
    if (::pclose(pipe) != 0) throw std::runtime_error{command + " failed"};
    return all;
}

std::string drawing(const Document& document)
{
    auto sheet = pdf(document);
    if (!sheet) throw std::runtime_error{sentence(sheet.error(), Language::English)};
    return *sheet;
}

std::string squeezed(const std::string& text)
{
    // Radicals that NFKC leaves alone, and the characters whose glyph they share in Noto Sans CJK SC.
    static const QString radicals = QString::fromUtf8("⻓⻚⻋⻔⻢⻩⻰⻬⻛⻜⻅⻉⻄⻘⻥⻦⻧⻨⻮⻳⻆⻙⻤⻣⺠⺟"),
                         characters = QString::fromUtf8("长页车门马黄龙齐风飞见贝西青鱼鸟卤麦齿龟角韦鬼骨民母");
    QString all;
    for (const auto c : QString::fromStdString(text).normalized(QString::NormalizationForm_KC))
        if (!c.isSpace()) {
            const auto at = radicals.indexOf(c);
            all += at < 0 ? c : characters[at];
        }
    return all.toStdString();
}

std::vector<std::string> pagesOf(const std::string& pdf)
{
    const auto all = said("pdftotext -raw -enc UTF-8 @ -", pdf);
    std::vector<std::string> pages;
    for (std::size_t from = 0; from < all.size();) {
        const auto to = std::min(all.find('\f', from), all.size());
        pages.push_back(squeezed(all.substr(from, to - from)));
        from = to + 1;
    }
    return pages;
}

std::string contentOf(const Document& d)
{
    std::string all = d.event + d.title + d.standing + Saying::joined(d.corner);
    for (const auto& block : d.body) all += std::visit(Saying{d.language}, block);
    return squeezed(all);
}

std::string contentOf(const Document& d, const std::vector<std::string>& pages)
{
    std::string all;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        auto page = pages[i];
        takeOff(page, footOf(d, i + 1, pages.size()), false);
        if (i > 0) takeOff(page, d.title + (d.corner.empty() ? "" : d.corner.front()), true);
        // A table that goes on has its head again; one that begins on this page has a caption before it.
        const auto* table = d.body.empty() ? nullptr : std::get_if<Table>(&d.body.front());
        if (i > 0 && table && page.starts_with(squeezed(Saying::headOf(*table))))
            takeOff(page, Saying::headOf(*table), true);
        all += page;
    }
    return all;
}

std::string sizeOf(const std::string& pdf)
{
    const auto info = said("pdfinfo @", pdf);
    std::smatch found;
    std::regex_search(info, found, std::regex{"Page size: +([0-9.]+ x [0-9.]+) pts"});
    return found[1];
}

} // namespace arbiter::reports::test
