// What must not reach a printer.
#include "reports/document.h"

namespace arbiter::reports {

std::optional<Refusal> objectionToPrinting(const Document& document)
{
    if (!document.draft) return {};
    const auto round = document.round ? std::to_string(document.round->value) : std::string{};
    return Refusal{Why::DraftOpen, {round}, {}, {}};
}

} // namespace arbiter::reports
