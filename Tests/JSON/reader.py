"""Computes frames from the JSON of a grid alone, as any program can. It shares no code with gridgen.

Lengths are points. With `number=Fraction`, the default, and a grid with exact fractions, every result is exact.
"""

import math
from fractions import Fraction

from justified import Rows


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

    def __init__(self, ratios, add_place, number, total=None):
        self.ratios = ratios
        self.add_place = add_place
        self.number = number
        # The number of photos, if a rule shows only the first ones.
        self.total = total

    def ratio(self, place):
        """The ratio at an index; 1 if it is unknown or missing."""
        ratio = self.ratios[place] if place < len(self.ratios) and place != self.add_place else None
        if ratio is None or not math.isfinite(ratio) or ratio <= 0:
            return self.number(1)
        return self.number(ratio)

    def clamped(self, place, limits):
        ratio = self.ratio(place)
        return ratio if limits is None else min(max(ratio, limits[0]), limits[1])

    def shape(self, place, shapes):
        return shapes.letter(self.ratio(place))

    def match(self, pattern, shapes):
        for place, letter in enumerate(pattern or ""):
            if letter != "." and (place == self.add_place or letter != self.shape(place, shapes)):
                return False
        return True


class Shapes:
    """The limits of tall and of wide photos."""

    def __init__(self, data, number):
        self.tall, self.wide = number(data["tall"]), number(data["wide"])
        self.includes_tall, self.includes_wide = data.get("includesTall", False), data.get("includesWide", False)

    def letter(self, ratio):
        if ratio < self.tall or self.includes_tall and ratio == self.tall:
            return "t"
        return "w" if ratio > self.wide or self.includes_wide and ratio == self.wide else "s"


