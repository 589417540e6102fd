"""Random specs, with the grids that the independent reader makes of their JSON."""

import json
import pathlib
import subprocess
import sys
from fractions import Fraction

root = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(root / "Tests/Browser"), str(root / "Tests/JSON")]
import reader  # noqa: E402
import specs  # noqa: E402


class RandomSpec:
    """A spec, and what its grid says; `data` is None if it doesn't compile."""

    def __init__(self, rng, seed, index, gridgen, folder, texts=("mixed_text", "text", "photo_text")):
        self.path = folder / "random.grid"
        self.gridgen = gridgen
        self.read(getattr(specs.Spec(seed, index), rng.choice(texts))())

    def read(self, text):
        self.text = text
        self.path.write_text(text)
        made = subprocess.run([self.gridgen, self.path, "--emit", "json", "--quiet"], capture_output=True, text=True)
        self.data = json.loads(made.stdout) if made.returncode == 0 else None
        if self.data is None:
            return
        self.grid = reader.Grid(self.data, float)
        self.widths = [float(Fraction(end)) for end in self.data["width"]]
        self.heights = [float(Fraction(end)) for end in self.data["height"]]
        limits = {float(Fraction(entry[key])) for entry in self.data["layouts"] + self.data["rules"]
                  for key in ("minWidth", "belowWidth") if entry[key] is not None}
        self.limits = [limit for limit in limits if self.widths[0] < limit <= self.widths[1]]
        self.height_limits = [float(Fraction(entry[key])) for entry in self.data["layouts"] + self.data["rules"]
                              for key in ("minHeight", "belowHeight") if entry.get(key) is not None]
        counts = {entry["count"] for entry in self.data["layouts"]}
        for rule in self.data["rules"]:
            counts |= set(range(rule["from"], min(rule["to"] or 10**9, rule["from"] + 40) + 1))
        self.counts = sorted(counts)
