"""A search for the least side of a photo: random starts, then steps of shrinking size.

It knows nothing of proofs. It lays out photos by the reference, and changes their ratios and the container's width.
"""

import math


class Search:
    """Looks for the photos and the width with the least side of a photo.

    `side(ratios, width)` is the least side of a layout, or None where there is none.
    """

    def __init__(self, rng, side, counts, widths, ratios, goal=0.0):
        self.rng, self.side, self.counts, self.widths, self.ratios = rng, side, counts, widths, ratios
        # It stops where it is as low.
        self.goal = goal
        self.least, self.found = math.inf, None

    def start(self):
        (lower, upper), (lo, hi) = self.widths, self.ratios
        rng = self.rng
        draw = lambda: rng.choice([lo, hi, 1.0 if lo <= 1 <= hi else lo, math.exp(rng.uniform(math.log(lo), math.log(hi)))])  # noqa: E731
        count = rng.choice([self.counts[0], self.counts[-1], rng.choice(self.counts)])
        ratios = [draw() for _ in range(count)]
        kind = rng.random()
        if kind < 0.4:
            # Mostly the same photos, and a few others at either end.
            ratios = [draw()] * count
            ratios[0] = draw()
            ratios[-1] = draw()
        elif kind < 0.6:
            # A period.
            period = [draw() for _ in range(rng.randint(1, count))]
            ratios = [period[place % len(period)] for place in range(count)]
        width = rng.choice([lower, lower, upper, rng.uniform(lower, upper)])
        return ratios, width

    def value(self, ratios, width):
        side = self.side(ratios, width)
        if side is not None and side < self.least:
            self.least, self.found = side, (list(ratios), width)
        return math.inf if side is None else side

    def climb(self, sweeps):
        ratios, width = self.start()
        best, step = self.value(ratios, width), 0.7
        (lower, upper), (lo, hi) = self.widths, self.ratios
        count = len(ratios)
        clamp = lambda value, a, b: min(max(value, a), b)  # noqa: E731
        for _ in range(sweeps):
            if self.least <= self.goal or step < 1e-7:
                return
            better = False
            groups = [[place] for place in range(count)] + [list(range(count)), None]
            first = self.rng.randrange(count)
            groups += [list(range(first)), list(range(first, count))]
            self.rng.shuffle(groups)
            for group in groups:
                for factor in (math.exp(step), math.exp(-step)):
                    new, there = ratios, width
                    if group is None:
                        there = clamp(width * factor, lower, upper)
                    else:
                        new = list(ratios)
                        for place in group:
                            new[place] = clamp(new[place] * factor, lo, hi)
                    side = self.value(new, there)
                    if side < best:
                        # Beyond a cliff, where a row takes one photo less, sides are greater again.
                        best, ratios, width, better = side, new, there, True
                        break
            if not better:
                step /= 2

    def run(self, starts, sweeps):
        for _ in range(starts):
            if self.least <= self.goal:
                break
            self.climb(sweeps)
        return self.least
