#!/bin/sh
# Counts the instructions of three fixed workloads with callgrind, and compares them with what is
# stored: a regression shows without a clock.
#
#   Benchmarks/instructions.sh [--store] [BINARY]
set -eu
cd "$(dirname "$0")/.."
store=
[ "${1-}" = --store ] && { store=1; shift; }
./scripts/need count
binary=$(realpath "${1-.build/release/launchsyncd}")
counts=Benchmarks/instructions.tsv
# In percent: another machine's C library takes other paths.
tolerance=15

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 - "$folder" <<'TEXT'
import json, sys
from pathlib import Path
sys.path.insert(0, "Benchmarks")
sys.dont_write_bytecode = True
import artwork
home = Path(sys.argv[1])
(home / "drop").mkdir()
for seed, (name, width, height) in enumerate(artwork.NAMES):
    (home / "drop" / name).write_bytes(artwork.png(width, height, seed))
(home / "config.json").write_text(json.dumps({"state": "state", "apps": [
    {"name": "one", "drop": "drop", "build": "build", "outputs": [{"kind": "bundle"}]}]}))
TEXT

count() {
  log="$folder/callgrind"
  # A gap or a problem is no failure here.
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$binary" "$@" \
    --config "$folder/config.json" >"$folder/out" 2>"$log" || true
  sed -n 's/.*Collected : //p' "$log"
}

failed=0
while read -r name arguments; do
  # The arguments are split on purpose.
  # shellcheck disable=SC2086
  now=$(count $arguments)
  [ -n "$now" ] || { echo "instructions: $name: callgrind counted nothing" >&2; cat "$folder/callgrind" >&2; exit 1; }
  if [ -n "$store" ]; then
    printf '%s\t%s\n' "$name" "$now"
    continue
  fi
  was=$(awk -F '\t' -v name="$name" '$1 == name { print $2 }' "$counts")
  echo "instructions: $name: $now, stored $was"
  if [ "$now" -gt $((was + was * tolerance / 100)) ]; then
    echo "instructions: $name: more than $tolerance % over what is stored; if that is right, store it" >&2
    failed=1
  fi
done >"$folder/result" <<TEXT
sync sync
coverage coverage --json
explain explain $folder/drop/Default@2x.png
TEXT
if [ -n "$store" ]; then cp "$folder/result" "$counts"; fi
cat "$folder/result"
exit $failed
