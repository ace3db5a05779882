"""Looks at the pages of the report in headless Chromium, and keeps screenshots.

usage: check_report.py LAUNCHSYNCD OUTPUT [--axe axe.min.js] [--docs FOLDER]
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

from artwork import aurora
from devtools import Browser

HERE = Path(__file__).resolve().parent
WIDTHS = [(375, 812), (1024, 768), (1920, 1080)]
# No name of a file can hold a slash or a zero byte; all else may come.
HOSTILE = ["<script>alert(1)<b>.png", "\"><img src=x onerror=alert(1)>.png",
           "' onmouseover='alert(1).png", "a\u202egnp.exe", "line\nbreak.png",
           "\x1b[31mred\x1b[0m.png", "&lt;b&gt;.png", "x" * 200 + ".png"]


def workshop(root, hostile=HOSTILE):
    """Two apps: one nearly covered, with every kind of trouble; one with hardly anything."""
    drop = root / "drop" / "aurora"
    drop.mkdir(parents=True)
    for name, width, height in [
            ("Default.png", 320, 480), ("Default@2x.png", 640, 960),
            ("splash screen iPhone 5.png", 640, 1136), ("Default-Portrait@2x~ipad.png", 1536, 2048),
            ("Default-Landscape@2x~ipad.png", 2048, 1536), ("iPad portrait.png", 768, 1024)]:
        (drop / name).write_bytes(aurora(width, height))
    (drop / "old splash 320x480.png").write_bytes(aurora(320, 480, (60, 20, 40), (220, 120, 80)))
    os.utime(drop / "old splash 320x480.png", (1e9, 1e9))
    (drop / "hero.psd").write_bytes(b"8BPS\0\1" + bytes(100))
    for name in hostile:
        (drop / name).write_bytes(aurora(33, 44))
    other = root / "drop" / "borealis"
    other.mkdir(parents=True)
    (other / "Default~iphone.png").write_bytes(aurora(320, 480, (40, 10, 60), (250, 140, 90)))
    night = root / "drop" / "cassiopeia"
    night.mkdir(parents=True)
    for name, width, height in [("iphone-portrait.png", 1290, 2796),
                                ("iphone-landscape.png", 2796, 1290),
                                ("ipad-portrait.png", 2048, 2732), ("ipad-landscape.png", 2732, 2048)]:
        (night / name).write_bytes(aurora(width, height, (250, 214, 165), (226, 108, 92), (88, 42, 70)))
        (night / name.replace(".png", "-dark.png")).write_bytes(aurora(width, height))
    outputs = [{"kind": "bundle", "path": "."}]
    config = {"state": "state", "metrics": "launchsyncd.prom", "apps": [
        {"name": "aurora", "drop": "drop/aurora", "build": "build/aurora", "feedback": True,
         "supports": {"minimumOS": "6.0", "devices": ["iphone", "ipad"]}, "outputs": outputs},
        {"name": "borealis", "drop": "drop/borealis", "build": "build/borealis",
         "supports": {"minimumOS": "6.0", "devices": ["iphone", "tv"], "urlSchemes": ["borealis"]},
         "outputs": outputs},
        {"name": "cassiopeia", "drop": "drop/cassiopeia", "build": "build/cassiopeia",
         "supports": {"minimumOS": "13.0"}, "outputs": [{"kind": "storyboard"}]}]}
    (root / "config.json").write_text(json.dumps(config))
    return root / "config.json"


def faults_of(browser, page):
    """What the browser itself complained of, and requests that left the file."""
    faults = []
    for event in browser.events:
        method, about = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            faults.append(f"exception: {about['exceptionDetails'].get('text')}")
        elif method == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning"):
            faults.append(f"console: {about['args']}")
        elif method == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
            faults.append(f"log: {about['entry']['text']}")
        elif method == "Page.javascriptDialogOpening":
            faults.append("a dialog: a name ran as a script")
        elif method == "Network.requestWillBeSent":
            url = about["request"]["url"]
            if url != page and not url.startswith("data:"):
                faults.append(f"a request left the page: {url[:200]}")
    return faults


def axe_faults(browser, source):
    browser.evaluate(source + "; 0")
    found = browser.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
        "({id: v.id, impact: v.impact, help: v.help, nodes: v.nodes.slice(0, 3).map(n => n.html)})))")
    return [f"axe: {item['impact']} {item['id']}: {item['help']}: {item['nodes']}"
            for item in found if item["impact"] in ("serious", "critical", "moderate")]


def check_metrics(binary, root, config):
    """A running daemon's numbers, through Prometheus' own eyes."""
    path = root / "launchsyncd.prom"
    daemon = subprocess.Popen([binary, "run", "--config", config], stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not (path.exists() and b'launchsyncd_sources{app="aurora"}' in path.read_bytes()):
            if time.monotonic() > deadline:
                return ["no metrics within a minute"]
            time.sleep(0.05)
    finally:
        daemon.terminate()
        daemon.wait()
    answer = subprocess.run(["promtool", "check", "metrics"], stdin=path.open(),
                            capture_output=True, text=True)
    said = (answer.stdout + answer.stderr).strip()
    return [f"promtool: {said or answer.returncode}"] if answer.returncode or said else []


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("binary")
    parser.add_argument("output", type=Path)
    parser.add_argument("--axe", type=Path)
    parser.add_argument("--docs", type=Path)
    wanted = parser.parse_args()
    binary = os.path.abspath(wanted.binary)
    root = Path(tempfile.mkdtemp(prefix="launchsyncd-report-"))
    faults = []
    browser = None
    try:
        config = workshop(root)
        for command, good in (["sync"], (1,)), (["report"], (0,)):
            status = subprocess.run([binary, *command, "--config", config],
                                    stdout=subprocess.DEVNULL).returncode
            if status not in good:
                raise SystemExit(f"{command[0]} ended with {status}")
        report = root / "state" / "report"
        pages = {"aurora": report / "aurora.html", "index": report / "index.html",
                 "borealis": report / "borealis.html", "cassiopeia": report / "cassiopeia.html",
                 "feedback": root / "drop" / "aurora" / "launch-report.html"}
        wanted.output.mkdir(parents=True, exist_ok=True)
        axe = wanted.axe.read_text() if wanted.axe else None
        faults += check_metrics(binary, root, config)
        browser = Browser()
        for name, path in pages.items():
            size = path.stat().st_size
            if size > 3_000_000:
                faults.append(f"{name}: {size} bytes, more than 3 MB")
            url = path.as_uri()
            for width, height in WIDTHS:
                for scheme in ("light", "dark"):
                    place = f"{name} at {width} in {scheme}"
                    browser.open(url, width, height, scheme)
                    found = browser.evaluate((HERE / "check.js").read_text())
                    if axe:
                        found += axe_faults(browser, axe)
                    found += faults_of(browser, url)
                    faults += [f"{place}: {fault}" for fault in found]
                    whole = browser.evaluate("document.documentElement.scrollHeight")
                    if name != "feedback":
                        shot = wanted.output / f"{name}-{width}-{scheme}.png"
                        browser.screenshot(shot, width, min(whole, 12_000))
            browser.open(url, 760, 1000, media="print")
            browser.screenshot(wanted.output / f"{name}-print.png", 760, 2000)
        images = browser.evaluate("document.images.length")
        print(f"check-report: {len(pages)} pages at {len(WIDTHS)} widths, light and dark; "
              f"{images} images on the last; screenshots in {wanted.output}")
        if wanted.docs:
            wanted.docs.mkdir(parents=True, exist_ok=True)
            # What a reader of README.md is to see: an ordinary folder.
            shutil.rmtree(root)
            subprocess.run([binary, "report", "--config", workshop(root, [])], check=True,
                           stdout=subprocess.DEVNULL)
            for scheme in ("light", "dark"):
                browser.open(pages["aurora"].as_uri(), 1180, 900, scheme)
                browser.screenshot(wanted.docs / f"report-{scheme}.png", 1180, 1640, scale=0.75)
    finally:
        if browser:
            browser.close()
        shutil.rmtree(root, ignore_errors=True)
    for fault in faults[:60]:
        print(f"check-report: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)


main()
