"""What is laid out: which counts at which widths, gaps and directions."""

import itertools
import re
from fractions import Fraction
from typing import NamedTuple

from exact import Grid
from page import NATURAL, image_of

GAPS = ["0", "1", "2.5", "12"]

#: What a page says of ratios, some of them beyond the usual limits.
RATIOS = ["0.75", "1.5", "1.3333", "0.5", "1", "1.7778", "0.05", "12", "0.8137"]

#: How far corners are rounded where they are looked at, in px.
RADIUS = 10


def kebab(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Subject:
    """A spec with its grid and its style sheet."""

    def __init__(self, name, data, sheet, text, prefix=""):
        self.name = name
        self.data = data
        self.sheet = sheet
        self.text = text
        self.grid = Grid(data)
        self.class_name = prefix + kebab(data["name"])

    @property
    def said_by_container(self):
        """How many ratios the sheet reads at the container, which it does where photos stand in blocks inside each other."""
        return max(map(int, re.findall(r"--r: var\(--r(\d+)\)", self.sheet)), default=0)

    @property
    def widths(self):
        """Widths from the least promised to the greatest, fractional ones among them."""
        lower, upper = self.grid.width
        inner = [lower + (upper - lower) * Fraction(part) for part in ("0.1", "0.37", "0.618")]
        fractions = [Fraction("0.25"), Fraction("0.37"), Fraction("0.5")]
        widths = [int(width) + fraction for width, fraction in zip(inner, fractions)]
        return [lower, upper] + [width for width in widths if lower <= width <= upper]


class Case(NamedTuple):
    """One container: what the page makes of it is in page.py."""

    name: str
    count: int
    width: float
    height: float
    #: The custom properties that are set.
    properties: dict
    direction: str
    kind: str
    #: The letters of the photos' shapes, or None where the page says none.
    shapes: str | None = None
    #: What the page says of each child's ratio, or None.
    ratios: list = []
    #: How many of them the container says; the others are said by the children.
    said_by_container: int = 0

    @property
    def said(self):
        """The ratio of each child as the page says it, or None."""
        return [ratio and float(ratio) for ratio in self.ratios]

    @property
    def counting(self):
        """The same with the natural ratios of images where the page says none."""
        if self.kind != "image":
            return self.said
        return [own or NATURAL[image_of(index, self.count)] for index, own in enumerate(self.said)]

    def gap(self, axis):
        """The gap set for "row" or "column", or None where it is the spec's own."""
        names = [f"--{self.name}-{axis}-gap", f"--{self.name}-gap"]
        found = [self.properties[name] for name in names if name in self.properties]
        return Fraction(found[0].removesuffix("px")) if found else None

    def __str__(self):
        properties = self.properties or "own gaps"
        shapes = f", {self.shapes!r}" if self.shapes is not None else ""
        return f"{self.count} at {self.width} x {self.height}, {properties}, {self.direction}, {self.kind}{shapes}"


def gap_properties(class_name, row, column):
    """The custom properties that set the gaps: one for both, or each its own; 0 without a unit."""
    text = {gap: gap if gap == "0" else gap + "px" for gap in (row, column)}
    if row == column:
        return {f"--{class_name}-gap": text[row]}
    return {f"--{class_name}-row-gap": text[row], f"--{class_name}-column-gap": text[column]}


def case(subject, count, width, height, gaps, direction, kind, rng):
    properties = gap_properties(subject.class_name, *gaps) if gaps else {}
    tag = "image" if kind != "box" else rng.choice(["box", "box", "list"])
    shapes = drawn_shapes(subject.grid, count, rng)
    ratios = drawn_ratios(count, rng) if subject.grid.looks_at_ratios else []
    return Case(subject.class_name, count, float(width), height, properties, direction, tag, shapes, ratios, subject.said_by_container)


def drawn_ratios(count, rng):
    """What the page says of the ratios: of all, of some, or of none."""
    said = rng.choice([0, 0.7, 1, 1, 1])
    return [rng.choice(RATIOS) if rng.random() < said else None for _ in range(count)]


def drawn_shapes(grid, count, rng):
    """Letters for the photos: those of a pattern, any, too few or none; + is the tile that adds a photo."""
    patterns = grid.patterns(count)
    if not patterns or rng.random() < 0.1:
        return None
    letters = rng.choice(patterns) if rng.random() < 0.6 else rng.choice(["", "...", "s", "t", "w"])
    letters = "".join(rng.choice("tsw") if letter == "." else letter for letter in letters)
    if rng.random() < 0.8:
        letters = (letters + "".join(rng.choices("tsw", k=count)))[:count]
    if count <= grid.append and rng.random() < 0.3:
        letters = letters.ljust(count, "s")[:count - 1] + "+"
    return letters


def wide(width):
    """Gaps so wide that even a small part of them is far more than rounding."""
    gap = str(min(100, int(width / 12)))
    return gap, gap


def cases_of(subject, kind, rng, samples=None):
    """The cases of one spec: all combinations for the lower counts, or some samples for each count."""
    grid = subject.grid
    cases = []
    gaps = [None] + [(gap, gap) for gap in GAPS] + [("1", "2.5"), ("12", "0")]
    heights = [300, 411.5, 1200]
    for count in grid.counts():
        every = list(itertools.product(subject.widths, gaps, ["ltr", "rtl"]))
        some = min(samples or 4, len(every), 4 if count <= 30 else 2)
        # Each combination is laid out with images, and a third of them with each other kind of children.
        if samples is None and count <= 12:
            chosen = every if kind == "image" else rng.sample(every, len(every) // 3)
        else:
            chosen = rng.sample(every, some)
        for width, gap, direction in [*chosen, (grid.width[1], wide(grid.width[1]), rng.choice(["ltr", "rtl"]))]:
            cases.append(case(subject, count, width, rng.choice(heights), gap, direction, kind, rng))
        # Each pattern, and what is left for the rule without one.
        patterns = grid.patterns(count)
        for pattern in dict.fromkeys(patterns + ["s" * count] if patterns else []):
            letters = "".join(rng.choice("tsw") if letter == "." else letter for letter in pattern)
            looked_at = case(subject, count, grid.width[1], 700, wide(grid.width[1]), "ltr", kind, rng)
            cases.append(looked_at._replace(shapes=letters))
        if samples is None or kind == "box":
            for border in grid.borders:
                for step in (Fraction(-1, 32), Fraction(0), Fraction(1, 32)):
                    for gap in (None, wide(border)):
                        cases.append(case(subject, count, border + step, 700, gap, "ltr", kind, rng))
        if samples is None and kind == "box" and count <= 12:
            rounded = case(subject, count, grid.width[0], 4000, None, rng.choice(["ltr", "rtl"]), kind, rng)
            cases.append(rounded._replace(properties={f"--{subject.class_name}-radius": f"{RADIUS}px"}))
    return cases
