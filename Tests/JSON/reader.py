"""Computes frames from the JSON of a grid alone, as any program can. It shares no code with gridgen.

Lengths are points. With `number=Fraction`, the default, and a grid with exact fractions, every result is exact.
"""

import math
from fractions import Fraction


class Layout:
    """The size of the container, and the frame (x, y, width, height), the role and the edges of each tile."""

    def __init__(self, size, frames, roles, edges, hidden=0):
        self.size = size
        self.frames = frames
        self.roles = roles
        self.edges = edges
        self.hidden = hidden


class Space:
    """The container and the gaps."""

    def __init__(self, width, height, column_gap, row_gap):
        self.width = width
        self.height = height
        self.column_gap = column_gap
        self.row_gap = row_gap


class Photos:
    """The content of the tiles: photos with ratios, None for unknown ones, and possibly the tile that adds a
    photo."""

    def __init__(self, ratios, add_place, number):
        self.ratios = ratios
        self.add_place = add_place
        self.number = number

    def ratio(self, place):
        """The ratio at an index; 1 if it is unknown or missing."""
        ratio = self.ratios[place] if place < len(self.ratios) and place != self.add_place else None
        if ratio is None or not math.isfinite(ratio) or ratio <= 0:
            return self.number(1)
        return self.number(ratio)

    def clamped(self, place, limits):
        ratio = self.ratio(place)
        return ratio if limits is None else min(max(ratio, limits[0]), limits[1])

    def match(self, pattern, shapes):
        for place, letter in enumerate(pattern or ""):
            if letter == ".":
                continue
            ratio = self.ratio(place)
            shape = "t" if ratio < shapes["tall"] else "w" if ratio > shapes["wide"] else "s"
            if place == self.add_place or letter != shape:
                return False
        return True


