// Values of cells as text: points as halves in English (3½) and as decimals in Chinese (3.5), shared places.
#pragma once

#include "reports/document.h"

namespace arbiter::reports {

/// How the points of one column are written, so that they stand under each other.
struct PointsForm {
    bool halves = false; ///< "3½" rather than "3.5"
    bool hang = false;   ///< whole numbers leave room for the ½ below which they stand
};

/// The form for column `at` of a table: halves only in English, and only where all points are whole or half.
PointsForm pointsFormOf(const Table& table, std::size_t at, Language language);

std::string pointsText(Points points, PointsForm form);
/// True where a column with hanging halves leaves room behind this value.
bool leavesRoom(const Value& value, PointsForm form);

/// The value as text; empty for room to write in.
std::string valueText(const Value& value, PointsForm form, Language language);

/// The lines at the foot: "event · document", "printed … · head seal 412:9f3c81d055aa0e27".
std::vector<std::string> footerLines(const Document& document);

} // namespace arbiter::reports
