// The shared material of the tests of db.
#include "event_file.h"

#include <sqlite3.h>
#include <unistd.h>

namespace arbiter::test {

namespace fs = std::filesystem;

Folder::Folder()
{
    auto name = (fs::temp_directory_path() / "arbiter-test-XXXXXX").string();
    BOOST_REQUIRE(::mkdtemp(name.data()));
    m_path = name;
}

Folder::~Folder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

Holder me() { return thisProcess(signature.at); }

NewEntry opening()
{
    Settings settings;
    settings.name = "Spring Open";
    settings.rounds = 9;
    return {EventOpened{settings, "00112233445566778899aabbccddeeff"}};
}

NewEntry entering(int player, const std::string& name)
{
    PlayerEntered p;
    p.player = {player};
    p.card.name = name.empty() ? "Player " + std::to_string(player) : name;
    return {p};
}

std::vector<NewEntry> eventOf(int players)
{
    std::vector<NewEntry> decisions{opening()};
    for (int i = 1; i <= players; ++i) decisions.push_back(entering(i));
    return decisions;
}

std::vector<Entry> written(const fs::path& path, const std::vector<NewEntry>& decisions)
{
    auto file = JournalFile::create(path, me());
    BOOST_REQUIRE(file.has_value());
    std::vector<Entry> entries;
    for (const auto& d : decisions) {
        const auto added = file->append({&d, 1}, signature);
        BOOST_REQUIRE(added.has_value());
        entries.push_back(added->front());
    }
    return entries;
}

void tamper(const fs::path& path, const std::function<void(sql::Connection&)>& change)
{
    auto c = sql::Connection::open(path.string(), SQLITE_OPEN_READWRITE);
    BOOST_REQUIRE(c.has_value());
    BOOST_REQUIRE(c->exec("PRAGMA synchronous=OFF; BEGIN").has_value());
    std::vector<std::string> triggers, drops;
    {
        auto rows = c->prepare("SELECT sql, name FROM sqlite_schema WHERE type = 'trigger'");
        while (*rows->step()) {
            triggers.emplace_back(rows->text(0));
            drops.push_back("DROP TRIGGER " + std::string{rows->text(1)});
        }
    }
    for (const auto& drop : drops) BOOST_REQUIRE(c->exec(drop.c_str()).has_value());
    change(*c);
    for (const auto& trigger : triggers) BOOST_REQUIRE(c->exec(trigger.c_str()).has_value());
    BOOST_REQUIRE(c->exec("COMMIT").has_value());
}

void tamper(const fs::path& path, const std::string& statement)
{
    tamper(path, [&](sql::Connection& c) {
        const auto done = c.exec(statement.c_str());
        BOOST_REQUIRE_MESSAGE(done.has_value(), statement << ": " << (done ? "" : done.error().words));
    });
}

std::string english(const Refusal& refusal) { return sentence(refusal, Language::English); }

} // namespace arbiter::test
