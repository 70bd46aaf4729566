// Icons in the colour of a token: "image://icon/players/#46524C", drawn at the size asked for.
#pragma once

#include <QQuickImageProvider>

namespace arbiter::window {

class Icons : public QQuickImageProvider {
public:
    Icons() : QQuickImageProvider{QQuickImageProvider::Image} {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

} // namespace arbiter::window
