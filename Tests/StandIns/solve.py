"""Solves the constraints that Tests/StandIns/Drivers/Constraints.swift writes, and compares them with the frames.

For each grid, count, kind of container and width: the equations have as many unknowns as their rank and their number, and
kiwisolver finds the frames, from whichever side it is pulled, from left to right and from right to left. Constraints that
were made at one width hold at all others with the same rule; the specs say where rules change. Only those for the
container's size give way to a size that the framework requires, and no other contradicts it.

usage: solve.py LINES SPEC...
"""

import json
import re
import sys

import kiwisolver
import numpy

LEFT, RIGHT, TOP, BOTTOM, LEADING, TRAILING, WIDTH, HEIGHT, CENTER_X, CENTER_Y = range(1, 11)


def breakpoints(specs):
    """The widths at which each grid changes its rules; None if any width may."""
    found = {}
    for spec in specs:
        with open(spec) as file:
            text = file.read()
        name = re.search(r"^grid\s+(\w+)", text, re.M)
        when = " ".join(re.findall(r"^\s*when\s+(.*?)\{", text, re.M | re.S))
        # Photos change their column or their box holds them back at any width.
        waterfall = re.search(r"^\s*(\S.*:)?\s*waterfall|^[^#]*\b(within|near|over)\b", text, re.M)
        if name:
            found[name[1]] = None if waterfall else [float(n) for n in re.findall(r"\d+(?:\.\d+)?", when)]
    return found


def equations(case, constraints, given, mirrored):
    """A row of coefficients and a right side for each given side and constraint, and the names of the unknowns."""
    items = sorted({n for c in constraints for n in (c["first"], c.get("second")) if n and n != "container"})
    unknowns = [("container", "w"), ("container", "h")]
    unknowns += [(item, side) for item in items for side in "xywh"]
    column = {unknown: index for index, unknown in enumerate(unknowns)}

    def add(row, item, attribute, factor):
        start, length = ("x", "w") if attribute in (LEADING, TRAILING, WIDTH, CENTER_X) else ("y", "h")
        share = {LEADING: 0, TRAILING: 1, TOP: 0, BOTTOM: 1, CENTER_X: 0.5, CENTER_Y: 0.5}.get(attribute)
        if share is None:
            row[column[item, length]] += factor
            return
        if mirrored and attribute in (LEADING, TRAILING):
            share = 1 - share
        if item != "container":
            row[column[item, start]] += factor
        row[column[item, length]] += factor * share

    rows, sides = [], []
    for side, value in given.items():
        row = numpy.zeros(len(unknowns))
        row[column["container", side]] = 1
        rows.append(row)
        sides.append(value)
    for constraint in constraints:
        attributes = {constraint["firstAttribute"], constraint["secondAttribute"]}
        if attributes & {LEFT, RIGHT}:
            raise ValueError("left or right edges don't mirror")
        row = numpy.zeros(len(unknowns))
        add(row, constraint["first"], constraint["firstAttribute"], 1)
        if constraint.get("second"):
            add(row, constraint["second"], constraint["secondAttribute"], -constraint["multiplier"])
        flips = mirrored and attributes & {LEADING, TRAILING}
        rows.append(row)
        sides.append(-constraint["constant"] if flips else constraint["constant"])
    return numpy.array(rows), numpy.array(sides), unknowns


def pulled(rows, sides, unknowns, target):
    """The solution of kiwisolver if each unknown is weakly drawn to a number."""
    variables = [kiwisolver.Variable(" ".join(unknown)) for unknown in unknowns]
    solver = kiwisolver.Solver()
    for row, side in zip(rows, sides):
        terms = [kiwisolver.Term(variables[i], float(row[i])) for i in numpy.flatnonzero(row)]
        solver.addConstraint(kiwisolver.Expression(terms, -float(side)) == 0)
    for variable in variables:
        solver.addConstraint((variable == target) | "weak")
    solver.updateVariables()
    return numpy.array([variable.value() for variable in variables])


def conflict(record, case, constraints, mirrored):
    """Whether a size that the framework requires, as of a reused cell, contradicts required constraints."""
    required = [constraint for constraint in constraints if constraint["priority"] == 1000]
    given = {"w": case["size"][0] + 11, "h": 44}
    rows, sides, _ = equations(case, required, given, mirrored)
    if numpy.linalg.matrix_rank(rows) != len(rows):
        return "a required size of the container contradicts a required constraint"
    return None


