"""The tested specs, compiled."""

import json
import os
import pathlib
import subprocess
import tempfile
from multiprocessing.pool import ThreadPool

from cases import Subject
from specs import FIXED, Spec

HERE = pathlib.Path(__file__).resolve().parent
SPECS = HERE.parent.parent / "specs"
GOLDENS = HERE.parent / "Corpus" / "Goldens"


def compiled(binary, name, text, prefix=""):
    """The grid of a spec and its style sheet, or None and gridgen's message if it is rejected."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, f"{name}.grid")
        path.write_text(text)
        options = ["--prefix", prefix] if prefix else []
        done = subprocess.run(
            [binary, str(path), "--emit", "json,css", "--fractions", "--out-dir", folder, *options],
            capture_output=True, text=True)
        if done.returncode != 0:
            return None, done.stderr
        data = json.loads(pathlib.Path(folder, f"{name}.grid.json").read_text())
        return Subject(name, data, pathlib.Path(folder, f"{name}.grid.css").read_text(), text, prefix), ""


def written(binary, only=None):
    """All of specs/, the fixed specs and the goldens, or some of them by name, and the messages for rejected ones.

    Specs that a style sheet can't express are left out, by name.
    """
    texts = {path.stem: path.read_text() for path in sorted(SPECS.glob("*.grid"))} | FIXED
    texts |= {f"golden-{path.stem}": path.read_text() for path in sorted(GOLDENS.glob("*/*.grid"))}
    texts = {name: text for name, text in texts.items() if not only or name in only}
    with ThreadPool(os.cpu_count()) as pool:
        results = dict(zip(texts, pool.starmap(compiled, [(binary, *item) for item in texts.items()])))
    refused = []
    for name, (subject, message) in results.items():
        if "[unsupported-output]" in message:
            print(f"{name}: a style sheet can't express it, skipped")
        elif not subject:
            refused.append(f"{name}: gridgen rejects it:\n{message}")
    return [subject for subject, _ in results.values() if subject], refused


def drawn(binary, seed, count):
    """As many random specs, and the number of rejected ones."""

    def candidate(number):
        spec = Spec(seed, number)
        return compiled(binary, spec.name, spec.text())[0]

    taken, number = [], 0
    with ThreadPool(os.cpu_count()) as pool:
        while len(taken) < count and number < 20 * count + 100:
            several = range(number, number + count - len(taken))
            taken += filter(None, pool.map(candidate, several))
            number = several.stop
    return taken, number - len(taken)
