// `arbiter-desk --render`: a filter that draws a document. It opens no event and no file.
#pragma once

namespace arbiter {

/// Reads a document as reports/handover writes it from standard input and writes it to standard output as PDF, without
/// a screen. 0, or 2 with a sentence on the error stream.
int render(int argc, char** argv);

} // namespace arbiter
