"""Colour profiles of three primaries and a plain gamma (ICC.1:2001-04), made from their numbers."""
import struct

# The primaries of Display P3, adapted to D50.
DISPLAY_P3 = [(.51512, .24120, -.00105), (.29198, .69225, .04189), (.15710, .06657, .78407)]


def fixed(value):
    return struct.pack(">i", round(value * 65536))


def xyz(values):
    return b"XYZ \0\0\0\0" + b"".join(map(fixed, values))


def profile(name, colours, gamma):
    """A matrix profile, from colours adapted to D50."""
    text = name.encode() + b"\0"
    described = b"desc\0\0\0\0" + struct.pack(">I", len(text)) + text + b"\0" * 78
    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, int(gamma * 256)) + b"\0\0"
    tags = [(b"desc", described + b"\0" * (-len(described) % 4)), (b"cprt", b"text\0\0\0\0none\0\0\0\0"),
            (b"wtpt", xyz((.9642, 1, .8249)))]
    tags += [(letter + b"XYZ", xyz(values)) for letter, values in zip((b"r", b"g", b"b"), colours)]
    tags += [(letter + b"TRC", curve) for letter in (b"r", b"g", b"b")]
    table, data = struct.pack(">I", len(tags)), b""
    for kind, content in tags:
        table += kind + struct.pack(">II", 132 + 12 * len(tags) + len(data), len(content))
        data += content
    head = (struct.pack(">I", 128 + len(table) + len(data)) + b"test" + struct.pack(">I", 0x02100000)
            + b"mntrRGB XYZ " + struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acspAPPL" + b"\0" * 4
            + b"none" + b"\0" * 12 + struct.pack(">I", 0) + fixed(.9642) + fixed(1) + fixed(.8249)
            + b"test")
    return head + b"\0" * (128 - len(head)) + table + data
