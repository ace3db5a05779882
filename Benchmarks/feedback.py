#!/usr/bin/env python3
"""Drop to refreshed feedback: how long until launch-report.html and .txt tell of a dropped file.

usage: feedback.py [LAUNCHSYNCD] [--drops N] [--sources N]

Prints the median and the 95th percentile over N drops into a folder with that many sources, right-size
PNGs of about 200 KB each; ends with 1 when the median is above one second.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = [(320, 480), (640, 960), (640, 1136), (768, 1024), (1024, 768), (1536, 2048), (2048, 1536)]


def chunk(name, data):
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png(width, height, seed, size=200_000):
    """An RGB image of about `size` bytes: noise in the upper rows, a plain colour below."""
    noise = random.Random(seed)
    rows = min(height, size // (3 * width))
    raw = b"".join(b"\0" + noise.randbytes(3 * width) for _ in range(rows))
    raw += (b"\0" + bytes((seed % 256, 80, 120)) * width) * (height - rows)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(raw, 1)) + chunk(b"IEND", b""))


def wait_for(fact, what):
    deadline = time.monotonic() + 60
    while not fact():
        if time.monotonic() > deadline:
            raise SystemExit(f"feedback: no {what} within a minute")
        time.sleep(0.001)


def holds(path, text):
    try:
        return text in path.read_bytes()
    except FileNotFoundError:
        return False


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("binary", nargs="?", default=ROOT / ".build/release/launchsyncd")
    parser.add_argument("--drops", type=int, default=50)
    parser.add_argument("--sources", type=int, default=100)
    wanted = parser.parse_args()
    root = Path(tempfile.mkdtemp(prefix="launchsyncd-feedback-"))
    drop = root / "drop"
    drop.mkdir()
    for number in range(wanted.sources):
        width, height = SIZES[number % len(SIZES)]
        folder = drop / f"set {number // len(SIZES)}"
        folder.mkdir(exist_ok=True)
        (folder / f"splash {width}x{height}.png").write_bytes(png(width, height, number))
    (root / "config.json").write_text(json.dumps({"state": "state", "apps": [{
        "name": "a", "drop": "drop", "build": "build", "feedback": True,
        "supports": {"minimumOS": "6.0"}, "outputs": [{"kind": "bundle"}]}]}))
    with open(root / "log", "w") as log:
        daemon = subprocess.Popen([os.path.abspath(wanted.binary), "run", "--config",
                                   root / "config.json"], stdout=log, stderr=log)
    times = []
    try:
        page, text = drop / "launch-report.html", drop / "launch-report.txt"
        last = f"set {(wanted.sources - 1) // len(SIZES)}/".encode()
        wait_for(lambda: holds(page, last) and holds(text, last), "first report")
        for number in range(wanted.drops):
            width, height = SIZES[number % len(SIZES)]
            name = f"Default drop {number} {width}x{height}.png"
            bytes_ = png(width, height, 1_000 + number)
            time.sleep(0.7)
            start = time.monotonic()
            (drop / name).write_bytes(bytes_)
            wait_for(lambda: holds(page, name.encode()) and holds(text, name.encode()), name)
            times.append(time.monotonic() - start)
    finally:
        daemon.terminate()
        daemon.wait()
        shutil.rmtree(root, ignore_errors=True)
    median = statistics.median(times)
    slow = sorted(times)[int(len(times) * 0.95)]
    print(f"feedback: {wanted.sources} sources, {len(times)} drops: median {median * 1000:.0f} ms, "
          f"p95 {slow * 1000:.0f} ms (must: median at most 1000 ms)")
    sys.exit(0 if median <= 1 else 1)


main()
