"""A search for the least side of a photo: random starts, then steps of shrinking size.

It knows nothing of proofs. It lays out photos by the reference, and changes their ratios and the container's width.
"""

import math
from collections import namedtuple

# The photos whose ratios change by a factor, whether the width does, and a photo that makes up for the others.
Move = namedtuple("Move", "places wide other", defaults=(False, None))


def clamp(value, lower, upper):
    return min(max(value, lower), upper)


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
        between = [1.0 if lo <= 1 <= hi else lo, math.exp(rng.uniform(math.log(lo), math.log(hi)))]
        draws = rng.choice([[lo, hi], [lo, hi, *between]])
        draw = lambda: rng.choice(draws)  # noqa: E731
        count = rng.choice([self.counts[0], self.counts[-1], rng.choice(self.counts)])
        ratios = [draw() for _ in range(count)]
        kind = rng.random()
        if kind < 0.4:
            # Mostly the same photos, and a few others at either end.
            ends = [draw() for _ in range(min(count, rng.randint(1, 3)))]
            first = rng.randint(0, len(ends))
            ratios = ends[:first] + [draw()] * (count - len(ends)) + ends[first:]
        elif kind < 0.5:
            # The same photos, and one of the other limit that closes their row.
            ratios = [lo] * (count - 1) + [hi] if rng.random() < 0.7 else [hi] * (count - 1) + [lo]
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
        stays = self.rng.random() < 0.5
        for _ in range(sweeps):
            if self.least <= self.goal or step < 1e-7:
                return
            better = False
            for new in self.rearranged(ratios):
                side = self.value(new, width)
                if side < best:
                    best, ratios, better = side, new, True
            for move in self.moves(ratios):
                # Half of the searches first look for the best photos at one width.
                if stays and move.wide and step > 0.02:
                    continue
                for factor in (math.exp(step), math.exp(-step)):
                    new, there = list(ratios), width
                    if move.wide:
                        there = clamp(width * factor, lower, upper)
                    for place in move.places:
                        new[place] = clamp(new[place] * factor, lo, hi)
                    if move.other is not None:
                        # What others gain or lose.
                        lost = sum(new[place] - ratios[place] for place in move.places)
                        new[move.other] = clamp(new[move.other] - lost, lo, hi)
                    side = self.value(new, there)
                    if side < best:
                        best, ratios, width, better = side, new, there, True
                        break
            if not better:
                step /= 2

    def rearranged(self, ratios):
        """Photos with one more, one less, or another one at some place."""
        rng, (lo, hi) = self.rng, self.ratios
        for place in rng.sample(range(len(ratios)), min(len(ratios), 4)):
            for other in (lo, hi, ratios[place]):
                changed = [ratios[:place] + [other] + ratios[place + 1:], ratios[:place] + [other] + ratios[place:]]
                yield from (each for each in changed if each != ratios and len(each) in self.counts)
            if len(ratios) - 1 in self.counts:
                yield ratios[:place] + ratios[place + 1:]

    def moves(self, ratios):
        """Changes of single photos, of some, equal or all ones, of the width, of it and photos, and of one photo for another."""
        rng, count = self.rng, len(ratios)
        cut = rng.randrange(count)
        moves = [Move([place]) for place in range(count)]
        moves += [Move(range(count)), Move(range(cut)), Move(range(cut, count)), Move([], wide=True)]
        moves += [Move(range(count), wide=True), Move([cut], wide=True)]
        moves += [Move([cut], other=rng.randrange(count)) for cut in rng.sample(range(count), min(count, 4))]
        same = [place for place, ratio in enumerate(ratios) if ratio == ratios[cut]]
        moves += [Move(same), Move(same, wide=True)]
        rng.shuffle(moves)
        return moves
