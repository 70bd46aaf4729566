// Drawing an icon of the module in one colour.
#include "app/window/icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace arbiter::window {

QImage Icons::requestImage(const QString& id, QSize* size, const QSize& requested)
{
    const auto name = id.section('/', 0, 0), colour = id.section('/', 1);
    QFile file{":/qt/qml/Arbiter/icons/" + name + ".svg"};
    const QSize drawn = requested.isValid() ? requested : QSize{24, 24};
    QImage image{drawn, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    if (size) *size = drawn;
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("there is no icon \"%s\"", qPrintable(name));
        return image;
    }
    auto svg = file.readAll();
    if (!colour.isEmpty()) svg.replace("currentColor", colour.toUtf8());
    QPainter painter{&image};
    QSvgRenderer{svg}.render(&painter);
    return image;
}

} // namespace arbiter::window
