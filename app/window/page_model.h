// A page's table over the open event: kept up to date while the page is looked at, and folded once when it is looked at
// again.
#pragma once

#include "app/window/rows_model.h"
#include "app/window/session.h"

#include <QPointer>

namespace arbiter::window {

class PageModel : public arbiter::window::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each page has a model of its own")
    Q_PROPERTY(arbiter::window::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// Whether the page is looked at.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// One line for the head of the page.
    Q_PROPERTY(QString summary READ summary NOTIFY shown)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] QString summary() const { return m_summary; }

Q_SIGNALS:
    void sessionChanged();
    void activeChanged();

protected:
    /// When the rows follow a decision: at once, before the next frame; or after that frame.
    enum class Follows { AtOnce, AfterTheFrame };
    [[nodiscard]] virtual Follows follows() const { return Follows::AfterTheFrame; }
    /// The rows as they are now; the session has an event open.
    [[nodiscard]] virtual std::vector<TableRow> fold() const = 0;
    /// The rows while no event is open.
    [[nodiscard]] virtual std::vector<TableRow> foldWithoutEvent() const { return {}; }
    [[nodiscard]] virtual QString summarise() const { return {}; }

    void refresh();
    [[nodiscard]] bool ready() const { return m_session && m_session->isOpen(); }
    [[nodiscard]] const Tournament& t() const { return m_session->tournament(); }
    [[nodiscard]] Language language() const { return m_session->language(); }
    [[nodiscard]] RoundNumber round() const { return RoundNumber{m_session->round()}; }

private:
    QPointer<Session> m_session;
    QString m_summary;
    bool m_active = false;
    bool m_stale = true;
};

} // namespace arbiter::window
