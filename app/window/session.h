// The event that the window has open: clicks and keys to decisions, the state to text. It stands behind the desk, the
// one door; nothing is shown before it is on disk. What a page shows in its table is that page's own model.
#pragma once

#include "app/desk/desk.h"
#include "app/window/preferences.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <qqmlregistration.h>

#include <memory>
#include <optional>

class QJSEngine;
class QQmlEngine;

namespace arbiter::window {

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(arbiter::window::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString eventName READ eventName NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(bool fideMode READ fideMode NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    /// {number, state} a round; state is "bare", "draft", "playing", "adjourned" or "complete".
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    /// The round that the pages show.
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY roundChanged)
    Q_PROPERTY(int lastPaired READ lastPaired NOTIFY changed)
    Q_PROPERTY(int lastPublished READ lastPublished NOTIFY changed)
    Q_PROPERTY(QString saved READ saved NOTIFY changed)
    /// "412:9f3c81d055aa0e27", as a sheet carries it.
    Q_PROPERTY(QString headSeal READ headSeal NOTIFY changed)
    Q_PROPERTY(QString lastCopy READ lastCopy NOTIFY copied)
    Q_PROPERTY(int openBoards READ openBoards NOTIFY changed)
    Q_PROPERTY(int adjourned READ adjourned NOTIFY changed)
    Q_PROPERTY(QString onDuty READ onDuty NOTIFY changed)
    /// Why the file can only be read; empty where it can be written.
    Q_PROPERTY(QString readOnly READ readOnly NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY settled)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY settled)
    /// The warning that waits for an answer: {name, level, text, second}; empty where none does.
    Q_PROPERTY(QVariantMap warning READ warning NOTIFY warningChanged)
    Q_PROPERTY(bool warned READ warned NOTIFY warningChanged)

public:
    /// With the engine whose sentences follow the language.
    explicit Session(QQmlEngine& engine);
    ~Session() override;
    static Session* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] Preferences* preferences() { return &m_preferences; }
    [[nodiscard]] Language language() const { return m_preferences.spoken(); }
    [[nodiscard]] bool isOpen() const { return m_desk != nullptr; }
    [[nodiscard]] Desk& desk() { return *m_desk; }
    [[nodiscard]] const Tournament& tournament() const { return m_desk->tournament(); }

    [[nodiscard]] QString path() const;
    [[nodiscard]] QString eventName() const;
    [[nodiscard]] int players() const;
    [[nodiscard]] bool fideMode() const;
    [[nodiscard]] QString edition() const;
    [[nodiscard]] QVariantList rounds() const;
    [[nodiscard]] int round() const { return m_round; }
    void setRound(int round);
    [[nodiscard]] int lastPaired() const;
    [[nodiscard]] int lastPublished() const;
    [[nodiscard]] QString saved() const;
    [[nodiscard]] QString headSeal() const;
    [[nodiscard]] QString lastCopy() const;
    [[nodiscard]] int openBoards() const;
    [[nodiscard]] int adjourned() const;
    [[nodiscard]] QString onDuty() const;
    [[nodiscard]] QString readOnly() const;
    [[nodiscard]] bool canUndo() const { return m_canUndo; }
    [[nodiscard]] bool canRedo() const { return m_canRedo; }
    [[nodiscard]] QVariantMap warning() const;
    [[nodiscard]] bool warned() const { return m_waiting.has_value(); }

    // Every answer below is a map: `came` is "taken", "waiting" (for an acknowledgement) or "refused"; a refusal has
    // `text`, and `field` where one field of a form is meant.

    /// Makes a new event of a form: path, name, place, federation, start, end, rounds, timeControl, edition, chief.
    Q_INVOKABLE QVariantMap createEvent(const QVariantMap& form);
    /// Opens an event; a file whose record does not hold is opened to be read.
    Q_INVOKABLE QVariantMap openEvent(const QString& path);
    /// Makes the practice event and opens it.
    Q_INVOKABLE QVariantMap practise(const QString& path);
    Q_INVOKABLE void closeEvent();
    /// Where a new event of this name would be kept: a path that is free.
    Q_INVOKABLE [[nodiscard]] QString pathFor(const QString& name) const;
    /// The path of a file chosen in a dialog or dropped on the window.
    Q_INVOKABLE [[nodiscard]] QString pathOf(const QUrl& url) const;
    Q_INVOKABLE [[nodiscard]] QUrl folderOf(const QString& path) const;

    Q_INVOKABLE QVariantMap undo();
    Q_INVOKABLE QVariantMap redo();
    /// Takes back this entry, and those of its act.
    Q_INVOKABLE QVariantMap revoke(qint64 entry, const QString& reason);
    /// Takes back this entry and no other of its act.
    QVariantMap revokeAlone(EntryNumber entry);
    Q_INVOKABLE QVariantMap takeDuty(const QString& arbiter);
    /// A checked copy; the status bar says when and where.
    Q_INVOKABLE QVariantMap copyTo(const QString& target);
    /// Every seal and every entry; with a sheet ("412:9f3c…") also what that sheet showed.
    Q_INVOKABLE QVariantMap verifyFile(const QString& sheet);

    /// The warning that waits: accepted (again for one of level 4), or the act is given up.
    Q_INVOKABLE void acceptWarning();
    Q_INVOKABLE void declineWarning();

    /// Takes the facts as one act; may wait for acknowledgements.
    QVariantMap act(std::vector<Fact> facts, PersonalChanges personal = {});
    QVariantMap act(const Result<Fact>& fact, PersonalChanges personal = {});
    /// A refusal in words; it is also told to the window.
    QVariantMap refused(const Refusal& why, const QString& field = {});
    /// Whether an answer says that the act was taken.
    Q_INVOKABLE [[nodiscard]] static bool wasTaken(const QVariantMap& answer) { return answer["came"] == "taken"; }

Q_SIGNALS:
    /// The state is another; emitted before anything is shown.
    void changed();
    /// A moment after `changed`, when the row that was changed has been painted: for what is folded from the whole.
    void settled();
    void roundChanged();
    void copied();
    void warningChanged();
    /// An act was taken: its sentence, for the undo bar, and whether it was itself an undo or a redo.
    void acted(const QString& sentence, bool revocation);
    void wasRefused(const QString& sentence);

private:
    struct Waiting {
        std::vector<Fact> facts;
        PersonalChanges personal;
        std::vector<Warning> warnings; ///< not met yet, the one shown first
        Acknowledgement met;
    };

    QVariantMap adopt(Result<Desk> desk);
    QVariantMap taken(const std::vector<Fact>& facts, const Acknowledgement& met, const PersonalChanges& personal);
    QVariantMap revokeSet(const Result<EntrySet>& set, const QString& reason);
    [[nodiscard]] Signature signature() const;
    [[nodiscard]] QString sentenceOf(const std::vector<Entry>& entries) const;
    void settle();

    Preferences m_preferences;
    std::unique_ptr<Desk> m_desk;
    std::optional<Waiting> m_waiting;
    QTimer m_settling;
    int m_round = 0;
    bool m_canUndo = false;
    bool m_canRedo = false;
};

} // namespace arbiter::window
