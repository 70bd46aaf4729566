// Days and moments in the words of a language: "30 November 2026, 14:30", 2026年11月30日 14:30.
#pragma once

#include "domain/basics/bilingual.h"
#include "domain/basics/time.h"

namespace arbiter::reports {

std::string printedDate(Date date, Language language);
/// Day and time on the wall where the moment was stated.
std::string printedMoment(Moment moment, Language language);

} // namespace arbiter::reports
