"""How long the language server takes from a keystroke in a spec of 1,000 lines to its diagnostics: latency.py SERVER [--count N].

The spec has a section for each of 70 widths, with a comment and a layout for one to ten photos. A rule is typed into it, letter by
letter, so that most texts have an error, as while a person types.
"""

import argparse
import time

from session import Session

URI = "file:///large.grid"
RULE = "    9: (2 | 1), 3, 3  # as on the desktop"


def spec():
    lines = ["## Photos of a post.", "grid Post", "gap 4", "width 320..1720", ""]
    layouts = ["1", "2", "1, 2", "aab / aac / ddd", "2, 3", "aab / aac / def", "3, 4", "4, 4", "", "4, 3, 3"]
    for section in range(70):
        lines += [f"# Screens of {320 + 20 * section} points and more.", f"when width {320 + 20 * section}..<{340 + 20 * section} {{"]
        lines += [f"    {count}: {layout}" if layout else "" for count, layout in enumerate(layouts, 1)]
        lines += ["    11..: show 10", "}"]
    return lines + ["1..: rows of 3"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--count", type=int, default=400)
    arguments = parser.parse_args()
    lines, times = spec(), []
    line = next(number for number in range(500, 1000) if not lines[number])
    with Session(arguments.server) as session:
        session.open(URI, "\n".join(lines) + "\n")
        found = session.receive()["params"]["diagnostics"]
        print(f"{len(lines)} lines, {len(found)} diagnostics")
        for version in range(1, arguments.count + 1):
            column = (version - 1) % (len(RULE) + 1)
            start = {"line": line, "character": column}
            change = {"range": {"start": start, "end": start}, "text": RULE[column:column + 1]}
            if column == len(RULE):
                change = {"range": {"start": {"line": line, "character": 0}, "end": start}, "text": ""}
            begun = time.perf_counter()
            session.send("textDocument/didChange", textDocument={"uri": URI, "version": version}, contentChanges=[change])
            # Lint may have said more about the text before.
            while session.receive()["params"]["version"] != version:
                pass
            times.append(time.perf_counter() - begun)
            # Nobody types faster. Lint goes on beside the next keystrokes.
            time.sleep(0.05)
    times.sort()
    for part in (0.5, 0.95, 1):
        print(f"{part:4.0%}: {1000 * times[int(part * (len(times) - 1))]:.2f} ms")


main()