def problem(record, case, constraints, mirrored):
    """What is wrong with constraints in a case; None if nothing is."""
    frames = case["mirrored" if mirrored else "frames"]
    size, asked = case["size"], [case["width"], case["height"]]
    if any(min(frame[2:]) <= 0 for frame in case["frames"]):
        return "skipped"
    given = {}
    if not record["sizesContainer"]:
        used = {a for c in constraints for n, a in ((c["first"], c["firstAttribute"]),
                (c.get("second"), c["secondAttribute"])) if n == "container"}
        given = {"w": size[0] + (0 if used & {WIDTH, TRAILING, CENTER_X} else 37),
                 "h": size[1] + (0 if used & {HEIGHT, BOTTOM, CENTER_Y} else 21)}
    else:
        # A strip may be longer than its container.
        if not any(c["identifier"] in ("container trailing", "container width") for c in constraints):
            given["w"] = asked[0]
        if record["needsHeight"] and size[1] == asked[1]:
            given["h"] = size[1]
    for constraint in constraints:
        if constraint["priority"] != (999 if constraint["first"] == "container" else 1000):
            return f"{constraint['identifier']} has the priority {constraint['priority']}"
    fault = conflict(record, case, constraints, mirrored)
    if fault:
        return fault
    rows, sides, unknowns = equations(case, constraints, given, mirrored)
    rank = numpy.linalg.matrix_rank(rows)
    tiles = {item for item, _ in unknowns if item.startswith("tile")}
    if len(tiles) != len(frames):
        return f"{len(tiles)} tiles have constraints, not {len(frames)}"
    if rank != len(rows):
        return f"{len(rows)} equations have rank {rank}: one is redundant"
    if rank != len(unknowns):
        return f"{len(unknowns)} unknowns have rank {rank}: ambiguous"
    shift = given.get("w", size[0]) - size[0] if mirrored else 0
    expected = {("container", "w"): given.get("w", size[0]), ("container", "h"): given.get("h", size[1])}
    for tile, frame in enumerate(frames):
        for side, value in zip("xywh", frame):
            expected[f"tile {tile}", side] = value + (shift if side == "x" else 0)
    for target in (-9999, 9999):
        solution = pulled(rows, sides, unknowns, target)
        for unknown, value in zip(unknowns, solution):
            if unknown in expected and abs(value - expected[unknown]) > 1e-6:
                return f"{' '.join(unknown)} is {value}, not {expected[unknown]}"
    return None


def main():
    changes = breakpoints(sys.argv[2:])
    passed = failed = skipped = updates = kept = active = 0
    counts, extra, guides = [], set(), set()
    with open(sys.argv[1]) as file:
        records = [json.loads(line) for line in file]
    for record in records:
        if "isFresh" in record:
            updates, kept, active = updates + 1, kept + record["kept"], active + record["active"]
            if not record["isFresh"]:
                failed += 1
                print(f"{record['grid']}: {record['from']} to {record['to']} photos leave other constraints than new ones")
            continue
        breaks = changes.get(record["grid"], [])
        for case in record["cases"]:
            # The constraints made at the first width with the same rules.
            section = lambda width: width if breaks is None else [width < b for b in breaks] + [width <= b for b in breaks]
            made = next(c for c in record["cases"] if section(c["width"]) == section(case["width"]))
            constraints = made["constraints"]
            tiles = len(case["frames"])
            spaces = sum(c["first"].startswith("space") for c in constraints)
            sizing = sum(c["first"] == "container" for c in constraints)
            if tiles and len(constraints) - spaces - sizing != 4 * tiles:
                extra.add(record["grid"])
            if spaces:
                guides.add(f"{record['grid']} {record['count']}")
            for mirrored in (False, True):
                fault = problem(record, case, constraints, mirrored) if tiles else "skipped"
                if fault == "skipped":
                    skipped += 1
                elif fault:
                    failed += 1
                    print(f"{record['grid']} {record['count']} at {case['width']:g}, "
                          f"{'right to left' if mirrored else 'left to right'}, "
                          f"{'sized' if record['sizesContainer'] else 'given'}: {fault}")
                else:
                    passed += 1
    print(f"guides: {', '.join(sorted(guides)) or 'none'}; not four a tile: {', '.join(sorted(extra)) or 'none'}")
    print(f"{updates} updates kept {kept} of {active} constraints; {skipped} layouts without room or tiles skipped")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed == 0)


main()
