// Choices kept over restarts, and the translators that follow the language.
#include "app/window/preferences.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>

namespace arbiter::window {

namespace {

constexpr int mostRecent = 8;

QString systemLanguage() { return QLocale::system().language() == QLocale::Chinese ? "zh" : "en"; }

} // namespace

Preferences::Preferences(QObject* parent)
    : QObject{parent}, m_language{m_settings.value("language", systemLanguage()).toString()}
{
    if (m_language != u"zh") m_language = "en";
    translate();
    qGuiApp->installEventFilter(this);
}

Preferences::~Preferences()
{
    for (auto& translator : m_translators) QCoreApplication::removeTranslator(&translator);
}

void Preferences::translate()
{
    for (auto& translator : m_translators) QCoreApplication::removeTranslator(&translator);
    const bool chinese = m_language == u"zh";
    QLocale::setDefault(chinese ? QLocale{QLocale::Chinese, QLocale::China} : QLocale{QLocale::English});
    // English has a catalogue too: of its plural forms.
    const bool ours = m_translators[0].load(chinese ? ":/i18n/arbiter_zh_CN.qm" : ":/i18n/arbiter_en.qm");
    if (ours) QCoreApplication::installTranslator(&m_translators[0]);
    if (!chinese) return;
    const auto qts = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_translators[1].load("qtbase_zh_CN", qts)) QCoreApplication::installTranslator(&m_translators[1]);
    if (m_translators[2].load("qtdeclarative_zh_CN", qts)) QCoreApplication::installTranslator(&m_translators[2]);
}

void Preferences::setLanguage(const QString& language)
{
    if (language == m_language || (language != u"en" && language != u"zh")) return;
    m_language = language;
    m_settings.setValue("language", language);
    translate();
    Q_EMIT languageChanged();
}

QString Preferences::theme() const { return m_settings.value("theme", "system").toString(); }

void Preferences::setTheme(const QString& theme)
{
    if (theme == this->theme()) return;
    m_settings.setValue("theme", theme);
    Q_EMIT themeChanged();
}

bool Preferences::lessMotion() const { return m_settings.value("lessMotion", false).toBool(); }

void Preferences::setLessMotion(bool less)
{
    if (less == lessMotion()) return;
    m_settings.setValue("lessMotion", less);
    Q_EMIT lessMotionChanged();
}

bool Preferences::railCollapsed() const { return m_settings.value("railCollapsed", false).toBool(); }

void Preferences::setRailCollapsed(bool collapsed)
{
    if (collapsed == railCollapsed()) return;
    m_settings.setValue("railCollapsed", collapsed);
    Q_EMIT railCollapsedChanged();
}

bool Preferences::systemDark() const
{
    const auto palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool Preferences::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qGuiApp) Q_EMIT systemDarkChanged();
    return QObject::eventFilter(watched, event);
}

QVariantList Preferences::recent() const
{
    QVariantList events = m_settings.value("recent").toList();
    for (auto& event : events) {
        auto row = event.toMap();
        const QFileInfo file{row["path"].toString()};
        row["there"] = file.exists();
        row["file"] = file.fileName();
        event = row;
    }
    return events;
}

void Preferences::remember(const QString& path, const QString& name)
{
    QVariantList events = m_settings.value("recent").toList();
    events.removeIf([&](const QVariant& e) { return e.toMap()["path"].toString() == path; });
    const auto when = QDateTime::currentDateTime().toString("yyyy-MM-dd HH:mm");
    events.prepend(QVariantMap{{"path", path}, {"name", name}, {"when", when}});
    if (events.size() > mostRecent) events.resize(mostRecent);
    m_settings.setValue("recent", events);
    Q_EMIT recentChanged();
}

void Preferences::forget(const QString& path)
{
    QVariantList events = m_settings.value("recent").toList();
    events.removeIf([&](const QVariant& e) { return e.toMap()["path"].toString() == path; });
    m_settings.setValue("recent", events);
    Q_EMIT recentChanged();
}

QVariantMap Preferences::windowState() const { return m_settings.value("window").toMap(); }
void Preferences::keepWindowState(const QVariantMap& state) { m_settings.setValue("window", state); }

QString Preferences::lastCopy(const QString& eventKey) const
{
    return m_settings.value("lastCopy/" + eventKey).toString();
}

void Preferences::keepCopy(const QString& eventKey, const QString& words)
{
    m_settings.setValue("lastCopy/" + eventKey, words);
}

} // namespace arbiter::window
