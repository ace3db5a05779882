#!/usr/bin/env python3
"""Measures launchsyncd against its floor and against what people would use instead.

  Benchmarks/bench.py [--only ROWS] [--on tmpfs|disk|both] [--json FILE] [--plot FILE] [--quick]
     ROWS: some of single, burst, busy, many, idle, calls, steady, divided by commas
     --plot draws how costs grow (a few minutes more)

Ends with 1 where a row misses its limit by more than the noise allows. `docs/performance.md` says
how each row is measured.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import growth  # noqa: E402
import peers  # noqa: E402
import rows as measure  # noqa: E402


class Tools:
    """The programs compared: ours, the floor, and the bare inflating."""

    def __init__(self, folder, binary):
        self.binary = binary
        self.floor, self.inflate = folder / "floor", folder / "inflate"
        for source, target, libraries in ((HERE / "floor.c", self.floor, []),
                                          (HERE / "inflate.c", self.inflate, ["-ldeflate"])):
            subprocess.run(["gcc", "-O2", source, "-o", target, *libraries], check=True)


def table(found):
    width = max(len(row.name) for row in found)
    lines = []
    for row in found:
        value = "-" if row.value is None else f"{row.value:.3g}"
        ratio = "" if row.ratio is None else f"x{row.ratio:.2f}"
        limit = "" if row.limit is None else f"<= {row.limit:g}"
        spread = "" if row.spread is None else f"{row.spread[0]:.3g}..{row.spread[1]:.3g}"
        lines.append(f"{row.name:<{width}}  {value:>8} {row.unit:<3} {ratio:>7} {limit:>8}  "
                     f"{row.verdict:<12} {spread:>11}  {row.note}".rstrip())
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="single,burst,busy,many,idle,calls,steady")
    parser.add_argument("--on", default="both", choices=["tmpfs", "disk", "both"])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, for a look")
    parser.add_argument("--binary", default=str(HERE.parent / ".build/release/launchsyncd"))
    options = parser.parse_args()
    wanted = options.only.split(",")
    with_peers = not peers.missing()
    if not with_peers:
        print(f"bench: without peers; missing: {', '.join(peers.missing())}; install them with "
              "./scripts/need bench peers", flush=True)
    found = []
    places = {"tmpfs": Path("/dev/shm"), "disk": Path(tempfile.gettempdir())}
    for medium, root in places.items():
        if options.on not in (medium, "both"):
            continue
        folder = Path(tempfile.mkdtemp(prefix="launchsyncd-bench-", dir=root))
        try:
            tools = Tools(folder, options.binary)
            quick = options.quick
            steps = {
                "single": lambda: measure.single(tools, folder / "single", 40 if quick else 200,
                                                 with_peers and medium == "disk"),
                "burst": lambda: measure.burst(tools, folder / "burst",
                                               with_peers and medium == "disk", medium == "disk"),
                "busy": lambda: measure.busy(tools, folder / "busy"),
                "many": lambda: measure.many(tools, folder / "many", 200 if quick else 2000),
                "idle": lambda: measure.idle(tools, folder / "idle", 5 if quick else 60),
                "calls": lambda: measure.calls(tools, folder / "calls"),
                "steady": lambda: measure.steady(tools, folder / "steady",
                                                 2000 if quick else 100_000),
            }
            for name, step in steps.items():
                # What the medium does not change is measured once.
                if name not in wanted or (medium == "disk" and name in ("busy", "idle", "calls",
                                                                   "steady")
                                          and options.on == "both"):
                    continue
                start = time.monotonic()
                some = step()
                for row in some:
                    row.name += f" [{medium}]"
                found += some
                print(table(some), flush=True)
                print(f"bench: {name} on {medium} took {time.monotonic() - start:.0f} s", flush=True)
            if options.plot and medium == "tmpfs":
                options.plot.write_text(growth.svg(
                    growth.curves(tools, folder / "growth", quick)))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    size = Path(options.binary)
    stripped = Path(tempfile.mkdtemp()) / "launchsyncd"
    subprocess.run(["strip", "-o", stripped, size], check=True)
    found.append(measure.Row("stripped binary, MB", stripped.stat().st_size / 1e6, "MB", None, 16))
    shutil.rmtree(stripped.parent)
    print("\n" + table(found))
    if options.json:
        options.json.write_text(json.dumps({"schema": 1, "rows": [row.json() for row in found]},
                                           indent=2) + "\n")
    missed = [row.name for row in found if row.verdict == "MISSED"]
    for name in missed:
        print(f"bench: missed: {name}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
