"""The cases to lay out: counts, widths, gaps and directions."""

import itertools
import math
import re
from fractions import Fraction
from typing import NamedTuple

from exact import Grid
from page import NATURAL, image_of

#: The gaps of rows and columns; None for the spec's gaps.
GAPS = [None, *((gap, gap) for gap in ("0", "1", "2.5", "12")), ("1", "2.5"), ("12", "0")]
DIRECTIONS = ["ltr", "rtl"]
#: The kinds of children: boxes, images, or images on a page that styles all images.
KINDS = ["box", "image", "styled"]
#: The heights of the surrounding element.
HEIGHTS = [300, 411.5, 1200]

#: How many of the lower counts of a spec are laid out in full.
LOWER = 12
#: The limit for the greater counts of a sampled spec, in tiles times bytes of its sheet, which is about what styling
#: costs.
GREATER = 1e8

#: Ratios that pages declare, some of them beyond the usual limits.
RATIOS = ["0.75", "1.5", "1.3333", "0.5", "1", "1.7778", "0.05", "12", "0.8137"]

#: The corner radius in tests of corners, in px.
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
        """How many ratios the sheet reads from the container, for photos in nested blocks."""
        return max(map(int, re.findall(r"--r: var\(--r(\d+)\)", self.sheet)), default=0)

    @property
    def widths(self):
        """Widths from the least to the greatest promised one, including fractional ones."""
        lower, upper = self.grid.width
        inner = [lower + (upper - lower) * Fraction(part) for part in ("0.1", "0.37", "0.618")]
        fractions = [Fraction("0.25"), Fraction("0.37"), Fraction("0.5")]
        widths = [int(width) + fraction for width, fraction in zip(inner, fractions)]
        return list(dict.fromkeys([lower, upper] + [width for width in widths if lower <= width <= upper]))


class Case(NamedTuple):
    """A container at one size; page.py measures it."""

    name: str
    count: int
    width: float
    height: float
    #: The custom properties of the container.
    properties: dict
    direction: str
    kind: str
    #: The letters of the photos' shapes, or None if the page has none.
    shapes: str | None = None
    #: The declared ratio of each child, or None.
    ratios: list = []
    #: How many ratios the container declares; the other children declare their own.
    said_by_container: int = 0
    #: Whether the page marks each photo as wide.
    wides: list = []

    @property
    def container(self):
        """Identifies the container regardless of its size: adjacent cases with equal values share a container, which
        is resized."""
        return self.name, self.count, self.properties, self.direction, self.kind, self.shapes, self.ratios, self.said_by_container, self.wides

    @property
    def said(self):
        """The declared ratio of each child, or None."""
        return [ratio and float(ratio) for ratio in self.ratios]

    @property
    def counting(self):
        """The same with the images' natural ratios in place of missing ones."""
        if self.kind not in ("image", "styled"):
            return self.said
        return [own or NATURAL[image_of(index, self.count)] for index, own in enumerate(self.said)]

    def gap(self, axis):
        """The gap set for "row" or "column", or None for the spec's gap."""
        names = [f"--{self.name}-{axis}-gap", f"--{self.name}-gap"]
        found = [self.properties[name] for name in names if name in self.properties]
        return Fraction(found[0].removesuffix("px")) if found else None

    def __str__(self):
        properties = self.properties or "own gaps"
        shapes = f", {self.shapes!r}" if self.shapes is not None else ""
        return f"{self.count} at {self.width} x {self.height}, {properties}, {self.direction}, {self.kind}{shapes}"


def gap_properties(class_name, row, column):
    """The custom properties that set the gaps: one for both, or one for each; 0 has no unit."""
    text = {gap: gap if gap == "0" else gap + "px" for gap in (row, column)}
    if row == column:
        return {f"--{class_name}-gap": text[row]}
    return {f"--{class_name}-row-gap": text[row], f"--{class_name}-column-gap": text[column]}


