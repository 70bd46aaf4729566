// Personal data in the file: rows that can be erased, each under a random name and sealed with its own random key.
// The journal holds the name and the keyed hash (PersonalRef); once the row is erased, the hash says nothing.
#pragma once

#include "db/personal_data.h"
#include "db/sqlite.h"

#include <array>

namespace arbiter {

/// A row as it is to be stored, in the same act as the fact that refers to it.
struct PersonalRow {
    PersonalRef ref;
    std::array<std::uint8_t, 32> key;
    std::string data;
};

/// What an act does to the personal table.
struct PersonalChanges {
    std::vector<PersonalRow> store{};
    std::vector<PersonalRef> erase{};
};

enum class PersonalState { Matches, Gone, Altered };

struct PersonalFound {
    PersonalState state = PersonalState::Gone;
    std::optional<PersonalData> data; ///< where it matches
};

/// Draws a random row and key for these data; nothing is stored yet. The texts must be UTF-8 (Why::UnusableText).
Result<PersonalRow> personalRow(const PersonalData& data);

sql::Outcome<void> write(sql::Connection& connection, const PersonalChanges& changes);
sql::Outcome<PersonalFound> find(sql::Connection& connection, const PersonalRef& ref);

} // namespace arbiter
