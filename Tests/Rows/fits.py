"""Random layouts whose number of columns follows from the width, also below the promised ones: `rows fit`, in a good part of the cases
in rows that fit exactly, and `rows near`, `over` or `under` with a ratio."""

from collections import namedtuple
from fractions import Fraction

import reader
from reference import Box, columns, fit

ALIGN = {"start": ("leading", 0.0), "center": ("center", 0.5), "end": ("trailing", 1.0), "spread": ("spread", 0.0)}

Photos = namedtuple("Photos", "box ratios")


class FitCase:
    """Some photos under `rows fit`. All lengths are multiples of 1/4, so that doubles are exact wherever a tile may just fit."""

    last = "short"

    def __init__(self, rng):
        def quarters(least, greatest):
            return rng.randint(4 * least, 4 * greatest) / 4

        self.cell = quarters(12, 160), quarters(12, 160)
        gx, insets = rng.choice([0.0, quarters(0, 12)]), tuple(rng.choice([0.0, quarters(0, 30)]) for _ in range(4))
        columns = rng.randint(1, 30)
        exact = columns * self.cell[0] + (columns - 1) * gx + insets[1] + insets[3]
        # A row may not hold more than 100 tiles, the promised widths being 100 wider.
        width = rng.choice([exact, exact - 0.25, exact + 0.25, quarters(20, 1000)])
        self.feed = Photos(Box(width, gx, quarters(0, 12), insets, rng.choice(list(ALIGN))), [1.0] * rng.randint(1, 70))
        # The least promised width holds a tile.
        self.promised = max(self.cell[0] + insets[1] + insets[3], rng.choice([0, width + quarters(0, 90)]))

    @property
    def per_row(self):
        box, cell = self.feed.box, Fraction(self.cell[0])
        inner = Fraction(box.width) - Fraction(box.insets[1]) - Fraction(box.insets[3])
        return max(1, (inner + Fraction(box.gx)) // (cell + Fraction(box.gx)))

    def expected(self):
        return fit(len(self.feed.ratios), *self.cell, self.feed.box)

    def line(self):
        box = self.feed.box
        form = "spread" if box.align == "spread" else "fit"
        numbers = [self.cell[0], 0, 0, 0, ALIGN[box.align][1], self.cell[1], self.per_row, 1, 1, box.width, box.gx, box.gy, *box.insets]
        return " ".join([form, self.last, *(repr(float(number)) for number in numbers + self.feed.ratios)])

    def spec(self):
        box, (top, left, bottom, right) = self.feed.box, self.feed.box.insets
        return (
            f"tile {self.cell[0]}x{self.cell[1]}\ngap {box.gy} {box.gx}\ninset {top} {right} {bottom} {left}\n"
            f"width {self.promised}..{max(self.promised, box.width) + 100}\nalign {ALIGN[box.align][0]}\n1..: rows fit\n")

    def read(self, data):
        layout = reader.Grid(data, float).layout(len(self.feed.ratios), self.feed.box.width)
        return layout.size[1], layout.frames


class ColumnsCase:
    """Some photos in columns of a ratio. The number of columns is the only decision, which isn't within rounding of its border."""

    def __init__(self, rng):
        def quarters(least, greatest):
            return rng.randint(4 * least, 4 * greatest) / 4

        self.p, self.q = rng.choice([(1, 1), (3, 4), (4, 3), (16, 9), (1, 2)])
        self.form = rng.choice(["near", "near", "over", "size", "under"])
        self.last, self.wide = rng.choice(["short", "short", "stretch"]), quarters(20, 300)
        self.height, insets = quarters(40, 300), tuple(rng.choice([0.0, quarters(0, 30)]) for _ in range(4))
        align = rng.choice(["start", "center", "end"])
        box = Box(quarters(20, 1000) + insets[1] + insets[3], quarters(0, 12), quarters(0, 12), insets, align)
        self.feed = Photos(box, [1.0] * rng.randint(1, 70))
        self.promised = max(20 + insets[1] + insets[3], rng.choice([0, box.width + quarters(0, 300)]))

    def columns(self, photos, width):
        return columns(photos, self.p, self.q, self.height, self.feed.box._replace(width=width),
                       aim=self.form, stretch=self.last == "stretch", wide=self.wide)

    @property
    def per_row(self):
        return self.columns(1000, self.feed.box.width).rows[0]

    def expected(self):
        width = self.feed.box.width
        if len({self.columns(1000, width * (1 + share)).rows[0] for share in (-2e-6, 0, 2e-6)}) > 1:
            raise ValueError("within rounding of a border")
        return self.columns(len(self.feed.ratios), width)

    def line(self):
        box = self.feed.box
        numbers = [self.p / self.q, 0, 0, 0, ALIGN[box.align][1], 0, self.per_row, 1, 1, box.width, box.gx, box.gy, *box.insets]
        return " ".join(["columns", self.last, *(repr(float(number)) for number in numbers + self.feed.ratios)])

    def spec(self):
        box, (top, left, bottom, right) = self.feed.box, self.feed.box.insets
        last = "" if self.last == "short" else " stretch"
        aim = f"over {self.wide}x{self.height}" if self.form == "size" else f"{self.form} {self.height}"
        return (
            f"tile {self.p}:{self.q}\ngap {box.gy} {box.gx}\ninset {top} {right} {bottom} {left}\nsmallest 0\n"
            f"width {self.promised}..{max(self.promised, box.width) + 100}\nalign {ALIGN[box.align][0]}\n"
            f"1..: rows {aim}{last}\n")

    read = FitCase.read
