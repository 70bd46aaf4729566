// JSON bodies: written by hand, so that they are canonical; read through nlohmann/json, which is included only here.
#include "db/codec.h"

#include "domain/facts/kinds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace arbiter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view restsOnKey = "restsOn";
constexpr std::string_view acknowledgedKey = "acknowledged";

template <class T> inline constexpr bool isId = false;
template <class Tag, class Rep> inline constexpr bool isId<Id<Tag, Rep>> = true;
template <class T> inline constexpr bool isVector = false;
template <class T> inline constexpr bool isVector<std::vector<T>> = true;
template <class T> inline constexpr bool isOptional = false;
template <class T> inline constexpr bool isOptional<std::optional<T>> = true;

// Writing

/// UTF-8 as it is; only what JSON cannot hold is escaped.
void putText(std::string& out, std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n')
            out += "\\n";
        else if (byte < 0x20)
            ((out += "\\u00") += digits[byte >> 4]) += digits[byte & 15];
        else
            out += c;
    }
    out += '"';
}

void putRanges(std::string& out, const EntrySet& set)
{
    out += '[';
    for (const auto& r : set.ranges()) {
        if (out.back() == ']') out += ',';
        out += '[' + std::to_string(r.first.value) + ',' + std::to_string(r.last.value) + ']';
    }
    out += ']';
}

template <class T> void put(std::string& out, const T& value);

template <class T> void putList(std::string& out, const std::vector<T>& list)
{
    out += '[';
    bool first = true;
    for (const auto& item : list) {
        if (!first) out += ',';
        first = false;
        put(out, item);
    }
    out += ']';
}

template <class T> void putField(std::string& out, std::string_view name, const T& value)
{
    if constexpr (isOptional<T>) {
        if (value) putField(out, name, *value);
    } else {
        if (out.back() != '{') out += ',';
        ((out += '"') += name) += "\":";
        put(out, value);
    }
}

template <class T> void putFields(std::string& out, const T& value)
{
    eachField(value, [&](std::string_view name, const auto& member) { putField(out, name, member); });
}

template <class T> void put(std::string& out, const T& value)
{
    if constexpr (std::is_same_v<T, bool>)
        out += value ? "true" : "false";
    else if constexpr (std::is_integral_v<T>)
        out += std::to_string(value);
    else if constexpr (isId<T>)
        out += std::to_string(value.value);
    else if constexpr (std::is_same_v<T, Seconds>)
        out += std::to_string(value.count());
    else if constexpr (std::is_same_v<T, std::string>)
        putText(out, value);
    else if constexpr (std::is_same_v<T, Points> || std::is_same_v<T, Date>)
        putText(out, toText(value));
    else if constexpr (std::is_same_v<T, EntrySet>)
        putRanges(out, value);
    else if constexpr (std::is_same_v<T, Caution>)
        putText(out, nameOf(value));
    else if constexpr (Named<T>)
        putText(out, namesOf(static_cast<T*>(nullptr))[static_cast<std::size_t>(value)]);
    else if constexpr (isVector<T>)
        putList(out, value);
    else {
        out += '{';
        putFields(out, value);
        out += '}';
    }
}

std::string encodeBody(const Fact& fact, const EntrySet& restsOn, const std::vector<Caution>& acknowledged)
{
    std::string out = "{";
    std::visit([&](const auto& f) { putFields(out, f); }, fact);
    if (!restsOn.empty()) putField(out, restsOnKey, restsOn);
    if (!acknowledged.empty()) putField(out, acknowledgedKey, acknowledged);
    out += '}';
    return out;
}

// Reading

constexpr Bilingual aText{"a text", "文字"};
constexpr Bilingual aTruth{"true or false", "true或false"};
constexpr Bilingual aList{"a list", "列表"};
constexpr Bilingual anObject{"an object", "对象"};
constexpr Bilingual wellFormed{"JSON in UTF-8", "UTF-8编码的JSON"};
constexpr Bilingual points{"points such as \"6.5\"", "分数，如“6.5”"};
constexpr Bilingual aDate{"a date such as \"2026-11-30\"", "日期，如“2026-11-30”"};
constexpr Bilingual ascending{"ascending ranges such as [[3,7],[9,9]]", "递增区间，如[[3,7],[9,9]]"};
constexpr Bilingual canonical{"what the program itself would write", "程序自身的写法"};

/// What is wrong and where; the path grows from the inside outwards.
struct Fault {
    Why why = Why::UnusableText;
    std::string path;
    std::string found;
    Word expected{""};

    void within(std::string_view name) { path = '.' + std::string{name} + path; }
    void within(std::size_t index) { path = '[' + std::to_string(index) + ']' + path; }
};

/// At most 60 bytes, cut between characters.
std::string shortened(std::string text)
{
    if (text.size() <= 60) return text;
    std::size_t end = 57;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return text.substr(0, end) + "...";
}

