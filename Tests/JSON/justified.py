"""Finds the rows of photos whose lengths follow from their ratios, from a grid's JSON alone."""

import math


class Rows:
    def __init__(self, rows, width, gap, row_gap, number):
        self.aim, self.last, self.align = rows["aim"], rows["last"], rows["align"]
        self.least = rows["least"]
        self.greatest = rows["greatest"] or math.inf
        self.tolerance = number(rows["tolerance"])
        if self.aim == "shape":
            self.shape, self.over = number(rows["shape"]), number(rows["over"] or 0)
        else:
            self.target = number(rows["height"])
        # The least width of tiles; 0 without one.
        self.tile = number(rows.get("width", 0))
        self.width, self.gap, self.row_gap, self.number = width, gap, row_gap, number

    def solve(self, ratios):
        """The ratios of each row, its height, and how far it is from the left."""
        if self.aim == "shape":
            lengths = self.shaped(ratios)
        else:
            lengths = self.balanced(ratios) if self.last == "balanced" else self.greedy(ratios)
        rows, start = [], 0
        for length in lengths:
            rows.append(ratios[start:start + length])
            start += length
        heights = [self.height(row) for row in rows]
        before = [self.number(0)] * len(rows)
        if rows and self.last != "stretch" and self.is_short(rows[-1], heights[-1]):
            heights[-1] = self.aimed(rows[-1])
            if self.aim == "near" and len(rows) > 1:
                heights[-1] = min(heights[-2], self.number(4) / 3 * self.target)
            left = self.width - (len(rows[-1]) - 1) * self.gap - sum(rows[-1]) * heights[-1]
            before[-1] = {"leading": self.number(0), "center": left / 2, "trailing": left}[self.align]
        return list(zip(rows, heights, before))

    def height(self, row):
        return (self.width - (len(row) - 1) * self.gap) / sum(row)

    def aimed(self, row):
        """The height T of a row."""
        return max(self.target, self.tile / min(row))

    def is_short(self, row, height):
        if self.aim == "under":
            return self.length(row) < self.width * (1 - self.tolerance)
        return height > self.number(4) / 3 * self.aimed(row) * (1 + self.tolerance)

    def length(self, row):
        return sum(row) * self.aimed(row) + (len(row) - 1) * self.gap

    def takes(self, row, ratio):
        if len(row) < self.least:
            return True
        if len(row) >= self.greatest:
            return False
        own, after = self.length(row), self.length(row + [ratio])
        if self.aim == "under":
            return own < self.width * (1 - self.tolerance)
        if self.aim == "over":
            return after <= self.width * (1 + self.tolerance)
        return own < self.width / 2 or abs(after - self.width) <= abs(own - self.width) + self.tolerance * self.width

    def greedy(self, ratios):
        lengths, row = [], []
        for ratio in ratios:
            if row and not self.takes(row, ratio):
                lengths.append(len(row))
                row = []
            row = row + [ratio]
        return lengths + ([len(row)] if row else [])

    def balanced(self, ratios):
        best, cuts = [0] + [math.inf] * len(ratios), [min(end, self.least) for end in range(len(ratios) + 1)]

        def look(end, least, greatest):
            length = least
            while length <= min(greatest, end) and self.width - (length - 1) * self.gap > 0:
                row = ratios[end - length:end]
                cost = best[end - length] + length * (self.height(row) - self.target) ** 2
                if cost < best[end] - self.tolerance * self.target ** 2:
                    best[end], cuts[end] = cost, length
                length += 1

        for end in range(1, len(ratios) + 1):
            look(end, self.least, self.greatest)
        if best[-1] == math.inf:
            look(len(ratios), 1, self.least - 1)
        lengths, end = [], len(ratios)
        while end > 0:
            lengths.append(cuts[end])
            end -= cuts[end]
        return lengths[::-1]

    def shaped(self, ratios):
        """The cut whose height is nearest to that of the shape."""
        best, found = math.inf, None
        for count in range(1, len(ratios) + 1):
            for lengths in self.cuts(len(ratios), count):
                cost = self.cost(ratios, lengths)
                if cost < best - self.tolerance * self.width:
                    best, found = cost, lengths
        return found or []

    def cuts(self, photos, rows):
        if rows == 1:
            return [[photos]] if self.least <= photos <= self.greatest else []
        lengths = range(self.least, min(self.greatest, photos) + 1)
        return [[length, *rest] for length in lengths for rest in self.cuts(photos - length, rows - 1)]

    def cost(self, ratios, lengths):
        heights, start = [], 0
        for length in lengths:
            heights.append(self.height(ratios[start:start + length]))
            start += length
        cost = abs(sum(heights) + (len(lengths) - 1) * self.row_gap - self.width / self.shape)
        if min(heights) < self.over:
            cost = cost * 3 / 2
        if any(length > after for length, after in zip(lengths, lengths[1:])):
            cost = cost * 3 / 2
        return cost
