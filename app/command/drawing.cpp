// Starting arbiter-desk --render. Its streams are unnamed temporary files rather than pipes, so that neither program
// ever waits for the other to read.
#include "app/command/drawing.h"

#include "reports/handover.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arbiter {

namespace {

constexpr const char* programName = "arbiter-desk";

// clang-format off
constexpr std::array faults{
    Bilingual{"A PDF is drawn by arbiter-desk, which is neither beside arbiter nor on the PATH: install it, or print as html.", "PDF由arbiter-desk绘制，但arbiter所在目录和PATH中均没有该程序：请安装，或改用html格式。"},
    Bilingual{"arbiter-desk did not draw the sheet ({0}); nothing was written.", "arbiter-desk未能绘制该表（{0}），未写入任何文件。"},
};
// clang-format on
static_assert(faults.size() == static_cast<std::size_t>(NotDrawn::ProgramFailed) + 1, "each fault has its row");

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using Stream = std::unique_ptr<std::FILE, Close>;

struct Streams {
    Stream in, out, err;

    [[nodiscard]] bool open() const { return in && out && err; }
};

/// The bytes into the file, which then stands at its start.
bool fillFrom(std::FILE* file, const std::string& bytes)
{
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() && std::fflush(file) == 0;
    std::rewind(file);
    return written;
}

std::string drain(std::FILE* file)
{
    std::string bytes;
    char buffer[1 << 16];
    std::rewind(file);
    while (const auto count = std::fread(buffer, 1, sizeof buffer, file)) bytes.append(buffer, count);
    return bytes;
}

/// arbiter-desk beside this program, as it is built and installed; else what the PATH has under that name.
std::string programPath()
{
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto beside = self.parent_path() / programName;
    return !error && std::filesystem::exists(beside, error) ? beside.string() : programName;
}

/// Runs it to its end: its status as waitpid gives it, or the number of the error for which it was not started.
tl::expected<int, int> run(const std::string& path, const Streams& streams)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ::fileno(streams.in.get()), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ::fileno(streams.out.get()), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ::fileno(streams.err.get()), STDERR_FILENO);
    std::string program = path, word = "--render";
    char* words[] = {program.data(), word.data(), nullptr};
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, path.c_str(), &actions, nullptr, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return tl::unexpected{error};
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return tl::unexpected{errno};
    return status;
}

/// What it said last, else how it ended.
std::string lastWords(std::string said, int status)
{
    while (said.ends_with('\n')) said.pop_back();
    if (!said.empty()) return said.substr(said.rfind('\n') + 1);
    return WIFSIGNALED(status) ? ::strsignal(WTERMSIG(status)) : "exit " + std::to_string(WEXITSTATUS(status));
}

} // namespace

std::string sentence(const DrawingFault& fault, Language language)
{
    const std::array values{fault.said};
    return fill(faults[static_cast<std::size_t>(fault.what)].in(language), values);
}

tl::expected<std::string, DrawingFault> drawn(const reports::Document& document)
{
    using enum NotDrawn;
    const auto failed = [](std::string said) { return tl::unexpected{DrawingFault{ProgramFailed, std::move(said)}}; };
    const Streams streams{Stream{std::tmpfile()}, Stream{std::tmpfile()}, Stream{std::tmpfile()}};
    if (!streams.open() || !fillFrom(streams.in.get(), reports::handedOver(document)))
        return failed(std::strerror(errno));
    const auto status = run(programPath(), streams);
    if (!status && status.error() == ENOENT) return tl::unexpected{DrawingFault{ProgramMissing, {}}};
    if (!status) return failed(std::strerror(status.error()));
    auto sheet = drain(streams.out.get());
    if (*status != 0 || !sheet.starts_with("%PDF-")) return failed(lastWords(drain(streams.err.get()), *status));
    return sheet;
}

} // namespace arbiter
