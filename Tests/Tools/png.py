"""Writes plain 8-bit RGB PNGs: `png.py NAME=WIDTHxHEIGHT…`, each of a colour made of its name."""

import struct
import sys
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


for argument in sys.argv[1:]:
    name, size = argument.rsplit("=", 1)
    width, height = (int(side) for side in size.split("x"))
    colour = struct.pack(">I", zlib.crc32(name.encode()))[:3]
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = zlib.compress((b"\0" + colour * width) * height, 1)
    with open(name, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
        )
