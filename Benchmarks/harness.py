"""Daemons, drops, and a watch on build trees that stamps when a name is there. Standard library only."""
import ctypes
import json
import os
import select
import shlex
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

LIBC = ctypes.CDLL(None, use_errno=True)
CLOSE_WRITE, MOVED_TO, OVERFLOW = 0x8, 0x80, 0x4000


class Arrivals:
    """Watches folders; `next` gives (path, moment) of finished names."""

    def __init__(self, folders):
        self.queue = LIBC.inotify_init1(os.O_CLOEXEC | os.O_NONBLOCK)
        self.folders = {}
        self.overflows = 0
        for folder in folders:
            watch = LIBC.inotify_add_watch(self.queue, os.fsencode(folder), CLOSE_WRITE | MOVED_TO)
            if watch < 0:
                raise OSError(ctypes.get_errno(), "inotify_add_watch", str(folder))
            self.folders[watch] = str(folder)

    def take(self, timeout):
        """What came within `timeout` seconds; empty when nothing did."""
        ready, _, _ = select.select([self.queue], [], [], timeout)
        if not ready:
            return []
        now, found = time.monotonic(), []
        data = os.read(self.queue, 1 << 20)
        at = 0
        while at < len(data):
            watch, mask, _, size = struct.unpack_from("iIII", data, at)
            name = os.fsdecode(data[at + 16:at + 16 + size].rstrip(b"\0"))
            at += 16 + size
            if mask & OVERFLOW:
                self.overflows += 1
            elif not name.startswith("."):
                found.append((f"{self.folders[watch]}/{name}", now))
        return found

    def wait(self, path, timeout=10):
        """The moment `path` was there; None when it did not come."""
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            moment = None
            for found, when in self.take(left):
                if found == path:
                    moment = when
            if moment:
                return moment
        return None

    def close(self):
        os.close(self.queue)


class Program:
    """A daemon in a session of its own, ended with all that it started."""

    def __init__(self, name, arguments, folder, ready=None, environment=None, timeout=120):
        self.name = name
        self.log = Path(folder) / f"{name}.log"
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                arguments, stdout=log, stderr=subprocess.STDOUT, cwd=folder, start_new_session=True,
                env=dict(os.environ, **(environment or {})))
        end = time.monotonic() + timeout
        while ready and not ready(self):
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{name} did not start: {self.log.read_text()[-600:]}")
            time.sleep(0.005)

    def says(self, text):
        return text in self.log.read_text(errors="replace")

    def resident(self):
        """Resident bytes of its own process."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def cpu(self):
        """Seconds of CPU of its own process."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def switches(self):
        """Times its threads went to sleep and were woken."""
        total = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            for line in (task / "status").read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    total += int(line.split()[1])
        return total

    def stop(self):
        for word in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, word)
                self.process.wait(10)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue
        self.process.wait()


def product(binary, folder, apps, durability="full", name="launchsyncd", state="state",
            outputs=("bundle",), more=None):
    """Our daemon over `apps`: (name, drop, build) each; it is ready when it says so to its manager."""
    config = Path(folder) / f"{name}.json"
    write_config(config, apps, durability, state, outputs, more)
    told = Path(folder) / f"{name}.notify"
    told.unlink(missing_ok=True)
    manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    manager.bind(str(told))
    ready = threading.Event()

    def listen():
        # To the end: a manager that does not read makes every notice wait.
        while told.exists():
            if b"READY=1" in manager.recv(65536):
                ready.set()

    threading.Thread(target=listen, daemon=True).start()
    program = Program(name, [binary, "run", "--config", config], folder, ready=lambda _: ready.is_set(),
                      environment={"NOTIFY_SOCKET": str(told)}, timeout=600)
    program.config = config
    return program


PATHS = {"bundle": ".", "launchimage": "Assets.xcassets/LaunchImage.launchimage",
         "infoplist": "Launch.plist", "storyboard": "Launch", "web": "web", "splash": "splash"}


def write_config(path, apps, durability="full", state="state", outputs=("bundle",), more=None):
    path.write_text(json.dumps({"state": state, "apps": [
        {"name": name, "drop": str(drop), "build": str(build), "durability": durability,
         "outputs": [{"kind": kind, "path": PATHS[kind]} for kind in outputs],
         **(more or {})}
        for name, drop, build in apps]}))


def brands(home, count, each, image):
    """Drop folders of `each` equal images for so many apps: (name, drop, build) of each."""
    apps = []
    for number in range(count):
        source, target = home / "drop" / f"app{number:04}", home / "build" / f"app{number:04}"
        source.mkdir(parents=True)
        target.mkdir(parents=True)
        (source / "Default.png").write_bytes(image)
        for copy in range(1, each):
            (source / f"Default ({copy}).png").write_bytes(image)
        apps.append((f"app{number:04}", source, target))
    return apps


def floor(binary, folder, pairs, mode="sync", name="floor"):
    """The C floor over (drop, build) pairs of folders."""
    listing = Path(folder) / f"{name}.pairs"
    listing.write_text("".join(f"{drop}\t{build}\n" for drop, build in pairs))
    return Program(name, [binary, mode, listing], folder, ready=lambda p: p.says("ready"))


def drop(path, data):
    """Writes as a copying tool does; the moment its close returned."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view):]
    os.close(descriptor)
    return time.monotonic()


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    Path(folder).mkdir(parents=True)
    return Path(folder)


def median(values):
    return statistics.median(values) if values else None


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else None


def timed(command, rounds=15, good=(0, 1, 3)):
    """Median milliseconds of a command, by hyperfine."""
    with tempfile.NamedTemporaryFile() as answer:
        subprocess.run(["hyperfine", "-N", "--warmup", "2", "--runs", str(rounds), "--ignore-failure",
                        "--export-json", answer.name, shlex.join(map(str, command))],
                       check=True, capture_output=True)
        result = json.load(answer)["results"][0]
    if not set(result["exit_codes"]) <= set(good):
        raise RuntimeError(f"{command}: ended with {result['exit_codes']}")
    return result["median"] * 1000
