"""The names of all outputs, in the order of `Output.all`."""

import pathlib
import re

OUTPUTS = tuple(re.findall(r"\.(\w+),", (pathlib.Path(__file__).parents[1] / "Sources/GridEmit/Output+All.swift").read_text()))
