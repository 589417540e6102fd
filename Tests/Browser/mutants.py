"""Style sheets with one coefficient changed by 1 %, to show that the check notices."""

import re

DECLARATION = re.compile(
    r"^ +(grid-template|grid-template-columns|padding-top|margin-top|width|height|top|bottom|inset-inline-start"
    r"|inset-inline-end|aspect-ratio): (.+);$", re.M)
NUMBER = re.compile(r"(?<![\w.-])\d+(?:\.\d+)?")

#: The least gaps in cases with wide ones, in px.
WIDE = 90
#: Smaller changes, in px, are hardly more than rounding if a layout has many tracks.
LEAST = 0.3


class Mutant:
    """A change of one number in a sheet."""

    def __init__(self, place, digits, where):
        self.place = place
        self.digits = digits
        self.new = repr(round(float(digits) * 1.01, 9))
        self.where = where

    def __str__(self):
        return f"{self.digits} → {self.new} in `{self.where}`"

    def applied(self, sheet):
        return sheet[:self.place] + self.new + sheet[self.place + len(self.digits):]


def mutants(sheet):
    """The possible changes, except those that hardly change the layout.

    A plain `100%` is skipped, since elements with their own length override it.
    """
    for declaration in DECLARATION.finditer(sheet):
        if declaration.group(2) == "100%":
            continue
        start = declaration.start(2)
        for part in parts(declaration.group(1), declaration.group(2)):
            for number in NUMBER.finditer(declaration.group(2), *part):
                if float(number.group()):
                    yield Mutant(start + number.start(), number.group(), declaration.group().strip())
    for condition in re.finditer(r"^ *@container .+$", sheet, re.M):
        for number in NUMBER.finditer(condition.group()):
            # At the end of a range another one may begin, which then covers the rest.
            if condition.group()[:number.start()].endswith("< ") and f"(width >= {number.group()}px)" in sheet:
                continue
            yield Mutant(condition.start() + number.start(), number.group(), condition.group())


def parts(name, value):
    """The ranges of the value in which changing a number changes the layout."""
    if name == "aspect-ratio":
        return [] if value == "auto" else [(0, len(value))]
    # Equal tracks, and a single track, divide their space regardless of the number.
    if name.startswith("grid-template"):
        axes = re.finditer(r"(?:[^/(]|\([^)]*\))+", value)
        return [axis.span() for axis in axes if axis.group().count("fr") > 1 and "repeat" not in axis.group()]
    breaks = [-3, *(sign.start() for sign in re.finditer(r" [+-] ", value)), len(value)]
    terms = [(begin + 3, end) for begin, end in zip(breaks, breaks[1:])]
    return [term for term in terms if size(value[slice(*term)]) * 0.01 >= LEAST]


def size(term):
    """The approximate length of a term of a sum, in px."""
    if "%" in term or "cqi" in term:
        return 1e3
    product = WIDE if "var(" in term else 1
    for number in NUMBER.finditer(term):
        is_divisor = term[:number.start()].endswith("/ ")
        product *= 1 / float(number.group()) if is_divisor else float(number.group())
    return product
