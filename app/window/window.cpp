// Starting the window.
#include "app/window/window.h"

#include "app/window/icons.h"
#include "app/window/session.h"

#include <QCommandLineParser>
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include <cstdio>

namespace arbiter::window {

void setUpApplication()
{
    QGuiApplication::setOrganizationName("Arbiter");
    QGuiApplication::setApplicationName("arbiter-desk");
    QGuiApplication::setApplicationDisplayName("Arbiter");
    QGuiApplication::setDesktopFileName("arbiter-desk");
    QGuiApplication::setWindowIcon(QIcon{":/qt/qml/Arbiter/icons/arbiter.svg"});
    QFont font;
    font.setFamilies({"Noto Sans", "Noto Sans CJK SC"});
    font.setPixelSize(13);
    QGuiApplication::setFont(font);
    QQuickStyle::setStyle("Basic");
}

void setUpEngine(QQmlApplicationEngine& engine)
{
    engine.addImportPath("qrc:/qt/qml");
    engine.addImageProvider("icon", new Icons);
}

int run(int argc, char** argv)
{
    QGuiApplication application{argc, argv};
    setUpApplication();
    QCommandLineParser parser;
    parser.addPositionalArgument("EVENT.arb", "the event to open");
    parser.addHelpOption();
    parser.process(application);
    QQmlApplicationEngine engine;
    setUpEngine(engine);
    if (!parser.positionalArguments().isEmpty())
        engine.setInitialProperties({{"openAtStart", parser.positionalArguments().constFirst()}});
    engine.load("qrc:/qt/qml/Arbiter/Main.qml");
    if (engine.rootObjects().isEmpty()) {
        std::fputs("arbiter-desk: the window could not be made; see the messages above\n", stderr);
        return 2;
    }
    return application.exec();
}

} // namespace arbiter::window
