// Reading and writing whole files.
#include "app/command/files.h"

#include "db/file_access.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace arbiter {

namespace {

namespace fs = std::filesystem;

std::string systemWords() { return std::strerror(errno); }

Result<std::string> drain(std::istream& in, const std::string& name)
{
    std::string text;
    char buffer[1 << 16];
    while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
        text.append(buffer, static_cast<std::size_t>(in.gcount()));
        if (text.size() > mostTextBytes) return refuse(Why::TooLarge, {name, std::to_string(mostTextBytes >> 20)});
    }
    return text;
}

} // namespace

Result<std::string> readWhole(const std::string& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) return refuse(Why::NoSuchFile, {path});
    if (fs::is_directory(status)) return refuse(Why::IsDirectory, {path});
    if (fs::is_regular_file(status) && fs::file_size(path, error) > mostTextBytes)
        return refuse(Why::TooLarge, {path, std::to_string(mostTextBytes >> 20)});
    std::ifstream in{path, std::ios::binary};
    if (!in) return refuse(Why::CannotRead, {path, systemWords()});
    return drain(in, path);
}

Result<std::string> readStandardInput() { return drain(std::cin, "-"); }

namespace {

/// What is no file on a disk (a pipe, a device) can only be written to as it stands.
bool takesStream(const std::string& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    return fs::exists(status) && !fs::is_regular_file(status);
}

} // namespace

Result<int> writeWhole(const std::string& path, const std::string& text)
{
    std::error_code error;
    if (path.empty()) return refuse(Why::PathMissing);
    if (fs::is_directory(path, error)) return refuse(Why::IsDirectory, {path});
    if (belongsToEvent(path)) return refuse(Why::WouldReplaceEvent, {path});
    const bool stream = takesStream(path);
    const auto beside = stream ? path : unfinished(path).string();
    std::ofstream out{beside, std::ios::binary | std::ios::trunc};
    out << text;
    out.close();
    if (!out) {
        const auto why = systemWords();
        if (!stream) fs::remove(beside, error);
        return refuse(Why::CannotWrite, {path, why});
    }
    if (stream) return 0;
    fs::rename(beside, path, error);
    if (!error) return 0;
    const auto why = error.message();
    fs::remove(beside, error);
    return refuse(Why::CannotWrite, {path, why});
}

} // namespace arbiter
