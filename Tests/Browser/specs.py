"""Random specs with every static form of the language, each with its own seed."""

import random

#: Where sections by height of mixed specs begin or end.
MIXED_HEIGHT = 400
LETTERS = "abcdefghijklmnopqrstuvwxyz"
RATIOS = ["1:1", "4:3", "3:4", "16:9", "1.91:1", "2:3", "21:9"]
HEIGHTS = ["x120", "x90.5", "x350"]
WEIGHTS = ["57", "43", "28.5", "2", "3", "1.25", "0.5", "1"]


def parts(rng, count, most):
    """Splits a count into numbers of at most `most`."""
    numbers = []
    while count:
        numbers.append(rng.randint(1, min(count, most)))
        count -= numbers[-1]
    return numbers


def mutated(text, rng):
    """A spec with a line left out, repeated or changed."""
    lines = text.decode(errors="replace").split("\n")
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(lines))
        line = lines[place]
        kind = rng.randrange(3)
        if kind == 0 and len(lines) > 1:
            del lines[place]
        elif kind == 1:
            lines.insert(place, rng.choice(lines))
        elif line:
            at = rng.randrange(len(line))
            lines[place] = line[:at] + rng.choice(list("0123456789:,|/@.()[]{}<>=abcx é😀\t")) + line[at + 1:]
    return "\n".join(lines).encode()


def maybe_headed(make):
    """Gives some specs a heading and feet. A frame can't hold the one, and may be too low for the others."""
    def headed(self):
        text = make(self)
        if "frame" in text or "heading" in text or "foot" in text or not self.chance(0.15):
            return text
        return self.rng.choice(["heading 20\n", "heading 44.5\n", "foot 20\n", "foot 12.5\nheading 30\n"]) + text
    return headed