class Grid:
    """A grid as described by its JSON."""

    def __init__(self, data, number=Fraction):
        self.data = data
        self.number = lambda value: number(Fraction(value)) if number is Fraction else float(Fraction(value))
        self.shapes = Shapes(data["shapes"], self.number)
        self.inset = {key: self.number(value) for key, value in data["inset"].items()}

    def layout(self, count, width, height=0, column_gap=None, row_gap=None, ratios=(), editing=False):
        """The layout for a count of photos, or None if the grid has none."""
        gap = self.data["gap"]
        if row_gap is not None:
            row_gap = self.number(row_gap) + self.number(self.data.get("foot", 0))
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
        # Files of format 1 say nothing of heights.
        sides = ((space.width, entry["minWidth"], entry["belowWidth"]), (space.height, entry.get("minHeight"), entry.get("belowHeight")))
        return all((lower is None or length >= self.number(lower)) and (upper is None or length < self.number(upper))
                   for length, lower, upper in sides)

    def length(self, form, space):
        units = {"w": space.width, "h": space.height, "gx": space.column_gap, "gy": space.row_gap, "pt": 1}
        return sum((self.number(factor) * units[key] for key, factor in form.items()), self.number(0))

    # Listed layouts

    def listed(self, layout, space, photos):
        if "justified" in layout:
            count = layout["count"] - layout["hidden"]
            found = self.justified(layout["justified"], count, photos.total or layout["count"], space, photos)
            if layout["hidden"] > 0:
                found.roles[-1], found.hidden = "more", layout["hidden"]
            return found
        if "parts" in layout:
            count, total = layout["count"] - layout["hidden"], photos.total or layout["count"]
            found = self.parts(
                layout["parts"], count, space, Photos(photos.ratios, photos.add_place, photos.number, total))
            if layout["hidden"] > 0:
                found.roles[-1], found.hidden = "more", layout["hidden"]
            return found
        if "strip" in layout:
            count = layout["count"] - layout["hidden"]
            found = self.strip(layout["strip"], count, photos.total or layout["count"], space, photos)
            if layout["hidden"] > 0:
                found.roles[-1], found.hidden = "more", layout["hidden"]
            return found
        tiles = layout["tiles"]
        if "photos" in layout:
            tree = layout["photos"]
            solved = self.solved(tree, tree["blocks"], photos.total or layout["count"], tree.get("align"), space, photos)
            edges = [set(tile["edges"]) - free for tile, free in zip(tiles, solved.edges)]
            return Layout(
                solved.size, solved.frames, [tile["role"] for tile in tiles], edges, layout["hidden"])
        frames = [tuple(self.length(tile[key], space) for key in ("x", "y", "width", "height")) for tile in tiles]
        size = tuple(self.length(layout["size"][key], space) for key in ("width", "height"))
        return Layout(
            size, frames, [tile["role"] for tile in tiles], [set(tile["edges"]) for tile in tiles], layout["hidden"])

    # Photos that keep their ratios

    def limits(self, ratios):
        return None if ratios is None else tuple(self.number(ratio) for ratio in ratios)

    def side(self, options, count, photos):
        """The limits of ratios, or one side of them, for a count of photos."""
        limits = self.limits(options["ratios"])
        if not options.get("sided"):
            return limits
        one, least = self.number(1), self.number(Fraction(1000001, 1000000))
        known = min(count, len(photos.ratios))
        total = sum((photos.ratio(place) for place in range(known)), self.number(0)) + (count - known)
        return (max(limits[0], one), limits[1]) if total > count * least else (limits[0], min(limits[1], one))

    def width_within(self, box, slope, offset, width):
        """The width of blocks whose height is slope · width + offset, in a box as wide as `width`."""
        if box is None or not ("ratio" in box or "height" in box):
            return width
        most = width / self.number(box["ratio"]) if "ratio" in box else self.number(box["height"])
        return width if slope * width + offset <= most else max(self.number(0), (most - offset) / slope)

    def missing_height(self, box, height, width):
        """What blocks are lower than their least height."""
        least = (box or {}).get("least")
        if least is None:
            return self.number(0)
        least = width / self.number(least["ratio"]) if "ratio" in least else self.number(least["height"])
        return max(self.number(0), least - height)

    def solved(self, options, blocks, count, align, space, photos):
        """The frames of a tree of blocks; the height of a block is slope · width + offset. The edges are those that
        tiles don't touch since a box makes the blocks narrower."""
        frames = {}
        limits = self.side(options, count, photos)

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

        def place(block, x, y, width, growth):
            """Places a block and returns its height."""
            slope, offset = line(block)
            height = slope * width + offset
            if isinstance(block, int):
                frames[block] = (x, y, width, height + growth)
                return height + growth
            for part in block.get("stack", []):
                y += place(part, x, y, width, growth / len(block["stack"])) + space.row_gap
            for part in block.get("row", []):
                slope, offset = line(part)
                part_width = (height - offset) / slope
                place(part, x, y, part_width, growth)
                x += part_width + space.column_gap
            return height + growth

        inset = self.inset
        full = space.width - inset["left"] - inset["right"]
        width = self.width_within(options.get("within"), *line(blocks), full)
        before = {"leading": self.number(0), "center": self.number(Fraction(1, 2)), "trailing": self.number(1)}
        left = inset["left"] + (full - width) * before[align or "leading"]
        slope, offset = line(blocks)
        growth = self.missing_height(options.get("within"), slope * full + offset, full)
        height = place(blocks, left, inset["top"], width, growth)
        tolerance = full * self.number(Fraction(1, 1000000))
        free = {"left"} if left - inset["left"] > tolerance else set()
        free |= {"right"} if inset["left"] + full - (left + width) > tolerance else set()
        return Layout(
            (space.width, inset["top"] + height + inset["bottom"]), [frames[index] for index in sorted(frames)],
            ["photo"] * len(frames), [free for _ in frames])

    # Rules

    def by_rule(self, rule, count, space, photos):
        if "show" in rule:
            layout = self.find(rule["show"], space, Photos(photos.ratios, photos.add_place, self.number, count))
            if layout:
                layout.roles[-1] = "more"
                layout.hidden = count - rule["show"]
            return layout
        if "repeat" in rule:
            return self.repeated(rule, count, space, photos)
        if "parts" in rule:
            return self.parts(rule["parts"], count, space, photos)
        if "waterfall" in rule:
            return self.waterfall(rule["waterfall"], count, space, photos)
        if "justified" in rule:
            return self.justified(rule["justified"], count, photos.total or count, space, photos)
        if "strip" in rule:
            return self.strip(rule["strip"], count, photos.total or count, space, photos)
        return self.rows(rule, count, space, photos)

    def strip(self, strip, count, total, space, photos):
        """One row of a height, which may be longer than the container."""
        limits, inset = self.side(strip, total, photos), self.inset
        full = space.width - inset["left"] - inset["right"]
        height = self.number(strip["height"]) if "height" in strip else full / self.number(strip["ratio"])
        widths = [height * photos.clamped(place, limits) for place in range(count)]
        length = sum(widths, self.number(0)) + (count - 1) * space.column_gap
        content = max(full, length)
        before = {"leading": self.number(0), "center": self.number(Fraction(1, 2)), "trailing": self.number(1)}
        x, near = (content - length) * before[strip["align"]], content * self.number(strip["tolerance"])
        frames, edges = [], []
        for width in widths:
            frames.append((inset["left"] + x, inset["top"], width, height))
            edges.append({"top", "bottom"} | ({"left"} if x <= near else set())
                         | ({"right"} if x + width >= content - near else set()))
            x += width + space.column_gap
        size = inset["left"] + content + inset["right"], inset["top"] + height + inset["bottom"]
        return Layout(size, frames, ["photo"] * count, edges)

    def justified(self, rows, count, total, space, photos):
        limits, inset = self.side(rows, total, photos), self.inset
        ratios = [photos.clamped(place, limits) for place in range(count)]
        width = space.width - inset["left"] - inset["right"]
        solver = Rows(rows, width, space.column_gap, space.row_gap, self.number)
        frames, edges, y = [], [], inset["top"]
        found = solver.solve(ratios)
        for index, (row, height, before) in enumerate(found):
            x = inset["left"] + before
            touched = ({"top"} if index == 0 else set()) | ({"bottom"} if index == len(found) - 1 else set())
            for place, ratio in enumerate(row):
                frames.append((x, y, ratio * height, height))
                ends = {"left"} if place == 0 and before == 0 else set()
                fills = abs(x + ratio * height - inset["left"] - width) <= width * solver.tolerance
                edges.append(touched | ends | ({"right"} if place == len(row) - 1 and fills else set()))
                x += ratio * height + space.column_gap
            y += height + space.row_gap
        return Layout((space.width, y - space.row_gap + inset["bottom"]), frames, ["photo"] * count, edges)

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
            solved = self.solved(rule["sizing"], blocks, photos.total or count, rule["align"], space, photos)
            for index, row in enumerate(rows):
                touched = {"top"} if index == 0 else set()
                touched |= {"bottom"} if index == len(rows) - 1 else set()
                for place in row:
                    ends = {"left"} if place == row[0] else set()
                    ends |= {"right"} if place == row[-1] else set()
                    solved.edges[place] = touched | (ends - solved.edges[place])
            return solved
        inset, sizing, last = self.inset, rule["sizing"], rule["last"]
        kind = sizing["kind"]
        lengths = self.row_lengths(count, rule["rows"], last)
        across, down = inset["left"] + inset["right"], inset["top"] + inset["bottom"]
        size = [space.width, space.height]
        if kind == "frame-ratio":
            size[1] = space.width / self.number(sizing["ratio"])
        if kind == "frame-height":
            size[1] = self.number(sizing["height"])
        frame_height = (size[1] - down - (len(lengths) - 1) * space.row_gap) / len(lengths)
        frames, edges = [], []
        top = inset["top"]
        for row, length in enumerate(lengths):
            spreads = rule["align"] == "spread"
            slots = rule["rows"] if spreads or kind != "tile-size" and last == "short" else max(lengths) if kind == "tile-size" else length
            width = (space.width - across - (slots - 1) * space.column_gap) / slots
            height = frame_height
            if kind == "tile-ratio":
                height = width / self.number(sizing["ratio"])
            if kind == "tile-height":
                height = self.number(sizing["height"])
            if kind == "tile-size":
                width, height = self.number(sizing["width"]), self.number(sizing["height"])
            empty = slots - length
            before = {"leading": self.number(0), "center": self.number(Fraction(1, 2)), "trailing": self.number(1), "spread": self.number(0)}
            column_gap = space.column_gap
            if spreads and slots > 1:
                column_gap = (space.width - across - slots * width) / (slots - 1)
            elif spreads:
                empty = 1
            left = inset["left"] + before[rule["align"]] * empty * (width + column_gap)
            for index in range(length):
                frames.append((left + index * (width + column_gap), top, width, height))
                touched = {
                    "top": row == 0, "bottom": row == len(lengths) - 1,
                    "left": index == 0 and (empty == 0 or rule["align"] in ("leading", "spread")),
                    "right": index == length - 1 and (empty == 0 or rule["align"] == "trailing")}
                edges.append({edge for edge, is_touched in touched.items() if is_touched})
            top += height + space.row_gap
        if kind == "tile-size" and not spreads:
            slots = max(lengths)
            size[0] = across + slots * self.number(sizing["width"]) + (slots - 1) * space.column_gap
        if kind in ("tile-size", "tile-ratio", "tile-height"):
            size[1] = top - space.row_gap + inset["bottom"]
        return Layout(tuple(size), frames, ["photo"] * count, edges)

    def repeated(self, rule, count, space, photos):
        """Blocks under one another, of which the last may have fewer photos."""
        inset, per_block = self.inset, rule["repeat"]
        block = self.find(per_block, space, photos)
        left, right = inset["left"], block.size[0] - inset["right"]
        frames, edges, top = [], [], self.number(0)
        for start in range(0, count, per_block):
            part = block if count - start >= per_block else self.find(count - start, space, photos)
            reflects = rule["mirrored"] and start // per_block % 2 == 1
            swapped = {"left": "right", "right": "left"} if reflects else {}
            for (x, y, width, height), touched in zip(part.frames, part.edges):
                frames.append((left + right - x - width if reflects else x, top + y, width, height))
                touched = touched - ({"top"} if start > 0 else set())
                touched = touched - ({"bottom"} if start + per_block < count else set())
                edges.append({swapped.get(edge, edge) for edge in touched})
            top += part.size[1] - inset["top"] - inset["bottom"] + space.row_gap
        height = top - space.row_gap + inset["top"] + inset["bottom"]
        return Layout((block.size[0], height), frames, ["photo"] * count, edges)

    def parts(self, parts, count, space, photos):
        """Written rows, and rows of the other photos, under one another."""
        inset, frames, edges, top, start = self.inset, [], [], self.inset["top"], 0
        others = count - sum(part.get("count", 0) for part in parts)
        tolerance = space.width * self.number(Fraction(1, 1000000))

        def one_side(options):
            if "ratios" not in options:
                return options
            limits = self.side(options, photos.total or count, photos)
            return {**options, "ratios": limits, "sided": False}

        for part in parts:
            number = part.get("count", others)
            if number == 0:
                continue
            place = None if photos.add_place is None else photos.add_place - start
            own = Photos(photos.ratios[start:], place, photos.number)
            if "rows" in part:
                layout = self.rows({**part, "sizing": one_side(part["sizing"])}, number, space, own)
                height = layout.size[1]
            elif "justified" in part:
                layout = self.justified(one_side(part["justified"]), number, number, space, own)
                height = layout.size[1]
            elif "photos" in part:
                options = one_side(part["photos"])
                layout = self.solved(options, options["blocks"], number, None, space, own)
                height = layout.size[1]
            else:
                tiles = [tuple(self.length(tile[key], space) for key in ("x", "y", "width", "height")) for tile in part["tiles"]]
                height = self.length(part["height"], space)
                layout = Layout((space.width, height), tiles, [], None)
            if "rows" not in part and "justified" not in part:
                layout.edges = [{edge for edge, distance in {
                    "left": x - inset["left"], "right": space.width - inset["right"] - x - width,
                    "top": y - inset["top"], "bottom": height - inset["bottom"] - y - tall}.items() if abs(distance) <= tolerance}
                    for x, y, width, tall in layout.frames]
            for (x, y, width, tall), touched in zip(layout.frames, layout.edges):
                frames.append((x, top - inset["top"] + y, width, tall))
                touched = touched - ({"top"} if start > 0 else set())
                edges.append(touched - ({"bottom"} if start + number < count else set()))
            top += height - inset["top"] - inset["bottom"] + space.row_gap
            start += number
        return Layout((space.width, top - space.row_gap + inset["bottom"]), frames, ["photo"] * count, edges)

    def waterfall(self, waterfall, count, space, photos):
        lefts = [self.length(form, space) for form in waterfall["columns"]]
        width, top, bottom = (self.length(waterfall[key], space) for key in ("columnWidth", "top", "bottom"))
        tolerance = self.number(waterfall["tolerance"]) * width
        limits = self.limits(waterfall["ratios"])
        nexts, lasts = [top] * len(lefts), [None] * len(lefts)
        frames, edges = [], []
        for place in range(count):
            if "across" in waterfall and photos.shape(place, self.shapes) == "w":
                full, y = self.length(waterfall["across"], space), max(nexts)
                height = full / photos.clamped(place, limits)
                frames.append((lefts[0], y, full, height))
                edges.append({"left", "right"} | (set() if frames[:-1] else {"top"}))
                nexts, lasts = [y + height + space.row_gap] * len(lefts), [place] * len(lefts)
                continue
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
