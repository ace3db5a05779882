#!/usr/bin/env python3
"""artwork.py FOLDER: writes the PNGs that the tests under a real systemd drop."""
import struct, sys, zlib


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png(path, width, height, shade):
    rows = b"".join(b"\0" + bytes((y & 255, y >> 4 & 255, shade)) * width for y in range(height))
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n")
        out.write(chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
        out.write(chunk(b"IDAT", zlib.compress(rows)))
        out.write(chunk(b"IEND", b""))


folder = sys.argv[1]
for name, width, height in [
    ("iphone4.png", 640, 960),
    ("iphone5.png", 640, 1136),
    ("launch.png", 1242, 2688),
]:
    png(f"{folder}/{name}", width, height, 96)
png(f"{folder}/iphone4-new.png", 640, 960, 160)