class Spec:
    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}/{number}")
        self.name = f"Random{number}"

    def chance(self, probability):
        return self.rng.random() < probability

    def sizing(self, kinds="rrsshfff"):
        kind = self.rng.choice(kinds)
        if kind == "r":
            return "tile", "tile " + self.rng.choice(RATIOS)
        if kind == "h":
            return "height", "tile " + self.rng.choice(HEIGHTS)
        if kind == "s":
            return "cell", "tile " + self.rng.choice(["80x60", "33.5x40", "24x24", "50x45.25"])
        if self.chance(0.4):
            return "frame", "frame fill"
        return "frame", "frame " + self.rng.choice(RATIOS + HEIGHTS)

    def align(self):
        return "align " + self.rng.choice(["leading", "center", "trailing"])

    # MARK: Bodies

    def share(self, is_beside):
        """A ratio or a height; blocks side by side have no heights in points."""
        return "@" + self.rng.choice(RATIOS if is_beside else RATIOS + HEIGHTS)

    def leaf(self, count, kind, several, is_beside=False):
        if kind == "frame" and several and self.chance(0.3):
            return f"{count}@{self.rng.choice(WEIGHTS)}"
        if kind in ("tile", "height") and self.chance(0.25):
            return f"{count}{self.share(is_beside)}"
        return str(count)

    def row(self, count, depth, kind, several, is_beside=False):
        if kind == "cell" or depth == 0 or count < 2 or self.chance(0.55):
            return self.leaf(count, kind, several, is_beside)
        if kind == "height":
            return f"({self.row(count, depth, 'frame', False)}){self.share(is_beside)}"
        blocks = parts(self.rng, count, max(1, count - 1))[:4]
        blocks[-1] += count - sum(blocks)
        texts = []
        for block in blocks:
            if block == 1 or self.chance(0.3):
                texts.append(self.leaf(block, kind, len(blocks) > 1, len(blocks) > 1))
            elif kind == "tile" and self.chance(0.2):
                texts.append(f"({self.stack(block, depth - 1, 'frame')})@{self.rng.choice(RATIOS)}")
            else:
                weight = f"@{self.rng.choice(WEIGHTS)}" if kind == "frame" and self.chance(0.3) else ""
                texts.append(f"({self.stack(block, depth - 1, kind, len(blocks) > 1 or is_beside)}){weight}")
        return " | ".join(texts)

    def stack(self, count, depth, kind, is_beside=False):
        rows = parts(self.rng, count, min(count, self.rng.choice([2, 3, 4, 7])))
        return ", ".join(self.row(row, depth, kind, len(rows) > 1, is_beside) for row in rows)

    def sketch(self, count, kind):
        """A sketch with exactly that many tiles, or None if the random choices give none."""
        for _ in range(40):
            columns, rows = self.rng.randint(1, 5), self.rng.randint(1, 5)
            cells = [["?"] * columns for _ in range(rows)]
            holes = self.rng.choice([0, 0, 0.15])
            tiles = 0
            for y in range(rows):
                for x in range(columns):
                    if cells[y][x] != "?":
                        continue
                    if self.chance(holes):
                        cells[y][x] = "."
                        continue
                    width = height = 1
                    while x + width < columns and cells[y][x + width] == "?" and self.chance(0.35):
                        width += 1
                    while y + height < rows and self.chance(0.35):
                        height += 1
                    for row in cells[y:y + height]:
                        row[x:x + width] = [tiles] * width
                    tiles += 1
            if tiles == count:
                break
        else:
            return None
        order = list(LETTERS[:count])
        if self.chance(0.3):
            self.rng.shuffle(order)
        lines = []
        for row in cells:
            line = "".join(cell if cell == "." else order[cell] for cell in row)
            if kind == "frame" and self.chance(0.25):
                line += "@" + self.rng.choice(WEIGHTS)
            lines.append(line)
        return " / ".join(lines)

    def partition(self, kind, written):
        """Rows for all photos that some numbers leave: before, after or around them."""
        rows, sizing = [self.rows_of(kind)], ""
        if kind == "photo" and self.chance(0.3):
            # A file's own sizing may have a box, in which such rows don't fit.
            aims = ["near 60", "near 120.5", "near 110 stretch", "near 100 balanced", "of 2..4 near 90", "over 90.5", "over 120x60", "under 110", "under 90 stretch"]
            rows, sizing = [f"rows {self.rng.choice(aims)}"], f" tile photo{self.rng.choice(['', ' 1:2..2:1', ' 2:5..3:1 sided'])}"
        elif kind == "photo":
            rows = [f"rows of {self.rng.randint(1, 5)} {self.rng.choice(['stretch', 'balanced'])}"]
        elif kind == "tile" and self.chance(0.2):
            rows = [f"rows {self.rng.choice(['near 110', 'over 120.5', 'of 2..4 near 90 stretch'])}"]
        above = self.rng.randint(0, written)
        if above:
            rows.insert(0, self.stack(above, 0 if kind == "photo" else 2, kind))
        if written > above:
            rows.append(self.stack(written - above, 0 if kind == "photo" else 2, kind))
        return ", ".join(rows) + sizing

    def rows_of(self, kind):
        last = self.rng.choice(["", " balanced"] + ([" stretch"] if kind != "cell" else []))
        return f"rows of {self.rng.choice([1, 2, 3, 3, 4, 5, 7])}{last}"

    def body(self, count, kind):
        draw = self.rng.random()
        if draw < 0.35 and count <= 12:
            sketch = self.sketch(count, kind)
            if sketch:
                return sketch
        if draw > 0.9:
            return self.rows_of(kind) if draw > 0.95 else self.partition(kind, self.rng.randint(1, count))
        return self.stack(count, self.rng.choice([0, 1, 2, 3]), kind)

    # MARK: Rules

    def options(self, kind):
        text = ""
        if self.chance(0.15):
            kind, sizing = self.sizing()
            text = " " + sizing
        if self.chance(0.15):
            text += " " + self.align()
        return kind, text

    def adaptive(self):
        """As many tiles in a row as the width says."""
        if self.chance(0.3):
            rows = self.rng.choice(["near 90", "of 2..4 near 110.5", "over 120", "over 120x60", "under 110", "near 75 stretch", "near 130 balanced"])
            return f"rows {rows} tile {self.rng.choice(['3:4', '4:3', '1:1'])}"
        align = self.rng.choice(["", " align spread", " align spread", " align center", " align trailing"])
        return f"rows fit {self.rng.choice(['tile 80x60', 'tile 33.5x40', 'tile 120.25x90'])}{align}"

    def strip(self):
        """One row that may be longer than the container."""
        height = self.rng.choice(["90", "120.5", "200", "2:1", "4:5", "1:1"])
        tile = self.rng.choice(["photo", "photo 1:2..2:1", "photo 2:5..3:1 sided", "4:3", "3:4", "1:1"])
        text = self.rng.choice([f"strip {height} tile {tile}"] * 3 + ["strip tile 80x60", "strip tile 33.5x40.25"])
        return text + self.rng.choice(["", "", " align leading", " align center", " align trailing"])

    def rule(self, counts, kind, body=None):
        if self.chance(0.06):
            return f"{counts}: {self.strip()}"
        if body is None and self.chance(0.15):
            return f"{counts}: {self.adaptive()}"
        kind, options = self.options(kind)
        first, dots, last = counts.partition("[")[0].partition("..")
        ends = not dots or bool(last) and int(last) <= 100
        if body is None and self.chance(0.3) and (ends or kind in ("tile", "height")):
            return f"{counts}: {self.partition(kind, self.rng.randint(1, min(int(first), 6)))}{options}"
        return f"{counts}: {(body or (lambda kind: self.rows_of(kind)))(kind)}{options}"

    def patterns(self, count):
        """Some patterns, hardly any of which makes a later one unreachable."""
        firsts = self.rng.sample("tsw", self.rng.choice([1, 1, 2]))
        return [first + "".join(self.rng.choices("tsw....", k=self.rng.randint(0, min(count, 5) - 1))) for first in firsts] \
            if self.chance(0.6) else ["." * self.rng.randint(0, min(count, 4) - 1) + first for first in firsts]

    def heads(self, count, looks):
        """What the rules of a count begin with: maybe patterns, then the count alone, or patterns that match all shapes, alone or
        together."""
        patterns = [f"[{pattern}]" for pattern in self.patterns(count)] if looks else []
        if not self.chance(0.12):
            covering = [""]
        elif self.chance(0.5):
            covering = ["[" + "." * self.rng.randint(1, count) + "]"]
        else:
            dots = "." * self.rng.randint(0, min(count, 4) - 1)
            covering = [f"[{dots}{letter}]" for letter in self.rng.sample("tsw", 3)]
            patterns = patterns if self.chance(0.2) else []
        return [f"{count}{pattern}" for pattern in patterns + covering]

    def rules(self, kind, counts):
        lines = []
        for count in counts:
            for counts_text in self.heads(count, self.looks and self.chance(0.4)):
                lines.append(self.rule(counts_text, kind, lambda k, c=count: self.body(c, k)))
        beyond = max(counts, default=0) + 1
        if counts and self.chance(0.2):
            last = beyond + self.rng.choice([0, 0, 3])
            lines.append(f"{beyond if last == beyond else f'{beyond}..{last}'}: show {self.rng.choice(counts)}")
            beyond = last + 1
        draw = self.rng.random()
        if draw < 0.3 and counts:
            lines.append(f"{beyond}..{self.rng.choice(['', '', beyond + 3])}: show {self.rng.choice(counts)}")
        elif draw < 0.4:
            lines.append(self.rule(f"{beyond}..{beyond + self.rng.choice([3, 9])}", kind))
        elif draw < 0.5:
            lines.append(self.rule(f"1..{self.rng.choice([101, 130])}", kind))
        elif draw < 0.85 or not counts:
            lines.append(self.rule(f"{self.rng.choice([1, beyond])}..", kind))
        return lines

    def photo_rules(self):
        """Rules whose photos keep their ratios: rows of any lengths, and nested blocks."""
        lines, depth = [], self.rng.choice([0, 1, 2, 3])
        counts = [count for count in range(1, 8) if self.chance(0.7)]
        for count in counts:
            for text in self.heads(count, self.chance(0.2)):
                lines.append(f"{text}: {self.strip()}" if self.chance(0.1) else f"{text}: {self.stack(count, self.rng.choice([0, 0, depth]), 'photo')}")
        draw = self.rng.random()
        if draw < 0.3 and counts:
            lines.append(f"8..: show {self.rng.choice(counts)}")
        elif draw < 0.4:
            lines.append(f"{self.rng.choice([1, 8])}..{self.rng.choice(['', '', 20])}: {self.strip()}")
        elif draw < 0.5:
            lines.append(f"{self.rng.choice([1, 8])}..: rows {self.rng.choice(['near 60', 'near 120.5', 'over 60', 'under 120.5', 'over 90x60'])} tile photo")
        elif draw < 0.8:
            last, first = self.rng.choice(["stretch", "balanced"]), self.rng.choice([1, 8])
            rows = f"rows of {self.rng.randint(1, 6)} {last}"
            if self.chance(0.4):
                rows = self.partition("photo", self.rng.randint(1, first))
            lines.append(f"{first}..{self.rng.choice(['', '', 20])}: {rows}")
        return lines

    @maybe_headed
    def photo_text(self):
        """Photos that keep their ratios, in rows or in waterfalls."""
        lines = [f"grid {self.name}", "gap " + self.rng.choice(["0", "2.5", "4 2", "2 6.25"]), "width 400..1100"]
        if self.chance(0.4):
            lines.append("inset " + self.rng.choice(["4", "10 6", "1 2.5 3 8"]))
        falls = self.chance(0.4)
        if not falls or self.chance(0.4):
            options = ["", "", " sided", " within 1:1", " within 160", " sided within 4:3", " within 3:1..1:1", " within 90..400",
                       " sided within 200.."] if not falls else [""]
            lines.append(
                "tile photo" + self.rng.choice(["", " 1:2..2:1", " 2:5..3:1"]) + self.rng.choice(options))
            if "within" in lines[-1]:
                lines += ["smallest 0", "align " + self.rng.choice(["leading", "center", "trailing"])]
        across = " wide across" if falls and self.chance(0.4) else ""
        lines += [f"waterfall {self.rng.randint(1, 5)}{across}"] if falls else self.photo_rules()
        if self.chance(0.5):
            inside = [f"waterfall {self.rng.randint(2, 7)}{across}"] if falls else self.photo_rules()
            lines += ["when width >= " + self.rng.choice(["700", "801.5"]) + " {", *("  " + line for line in inside), "}"]
        return "\n".join(lines) + "\n"

    def height_text(self):
        """Sections of boxes that meet in a corner, in containers whose height is given."""
        lines = [f"grid {self.name}", "frame fill", "gap " + self.rng.choice(["0", "2.5", "4 2"]), "width 320..900", "height 150..1100"]
        self.looks = self.chance(0.25)
        if self.chance(0.35):
            lines.append("inset " + self.rng.choice(["4", "10 6", "1 2.5 3 8"]))
        top = self.rng.randint(1, 6)
        rules = [f"{count}: {self.body(count, 'frame')}" for count in range(1, top + 1)]
        lines += rules
        if self.chance(0.3):
            lines.append(f"{top + 1}..{self.rng.choice(['', top + 3])}: show {self.rng.randint(1, top)}")
        width, height = self.rng.choice([400, 600.5]), self.rng.choice([300, 512.5])
        for sides in self.rng.choice([[f"height < {height}"], [f"height >= {height}"], [
                f"width < {width}, height < {height}", f"width >= {width}, height < {height}", f"width < {width}, height >= {height}"]]):
            items = [f"  {head}: {self.body(count, 'frame')}" for count in range(1, top + 1) if self.chance(0.5)
                     for head in self.heads(count, self.looks and self.chance(0.4))]
            lines += [f"when {sides} {{", *items, "}"]
        return "\n".join(lines) + "\n"

    @maybe_headed
    def text(self):
        if self.chance(0.12):
            return self.photo_text()
        if self.chance(0.06):
            return self.height_text()
        kind, sizing = self.sizing()
        lines = [f"grid {self.name}", sizing]
        #: Whether some rules depend on the photos' shapes.
        self.looks = self.chance(0.25)
        if self.chance(0.4):
            lines.append(self.align())
        lines.append("gap " + self.rng.choice(["0", "1", "2.5", "5", "4 2", "2 6.25"]))
        if self.chance(0.35):
            lines.append("inset " + self.rng.choice(["4", "10 6", "1 2.5 3 8", "0 12"]))
        lower = self.rng.choice([150, 200, 320, 375.5])
        upper = lower + self.rng.choice([0, 100, 700])
        if self.chance(0.6):
            lines.append(f"width {lower}..{upper}")
        else:
            lower, upper = 200, 2000
        if kind == "tile" and not self.looks and self.chance(0.15):
            return "\n".join(lines + self.repeat_rules(kind, lower, upper)) + "\n"
        top = self.rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 12])
        counts = [count for count in range(1, top + 1) if self.chance(0.8)]
        lines += self.rules(kind, counts)
        if counts[:1] == [1] and self.chance(0.3 if self.looks else 0.1):
            # The counts up to the limit each need a layout.
            lines.append(f"append to {next((count for count in counts if count + 1 not in counts), 1)}")
        if self.chance(0.35) and upper > lower + 8:
            lines += self.sections(kind, lower, upper)
        return "\n".join(lines) + "\n"

    @maybe_headed
    def mixed_text(self):
        """Few photos, in forms that meet: what is shown and sections, repeats and counts, patterns and editing, growing rows
        and sections."""
        self.looks = self.chance(0.5)
        lower, upper = self.rng.choice([(320, 700), (400, 1200), (700, 1400)])
        cut = self.rng.randint(lower * 4 + 1, upper * 4) / 4
        lines = [f"width {lower}..{upper}", "smallest 0", "gap " + self.rng.choice(["0", "3", "4 2.5"])]
        draw = self.rng.random()
        grows = draw < 0.35
        lines.append(self.rng.choice(["tile photo", "tile photo 1:2..2:1", "tile photo 2:5..3:1 sided", "tile photo 1:2..2:1 within 60..200"]) if grows else
                     self.rng.choice(["tile 1:1", "tile 4:3", "tile x90", "frame 3:4", "frame x350", "frame fill"]))
        kind, fills = "frame" if lines[-1].startswith("frame") else "tile", lines[-1] == "frame fill"
        if self.chance(0.3):
            lines.append("shapes tall <= 4:5, wide >= 6:5")
        top = self.rng.randint(1, 5)

        def tail(first):
            if self.chance(0.15):
                return self.strip()
            if grows and self.chance(0.3):
                return self.partition("photo", self.rng.randint(1, min(first, 4)))
            if grows:
                last = self.rng.choice(["", " stretch", " balanced"])
                return self.rng.choice([f"rows near {self.rng.choice([90, 120.5])}{last}", "rows over 140", f"rows under 140{self.rng.choice(['', ' stretch'])}", "rows over 120x90", "rows of 3 stretch",
                                        f"rows of 1..3 near 100{last}"])
            if kind == "tile" and self.chance(0.3):
                return self.partition(kind, self.rng.randint(1, min(first, 4)))
            return self.rng.choice(["rows of 3", "rows of 2 balanced", "rows of 4 stretch"])

        def layout(count):
            if self.chance(0.1):
                return self.strip()
            return self.stack(count, 0, "photo") if grows else self.body(count, kind)

        def counts(first, last):
            return str(first) if first == last else f"{first}..{last}"

        def rules(some):
            listed = [count for count in range(1, top + 1) if not some or self.chance(0.5)]
            texts = []
            for count in listed:
                texts += [f"{head}: {layout(count)}" for head in self.heads(count, self.looks and self.chance(0.5))]
            first = top + 1
            while first < top + 6 and self.chance(0.7):
                last = first + self.rng.choice([0, 0, 1, 3])
                # A range has no say in counts with rules of their own.
                first = self.rng.randint(1, top) if first == top + 1 and self.chance(0.25) else first
                what = self.rng.choice(["show", "show", "repeat", "rows"])
                if what == "show" and listed:
                    texts.append(f"{counts(first, last)}: show {self.rng.choice(listed)}")
                elif what == "repeat" and not some and kind == "tile" and not grows:
                    texts.append(f"{counts(first, last)}: repeat {self.rng.randint(1, top)}{self.rng.choice(['', ' mirrored'])}")
                else:
                    texts.append(f"{counts(first, last)}: {tail(first)}")
                first = last + 1
            if self.chance(0.6):
                shown = self.rng.choice(listed) if listed and self.chance(0.4) else None
                texts.append(f"{self.rng.choice([first, first, 1])}..: {tail(first)}" if shown is None else f"{first}..: show {shown}")
            elif grows and self.chance(0.3):
                texts.append("waterfall 2" + self.rng.choice(["", " wide across"]))
            return texts

        outside = rules(False)
        if self.chance(0.5):
            lines.append(f"append to {self.rng.randint(1, top + 2)}")
        lines += outside
        if self.chance(0.75):
            limits = [f"width {self.rng.choice(['<', '>='])} {cut}"]
            if fills and self.chance(0.7):
                limits = self.rng.choice([[], limits]) + [f"height {self.rng.choice(['<', '>='])} {MIXED_HEIGHT}"]
            inside = [self.sizing("rf")[1] if not grows else "tile photo sided"] if not fills and self.chance(0.3) else []
            kind = "frame" if inside and inside[0].startswith("frame") else "tile" if inside else kind
            lines += [f"when {', '.join(limits)} {{", *("  " + line for line in inside + rules(True)), "}"]
        return "\n".join(lines) + "\n"

    def repeat_rules(self, kind, lower, upper):
        """Blocks that repeat, sometimes others at other widths."""
        most = self.rng.randint(1, 6)
        lines = [f"{count}: {self.body(count, kind)}" for count in range(1, most + 1)]
        mirrored = self.rng.choice(["", " mirrored"])
        first = most + 1
        if self.chance(0.3):
            first += self.rng.randint(1, 4)
            lines.append(f"{most + 1}..{first - 1}: {self.rows_of(kind)}")
        if self.chance(0.3):
            lines += [f"{first}: repeat {most}{mirrored}", f"{first + 1}..: show {first}"]
        else:
            lines.append(f"{first}..{self.rng.choice(['', '', 40])}: repeat {most}{mirrored}")
        if self.chance(0.4) and upper > lower + 8:
            lines.append(f"when width < {(lower + upper) / 2:g} {{")
            lines += [f"  {count}: {self.body(count, kind)}" for count in range(1, most + 1) if self.chance(0.5)]
            if self.chance(0.5):
                lines.append(f"  {most + 1}..: repeat {self.rng.randint(1, most)} mirrored")
            lines += [f"  {most + 2}: {self.body(most + 2, kind) if self.chance(0.5) else f'repeat {most}'}", "}"]
        return lines

    def sections(self, kind, lower, upper):
        cut = lower + round((upper - lower) * self.rng.random() * 4) / 4
        conditions = self.rng.choice(
            [[f"< {cut}"], [f">= {cut}"], [f"< {cut}", f">= {cut}"], [f"{cut} ..< {cut + 64.5}"]])
        lines = []
        for condition in conditions:
            inside = kind
            lines.append(f"when width {condition} {{")
            if self.chance(0.4):
                inside, sizing = self.sizing()
                lines.append("  " + sizing)
            if self.chance(0.3):
                lines.append("  " + self.align())
            counts = [count for count in range(1, 9) if self.chance(0.3)]
            lines += ["  " + line for line in self.rules(inside, counts)]
            lines.append("}")
        return lines