bool wrong(const Json& json, Word expected, Fault& fault)
{
    fault.found = shortened(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    fault.expected = std::move(expected);
    return false;
}

template <class N> bool takeNumber(const Json& json, N& into, Fault& fault)
{
    using Limits = std::numeric_limits<N>;
    const bool small =
        json.is_number_integer() &&
        !(json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(Limits::max()));
    const auto value = small ? json.get<std::int64_t>() : 0;
    if (!small || value < Limits::min() || value > Limits::max()) {
        const auto range = std::to_string(Limits::min()) + " ... " + std::to_string(Limits::max());
        Word expected{"a whole number, " + range};
        expected.zh = "整数，" + range;
        return wrong(json, expected, fault);
    }
    into = static_cast<N>(value);
    return true;
}

const std::string* textIn(const Json& json, Fault& fault)
{
    if (const auto* text = json.get_ptr<const std::string*>()) return text;
    wrong(json, aText, fault);
    return nullptr;
}

template <class T, class Read> bool takeRead(const Json& json, T& into, Read read, Word expected, Fault& fault)
{
    const auto* text = json.get_ptr<const std::string*>();
    const auto value = text ? read(*text) : std::optional<T>{};
    if (!value) return wrong(json, std::move(expected), fault);
    into = *value;
    return true;
}

template <class T> std::optional<T> named(std::string_view text)
{
    const auto names = namesOf(static_cast<T*>(nullptr));
    const auto at = std::find(names.begin(), names.end(), text);
    return at == names.end() ? std::optional<T>{} : static_cast<T>(at - names.begin());
}

std::optional<Caution> cautionNamed(std::string_view text)
{
    for (const Caution c : allCautions())
        if (nameOf(c) == text) return c;
    return {};
}

template <class T> Word oneOf(const T* unused)
{
    std::string all;
    for (const auto name : namesOf(const_cast<T*>(unused)))
        all += (all.empty() ? "\"" : " \"") + std::string{name} + '"';
    return all;
}

template <class T> bool take(const Json& json, T& into, Fault& fault);

template <class T> bool takeList(const Json& json, std::vector<T>& into, Fault& fault)
{
    if (!json.is_array()) return wrong(json, aList, fault);
    into.clear();
    into.resize(json.size());
    for (std::size_t i = 0; i < json.size(); ++i)
        if (!take(json[i], into[i], fault)) {
            fault.within(i);
            return false;
        }
    return true;
}

bool takeRanges(const Json& json, EntrySet& into, Fault& fault)
{
    std::vector<std::vector<std::int64_t>> pairs;
    if (!takeList(json, pairs, fault)) return false;
    std::vector<EntrySet::Range> ranges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].size() != 2) {
            fault.within(i);
            return wrong(json[i], ascending, fault);
        }
        ranges.push_back({{pairs[i][0]}, {pairs[i][1]}});
    }
    return EntrySet::fromRanges(std::move(ranges), into) || wrong(json, ascending, fault);
}

/// The field of that name; `known` counts the keys that were used.
template <class T> bool takeField(const Json& json, std::string_view name, T& into, std::size_t& known, Fault& fault)
{
    const auto at = json.find(name);
    if (at == json.end()) {
        if constexpr (isOptional<T>) return true;
        fault.why = Why::KeyMissing;
        fault.within(name);
        return false;
    }
    ++known;
    bool good = false;
    if constexpr (isOptional<T>)
        good = take(*at, into.emplace(), fault);
    else
        good = take(*at, into, fault);
    if (!good) fault.within(name);
    return good;
}

template <class T> bool takeFields(const Json& json, T& into, std::size_t& known, Fault& fault)
{
    if (!json.is_object()) return wrong(json, anObject, fault);
    bool good = true;
    eachField(into,
              [&](std::string_view name, auto& member) { good = good && takeField(json, name, member, known, fault); });
    return good;
}

/// Names the first key that is no field of T and not reserved.
template <class T> bool nothingElse(const Json& json, std::size_t known, Fault& fault)
{
    if (known == json.size()) return true;
    for (const auto& [key, unused] : json.items()) {
        bool isField = key == restsOnKey || key == acknowledgedKey;
        T probe{};
        eachField(probe, [&](std::string_view name, auto&) { isField = isField || key == name; });
        if (isField) continue;
        fault.why = Why::KeyUnknown;
        fault.within(key);
        return false;
    }
    fault.why = Why::KeyUnknown;
    return false;
}

