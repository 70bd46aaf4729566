// The window's program; with --render it draws a sheet for `arbiter report` and shows no window.
#include "app/render/render.h"
#include "app/window/window.h"

#include <QQmlExtensionPlugin>

#include <string_view>

Q_IMPORT_QML_PLUGIN(ArbiterPlugin)

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view{argv[1]} == "--render") return arbiter::render(argc, argv);
    return arbiter::window::run(argc, argv);
}
