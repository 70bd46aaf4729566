// The parts of a scene that speak of costs; scene.h is what others include.
#pragma once

#include "domain/pairing/scene.h"

namespace arbiter::dutch {

/// Whether C10 and C11 can be touched at all: before the last round nobody is a topscorer.
bool anyTopscorer(const Scene& scene);

/// Fills `scene.slots`: every count that can differ between two candidates.
void listSlots(Scene& scene, Reach reach);

} // namespace arbiter::dutch
