// Saves what the window looks like: look EVENT.arb|- PAGE THEME LANGUAGE WIDTHxHEIGHT OUT.png [COMMAND|key:KEYS|type:TEXT ...].
// For eyes, not a test: a page is looked at beside its mockup.
#include "app/window/session.h"
#include "app/window/window.h"

#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQmlExtensionPlugin>
#include <QQuickWindow>
#include <QTest>

Q_IMPORT_QML_PLUGIN(ArbiterPlugin)

int main(int argc, char** argv)
{
    QGuiApplication application{argc, argv};
    const auto words = QGuiApplication::arguments();
    if (words.size() < 7) {
        qWarning("look EVENT.arb|- PAGE THEME LANGUAGE WIDTHxHEIGHT OUT.png [COMMAND ...]");
        return 2;
    }
    arbiter::window::setUpApplication();
    QQmlApplicationEngine engine;
    arbiter::window::setUpEngine(engine);
    if (words[1] != u"-") engine.setInitialProperties({{"openAtStart", words[1]}});
    engine.load("qrc:/qt/qml/Arbiter/Main.qml");
    if (engine.rootObjects().isEmpty()) return 2;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    const int type = qmlTypeId("Arbiter", 1, 0, "Session");
    auto* preferences = engine.singletonInstance<arbiter::window::Session*>(type)->preferences();
    preferences->setTheme(words[3]);
    preferences->setLanguage(words[4]);
    const auto size = words[5].split('x');
    window->resize(size.value(0).toInt(), size.value(1).toInt());
    QMetaObject::invokeMethod(window, "show", Q_ARG(QString, words[2]));
    QTest::qWait(300);
    for (qsizetype i = 7; i < words.size(); ++i) {
        if (words[i].startsWith("type:"))
            for (const QChar c : words[i].mid(5)) QTest::keyClick(window, c.toLatin1());
        else if (words[i].startsWith("key:"))
            QTest::keySequence(window, QKeySequence{words[i].mid(4)});
        else
            QMetaObject::invokeMethod(window, "perform", Q_ARG(QString, words[i]));
        QTest::qWait(300);
    }
    return window->grabWindow().save(words[6]) ? 0 : 1;
}
