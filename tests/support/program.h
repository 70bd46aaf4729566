// Running the program as a user does: a process with words, in a folder of its own, judged by what it says and leaves.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arbiter::test {

struct Answer {
    int status = -1; ///< the exit status; 128 + the signal where one ended it
    std::string out;
    std::string err;
};

/// A folder that is removed with its contents.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string at(const std::string& name) const { return (m_path / name).string(); }
    /// Runs `arbiter` with these words in this folder, in English unless the words say otherwise.
    [[nodiscard]] Answer run(std::vector<std::string> words, const std::string& input = {}) const;
    void write(const std::string& name, const std::string& bytes) const;
    [[nodiscard]] std::string read(const std::string& name) const;

private:
    std::filesystem::path m_path;
};

} // namespace arbiter::test
