// Filling and joining, language by language.
#include "domain/basics/word_filling.h"

#include <vector>

namespace arbiter {

Word fillWord(Bilingual pattern, std::initializer_list<Word> values)
{
    std::vector<std::string> en, zh;
    for (const Word& word : values) {
        en.push_back(word.en);
        zh.push_back(word.zh);
    }
    Word filled{pattern};
    filled.en = fill(pattern.en, en);
    filled.zh = fill(pattern.zh, zh);
    return filled;
}

void append(Word& words, const Word& more)
{
    words.en += more.en;
    words.zh += more.zh;
}

} // namespace arbiter
