// The blocks of a document, each put where the flow has got to.
#pragma once

#include "reports/paper/flow.h"

namespace arbiter::reports::paper {

void addTable(Flow& flow, const Table& table);
void addFacts(Flow& flow, const Facts& facts);
void addNotes(Flow& flow, const Notes& notes);
void addSignatures(Flow& flow, const Signatures& signatures);

/// The diagram with its coordinates and the lines below it, at the left edge.
void addFigure(Flow& flow, const Figure& figure);
/// How high it stands, and the width it takes.
qreal figureHeight(const Flow& flow, const Figure& figure);
qreal figureWidth(const Flow& flow);

/// What a fact or a cell says, or nothing where there is room to write in.
std::string factText(const Labelled& item, Language language);

} // namespace arbiter::reports::paper
