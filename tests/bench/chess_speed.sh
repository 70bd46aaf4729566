#!/usr/bin/env bash
# How fast the rules engine is beside Debian's stockfish and pgn-extract: CPU seconds of the whole process, alternating
# runs, the median of the ratios. Usage: tests/bench/chess_speed.sh [ARBITER] [RUNS] [FILE.pgn]
set -euo pipefail
cd "$(dirname "$0")/../.."
exec python3 tests/bench/chess_speed.py "${1:-build/release/bin/arbiter}" "${2:-5}" "${3:-}"
