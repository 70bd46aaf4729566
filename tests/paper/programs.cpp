// The two programs together: `arbiter report --format pdf` starts arbiter-desk, and leaves the old sheet where it
// fails.
#include "tests/paper/look.h"
#include "tests/support/program.h"

#include <cstdlib>
#include <filesystem>
#include <sys/wait.h>

using namespace arbiter;
namespace fs = std::filesystem;

namespace {

/// The demonstration event in a folder of its own.
struct Event : test::Folder {
    Event() { BOOST_TEST_REQUIRE(run({"demo", "e.arb"}).status == 0); }

    /// `arbiter` copied into this folder, with nothing on the PATH: what stands beside it is all it can start.
    void alone() const { fs::copy_file(ARBITER_PROGRAM, at("arbiter")); }
    [[nodiscard]] int runAlone(const std::string& words) const
    {
        const auto command =
            "cd " + at("") + " && PATH=/nowhere ARBITER_LANGUAGE=en ./arbiter " + words + " >out 2>err </dev/null";
        const int status = std::system(command.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    void fakeDesk(const std::string& script) const
    {
        write("arbiter-desk", "#!/bin/sh\n" + script);
        fs::permissions(at("arbiter-desk"), fs::perms::owner_all);
    }
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

BOOST_FIXTURE_TEST_SUITE(two_programs, Event)

BOOST_AUTO_TEST_CASE(a_sheet_is_drawn_from_the_command_line)
{
    const std::vector<std::vector<std::string>> sheets{
        {"pairings"}, {"standings", "--round", "4"}, {"envelope", "--board", "4.7"}};
    for (const std::string language : {"en", "zh"})
        for (auto words : sheets) {
            const auto paper = language == "en" ? "letter" : "a4";
            words.insert(words.begin(), {"--language", language, "report", "e.arb"});
            words.insert(words.end(), {"--format", "pdf", "--paper", paper, "-o", "sheet.pdf"});
            const auto answer = run(words);
            BOOST_TEST(answer.status == 0, answer.err);
            BOOST_TEST(answer.err == "");
            const auto pages = reports::test::pagesOf(read("sheet.pdf"));
            BOOST_TEST(pages.size() == 1u);
            BOOST_TEST(has(pages[0], reports::test::squeezed(language == "en" ? "Page 1 of 1" : "第1页（共1页）")),
                       pages[0]);
            BOOST_TEST(reports::test::sizeOf(read("sheet.pdf")) == (language == "en" ? "612 x 792" : "595 x 842"));
        }
}

BOOST_AUTO_TEST_CASE(the_name_of_the_file_is_enough_and_so_is_the_output_stream)
{
    BOOST_TEST(run({"report", "e.arb", "pairings", "-o", "sheet.pdf"}).status == 0);
    BOOST_TEST(read("sheet.pdf").starts_with("%PDF-"));
    BOOST_TEST(run({"report", "e.arb", "pairings", "--format", "pdf"}).out.starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(without_the_desk_there_is_a_sentence_and_no_file)
{
    alone();
    BOOST_TEST(runAlone("report e.arb pairings -o sheet.pdf") == 2);
    BOOST_TEST(read("err") ==
               "A PDF is drawn by arbiter-desk, which is neither beside arbiter nor on the PATH: install it, "
               "or print as html.\n");
    BOOST_TEST(!fs::exists(at("sheet.pdf")));
    BOOST_TEST(runAlone("--language zh report e.arb pairings -o sheet.pdf") == 2);
    BOOST_TEST(read("err") ==
               "PDF由arbiter-desk绘制，但arbiter所在目录和PATH中均没有该程序：请安装，或改用html格式。\n");
    BOOST_TEST(runAlone("report e.arb pairings -o sheet.html") == 0);
}

BOOST_AUTO_TEST_CASE(where_the_desk_fails_the_old_sheet_stays)
{
    alone();
    write("sheet.pdf", "the old sheet");
    fakeDesk("echo %PDF-half a sheet; echo first >&2; echo out of ink >&2; exit 3\n");
    BOOST_TEST(runAlone("report e.arb pairings -o sheet.pdf") == 2);
    BOOST_TEST(read("err") == "arbiter-desk did not draw the sheet (out of ink); nothing was written.\n");
    fakeDesk("kill -9 $$\n");
    BOOST_TEST(runAlone("report e.arb pairings -o sheet.pdf") == 2);
    BOOST_TEST(read("err") == "arbiter-desk did not draw the sheet (Killed); nothing was written.\n");
    fakeDesk("echo a window\n");
    BOOST_TEST(runAlone("report e.arb pairings -o sheet.pdf") == 2);
    BOOST_TEST(read("err") == "arbiter-desk did not draw the sheet (exit 0); nothing was written.\n");
    BOOST_TEST(read("sheet.pdf") == "the old sheet");
    BOOST_TEST(!fs::exists(at("sheet.pdf.part")));
}

BOOST_AUTO_TEST_CASE(the_desk_refuses_what_is_no_document)
{
    write("in", "arbiter-document/1\n0;");
    const auto command = std::string{ARBITER_DESK} + " --render <" + at("in") + " >" + at("out") + " 2>" + at("err");
    const int status = std::system(command.c_str());
    BOOST_TEST(WEXITSTATUS(status) == 2);
    BOOST_TEST(read("out") == "");
    BOOST_TEST(has(read("err"), "is not a document of this version"));
    BOOST_TEST(has(read("err"), "不是本版本"));
}

BOOST_AUTO_TEST_SUITE_END()
