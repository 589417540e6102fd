"""What differs between two grids, found by trying sizes and photos in the frames that the independent reader computes."""

import itertools
import pathlib
import sys
from fractions import Fraction

root = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(root / "Tests/JSON")]
import reader  # noqa: E402

JUST = 1e-7
#: Lengths that differ by less are the same.
SAME = 1e-5
#: What rules and layouts have whose tiles keep the ratios of photos.
KEEPING = ("waterfall", "justified", "strip")
EXTREMES = [0.05, 1 / 3, 0.5, 2 / 3, 1, 1.5, 2, 3, 20]


def number(value):
    return float(Fraction(value))


class Side:
    """One of the two grids."""

    def __init__(self, data):
        self.data = data
        self.grid = reader.Grid(data, float)
        self.shapes = self.grid.shapes
        self.widths = [number(end) for end in data["width"]]
        self.heights = [number(end) for end in data["height"]]
        self.append = data["append"]
        self.entries = data["layouts"] + data["rules"]
        self.limits = {number(entry[key]) for entry in self.entries for key in ("minWidth", "belowWidth") if entry[key] is not None}
        self.ratios = {number(end) for entry in self.entries for part in ("photos", "justified", "strip", "waterfall", "sizing")
                       for end in (entry.get(part) or {}).get("ratios") or []}

    def layout(self, count, width, height, photos, editing=False):
        return self.grid.layout(count, width, height, ratios=photos, editing=editing)

    @property
    def takes_height(self):
        return any(layout.get("size", {}).get("height", {}).get("h") for layout in self.data["layouts"]) or any(
            rule.get("sizing", {}).get("kind") == "frame-fill" for rule in self.data["rules"])

    @property
    def arguments(self):
        """The arguments and functions of generated code, and whether calls need them."""
        rules = self.data["rules"]
        grows = [rule["justified"] for rule in rules if "justified" in rule]
        keeps = any(rule.get("sizing", {}).get("kind") == "tile-photo" or any(key in rule for key in KEEPING) for rule in rules)
        looks = any("photos" in layout or "justified" in layout or "strip" in layout or layout["pattern"] for layout in self.data["layouts"])
        return {
            "ratios": keeps or looks, "height": self.takes_height, "editing": self.append is not None,
            "columns": any("waterfall" in rule for rule in rules),
            "rows": any(rows["last"] != "balanced" and not rows.get("sided") and rows["aim"] != "shape" for rows in grows)}

    def keeps_ratios(self, count):
        """Whether sizes for a count depend on photos."""
        own = [layout for layout in self.data["layouts"] if layout["count"] == count]
        if any(key in layout for layout in own for key in ("photos", *KEEPING)):
            return True
        return any(any(key in rule for key in KEEPING) or rule.get("sizing", {}).get("kind") == "tile-photo"
                   for rule in self.rules(count)) or any(self.keeps_ratios(rule["show"]) for rule in self.showing(count))

    def rules(self, count):
        """The rules that include a count."""
        return [rule for rule in self.data["rules"] if rule["from"] <= count and (rule["to"] is None or count <= rule["to"])]

    def showing(self, count):
        """The rules by which a count has the layout of another one; a range may contain the count that it shows."""
        return [rule for rule in self.rules(count) if rule.get("show", count) != count]

    def patterns(self, count, width=None):
        """The patterns for a count at a width, or at any; also of layouts that are shown for it."""
        def is_for(entry):
            return width is None or self.grid.is_for(entry, reader.Space(width, 0, 0, 0))

        found = set()
        for layout in self.data["layouts"]:
            if layout["count"] == count and is_for(layout):
                # At a width, what comes after a layout for all shapes isn't reached.
                if layout["pattern"]:
                    found.add(layout["pattern"])
                elif width is not None:
                    return found
        for rule in self.showing(count):
            if is_for(rule):
                found |= self.patterns(rule["show"], width)
        return found


def same(first, second):
    """Whether two layouts have the same tiles."""
    if first is None or second is None:
        return first is second
    if first.hidden != second.hidden or len(first.frames) != len(second.frames):
        return False
    lengths = zip(itertools.chain(first.size, *first.frames), itertools.chain(second.size, *second.frames))
    return all(abs(one - other) < SAME for one, other in lengths)


