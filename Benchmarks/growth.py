"""How costs grow: latency, CPU and memory against sources, apps, devices and outputs, as numbers and as SVG."""
import shutil
import time

import artwork
import harness
from harness import median


def measure(tools, folder, apps, each, outputs=("bundle",), devices=0, drops=15):
    """One daemon over `apps` apps of `each` sources; a drop's latency, its CPU with all that follows it, and
    memory when all is quiet. `devices`: so many of the config's own, beside the built-in ones."""
    own = [{"name": f"Device {n}", "idiom": "iphone", "points": f"{300 + n}x{700 + n}", "scale": 3,
            "firstOS": "13.0"} for n in range(devices)]
    home = harness.fresh(folder)
    image = artwork.png(320, 480, 7, noise=0)
    pairs = harness.brands(home, apps, each, image)
    program = harness.product(tools.binary, home, pairs, outputs=outputs, more={"devices": own})
    try:
        settle(program)
        arrivals = harness.Arrivals([pairs[0][2]])
        times = []
        before = program.cpu()
        for turn in range(drops):
            data = artwork.png(640, 960, turn)
            arrivals.take(0)  # a close may be told of after its rename
            at = harness.drop(pairs[0][1] / "Default@2x.png", data)
            moment = arrivals.wait(str(pairs[0][2] / "Default@2x.png"), 15)
            times.append(((moment or at + 15) - at) * 1000)
            time.sleep(0.02)
        settle(program)
        cpu = (program.cpu() - before) * 1000 / drops
        arrivals.close()
        return {"ms": median(times), "cpu": cpu, "MB": program.resident() / 1e6}
    finally:
        program.stop()
        shutil.rmtree(home, ignore_errors=True)


def settle(program):
    """Waits until the daemon has used no processor for two seconds."""
    last, since = program.cpu(), time.monotonic()
    while time.monotonic() - since < 2:
        time.sleep(0.1)
        if (now := program.cpu()) != last:
            last, since = now, time.monotonic()


def curves(tools, folder, quick):
    """Every curve: its name, what grows, and the points."""
    sources = [10, 100, 1000] if quick else [10, 100, 1000, 10_000]
    apps = [1, 10, 100] if quick else [1, 10, 100, 1000, 2000]
    kinds = ["bundle", "launchimage", "infoplist", "storyboard", "web", "splash"]
    return {
        "sources in one app": [(n, measure(tools, folder, 1, n)) for n in sources],
        "apps of 10 sources": [(n, measure(tools, folder, n, 10)) for n in apps],
        "devices of the config": [(n, measure(tools, folder, 1, 10, devices=n))
                                  for n in ([0, 10, 100] if quick else [0, 10, 100, 1000])],
        "outputs of one app": [(n, measure(tools, folder, 1, 10, kinds[:n]))
                               for n in range(1, len(kinds) + 1)],
    }


def svg(found):
    """One picture: a panel a curve, with latency, CPU and memory each against its own largest value."""
    colours = {"ms": "#0a6cbd", "cpu": "#c2410c", "MB": "#15803d"}
    words = {"ms": "latency of a drop, ms", "cpu": "CPU of a drop, ms", "MB": "memory, MB"}
    width, height, gap = 300, 200, 60
    parts = []
    for place, (name, points) in enumerate(found.items()):
        left = gap + place * (width + gap)
        parts.append(f'<text x="{left}" y="24" font-weight="600">{name}</text>')
        parts.append(f'<path d="M{left} 40v{height}h{width}" fill="none" stroke="#888"/>')
        step = width / max(1, len(points) - 1)
        for index, (number, _) in enumerate(points):
            parts.append(f'<text x="{left + index * step:.0f}" y="{height + 58}" '
                         f'text-anchor="middle">{number:,}</text>')
        for row, (kind, colour) in enumerate(colours.items()):
            most = max(point[kind] for _, point in points) or 1
            line = " ".join(f"{left + i * step:.1f},{40 + height * (1 - point[kind] / most):.1f}"
                            for i, (_, point) in enumerate(points))
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            first, last = points[0][1][kind], points[-1][1][kind]
            parts.append(f'<text x="{left}" y="{height + 80 + row * 18}" fill="{colour}">'
                         f"{words[kind]}: {first:.3g} to {last:.3g}</text>")
    parts.append(f'<text x="{gap}" y="{height + 142}" fill="#555">Each curve against its own largest value; '
                 "the steps to the right are tenfold for the first three.</text>")
    total = gap + len(found) * (width + gap)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total} {height + 156}" '
            'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
            + "".join(parts) + "</svg>\n")
