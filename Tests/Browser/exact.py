"""The exact layout, computed from JSON with exact fractions; shares no code with gridgen.

The fractions are exact, and the results are doubles whose errors are a billionth of the tolerance.
"""

import math
import pathlib
import sys
from fractions import Fraction

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "JSON"))

from justified import Rows
from photos import Blocks, flat, one_side, ratio_within, waterfall
from reader import Shapes


def length(form):
    """The coefficients of w, h, gx, gy and pt."""
    return tuple(float(Fraction(form.get(key, 0))) for key in ("w", "h", "gx", "gy", "pt"))


def value(form, width, height, column_gap, row_gap):
    return form[0] * width + form[1] * height + form[2] * column_gap + form[3] * row_gap + form[4]


class Frame:
    """A layout at one size: the container and the tiles as (x, y, width, height).

    `edges` has the sides that each tile touches of the container inside its insets.
    """

    #: Whether each tile has its photo's ratio.
    keeps_ratios = False
    #: The width of the content if it scrolls sideways: that of the container or more.
    scrolled_width = None
    #: Whether rounding may decide which photos a row has.
    is_tie = False

    def __init__(self, size, tiles, hidden, tracks, fixed_width, uses_height, edges):
        self.size = size
        self.tiles = tiles
        self.hidden = hidden
        self.tracks = tracks
        self.fixed_width = fixed_width
        self.uses_height = uses_height
        self.edges = edges

    @property
    def is_positive(self):
        return all(width > 1e-9 and height > 1e-9 for _, _, width, height in self.tiles)


class Layout:
    """A layout with listed tiles."""

    def __init__(self, entry):
        self.size = [length(entry["size"][key]) for key in ("width", "height")]
        self.tiles = [[length(tile[key]) for key in ("x", "y", "width", "height")] for tile in entry["tiles"]]
        self.hidden = entry["hidden"]
        self.edges = [set(tile["edges"]) for tile in entry["tiles"]]
        self.tracks = self.count(0) + self.count(1)

    @staticmethod
    def line(form):
        """Identifies a grid line: its fraction of the container, or its points if there is none."""
        shares = tuple(round(share, 9) for share in form[:2])
        return shares if any(shares) else (0, 0, max(round(form[4], 9), 0))

    def count(self, axis):
        """The number of tracks: columns for axis 0, rows for axis 1."""
        lines = {(0, 0, 0), self.line(self.size[axis])}
        for tile in self.tiles:
            end = [start + extent for start, extent in zip(tile[axis], tile[axis + 2])]
            lines |= {self.line(tile[axis]), self.line(end)}
        return max(1, len(lines) - 1)

    def frame(self, width, height, column_gap, row_gap):
        sizes = width, height, column_gap, row_gap
        tiles = [tuple(value(form, *sizes) for form in tile) for tile in self.tiles]
        size = tuple(value(form, *sizes) for form in self.size)
        return Frame(size, tiles, self.hidden, self.tracks, self.size[0][0] == 0, self.size[1][1] != 0, self.edges)