#: Forms that were once difficult, or that are rare in random specs.
FIXED = {
    "many-tracks": "grid ManyTracks\ntile 1:1\ngap 5\nwidth 150..150\n18: 5, 6, 7\n17: 7, 5, 5\n",
    "many-tracks-frame": "grid ManyTracksFrame\nframe fill\ngap 5\nwidth 150..400\n18: 5, 6, 7\n31: 7, 11, 13\n",
    "fit": "grid Fit\ntile 70.5x50\ngap 4 6.5\ninset 3 8\nwidth 200..480\n1..: rows fit\n",
    "fit-center": "grid FitCenter\ntile 70x50\ngap 3\nwidth 200..480\nalign center\n1..9: rows fit\n10..: show 9\n",
    "fit-spread": "grid FitSpread\ntile 70x50\ngap 4 6.5\ninset 3 8 5 0\nwidth 98..480\nalign spread\n1..4: rows fit\n5..: rows fit tile 90x30.5\n",
    "fit-one": "grid FitOne\ntile 70x50\ngap 9\ninset 2\nwidth 165..220\n1..: rows fit align spread\n",
    "fit-once": "grid FitOnce\ntile 24x30\ngap 7 3\nwidth 1000..1000\n10..38: rows fit align spread\n40: rows fit align spread tile 90x20\n41..: show 40\n",
    "fit-beside": "grid FitBeside\nframe 2:1\nwidth 375.5..1075.5\n1..: rows fit tile 190x80\nwhen width 706.5 ..< 871.0 {\n  tile 1.91:1\n"
        "  4: 1 | 1, 2\n  2..101: rows fit tile 120.25x90 align center\n}\n",
    "fit-sections": "grid FitSections\ntile 70x50\ngap 4\nwidth 200..480\n3: rows fit align spread\n1..: rows of 2\nwhen width >= 321 {\n  align spread\n  1..8: rows fit\n  9..: show 8\n}\n",
    "heading": "grid Heading\ngap 3 7\nheading 44.5\ninset 4 9 1 2\nwidth 300..900\n1: 1 tile 2:1\n2: 2\n3: 1 | (1, 1)\n4: strip 90\n5: aab / cdb / cee\n6: repeat 3\n7..: rows of 4\n",
    "heading-photos": "grid HeadingPhotos\ntile photo 1:2..2:1\ngap 4 2.5\nheading 20\nwidth 400..900\n1: 1\n2: 1, 1\n3: 1 | (1, 1)\n4: 2, 2 tile photo 1:2..2:1 within 400\n5..: rows of 3 stretch\n",
    "foot": "grid Foot\ngap 3 7\nfoot 20.5\ninset 4 9 1 2\nwidth 300..900\n1: 1 tile 2:1\n2: 2\n3: 1 | (1, 1)\n4: 2, 2 frame 3:4\n5: aab / cdb / cee\n6: repeat 3\n7..: rows of 4\n",
    "foot-photos": "grid FootPhotos\ntile photo 1:2..2:1\ngap 4 2.5\nfoot 20\nheading 30\nwidth 400..900\n1: 1\n2: 1, 1\n3: 1 | (1, 1)\n4: 2, 2 tile photo 1:2..2:1 within 400\n5..: rows of 3 stretch\n",
    "foot-waterfall": "grid FootWaterfall\ngap 4 2.5\nfoot 20\nwidth 400..900\nwaterfall 3\n",
    "heading-waterfall": "grid HeadingWaterfall\ngap 4 2.5\nheading 20\nwidth 400..900\nwaterfall 3\n",
    "insets": "grid Insets\nframe 4:3\ngap 3 7\ninset 40 90 10 20\nwidth 300..900\n7: 1@7, (2 | (1, 1))@3, 2\n10: 10\n",
    "long-range": "grid LongRange\nframe fill\ngap 1\nwidth 300..900\nheight 400..900\n1..130: rows of 7 stretch\n",
    "long-ratio": "grid LongRatio\nframe 3:4\ngap 1\nwidth 600..900\n1..130: rows of 6 balanced align center\n",
    "pulled": (
        "grid Pulled\nframe fill\ngap 5\nwidth 320..1020\n3: ab@28.5 / ab / cc@1.25 / cc / cc\n"
        "8: 1 | (1, 2) | 1@1:3, 3 tile 1:1\n"),
    "holes": "grid Holes\nframe 3:4\ngap 1\n1: . / a / a / .\n2: a / b@28.5 / b\n",
    "escaped": (
        "## */ } * { outline: 9px solid red } html, body, p { margin: 7px } /* </style><script>\n"
        "grid Escaped\ngap 3\n1: 1  # */ * { color: red }\n2..: rows of 2\n"),
    "add": "grid Add\ntile 1:1\ngap 4\n1: 1\n2: 2\n3: 1 | (1, 1)\n4: 2, 2\nappend to 4\n",
    "sections": (
        "grid Sections\ntile 1:1\ngap 2\nwidth 240..1200\n1: 1\n2..9: rows of 3\n10..: show 9\n"
        "when width < 400 {\n  1: 1 tile 4:3\n  2..9: rows of 2 stretch\n}\n"
        "when width 640 ..< 900 {\n  frame 2:1\n  5: 2@2, 3\n  6: aab / aac / def\n}\n"
        "when width >= 900 { 2..: rows of 6 balanced }\n"),
    "sections-fill": (
        "grid SectionsFill\nframe fill\ngap 3\ninset 4 6\n1: 1\n2: 2\n3: 1 | (1, 1)\n4..: show 3\n"
        "when width < 480 {\n  tile 4:3\n  1..: rows of 2\n}\n"),
    "sections-size": (
        "grid SectionsSize\ntile 60x45\ngap 4\nwidth 260..900\nalign center\n1..: rows of 4\n"
        "when width >= 520 { 1..: rows of 7 balanced }\n"),
    "sections-frame": (
        "grid SectionsFrame\nframe 3:4\ngap 5\nwidth 900..2000\n4..9: rows of 3 balanced\n"
        "when width >= 1633 {\n  align center\n  6: 2, 1, 3\n  1..110: rows of 7\n}\n"),
    "photo-rows": (
        "grid PhotoRows\ntile photo 1:2..2:1\ngap 4 2.5\ninset 3 5 7 11\nwidth 400..900\nappend to 4\n"
        "1: 1\n2[w]: 1, 1\n2: 2\n3: 1, 2\n4[.t]: 1, 2, 1\n4: 2, 2\n5: 5\n6: 1, 1, 3, 1\n7: show 3\n8..: rows of 3 stretch\n"),
    "photo-rows-show": (
        "grid PhotoRowsShow\ntile photo\ngap 5\nwidth 400..900\n1..4: rows of 2 stretch\n5..: show 4\n"
        "when width >= 600 { 3..: rows of 4 balanced }\n"),
    "photo-rows-mixed": (
        "grid PhotoRowsMixed\ntile photo 2:5..3:1\ngap 2.5\nwidth 400..1100\n1: 1\n2: 1, 1\n3: 1, 1, 1\n5: (1 | 1) | (1, 1), 1\n"
        "6: 6\n8..: show 5\nwhen width >= 801.5 {\n  4: 4\n  6: 4, 1, 1\n  8..: show 6\n}\n"),
    "label": (
        "grid Label\ntile 50x45.25\nalign center\ngap 1\nwidth 375.5..475.5\n3: 2, 1\n5..8: show 3\n"
        "when width < 395.5 {\n  frame fill\n  3: 1@57, 2@43\n}\n"),
    "tall": "grid Tall\ntile 3:4\ngap 2.5\nwidth 320..320\n4..40: rows of 3 balanced\n41..: rows of 4 stretch\n",
    "photo-blocks": (
        "grid PhotoBlocks\ntile photo 1:2..2:1\ngap 4 2.5\ninset 3 5 7 11\nwidth 400..900\nsmallest 0\nappend to 4\n1: 1\n2: 2\n"
        "3[w]: 1, 2\n3: 1 | (1, 1)\n4: 1 | (1, (1 | 1))\n5..: show 4\nwhen width >= 700 {\n"
        "  tile 1:1\n  3: 3 tile photo\n  4: 2, 2\n  6: (1, 1) | 1 | (1, 1) | 1 tile photo 1:3..3:1\n}\n"),
    "photo-boxes": (
        "grid PhotoBoxes\ntile photo 1:3..3:1 within 1:1\ngap 4 2.5\ninset 3 5 7 11\nwidth 400..900\nsmallest 0\nappend to 4\n"
        "align center\n1: 1\n2: 1, 1\n3: 1 | (1, 1)\n4: 2, 2 tile photo within 120 align trailing\n5: 1, 1, 1, 1, 1 align leading\n"
        "6..: show 4\nwhen width >= 700 {\n  1: 1 tile photo within 3:2\n  3: 3\n}\n"),
    "photo-floors": (
        "grid PhotoFloors\ntile photo 1:3..3:1 within 300..700\ngap 4 2.5\ninset 3 5 7 11\nwidth 400..900\nsmallest 0\nappend to 4\n"
        "align center\n1: 1\n2: 1, 1 tile photo within 1:1..\n3: 1 | (1, 1)\n4: 2, 2 tile photo within 3:2..1:2 align trailing\n"
        "5: (1, (1 | (1, 1))) | 1 tile photo within 400..\n6..: show 5\nwhen width >= 700 {\n  1: 1 tile photo within 500..\n"
        "  3: 3 tile photo sided within 200..\n}\n"),
    "photo-sides": (
        "grid PhotoSides\ntile photo 2:3..11:4 sided\ngap 4\nwidth 400..900\nsmallest 0\n1: 1\n2[tt]: 2\n2: 1, 1\n3: 1 | (1, 1)\n"
        "4: 1, 3 tile photo sided within 3:4\n5: show 3\n6..7: rows of 3 balanced\n"),
    "strips": (
        "grid Strips\ntile photo 2:3..3:2\ngap 8 6\ninset 4 10 12 20\nwidth 320..900\nappend to 3\n1: 1\n2[w]: strip 2:1\n2..4: strip 120\n"
        "5: strip 60 align center\n6: strip 4:5 tile 4:5\n7: strip 30 align trailing\n8: strip tile 80.5x60 align center\n"
        "9: strip tile 50x40 align trailing\n10: strip 4:1 align center\n11: show 6\n12..14: show 4\n15..: strip 99.5\n"),
    "strips-sections": (
        "grid StripsSections\ntile photo\ngap 4 2.5\ninset 3 5 7 11\nwidth 320..900\n1: 1\n2..4: strip 120\n5: show 3\n6: strip 40 align center\n"
        "7: strip 100\nwhen width >= 600 {\n  2..5: strip 4:1\n  6: strip 8:1 align center tile 4:3\n  7: show 4\n}\n"),
    "strips-equal": (
        "grid StripsEqual\ngap 3\nwidth 320..900\n1..9: strip 100 tile 3:4\n10..: show 5\nwhen width < 500 { 1..9: strip tile 90x60 }\n"),
    "heights": (
        "grid HeightSections\nframe fill\ngap 4 2\ninset 3 5 7 11\nwidth 320..900\nheight 150..900\nsmallest 0\nappend to 3\n1: 1\n2: 2\n3: 1 | (1, 1)\n"
        "4: 2, 2\n5: show 4\nwhen height < 300 {\n  2: 2\n  3: 3\n  4: 4\n}\nwhen width >= 600, height >= 500 {\n  2: 1, 1\n  3[t]: 1 | 2\n  3: 1, 1, 1\n}\n"),
    "waterfall-limits": (
        "grid WaterfallLimits\ntile photo 1:2..2:1\ngap 4 2\ninset 1 2 3 4\nwidth 400..900\nwaterfall 3\n"
        "when width < 500 { waterfall 2 }\nwhen width >= 700 { waterfall 4 }\n"),
    "waterfall-across": (
        "grid WaterfallAcross\ntile photo 1:2..3:1\ngap 4 2\ninset 1 2 3 4\nwidth 400..900\nshapes tall < 1:2, wide >= 3:2\n"
        "waterfall 3 wide across\nwhen width < 500 { waterfall 2 wide across }\nwhen width >= 700 { waterfall 4 }\n"),
    "waterfall-across-plain": "grid AcrossPlain\ngap 3\nwaterfall 3 wide across\n",
    "sections-alone": "grid SectionsAlone\ntile 1:1\nwhen width >= 500 {\n  3: 1 | (1, 1)\n  4..: rows of 4\n}\n",
}
