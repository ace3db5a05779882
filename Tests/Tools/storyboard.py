"""Checks a launch storyboard and its catalog as an independent reader, and solves its constraints.

    /usr/bin/python3 storyboard.py STORYBOARD < SIZES

SIZES holds one `WIDTHxHEIGHT` in points a line: the windows to lay out besides the shapes from 1:3 to 3:1.
Prints one line a finding and exits with 1; prints what it checked and exits with 0 when there is none.
"""

import json
import math
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

import kiwisolver

# Image set keys that Apple's format reference knows.
IMAGE_KEYS = {"appearances", "filename", "idiom", "scale", "subtype", "width-class", "height-class"}
SUBTYPES = {"retina4": 2, "667h": 2, "736h": 3, "1792h": 2, "2436h": 3, "2688h": 3}
BUDGET = 25_000_000
# Windows this much off the square must show one image; facts 5.2 allow 2 % in all.
BAND = 0.01

findings = []


def check(fact, text):
    if not fact:
        findings.append(text)
    return fact


class Layout:
    """The views of a storyboard and a solver over their edges."""

    def __init__(self, root):
        controller = root.find(".//viewController")
        views = [child for child in controller if child.get("key") == "view"]
        check(len(views) == 1, "a launch screen has one root view")
        self.window = views[0].get("id")
        self.edges = {}
        self.solver = kiwisolver.Solver()
        self.images = {}
        for node in views[0].iter():
            if node.tag in ("view", "imageView"):
                self.add_view(node)
        width, height = self.edges[self.window]["width"], self.edges[self.window]["height"]
        self.solver.addEditVariable(width, "strong")
        self.solver.addEditVariable(height, "strong")
        for edge in ("left", "top"):
            self.solver.addConstraint(self.edges[self.window][edge] == 0)
        for node in views[0].iter():
            for constraint in node.findall("constraints/constraint"):
                self.add_constraint(node.get("id"), constraint)

    def add_view(self, node):
        name = node.get("id")
        names = ("left", "right", "top", "bottom", "width", "height")
        edges = {edge: kiwisolver.Variable(f"{name}.{edge}") for edge in names}
        self.edges[name] = edges
        self.solver.addConstraint(edges["right"] == edges["left"] + edges["width"])
        self.solver.addConstraint(edges["bottom"] == edges["top"] + edges["height"])
        self.solver.addConstraint(edges["width"] >= 0)
        self.solver.addConstraint(edges["height"] >= 0)
        if node.tag == "imageView":
            check(node.get("contentMode") == "scaleAspectFill", f"{name} does not fill")
            check(node.get("clipsSubviews") == "YES", f"{name} does not clip")
            self.images[name] = node.get("image")

    def add_constraint(self, owner, node):
        first = self.edges[node.get("firstItem", owner)][node.get("firstAttribute")]
        right = float(node.get("constant", "0"))
        if node.get("secondAttribute"):
            second = self.edges[node.get("secondItem", owner)][node.get("secondAttribute")]
            right = second * multiplier(node.get("multiplier", "1")) + right
        relation = node.get("relation", "equal")
        constraint = {
            "equal": lambda: first == right,
            "lessThanOrEqual": lambda: first <= right,
            "greaterThanOrEqual": lambda: first >= right,
        }[relation]()
        priority = float(node.get("priority", "1000"))
        strength = "required" if priority >= 1000 else kiwisolver.strength.create(0, 0, priority)
        self.solver.addConstraint(constraint | strength)

    def solve(self, width, height):
        """Image view id to its (left, top, right, bottom) in a window of that size."""
        self.solver.suggestValue(self.edges[self.window]["width"], width)
        self.solver.suggestValue(self.edges[self.window]["height"], height)
        self.solver.updateVariables()
        return {
            name: tuple(self.edges[name][edge].value() for edge in ("left", "top", "right", "bottom"))
            for name in self.images
        }


def multiplier(text):
    if ":" in text:
        left, right = text.split(":")
        return float(left) / float(right)
    return float(text)


def check_window(layout, names, width, height):
    frames = layout.solve(width, height)
    slack = 0.01
    covering, seen = [], []
    for name, (left, top, right, bottom) in frames.items():
        if left <= slack and top <= slack and right >= width - slack and bottom >= height - slack:
            covering.append(name)
        if left < width - slack and right > slack and top < height - slack and bottom > slack:
            seen.append(name)
    size = f"{width:g}x{height:g}"
    off = max(width, height) / min(width, height) - 1
    if off < BAND:
        check(covering, f"{size}: no image covers the window")
        return
    wanted = names["landscape" if width > height else "portrait"]
    check(covering == [wanted], f"{size}: {covering} cover the window, not {wanted} alone")
    check(seen == [wanted], f"{size}: {seen} are seen, not {wanted} alone")


