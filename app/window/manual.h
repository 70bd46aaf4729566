// The chapters of the manual, as they lie beside the window's own files.
#pragma once

#include <QObject>
#include <qqmlregistration.h>

namespace arbiter::window {

class Manual : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// A chapter as Markdown in "en" or "zh"; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString chapter(const QString& name, const QString& language) const;
};

} // namespace arbiter::window
