"""Whether the ring of the element with the keyboard's focus is drawn as a whole, in albums with rounded corners.

Not in WebKit: without a window manager, its window is never active, and nothing in it matches `:focus-visible`.
"""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Playground"))

from PIL import Image

from around import KINDS
from browsers import BROWSERS
from page import IMAGES

#: The albums whose rings are drawn: specs with counts, and kinds of children.
ALBUMS = [("tiles", 5), ("more", 8), ("photos", 5), ("sections", 5), ("baked", 5)]
FOCUSED = ["link", "button", "item"]
RING = (255, 0, 255)

STYLE = """
body { margin: 20px; width: 400px; background: #fff } ul { margin: 0 }
:focus-visible { outline: 4px solid rgb(255 0 255) !important; outline-offset: 0 }
button { border: 0; padding: 0 }
"""


def page(sheet, name, count, kind):
    tile = KINDS[kind].replace("#1", "?").replace("#", IMAGES[1]).replace("?", "#1").replace("STYLE", "")
    tag = "ul" if kind == "item" else "div"
    return (f'<!doctype html><meta charset="utf-8"><style>{sheet}{STYLE}</style>'
            f'<{tag} class="{name}" style="--{name}-radius: 24px">{tile * count}</{tag}>')


def cut(image, rect):
    """How many pixels of a ring 2 px around a rectangle don't have its color, and how many it has."""
    x, y, width, height = rect
    places = [(x - 2 + (width + 3) * part / 24, row) for part in range(1, 24) for row in (y - 2, y + height + 1)]
    places += [(column, y - 2 + (height + 3) * part / 24) for part in range(1, 24) for column in (x - 2, x + width + 1)]
    wrong = sum(any(abs(side - wanted) > 60 for side, wanted in zip(image.getpixel((int(px), int(py))), RING)) for px, py in places)
    return wrong, len(places)


def rings(sheets, names, folder, skips):
    """The problems with rings in the engines of these names."""
    problems = []
    for engine in BROWSERS:
        if engine.name not in names or engine.name == "webkit":
            continue
        if not engine.is_installed():
            print(f"{engine.name}: not installed, no rings")
            problems += [] if skips else [f"{engine.name} isn't installed"]
            continue
        began, drawn = time.time(), 0
        browser = engine((600, 700))
        try:
            for name, count in ALBUMS:
                for kind in FOCUSED:
                    path = pathlib.Path(folder, "ring.html")
                    path.write_text(page(sheets[name], name, count, kind))
                    browser.open(path.as_uri())
                    for index in range(min(count, 3) if name == "more" else count):
                        browser.key("Tab")
                        rect = browser.js(
                            "const one = document.activeElement, box = one.getBoundingClientRect();"
                            "if (!one.matches(':focus-visible')) throw Error(`${one.tagName} isn't marked`);"
                            "return [box.x, box.y, box.width, box.height]")
                        browser.screenshot(pathlib.Path(folder, "ring.png"))
                        wrong, whole = cut(Image.open(pathlib.Path(folder, "ring.png")).convert("RGB"), rect)
                        drawn += 1
                        if wrong:
                            problems.append(f"{engine.name}: {wrong} of {whole} places of the ring of {kind} {index + 1} of {count} "
                                            f"in {name} are cut")
        finally:
            browser.close()
        print(f"{engine.name}: {drawn} rings; {time.time() - began:.0f} s")
    return problems
