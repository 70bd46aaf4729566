// What the person at this machine has chosen, for every event: language, theme, motion, the window's place, the events
// opened lately. Kept by Qt's settings, outside any event.
#pragma once

#include "domain/basics/bilingual.h"

#include <QObject>
#include <QRectF>
#include <QSettings>
#include <QStringList>
#include <QTranslator>
#include <QVariantList>
#include <qqmlregistration.h>

#include <array>

namespace arbiter::window {

class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Session.preferences")
    /// "en" or "zh".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// "system", "light", "dark" or "contrast".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool lessMotion READ lessMotion WRITE setLessMotion NOTIFY lessMotionChanged)
    Q_PROPERTY(bool railCollapsed READ railCollapsed WRITE setRailCollapsed NOTIFY railCollapsedChanged)
    /// The events opened lately, newest first: {path, name, when, there}.
    Q_PROPERTY(QVariantList recent READ recent NOTIFY recentChanged)
    /// Whether the system shows light text on a dark ground.
    Q_PROPERTY(bool systemDark READ systemDark NOTIFY systemDarkChanged)

public:
    explicit Preferences(QObject* parent = nullptr);
    ~Preferences() override;

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString& language);
    [[nodiscard]] Language spoken() const { return m_language == u"zh" ? Language::Chinese : Language::English; }
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    [[nodiscard]] bool lessMotion() const;
    void setLessMotion(bool less);
    [[nodiscard]] bool railCollapsed() const;
    void setRailCollapsed(bool collapsed);
    [[nodiscard]] QVariantList recent() const;
    [[nodiscard]] bool systemDark() const;

    /// Puts an event at the head of the recent ones.
    void remember(const QString& path, const QString& name);
    Q_INVOKABLE void forget(const QString& path);

    /// The window as it was left: {x, y, width, height, maximised, page}; empty the first time.
    Q_INVOKABLE [[nodiscard]] QVariantMap windowState() const;
    Q_INVOKABLE void keepWindowState(const QVariantMap& state);

    /// Where and when this event was last copied; empty where it never was.
    [[nodiscard]] QString lastCopy(const QString& eventKey) const;
    void keepCopy(const QString& eventKey, const QString& words);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void lessMotionChanged();
    void railCollapsedChanged();
    void recentChanged();
    void systemDarkChanged();

private:
    void translate();

    QSettings m_settings;
    QString m_language;
    std::array<QTranslator, 3> m_translators; ///< ours, Qt's own dialogs, Qt Quick's
};

} // namespace arbiter::window
