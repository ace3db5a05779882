"""Launch images of the right size and about 200 KB: some noise, then a flat colour."""
import random
import struct
import zlib

# Names a bundle keeps as they are, with their pixels.
NAMES = [
    ("Default.png", 320, 480),
    ("Default@2x.png", 640, 960),
    ("Default-568h@2x.png", 640, 1136),
    ("Default-667h@2x.png", 750, 1334),
    ("Default-Portrait~ipad.png", 768, 1024),
]
LOCALES = ["ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "hu"]


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, seed, noise=190_000):
    """One PNG, 8-bit RGB; the seed decides its bytes."""
    chance = random.Random(seed)
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        left = max(0, min(noise - y * width * 3, width * 3))
        rows += chance.randbytes(left) + bytes([seed & 255]) * (width * 3 - left)
    body = zlib.compress(bytes(rows), 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body)
            + _chunk(b"IEND", b""))


def heavy(width, height):
    """One PNG that takes long to inflate for its size."""
    row = random.Random(1).choices(range(16), k=width * 3)
    rows = b"".join(b"\0" + bytes(row[y:] + row[:y]) for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head)
            + _chunk(b"IDAT", zlib.compress(rows, 1)) + _chunk(b"IEND", b""))


def names(locales=LOCALES):
    """(path below a drop folder, width, height), fifty of them for ten locales."""
    return [(f"{locale}.lproj/{name}", width, height)
            for locale in locales for name, width, height in NAMES]