class Grid:
    def __init__(self, data):
        self.name = data["name"]
        self.inset = {side: Fraction(value) for side, value in data["inset"].items()}
        self.gap = (Fraction(data["gap"]["row"]), Fraction(data["gap"]["column"]))
        self.foot = Fraction(data.get("foot", 0))
        self.width = [Fraction(value) for value in data["width"]]
        self.rules = data["rules"]
        self.layouts = {}
        self.prepared = {}
        for layout in data["layouts"]:
            self.layouts.setdefault(layout["count"], []).append(layout)
        self.append = data["append"] or 0
        self.letters = Shapes(data["shapes"], Fraction)

    @property
    def borders(self):
        """The widths where sections begin or end."""
        return self.limits("minWidth", "belowWidth")

    @property
    def height_borders(self):
        """The heights where they do."""
        return self.limits("minHeight", "belowHeight")

    def limits(self, *keys):
        every = [layout for layouts in self.layouts.values() for layout in layouts] + self.rules
        return sorted({Fraction(entry[key]) for entry in every for key in keys if entry.get(key) is not None})

    def wides(self, ratios):
        """Whether a page marks each photo as one that lies across all columns of a waterfall."""
        if not any("across" in rule["waterfall"] for rule in self.rules if "waterfall" in rule):
            return []
        return [ratio is not None and self.letters.letter(Fraction(ratio)) == "w" for ratio in ratios]

    @property
    def has_waterfall(self):
        return any("waterfall" in rule for rule in self.rules)

    @property
    def looks_at_ratios(self):
        sizings = [self.rows_in(rule)["sizing"]["kind"] for rule in self.rules if "rows" in self.rows_in(rule)]
        listed = [layout for layouts in self.layouts.values() for layout in layouts]
        return self.has_waterfall or "tile-photo" in sizings or any(
            "photos" in entry or "justified" in entry or "strip" in entry for entry in listed + self.rules)

    @staticmethod
    def rows_in(rule):
        """A rule, or those of its parts that are rows for all photos that written ones leave."""
        return next((part for part in rule.get("parts", []) if "rows" in part), rule)

    @property
    def has_sections(self):
        return bool(self.borders or self.height_borders)

    def patterns(self, count):
        """The patterns for a count that depend on photos' shapes."""
        found = [layout["pattern"] for layout in self.layouts.get(count, []) if layout["pattern"]]
        for rule in self.rules:
            if "show" in rule and rule["from"] <= count <= (rule["to"] or count):
                found += self.patterns(rule["show"])
        return found

    def counts(self):
        """Every count that makes a difference, and one beyond."""
        counts = set(self.layouts)
        for rule in self.rules:
            written = sum(part.get("count", 0) for part in rule.get("parts", []))
            per_row = self.rows_in(rule).get("rows", 1)
            if "repeat" in rule:
                # A whole block, one that may be reflected, and each rest of both.
                per_row = rule["repeat"]
                counts |= set(range(rule["from"], min(rule["from"] + 4 * per_row, rule["to"] or math.inf) + 1))
            if "waterfall" in rule:
                per_row = len(rule["waterfall"]["columns"])
            if "justified" in rule:
                per_row = 6
            if "strip" in rule:
                per_row = 3
            # Balanced rows have their own pattern up to the square.
            several = per_row * per_row if self.rows_in(rule).get("last") == "balanced" else 2 * per_row + 1
            last = rule["from"] + several + written
            counts |= set(range(rule["from"], min(last, rule["to"] or last) + 1))
            if rule["to"] is None:
                counts.add(rule["from"] + 10 * per_row + 3)
            if rule["to"] is not None and rule["to"] <= 200:
                counts |= {rule["to"], rule["to"] + 1}
                # Rows with a common height are declared for each count if the width selects the layout.
                if self.has_sections and rule.get("sizing", {}).get("kind", "").startswith("frame"):
                    every = range(rule["from"], rule["to"], per_row)
                    counts |= set(every[::max(1, len(every) // 16)])
        counts.add(max(self.layouts, default=0) + 1)
        return sorted(counts)

    def find(self, count, width, shapes="", height=None):
        """The layout or rule for a count at a width, or None; `shapes` has a letter for each photo, s if it is
        missing. Without a height, those for all heights come first."""

        def holds(entry):
            sides = [(width, entry["minWidth"], entry["belowWidth"]), (height, entry.get("minHeight"), entry.get("belowHeight"))]
            return all((lower is None or length is not None and length >= Fraction(lower))
                       and (upper is None or length is not None and length < Fraction(upper))
                       for length, lower, upper in sides)

        def matches(pattern):
            letters = (shapes or "").ljust(count, "s")
            return all(wanted in (".", letter) for wanted, letter in zip(pattern or "", letters))

        for layout in self.layouts.get(count, []):
            if holds(layout) and matches(layout["pattern"]):
                return layout
        for rule in self.rules:
            if rule["from"] <= count and (rule["to"] is None or count <= rule["to"]) and holds(rule):
                return rule
        return None

    def is_ever_laid_out(self, count):
        if count in self.layouts:
            return True
        return any(rule["from"] <= count and (rule["to"] is None or count <= rule["to"]) for rule in self.rules)

    def frame(self, count, width, height, column_gap, row_gap, shapes="", ratios=(), chosen=None, total=None, wides=()):
        """The layout of a count in a container, or None if the spec has none.

        `ratios` has the photos' ratios, None for unknown ones; for a waterfall, `chosen` has the browser's columns, and `wides` says which photos are
        marked as wide.
        `total` is the number of photos if only `count` of them are shown.
        """
        total = total or count
        entry = self.find(count, width, shapes, height)
        if entry is None:
            return None
        sizes = tuple(map(float, (width, height, column_gap, row_gap)))
        if "photos" in entry:
            tree = entry["photos"]
            blocks = self.blocks(tree["blocks"], tree, tree.get("align"), total, ratios, *sizes)
            blocks.hidden = entry["hidden"]
            return blocks
        if "justified" in entry:
            return self.flow(entry["justified"], count, entry.get("hidden", 0), ratios, *sizes)
        if "strip" in entry:
            return self.strip(entry["strip"], count - entry.get("hidden", 0), entry.get("hidden", 0), ratios, *sizes)
        if "waterfall" in entry:
            return self.waterfall(entry["waterfall"], ratios, chosen, wides, *sizes)
        if "tiles" in entry:
            if id(entry) not in self.prepared:
                self.prepared[id(entry)] = Layout(entry)
            layout = self.prepared[id(entry)]
            return layout.frame(*sizes)
        if "show" in entry:
            frame = self.frame(entry["show"], width, height, column_gap, row_gap, shapes, ratios, total=total)
            if frame is not None:
                frame.hidden = count - len(frame.tiles)
            return frame
        if "repeat" in entry:
            return self.repeated(entry, count, *sizes)
        if "parts" in entry:
            return self.parts(entry["parts"], count, ratios, *sizes)
        return self.rows(entry, count, ratios, *sizes)

    def blocks(self, blocks, options, align, total, ratios, width, height, column_gap, row_gap):
        """Photos that keep their ratios."""
        inset = {side: float(value) for side, value in self.inset.items()}
        limits = [float(Fraction(limit)) for limit in options["ratios"]]
        if options.get("sided"):
            limits = one_side(limits, ratios, total)
        solver = Blocks(blocks, [ratio_within(limits, ratio) for ratio in ratios], column_gap, row_gap)
        inner = width - inset["left"] - inset["right"]
        box = options.get("within")
        own, least = inner, 0
        if box is not None:
            def height(box):
                return inner / float(Fraction(box["ratio"])) if "ratio" in box else float(Fraction(box["height"]))

            if "ratio" in box or "height" in box:
                own = max(0.0, min(inner, solver.width(height(box))))
            least = height(box["least"]) if "least" in box else 0
        before = (inner - own) * {"leading": 0, "center": 0.5, "trailing": 1}[align or "leading"]
        high, frames = solver.frames(inset["left"] + before, inset["top"], own, least)
        size = width, high + inset["top"] + inset["bottom"]
        frame = Frame(size, frames, 0, 2 + 2 * len(frames), False, False, self.edges(size, frames))
        frame.keeps_ratios = True
        return frame

    def flow(self, rows, count, hidden, ratios, width, *sizes):
        """Rows of as many photos as fit."""
        inner, limits = width - float(self.inset["left"] + self.inset["right"]), [float(Fraction(limit)) for limit in rows["ratios"]]
        known = [ratio_within(limits, ratio) for ratio in ratios[:count - hidden]]
        finder = Rows(rows, inner, sizes[1], sizes[2], lambda number: float(Fraction(number)))
        lengths = finder.greedy(known)
        frame = self.blocks(flat(lengths), rows, None, count, ratios, width, *sizes)
        frame.hidden = hidden
        # Browsers round lengths before they compare them.
        starts = [sum(lengths[:row]) for row in range(len(lengths))]
        tried = [known[start:end] for start in starts for end in range(start + 2, len(known) + 1)]
        frame.is_tie = any(abs(finder.length(row) - inner) < 0.25 for row in tried)
        return frame

    def strip(self, strip, count, hidden, ratios, width, height, column_gap, row_gap):
        """One row that may be longer than the container, which then scrolls. No sheet has one with limits of one side."""
        inset = {side: float(value) for side, value in self.inset.items()}
        inner, limits = width - inset["left"] - inset["right"], [float(Fraction(limit)) for limit in strip["ratios"]]
        high = float(Fraction(strip["height"])) if "height" in strip else inner / float(Fraction(strip["ratio"]))
        known = [ratio_within(limits, ratio) for ratio in (list(ratios) + [None] * count)[:count]]
        length = high * sum(known) + (count - 1) * column_gap
        left = inset["left"] + max(0, inner - length) * {"leading": 0, "center": 0.5, "trailing": 1}[strip["align"]]
        tiles = []
        for ratio in known:
            tiles.append((left, inset["top"], high * ratio, high))
            left += high * ratio + column_gap
        frame = Frame((width, high + inset["top"] + inset["bottom"]), tiles, hidden, 2 + 3 * count, False, False, None)
        frame.scrolled_width = inset["left"] + max(inner, length) + inset["right"]
        return frame

    def waterfall(self, rule, ratios, chosen, wides, width, height, column_gap, row_gap):
        sizes = width, height, column_gap, row_gap
        columns = [value(length(form), *sizes) for form in rule["columns"]]
        extent, top, bottom = (value(length(rule[key]), *sizes) for key in ("columnWidth", "top", "bottom"))
        limits = rule["ratios"] and [float(Fraction(limit)) for limit in rule["ratios"]]
        counting = [ratio_within(limits, ratio) for ratio in ratios]
        if chosen is not None:
            chosen = [min(range(len(columns)), key=lambda column: abs(columns[column] - x)) for x in chosen]
        # With photos across all columns, all widths share tracks.
        several = [each for each in self.rules if "waterfall" in each]
        tracks = math.lcm(*(len(each["waterfall"]["columns"]) for each in several)) if any("across" in each for each in several) else len(columns)
        full = value(length(rule["across"]), *sizes) if "across" in rule else 0
        marked = {place for place, is_wide in enumerate(wides) if is_wide and full}
        found = waterfall(columns, tracks, extent, top, counting, row_gap, chosen, full, marked)
        if found is None:
            return None
        size = width, found[0] + bottom
        return Frame(size, found[1], 0, found[2], False, False, None)

    def edges(self, size, tiles):
        """The sides that each tile touches of the container inside its insets."""
        right, bottom = size[0] - float(self.inset["right"]), size[1] - float(self.inset["bottom"])
        edges = []
        for x, y, tile_width, tile_height in tiles:
            distances = {
                "left": x - float(self.inset["left"]), "top": y - float(self.inset["top"]),
                "right": right - x - tile_width, "bottom": bottom - y - tile_height}
            edges.append({side for side, distance in distances.items() if abs(distance) < 1e-6})
        return edges

    def repeated(self, rule, count, width, height, column_gap, row_gap):
        """Blocks under one another, of which the last may have fewer photos."""
        top, tiles, tracks = float(self.inset["top"]), [], 0
        for start in range(0, count, rule["repeat"]):
            photos = min(rule["repeat"], count - start)
            block = self.frame(photos, width, height, column_gap, row_gap)
            right = block.size[0] - float(self.inset["right"])
            reflects = rule["mirrored"] and start // rule["repeat"] % 2 == 1
            for x, y, tile_width, tile_height in block.tiles:
                if reflects:
                    x = float(self.inset["left"]) + right - x - tile_width
                tiles.append((x, top + y - float(self.inset["top"]), tile_width, tile_height))
            top += block.size[1] - float(self.inset["top"] + self.inset["bottom"]) + row_gap
            tracks += block.tracks
        size = block.size[0], top - row_gap + float(self.inset["bottom"])
        return Frame(size, tiles, 0, tracks, block.fixed_width, False, self.edges(size, tiles))

    def parts(self, parts, count, ratios, width, height, column_gap, row_gap):
        """Written rows, and rows of the other photos, under one another."""
        sizes, written = (width, height, column_gap, row_gap), sum(part.get("count", 0) for part in parts)
        top, tiles, tracks, keeps_ratios, start = float(self.inset["top"]), [], 0, False, 0
        for part in parts:
            photos = part.get("count", count - written)
            own = list(ratios[start:start + photos])
            start += photos
            if photos == 0:
                continue
            if "rows" in part:
                block = self.rows(part, photos, own, *sizes)
            elif "photos" in part:
                block = self.blocks(part["photos"]["blocks"], part["photos"], None, photos, own, *sizes)
            else:
                layout = Layout({**part, "size": {"width": {"w": 1}, "height": part["height"]}, "hidden": 0,
                                 "tiles": [{**tile, "edges": []} for tile in part["tiles"]]})
                block = layout.frame(*sizes)
            tiles += [(x, top + y - float(self.inset["top"]), wide, high) for x, y, wide, high in block.tiles]
            top += block.size[1] - float(self.inset["top"] + self.inset["bottom"]) + row_gap
            tracks += block.tracks
            keeps_ratios = keeps_ratios or block.keeps_ratios
        size = width, top - row_gap + float(self.inset["bottom"])
        frame = Frame(size, tiles, 0, tracks, False, False, self.edges(size, tiles))
        frame.keeps_ratios = keeps_ratios
        return frame

    def rows(self, rule, count, ratios, width, height, column_gap, row_gap):
        per_row, last, kind = rule["rows"], rule["last"], rule["sizing"]["kind"]
        row_count = -(-count // per_row)
        if last == "balanced":
            base, longer = divmod(count, row_count)
            lengths = [base] * (row_count - longer) + [base + 1] * longer
        else:
            lengths = [per_row] * (row_count - 1) + [count - per_row * (row_count - 1)]
        if kind == "tile-photo":
            return self.blocks(flat(lengths), rule["sizing"], rule["align"], count, ratios, width, height, column_gap, row_gap)
        inset = {side: float(value) for side, value in self.inset.items()}
        inner = width - inset["left"] - inset["right"]
        if kind == "tile-size":
            tile = [float(Fraction(rule["sizing"][side])) for side in ("width", "height")]
            slots = max(lengths)
            if rule["align"] == "spread":
                slots = per_row
                if slots > 1:
                    column_gap = (inner - slots * tile[0]) / (slots - 1)
            else:
                inner = slots * tile[0] + (slots - 1) * column_gap
        elif kind == "frame-ratio":
            height = width / float(Fraction(rule["sizing"]["ratio"]))
        elif kind == "frame-height":
            height = float(Fraction(rule["sizing"]["height"]))
        framed = (height - inset["top"] - inset["bottom"] - (row_count - 1) * row_gap) / row_count
        top, tiles = inset["top"], []
        for row in lengths:
            if kind != "tile-size":
                slots = per_row if last == "short" else row
            extent = tile[0] if kind == "tile-size" else (inner - (slots - 1) * column_gap) / slots
            if kind == "tile-ratio":
                row_height = extent / float(Fraction(rule["sizing"]["ratio"]))
            elif kind == "tile-height":
                row_height = float(Fraction(rule["sizing"]["height"]))
            else:
                row_height = tile[1] if kind == "tile-size" else framed
            share = {"leading": 0, "center": 0.5, "trailing": 1, "spread": 0}[rule["align"]]
            left = inset["left"] + share * (slots - row) * (extent + column_gap)
            for index in range(row):
                x = left + index * (extent + column_gap)
                tiles.append((x, top, extent, row_height))
            top += row_height + row_gap
        if kind in ("tile-ratio", "tile-height", "tile-size"):
            height = top - row_gap + inset["bottom"]
        size = (inner + inset["left"] + inset["right"], height)
        # A row's height follows from a rounded width, whose error grows for tall tiles. Heights in container units
        # would have no such error, but then a new width takes six times as long.
        steep = max(1, 1 / float(Fraction(rule["sizing"]["ratio"]))) if kind == "tile-ratio" else 1
        return Frame(size, tiles, 0, per_row + row_count * steep, kind == "tile-size" and rule["align"] != "spread", kind == "frame-fill", self.edges(size, tiles))
