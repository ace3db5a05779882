"""A headless Chromium over the DevTools protocol, with nothing but the standard library."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Browser:
    """One tab. Events are kept in `events` until somebody looks at them."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="launchsyncd-chromium-")
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-extensions",
             "--no-first-run", "--hide-scrollbars", "--force-color-profile=srgb",
             "--disable-dev-shm-usage", "--disable-background-networking",
             "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.events = []
        self.count = 0
        self.stream = self._connect()

    def _connect(self):
        note = os.path.join(self.profile, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while True:
            try:
                with open(note) as file:
                    port = int(file.readline())
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                    pages = [page for page in json.load(answer) if page["type"] == "page"]
                if pages:
                    break
            except (OSError, ValueError):
                pass
            if time.monotonic() > deadline:
                raise SystemExit("chromium did not start")
            time.sleep(0.05)
        stream = socket.create_connection(("127.0.0.1", port), timeout=120)
        path = pages[0]["webSocketDebuggerUrl"].split(f":{port}", 1)[1]
        key = base64.b64encode(os.urandom(16)).decode()
        stream.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                        "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += stream.recv(1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise SystemExit("chromium refused the connection")
        return stream

    def _send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        head = b"\x81"
        if len(data) < 126:
            head += struct.pack(">B", 0x80 | len(data))
        elif len(data) < 65_536:
            head += struct.pack(">BH", 0x80 | 126, len(data))
        else:
            head += struct.pack(">BQ", 0x80 | 127, len(data))
        body = (int.from_bytes(data, "big")
                ^ int.from_bytes((mask * (len(data) // 4 + 1))[:len(data)], "big"))
        self.stream.sendall(head + mask + body.to_bytes(len(data), "big"))

    def _exactly(self, count):
        parts = []
        while count:
            part = self.stream.recv(min(count, 1 << 20))
            if not part:
                raise SystemExit("chromium went away")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def _receive(self):
        message = b""
        while True:
            first, second = self._exactly(2)
            length = second & 0x7F
            if length == 126:
                length, = struct.unpack(">H", self._exactly(2))
            elif length == 127:
                length, = struct.unpack(">Q", self._exactly(8))
            data = self._exactly(length)
            if first & 0x0F in (0, 1):
                message += data
                if first & 0x80:
                    return json.loads(message)

    def ask(self, method, **parameters):
        """Sends a command and returns its result; events that come meanwhile are kept."""
        self.count += 1
        self._send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = self._receive()
            if message.get("id") == self.count:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def wait(self, method):
        """Waits for an event."""
        for event in self.events:
            if event.get("method") == method:
                return event
        while True:
            message = self._receive()
            self.events.append(message)
            if message.get("method") == method:
                return message

    def evaluate(self, expression):
        """The value of a JavaScript expression; promises are waited for."""
        answer = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True,
                          returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"script failed: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, url, width, height, scheme="light", scale=1, media=""):
        """Loads a page at a size and in an appearance."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=scale, mobile=width < 600)
        self.ask("Emulation.setEmulatedMedia", media=media,
                 features=[{"name": "prefers-color-scheme", "value": scheme}])
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")
        self.events = []
        self.ask("Page.navigate", url=url)
        self.wait("Page.loadEventFired")

    def screenshot(self, path, width, height, scale=1):
        answer = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                          clip={"x": 0, "y": 0, "width": width, "height": height, "scale": scale})
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))

    def close(self):
        self.stream.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
