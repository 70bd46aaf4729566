// Reading a chapter.
#include "app/window/manual.h"

#include <QFile>

namespace arbiter::window {

QString Manual::chapter(const QString& name, const QString& language) const
{
    QFile file{":/qt/qml/Arbiter/manual/" + language + '/' + name + ".md"};
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

} // namespace arbiter::window