class Pair:
    def __init__(self, rng, old, new):
        self.rng, self.old, self.new = rng, old, new
        self.widths = min(old.widths[0], new.widths[0]), max(old.widths[1], new.widths[1])
        self.heights = min(old.heights[0], new.heights[0]), max(old.heights[1], new.heights[1])
        self.limits = sorted(limit for limit in old.limits | new.limits if self.widths[0] < limit <= self.widths[1])
        # A ratio in each cell between the limits of both grids, the limits themselves, and extremes.
        ends = sorted({old.shapes.tall, old.shapes.wide, new.shapes.tall, new.shapes.wide})
        self.cells = [ends[0] * 0.9, *ends, *((one + other) / 2 for one, other in zip(ends, ends[1:])), ends[-1] * 1.1]
        self.ratios = sorted({*self.cells, *EXTREMES, *old.ratios, *new.ratios})

    # What is tried

    def photos(self, count):
        choice = self.rng.random()
        if choice < 0.2:
            return [self.rng.choice(self.ratios)] * count
        if choice < 0.75:
            return [self.rng.choice(self.ratios) for _ in range(count)]
        return [self.rng.uniform(0.2, 4) for _ in range(count)]

    def width(self, lower=None, upper=None):
        lower, upper = self.widths[0] if lower is None else lower, self.widths[1] if upper is None else upper
        near = [limit - back for limit in self.limits for back in (0, JUST) if lower <= limit - back <= upper]
        return self.rng.choice([lower, upper, self.rng.uniform(lower, upper), *near])

    def height(self):
        return self.rng.choice([*self.heights, self.rng.uniform(*self.heights)])

    def layouts(self, count, width, height, photos, editing=False):
        return tuple(side.layout(count, width, height, photos, editing) for side in (self.old, self.new))

    def tallness(self, count, width, height, photos):
        """How much the heights of the containers differ; 0 without two layouts."""
        before, after = self.layouts(count, width, height, photos)
        return abs(before.size[1] - after.size[1]) if before and after else 0

    # What changed

    def lost(self):
        """Whether no tile says "+N" any more, or a count has no layout any more."""
        counts = {bound + step for side in (self.old, self.new) for entry in side.entries
                  for bound in (entry.get("count"), entry.get("from"), entry.get("to")) if bound for step in (-1, 0, 1)}
        for count in sorted(counts | {1}):
            if count < 1 or count > 450:
                continue
            widths = {self.widths[0], self.widths[1], *self.limits, *(limit - JUST for limit in self.limits)}
            for width in widths:
                for photos in self.few(count):
                    before, after = self.layouts(count, width, self.heights[0], photos)
                    if before and not after or before and before.hidden and not after.hidden:
                        return True
        return False

    def few(self, count):
        """Photos of all shapes that patterns name, or some of them."""
        patterns = self.old.patterns(count) | self.new.patterns(count)
        length = max((len(pattern) for pattern in patterns), default=0)
        if len(self.cells) ** length < 800:
            return [[*first, *[1] * (count - length)] for first in itertools.product(self.cells, repeat=length)]
        return [self.photos(count) for _ in range(300)]


class Entry:
    """Layouts that changed alike, as gridgen says."""

    def __init__(self, data):
        self.data = data
        self.first, self.last = data["from"], data["to"] or 10**9
        self.below = data["belowWidth"]
        self.both = data["old"] is not None and data["new"] is not None
        heights = [change["difference"] for change in data["changes"] if change["kind"] == "height"]
        self.stated = heights[0] if heights else 0

    def widths(self, pair):
        lower = self.data["minWidth"] if self.data["minWidth"] is not None else pair.widths[0]
        return lower, pair.widths[1] if self.below is None else self.below - JUST

    def has_height(self, height):
        """Whether the entry is for a height; those of no section by height are for all."""
        low, high = self.data.get("minHeight"), self.data.get("belowHeight")
        return (low is None or height >= low) and (high is None or height < high)

    def height(self, pair):
        """A random height that the entry is for."""
        low, high = self.data.get("minHeight"), self.data.get("belowHeight")
        if low is None and high is None:
            return pair.height()
        return pair.rng.uniform(pair.heights[0] if low is None else low, pair.heights[1] if high is None else high - JUST)

    def holds(self, count, width, photos, pair, add_place=None):
        lower, upper = self.widths(pair)
        if not (self.first <= count <= self.last and lower - 1e-9 <= width <= upper + 1e-9):
            return False
        return self.matches(photos, pair, add_place)

    def matches(self, photos, pair, add_place=None):
        sides = ((self.data["pattern"], pair.old), (self.data["newPattern"], pair.new))
        return all(wanted == "." or place != add_place and wanted == side.shapes.letter(photos[place])
                   for pattern, side in sides for place, wanted in enumerate(pattern or ""))

    def is_left(self, count, width, photos, pair):
        """Whether photos match the entry's patterns, and none at a width where it has the shapes that are left."""
        sides = ((self.data["pattern"], pair.old), (self.data["newPattern"], pair.new))
        if not self.matches(photos, pair):
            return False
        for pattern, side in sides:
            for other in side.patterns(count, width) if pattern == "" else ():
                if all(wanted in (".", side.shapes.letter(photos[place])) for place, wanted in enumerate(other)):
                    return False
        return True

    def draw(self, count, width, pair):
        """Photos of the entry's shapes; None if chance finds none."""
        cells = []
        for place in range(count):
            wanted = [(pattern[place], side) for pattern, side in ((self.data["pattern"], pair.old), (self.data["newPattern"], pair.new))
                      if pattern and place < len(pattern)]
            cells.append([ratio for ratio in pair.ratios if all(own in (".", side.shapes.letter(ratio)) for own, side in wanted)])
        if not all(cells):
            return None
        for _ in range(300):
            photos = [pair.rng.choice(cell) for cell in cells]
            if self.is_left(count, width, photos, pair):
                return photos
        return None
