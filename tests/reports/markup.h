// A small checker of HTML: what a page must keep so that every browser reads it alike.
#pragma once

#include <string>
#include <vector>

namespace arbiter::reports::test {

/// What is wrong with the page, a line each: tags that do not nest, attributes without quotes or twice, bare "<" and
/// "&", ids that stand twice, elements out of their place. Empty where nothing is.
std::vector<std::string> faultsOf(const std::string& page);
/// The text between the tags of the body, in order, with the entities read.
std::vector<std::string> textsOf(const std::string& page);

} // namespace arbiter::reports::test
