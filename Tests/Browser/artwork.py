"""Launch artwork for tests and screenshots: a sky, a ridge and a mark, drawn without a library."""

import math
import struct
import zlib


def png(width, height, rows):
    """An 8-bit RGB PNG of rows of bytes."""
    def chunk(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    raw = b"".join(b"\0" + row for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))


def mix(one, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other))


def aurora(width, height, top=(16, 24, 64), bottom=(92, 214, 178), ridge=(10, 16, 38)):
    """Artwork of any size: everything is placed by shares of the sides."""
    short = min(width, height)
    centre = (width / 2, height * 0.42)
    outer, inner = short * 0.17, short * 0.105
    rows = []
    for y in range(height):
        sky = mix(top, bottom, (y / height) ** 1.6)
        row = bytearray(bytes(sky) * width)
        half = math.sqrt(max(0.0, outer ** 2 - (y - centre[1]) ** 2))
        hole = math.sqrt(max(0.0, inner ** 2 - (y - centre[1] + short * 0.05) ** 2))
        if half > 0:
            left, right = int(centre[0] - half), int(centre[0] + half)
            row[3 * left:3 * right] = bytes((255, 255, 255)) * (right - left)
        if hole > 0:
            left, right = int(centre[0] + short * 0.05 - hole), int(centre[0] + short * 0.05 + hole)
            row[3 * left:3 * right] = bytes(sky) * (right - left)
        rows.append(row)
    for x in range(width):
        share = x / width
        line = 0.80 + 0.05 * math.sin(share * 9) + 0.035 * math.sin(share * 23 + 1)
        for y in range(int(height * line), height):
            rows[y][3 * x:3 * x + 3] = bytes(ridge)
    return png(width, height, rows)
