"""What is laid out: which counts at which widths, gaps and directions."""

import itertools
import math
import re
from fractions import Fraction
from typing import NamedTuple

from exact import Grid
from page import NATURAL, image_of

#: The gaps of rows and of columns, None where they are the spec's own.
GAPS = [None, *((gap, gap) for gap in ("0", "1", "2.5", "12")), ("1", "2.5"), ("12", "0")]
DIRECTIONS = ["ltr", "rtl"]
#: What the children are: boxes, images, or images on a page that says something of all images.
KINDS = ["box", "image", "styled"]
#: The heights that a container offers.
HEIGHTS = [300, 411.5, 1200]

#: How many of the lower counts of a spec are laid out in full.
LOWER = 12
#: How much of the greater counts is laid out of a spec that is drawn, in tiles times bytes of its sheet: what a style
#: costs is nearly that.
GREATER = 1e8

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
        return list(dict.fromkeys([lower, upper] + [width for width in widths if lower <= width <= upper]))


class Case(NamedTuple):
    """One container at one size: what the page makes of it is in page.py."""

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
    def container(self):
        """The same of any size: cases next to each other that have it in common are one container, which is resized."""
        return self.name, self.count, self.properties, self.direction, self.kind, self.shapes, self.ratios, self.said_by_container

    @property
    def said(self):
        """The ratio of each child as the page says it, or None."""
        return [ratio and float(ratio) for ratio in self.ratios]

    @property
    def counting(self):
        """The same with the natural ratios of images where the page says none."""
        if self.kind not in ("image", "styled"):
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


def container(subject, count, gaps, direction, kind, sizes, rng):
    """The cases of one container at several sizes."""
    properties = gap_properties(subject.class_name, *gaps) if gaps else {}
    tag = rng.choice(["box", "box", "list"]) if kind == "box" else kind
    shapes = drawn_shapes(subject.grid, count, rng)
    ratios = drawn_ratios(count, rng) if subject.grid.looks_at_ratios else []
    return [
        Case(subject.class_name, count, float(width), height, properties, direction, tag, shapes, ratios, subject.said_by_container)
        for width, height in sorted(sizes)]


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


def covering(rng):
    """Gaps, directions and kinds of children: each pair of values of two of them occurs, in any order."""
    pairs = itertools.product(enumerate(GAPS), enumerate(KINDS))
    found = [(gaps, DIRECTIONS[(row + column) % 2], kind) for (row, gaps), (column, kind) in pairs]
    return rng.sample(found, len(found))


def cases_of(subject, rng, is_full):
    """The cases of one spec.

    In full, the lower counts have every combination of width, gaps, direction and kind of children. Else they have some
    that are drawn: each pair of values occurs for each spec, each count has several, and each of these has every width.
    """
    grid = subject.grid
    counts = grid.counts()
    lower, greater = counts[:LOWER], counts[LOWER:]
    every = list(itertools.product(GAPS, DIRECTIONS, KINDS))
    drawn = covering(rng)
    turns, widths = itertools.cycle(drawn), itertools.cycle(subject.widths)
    # At least so many for each count that none is left when the lower counts end.
    several = max(3, -(-len(drawn) // len(lower)))
    cases = []
    for count in lower:
        for gaps, direction, kind in every if is_full else list(itertools.islice(turns, several)):
            cases += container(subject, count, gaps, direction, kind, with_heights(subject.widths, rng), rng)
        for kind in KINDS if is_full else [rng.choice(KINDS)]:
            cases += telling(subject, count, kind, rng) + border_cases(subject, count, kind, rng)
        if is_full:
            sizes = [(grid.width[0], 4000)]
            for case in container(subject, count, None, rng.choice(DIRECTIONS), "box", sizes, rng):
                cases.append(case._replace(properties={f"--{subject.class_name}-radius": f"{RADIUS}px"}))
    for count in greater if is_full else thinned(greater, len(subject.sheet)):
        gaps, direction, kind = next(turns)
        gaps = wide(grid.width[0]) if rng.random() < 0.25 else gaps
        sizes = with_heights(itertools.islice(widths, 3), rng) + border_sizes(grid.borders)
        cases += container(subject, count, gaps, direction, kind, sizes, rng)
        cases += telling(subject, count, kind, rng)
    return cases


def with_heights(widths, rng):
    return [(width, rng.choice(HEIGHTS)) for width in widths]


def thinned(counts, length):
    """Some of the greater counts, fewer where the sheet is long; the last ones always."""
    step = max(1, math.ceil(sum(counts) * length / GREATER))
    return counts[-2::-step][::-1] + counts[-1:]


def telling(subject, count, kind, rng):
    """The cases in which a coefficient that is a little off shows most: each pattern, and the rule without one."""
    greatest = subject.grid.width[1]
    gaps = wide(greatest)
    cases = container(subject, count, gaps, rng.choice(DIRECTIONS), kind, with_heights([greatest], rng), rng)
    patterns = subject.grid.patterns(count)
    for pattern in dict.fromkeys(patterns + ["s" * count] if patterns else []):
        letters = "".join(rng.choice("tsw") if letter == "." else letter for letter in pattern)
        for case in container(subject, count, gaps, "ltr", kind, [(greatest, 700)], rng):
            cases.append(case._replace(shapes=letters))
    return cases


def telling_cases(subject, rng):
    """Those cases of all counts, with one more of each, and some with one ratio for all photos."""
    grid = subject.grid
    cases = []
    for count in grid.counts():
        sizes = [(grid.width[1], 700)]
        cases += container(subject, count, rng.choice(GAPS), rng.choice(DIRECTIONS), "box", sizes, rng)
        # Where the page says no ratio the default counts, and beyond the limits they do.
        for ratio in (None, "0.05", "12") if grid.looks_at_ratios else ():
            cases += [case._replace(ratios=[ratio] * count) for case in container(subject, count, None, "ltr", "box", sizes, rng)]
        cases += telling(subject, count, "box", rng) + border_cases(subject, count, "box", rng)
    return cases


def border_cases(subject, count, kind, rng):
    """The cases at the borders of sections, with the gaps of the spec and with wide ones."""
    borders = subject.grid.borders
    every = [(None, borders)] + [(wide(border), [border]) for border in borders]
    return [
        case for gaps, several in every for case in container(subject, count, gaps, "ltr", kind, border_sizes(several), rng)]


def border_sizes(borders):
    """The borders of sections, and 1/32 px to either side."""
    return [(border + Fraction(step, 32), 700) for border in borders for step in (-1, 0, 1)]
