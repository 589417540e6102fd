"""The exact layout, from the JSON that gridgen makes with exact fractions; it shares no code with gridgen."""

from fractions import Fraction


def length(form):
    return {key: Fraction(value) for key, value in form.items()}


def value(form, width, height, column_gap, row_gap):
    sizes = {"w": width, "h": height, "gx": column_gap, "gy": row_gap, "pt": 1}
    return float(sum(factor * Fraction(sizes[key]) for key, factor in form.items()))


class Frame:
    """A layout at one size: the container and the tiles as (x, y, width, height)."""

    def __init__(self, size, tiles, hidden, tracks, fixed_width, uses_height):
        self.size = size
        self.tiles = tiles
        self.hidden = hidden
        self.tracks = tracks
        self.fixed_width = fixed_width
        self.uses_height = uses_height

    @property
    def is_positive(self):
        return all(width > 0 and height > 0 for _, _, width, height in self.tiles)


class Grid:
    def __init__(self, data):
        self.name = data["name"]
        self.inset = {side: Fraction(value) for side, value in data["inset"].items()}
        self.gap = (Fraction(data["gap"]["row"]), Fraction(data["gap"]["column"]))
        self.width = [Fraction(value) for value in data["width"]]
        self.rules = data["rules"]
        self.layouts = {}
        for layout in data["layouts"]:
            self.layouts.setdefault(layout["count"], []).append(layout)
        self.appends = data["append"] is not None

    @property
    def borders(self):
        """The widths where sections begin or end."""
        every = [layout for layouts in self.layouts.values() for layout in layouts] + self.rules
        limits = [entry[key] for entry in every for key in ("minWidth", "belowWidth") if entry[key] is not None]
        return sorted({Fraction(limit) for limit in limits})

    @property
    def has_sections(self):
        return bool(self.borders)

    def counts(self):
        """Every count that makes a difference, and one beyond."""
        counts = set(self.layouts)
        for rule in self.rules:
            per_row = rule.get("rows", 1)
            last = rule["from"] + 2 * per_row + 1
            counts |= set(range(rule["from"], min(last, rule["to"] or last) + 1))
            if rule["to"] is not None and rule["to"] <= 200:
                counts |= {rule["to"], rule["to"] + 1}
        counts.add(max(self.layouts, default=0) + 1)
        return sorted(counts)

    def find(self, count, width):
        """The layout or rule for a count at a width, or None."""

        def holds(entry):
            lower, upper = entry["minWidth"], entry["belowWidth"]
            return (lower is None or width >= Fraction(lower)) and (upper is None or width < Fraction(upper))

        for layout in self.layouts.get(count, []):
            if holds(layout):
                return layout
        for rule in self.rules:
            if rule["from"] <= count and (rule["to"] is None or count <= rule["to"]) and holds(rule):
                return rule
        return None

    def is_ever_laid_out(self, count):
        if count in self.layouts:
            return True
        return any(rule["from"] <= count and (rule["to"] is None or count <= rule["to"]) for rule in self.rules)

    def frame(self, count, width, height, column_gap, row_gap):
        """The layout of a count in a container, or None where the spec has none."""
        entry = self.find(count, width)
        if entry is None:
            return None
        if "tiles" in entry:
            return self.listed(entry, width, height, column_gap, row_gap)
        if "show" in entry:
            frame = self.frame(entry["show"], width, height, column_gap, row_gap)
            if frame is not None:
                frame.hidden = count - len(frame.tiles)
            return frame
        return self.rows(entry, count, width, height, column_gap, row_gap)

    @staticmethod
    def edge(form):
        """What tells a grid line from others: its share of the container, or its points where there is none."""
        shares = (form.get("w", 0), form.get("h", 0))
        return shares if any(shares) else (0, 0, form.get("pt", 0) if form.get("pt", 0) > 0 else 0)

    def listed(self, entry, width, height, column_gap, row_gap):
        if "parsed" not in entry:
            entry["parsed"] = [
                [length(tile[key]) for key in ("x", "y", "width", "height")] for tile in entry["tiles"]]
            entry["parsed size"] = [length(entry["size"][key]) for key in ("width", "height")]
        sizes = (width, height, column_gap, row_gap)
        tiles = [tuple(value(form, *sizes) for form in tile) for tile in entry["parsed"]]
        size = tuple(value(form, *sizes) for form in entry["parsed size"])
        size_forms = entry["parsed size"]
        tracks = 0
        for place, extent in ((0, 2), (1, 3)):
            edges = {self.edge({}), self.edge(size_forms[place])}
            for tile in entry["parsed"]:
                end = {key: tile[place].get(key, 0) + tile[extent].get(key, 0) for key in ("w", "h", "pt")}
                edges |= {self.edge(tile[place]), self.edge(end)}
            tracks += max(1, len(edges) - 1)
        return Frame(size, tiles, entry["hidden"], tracks, "w" not in size_forms[0], "h" in size_forms[1])

    def rows(self, rule, count, width, height, column_gap, row_gap):
        width, height, column_gap, row_gap = (Fraction(v) for v in (width, height, column_gap, row_gap))
        per_row, last, kind = rule["rows"], rule["last"], rule["sizing"]["kind"]
        row_count = -(-count // per_row)
        if last == "balanced":
            base, longer = divmod(count, row_count)
            lengths = [base] * (row_count - longer) + [base + 1] * longer
        else:
            lengths = [per_row] * (row_count - 1) + [count - per_row * (row_count - 1)]
        inset = self.inset
        inner = width - inset["left"] - inset["right"]
        if kind == "tile-size":
            tile = (Fraction(rule["sizing"]["width"]), Fraction(rule["sizing"]["height"]))
            inner = max(lengths) * tile[0] + (max(lengths) - 1) * column_gap
        elif kind == "frame-ratio":
            height = width / Fraction(rule["sizing"]["ratio"])
        framed = (height - inset["top"] - inset["bottom"] - (row_count - 1) * row_gap) / row_count
        top, tiles = inset["top"], []
        for row in lengths:
            slots = max(lengths) if kind == "tile-size" else per_row if last == "short" else row
            extent = (inner - (slots - 1) * column_gap) / slots
            if kind == "tile-ratio":
                row_height = extent / Fraction(rule["sizing"]["ratio"])
            else:
                row_height = tile[1] if kind == "tile-size" else framed
            share = {"leading": Fraction(0), "center": Fraction(1, 2), "trailing": Fraction(1)}[rule["align"]]
            left = inset["left"] + share * (slots - row) * (extent + column_gap)
            for index in range(row):
                x = left + index * (extent + column_gap)
                tiles.append(tuple(float(v) for v in (x, top, extent, row_height)))
            top += row_height + row_gap
        if kind in ("tile-ratio", "tile-size"):
            height = top - row_gap + inset["bottom"]
        size = (float(inner + inset["left"] + inset["right"]), float(height))
        return Frame(size, tiles, 0, per_row + row_count, kind == "tile-size", kind == "frame-fill")
