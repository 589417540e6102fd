"""The exact layouts that depend on the photos' ratios, in doubles."""


def ratio_within(limits, ratio):
    """The ratio that applies: 1 if it is unknown, then clamped to the limits if there are any."""
    ratio = 1.0 if ratio is None else ratio
    return ratio if limits is None else min(max(ratio, limits[0]), limits[1])


def one_side(limits, ratios, total):
    """The part of the limits above 1 for photos that are wide on average, otherwise that below."""
    known = [1.0 if ratio is None else ratio for ratio in ratios[:total]]
    if sum(known) + total - len(known) > total * 1.000001:
        return max(limits[0], 1.0), limits[1]
    return limits[0], min(limits[1], 1.0)


def flat(lengths):
    """Rows of photos of the given lengths, as blocks."""
    places = iter(range(sum(lengths)))
    return {"stack": [{"row": [next(places) for _ in range(length)]} for length in lengths]}


class Blocks:
    """Photos in nested rows and stacks. A block of some height is slope · height + offset wide."""

    def __init__(self, blocks, ratios, column_gap, row_gap):
        self.ratios = ratios
        self.column_gap = column_gap
        self.row_gap = row_gap
        self.blocks = blocks

    def line(self, block):
        if isinstance(block, int):
            return self.ratios[block], 0.0
        lines = [self.line(part) for part in block.get("row") or block["stack"]]
        gaps = len(lines) - 1
        if "row" in block:
            return sum(slope for slope, _ in lines), sum(offset for _, offset in lines) + gaps * self.column_gap
        # The heights (width − offset) / slope add up.
        slope = 1 / sum(1 / slope for slope, _ in lines)
        return slope, slope * (sum(offset / slope for slope, offset in lines) - gaps * self.row_gap)

    def width(self, height):
        """The width of all blocks that are together this high."""
        slope, offset = self.line(self.blocks)
        return slope * height + offset

    def frames(self, x, y, width, least=0):
        """The total height, and the frame of each photo; together they are at least so high."""
        frames = {}

        def place(block, x, y, width, height, growth):
            if isinstance(block, int):
                frames[block] = (x, y, width, height + growth)
            for part in [] if isinstance(block, int) else block.get("row") or block["stack"]:
                slope, offset = self.line(part)
                if "row" in block:
                    place(part, x, y, slope * height + offset, height, growth)
                    x += slope * height + offset + self.column_gap
                else:
                    share = growth / len(block["stack"])
                    place(part, x, y, width, (width - offset) / slope, share)
                    y += (width - offset) / slope + share + self.row_gap

        slope, offset = self.line(self.blocks)
        height = (width - offset) / slope
        growth = max(0, least - height)
        place(self.blocks, x, y, width, height, growth)
        return height + growth, [frames[place] for place in sorted(frames)]


def waterfall(columns, tracks, width, top, ratios, row_gap, chosen=None, full=0, wides=()):
    """The end of the longest column, the frames, and how many rounding errors may add up in a column.

    There may be more tracks than columns. The error of a rounded width is divided by the ratio in the height.
    `chosen` has the column that a browser with grid lanes took for each photo, which must be one of the shortest
    within rounding. Without it the photos are in rows, as in browsers without lanes. `wides` has the places of photos that are
    `full` wide, across all columns.
    """
    frames, ends, roundings = [], [top] * len(columns), [tracks + 2.0] * len(columns)
    in_row = 0
    for place, ratio in enumerate(ratios):
        if place in wides:
            y = max(ends)
            frames.append((columns[0], y, full, full / ratio))
            ends, in_row = [y + full / ratio + row_gap] * len(columns), 0
            roundings = [max(roundings) + 1 + 2 / ratio] * len(columns)
            continue
        column = in_row if chosen is None else chosen[place]
        in_row = (in_row + 1) % len(columns)
        if chosen is None and column == 0:
            ends, roundings = [max(ends)] * len(columns), [max(roundings)] * len(columns)
        if chosen is not None and ends[column] > min(ends) + max(roundings) / 32:
            return None
        frames.append((columns[column], ends[column], width, width / ratio))
        ends[column] += width / ratio + row_gap
        roundings[column] += 1 + 2 / ratio
    return max(ends) - row_gap, frames, max(roundings)
