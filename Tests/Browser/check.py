"""Compares what a browser laid out with the exact layout."""

from fractions import Fraction

#: How many failures a report lists.
LISTED = 20


class Check:
    def __init__(self, engine):
        self.engine = engine
        self.cases = self.tiles = self.unstyled = 0
        self.worst = self.worst_part = 0.0
        self.worst_case = ""
        self.failures = []

    def fail(self, message):
        self.failures.append(message)

    def page(self, subjects, cases, result):
        if not result["decoded"]:
            self.fail("the images of a page were not decoded")
        if result["leaks"]:
            self.fail(f"styles leak to {result['leaks']} elements outside; classes {', '.join(subjects)}")
        for case, found in zip(cases, result["cases"], strict=True):
            self.case(subjects[case[0]], case, found)

    def case(self, subject, case, found):
        name, count, width, height, gaps, direction, kind = case
        grid = subject.grid
        self.cases += 1
        place = f"{subject.name}: {count} at {width} x {height}, {gaps or 'own gaps'}, {direction}, {kind}"
        both = gaps.get(f"--{name}-gap")
        row, column = grid.gap
        if gaps:
            row = Fraction((both or gaps.get(f"--{name}-row-gap")).removesuffix("px"))
            column = Fraction((both or gaps.get(f"--{name}-column-gap")).removesuffix("px"))
        if grid.find(count, Fraction(width)) is None:
            self.unstyled_case(subject, count, found, place)
            return
        # What counts is the width that the engine made of the one asked for.
        outer = Fraction(found["outer"][0])
        if abs(outer - Fraction(width)) > self.engine.grain:
            self.fail(f"{place}: the container is {float(outer)} wide")
            return
        chosen = grid.frame(count, Fraction(width), height, column, row)
        exact = grid.frame(count, outer, height, column, row)
        if grid.find(count, outer) is not grid.find(count, Fraction(width)):
            exact = chosen
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
            if direction == "rtl":
                x = container - x - tile_width
            left, top, real_width, real_height = found["rects"][index]
            off = max(
                abs(left - x), abs(top - y), abs(left + real_width - x - tile_width),
                abs(top + real_height - y - tile_height))
            if off > self.worst:
                self.worst = off
                self.worst_case = place
            self.worst_part = max(self.worst_part, off / tolerance)
            if off > tolerance:
                self.fail(
                    f"{place}: tile {index + 1} is off by {off:.3f} (up to {tolerance:.3f} allowed): "
                    f"{found['rects'][index]} instead of {[round(v, 4) for v in (x, y, tile_width, tile_height)]}")
                return
            if left < -tolerance or left + real_width > container + tolerance:
                self.fail(f"{place}: tile {index + 1} reaches out of its container")
                return
        self.hidden(exact, found, place)

    def container(self, grid, exact, found, tolerance, place):
        width, height = found["frame"][2:]
        outer = found["outer"][0]
        # With sections the element keeps the width that is offered, since that is what chooses.
        widths = [exact.size[0]] + ([outer] if grid.has_sections else [])
        if min(abs(width - expected) for expected in widths) > tolerance:
            self.fail(f"{place}: the element is {width} wide instead of {widths}")
        if width > outer + tolerance or found["scroll"][0] > 1:
            self.fail(f"{place}: the element is wider than its container, {width}; scrolls {found['scroll']}")
        # The same where at some widths it fills a height: it is never lower than that.
        heights = [exact.size[1]] + ([max(found["outer"][1], exact.size[1])] if grid.has_sections else [])
        if exact.is_positive and min(abs(height - expected) for expected in heights) > tolerance:
            self.fail(f"{place}: the element is {height} high instead of {heights}")
        if exact.uses_height and found["scroll"][1] > 1:
            self.fail(f"{place}: scrolls by {found['scroll'][1]}")

    def hidden(self, exact, found, place):
        more = found["rects"][len(exact.tiles):]
        if bool(more) != (found["last"] == "hidden") or bool(more) != ("counter" in found["label"]):
            self.fail(f"{place}: {len(more)} children have no tile, the last is {found['last']}, "
                      f"the label says {found['label']}")
        if len(more) != exact.hidden:
            self.fail(f"{place}: {len(more)} children have no tile instead of {exact.hidden}")
        if found["first"][2] != "visible":
            self.fail(f"{place}: the first tile is hidden")

    def unstyled_case(self, subject, count, found, place):
        self.unstyled += 1
        position, contain, visibility = found["first"]
        if (position, contain, visibility) != ("static", "none", "visible"):
            self.fail(f"{place}: a count without a rule is styled: {found['first']}")
        if not subject.grid.is_ever_laid_out(count) and found["display"] != "block":
            self.fail(f"{place}: a count without a rule has display: {found['display']}")

    def report(self, seconds):
        print(
            f"{self.engine.name}: {self.cases} cases, {self.tiles} tiles compared, {self.unstyled} counts without a "
            f"rule; worst {self.worst:.4f} px, {self.worst_part:.0%} of what is allowed; "
            f"{len(self.failures)} failures; {seconds:.0f} s")
        if self.worst_case:
            print(f"  worst: {self.worst_case}")
        for failure in self.failures[:LISTED]:
            print(f"  {failure}")
        if len(self.failures) > LISTED:
            print(f"  and {len(self.failures) - LISTED} more")
