#!/usr/bin/env python3
"""Compares the image worker's pixels with Pillow's and lcms's own.

  pixels.py WORKER

A line for each comparison that failed; ends with 1 when there was one.
"""
import io
import os
import random
import struct
import sys
import tempfile
import zlib

from PIL import Image, ImageChops, ImageCms, ImageDraw, ImageOps

import icc
from worker import Worker, recipe

worker = Worker(sys.argv[1])
folder = tempfile.mkdtemp()
target = os.path.join(folder, "out.png")
failures = 0
checks = 0


def check(what, holds, seen=""):
    global failures, checks
    checks += 1
    if not holds:
        failures += 1
        print(f"pixels: {what} {seen}")


def furthest(left, right):
    """The largest difference of any channel of any pixel."""
    if left.size != right.size:
        return 256
    return max(high for _, high in ImageChops.difference(left.convert("RGB"), right.convert("RGB")).getextrema())


def rendered(source, kind, size, **options):
    answer = worker.render(source, kind, [recipe(size, **options)], [target])
    if not answer or "facts" not in answer:
        print(f"pixels: {source}: {answer}")
        sys.exit(1)
    image = Image.open(target)
    image.load()
    return answer["facts"], image


def saved(image, name, *arguments, **options):
    path = os.path.join(folder, name)
    image.save(path, *arguments, **options)
    return path


random.seed(7)
size = (96, 64)
noise = Image.frombytes("RGB", size, random.randbytes(size[0] * size[1] * 3))

# What loses nothing comes out bit for bit.
for kind, name, options in [("png", "a.png", {}), ("tiff", "a.tiff", {}), ("webp", "a.webp", {"lossless": True})]:
    facts, made = rendered(saved(noise, name, **options), kind, size)
    check(f"{kind} is exact", furthest(made, noise) == 0)
    check(f"{kind} is 8-bit RGB tagged as sRGB", made.mode == "RGB" and made.info.get("srgb") == 0)
for mode in ["P", "L", "1", "LA", "RGBA"]:
    drawn = noise.convert(mode)
    facts, made = rendered(saved(drawn, "mode.png"), "png", size)
    check(f"mode {mode} is exact", furthest(made, drawn.convert("RGB")) == 0)
    check(f"mode {mode} tells its alpha", facts["transparency"] == ("unused" if "A" in mode else "none"))
path = saved(noise, "plain.jpg", quality=90)
check("JPEG is as libjpeg has it", furthest(rendered(path, "jpeg", size)[1], Image.open(path)) == 0)

# Every EXIF orientation.
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    path = saved(noise, "turned.jpg", exif=exif)
    want = ImageOps.exif_transpose(Image.open(path))
    facts, made = rendered(path, "jpeg", want.size)
    check(f"JPEG orientation {orientation}", furthest(made, want) == 0)
    check(f"JPEG orientation {orientation} is told", facts["exifOrientation"] == orientation)
    _, made = rendered(saved(noise, "turned.tiff", tiffinfo={0x0112: orientation}), "tiff", want.size)
    ways = {2: 0, 3: 3, 4: 1, 5: 5, 6: 4, 7: 6, 8: 2}  # Image.Transpose
    check(f"TIFF orientation {orientation}",
          furthest(made, noise.transpose(ways[orientation]) if orientation > 1 else noise) == 0)

# Colour: against lcms by Pillow, relative colorimetric with black point compensation.
standard = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
BLACK_POINT = 0x2000


adobe = icc.profile("Wide", [(.60974, .31111, .01947), (.20528, .62567, .06087), (.14919, .06322, .74457)], 2.19921875)
p3 = icc.profile("Wide", icc.DISPLAY_P3, 2.2)


def converted(image, source, goal):
    way = ImageCms.buildTransform(source, goal, image.mode, "RGB", renderingIntent=1, flags=BLACK_POINT)
    return ImageCms.applyTransform(image, way)


for name, icc in [("adobe", adobe), ("p3", p3)]:
    own = ImageCms.ImageCmsProfile(io.BytesIO(icc))
    for kind, file in [("png", "icc.png"), ("jpeg", "icc.jpg"), ("tiff", "icc.tiff"), ("webp", "icc.webp")]:
        path = saved(noise, file, icc_profile=icc, **({"lossless": True} if kind == "webp" else {}))
        facts, made = rendered(path, kind, size)
        seen = furthest(made, converted(Image.open(path).convert("RGB"), own, standard))
        check(f"{name} {kind} is within 1 of lcms", seen <= 1, seen)
        check(f"{name} {kind} tells its profile", facts["profile"] == {"named": "Wide"})
_, made = rendered(saved(noise, "srgb.png", icc_profile=standard.tobytes()), "png", size)
check("an sRGB profile changes nothing", furthest(made, noise) == 0)

_, made = rendered(saved(noise, "to-p3.png"), "png", size, color="displayP3")
wide = ImageCms.ImageCmsProfile(io.BytesIO(made.info["icc_profile"]))
seen = furthest(made, converted(noise, standard, wide))
check("Display P3 is converted and tagged together", seen <= 1, seen)
check("Display P3 is named", "Display P3" in ImageCms.getProfileDescription(wide))

