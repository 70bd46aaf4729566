// The JSON of the journal: every kind there and back, one spelling only, and nothing that is not understood.
#include "db/codec.h"
#include "domain/facts/kinds.h"
#include "tests/support/random_facts.h"

#include <nlohmann/json.hpp>
#include <rapidcheck/boost_test.h>

using namespace arbiter;
using namespace arbiter::test;
using Json = nlohmann::ordered_json;

namespace {

constexpr EntryNumber seventh{7};

NewEntry randomEntry(std::size_t kind, unsigned seed)
{
    RandomFacts random{seed};
    return {random.fact(kind), random.entrySet(), random.cautions()};
}

std::string kindName(const NewEntry& entry) { return storedName(kindOf(entry.fact)); }

std::string errorOf(std::string_view kind, std::string_view body)
{
    const auto entry = decode(seventh, kind, body);
    return entry ? "read" : sentence(entry.error(), Language::English);
}

std::string resultWith(std::string_view outcome)
{
    return R"({"game":{"round":5,"board":3,"game":1},"outcome":)" + std::string{outcome} + '}';
}

/// The body with one damage at each place of the JSON tree: every key lost, every value of another type, a key more.
void damages(const Json& whole, Json::json_pointer at, std::vector<std::string>& into)
{
    const auto with = [&](const Json::json_pointer& where, const Json& value) {
        auto copy = whole;
        copy[where] = value;
        into.push_back(copy.dump());
    };
    const auto& here = whole[at];
    with(at, nullptr);
    with(at, here.is_string() ? Json(1) : Json("?!"));
    if (here.is_number()) with(at, here.get<double>() + 0.5);
    if (here.is_object()) with(at / "surplus", 1);
    if (!here.is_structured()) return;
    for (std::size_t i = 0; i < here.size(); ++i) {
        auto child = at;
        if (here.is_array())
            child /= i;
        else
            child /= std::next(here.begin(), static_cast<std::ptrdiff_t>(i)).key();
        damages(whole, child, into);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(the_body_of_an_entry)

BOOST_AUTO_TEST_CASE(is_written_in_the_words_of_the_arbiter)
{
    NewEntry entry{ResultEntered{{{5}, {3}, 1}, Outcome::Drawn}, {{3}, {4}, {9}}, {Caution::SecondHalfPointBye}};
    BOOST_TEST(encode(entry) == R"({"game":{"round":5,"board":3,"game":1},"outcome":"½-½",)"
                                R"("restsOn":[[3,4],[9,9]],"acknowledged":["second-half-point-bye"]})");
}

BOOST_AUTO_TEST_CASE(leaves_out_what_is_not_there)
{
    BOOST_TEST(encode(NewEntry{SettingsChanged{}}) == R"({"change":{}})");
    SettingsChange change;
    change.start = Date{2026, 11, 30};
    change.rounds = 9;
    BOOST_TEST(encode(NewEntry{SettingsChanged{change}}) == R"({"change":{"start":"2026-11-30","rounds":9}})");
}

BOOST_AUTO_TEST_CASE(writes_points_as_text_and_time_in_whole_seconds)
{
    PenaltyImposed penalty{};
    penalty.player = {12};
    penalty.kind = PenaltyKind::Points;
    penalty.clocks.black = Seconds{120};
    penalty.points = Points::halves(-1);
    BOOST_TEST(encode(NewEntry{penalty}) ==
               R"({"player":12,"kind":"points","article":"","reason":"",)"
               R"("clocks":{"white":0,"black":120},"points":"-0.5","opponentPoints":"0.0"})");
}

BOOST_AUTO_TEST_CASE(of_every_kind_is_read_as_it_was_written)
{
    for (std::size_t kind = 0; kind < std::variant_size_v<Fact>; ++kind)
        BOOST_TEST(rc::check("encode and decode", [&] {
            const auto entry = randomEntry(kind, *rc::gen::arbitrary<unsigned>());
            const auto body = encode(entry);
            const auto back = decode(seventh, kindName(entry), body);
            if (!back) RC_FAIL(sentence(back.error(), Language::English));
            RC_ASSERT(back->fact == entry.fact);
            RC_ASSERT(back->restsOn == entry.restsOn);
            RC_ASSERT(back->acknowledged == entry.acknowledged);
            RC_ASSERT(encode(*back) == body);
        }));
}

BOOST_AUTO_TEST_CASE(keeps_its_own_two_keys_for_itself)
{
    RandomFacts random{1};
    for (std::size_t kind = 0; kind < std::variant_size_v<Fact>; ++kind)
        std::visit(
            [](const auto& fact) {
                eachField(fact, [](std::string_view name, const auto&) {
                    BOOST_TEST((name != "restsOn" && name != "acknowledged"), name);
                });
            },
            random.fact(kind));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_damaged_body)

BOOST_AUTO_TEST_CASE(is_an_error_with_its_place)
{
    const auto says = [](std::string_view outcome) { return errorOf("ResultEntered/1", resultWith(outcome)); };
    BOOST_TEST(says("\"1-0\"") == "read");
    BOOST_TEST(
        says("\"2-0\"").starts_with("Entry 7 cannot be read. body.outcome: \"\"2-0\"\" stands there; \"1-0\" \"½-½\""));
    BOOST_TEST(says("1").starts_with("Entry 7 cannot be read. body.outcome: \"1\" stands there;"));
    BOOST_TEST(says("null").starts_with("Entry 7 cannot be read. body.outcome: \"null\""));
    BOOST_TEST(says("\"1-0\",\"more\":1") == "Entry 7 cannot be read. body.more is unknown.");
    BOOST_TEST(errorOf("ResultEntered/1", R"({"game":{"round":5,"game":1},"outcome":"1-0"})") ==
               "Entry 7 cannot be read. body.game.board is missing.");
    BOOST_TEST(
        errorOf("NumbersAssigned/1", R"({"order":[1,2,"x"]})").starts_with("Entry 7 cannot be read. body.order[2]: "));
    BOOST_TEST(errorOf("NumbersAssigned/1", R"({"order":[1,2147483648]})")
                   .starts_with("Entry 7 cannot be read. body.order[1]: "));
    BOOST_TEST(errorOf("NumbersAssigned/1", R"({"order":[1,18446744073709551615]})")
                   .starts_with("Entry 7 cannot be read. body.order[1]: "));
    BOOST_TEST(errorOf("Revoked/1", R"({"entries":[[5,3]],"reason":""})")
                   .starts_with("Entry 7 cannot be read. body.entries: "));
    BOOST_TEST(errorOf("Revoked/1", R"({"entries":[[3,4],[5]],"reason":""})")
                   .starts_with("Entry 7 cannot be read. body.entries[1]: "));
    BOOST_TEST(
        errorOf("DutyTaken/1", "{\"arbiter\":\"Andr\xe9\"}").starts_with("Entry 7 cannot be read. body, byte 1"));
    BOOST_TEST(errorOf("DutyTaken/1", "[]").starts_with("Entry 7 cannot be read. body: "));
    BOOST_TEST(errorOf("DutyTaken/1", "").starts_with("Entry 7 cannot be read. body, byte "));
    BOOST_TEST(errorOf("SettingsChanged/1", R"({"change":{"start":"2026-02-30"}})")
                   .starts_with("Entry 7 cannot be read. body.change.start: "));
    BOOST_TEST(errorOf("DutyTaken/1", R"({"arbiter":"A","acknowledged":["no-such-warning"]})")
                   .starts_with("Entry 7 cannot be read. body.acknowledged[0]: "));
}

BOOST_AUTO_TEST_CASE(of_an_unknown_kind_is_named)
{
    BOOST_TEST(errorOf("ResultEntered/2", "{}") ==
               "Entry 7 is of a kind that this version does not know: ResultEntered/2.");
    BOOST_TEST(errorOf("", "{}") == "Entry 7 is of a kind that this version does not know: .");
}

BOOST_AUTO_TEST_CASE(has_only_one_spelling)
{
    for (const char* body :
         {R"({"arbiter":"A","arbiter":"B"})", R"({"arbiter": "A"})", R"({"arbiter":"\u0041"})", R"({"arbiter":"A"} )",
          R"({"arbiter":"A","restsOn":[]})", R"({"restsOn":[[1,1]],"arbiter":"A"})"})
        BOOST_TEST(errorOf("DutyTaken/1", body).starts_with("Entry 7 cannot be read. body, byte "), body);
    BOOST_TEST(errorOf("NumbersAssigned/1", R"({"order":[1.0]})") != "read");
    BOOST_TEST(errorOf("NumbersAssigned/1", R"({"order":[-0]})") != "read");
}

BOOST_AUTO_TEST_CASE(is_found_wherever_the_damage_is)
{
    for (std::size_t kind = 0; kind < std::variant_size_v<Fact>; ++kind)
        for (unsigned seed = 0; seed < 4; ++seed) {
            const auto entry = randomEntry(kind, seed);
            const auto whole = Json::parse(encode(entry));
            std::vector<std::string> bodies;
            damages(whole, Json::json_pointer{}, bodies);
            for (const auto& [key, unused] : whole.items()) {
                auto copy = whole;
                copy.erase(key);
                const auto back = decode(seventh, kindName(entry), copy.dump());
                // Only what may be absent can be: then it is absent in what was read.
                BOOST_TEST((!back || encode(*back) == copy.dump()), copy.dump());
            }
            for (const auto& body : bodies)
                BOOST_TEST(errorOf(kindName(entry), body).starts_with("Entry 7 cannot be read. body"),
                           kindName(entry) << ' ' << body);
        }
}

BOOST_AUTO_TEST_SUITE_END()
