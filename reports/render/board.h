// A diagram as SVG: our own pieces, dark squares hatched so that a copy of a copy stays clear, no colour but black.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/chess/diagram.h"

#include <string>

namespace arbiter::reports {

/// The hatching and the twelve pieces, once for a page; boards refer to them.
std::string boardDefinitions();
/// White below, with coordinates; `name` is what a reader who does not see the board is told.
std::string boardSvg(const Diagram& diagram, const std::string& name);

} // namespace arbiter::reports