ink = noise.convert("CMYK")
path = saved(ink, "ink.jpg", quality=100, subsampling=0)
seen = furthest(rendered(path, "jpeg", size)[1], Image.open(path).convert("RGB"))
check("CMYK is not inverted", seen <= 1, seen)
path = saved(ink, "ink.tiff")
seen = furthest(rendered(path, "tiff", size)[1], ink.convert("RGB"))
check("CMYK in TIFF is not inverted", seen <= 1, seen)


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def deep(extra=b""):
    """16 bits a channel, every value once."""
    path = os.path.join(folder, "deep.png")
    rows = b"".join(b"\0" + struct.pack(">768H", *[v for x in range(256) for v in 3 * [y * 256 + x]])
                    for y in range(256))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 256, 256, 16, 2, 0, 0, 0))
                   + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return path


_, made = rendered(deep(), "png", (256, 256))
want = bytes(v for n in range(65536) for v in 3 * [(n * 255 + 32767) // 65535])
check("16 bits become the nearest 8", made.tobytes() == want)


def curve(light):
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


steps = Image.new("RGB", (256, 1))
steps.putdata([(v, v, v) for v in range(256)])
data = open(saved(steps, "steps.png"), "rb").read()
path = os.path.join(folder, "linear.png")
open(path, "wb").write(data[:33] + chunk(b"gAMA", struct.pack(">I", 100000)) + data[33:])
_, made = rendered(path, "png", (256, 1))
off = max(abs(made.getpixel((v, 0))[0] - 255 * curve(v / 255)) for v in range(256))
check("gAMA is decoded", off <= 1, off)

# A ring with soft edges, on a background: no dark or light fringe.
ring = Image.new("RGBA", (size[0] * 4, size[1] * 4), (200, 30, 60, 0))
ImageDraw.Draw(ring).ellipse([40, 20, 300, 240], outline=(200, 30, 60, 255), width=24)
ring = ring.resize(size, Image.LANCZOS)
ground = Image.new("RGBA", size, (0x20, 0x40, 0x60, 255))
facts, made = rendered(saved(ring, "ring.png"), "png", size, background="#204060")
seen = furthest(made, Image.alpha_composite(ground, ring).convert("RGB"))
check("alpha is blended over the background", seen <= 1, seen)
check("used alpha is told", facts["transparency"] == "used")

# Deriving.
for colour in [(0, 0, 0), (255, 255, 255), (200, 10, 77), (1, 2, 3), (128, 127, 129)]:
    path = saved(Image.new("RGB", (1000, 800), colour), "flat.png")
    for mode in ["cover", "contain"]:
        _, made = rendered(path, "png", (333, 211), mode=mode, background="#%02X%02X%02X" % colour)
        check(f"flat {colour} stays flat ({mode})", made.getcolors() == [(333 * 211, colour)])
checker = Image.new("L", (800, 800))
checker.putdata([255 * ((x + y) % 2) for y in range(800) for x in range(800)])
_, made = rendered(saved(checker, "checker.png"), "png", (200, 200), mode="cover")
middle = made.crop((20, 20, 180, 180)).getextrema()
check("light is averaged, not its codes", all(186 <= low and high <= 190 for low, high in middle), middle)
half = Image.new("RGB", (1000, 500), (10, 200, 30))
places = {"center": 75, "top": 0, "bottom": 150, "left": 75, "right": 75}
for gravity, top in places.items():
    _, made = rendered(saved(half, "half.png"), "png", (300, 300), mode="contain", gravity=gravity,
                       background="#FF0000")
    box = ImageChops.difference(made, Image.new("RGB", (300, 300), (255, 0, 0))).getbbox()
    check(f"contain leans {gravity}", box == (0, top, 300, top + 150), box)
bands = Image.new("RGB", (900, 300))
for place, colour in enumerate([(255, 0, 0), (0, 255, 0), (0, 0, 255)]):
    bands.paste(colour, (300 * place, 0, 300 * place + 300, 300))
for gravity, colour in {"left": (255, 0, 0), "center": (0, 255, 0), "right": (0, 0, 255)}.items():
    _, made = rendered(saved(bands, "bands.png"), "png", (100, 100), mode="cover", gravity=gravity)
    check(f"cover keeps {gravity}", made.crop((4, 4, 96, 96)).getcolors() == [(92 * 92, colour)])
circle = Image.new("RGB", (1366, 1366))
ImageDraw.Draw(circle).ellipse([183, 183, 1182, 1182], fill=(255, 255, 255))
for goal in [(640, 960), (1242, 1024), (333, 1001)]:
    _, made = rendered(saved(circle, "circle.png"), "png", goal, mode="contain", background="#000000")
    left, top, right, bottom = made.convert("L").point(lambda v: 255 * (v > 128)).getbbox()
    seen = (right - left, bottom - top)
    check(f"a circle stays round in {goal}", abs(seen[0] - seen[1]) <= 1, seen)
answer = worker.render(saved(noise, "small.png"), "png", [recipe((97, 64), mode="cover")], [target])
check("nothing is enlarged", answer.get("failed") == "damaged", answer)

# The same request gives the same bytes.
path = saved(half, "same.png")
goals = [recipe((200, 200), mode="cover", color="displayP3"), recipe((300, 150), mode="contain")] * 3
twins = [os.path.join(folder, f"twin{n}.png") for n in range(6)]
worker.render(path, "png", goals, twins)
bytes_of = [open(twin, "rb").read() for twin in twins]
check("equal recipes give equal bytes", bytes_of[0] == bytes_of[2] == bytes_of[4] and bytes_of[1] == bytes_of[5])

worker.end()
if not failures:
    print(f"pixels: {checks} comparisons hold")
sys.exit(1 if failures else 0)
