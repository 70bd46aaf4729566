// Somebody sits down at the window: the real one, offscreen, in a home of its own. Controls are found by their names,
// as assistive technology has them, and worked by keys. A warning that Qt or the QML prints fails the test.
#pragma once

#include "app/window/rows_model.h"
#include "app/window/session.h"
#include "tests/support/program.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

namespace arbiter::test {

class Sitting {
public:
    explicit Sitting(QSize size = {1280, 800});
    ~Sitting();
    Sitting(const Sitting&) = delete;
    Sitting& operator=(const Sitting&) = delete;

    /// Starts the window, with this event where one is named. Sizes stay as the window remembers them where `size` is
    /// not valid.
    void sitDown(const QString& event = {});
    /// Closes the window as a person does, and ends the program's engine.
    void leave();
    /// Nothing more is said about the size: the window comes as it was left.
    void keepRemembered() { m_size = {}; }

    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] QQmlApplicationEngine& engine() const { return *m_engine; }
    [[nodiscard]] window::Session& session() const { return *m_session; }
    [[nodiscard]] QString page() const;
    [[nodiscard]] const Folder& home() const { return m_home; }

    void show(const QString& page);
    /// Keys, as "Ctrl+N" or "Return".
    void keys(const QString& sequence);
    /// Tab, without waiting for anything.
    void tab();
    /// Letters of any script, one by one.
    void type(const QString& text);

    /// The visible control of this role whose name is, or begins with, the text; null where there is none.
    [[nodiscard]] QQuickItem* look(QAccessible::Role role, const QString& name) const;
    /// The same; the test fails where it does not come.
    QQuickItem* find(QAccessible::Role role, const QString& name);
    /// Every visible control, in the order of the tree.
    [[nodiscard]] QList<QAccessibleInterface*> controls() const;
    /// Presses a button by its name, as assistive technology does.
    void press(const QString& name);
    /// Puts the keyboard into the field with this name and writes over what stands there.
    void fill(const QString& field, const QString& text);
    [[nodiscard]] QString text(const QString& field);
    /// Puts the keyboard into a table.
    QQuickItem* enter(const QString& table);

    [[nodiscard]] window::RowsModel& rowsOf(const QString& table);
    /// What the rows of a table say, in full.
    [[nodiscard]] QStringList said(const QString& table);
    [[nodiscard]] QStringList cells(const QString& table, int row);
    [[nodiscard]] int currentRow(const QString& table);
    /// What the window says alarmingly: refusals and red messages that are visible.
    [[nodiscard]] QStringList alarms() const;
    /// Every visible text.
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] bool shows(const QString& part) const;

    void until(const std::function<bool()>& condition, const char* what);
    /// Lets what has been started come to its end: timers of the window included.
    void settle();

    // What an arbiter does, by keyboard.
    void newEvent(const QString& name, int rounds);
    void addPlayers(const QStringList& names, int firstRating = 2400);
    void pairAndPublish();
    [[nodiscard]] QString eventPath() const;

private:
    Folder m_home;
    QSize m_size;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    window::Session* m_session = nullptr;
    bool m_owed = false; ///< a decision was taken, and not all of the window follows it yet
};

/// Whether an item is a row that its list keeps for later and does not show.
bool isPooled(const QQuickItem* item);

/// What was printed since the last call, at the level of a warning or above.
QStringList takeWarnings();

/// Ten invented names.
QStringList tenNames();

#define ARBITER_UNTIL(sitting, condition) (sitting).until([&] { return (condition); }, #condition)

} // namespace arbiter::test
