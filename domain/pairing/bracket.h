// One bracket decided: the quickest layer that can prove its answer (EXACTNESS.md), or the plain path.
#pragma once

#include "domain/pairing/completion.h"
#include "domain/pairing/pairing.h"
#include "domain/pairing/scene.h"

namespace arbiter::dutch {

/// `Fast` asks the layers in turn; `Plain` weighs every choice over the whole field, as an oracle for the others.
enum class Path { Fast, Plain };

struct Outcome {
    Pairs pairs; ///< players, as indices into the field; the better one first
    std::vector<int> downfloaters;
    int exchanges = 0;
    CriteriaVector criteria;
    Layer layer = Layer::TightGraph;
};

/// The bracket's pairs, taken out of `completion`.
Outcome decideBracket(const Field& field, const Bracket& bracket, Completion& completion, Path path);

} // namespace arbiter::dutch