class Grid:
    """A grid as described by its JSON."""

    def __init__(self, data, number=Fraction):
        self.data = data
        self.number = lambda value: number(Fraction(value)) if number is Fraction else float(Fraction(value))
        self.shapes = {key: self.number(value) for key, value in data["shapes"].items()}
        self.inset = {key: self.number(value) for key, value in data["inset"].items()}

    def layout(self, count, width, height=0, column_gap=None, row_gap=None, ratios=(), editing=False):
        """The layout for a count of photos, or None if the grid has none."""
        gap = self.data["gap"]
        space = Space(
            self.number(width), self.number(height),
            self.number(gap["column"] if column_gap is None else column_gap),
            self.number(gap["row"] if row_gap is None else row_gap))
        append = self.data["append"]
        if editing and append is not None and 0 <= count < append:
            layout = self.find(count + 1, space, Photos(ratios, count, self.number))
            if layout:
                layout.roles[-1] = "add"
            return layout
        if count == 0:
            return Layout((space.width, self.number(0)), [], [], [])
        return self.find(count, space, Photos(ratios, None, self.number))

    def find(self, count, space, photos):
        """The first match among the layouts, then among the rules, in their order."""
        for layout in self.data["layouts"]:
            if layout["count"] == count and self.is_for(layout, space) and photos.match(
                    layout["pattern"], self.shapes):
                return self.listed(layout, space, photos)
        for rule in self.data["rules"]:
            if rule["from"] <= count and (rule["to"] is None or count <= rule["to"]) and self.is_for(rule, space):
                return self.by_rule(rule, count, space, photos)
        return None

    def is_for(self, entry, space):
        lower, upper = entry["minWidth"], entry["belowWidth"]
        return (lower is None or space.width >= self.number(lower)) and (
            upper is None or space.width < self.number(upper))

    def length(self, form, space):
        units = {"w": space.width, "h": space.height, "gx": space.column_gap, "gy": space.row_gap, "pt": 1}
        return sum((self.number(factor) * units[key] for key, factor in form.items()), self.number(0))

    # Listed layouts

    def listed(self, layout, space, photos):
        tiles = layout["tiles"]
        if "photos" in layout:
            tree = layout["photos"]
            solved = self.solved(tree["blocks"], self.limits(tree["ratios"]), space, photos)
            return Layout(
                solved.size, solved.frames, [tile["role"] for tile in tiles], [set(tile["edges"]) for tile in tiles],
                layout["hidden"])
        frames = [tuple(self.length(tile[key], space) for key in ("x", "y", "width", "height")) for tile in tiles]
        size = tuple(self.length(layout["size"][key], space) for key in ("width", "height"))
        return Layout(
            size, frames, [tile["role"] for tile in tiles], [set(tile["edges"]) for tile in tiles], layout["hidden"])

    # Photos that keep their ratios

    def limits(self, ratios):
        return None if ratios is None else tuple(self.number(ratio) for ratio in ratios)

    def solved(self, blocks, limits, space, photos):
        """The frames of a tree of blocks; the height of a block is slope · width + offset."""
        frames = {}

        def line(block):
            if isinstance(block, int):
                return 1 / photos.clamped(block, limits), self.number(0)
            if "stack" in block:
                lines = [line(part) for part in block["stack"]]
                return sum(slope for slope, _ in lines), sum(
                    (offset for _, offset in lines), (len(lines) - 1) * space.row_gap)
            lines = [line(part) for part in block["row"]]
            width = sum(1 / slope for slope, _ in lines)
            less = sum((offset / slope for slope, offset in lines), -(len(lines) - 1) * space.column_gap)
            return 1 / width, less / width

        def place(block, x, y, width):
            """Places a block and returns its height."""
            slope, offset = line(block)
            height = slope * width + offset
            if isinstance(block, int):
                frames[block] = (x, y, width, height)
                return height
            for part in block.get("stack", []):
                y += place(part, x, y, width) + space.row_gap
            for part in block.get("row", []):
                slope, offset = line(part)
                part_width = (height - offset) / slope
                place(part, x, y, part_width)
                x += part_width + space.column_gap
            return height

        inset = self.inset
        height = place(blocks, inset["left"], inset["top"], space.width - inset["left"] - inset["right"])
        return Layout(
            (space.width, inset["top"] + height + inset["bottom"]), [frames[index] for index in sorted(frames)],
            ["photo"] * len(frames), [set() for _ in frames])

    # Rules

    def by_rule(self, rule, count, space, photos):
        if "show" in rule:
            layout = self.find(rule["show"], space, photos)
            if layout:
                layout.roles[-1] = "more"
                layout.hidden = count - rule["show"]
            return layout
        if "waterfall" in rule:
            return self.waterfall(rule["waterfall"], count, space, photos)
        return self.rows(rule, count, space, photos)

    @staticmethod
    def row_lengths(count, per_row, last):
        rows = -(-count // per_row)
        if last == "balanced":
            least, longer = divmod(count, rows)
            return [least] * (rows - longer) + [least + 1] * longer
        return [per_row] * (rows - 1) + [count - per_row * (rows - 1)]

    def rows(self, rule, count, space, photos):
        if rule["sizing"]["kind"] == "tile-photo":
            places = iter(range(count))
            rows = [[next(places) for _ in range(length)] for length in self.row_lengths(count, rule["rows"], rule["last"])]
            blocks = {"stack": [{"row": row} for row in rows]}
            solved = self.solved(blocks, self.limits(rule["sizing"]["ratios"]), space, photos)
            for index, row in enumerate(rows):
                touched = {"top"} if index == 0 else set()
                touched |= {"bottom"} if index == len(rows) - 1 else set()
                for place in row:
                    ends = {"left"} if place == row[0] else set()
                    solved.edges[place] = touched | ends | ({"right"} if place == row[-1] else set())
            return solved
        inset, sizing, last = self.inset, rule["sizing"], rule["last"]
        kind = sizing["kind"]
        lengths = self.row_lengths(count, rule["rows"], last)
        across, down = inset["left"] + inset["right"], inset["top"] + inset["bottom"]
        size = [space.width, space.height]
        if kind == "frame-ratio":
            size[1] = space.width / self.number(sizing["ratio"])
        frame_height = (size[1] - down - (len(lengths) - 1) * space.row_gap) / len(lengths)
        frames, edges = [], []
        top = inset["top"]
        for row, length in enumerate(lengths):
            slots = max(lengths) if kind == "tile-size" else rule["rows"] if last == "short" else length
            width = (space.width - across - (slots - 1) * space.column_gap) / slots
            height = frame_height
            if kind == "tile-ratio":
                height = width / self.number(sizing["ratio"])
            if kind == "tile-size":
                width, height = self.number(sizing["width"]), self.number(sizing["height"])
            empty = slots - length
            before = {"leading": self.number(0), "center": self.number(Fraction(1, 2)), "trailing": self.number(1)}
            left = inset["left"] + before[rule["align"]] * empty * (width + space.column_gap)
            for index in range(length):
                frames.append((left + index * (width + space.column_gap), top, width, height))
                touched = {
                    "top": row == 0, "bottom": row == len(lengths) - 1,
                    "left": index == 0 and (empty == 0 or rule["align"] == "leading"),
                    "right": index == length - 1 and (empty == 0 or rule["align"] == "trailing")}
                edges.append({edge for edge, is_touched in touched.items() if is_touched})
            top += height + space.row_gap
        if kind == "tile-size":
            slots = max(lengths)
            size[0] = across + slots * self.number(sizing["width"]) + (slots - 1) * space.column_gap
        if kind in ("tile-size", "tile-ratio"):
            size[1] = top - space.row_gap + inset["bottom"]
        return Layout(tuple(size), frames, ["photo"] * count, edges)

    def waterfall(self, waterfall, count, space, photos):
        lefts = [self.length(form, space) for form in waterfall["columns"]]
        width, top, bottom = (self.length(waterfall[key], space) for key in ("columnWidth", "top", "bottom"))
        tolerance = self.number(waterfall["tolerance"]) * width
        limits = self.limits(waterfall["ratios"])
        nexts, lasts = [top] * len(lefts), [None] * len(lefts)
        frames, edges = [], []
        for place in range(count):
            least = min(nexts)
            column = next(index for index, length in enumerate(nexts) if length <= least + tolerance)
            height = width / photos.clamped(place, limits)
            frames.append((lefts[column], nexts[column], width, height))
            touched = {"top": lasts[column] is None, "left": column == 0, "right": column == len(lefts) - 1}
            edges.append({edge for edge, is_touched in touched.items() if is_touched})
            nexts[column] += height + space.row_gap
            lasts[column] = place
        longest = max(nexts)
        for length, last in zip(nexts, lasts):
            if last is not None and length + tolerance >= longest:
                edges[last].add("bottom")
        return Layout((space.width, longest - space.row_gap + bottom), frames, ["photo"] * count, edges)
