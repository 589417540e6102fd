"""The inputs of the benchmarks: specs, and schemas with as many declarations for the other compilers. The seed is
fixed."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path


def partition(generator: random.Random, count: int) -> str:
    """Rows of at most four tiles; some have a tile beside a stack."""
    rows = []
    while count > 0:
        tiles = generator.randint(1, min(4, count))
        count -= tiles
        rows.append(f"1 | (1, {tiles - 2})" if tiles > 2 and generator.random() < 0.3 else str(tiles))
    return ", ".join(rows)


def spec(number: int) -> str:
    """A spec with ten rules, and any sizing that allows partitions."""
    generator = random.Random(number)
    sizing = generator.choice(["tile 1:1", "tile 4:3", "frame 16:9", "frame fill", "tile photo"])
    lines = [f"grid Spec{number}", sizing, f"gap {generator.randint(0, 8)}", "width 400..1000", "smallest 1"]
    if sizing == "frame fill":
        lines.append("height 600..1200")
    lines += [f"{count}: {partition(generator, count)}" for count in range(1, 10)]
    return "\n".join([*lines, "10..: show 9", ""])


def patterns(generator: random.Random, count: int, wanted: int) -> list[str]:
    """Patterns for the shapes of `count` photos, each with some shapes that earlier patterns don't match."""
    left = set(itertools.product("tsw", repeat=min(count, 4)))
    found: list[str] = []
    while len(found) < wanted:
        pattern = [generator.choice("tsw.") for _ in range(min(count, 4))]
        taken = {shapes for shapes in left if all(a in (b, ".") for a, b in zip(pattern, shapes))}
        if taken and len(left) - len(taken) >= wanted - len(found):
            found.append("[" + "".join(pattern) + "]")
            left -= taken
    return found


def large_spec(rules: int) -> str:
    """A spec with `rules` rules: a section for each hundred, with counts from 1 to 12 and up to ten patterns each."""
    generator = random.Random(rules)
    sections = rules // 100
    lines = ["grid Large", "gap 2", f"width 400..{400 + sections}"]
    for section in range(sections):
        lines.append(f"when width {400 + section}..<{401 + section} {{")
        for count in range(1, 13):
            wanted = {1: 1, 2: 4, 12: 2}.get(count, 9)
            for pattern in [*patterns(generator, count, wanted), ""]:
                lines.append(f"    {count}{pattern}: {partition(generator, count)}")
        lines.append("}")
    # The last section includes the greatest width.
    return "\n".join(lines).replace(f"{399 + sections}..<{400 + sections}", f">= {399 + sections}") + "\n"


def repeating_spec(sections: int) -> str:
    """A spec whose sections each have a rule that repeats the one outside, and a sketch that could be rows: lint can mend both."""
    lines = [f"width 400..{400 + sections}", "1: 1", "2: 1 | 1"]
    lines += [f"when width {400 + index}..<{401 + index} {{\n    1: 1\n    3: abc\n}}" for index in range(sections)]
    return "\n".join(lines) + "\n"


def flatbuffers(declarations: int, prefix: str = "") -> str:
    fields = "  id:int;\n  name:string;\n  width:double;\n  height:double;\n"
    return "namespace Bench;\n" + "".join(
        f"table Table{prefix}{index} {{\n{fields}}}\n" for index in range(declarations))


def protobuf(declarations: int, prefix: str = "") -> str:
    fields = "  int32 id = 1;\n  string name = 2;\n  double width = 3;\n  double height = 4;\n"
    return 'syntax = "proto3";\npackage bench;\n' + "".join(
        f"message Message{prefix}{index} {{\n{fields}}}\n" for index in range(declarations))


def thrift(declarations: int) -> str:
    fields = "  1: i32 id\n  2: string name\n  3: double width\n  4: double height\n"
    return "namespace swift Bench\n" + "".join(
        f"struct Struct{index} {{\n{fields}}}\n" for index in range(declarations))


def capnproto(declarations: int) -> str:
    fields = "  id @0 :Int32;\n  name @1 :Text;\n  width @2 :Float64;\n  height @3 :Float64;\n"
    return "@0xdbb9ad1f14bf0b36;\n" + "".join(
        f"struct Struct{index} {{\n{fields}}}\n" for index in range(declarations))


def write_files(folder: Path, ending: str, text: Callable[[int], str], count: int = 1000) -> list[str]:
    """Writes `count` files to a new folder and returns their paths."""
    folder.mkdir()
    paths = [folder / f"file{number}.{ending}" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_text(text(number))
    return [str(path) for path in paths]
