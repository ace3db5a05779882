#!/usr/bin/env python3
"""Makes broken images: whole ones with bytes flipped, cut, doubled or swapped, the same at every run.

  mutate.py FOLDER START COUNT

Writes COUNT files into FOLDER; the number START on decides what is done to which.
"""
import io
import os
import random
import sys

from PIL import Image, ImageDraw

here = os.path.dirname(os.path.abspath(__file__))
W, H = 320, 480


def art():
    image = Image.new("RGB", (W, H), (24, 90, 160))
    draw = ImageDraw.Draw(image)
    draw.polygon([(W // 2, 2), (W - 3, H - 3), (2, H - 3)], fill=(240, 200, 40))
    draw.ellipse([30, 30, 120, 120], outline=(255, 255, 255), width=9)
    return image


def saved(image, kind, **options):
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def whole():
    base = art()
    clear = base.convert("RGBA")
    clear.putpixel((9, 9), (0, 0, 0, 9))
    exif = Image.Exif()
    exif[0x0112] = 6
    kinds = [("jpg", saved(base, "JPEG")), ("jpg", saved(base, "JPEG", progressive=True, exif=exif)),
             ("jpg", saved(base.convert("CMYK"), "JPEG")), ("png", saved(clear, "PNG")),
             ("png", saved(base.quantize(16), "PNG", transparency=0)), ("webp", saved(base, "WEBP")),
             ("webp", saved(clear, "WEBP", lossless=True)), ("gif", saved(base.quantize(32), "GIF")),
             ("tiff", saved(base, "TIFF", compression="tiff_lzw")),
             ("tiff", saved(base.convert("L"), "TIFF", compression="tiff_deflate")),
             ("pdf", saved(base, "PDF", resolution=72)),
             ("svg", b'<svg xmlns="http://www.w3.org/2000/svg" width="320" height="480">'
                     b'<path d="M0 0L320 0L160 480z" fill="#185aa0"/></svg>')]
    for name in ["sample.heic", "sample.avif"]:
        with open(os.path.join(here, name), "rb") as file:
            kinds.append((name[-4:], file.read()))
    return kinds


def mutated(data, dice):
    data = bytearray(data)
    way = dice.randrange(6)
    if way == 0:
        return data[:dice.randrange(len(data))]
    # Headers decide most, so half of all changes hit the first hundreds of bytes.
    span = len(data) if dice.random() < 0.5 else min(len(data), 400)
    place = dice.randrange(span)
    length = dice.randrange(1, 40)
    if way == 1:
        data[place:place + length] = bytes(length)
    elif way == 2:
        data[place:place] = data[place:place + length]
    elif way == 3:
        del data[place:place + length]
    elif way == 4:
        data[place:place + 4] = dice.choice([b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\0\0\0\0", b"\0\0\x40\0"])
    else:
        for _ in range(dice.randrange(1, 12)):
            data[dice.randrange(span)] ^= 1 << dice.randrange(8)
    return data


def main():
    folder, start, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.makedirs(folder, exist_ok=True)
    kinds = whole()
    for number in range(start, start + count):
        dice = random.Random(number)
        suffix, data = kinds[number % len(kinds)]
        # Equal names from batch to batch: the drop folder stays small, and no mass removal is seen.
        with open(os.path.join(folder, f"art{number % count}.{suffix}"), "wb") as file:
            file.write(mutated(data, dice))


main()
