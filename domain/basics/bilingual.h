// What the program says, in English and Chinese: a value names the sentence, a table holds both languages.
// The window's own strings are not here; they go through Qt. Terms are those of Chinese arbiters (TERMS).
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace arbiter {

enum class Language { English, Chinese };

/// One text in both languages; {0}, {1} ... stand for what is filled in.
struct Bilingual {
    std::string_view en;
    std::string_view zh;

    [[nodiscard]] constexpr std::string_view in(Language l) const { return l == Language::English ? en : zh; }
};

/// What is filled into a text: a name or a number, the same in both languages, or a word of each.
struct Word {
    std::string en;
    std::string zh;

    Word(std::string both) : en{both}, zh{std::move(both)} {}
    Word(const char* both) : Word{std::string{both}} {}
    Word(std::string_view both) : Word{std::string{both}} {}
    Word(Bilingual word) : en{word.en}, zh{word.zh} {}

    [[nodiscard]] const std::string& in(Language l) const { return l == Language::English ? en : zh; }
    friend bool operator==(const Word&, const Word&) = default;
};

/// The text with {0}, {1} ... replaced; a place without a value stays as it stands.
std::string fill(std::string_view pattern, std::span<const std::string> values);

} // namespace arbiter
