// The window's program.
#include "app/window/window.h"

#include <QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(ArbiterPlugin)

int main(int argc, char** argv) { return arbiter::window::run(argc, argv); }
