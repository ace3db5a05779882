#!/usr/bin/env python3
"""Measures the image worker against `vipsthumbnail`: one 2732x2732 master to every slot of a universal app.

  Benchmarks/imager.py [--worker FILE] [--json FILE]

The worker decodes once and renders to all sizes on all processors. vipsthumbnail is run once for each
size, in linear light as the worker is and without, at the same zlib level, with and without adaptive
filters. Ends with 1 where the worker takes more than 0.8 times the processor time, more than 0.5 times
the time, makes larger files, or takes more than 300 MB. `docs/images.md` explains the numbers.
"""
import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Fixtures/images"))
sys.dont_write_bytecode = True
from worker import Worker, recipe  # noqa: E402

LEVEL = 6
SIDE = 2732


def sizes():
    """Every pixel size of the slot table that the master need not be enlarged for."""
    found = set()
    for line in (ROOT / "Sources/SyncCore/Tables/SlotTable.swift").read_text().splitlines():
        fields = line.strip().split("\t")
        if len(fields) == 13 and fields[2] in ("iphone", "ipad"):
            width, height = map(int, fields[9].split("x"))
            if max(width, height) <= SIDE:
                found.add((width, height))
    return sorted(found)


def masters(folder):
    """A flat drawing, and a picture with the grain of a photograph."""
    random.seed(1)
    flat = Image.new("RGB", (SIDE, SIDE), (24, 90, 160))
    draw = ImageDraw.Draw(flat)
    for _ in range(300):
        x, y, r = random.randint(0, SIDE), random.randint(0, SIDE), random.randint(10, 400)
        draw.ellipse([x, y, x + r, y + r], fill=tuple(random.randint(0, 255) for _ in range(3)))
    soft = flat.filter(ImageFilter.GaussianBlur(40))
    grain = Image.effect_noise((SIDE, SIDE), 40).convert("RGB")
    pictures = {"drawing": flat, "photograph": Image.blend(soft, grain, 0.12)}
    for name, picture in pictures.items():
        picture.save(folder / f"{name}.png")
    return pictures


def spent(kind):
    usage = resource.getrusage(kind)
    return usage.ru_utime + usage.ru_stime


def by_worker(binary, source, goals, folder):
    targets = [str(folder / f"{w}x{h}.png") for w, h in goals]
    before, start = spent(resource.RUSAGE_CHILDREN), time.monotonic()
    worker = Worker(binary)
    answer = worker.render(str(source), "png", [recipe(goal, mode="cover") for goal in goals], targets)
    wall = time.monotonic() - start
    assert answer and "facts" in answer, answer
    status = Path(f"/proc/{worker.process.pid}/status").read_text()
    peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    worker.end()
    return {"cpu": spent(resource.RUSAGE_CHILDREN) - before, "wall": wall, "peak": peak * 1024,
            "bytes": sum(os.path.getsize(target) for target in targets)}


def by_vipsthumbnail(source, goals, folder, options, filters):
    before, start = spent(resource.RUSAGE_CHILDREN), time.monotonic()
    total = 0
    for width, height in goals:
        target = folder / f"v{width}x{height}.png"
        subprocess.run(["vipsthumbnail", source, "--size", f"{width}x{height}",
                        "--smartcrop", "centre", *options, "-o",
                        f"{target}[compression={LEVEL},filter={filters},strip]"], check=True)
        total += os.path.getsize(target)
    return {"cpu": spent(resource.RUSAGE_CHILDREN) - before, "wall": time.monotonic() - start, "bytes": total}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worker", default=str(ROOT / ".build/release/launchsyncd-imager"))
    parser.add_argument("--json")
    parser.add_argument("--quick", action="store_true", help="one picture, scaled in linear light as we do")
    arguments = parser.parse_args()
    if not shutil.which("vipsthumbnail"):
        sys.exit("imager: vipsthumbnail is missing: apt-get install libvips-tools")
    goals = sizes()
    results, isGood = [], True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        masters(folder)
        for picture in ("photograph",) if arguments.quick else ("drawing", "photograph"):
            source = folder / f"{picture}.png"
            ours = by_worker(arguments.worker, source, goals, folder)
            print(f"{picture}, {len(goals)} sizes: worker {ours['cpu']:.2f} s CPU, {ours['wall']:.2f} s, "
                  f"{ours['bytes'] / 1e6:.1f} MB out, {ours['peak'] / 1e6:.0f} MB resident")
            for light, options in (("linear", ["--linear"]), ("coded", []))[:1 if arguments.quick else 2]:
                for filters in ("none", "all")[:1 if arguments.quick else 2]:
                    peer = by_vipsthumbnail(source, goals, folder, options, filters)
                    ratios = {key: ours[key] / peer[key] for key in ("cpu", "wall", "bytes")}
                    holds = ratios["cpu"] <= 0.8 and ratios["wall"] <= 0.5 and ratios["bytes"] <= 1.0
                    isGood = isGood and holds
                    print(f"  vipsthumbnail, {light} light, filter {filters}: {peer['cpu']:.2f} s CPU, "
                          f"{peer['wall']:.2f} s, {peer['bytes'] / 1e6:.1f} MB; ratios CPU {ratios['cpu']:.2f}, "
                          f"time {ratios['wall']:.2f}, size {ratios['bytes']:.2f}{'' if holds else '  MISSED'}")
                    results.append({"picture": picture, "light": light, "filter": filters, "ours": ours,
                                    "peer": peer, "ratios": ratios})
            if ours["peak"] > 300e6:
                isGood = False
                print(f"  MISSED: {ours['peak'] / 1e6:.0f} MB resident, the limit is 300")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(results, indent=2))
    sys.exit(0 if isGood else 1)


main()
