"""What people would use instead, each set up to be as fast as its documentation allows."""
import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import harness


def missing():
    return [tool for tool in ("inotifywait", "lsyncd", "rsync", "watchman", "syncthing")
            if not shutil.which(tool)]


def inotifywait(folder, drop, build):
    script = ('inotifywait -m -r -e close_write,moved_to --format "%w%f" "$1" | '
              'while IFS= read -r f; do cp "$f" "$2/${f#"$1"/}"; done')
    return harness.Program("inotifywait-cp", ["bash", "-c", script, "loop", drop, build], folder,
                           ready=lambda p: p.says("Watches established"))


def lsyncd(folder, drop, build, kind):
    config = Path(folder) / f"lsyncd-{kind}.lua"
    config.write_text(
        "settings { nodaemon = true, maxProcesses = 4 }\n"
        f'sync {{ default.{kind}, source = "{drop}", target = "{build}", delay = 0 }}\n')
    return harness.Program(f"lsyncd-{kind}", ["lsyncd", "-log", "Normal", config], folder,
                           ready=lambda p: p.says("Startup of"))


def watchman(folder, drop, build):
    home = harness.fresh(Path(folder) / "watchman")
    socket = home / "sock"
    program = harness.Program(
        "watchman-rsync",
        ["watchman", "--foreground", "--logfile=/dev/stderr", f"--sockname={socket}",
         f"--statefile={home}/state", f"--pidfile={home}/pid"],
        folder, ready=lambda p: socket.exists())
    client = ["watchman", f"--sockname={socket}", "--no-spawn"]
    subprocess.run(client + ["watch", drop], check=True, capture_output=True)
    trigger = ["trigger", str(drop), {"name": "mirror", "expression": ["type", "f"],
                                      "stdin": "/dev/null",
                                      "command": ["rsync", "-a", f"{drop}/", f"{build}/"]}]
    subprocess.run(client + ["-j"], input=json.dumps(trigger), text=True, check=True,
                   capture_output=True)
    return program


class Syncthing:
    """Two instances, since one never syncs with itself: the drop folder here, the build tree there."""
    name = "syncthing"

    def __init__(self, folder, drop, build):
        self.programs = []
        homes = [harness.fresh(Path(folder) / f"syncthing-{side}") for side in "ab"]
        ids = []
        for home in homes:
            subprocess.run(["syncthing", "generate", "--home", home, "--no-default-folder"],
                           check=True, capture_output=True)
            text = (home / "config.xml").read_text()
            ids.append(re.search(r'<device id="([^"]+)"', text).group(1))
        for side, (home, root) in enumerate(zip(homes, (drop, build))):
            text = (home / "config.xml").read_text()
            other = (f'<device id="{ids[1 - side]}" name="peer" compression="never">'
                     f"<address>tcp://127.0.0.1:{23901 - side}</address></device>")
            shared = (f'<folder id="launch" path="{root}" rescanIntervalS="3600" '
                      'fsWatcherEnabled="true" fsWatcherDelayS="1">'
                      f'<device id="{ids[0]}"></device><device id="{ids[1]}"></device></folder>')
            text = text.replace("</configuration>", shared + other + "</configuration>")
            for key, value in (("listenAddress", f"tcp://127.0.0.1:{23900 + side}"),
                               ("globalAnnounceEnabled", "false"),
                               ("localAnnounceEnabled", "false"), ("relaysEnabled", "false"),
                               ("natEnabled", "false"), ("crashReportingEnabled", "false"),
                               ("urAccepted", "-1"), ("autoUpgradeIntervalH", "0")):
                text = re.sub(f"<{key}>[^<]*</{key}>", f"<{key}>{value}</{key}>", text, count=1)
            text = re.sub(r"<address>127\.0\.0\.1:\d+</address>",
                          f"<address>127.0.0.1:{23910 + side}</address>", text)
            (home / "config.xml").write_text(text)
            (Path(root) / ".stfolder").mkdir(exist_ok=True)
        for side, home in enumerate(homes):
            self.programs.append(harness.Program(
                f"syncthing-{'ab'[side]}",
                ["syncthing", "serve", "--home", home, "--no-browser", "--no-restart",
                 "--logflags=0"], folder, ready=lambda p: p.says("Ready to synchronize")))
        end = time.monotonic() + 20
        while time.monotonic() < end and not self.programs[0].says("Established secure connection"):
            time.sleep(0.1)

    def stop(self):
        for program in self.programs:
            program.stop()


def all_of(folder, drops):
    """Every peer, started over its own (drop, build); one that can not start is told and left out."""
    makers = {
        "inotifywait + cp": inotifywait,
        "lsyncd rsync": lambda f, d, b: lsyncd(f, d, b, "rsync"),
        "lsyncd direct": lambda f, d, b: lsyncd(f, d, b, "direct"),
        "watchman + rsync": watchman,
        "syncthing": Syncthing,
    }
    started = {}
    for name, make in makers.items():
        try:
            started[name] = make(folder, *drops[name])
        except (OSError, RuntimeError, subprocess.CalledProcessError) as problem:
            print(f"bench: {name} left out: {problem}", flush=True)
    return started


NAMES = ["inotifywait + cp", "lsyncd rsync", "lsyncd direct", "watchman + rsync", "syncthing"]
