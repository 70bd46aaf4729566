// The layers, one after the other. Each solves the bracket with some of the rules left out and then looks whether the
// answer keeps them all the same: the best of more candidates that is among the fewer is the best of those too.
#include "domain/pairing/bracket.h"

#include <algorithm>
#include <cassert>

#include "domain/pairing/stages.h"
#include "domain/pairing/tight.h"
#include "domain/pairing/weighed.h"

namespace arbiter::dutch {

namespace {

class Layers {
public:
    Layers(const Field& field, const Bracket& bracket, Completion& completion)
        : m_field{field}, m_bracket{bracket}, m_completion{completion}
    {
    }

    Outcome fast()
    {
        if (const auto alone = bracketAlone()) return *alone;
        if (const auto next = withNext()) return *next;
        return wholeField(Path::Fast);
    }

    Outcome wholeField(Path path)
    {
        Scene scene = makeScene(m_field, m_bracket, Reach::Everybody, 0);
        if (byeIsHere() && m_bracket.size() % 2 != 0 && leavesOne(scene))
            scene = makeScene(m_field, m_bracket, Reach::Everybody, 0, true);
        Layer layer = Layer::TightField;
        std::optional<Decision> decision;
        if (path == Path::Fast) {
            TightChoices tight{scene};
            decision = decideInOrder(scene, tight);
        }
        if (!decision) {
            layer = Layer::WeighedField;
            decision = decideInOrder(scene, *weighedChoices(scene, path == Path::Fast));
        }
        assert(decision && "C4 holds, so that a candidate exists");
        Outcome outcome = read(scene, *decision, layer);
        [[maybe_unused]] const bool complete = m_completion.c4_completeAfter(outcome.pairs);
        assert(complete);
        return outcome;
    }

private:
    const Field& m_field;
    const Bracket& m_bracket;
    Completion& m_completion;

    /// The bye's receiver is in this bracket: nobody below it may have the bye (C5).
    [[nodiscard]] bool byeIsHere() const
    {
        return m_bracket.byeScore && m_field.players[m_bracket.first].score <= *m_bracket.byeScore;
    }

    /// C6 leaves one player: asked before C9 is put in force, which lasts only then.
    static bool leavesOne(const Scene& scene)
    {
        const auto choices = weighedChoices(scene, false);
        if (!choices->begin()) return false;
        int left = 0;
        for (int v = 0; v < scene.bracket; ++v) left += !scene.inBracket(choices->mate(v));
        return left == 1;
    }

    Outcome read(const Scene& scene, const Decision& decision, Layer layer) const
    {
        Outcome outcome;
        for (int v = 0; v < scene.bracket; ++v) {
            const int partner = decision.mate[v];
            if (!scene.inBracket(partner))
                outcome.downfloaters.push_back(scene.player[v]);
            else if (v < partner)
                outcome.pairs.emplace_back(scene.player[v], scene.player[partner]);
        }
        outcome.exchanges = decision.exchanges;
        outcome.criteria = criteriaOf(scene, decision.mate);
        outcome.criteria[0] = {static_cast<int>(outcome.downfloaters.size())};
        outcome.layer = layer;
        return outcome;
    }

    /// How many players of the bracket must go on when only C1-C3 bind; nothing if the bye cannot be placed that way.
    [[nodiscard]] std::optional<int> floaters() const
    {
        const Scene scene = makeScene(m_field, m_bracket, Reach::Bracket, 0);
        Matching matching{scene.edges, Bits{scene.size(), true}};
        const int left = static_cast<int>(matching.maximise().size());
        if (byeIsHere() && left > 0) return {};
        return left;
    }

    std::optional<Outcome> bracketAlone()
    {
        const auto below = floaters();
        if (!below || (*below > 0 && m_bracket.end == m_bracket.nextEnd)) return {};
        const Scene scene = makeScene(m_field, m_bracket, Reach::Bracket, *below, byeIsHere());
        TightChoices tight{scene};
        Layer layer = Layer::TightGraph;
        auto decision = decideInOrder(scene, tight);
        if (!decision) {
            layer = Layer::WeighedBracket;
            decision = decideInOrder(scene, *weighedChoices(scene, true));
        }
        if (!decision) return {};
        Outcome outcome = read(scene, *decision, layer);
        const bool holds = *below == 0
                               ? m_completion.c4_completeAfter(outcome.pairs)
                               : m_completion.c4_completeAtBound(outcome.pairs, m_bracket, outcome.downfloaters);
        if (!holds) return {};
        return outcome;
    }

    /// The answer to the bracket and the next scoregroup together, and the layer that gave it.
    [[nodiscard]] std::pair<std::optional<Decision>, Layer> answerWithNext(const Scene& scene) const
    {
        TightChoices tight{scene};
        if (auto decision = decideInOrder(scene, tight)) return {std::move(decision), Layer::TightWithNext};
        return {decideInOrder(scene, *weighedChoices(scene, true)), Layer::WeighedWithNext};
    }

    /// Vertices that stand for players further down are enough when two of them are left with each other: the cost of
    /// the best matching is convex in their number, so that more of them would not be used either.
    static bool enoughBelow(const Scene& scene, const Decision& decision)
    {
        for (int v = scene.bracket; v < scene.size(); ++v)
            if (scene.role[v] == Role::Below && scene.role[decision.mate[v]] == Role::Below) return true;
        return false;
    }

    /// The pairs that the answer makes among downfloaters and the next scoregroup: with them C8 has its value.
    Pairs pairsInNext(const Scene& scene, const Decision& decision) const
    {
        Pairs pairs;
        for (int v = scene.bracket; v < scene.size(); ++v) {
            const int partner = decision.mate[v];
            if (scene.role[v] == Role::Next && scene.player[partner] >= 0 && partner < v)
                pairs.emplace_back(scene.player[partner], scene.player[v]);
        }
        return pairs;
    }

    std::optional<Outcome> withNext()
    {
        const int further = m_field.size() - m_bracket.nextEnd;
        if (further == 0) return {};
        const bool byeWithin =
            m_bracket.byeScore && m_field.players[m_bracket.nextEnd - 1].score <= *m_bracket.byeScore;
        const int inScene = m_bracket.size() + m_bracket.nextEnd - m_bracket.end;
        for (int below = 2 + (inScene + byeWithin) % 2; below <= inScene + 2;
             below *= 2, below += (inScene + byeWithin + below) % 2) {
            Scene scene = makeScene(m_field, m_bracket, Reach::NextScoregroup, below);
            if (byeIsHere() && m_bracket.size() % 2 != 0 && leavesOne(scene))
                scene = makeScene(m_field, m_bracket, Reach::NextScoregroup, below, true);
            const auto [decision, layer] = answerWithNext(scene);
            if (!decision || !enoughBelow(scene, *decision)) continue;
            Outcome outcome = read(scene, *decision, layer);
            if (!m_completion.c4_completeAfter(outcome.pairs, pairsInNext(scene, *decision))) return {};
            return outcome;
        }
        return {};
    }
};

} // namespace

Outcome decideBracket(const Field& field, const Bracket& bracket, Completion& completion, Path path)
{
    Layers layers{field, bracket, completion};
    return path == Path::Plain ? layers.wholeField(Path::Plain) : layers.fast();
}

} // namespace arbiter::dutch
