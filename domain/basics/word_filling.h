// Words of both languages put together from others.
#pragma once

#include "domain/basics/bilingual.h"

#include <initializer_list>

namespace arbiter {

/// A text with its places filled, in each language by the values of that language.
Word fillWord(Bilingual pattern, std::initializer_list<Word> values);

/// Puts more words behind.
void append(Word& words, const Word& more);

inline bool isEmpty(const Word& words) { return words.en.empty(); }

} // namespace arbiter
