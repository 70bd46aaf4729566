// Drawing what was handed over.
#include "app/render/render.h"

#include "reports/handover.h"
#include "reports/paper/paper.h"

#include <QGuiApplication>
#include <QHashSeed>

#include <cstdio>
#include <iostream>
#include <iterator>

namespace arbiter {

namespace {

constexpr int drawn = 0, notDrawn = 2;

int fail(const std::string& sentence)
{
    std::cerr << sentence << '\n';
    return notDrawn;
}

} // namespace

int render(int argc, char** argv)
{
    const std::string bytes{std::istreambuf_iterator<char>{std::cin}, {}};
    const auto document = reports::readDocument(bytes);
    if (!document)
        return fail("--render: standard input is not a document of this version of arbiter.\n"
                    "--render：标准输入不是本版本arbiter交来的文档。");
    // The fonts in the file stand in the order of a hash table; without this the same sheet would differ run by run.
    QHashSeed::setDeterministicGlobalSeed();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application{argc, argv};
    const auto sheet = reports::pdf(*document);
    if (!sheet) return fail(sentence(sheet.error(), document->language));
    const bool whole = std::fwrite(sheet->data(), 1, sheet->size(), stdout) == sheet->size();
    if (!whole || std::fflush(stdout) != 0)
        return fail("--render: standard output cannot be written.\n--render：无法写入标准输出。");
    return drawn;
}

} // namespace arbiter
