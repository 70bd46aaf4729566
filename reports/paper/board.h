// A diagram on paper: our own pieces, dark squares hatched so that a copy of a copy stays clear.
#pragma once

#include "domain/chess/diagram.h"

class QPainter;
class QRectF;

namespace arbiter::reports::paper {

/// The 64 squares with the men on them, White below; coordinates are not drawn.
void paintBoard(QPainter& painter, const QRectF& squares, const Diagram& diagram);

} // namespace arbiter::reports::paper
