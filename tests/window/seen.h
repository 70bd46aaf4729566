// Faults that an eye would see or a keyboard would meet, looked for in the items of the window as it stands.
#pragma once

#include "tests/window/sitting.h"

namespace arbiter::test {

/// Texts cut without a tip that says them whole, wider or taller than their box, or partly outside what contains them
/// where nothing scrolls; controls that lie outside; pages that scroll sideways.
QStringList clipped(const Sitting& sitting);
/// Controls that assistive technology would meet without a name.
QStringList nameless(const Sitting& sitting);
/// Walks Tab round the window: controls that it does not reach, and those that show no focus when it does.
QStringList unreachable(Sitting& sitting);

} // namespace arbiter::test
