"""Compares a browser's layout with the exact layout."""

import re
from fractions import Fraction

from cases import RADIUS

#: How many failures a report lists.
LISTED = 20

MIRRORED = {"left": "right", "right": "left"}


class Check:
    def __init__(self, engine):
        self.engine = engine
        self.cases = self.tiles = self.unstyled = self.rounded = 0
        self.worst = self.worst_part = 0.0
        self.worst_case = ""
        self.failures = []
        #: The classes of the sheets with failures.
        self.failed = set()
        self.seconds = 0.0

    @classmethod
    def joined(cls, engine, checks):
        """The combined results of several checks of an engine."""
        whole = cls(engine)
        for check in checks:
            for count in ("cases", "tiles", "unstyled", "rounded", "seconds"):
                setattr(whole, count, getattr(whole, count) + getattr(check, count))
            whole.worst = max(whole.worst, check.worst)
            if check.worst_part > whole.worst_part:
                whole.worst_part, whole.worst_case = check.worst_part, check.worst_case
            whole.failures += check.failures
            whole.failed |= check.failed
        return whole

    def fail(self, message):
        self.failures.append(message)

    def page(self, subjects, cases, result):
        if not result["decoded"]:
            self.fail("the images of a page were not decoded")
        if result["leaks"]:
            self.fail(f"styles leak to {result['leaks']} elements outside; classes {', '.join(subjects)}")
        for case, found in zip(cases, result["cases"], strict=True):
            before = len(self.failures)
            self.case(subjects[case.name], case, found)
            if len(self.failures) > before:
                self.failed.add(case.name)

    def case(self, subject, case, found):
        grid = subject.grid
        # A limit may be a fraction, of which the case has the nearest double.
        count, width, height = case.count, Fraction(case.width).limit_denominator(1_000_000), case.height
        self.cases += 1
        place = f"{subject.name}: {case}"
        if found["inside"] and grid.find(count, width, case.shapes, height) is not None:
            self.fail(f"{place}: {found['inside'][0]}")
        row, column = (case.gap(axis) for axis in ("row", "column"))
        row, column = grid.gap[0] if row is None else row + grid.foot, grid.gap[1] if column is None else column
        rule = grid.find(count, width, case.shapes, height)
        if rule is None:
            self.unstyled_case(subject, count, found, place)
            return
        # The width that counts is the engine's, not the requested one.
        outer = Fraction(found["outer"][0])
        if abs(outer - width) > self.engine.grain:
            self.fail(f"{place}: the container is {float(outer)} wide")
            return
        if grid.find(count, outer, case.shapes, height) is not rule:
            outer = width
        ratios = case.counting if "waterfall" in rule and not rule["waterfall"]["ratios"] else case.said
        chosen = self.columns(case, found) if self.engine.has_lanes else None
        exact = grid.frame(count, outer, height, column, row, case.shapes, ratios, chosen, wides=case.wides)
        if exact is None:
            self.fail(f"{place}: a photo is not in one of the shortest columns: {found['rects']}")
            return
        if exact.is_tie:
            return
        if exact.fixed_width and exact.size[0] > width:
            return
        tolerance = self.engine.grain * exact.tracks + 1e-4
        self.container(grid, exact, found, tolerance, place)
        if not exact.is_positive:
            return
        self.tiles += len(exact.tiles)
        container = found["frame"][2]
        for index, tile in enumerate(exact.tiles):
            x, y, tile_width, tile_height = tile
            if case.direction == "rtl":
                x = container - x - tile_width
            left, top, real_width, real_height = found["rects"][index]
            off = max(
                abs(left - x), abs(top - y), abs(left + real_width - x - tile_width),
                abs(top + real_height - y - tile_height))
            self.worst = max(self.worst, off)
            if off / tolerance > self.worst_part:
                self.worst_part = off / tolerance
                self.worst_case = f"{place}: tile {index + 1} is off by {off:.3f}"
            # In WebKit, a scroller from right to left begins at a whole pixel.
            scrolled = exact.scrolled_width is not None and case.direction == "rtl" and self.engine.name == "webkit"
            if off > tolerance + scrolled:
                self.fail(
                    f"{place}: tile {index + 1} is off by {off:.3f} (up to {tolerance:.3f} allowed): "
                    f"{found['rects'][index]} instead of {[round(v, 4) for v in (x, y, tile_width, tile_height)]}")
                return
            if exact.scrolled_width is None and (left < -tolerance or left + real_width > container + tolerance):
                self.fail(f"{place}: tile {index + 1} reaches out of its container")
                return
        if exact.scrolled_width is not None and abs(found["content"] - max(exact.scrolled_width, container)) > 1.5 + tolerance:
            self.fail(f"{place}: the content is {found['content']} wide instead of {exact.scrolled_width}")
        self.hidden(grid, exact, found, place)
        if found["corners"] and exact.edges:
            self.corners(exact, case, found, tolerance, place)

    def columns(self, case, found):
        """Where the tiles begin, from the left as if nothing were mirrored."""
        width = found["frame"][2]
        return [width - x - extent if case.direction == "rtl" else x for x, _, extent, _ in found["rects"]]

    def container(self, grid, exact, found, tolerance, place):
        width, height = found["frame"][2:]
        outer = found["outer"][0]
        # With sections the element keeps the given width, since that selects the layout.
        widths = [exact.size[0]] + ([outer] if grid.has_sections else [])
        if min(abs(width - expected) for expected in widths) > tolerance:
            self.fail(f"{place}: the element is {width} wide instead of {widths}")
        if width > outer + tolerance or found["scroll"][0] > 0:
            self.fail(f"{place}: the element is wider than its container, {width}; scrolls {found['scroll']}")
        # If it fills a height at some widths, it is never lower than that.
        heights = [exact.size[1]] + ([max(found["outer"][1], exact.size[1])] if grid.has_sections else [])
        if exact.is_positive and min(abs(height - expected) for expected in heights) > tolerance:
            self.fail(f"{place}: the element is {height} high instead of {heights}")
        if exact.uses_height and exact.is_positive and found["scroll"][1] > 0:
            self.fail(f"{place}: scrolls by {found['scroll'][1]}")

    def hidden(self, grid, exact, found, place):
        more = found["rects"][len(exact.tiles):]
        label = found["label"]
        if bool(more) != (found["last"] == "hidden") or bool(more) != bool(label):
            self.fail(f"{place}: {len(more)} children have no tile, the last is {found['last']}, the label is {label}")
        if len(more) != exact.hidden:
            self.fail(f"{place}: {len(more)} children have no tile instead of {exact.hidden}")
        if found["first"][2] != "visible":
            self.fail(f"{place}: the first tile is hidden")
        if label:
            corner = [f"{float(grid.inset[side]):g}px" for side in ("right", "bottom")]
            is_in_corner = exact.keeps_ratios and found["display"] == "flex"
            problems = [
                self.label_problem(each, exact, len(found["rects"]), corner if is_in_corner else None)
                for each in (label, found.get("fresh")) if each]
            if all(problems):
                self.fail(f"{place}: the label {problems[0]}")

    def label_problem(self, label, exact, count, corner):
        """The mistake of the label, if any: it must count each hidden child once, and lie over the last visible child
        or in the corner; where it is in a strip follows from its width."""
        shown = len(exact.tiles)
        counter = re.fullmatch(r'"\u200e\+" counter\((\S+)\)', label["content"])
        name = counter and counter.group(1)
        if label["reset"] != f"{name} 0" or label["counted"] != [f"{index}{name} 1" for index in range(shown, count)]:
            return f"{label['content']!r} counts {label['counted']} from {label['reset']!r}"
        if exact.scrolled_width is not None:
            return None
        if corner:
            end, bottom = label["places"][1][8], label["places"][1][10]
            if not all(map(self.is_alike, (end, bottom), corner)) or label["places"][1][0] != "absolute":
                return f"is at {end} {bottom} instead of {corner}"
        elif not all(map(self.is_alike, *label["places"])):
            return f"is at {label['places'][1]} instead of {label['places'][0]}"
        return None

    def is_alike(self, first, second):
        """Whether two computed values are equal, or lengths that only differ by rounding."""
        if first.endswith("px") and second.endswith("px"):
            return abs(float(first[:-2]) - float(second[:-2])) <= 2 * self.engine.grain
        return first == second

    def corners(self, exact, case, found, tolerance, place):
        """Checks that exactly the corners of the container are rounded."""
        if abs(found["frame"][2] - exact.size[0]) > tolerance or abs(found["frame"][3] - exact.size[1]) > tolerance:
            return
        sides = [("top", "left"), ("top", "right"), ("bottom", "left"), ("bottom", "right")]
        for index, (tile, edges) in enumerate(zip(exact.tiles, exact.edges)):
            if min(tile[2:]) < 2 * RADIUS:
                continue
            if case.direction == "rtl":
                edges = {MIRRORED.get(edge, edge) for edge in edges}
            expected = [not edges.issuperset(corner) for corner in sides]
            self.rounded += expected.count(False)
            if found["corners"][index] != expected:
                self.fail(f"{place}: corners of tile {index + 1} are there: {found['corners'][index]}, not {expected}")

    def unstyled_case(self, subject, count, found, place):
        self.unstyled += 1
        position, contain, visibility = found["first"]
        if (position, contain, visibility) != ("static", "none", "visible"):
            self.fail(f"{place}: a count without a rule is styled: {found['first']}")
        if not subject.grid.is_ever_laid_out(count) and found["display"] != "block":
            self.fail(f"{place}: a count without a rule has display: {found['display']}")

    def report(self):
        print(
            f"{self.engine.name}: {self.cases} cases, {self.tiles} tiles compared, {self.unstyled} counts without a "
            f"rule, {self.rounded} corners rounded; worst {self.worst:.4f} px, {self.worst_part:.0%} of what is allowed; "
            f"{len(self.failures)} failures; {self.seconds:.0f} s")
        if self.worst_case:
            print(f"  worst: {self.worst_case}")
        for failure in self.failures[:LISTED]:
            print(f"  {failure}")
        if len(self.failures) > LISTED:
            print(f"  and {len(self.failures) - LISTED} more")