def container(subject, count, gaps, direction, kind, sizes, rng):
    """The cases of one container at several sizes."""
    properties = gap_properties(subject.class_name, *gaps) if gaps else {}
    tag = rng.choice(["box", "list", "linked"]) if kind == "box" else kind
    shapes = drawn_shapes(subject.grid, count, rng)
    ratios = drawn_ratios(count, rng) if subject.grid.looks_at_ratios else []
    wides = subject.grid.wides(ratios)
    return [
        Case(subject.class_name, count, float(width), height, properties, direction, tag, shapes, ratios, subject.said_by_container, wides)
        for width, height in sorted(sizes)]


def drawn_ratios(count, rng):
    """The declared ratios: for all photos, for some, or for none."""
    said = rng.choice([0, 0.7, 1, 1, 1])
    return [rng.choice(RATIOS) if rng.random() < said else None for _ in range(count)]


def drawn_shapes(grid, count, rng):
    """Letters for the photos: those of a pattern, random ones, too few or none; + is the tile that adds a photo."""
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
    """Gaps so wide that even a small fraction of them is far more than rounding."""
    gap = str(min(100, int(width / 12)))
    return gap, gap


def covering(rng):
    """Gaps, directions and kinds of children in random order, so that each pair of values of two of them occurs."""
    pairs = itertools.product(enumerate(GAPS), enumerate(KINDS))
    found = [(gaps, DIRECTIONS[(row + column) % 2], kind) for (row, gaps), (column, kind) in pairs]
    return rng.sample(found, len(found))


def cases_of(subject, rng, is_full):
    """The cases of one spec.

    In full, the lower counts have every combination of width, gaps, direction and kind of children. Otherwise
    combinations are sampled: each pair of values occurs for each spec, and each count has several combinations, each
    with every width.
    """
    grid = subject.grid
    counts = grid.counts()
    lower, greater = counts[:LOWER], counts[LOWER:]
    every = list(itertools.product(GAPS, DIRECTIONS, KINDS))
    drawn = covering(rng)
    turns, widths = itertools.cycle(drawn), itertools.cycle(subject.widths)
    # At least enough for each count that all combinations are used up.
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
    """Some of the greater counts, fewer for long sheets; always the last ones."""
    step = max(1, math.ceil(sum(counts) * length / GREATER))
    return counts[-2::-step][::-1] + counts[-1:]


def telling(subject, count, kind, rng):
    """The cases where a slightly wrong coefficient shows most: each pattern, and the rule without one."""
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
    """These cases for all counts, one more of each, and some with the same ratio for all photos."""
    grid = subject.grid
    cases = []
    for count in grid.counts():
        sizes = [(grid.width[1], 700)]
        cases += container(subject, count, rng.choice(GAPS), rng.choice(DIRECTIONS), "box", sizes, rng)
        # Without a declared ratio the default applies, and beyond the limits they apply.
        for ratio in (None, "0.05", "12") if grid.looks_at_ratios else ():
            cases += [case._replace(ratios=[ratio] * count) for case in container(subject, count, None, "ltr", "box", sizes, rng)]
        cases += telling(subject, count, "box", rng) + border_cases(subject, count, "box", rng)
    return cases


def border_cases(subject, count, kind, rng):
    """The cases at the limits of sections, with the spec's gaps and with wide ones."""
    borders = subject.grid.borders
    every = [(None, borders)] + [(wide(border), [border]) for border in borders]
    sizes = [(gaps, border_sizes(several)) for gaps, several in every]
    # Between the limits of widths, heights a pixel from each limit of heights; engines round both alike.
    starts = [subject.grid.width[0], *borders]
    sizes.append((None, [(width, float(border + step)) for width in starts for border in subject.grid.height_borders for step in (-1, 0, 1)]))
    return [case for gaps, some in sizes for case in container(subject, count, gaps, "ltr", kind, some, rng)]


def border_sizes(borders):
    """The limits of sections, and 1/32 px to either side. Engines have widths of whole 1/60 or 1/64 px: which side of another limit they
    are on differs, so that such a limit itself isn't tried."""
    def is_whole(width):
        return abs(width * 960 - round(width * 960)) < 0.001

    return [(border + Fraction(step, 32), 700) for border in borders for step in (-1, 0, 1) if step != 0 or is_whole(border)]
