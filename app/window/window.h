// The window: the application's engine with the main window in it. Which program it is, is program/'s.
#pragma once

#include <QString>

class QQmlApplicationEngine;

namespace arbiter::window {

/// Name, fonts and style of the application; after the application object was made, before any engine.
void setUpApplication();
/// Icons and the import path; before anything is loaded.
void setUpEngine(QQmlApplicationEngine& engine);

/// Shows the window, with this event where one is named, and runs until it is closed. The exit status.
int run(int argc, char** argv);

} // namespace arbiter::window