template <class T> bool take(const Json& json, T& into, Fault& fault)
{
    if constexpr (std::is_same_v<T, bool>) {
        if (!json.is_boolean()) return wrong(json, aTruth, fault);
        into = json.get<bool>();
        return true;
    } else if constexpr (std::is_integral_v<T>)
        return takeNumber(json, into, fault);
    else if constexpr (isId<T>)
        return takeNumber(json, into.value, fault);
    else if constexpr (std::is_same_v<T, Seconds>) {
        std::int64_t count = 0;
        const bool good = takeNumber(json, count, fault);
        into = Seconds{count};
        return good;
    } else if constexpr (std::is_same_v<T, std::string>) {
        const auto* text = textIn(json, fault);
        if (text) into = *text;
        return text != nullptr;
    } else if constexpr (std::is_same_v<T, Points>)
        return takeRead(json, into, readPoints, points, fault);
    else if constexpr (std::is_same_v<T, Date>)
        return takeRead(json, into, readDate, aDate, fault);
    else if constexpr (std::is_same_v<T, EntrySet>)
        return takeRanges(json, into, fault);
    else if constexpr (std::is_same_v<T, Caution>)
        return takeRead(json, into, cautionNamed, aText, fault);
    else if constexpr (Named<T>)
        return takeRead(json, into, named<T>, oneOf(static_cast<T*>(nullptr)), fault);
    else if constexpr (isVector<T>)
        return takeList(json, into, fault);
    else {
        std::size_t known = 0;
        return takeFields(json, into, known, fault) && nothingElse<T>(json, known, fault);
    }
}

std::optional<Json> parsed(std::string_view body, Fault& fault)
{
    try {
        return Json::parse(body);
    } catch (const Json::parse_error& e) {
        fault.path = ", byte " + std::to_string(e.byte);
        fault.found = "...";
        fault.expected = wellFormed;
        return {};
    }
}

template <class F> bool takeFact(const Json& json, NewEntry& into, Fault& fault)
{
    std::size_t known = 0;
    if (!takeFields(json, into.fact.emplace<F>(), known, fault)) return false;
    if (json.contains(restsOnKey) && !takeField(json, restsOnKey, into.restsOn, known, fault)) return false;
    if (json.contains(acknowledgedKey) && !takeField(json, acknowledgedKey, into.acknowledged, known, fault))
        return false;
    return nothingElse<F>(json, known, fault);
}

using Take = bool (*)(const Json&, NewEntry&, Fault&);

template <std::size_t... I> constexpr std::array<Take, sizeof...(I)> takesOf(std::index_sequence<I...>)
{
    return {&takeFact<std::variant_alternative_t<I, Fact>>...};
}

/// In the order of allKinds().
constexpr auto takes = takesOf(std::make_index_sequence<std::variant_size_v<Fact>>{});

/// The place of the kind in the table, from its stored name; as many as there are where it is unknown.
std::size_t kindNamed(std::string_view stored)
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& kind : allKinds()) all.push_back(storedName(kind));
        return all;
    }();
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), stored) - names.begin());
}

/// Two spellings of one value (a key twice, 1.0, an escape) would be two entries that look the same.
bool isCanonical(const NewEntry& entry, std::string_view body, Fault& fault)
{
    const auto again = encodeBody(entry.fact, entry.restsOn, entry.acknowledged);
    if (again == body) return true;
    const auto at = std::mismatch(body.begin(), body.end(), again.begin(), again.end()).first;
    const auto from = static_cast<std::size_t>(at - body.begin());
    fault.path = ", byte " + std::to_string(from + 1);
    fault.found = "...";
    fault.expected = canonical;
    return false;
}

Refusal badBody(EntryNumber number, const Fault& fault)
{
    const auto path = "body" + fault.path;
    std::vector<Word> values{path};
    if (fault.why == Why::UnusableText) values = {path, fault.found, fault.expected};
    return behind({fault.why, std::move(values), {}, {}}, Why::BadBody, {std::to_string(number.value)});
}

} // namespace

std::string encode(const NewEntry& entry) { return encodeBody(entry.fact, entry.restsOn, entry.acknowledged); }
std::string encode(const Entry& entry) { return encodeBody(entry.fact, entry.restsOn, entry.acknowledged); }

Result<NewEntry> decode(EntryNumber number, std::string_view kind, std::string_view body)
{
    const auto at = kindNamed(kind);
    if (at == takes.size()) return refuse(Why::UnknownKind, {std::to_string(number.value), kind});
    Fault fault;
    NewEntry entry;
    const auto json = parsed(body, fault);
    if (json && takes[at](*json, entry, fault) && isCanonical(entry, body, fault)) return entry;
    return tl::unexpected(badBody(number, fault));
}

bool isUtf8(std::string_view text)
{
    std::string quoted;
    putText(quoted, text);
    return Json::accept(quoted);
}

std::string encode(const PersonalData& data)
{
    std::string out;
    put(out, data);
    return out;
}

std::optional<PersonalData> decodePersonal(std::string_view text)
{
    Fault fault;
    PersonalData data;
    const auto json = parsed(text, fault);
    if (!json || !take(*json, data, fault) || encode(data) != text) return {};
    return data;
}

} // namespace arbiter
