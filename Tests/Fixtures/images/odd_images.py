#!/usr/bin/env python3
"""Makes odd images, each alone in a drop folder of its own, and a config with an app for each.

  odd_images.py FOLDER

Writes FOLDER/config.json, FOLDER/drop/APP/FILE and FOLDER/apps.tsv (app, file). All of it is drawn
here but two samples of formats that Pillow does not write everywhere, which lie beside this script.
The sizes are those of launch images, so that what can be used is used.
"""
import io
import json
import os
import shutil
import struct
import sys
import zlib

from PIL import Image, ImageCms, ImageDraw, PngImagePlugin

import icc

W, H = 320, 480
SIGNATURE = b"\x89PNG\r\n\x1a\n"
here = os.path.dirname(os.path.abspath(__file__))
samples = []


def add(name, content):
    samples.append((name, content))


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def header(width, height, depth=8, colour=2, interlace=0):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlace))


def art(width, height):
    image = Image.new("RGB", (width, height), (24, 90, 160))
    draw = ImageDraw.Draw(image)
    draw.rectangle([0, 0, width - 1, height - 1], outline=(255, 255, 255))
    draw.polygon([(width // 2, 2), (width - 3, height - 3), (2, height - 3)], fill=(240, 200, 40))
    draw.rectangle([1, 1, width // 8, height // 8], fill=(220, 30, 30))  # red is top left
    return image


def saved(image, kind, **options):
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def png(image, **options):
    return saved(image, "PNG", **options)


def after_header(data, chunks):
    return data[:33] + chunks + data[33:]


def flipped(data, offset):
    data = bytearray(data)
    data[offset] ^= 0xFF
    return bytes(data)


def end_of(data, kind):
    """The offset of the checksum of the first chunk of this kind."""
    at = data.index(kind)
    return at + 4 + struct.unpack(">I", data[at - 4:at])[0]


base = art(W, H)
good = png(base)
add("good-640x960.png", png(art(640, 960)))
add("truncated.png", good[:len(good) * 2 // 3])
add("truncated-after-ihdr.png", good[:33])
add("bad-crc-idat.png", flipped(good, end_of(good, b"IDAT")))
add("bad-crc-ihdr.png", flipped(good, 29))
text = PngImagePlugin.PngInfo()
text.add_text("Comment", "x" * 20)
with_text = png(base, pnginfo=text)
add("bad-crc-ancillary-text.png", flipped(with_text, end_of(with_text, b"tEXt")))


def crushed():
    """Apple's CgBI: no zlib header, blue before red, premultiplied."""
    pixels = base.convert("RGBA").tobytes()
    rows = b""
    for y in range(H):
        row = bytearray(pixels[y * W * 4:(y + 1) * W * 4])
        row[0::4], row[2::4] = row[2::4], row[0::4]
        rows += b"\0" + bytes(row)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    stream = packer.compress(rows) + packer.flush()
    return (SIGNATURE + chunk(b"CgBI", b"\x50\0\x20\2") + header(W, H, 8, 6)
            + chunk(b"IDAT", stream) + chunk(b"IEND", b""))


add("cgbi.png", crushed())
flip = base.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
add("apng.png", png(base, save_all=True, append_images=[flip], duration=100, loop=0))


def interlaced():
    raw = bytearray()
    for left, top, across, down in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4),
                                    (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]:
        for y in range(top, H, down):
            raw.append(0)
            for x in range(left, W, across):
                raw += struct.pack(">HHH", x * 65535 // (W - 1), y * 65535 // (H - 1), 0x1234)
    return (SIGNATURE + header(W, H, 16, 2, 1) + chunk(b"IDAT", zlib.compress(bytes(raw)))
            + chunk(b"IEND", b""))


add("interlaced-16bit.png", interlaced())
add("palette-trns.png", png(base.quantize(16), transparency=0))
add("rgba-opaque.png", png(base.convert("RGBA")))
one = base.convert("RGBA")
one.putpixel((3, 3), (0, 0, 0, 254))
add("rgba-one-pixel-254.png", png(one))
add("grey-1bit.png", png(base.convert("1")))
add("grey-alpha.png", png(base.convert("LA")))
add("palette.png", png(base.quantize(16)))


# A plain gamma does for what is to be told here.
display_p3 = icc.profile("Display P3", icc.DISPLAY_P3, 2.2)
ImageCms.getOpenProfile(io.BytesIO(display_p3))
add("display-p3.png", png(base, icc_profile=display_p3))
standard = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
add("srgb-profile.png", png(base, icc_profile=standard))
add("srgb-chunk.png", after_header(good, chunk(b"sRGB", b"\0")))
add("gama-only.png", after_header(good, chunk(b"gAMA", struct.pack(">I", 100000))))
add("iccp-corrupt.png", after_header(good, chunk(b"iCCP", b"x\0\0" + zlib.compress(b"junk"))))
add("phys-144dpi.png", after_header(good, chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))))

# Pillow writes the Adobe marker, and the values inverted.
ink = base.convert("CMYK")
adobe = saved(ink, "JPEG", quality=92, subsampling=0)
assert b"Adobe" in adobe[:64]
add("cmyk-adobe.jpg", adobe)
plain = saved(Image.frombytes("CMYK", ink.size, bytes(255 - v for v in ink.tobytes())), "JPEG",
              quality=92, subsampling=0)
marker = plain.index(b"\xff\xee")
length = struct.unpack(">H", plain[marker + 2:marker + 4])[0]
add("cmyk-plain.jpg", plain[:marker] + plain[marker + 2 + length:])


def turned(orientation, kind, image):
    exif = Image.Exif()
    exif[0x0112] = orientation
    return saved(image, kind, exif=exif)


add("exif-orientation-6.jpg", turned(6, "JPEG", art(H, W)))
add("exif-orientation-9.jpg", turned(9, "JPEG", base))
add("exif-orientation-6.png", turned(6, "PNG", base))
add("progressive.jpg", saved(base, "JPEG", progressive=True))
add("truncated.jpg", saved(base, "JPEG", quality=95)[:3000])
add("jpeg-named.png", saved(base, "JPEG"))
add("png-named.jpg", good)
add("webp-named.png", saved(base, "WEBP", lossless=True))
add("lossless.webp", saved(base, "WEBP", lossless=True))
for name in ["sample.heic", "sample.avif"]:
    with open(os.path.join(here, name), "rb") as file:
        add(name, file.read())
vector = (b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="320" height="480">'
          b'<rect width="320" height="480" fill="#185aa0"/>%s</svg>\n')
add("vector.svg", vector % b"")
add("vector-text.svg", vector % b'<text x="9" y="99">Hi</text>')
add("zero-byte.png", b"")
add("one-byte.png", b"\x89")
add("1x1.png", png(Image.new("RGB", (1, 1))))
add("40000x2.png", png(Image.new("1", (40000, 2))))
packer = zlib.compressobj(9)
rows = b"".join(packer.compress(bytes(3751)) for _ in range(30000)) + packer.flush()
add("bomb.png", SIGNATURE + header(30000, 30000, 1, 0) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
add("trailing-garbage.png", good + b"GARBAGE" * 50)


def made(head, data):
    return SIGNATURE + head + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


add("ihdr-lies.png", made(header(W, H), bytes((64 * 3 + 1) * 96)))
add("ihdr-zero-width.png", made(header(0, H), b""))
add("ihdr-huge.png", made(header(0x7FFFFFFF, 0x7FFFFFFF), b""))
add("ihdr-negative.png", made(header(0xFFFFFFFF, 1), b""))
add("chunk-length-lies.png", SIGNATURE + header(W, H) + struct.pack(">I", 0xFFFFFFF0) + b"IDAT" + b"x" * 20)
add("bad-colour-type.png", made(header(W, H, 8, 5), b""))
add("no-plte.png", made(header(W, H, 8, 3), bytes((W + 1) * H)))
layers = b"8BPS" + struct.pack(">H6xHIIHH", 1, 3, H, W, 8, 3) + bytes(12)
add("photoshop.psd", layers + b"\0\0" + b"".join(bytes(base.getchannel(c).tobytes()) for c in range(3)))
add("psd-cut.psd", layers)
add("psd-named.png", layers)
add("still.gif", saved(base.quantize(32), "GIF"))
add("animated.gif", saved(base, "GIF", save_all=True, append_images=[flip]))


def tiff16():
    pixels = b"".join(struct.pack("<HHH", x * 200 & 0xFFFF, y * 130 & 0xFFFF, 0x8000)
                      for y in range(H) for x in range(W))
    entries = [(256, 4, 1, W), (257, 4, 1, H), (258, 3, 3, 8), (259, 3, 1, 1), (262, 3, 1, 2),
               (273, 4, 1, 14), (277, 3, 1, 3), (278, 4, 1, H), (279, 4, 1, len(pixels)), (284, 3, 1, 1)]
    return (b"II*\0" + struct.pack("<I", 14 + len(pixels)) + struct.pack("<HHH", 16, 16, 16) + pixels
            + struct.pack("<H", len(entries))
            + b"".join(struct.pack("<HHII", *entry) for entry in entries) + bytes(4))


add("rgb16.tiff", tiff16())
add("cut.tiff", tiff16()[:-2000])
add("sample.bmp", saved(base, "BMP"))
add("sample.ico", saved(base, "ICO", sizes=[(64, 64)]))
add("sample.pdf", saved(base, "PDF", resolution=72))
add("font.pdf", b"""%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 320 480]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F1 48 Tf 20 200 Td (Hello) Tj ET        \nendstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
""")
add("._Default.png", b"\0\5\x16\7\0\2\0\0Mac OS X        \0\0")
add("Default (1).png", good)
add("Default@2X.PNG", png(art(640, 960)))
add("Default-Portrait~ipad@2x.png", png(art(1536, 2048)))
add("Défaut-起動.png", good)
add(" Default.png", good)
add("Default.png.tmp", good)
add("Default\nnewline.png", good)
add("-Default.png", good)
add(b"Default-\xff\xfe.png", good)
add("L" * 251 + ".png", good)


def main():
    root = sys.argv[1]
    shutil.rmtree(os.path.join(root, "drop"), ignore_errors=True)
    apps, rows = [], []
    for number, (name, content) in enumerate(samples):
        app = f"odd{number}"
        folder = os.path.join(root, "drop", app)
        os.makedirs(folder)
        path = os.path.join(os.fsencode(folder), name if isinstance(name, bytes) else name.encode())
        with open(path, "wb") as file:
            file.write(content)
        rows.append(f"{app}\t{name!r}\n" if isinstance(name, bytes) else f"{app}\t{name.encode('unicode_escape').decode()}\n")
        apps.append({"name": app, "drop": f"drop/{app}", "build": f"build/{app}",
                     "supports": {"minimumOS": "6.0"}, "outputs": [{"kind": "bundle"}]})
    with open(os.path.join(root, "config.json"), "w") as file:
        json.dump({"state": "state", "apps": apps}, file)
    with open(os.path.join(root, "apps.tsv"), "w") as file:
        file.writelines(rows)


main()