def check_document(root):
    check(root.get("launchScreen") == "YES", "the document is no launch screen")
    check(root.get("useAutolayout") == "YES", "the document does not use Auto Layout")
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    check(len(ids) == len(set(ids)), "an id is used twice")
    for name in ids:
        check(re.fullmatch(r"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}", name), f"{name} is no id")
    check(root.get("initialViewController") in ids, "the initial view controller is not there")
    for node in root.iter():
        check(node.get("customClass") is None, "a custom class is not legal here")
        check(
            node.tag not in ("outlet", "action", "userDefinedRuntimeAttributes", "webView", "segue"),
            f"<{node.tag}> is not legal here",
        )
        for key in ("firstItem", "secondItem"):
            check(node.get(key) is None or node.get(key) in ids, f"{node.get(key)} is not there")
    named = {node.get("image") for node in root.iter("imageView")} - {None}
    listed = {node.get("name") for node in root.findall("resources/image")}
    check(named == listed, f"resources list {listed}, the views name {named}")


def pixels(path):
    return struct.unpack(">II", path.read_bytes()[16:24])


def image_set(folder):
    """The set's images, checked: (idiom, scale, subtype, isDark) to pixels."""
    contents = json.loads((folder / "Contents.json").read_text())
    check(contents["info"]["version"] == 1, f"{folder.name}: version")
    found = {}
    files = []
    for image in contents["images"]:
        check(set(image) <= IMAGE_KEYS, f"{folder.name}: unknown keys in {image}")
        dark = [{"appearance": "luminosity", "value": "dark"}]
        check(image.get("appearances", dark) == dark, f"{folder.name}: appearances")
        scale = int(image["scale"].rstrip("x"))
        subtype = image.get("subtype")
        check(subtype is None or SUBTYPES.get(subtype) == scale, f"{folder.name}: {subtype}")
        key = (image["idiom"], scale, subtype, "appearances" in image)
        check(key not in found, f"{folder.name}: {key} twice")
        files.append(image["filename"])
        path = folder / image["filename"]
        if check(path.is_file(), f"{path} is not there"):
            found[key] = pixels(path)
    check(len(files) == len(set(files)), f"{folder.name}: a file is named twice")
    there = {path.name for path in folder.iterdir()} - {"Contents.json"}
    check(there == set(files), f"{folder.name}: holds {there}, lists {set(files)}")
    return found


def picked(images, idiom, scale, subtype, dark):
    """What a device of that kind loads: its appearance, else any; its subtype; its scale or the next."""
    for appearance in ([True, False] if dark else [False]):
        fitting = {k: v for k, v in images.items() if k[0] == idiom and k[3] == appearance}
        if (idiom, scale, subtype, appearance) in fitting:
            return fitting[idiom, scale, subtype, appearance]
        general = sorted((k for k in fitting if k[2] is None), key=lambda k: (k[1] < scale, k[1]))
        if general:
            return fitting[general[0]]
    return None


def check_budget(sets):
    for idiom in ("iphone", "ipad"):
        for scale in (1, 2, 3):
            for subtype in [None] + [name for name, of in SUBTYPES.items() if of == scale]:
                for dark in (False, True):
                    loaded = [picked(images, idiom, scale, subtype, dark) for images in sets.values()]
                    total = sum(4 * width * height for width, height in filter(None, loaded))
                    kind = f"{idiom} @{scale}x {subtype} {'dark' if dark else 'light'}"
                    check(total < BUDGET, f"{kind} loads {total} bytes: {loaded}")


def main():
    path = pathlib.Path(sys.argv[1])
    root = ElementTree.parse(path).getroot()
    check_document(root)
    layout = Layout(root)
    check(len(layout.images) == 2, "there are two image views")
    catalog = path.with_suffix(".xcassets")
    check((catalog / "Contents.json").is_file(), "the catalog has no Contents.json")
    sets = {}
    for name in filter(None, layout.images.values()):
        sets[name] = image_set(catalog / f"{name}.imageset")
    check({p.name for p in catalog.glob("*.imageset")} == {f"{n}.imageset" for n in sets}, "stray sets")
    if "--budget" in sys.argv:
        check_budget(sets)
    # At 320x480 the portrait view is the one that covers; which one it is follows from its image set.
    frames = layout.solve(320, 480)
    upright = min(frames, key=lambda name: abs(frames[name][0]))
    lying = next(name for name in frames if name != upright)
    names = {"portrait": upright, "landscape": lying}
    for shape, name in names.items():
        images = sets.get(layout.images[name], {})
        for width, height in images.values():
            fits = width <= height if shape == "portrait" else width >= height
            check(fits, f"the {shape} view shows an image of {width}x{height}")
    count = 0
    for line in sys.stdin:
        if line.strip():
            width, height = (float(side) for side in line.split("x"))
            for window in ((width, height), (height, width)):
                check_window(layout, names, *window)
                count += 1
    for side in (200, 1032):
        for step in range(-600, 601):
            ratio = math.pow(3, step / 600)
            check_window(layout, names, side * ratio, side)
            count += 1
    for finding in dict.fromkeys(findings):
        print(finding)
    if not findings:
        print(f"{count} windows, {len(sets)} image sets: one image in each")
    sys.exit(1 if findings else 0)


main()
