// Starting the program and collecting what it says.
#include "tests/support/program.h"

#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace arbiter::test {

namespace {

void redirect(const std::string& path, int flags, int to)
{
    const int file = ::open(path.c_str(), flags, 0600);
    if (file < 0 || ::dup2(file, to) < 0) ::_exit(126);
}

/// In the child: the program, with its streams as files.
[[noreturn]] void become(const std::filesystem::path& folder, std::vector<std::string> words,
                         const std::string& streams)
{
    redirect(streams + ".in", O_RDONLY, 0);
    redirect(streams + ".out", O_WRONLY | O_CREAT | O_TRUNC, 1);
    redirect(streams + ".err", O_WRONLY | O_CREAT | O_TRUNC, 2);
    if (::chdir(folder.c_str()) != 0) ::_exit(126);
    ::setenv("ARBITER_LANGUAGE", "en", 1);
    ::setenv("TZ", "UTC-8", 1);
    words.insert(words.begin(), ARBITER_PROGRAM);
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(ARBITER_PROGRAM, arguments.data());
    ::_exit(127);
}

std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

} // namespace

Folder::Folder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "arbiter-test-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) throw std::runtime_error{"no temporary folder"};
    m_path = pattern;
}

Folder::~Folder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
    for (const char* end : {".in", ".out", ".err"}) std::filesystem::remove(m_path.string() + end, ignored);
}

Answer Folder::run(std::vector<std::string> words, const std::string& input) const
{
    const auto streams = m_path.string();
    std::ofstream{streams + ".in", std::ios::binary} << input;
    const auto child = ::fork();
    if (child == 0) become(m_path, std::move(words), streams);
    int status = 0;
    ::waitpid(child, &status, 0);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, bytesOf(streams + ".out"), bytesOf(streams + ".err")};
}

void Folder::write(const std::string& name, const std::string& bytes) const
{
    std::ofstream{m_path / name, std::ios::binary} << bytes;
}

std::string Folder::read(const std::string& name) const { return bytesOf(m_path / name); }

} // namespace arbiter::test
