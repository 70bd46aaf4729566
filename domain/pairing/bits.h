// Sets of small numbers as words of bits, and square tables of such sets: the graphs of who may meet whom.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace arbiter::dutch {

using Word = std::uint64_t;
inline constexpr int wordBits = 64;

constexpr int wordsFor(int size) { return (size + wordBits - 1) / wordBits; }

/// A set of numbers 0..size-1.
class Bits {
public:
    Bits() = default;
    explicit Bits(int size, bool full = false) : m_size{size}, m_words(wordsFor(size), full ? ~Word{0} : Word{0})
    {
        if (full && size % wordBits != 0) m_words.back() = (Word{1} << (size % wordBits)) - 1;
    }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] bool has(int i) const { return (m_words[i / wordBits] >> (i % wordBits)) & 1; }
    void add(int i) { m_words[i / wordBits] |= Word{1} << (i % wordBits); }
    void drop(int i) { m_words[i / wordBits] &= ~(Word{1} << (i % wordBits)); }
    void clear() { m_words.assign(m_words.size(), 0); }

    [[nodiscard]] const Word* words() const { return m_words.data(); }
    [[nodiscard]] Word* words() { return m_words.data(); }
    [[nodiscard]] int wordCount() const { return static_cast<int>(m_words.size()); }

    void addRange(int from, int to)
    {
        for (int i = from; i < to; ++i) add(i);
    }
    [[nodiscard]] int count() const
    {
        int n = 0;
        for (const Word w : m_words) n += std::popcount(w);
        return n;
    }
    Bits& operator&=(const Bits& other)
    {
        for (int w = 0; w < wordCount(); ++w) m_words[w] &= other.m_words[w];
        return *this;
    }
    Bits& operator|=(const Bits& other)
    {
        for (int w = 0; w < wordCount(); ++w) m_words[w] |= other.m_words[w];
        return *this;
    }
    [[nodiscard]] Bits without(const Bits& other) const
    {
        Bits left = *this;
        for (int w = 0; w < wordCount(); ++w) left.m_words[w] &= ~other.m_words[w];
        return left;
    }

private:
    int m_size = 0;
    std::vector<Word> m_words;
};

/// A square table of bits; the row of a vertex holds its neighbours.
class BitTable {
public:
    BitTable() = default;
    explicit BitTable(int size) : m_size{size}, m_stride{wordsFor(size)}, m_words(std::size_t(size) * m_stride, 0) {}

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int stride() const { return m_stride; }
    [[nodiscard]] const Word* row(int i) const { return m_words.data() + std::size_t(i) * m_stride; }
    [[nodiscard]] Word* row(int i) { return m_words.data() + std::size_t(i) * m_stride; }
    [[nodiscard]] bool has(int i, int j) const { return (row(i)[j / wordBits] >> (j % wordBits)) & 1; }
    void setOne(int i, int j) { row(i)[j / wordBits] |= Word{1} << (j % wordBits); }
    void dropOne(int i, int j) { row(i)[j / wordBits] &= ~(Word{1} << (j % wordBits)); }
    void join(int i, int j) { setOne(i, j), setOne(j, i); }
    void part(int i, int j) { dropOne(i, j), dropOne(j, i); }

private:
    int m_size = 0;
    int m_stride = 0;
    std::vector<Word> m_words;
};

/// Calls `visit(i)` for each number of a word; `first` is what its lowest bit stands for.
template <class Visit> void forEachIn(Word word, int first, Visit&& visit)
{
    for (; word != 0; word &= word - 1) visit(first + std::countr_zero(word));
}

/// Calls `visit(i)` for each number of the set, ascending.
template <class Visit> void forEach(const Bits& set, Visit&& visit)
{
    for (int w = 0; w < set.wordCount(); ++w) forEachIn(set.words()[w], w * wordBits, visit);
}

/// The first number at or after `from` that both hold, or -1.
inline int firstCommon(const Word* a, const Bits& b, int from = 0)
{
    if (from >= b.size()) return -1;
    int w = from / wordBits;
    Word word = a[w] & b.words()[w] & (~Word{0} << (from % wordBits));
    while (word == 0) {
        if (++w >= b.wordCount()) return -1;
        word = a[w] & b.words()[w];
    }
    return w * wordBits + std::countr_zero(word);
}

} // namespace arbiter::dutch
