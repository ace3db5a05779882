"""`status --watch` on a terminal of 80 by 24: drawn in place, redrawn on change, restored at the end.

usage: watch.py LAUNCHSYNCD CONFIG DROPPED   (DROPPED: a file to copy into the drop folder)
"""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import termios
import time

COLUMNS, LINES = 80, 24
ENTER, LEAVE = b"\x1b[?1049h\x1b[?25l", b"\x1b[?25h\x1b[?1049l"


class Screen:
    """As much of a terminal as the program uses."""

    def __init__(self):
        self.rows = [""] * LINES
        self.row = 0
        self.fresh = True

    def take(self, data):
        for part in re.findall(r"\x1b\[[?0-9;]*[A-Za-z]|\r\n|[^\x1b\r]+", data.decode()):
            if part == "\x1b[H":
                self.row = 0
                self.fresh = True
            elif part == "\r\n":
                self.row += 1
                assert self.row < LINES, "the screen scrolls"
                self.fresh = True
            elif part == "\x1b[J":
                self.rows[self.row + 1:] = [""] * (LINES - self.row - 1)
            elif part.startswith("\x1b"):
                continue
            else:
                self.rows[self.row] = part if self.fresh else self.rows[self.row] + part
                self.fresh = False
                assert len(self.rows[self.row]) <= COLUMNS, f"too wide: {self.rows[self.row]}"
        return self

    def __str__(self):
        return "\n".join(self.rows)


def main():
    binary, config, dropped = sys.argv[1:]
    folder = os.path.dirname(config)
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm"
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execv(binary, [binary, "status", "--watch", "--config", config])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    seen = b""

    def read(seconds):
        nonlocal seen
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            if not select.select([terminal], [], [], left)[0]:
                break
            try:
                data = os.read(terminal, 65_536)
            except OSError:
                return False
            if not data:
                return False
            seen += data
            return True
        return None

    def wait_for(text):
        deadline = time.monotonic() + 30
        while text not in str(Screen().take(seen.replace(ENTER, b"").replace(LEAVE, b""))):
            assert time.monotonic() < deadline, f"never shown: {text}\n{seen!r}"
            read(1)

    wait_for("launchsyncd is running")
    wait_for("0 sources")
    assert seen.startswith(ENTER), "no screen of its own"
    shutil.copy(dropped, os.path.join(folder, "drop", "Default@2x.png"))
    wait_for("1 source, 1 output")
    # What follows a pass may still come; after that nothing does.
    while read(3):
        pass
    os.kill(child, signal.SIGINT)
    while read(10) is not False:
        pass
    assert seen.endswith(LEAVE), "the terminal is not restored"
    _, status = os.waitpid(child, 0)
    assert os.WIFEXITED(status) and os.WEXITSTATUS(status) == 1, status


main()
