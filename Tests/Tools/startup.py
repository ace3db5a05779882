"""Opens a web output in headless Chromium as every device would, and says which startup image matches.

    /usr/bin/python3 startup.py FOLDER < DEVICES

DEVICES holds one `WIDTHxHEIGHT@SCALE`, portrait points, a line. Each is emulated in both orientations, light
and dark: exactly one `<link>` must match, and its file must be there with the pixels of that screen. Prints one
line a finding and exits with 1; else says what it saw and exits with 0. `--dark` asks for an image of its own in
the dark; `--screenshot FILE` keeps a picture of the page. Chromium is driven over a pipe, with nothing but the
standard library.
"""

import base64
import html.parser
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

findings = []


class Browser:
    """One page of a headless Chromium."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
        if program is None:
            sys.exit("no Chromium: ./scripts/need test installs it")
        self.profile = tempfile.mkdtemp()
        # The browser reads descriptor 3 and writes 4.
        read_here, write_there = os.pipe()
        read_there, write_here = os.pipe()
        self.reader, self.writer = os.fdopen(read_here, "rb", 0), os.fdopen(write_here, "wb", 0)
        flags = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run"
        command = [
            "/bin/sh",
            "-c",
            f'exec {program} {flags} --remote-debugging-pipe --user-data-dir="$1" about:blank '
            f"3<&{read_there} 4>&{write_there}",
            "sh",
            self.profile,
        ]
        self.process = subprocess.Popen(
            command,
            pass_fds=(read_there, write_there),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(read_there)
        os.close(write_there)
        self.buffer = b""
        self.count = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            part = self.reader.read(1 << 16)
            if not part:
                sys.exit("Chromium went away")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def open(self, url):
        self.call("Page.navigate", url=url)
        while self.value("document.readyState + location.href") != "complete" + url:
            pass

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return result["result"].get("value")

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


MATCHING = """
[...document.querySelectorAll('link[rel="apple-touch-startup-image"]')]
  .filter(link => matchMedia(link.media).matches).map(link => link.getAttribute("href"))
"""


def pixels(path):
    return struct.unpack(">II", path.read_bytes()[16:24])


def look(browser, folder, device, scheme, is_landscape):
    """The files whose tags match, as that device held that way."""
    points, scale = device.split("@")
    width, height = (int(side) for side in points.split("x"))
    # iOS gives the portrait sides of the screen in both orientations; only the window turns.
    window = (height, width) if is_landscape else (width, height)
    browser.call(
        "Emulation.setDeviceMetricsOverride",
        width=window[0],
        height=window[1],
        deviceScaleFactor=int(scale),
        mobile=True,
        screenWidth=width,
        screenHeight=height,
    )
    browser.call(
        "Emulation.setEmulatedMedia",
        features=[{"name": "prefers-color-scheme", "value": scheme}],
    )
    found = browser.value(MATCHING)
    name = f"{device} {'landscape' if is_landscape else 'portrait'} {scheme}"
    if len(found) != 1:
        findings.append(f"{name}: {len(found)} tags match: {found}")
        return None
    path = folder / found[0].rsplit("/", 1)[-1]
    wanted = (window[0] * int(scale), window[1] * int(scale))
    if not path.is_file():
        findings.append(f"{name}: {path.name} is not there")
    elif pixels(path) != wanted:
        findings.append(f"{name}: {path.name} is {pixels(path)}, not {wanted}")
    return path.name


class Tags(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.metas, self.links = {}, []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "meta":
            self.metas[attributes["name"]] = attributes["content"]
        else:
            self.links.append(attributes)


def check_lists(folder, fragment):
    tags = Tags()
    tags.feed(fragment)
    if tags.metas.get("apple-mobile-web-app-capable") != "yes":
        findings.append("the meta tag without which iOS shows nothing is missing")
    listed = json.loads((folder / "startup-images.json").read_text())
    base = listed["urlBase"]
    rows = [(image["media"], base + image["file"]) for image in listed["images"]]
    if rows != [(link["media"], link["href"]) for link in tags.links]:
        findings.append("the list and the tags differ")
    for image in listed["images"]:
        if pixels(folder / image["file"]) != (image["width"], image["height"]):
            findings.append(f"{image['file']} is not {image['width']}x{image['height']}")
    if {image["file"] for image in listed["images"]} != {path.name for path in folder.glob("*.png")}:
        findings.append("the list and the files differ")


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    fragment = (folder / "startup-images.html").read_text()
    check_lists(folder, fragment)
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory() as pages:
            page = pathlib.Path(pages) / "page.html"
            body = "<h1>Startup images</h1>" + "".join(
                f'<img height="120" src="{path.as_uri()}">' for path in sorted(folder.glob("*.png"))
            )
            head = f'<!doctype html><html><head><meta charset="utf-8">{fragment}</head>'
            page.write_text(f"{head}<body>{body}</body></html>")
            browser.open(page.as_uri())
            if "--screenshot" in sys.argv:
                picture = browser.call("Page.captureScreenshot")["data"]
                target = sys.argv[sys.argv.index("--screenshot") + 1]
                pathlib.Path(target).write_bytes(base64.b64decode(picture))
            count = 0
            for device in sorted(set(sys.stdin.read().split())):
                for is_landscape in (False, True):
                    names = [
                        look(browser, folder, device, scheme, is_landscape)
                        for scheme in ("light", "dark")
                    ]
                    if "--dark" in sys.argv and names[0] == names[1]:
                        findings.append(f"{device}: {names[0]} in the light and in the dark")
                    count += 2
    finally:
        browser.close()
    for finding in findings:
        print(finding)
    if not findings:
        print(f"{count} screens, one startup image each")
    sys.exit(1 if findings else 0)


main()
