// Rows of personal data; keyed BLAKE2b and the random bytes by libsodium.
#include "db/personal.h"

#include "db/codec.h"

#include <sodium.h>

namespace arbiter {

namespace {

template <std::size_t N> std::array<std::uint8_t, N> randomBytes()
{
    std::array<std::uint8_t, N> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string hex(sql::Bytes bytes)
{
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::string keyedHash(std::string_view data, sql::Bytes key)
{
    std::array<std::uint8_t, 32> hash;
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(data.data()), data.size(),
                       key.data(), key.size());
    return hex(hash);
}

} // namespace

Result<PersonalRow> personalRow(const PersonalData& data)
{
    PersonalRow row{{hex(randomBytes<16>()), {}}, randomBytes<32>(), encode(data)};
    if (decodePersonal(row.data) != data) return refuse(Why::UnusableText, {"personal", "...", "UTF-8"});
    row.ref.hash = keyedHash(row.data, row.key);
    return row;
}

sql::Outcome<void> write(sql::Connection& connection, const PersonalChanges& changes)
{
    auto insert = connection.prepare("INSERT INTO personal (row, key, data) VALUES (?, ?, ?)");
    if (!insert) return tl::unexpected(insert.error());
    for (const auto& row : changes.store) {
        insert->bind(1, row.ref.row).bind(2, sql::Bytes{row.key}).bind(3, row.data);
        if (auto done = insert->run(); !done) return done;
    }
    auto erase = connection.prepare("DELETE FROM personal WHERE row = ?");
    if (!erase) return tl::unexpected(erase.error());
    for (const auto& ref : changes.erase)
        if (auto done = erase->bind(1, ref.row).run(); !done) return done;
    return {};
}

sql::Outcome<PersonalFound> find(sql::Connection& connection, const PersonalRef& ref)
{
    auto select = connection.prepare("SELECT key, data FROM personal WHERE row = ?");
    if (!select) return tl::unexpected(select.error());
    const auto row = select->bind(1, ref.row).step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) return PersonalFound{};
    const auto key = select->blob(0);
    const auto text = select->text(1);
    auto data = decodePersonal(text);
    if (key.size() != 32 || !data || keyedHash(text, key) != ref.hash) return PersonalFound{PersonalState::Altered, {}};
    return PersonalFound{PersonalState::Matches, std::move(data)};
}

} // namespace arbiter
