"""Random pairs of specs that differ in one setting or one rule."""

import re

import specs

SHAPES = ["3:4", "4:5", "1:1", "9:10"], ["1:1", "6:5", "4:3", "3:2", "2:1"]
WORDS = [("near", "over", "under"), ("stretch", "balanced"), ("leading", "center", "trailing"), (" sided", ""), (" mirrored", ""), ("<", ">="),
         (" balanced", ""), (" stretch", ""), ("frame fill", "frame 1:1"), ("frame 3:4", "tile 3:4"), ("tile photo", "tile 1:1")]
REQUIREMENTS = ["areas 100000", "areas 50000", "within 1:400", "within 1:200", "within 900000", "tiles 1:5000..5000:1", "tiles 1:900..900:1",
                "keep 0.01% of 1:2..2:1", "keep 0.001% of 1:3..3:1"]


def shapes(rng):
    while True:
        tall, wide, below, above = rng.choice(SHAPES[0]), rng.choice(SHAPES[1]), rng.choice(["<", "<="]), rng.choice([">", ">="])
        if (tall, wide) != ("1:1", "1:1"):
            return f"shapes tall {below} {tall}, wide {above} {wide}"


def requirement(rng):
    counts = rng.choice(["", "", " for 1..3", " for 2..", " for 3", " for 1..9"])
    return f"require {rng.choice(REQUIREMENTS)}{counts}"


def small(rng):
    """Few counts with patterns, some of them at some widths only, and photos that may keep their ratios."""
    tile = rng.choice(["tile 1:1", "tile 4:3", "tile photo", "tile photo 1:2..2:1", "tile photo 2:3..3:2 sided", "tile photo within 1:1",
                       "frame 4:3", "frame fill"])
    bodies = {1: ["1"], 2: ["2", "1, 1"], 3: ["3", "1, 2", "2, 1", "1 | (1, 1)", "1, 1, 1"]}

    def rules():
        lines = []
        for count in (1, 2, 3):
            for _ in range(rng.choice([0, 0, 1, 1, 2])):
                pattern = "".join(rng.choices("tsw.", k=rng.randint(1, count))).rstrip(".")
                if pattern:
                    lines.append(f"{count}[{pattern}]: {rng.choice(bodies[count])}{rng.choice(['', '', ' tile 2:1'])}")
            lines.append(f"{count}: {rng.choice(bodies[count])}")
        return lines

    lines = [f"width {rng.choice(['320..1000', '200..700', '400..400.5'])}", f"gap {rng.choice([0, 3, '4 2.5'])}", tile, "smallest 0"]
    lines += [shapes(rng)] if rng.random() < 0.7 else []
    lines += [f"append to {rng.choice([1, 2, 3])}"] if rng.random() < 0.4 else []
    lines += rules() + rng.choice([[], ["4..: show 3"], ["4..9: show 2"], ["4..6: rows of 2 stretch"]])
    if rng.random() < 0.4:
        lines += [f"when width {rng.choice(['<', '>='])} {rng.choice([446, 512.5])} {{", *rules(), "}"]
    return "\n".join(lines) + "\n"


def number(rng, text):
    """Another number of the same kind."""
    if "." in text or rng.random() < 0.3:
        return f"{float(text) * rng.choice([0.5, 0.9, 1.1, 1.25, 2]):.2f}".rstrip("0").rstrip(".")
    return str(max(0, int(text) + rng.choice([-2, -1, 1, 1, 2, 10, -10])))


def settings(rng):
    side = rng.choice(["gap {}", "inset {}", "inset {} 0 0 0", "gap {} 2", "smallest {}"]).format(rng.choice([0, 1, 2.5, 6, 12]))
    return rng.choice([
        side, side, f"append to {rng.randint(1, 6)}", shapes(rng), f"align {rng.choice(['leading', 'center', 'trailing'])}",
        f"width {rng.choice([200, 320, 350])}..{rng.choice([500, 700, 1024])}", f"height {rng.choice([100, 300])}..{rng.choice([500, 3000])}",
        f"grid {rng.choice(['Album', 'Wall'])}", requirement(rng), requirement(rng),
        f"tile photo {rng.choice(['1:2..2:1', '1:3..2:1', '3:4..4:3', '1:3..3:1 sided', 'within 1:1', 'within 160', 'within 1:3'])}"])


def changed(rng, text, make):
    """The text with one statement changed, added or left out."""
    lines = text.splitlines()
    rules = [place for place, line in enumerate(lines) if re.match(r"\s*\d+(\.\.\d*)?(\[[tsw.]+\])?:", line)]
    kind = rng.randrange(8)
    if kind < 3:
        statement = settings(rng)
        word = statement.split()[0]
        own = [place for place, line in enumerate(lines) if line.split()[:1] == [word]]
        if own and (word != "require" or rng.random() < 0.7):
            lines[own[0]] = statement
            if rng.random() < 0.2:
                del lines[own[0]]
        else:
            lines.insert(0, statement)
    elif kind == 3 and rules:
        place = rng.choice(rules)
        if rng.random() < 0.4:
            del lines[place]
        else:
            # A rule of another spec for the same count.
            head = lines[place].split(":")[0]
            others = [line for line in make().splitlines() if line.strip().split("[")[0].split(":")[0] == head.strip().split("[")[0]]
            lines[place] = head + ":" + rng.choice(others).split(":", 1)[1] if others else lines[place] + " align center"
    elif kind == 4 and rules:
        place = rng.choice(rules)
        head, body = lines[place].split(":", 1)
        count = head.split("[")[0]
        if ".." not in count:
            letters = "".join(rng.choices("tsw.", k=rng.randint(1, min(3, int(count))))).rstrip(".")
            lines.insert(place, f"{count}[{letters}]:{rng.choice([body, ' show 1' if count != '1' else body])}" if letters else lines[place])
    elif kind == 5:
        found = [(place, group) for place, line in enumerate(lines) for group in WORDS if any(word and word in line for word in group)]
        if found:
            place, group = rng.choice(found)
            word = next(word for word in group if word and word in lines[place])
            lines[place] = lines[place].replace(word, rng.choice([other for other in group if other != word]))
    else:
        place = rng.randrange(len(lines))
        numbers = [match for match in re.finditer(r"\d+(\.\d+)?", lines[place]) if "grid" not in lines[place]]
        if numbers:
            match = rng.choice(numbers)
            lines[place] = lines[place][:match.start()] + number(rng, match[0]) + lines[place][match.end():]
    return "\n".join(lines) + "\n"


def pair(rng, seed, index):
    """The texts of an old and a new spec."""
    made = iter(range(100))

    def make():
        some = specs.Spec(f"{seed}/{index}", next(made))
        return small(rng) if kind == "small" else getattr(some, kind)()

    kind = rng.choice(["small", "small", "small", "text", "mixed_text", "photo_text"])
    old = make()
    if "[" in old and "shapes" not in old and rng.random() < 0.7:
        old = shapes(rng) + "\n" + old
    if rng.random() < 0.15:
        old = requirement(rng) + "\n" + old
    if rng.random() < 0.5:
        old = re.sub(r"^grid .*\n", "", old)
    new = changed(rng, old, make)
    return (old, new) if rng.random() < 0.5 else (new, old)
