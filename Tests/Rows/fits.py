"""Random layouts of `rows fit`: tiles of a fixed size, in a good part of the cases in rows that fit exactly."""

from collections import namedtuple
from fractions import Fraction

import reader
from reference import Box, fit

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
        """The least promised width holds a tile, even where the case is narrower."""
        box, (top, left, bottom, right) = self.feed.box, self.feed.box.insets
        least = self.cell[0] + left + right
        return (
            f"tile {self.cell[0]}x{self.cell[1]}\ngap {box.gy} {box.gx}\ninset {top} {right} {bottom} {left}\n"
            f"width {least}..{max(least, box.width) + 100}\nalign {ALIGN[box.align][0]}\n1..: rows fit\n")

    def read(self, data):
        layout = reader.Grid(data, float).layout(len(self.feed.ratios), self.feed.box.width)
        return layout.size[1], layout.frames
