#!/bin/sh
# Looks for lost memory with valgrind: a daemon that takes 60 drops and ends.
#
#   Benchmarks/leaks.sh [BINARY]
set -eu
cd "$(dirname "$0")/.."
./scripts/need count
binary=$(realpath "${1-.build/release/launchsyncd}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -B - "$folder" "$binary" <<'TEXT'
import json, re, subprocess, sys, time
from pathlib import Path
sys.path.insert(0, "Benchmarks")
import artwork, harness
home, binary = Path(sys.argv[1]), sys.argv[2]
drop, build = home / "drop", home / "build"
drop.mkdir(), build.mkdir()
harness.write_config(home / "config.json", [("one", drop, build)])
log = home / "valgrind"
daemon = subprocess.Popen(
    ["valgrind", "--leak-check=full", "--errors-for-leak-kinds=definite", f"--log-file={log}",
     binary, "run", "--config", home / "config.json"],
    cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
arrivals = harness.Arrivals([build])
for turn in range(60):
    name, width, height = artwork.NAMES[turn % 5]
    arrivals.take(0)
    harness.drop(drop / name, artwork.png(width, height, turn, noise=20_000))
    if arrivals.wait(str(build / name), 120) is None:
        daemon.kill()
        sys.exit(f"leaks: drop {turn} did not arrive\n{log.read_text()}")
daemon.terminate()
daemon.wait(120)
text = log.read_text()
lost = re.search(r"definitely lost: ([\d,]+) bytes", text)
lost = int(lost[1].replace(",", "")) if lost else 0
errors = re.search(r"ERROR SUMMARY: (\d+)", text)
print(f"leaks: {lost} bytes lost after 60 drops, {errors[1] if errors else '?'} errors of memory")
if lost or not errors or errors[1] != "0":
    sys.exit(text)
TEXT
