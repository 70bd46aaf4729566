// The list behind a table: it is given the new rows and tells the view the least that changed.
#include "app/window/rows_model.h"

#include <boost/test/unit_test.hpp>

#include <QAbstractItemModelTester>

namespace {

using namespace arbiter::window;

class Rows : public RowsModel {
public:
    using RowsModel::show;
};

TableRow row(qint64 key, const char* cell = "") { return {key, {QString::fromUtf8(cell)}, {}, cell, {}}; }

std::vector<TableRow> rowsOf(std::initializer_list<qint64> keys)
{
    std::vector<TableRow> rows;
    for (const auto key : keys) rows.push_back(row(key));
    return rows;
}

/// A model, and everything it says to its view; Qt's own tester watches that what it says is true.
struct Watched {
    Watched()
    {
        QObject::connect(&rows, &Rows::rowsInserted, &rows,
                         [this](const QModelIndex&, int a, int b) { told << QString{"+%1-%2"}.arg(a).arg(b); });
        QObject::connect(&rows, &Rows::rowsRemoved, &rows,
                         [this](const QModelIndex&, int a, int b) { told << QString{"x%1-%2"}.arg(a).arg(b); });
        QObject::connect(&rows, &Rows::dataChanged, &rows, [this](const QModelIndex& a, const QModelIndex& b) {
            told << QString{"~%1-%2"}.arg(a.row()).arg(b.row());
        });
        QObject::connect(&rows, &Rows::modelReset, &rows, [this] { told << "reset"; });
        QObject::connect(&rows, &Rows::countChanged, &rows, [this] { ++counted; });
    }

    QString show(const std::vector<TableRow>& now)
    {
        told.clear();
        rows.show(now);
        return told.join(' ');
    }

    Rows rows;
    QAbstractItemModelTester tester{&rows, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QStringList told;
    int counted = 0;
};

std::string said(const QString& text) { return text.toStdString(); }

} // namespace

BOOST_FIXTURE_TEST_SUITE(rows_find_the_change_themselves, Watched)

BOOST_AUTO_TEST_CASE(the_same_rows_say_nothing)
{
    rows.show(rowsOf({1, 2, 3}));
    BOOST_TEST(said(show(rowsOf({1, 2, 3}))) == "");
    BOOST_TEST(counted == 1);
}

BOOST_AUTO_TEST_CASE(a_changed_cell_repaints_its_row_and_no_other)
{
    rows.show(rowsOf({1, 2, 3}));
    auto now = rowsOf({1, 2, 3});
    now[1] = row(2, "1–0");
    BOOST_TEST(said(show(now)) == "~1-1");
    BOOST_TEST(rows.data(rows.index(1), RowsModel::Cells).toStringList().constFirst().toStdString() == "1–0");
    BOOST_TEST(counted == 1);
}

BOOST_AUTO_TEST_CASE(a_change_of_any_part_of_a_row_is_seen)
{
    rows.show(rowsOf({1}));
    auto tone = row(1), spoken = row(1), more = row(1);
    tone.tones = {"green"};
    spoken.tones = tone.tones;
    spoken.spoken = "board 1";
    more = spoken;
    more.more = {{"open", true}};
    for (const auto& next : {tone, spoken, more}) BOOST_TEST(said(show({next})) == "~0-0");
}

BOOST_AUTO_TEST_CASE(rows_put_in_or_taken_out_are_told_as_such)
{
    rows.show(rowsOf({1, 2, 3, 4}));
    BOOST_TEST(said(show(rowsOf({1, 2, 9, 3, 4}))) == "+2-2");
    BOOST_TEST(said(show(rowsOf({1, 2, 3, 4}))) == "x2-2");
    BOOST_TEST(said(show(rowsOf({1, 2, 3, 4, 5, 6}))) == "+4-5");
    BOOST_TEST(said(show(rowsOf({5, 6}))) == "x0-3");
    BOOST_TEST(said(show({})) == "x0-1");
    BOOST_TEST(rows.count() == 0);
    BOOST_TEST(counted == 6);
}

BOOST_AUTO_TEST_CASE(a_moved_row_moves_only_what_lies_between)
{
    rows.show(rowsOf({1, 2, 3, 4, 5}));
    BOOST_TEST(said(show(rowsOf({1, 4, 2, 3, 5}))) == "x1-3 +1-3");
    BOOST_TEST(rows.indexOf(4) == 1);
    BOOST_TEST(rows.indexOf(5) == 4);
    BOOST_TEST(counted == 1);
}

BOOST_AUTO_TEST_CASE(a_row_that_stays_is_repainted_where_rows_before_it_go)
{
    rows.show(rowsOf({1, 2, 3}));
    auto now = rowsOf({2, 3});
    now[1] = row(3, "½–½");
    BOOST_TEST(said(show(now)) == "x0-0 ~1-1");
}

BOOST_AUTO_TEST_CASE(a_row_is_found_by_its_key_and_by_the_first_letters_of_a_cell)
{
    rows.show({row(7, "Lu Qinghe"), row(8, "Garroway, Edith"), row(9, "Lund, Ove")});
    BOOST_TEST(rows.indexOf(9) == 2);
    BOOST_TEST(rows.indexOf(1) == -1);
    BOOST_TEST(rows.keyAt(1) == 8);
    BOOST_TEST(rows.keyAt(3) == 0);
    BOOST_TEST(rows.beginningWith("lu", 0, 1) == 2);
    BOOST_TEST(rows.beginningWith("lu", 0, 3) == 0);
    BOOST_TEST(rows.beginningWith("x", 0, 0) == -1);
}

BOOST_AUTO_TEST_SUITE_END()
