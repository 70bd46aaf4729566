#!/usr/bin/env bash
# against_reference.sh ARBITER CHECKER [EVENTS] [FOLDER]: events of our own generator with up to 12 players and heavy byes,
# forfeits, forbidden pairs and acceleration, held against an independent enumeration of the rules, on two processors.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: against_reference.sh ARBITER CHECKER [EVENTS] [FOLDER]" >&2; exit 2; }
arbiter=$1 checker=$2 events=${3:-24000}
[ -e "$checker" ] || { echo "skipped: $checker is not there"; exit 0; }
folder=${4:-$(mktemp -d)}
[ $# -ge 4 ] || trap 'rm -rf "$folder"' EXIT

# players rounds byes(zero half full) forfeits double odd late withdrawals forbidden acceleration
kinds=(
  "4 2 10 10 0 20 5 5 0 0 0 none"   "5 4 10 10 5 10 5 5 0 10 0 none"  "6 4 5 5 5 20 5 5 0 10 1 none"  "7 5 10 20 0 10 2 5 20 10 0 baku"
  "8 5 5 10 0 20 2 5 0 0 1 none"    "8 6 10 5 5 10 5 0 20 10 0 baku"  "9 5 10 10 5 10 5 5 10 10 2 none" "9 7 5 10 0 20 0 5 0 20 0 none"
  "10 5 5 5 5 10 5 5 10 10 2 baku"  "10 7 20 10 5 20 5 5 10 20 1 none" "11 6 5 10 0 10 2 0 10 0 2 none" "11 8 20 20 0 20 5 5 20 20 0 none"
  "12 5 5 5 0 5 2 2 0 0 3 baku"     "12 7 10 10 5 20 5 5 10 10 1 none" "12 8 20 10 0 30 5 5 10 20 0 none" "12 9 20 20 5 10 5 5 20 20 1 none"
)
one() {
  local at=$1
  read -r players rounds zero half full forfeits double odd late away forbidden acceleration <<<"${kinds[$at]}"
  mkdir -p "$folder/$at"
  "$arbiter" generate --players "$players" --rounds "$rounds" --zero-byes "$zero" --half-byes "$half" --full-byes "$full" \
    --forfeits "$forfeits" --double-forfeits "$double" --odd-results "$odd" --late-entries "$late" --withdrawals "$away" \
    --forbidden "$forbidden" --acceleration "$acceleration" --seed $((1000000 * (at + 1))) \
    --count $((events / ${#kinds[@]})) -o "$folder/$at/event.trf"
  python3 "$checker" "$folder/$at" 12
}
mkdir -p "$folder"
half() {
  local at status=0
  for ((at = $1; at < ${#kinds[@]}; at += 2)); do one "$at" || status=1; done
  return $status
}
half 0 >"$folder/even" & first=$!
half 1 >"$folder/odd" & second=$!
status=0
wait $first || status=1
wait $second || status=1
grep -hv ' 0 failed$' "$folder/even" "$folder/odd" | head -40 || true
awk '/ passed, / { passed += $1; failed += $3 } END { print passed + 0 " passed, " failed + 0 " failed" }' "$folder/even" "$folder/odd"
exit $status
