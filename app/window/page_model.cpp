// Following the session.
#include "app/window/page_model.h"

namespace arbiter::window {

void PageModel::setSession(Session* session)
{
    if (session == m_session) return;
    if (m_session) m_session->disconnect(this);
    m_session = session;
    if (m_session) {
        const bool atOnce = follows() == Follows::AtOnce;
        connect(m_session, atOnce ? &Session::changed : &Session::settled, this, &PageModel::refresh);
        connect(m_session, &Session::roundChanged, this, &PageModel::refresh);
        connect(m_session, &QObject::destroyed, this, [this] { show({}); });
    }
    Q_EMIT sessionChanged();
    refresh();
}

void PageModel::setActive(bool active)
{
    if (active == m_active) return;
    m_active = active;
    Q_EMIT activeChanged();
    if (m_active && m_stale) refresh();
}

void PageModel::refresh()
{
    if (!m_active) {
        m_stale = true;
        return;
    }
    m_stale = false;
    m_summary = ready() ? summarise() : QString{};
    show(ready() ? fold() : foldWithoutEvent());
}

} // namespace arbiter::window
