// Seals by libsodium.
#include "db/seal.h"

#include <sodium.h>

namespace arbiter {

namespace {

using State = crypto_hash_sha256_state;

/// Eight bytes, the lowest first, whatever the machine.
void add(State& state, std::uint64_t number)
{
    std::array<unsigned char, 8> bytes;
    for (auto& byte : bytes) {
        byte = static_cast<unsigned char>(number & 0xff);
        number >>= 8;
    }
    crypto_hash_sha256_update(&state, bytes.data(), bytes.size());
}

void addNumber(State& state, std::int64_t number)
{
    add(state, 8);
    add(state, static_cast<std::uint64_t>(number));
}

void addText(State& state, std::string_view text)
{
    add(state, text.size());
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
}

} // namespace

Seal sealOf(const Columns& c, const Seal& before)
{
    State state;
    crypto_hash_sha256_init(&state);
    add(state, before.bytes.size());
    crypto_hash_sha256_update(&state, before.bytes.data(), before.bytes.size());
    addNumber(state, c.number.value);
    addNumber(state, c.act.value);
    for (const auto text : {c.at, c.author, c.desk, c.kind, c.body}) addText(state, text);
    Seal seal;
    crypto_hash_sha256_final(&state, seal.bytes.data());
    return seal;
}

} // namespace arbiter
