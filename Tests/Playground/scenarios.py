"""What a person does in the playground, and what has to be seen then."""

import base64
import json
import pathlib
import re
import subprocess
import sys
import time

from browsers import wait_for
from page import png

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests"))
from outputs import OUTPUTS  # noqa: E402

PAGE = (ROOT / ".build/playground/index.html").as_uri()
SPECS = sorted((ROOT / "specs").glob("*.grid"))
#: How far in pixels a tile may be from its place: what the browsers round to.
TOLERANCE = 0.2

SCENARIOS = []


def scenario(*look):
    """Lists a function as a scenario for browsers with a look."""
    def add(function):
        function.look = look
        SCENARIOS.append(function)
        return function
    return add


def first_spec_of_readme():
    return (ROOT / "README.md").read_text().split("```grid\n")[1].split("```")[0]


def address_of(text, name="layout.grid"):
    return f"#{name}:{base64.urlsafe_b64encode(text.encode()).decode().rstrip('=')}"


def tiles_of(name, count, width):
    """The tiles of a generated JSON, evaluated here, as [x, y, width, height]; for specs without photos' ratios."""
    data = json.loads((ROOT / f"generated/{name}.grid.json").read_text())
    entry = next(entry for entry in data["layouts"] if entry["count"] == count
                 and (entry["minWidth"] or 0) <= width < (entry["belowWidth"] or 1e9))
    gap = data["gap"]

    def value(form):
        return (form.get("w", 0) * width + form.get("gx", 0) * gap["column"] + form.get("gy", 0) * gap["row"]
                + form.get("pt", 0))
    return [[value(tile[key]) for key in ("x", "y", "width", "height")] for tile in entry["tiles"]]


def picture():
    """A small picture as bytes."""
    return base64.b64decode(png(60, 30, (200, 60, 60)).split(",")[1])


class Page:
    """The playground in a browser, freshly opened."""

    def __init__(self, browser, fragment="", url=PAGE):
        self.browser = browser
        self.open(fragment, url)

    def open(self, fragment="", url=PAGE):
        self.browser.open(url + fragment)
        self.js("""
            window.problems = [];
            window.ran = false;
            addEventListener("error", event => problems.push(event.message));
            addEventListener("unhandledrejection", event => problems.push(String(event.reason)));
            addEventListener("securitypolicyviolation", event => problems.push(event.violatedDirective + " " + event.blockedURI));
            window.arrivals = 0;
            for (const name of ["keyup", "pointerup"]) addEventListener(name, () => window.arrivals++, true);
        """)
        self.settle()

    def close(self):
        """Ends what the page needs besides the browser."""

    def js(self, body, *arguments):
        return self.browser.js(body, *arguments)

    def settle(self):
        """Waits until the compiler has answered all questions."""
        def is_idle():
            return self.js("return document.body.dataset.busy === 'false'")

        # What a click or a key starts may begin with a timer of 50 ms, which is late on a busy machine.
        wait_for(lambda: is_idle() and not time.sleep(0.1) and is_idle(), lambda: f"the page is busy: {self.verdict}", 60)

    def expect_no_problem(self):
        assert self.js("return problems") == [], self.js("return problems")
        assert self.js("return window.ran") is False, "something ran that must not"

    def middle(self, selector):
        """The middle of an element in the window, scrolled there if it isn't to be seen."""
        assert self.js("""
            const found = document.querySelector(arguments[0]);
            if (!found) return false;
            const {left, top, width, height} = found.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!found.contains(there)) found.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
            return true;
        """, selector), f"there is no {selector}"
        places = []

        def is_still():
            places.append(self.js("""
                const rect = document.querySelector(arguments[0]).getBoundingClientRect();
                return [rect.left + rect.width / 2, rect.top + rect.height / 2];
            """, selector))
            return len(places) > 1 and places[-1] == places[-2]

        wait_for(is_still, f"{selector} moves")
        return places[-1]

    def arrives(self, send):
        """Sends a click or a key, which may reach the page some time after the browser says that it was made."""
        before = self.js("return window.arrivals")
        send()
        try:
            wait_for(lambda: self.js("return window.arrivals") != before, "", seconds=2)
        except AssertionError:
            pass  # The browser keeps some keys for itself.

    def click(self, selector):
        place = self.middle(selector)
        self.arrives(lambda: self.browser.click(*place))

    def key(self, name, *modifiers):
        self.arrives(lambda: self.browser.key(name, *modifiers))

    def write(self, text):
        """Replaces the spec by typing."""
        self.click("#editor .CodeMirror-line")
        self.key("a", "Control")
        self.key("Delete")
        self.browser.type(text)
        self.settle()

    def click_line(self, start):
        """Clicks at the end of the line of the spec that begins with a text."""
        place = self.js("""
            const mirror = document.querySelector(".CodeMirror").CodeMirror;
            const line = mirror.getValue().split("\\n").findIndex(line => line.trim().startsWith(arguments[0]));
            mirror.scrollIntoView({line, ch: 0}, 40);
            const {left, top, bottom} = mirror.charCoords({line, ch: mirror.getLine(line).length}, "window");
            return [left + 6, (top + bottom) / 2];
        """, start)
        self.arrives(lambda: self.browser.click(*place))
        self.key("End")
        self.settle()

    @property
    def spec(self):
        return self.js("return document.querySelector('.CodeMirror').CodeMirror.getValue()")

    @property
    def verdict(self):
        return self.js("return document.getElementById('verdict').textContent")

    def text(self, selector):
        return self.js("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def value(self, selector):
        return self.js("return document.querySelector(arguments[0]).value", selector)

    @property
    def width(self):
        return int(self.value("#width"))

    def tiles(self):
        """The photos as they are laid out: [x, y, width, height] in the layout's own pixels."""
        places = []

        def are_still():
            # What moves is asked first: photos may reach their places between two questions.
            if self.js("return document.getAnimations().length"):
                places.clear()
                return False
            places.append(self.places())
            return len(places) > 1 and places[-1] == places[-2]

        wait_for(are_still, "photos still move")
        return places[-1]

    def places(self):
        """Where the photos are now, also while they move."""
        return self.js("""
            const grid = document.querySelector("#grid-host > div"), frame = grid.getBoundingClientRect();
            const host = document.getElementById("grid-host");
            const scale = host.getBoundingClientRect().width / host.offsetWidth;
            return [...grid.children].map(child => {
                const rect = child.getBoundingClientRect();
                return [rect.left - frame.left, rect.top - frame.top, rect.width, rect.height].map(side => side / scale);
            });
        """)

    def frames(self):
        """The exact frames, as the page draws them over the photos."""
        return self.js("""
            return [...document.querySelectorAll("[data-tile]")].map(({style}) =>
                [style.left, style.top, style.width, style.height].map(parseFloat));
        """)

    def expect_tiles(self, expected, message=""):
        found = self.tiles()
        assert len(found) >= len(expected), f"{len(found)} tiles instead of {len(expected)} {message}"
        for index, (mine, theirs) in enumerate(zip(found, expected)):
            assert all(abs(a - b) <= TOLERANCE for a, b in zip(mine, theirs)), f"tile {index}: {mine}, not {theirs} {message}"

    def names(self):
        return self.js("return [...document.querySelectorAll('#grid-host img')].map(image => image.alt)")

    def choose(self, name):
        """Chooses an example. A list that pops up is the browser's own, so this is done for it."""
        self.js("""
            const select = document.getElementById("example");
            select.value = arguments[0];
            select.dispatchEvent(new Event("change"));
        """, name)
        self.settle()

    def compare(self, kind):
        """Chooses what is shown beside the layout."""
        self.js("""
            const list = document.getElementById("compare");
            list.value = arguments[0];
            list.dispatchEvent(new Event("change"));
        """, kind)
        self.settle()

    def expect_compared(self, expected, name, other):
        """Waits until the layout beside has these tiles, and both layouts are called so."""
        def found():
            return self.js("""
                const place = document.getElementById("other"), frame = place.getBoundingClientRect();
                const box = document.getElementById("box").getBoundingClientRect();
                const scale = box.width / document.getElementById("box").offsetWidth;
                return [[...place.children].map(child => {
                    const {left, top, width, height} = child.getBoundingClientRect();
                    return [left - frame.left, top - frame.top, width, height].map(side => side / scale);
                }), document.getElementById("name").textContent, document.getElementById("other-name").textContent];
            """)

        def is_so():
            tiles, *names = found()
            return names == [name, other] and len(tiles) == len(expected) and all(
                abs(one - two) < 1 for tile, place in zip(tiles, expected) for one, two in zip(tile, place))
        wait_for(is_so, lambda: f"{found()} instead of {expected}, {name}, {other}", 10)

    def expect_inside(self, selector, place="#stage"):
        """Checks that a place shows all of an element."""
        one, other = (self.js("""
            const {left, top, right, bottom} = document.querySelector(arguments[0]).getBoundingClientRect();
            return [left, top, right, bottom];
        """, each) for each in (selector, place))
        assert all(inner >= outer - 1 for inner, outer in zip(one[:2], other)) \
            and all(inner <= outer + 1 for inner, outer in zip(one[2:], other[2:])), (selector, one, other)

    def set_value(self, selector, value):
        """Fills in a field, as a form filler does."""
        self.js("""
            const field = document.querySelector(arguments[0]);
            field.value = arguments[1];
            for (const name of ["input", "change"]) field.dispatchEvent(new Event(name));
        """, selector, value)

    def set_text(self, text):
        self.js("document.querySelector('.CodeMirror').CodeMirror.setValue(arguments[0])", text)

    def drop(self, name, kind, data, place="#stage"):
        """Drops a file. Its bytes are in base64; only the system could drop a real one."""
        self.js("""
            const bytes = Uint8Array.from(atob(arguments[2]), character => character.charCodeAt(0));
            const transfer = new DataTransfer();
            transfer.items.add(new File([bytes], arguments[0], {type: arguments[1]}));
            document.querySelector(arguments[3]).dispatchEvent(
                new DragEvent("drop", {dataTransfer: transfer, bubbles: true, cancelable: true}));
        """, name, kind, base64.b64encode(data).decode(), place)
        self.settle()


# The layout


@scenario()
def readme(page):
    """the README's first spec, typed: seven tiles where they belong"""
    spec = first_spec_of_readme()
    # The editor indents a line like the one above it, so the spaces at their beginnings aren't typed.
    page.write("\n".join(line.strip() for line in spec.splitlines()) + "\n")
    page.click_line("7:")
    assert page.value("#count") == "7", page.value("#count")
    assert len(page.names()) == 7, (page.names(), page.verdict, page.js("return JSON.stringify(document.body.dataset)"))
    page.expect_tiles(tiles_of("moments", 7, page.width))
    assert page.text("#rule") == "7: 3, 4"
    assert page.verdict == "No findings", page.verdict
    assert page.js("return parseFloat(document.getElementById('difference').dataset.pixels)") < TOLERANCE
    page.click("#format")
    wait_for(lambda: page.spec == spec, lambda: f"the canonical form is {page.spec}")


@scenario()
def broken(page):
    """a broken rule: the command line's message under it, a click on its fix, the last good layout dimmed until then"""
    good = page.tiles()
    page.click_line("7:")
    for _ in range(3):
        page.key("Backspace")
    page.browser.type(" 4")
    page.settle()
    assert "7: 3 4" in page.spec
    path = ROOT / ".build/playground/broken.grid"
    path.write_text(page.spec)
    done = subprocess.run([ROOT / ".build/debug/gridgen", "lint", path, "--output-format", "json"], capture_output=True, text=True)
    finding = next(each for each in json.loads(done.stdout)["diagnostics"] if each["severity"] == "error")
    shown = page.text("[data-finding=error]")
    texts = [finding["message"], finding["label"], finding["help"], *[each["message"] for each in finding["related"]]]
    for text in filter(None, texts):
        assert text.replace("`", "") in shown, f"{text} is not in {shown}"
    assert finding["code"] in shown
    line = page.js("return document.querySelector('[data-finding=error]').dataset.line")
    assert int(line) == finding["start"]["line"]
    below = page.js("""
        const line = [...document.querySelectorAll("#editor .CodeMirror-line")].find(line => line.textContent.includes("7:"));
        return document.querySelector("[data-finding=error]").getBoundingClientRect().top - line.getBoundingClientRect().bottom
    """)
    assert 0 <= below < 12, f"the message is {below} pixels below its line"
    hidden = page.js("""
        return document.querySelector("[data-finding=error]").getBoundingClientRect().bottom
            - document.getElementById("editor").getBoundingClientRect().bottom
    """)
    assert hidden <= 0, f"{hidden} pixels of the message are out of sight"
    assert "last good layout" in page.verdict
    wait_for(lambda: page.js("return parseFloat(getComputedStyle(document.getElementById('frame')).opacity)") < 0.6, "it is not dimmed")
    page.expect_tiles(good, "while the spec is broken")
    wait_for(lambda: finding["message"].replace("`", "") in page.text("#live"), "the live region says nothing")
    page.click("[data-finding] button")
    page.settle()
    assert "7: 3, 4" in page.spec
    assert page.text("[data-finding]") is None
    wait_for(lambda: page.js("return parseFloat(getComputedStyle(document.getElementById('frame')).opacity)") > 0.99, "it stays dimmed")
    page.expect_tiles(good)
    page.click("#editor .CodeMirror-line")
    page.key("z", "Control")
    wait_for(lambda: "7: 3 4" in page.spec, "the fix can't be undone")
    page.settle()


def compare_sizes(page):
    """Compares the nine-grid with another width and another count, without and with another width of its own."""
    assert page.js("return document.getElementById('beside').hidden")
    page.compare("width")
    page.expect_compared(tiles_of("moments", 7, 820), f"{page.width} wide", "820 wide · 7: 3, 4")
    page.set_value("#other-value", 600)
    page.expect_compared(tiles_of("moments", 7, 600), f"{page.width} wide", "600 wide · 7: 3, 4")
    page.compare("count")
    page.expect_compared(tiles_of("moments", 8, page.width), "7 photos", "8 photos · 8: 4, 4")
    page.set_value("#other-value", 5)
    page.expect_compared(tiles_of("moments", 5, page.width), "7 photos", "5 photos · 5: 2, 3")
    page.set_value("#width", 500)
    page.expect_compared(tiles_of("moments", 5, 500), "7 photos", "5 photos · 5: 2, 3")
    page.expect_tiles(tiles_of("moments", 7, 500), "beside another count")
    wait_for(lambda: page.text("#difference") == "CSS matches.", lambda: page.text("#difference"))
    page.click("#more")
    page.expect_compared(tiles_of("moments", 5, 500), "8 photos", "5 photos · 5: 2, 3")
    page.expect_inside("#beside")
    page.compare("")
    assert page.js("return document.getElementById('beside').hidden && document.getElementById('name').hidden")


@scenario()
def comparing(page):
    """two widths and two counts beside each other; a page without a server offers no commit"""
    page.open(address_of((ROOT / "specs/moments.grid").read_text(), "moments.grid"))
    compare_sizes(page)
    assert page.js("return [...document.getElementById('compare').options].map(each => each.value)") == ["", "width", "count"]


def undo(page):
    """Undoes the last change of the editor."""
    page.click("#editor :is(.CodeMirror-line, [data-sheet] > textarea)")
    if page.browser.name == "webkit" and page.js("return document.querySelector('[data-sheet] > textarea') !== null"):
        page.js("document.execCommand('undo')")  # The browser that WebDriver starts has no key for it in text areas.
    else:
        page.key("z", "Control")
    page.settle()


def edit_by_hand(page):
    """Drags lines and tiles of layouts, moves lines by keys, and undoes that."""
    def line(number):
        return f"#lines > :nth-child({number})"

    def drag(selector, across, down, cancels=False):
        left, top = page.middle(selector)
        scale = page.js("return document.getElementById('box').getBoundingClientRect().width / document.getElementById('box').offsetWidth")
        steps = [(left + across * scale * part, top + down * scale * part) for part in (0.3, 0.7, 1)]
        if not cancels:
            page.arrives(lambda: page.browser.drag((left, top), *steps))
        else:
            page.browser.pointer([("move", left, top), ("down",), *[("move", *place) for place in steps]])
            page.settle()
            assert page.tiles() != before, "there is no preview"
            page.key("Escape")
            page.arrives(lambda: page.browser.pointer([("up",)]))
        page.settle()

    def expect_rule(rule):
        wait_for(lambda: rule in page.spec.splitlines(), lambda: f"{rule} is not in {page.spec}", 10)
        page.settle()
        assert page.text("#rule") == rule.split("#")[0].strip(), page.text("#rule")
        wait_for(lambda: page.text("#difference") == "CSS matches.", lambda: page.text("#difference"), 10)

    start = "grid Hand\nframe 1:1\n# before\n3: 1, 2 # three\n4: aab / ccd\n"
    page.write(start)
    page.set_value("#count", 3)
    page.set_value("#width", 300)
    page.settle()
    before = page.tiles()
    assert page.js("return document.getElementById('lines').children.length") == 2
    drag(line(1), 0, 50)
    expect_rule("3: 1@2, 2@1 # three")
    assert page.spec == start.replace("1, 2", "1@2, 2@1"), page.spec
    page.expect_tiles([[0, 0, 300, 200], [0, 200, 150, 100], [150, 200, 150, 100]])
    undo(page)
    assert page.spec == start, page.spec
    page.expect_tiles(before)
    drag(line(1), 0, 50, cancels=True)
    assert page.spec == start, page.spec
    page.expect_tiles(before)
    # A click moves nothing.
    page.click(line(1))
    page.settle()
    assert page.spec == start, page.spec
    drag(line(2), -50, 0)
    expect_rule("3: 1, 1@1 | 1@2 # three")
    # By keys, as little as the numbers can say, and the focus stays.
    page.js("document.querySelector(arguments[0]).focus()", line(2))
    value = page.js("return Number(document.activeElement.getAttribute('aria-valuenow'))")
    for _ in range(2):
        page.key("ArrowRight")
        page.settle()
    now = page.js("return [document.activeElement.getAttribute('role'), Number(document.activeElement.getAttribute('aria-valuenow'))]")
    assert now[0] == "separator" and value < now[1] < value + 20, (value, now)
    assert page.spec != start and "3: 1, 1@" in page.spec, page.spec
    undo(page)
    undo(page)
    expect_rule("3: 1, 1@1 | 1@2 # three")
    # A tile dragged onto another one exchanges their parts, and chooses no rule.
    drag("#overlay [data-tile='1']", 0, 160)
    expect_rule("3: 1@1 | 1@2, 1 # three")
    # Cells of a sketch, and its letters.
    page.set_value("#count", 4)
    page.settle()
    drag(line(2), -100, 0)
    expect_rule("4: abb / ccd")
    drag("#overlay [data-tile='1']", 100, 150)
    expect_rule("4: cbb / aad")
    # What can't be said keeps its form.
    for text, count, reason in (("1..: rows of 2\n", 4, "rows by itself"), ("2: 2\n", 2, "order in which parts are written")):
        page.write(text)
        page.set_value("#count", count)
        page.set_value("#width", 300)
        page.settle()
        drag("#overlay [data-tile='1']", 150, 0)
        assert page.spec == text and reason in page.text("#said"), (page.spec, page.text("#said"))
    page.write("frame 1:1\nsmallest 100\nwidth 300..600\n3: 1, 2\n")
    page.set_value("#count", 3)
    page.set_value("#width", 300)
    page.settle()
    drag(line(1), 0, 100)
    assert "3: 1, 2" in page.spec and "100" in page.text("#said"), (page.spec, page.text("#said"))
    # Mirrored, a line follows the pointer too.
    page.write("frame 1:1\n3: 1, 2\n")
    page.click("#rtl")
    page.settle()
    drag(line(2), -50, 0)
    expect_rule("3: 1, 1@2 | 1@1")


@scenario()
def by_hand(page):
    """lines and tiles dragged, and lines moved by keys: the spec follows in one step, or says why not"""
    edit_by_hand(page)


@scenario()
def while_broken(page):
    """the controls while the spec is broken, and a page that is opened with a broken spec"""
    page.set_text("7: 3, 3\n")
    page.settle()
    page.click("#more")
    page.settle()
    assert len(page.names()) == 8
    page.expect_tiles(tiles_of("moments", 8, page.width), "while the spec is broken")
    page.click("#rtl")
    page.settle()
    page.expect_tiles(page.frames(), "right to left while the spec is broken")
    assert page.tiles()[0][0] > page.width / 2, "it isn't right to left"
    page.open(address_of("7: 3, 3\n"))
    assert page.js("return document.getElementById('frame').hidden") and "no errors" in page.text("#note")
    assert "3 + 3 = 6" in page.text("[data-finding]") and "last good" not in page.verdict, page.verdict
    page.js("document.getElementById('gap').focus()")
    page.key("ArrowRight")
    page.settle()
    page.set_text("7: 3, 4\n")
    page.settle()
    assert len(page.names()) == 7 and page.js("return document.getElementById('note').hidden")


@scenario()
def cursor(page):
    """the cursor on rules of several sections: the count and the width at which each holds"""
    page.choose("wall.grid")
    for start, count, low, high in [
        ("3: 1, 2", 3, 320, 599), ("3: 1 |", 3, 1100, 1600), ("3..:", 3, 600, 1099), ("5..:", 5, 1100, 1600),
        ("4..:", 4, 320, 599), ("2: 2", 2, 320, 1099), ("2: 2 tile", 2, 1100, 1600),
    ]:
        page.click_line(start)
        assert page.value("#count") == str(count), (start, page.value("#count"))
        assert low <= page.width <= high, (start, page.width)
        assert page.text("#rule").startswith(start), (start, page.text("#rule"))
        page.expect_tiles(page.frames(), f"with the cursor at {start}")


@scenario()
def shapes(page):
    """the cursor on rules for photos of some shapes: the drawn photos have them"""
    page.choose("album.grid")
    for start in ["2[ww]", "2:", "3[t]", "3:", "4[w]", "4:"]:
        page.click_line(start)
        assert page.value("#count") == start[0], (start, page.value("#count"))
        # Without a pattern the photos are mixed, and another rule may be theirs.
        if "[" in start:
            assert page.text("#rule").startswith(start), (start, page.text("#rule"))


@scenario()
def heights(page):
    """the height of a container that the layout fills, and the controls after specs with other limits"""
    page.choose("nice.grid")
    height = int(page.value("#height"))
    page.js("document.getElementById('height').focus()")
    for _ in range(20):
        page.key("ArrowRight")
    page.settle()
    assert page.value("#height") == str(height + 20)
    frames = page.frames()
    assert abs(max(y + down for _, y, _, down in frames) - height - 20) < TOLERANCE, frames
    page.expect_tiles(frames)
    page.set_text("gap 60\n1: 1\n")
    page.settle()
    assert page.value("#count") == "1" and len(page.names()) == 1, (page.value("#count"), page.verdict)
    assert page.value("#gap") == "60", page.value("#gap")
    page.choose("bluesky.grid")
    assert page.value("#count") == "4", page.value("#count")
    page.choose("moments.grid")
    assert page.value("#count") == "7", page.value("#count")
    page.set_text("1..500: rows of 3\n")
    page.settle()
    assert page.js("return document.getElementById('count').max") == "200"
    page.set_text("20000..: rows of 3\n")
    page.settle()
    assert "no layout for" in page.text("#note") and page.text("#all-title") == "No count up to 200", page.text("#all-title")


@scenario()
def dragging(page):
    """the handle, dragged across a section's limit and back"""
    page.choose("wall.grid")
    page.click("#contact button[data-count='3']")
    page.settle()
    marks = page.js("return [...document.querySelectorAll('#marks-row span')].map(mark => mark.textContent)")
    assert marks == ["600", "1100"], marks
    for target in (560, 640, 590):
        start = page.middle("#handle")
        scale = page.js("const host = document.getElementById('grid-host'); return host.getBoundingClientRect().width / host.offsetWidth")
        # The frame is in the middle of its place: its edge moves by half of what it grows.
        across = (target - page.width) * scale
        page.browser.drag(start, (start[0] + across / 2, start[1]), (start[0] + across, start[1] + 3))
        page.settle()
        assert abs(page.width - target) <= 3, (page.width, target)
        rule = "3: 1, 2" if page.width < 600 else "3..: rows of 4 balanced"
        assert page.text("#rule") == rule, (page.width, page.text("#rule"))
        frames = page.frames()
        page.expect_tiles(frames, f"at {page.width}")
        if page.width < 600:
            page.expect_tiles(tiles_of("wall", 3, page.width), f"at {page.width}")
        assert page.js("return document.getElementById('handle').getAttribute('aria-valuenow')") == str(page.width)


@scenario()
def adding(page):
    """photos added and deleted, which move to their new places"""
    assert len(page.names()) == 7
    page.click("#more")
    wait_for(lambda: page.js("return document.getAnimations().length") > 0, "photos don't move", 5)
    page.settle()
    assert page.names()[-1] == "Photo 8" and len(page.names()) == 8
    page.expect_tiles(tiles_of("moments", 8, page.width))
    page.click("#overlay [data-tile='3'] button")
    page.settle()
    assert page.names() == [f"Photo {number}" for number in (1, 2, 4, 5, 6, 7, 8)], page.names()
    page.expect_tiles(tiles_of("moments", 7, page.width))
    page.click("#fewer")
    page.settle()
    assert len(page.names()) == 6
    page.click("#contact button[data-count='9']")
    page.settle()
    assert len(page.names()) == 9 and "Photo 3" in page.names()
    page.expect_tiles(tiles_of("moments", 9, page.width))


@scenario()
def views(page):
    """right to left, gap, frames, editing mode and all counts"""
    left = page.tiles()
    page.click("#rtl")
    page.settle()
    width = page.width
    page.expect_tiles([[width - x - across, y, across, down] for x, y, across, down in left], "right to left")
    page.click("#rtl")
    page.click("#frames")
    page.settle()
    outline = page.js("return getComputedStyle(document.querySelector('[data-tile]')).outlineStyle")
    assert outline == "solid", outline
    page.js("document.getElementById('gap').focus()")
    before = page.tiles()
    for _ in range(5):
        page.key("ArrowRight")
    page.settle()
    assert page.value("#gap") == "10"
    after = page.tiles()
    assert abs(after[1][0] - after[0][0] - after[0][2] - 10) < TOLERANCE, after[:2]
    frames = page.frames()
    page.expect_tiles(frames, "with another gap")
    page.click("#gap-reset")
    page.settle()
    page.expect_tiles(before, "with the spec's gap")
    counts = page.js("return [...document.querySelectorAll('#contact button')].map(button => [button.dataset.count, button.querySelectorAll('i').length])")
    assert [int(count) for count, _ in counts] == list(range(1, 13)), counts
    assert [tiles for _, tiles in counts] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9], counts
    page.choose("picker.grid")
    count = len(page.names())
    page.click("#editing")
    page.settle()
    assert page.js("return !!document.querySelector('#grid-host [data-add]')"), "no tile adds a photo"
    page.click("#grid-host [data-add]")
    page.settle()
    assert len(page.names()) == count + 1


@scenario()
def without_css(page):
    """specs that CSS can't express: their exact frames, and the reason in the tab CSS"""
    for name in ("album", "justified"):
        page.choose(f"{name}.grid")
        page.click("#contact button[data-count='5']")
        page.settle()
        frames = page.frames()
        assert len(frames) == 5
        page.expect_tiles(frames)
        assert page.js("return getComputedStyle(document.querySelector('#grid-host img')).position") == "absolute"
        page.click("#tab-css")
        page.settle()
        assert "can't express" in page.text("#code"), page.text("#code")
        page.click("#tab-swift")
        page.settle()


@scenario()
def own_photos(page):
    """the user's own photos, and a spec, dropped onto the layout"""
    data = picture()
    page.drop("beach.png", "image/png", data)
    wait_for(lambda: page.names() == ["beach.png"] * 7, lambda: f"the photos are {page.names()}")
    page.settle()
    assert page.js("return document.querySelector('#grid-host img').naturalWidth") == 60
    page.click("#own-reset")
    page.settle()
    assert page.names()[0] == "Photo 1"
    page.drop("mine.grid", "", b"1..: rows of 2\n", "#editor .CodeMirror-line")
    wait_for(lambda: page.spec == "1..: rows of 2\n", lambda: f"the spec is {page.spec}")
    page.settle()
    assert page.value("#file-name") == "mine.grid"
    page.drop("notes.txt", "text/plain", b"1: 1\n", "#editor .CodeMirror-line")
    wait_for(lambda: "picture or a spec" in page.verdict, lambda: f"it says: {page.verdict}")
    assert page.spec == "1..: rows of 2\n", page.spec


@scenario()
def every_example(page):
    """every example, with photos taken out of the middle and the beginning: the style sheet has the exact frames each time"""
    for path in SPECS:
        if "waterfall" in path.read_text():
            continue  # Without grid lanes, which no browser has yet by default, the sheet makes rows.
        page.choose(path.name)
        if not page.js("return document.getElementById('grid-host').firstChild.className"):
            continue
        for step in ("#more", "#overlay [data-tile='2'] button", "#overlay [data-tile='1'] button", "#more"):
            before = page.value("#count")
            if page.js("return document.querySelector(arguments[0])?.checkVisibility() ?? false", step):
                page.click(step)
            page.settle()
            if page.value("#count") == before:
                continue
            frames = page.frames()
            page.expect_tiles(frames, f"{path.name} after a click on {step}")


@scenario()
def waterfalls(page):
    """a waterfall in a browser without grid lanes: drawn by its frames, with a switch to what the CSS does"""
    page.choose("feed.grid")
    page.click("#contact button[data-count='7']")
    page.settle()
    page.expect_tiles(page.frames())
    if page.js("return CSS.supports('display', 'grid-lanes')"):
        assert page.js("return document.getElementById('plain-css').hidden")
        return
    assert "no grid lanes" in page.text("#difference"), page.text("#difference")
    page.click("#plain-css")
    page.settle()
    wait_for(lambda: "differ by" in page.text("#difference"), lambda: page.text("#difference"))
    assert page.js("return document.querySelector('#grid-host > div').className") == "feed"
    assert float(page.js("return document.getElementById('difference').dataset.pixels")) > 1
    page.click("#plain-css")
    page.settle()
    page.expect_tiles(page.frames())


@scenario()
def fitting(page):
    """a layout that is higher than its place fits it, until 100 % is chosen; every button has 24 pixels"""
    page.choose("wall.grid")
    page.set_value("#count", "12")
    page.settle()

    def heights():
        return page.js("""
            return ["frame", "stage"].map(id => document.getElementById(id).getBoundingClientRect().height);
        """)

    inside, place = heights()
    assert inside <= place or page.js("return document.getElementById('zoom').title") == "Shown at 25 %", (inside, place)
    page.click("#actual")
    scale = page.js("const host = document.getElementById('grid-host'); return host.getBoundingClientRect().width / host.offsetWidth")
    assert scale == 1 and heights()[0] > place, (scale, heights())
    page.expect_tiles(page.frames())
    page.click("#fit")
    assert heights()[0] == inside, heights()
    try:
        for size in SIZES:
            page.browser.resize(*size)
            page.open()
            page.set_text("grid Broken\n7: 3, 3\n")
            page.settle()
            small = page.js("""
                return [...document.querySelectorAll("button, select, input:not([type=range], [type=file])")]
                    .filter(control => control.checkVisibility()).map(control => [control, control.getBoundingClientRect()])
                    .filter(([, {width, height}]) => width < 23.9 || height < 23.9)
                    .map(([control, {width, height}]) => `${control.outerHTML.slice(0, 60)} ${width} x ${height}`);
            """)
            assert small == [], (size, small)
            if size[0] < 800:
                tops = page.js("return ['stage', 'spec-pane', 'code-pane'].map(id => document.getElementById(id).getBoundingClientRect().top)")
                assert tops == sorted(tops), f"on a phone, the layout doesn't come first: {tops}"
                page.js("document.getElementById('code-pane').scrollIntoView({behavior: 'instant'})")
                top = page.js("return document.getElementById('stage').getBoundingClientRect().top")
                assert abs(top) < 2, f"the layout doesn't stay in sight: {top}"
    finally:
        page.browser.resize(1280, 800)


@scenario()
def to_the_rule(page):
    """a click on a tile leads to its rule in the spec and in the code, and the cursor leads back"""
    def expect_marked(rule):
        wait_for(lambda: (page.text("#code [data-at]") or "").strip().endswith(f"// {rule}"), lambda: page.text("#code [data-at]"))

    page.choose("nice.grid")
    page.click("#contact button[data-count='5']")
    page.settle()
    page.click("#overlay [data-tile='4']")
    line = page.js("const mirror = document.querySelector('.CodeMirror').CodeMirror; return mirror.hasFocus() && mirror.getLine(mirror.getCursor().line)")
    assert line and line.strip().startswith("5: 2@60"), line
    expect_marked("5: 2@60, 3@40")
    page.click_line("8:")
    assert len(page.names()) == 8
    expect_marked("8: 2@43, 3@28.5, 3@28.5")
    seen = page.js("""
        const [line, code] = ["#code [data-at]", "#code"].map(each => document.querySelector(each).getBoundingClientRect());
        return line.top >= code.top && line.bottom <= code.bottom;
    """)
    assert seen, "the code of the rule is out of sight"


@scenario()
def meant(page):
    """what a message takes for meant, written by a click"""
    page.write("grid Meant\n7: 3, 3   # three and three\n")
    assert "did you mean" in page.text("[data-finding=error]")
    button = page.text("[data-finding=error] button")
    assert button == "Use this", button
    page.click("[data-finding=error] button")
    page.settle()
    assert page.spec == "grid Meant\n7: 3, 4   # three and three\n" and page.verdict.startswith("No findings"), (page.spec, page.verdict)


@scenario()
def typing(page):
    """every spec, typed key by key: the stage is never empty"""
    keys = 0
    for path in SPECS:
        page.open()
        # Comments are typed at once, which changes nothing.
        parts = re.split(r"(#[^\n]*)", path.read_text())
        page.js("""
            const mirror = document.querySelector(".CodeMirror").CodeMirror, stage = document.getElementById("stage");
            window.empty = [];
            window.keys = 0;
            const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
            const check = () => {
                const images = [...document.querySelectorAll("#grid-host img")].filter(image => image.checkVisibility({visibilityProperty: true}));
                const isThere = images.some(image => image.getBoundingClientRect().width > 1);
                if (!isThere || !document.getElementById("note").hidden) empty.push(mirror.getValue().slice(-60));
            };
            mirror.focus();
            mirror.execCommand("selectAll");
            mirror.replaceSelection("", "end", "+delete");
            window.typed = false;
            (async () => {
                for (const part of arguments[0]) {
                    for (const key of part.startsWith("#") ? [part] : part) {
                        mirror.replaceSelection(key, "end", "+input");
                        keys++;
                        const before = document.body.dataset.compiled;
                        for (let wait = 0; wait < 200 && document.body.dataset.compiled === before; wait++) {
                            await frame();
                            check();
                        }
                    }
                }
                typed = true;
            })();
        """, parts)
        wait_for(lambda: page.js("return typed"), f"{path.name} isn't typed", 120)
        page.settle()
        keys += page.js("return keys")
        assert page.js("return empty") == [], (path.name, page.js("return empty.slice(0, 3)"))
        assert page.spec == path.read_text(), path.name
    print(f"    {page.browser.name}: {keys} keys", flush=True)


typing.engines = ("chromium",)


# The code


@scenario()
def code_pane(page):
    """the code pane: how to call each output, hidden and shown, its height changed by the pointer and by keys"""
    for output, words in {"swift": "Moments.layout(count: 7, width: ", "ts": 'from "./moments.grid.js"', "kotlin": "Moments.Container(width = ",
                          "c": "moments_request(7, ", "css": '<div class="moments">'}.items():
        page.click(f"#tab-{output}")
        page.settle()
        assert words in page.text("#usage-text"), (output, page.text("#usage-text"))
    page.click("#tab-json")
    page.settle()
    assert page.js("return document.getElementById('usage').hidden")
    page.click("#tab-swift")
    page.settle()

    def height():
        return page.js("return document.getElementById('code-pane').getBoundingClientRect().height")

    before = height()
    x, y = page.middle("#code-handle")
    page.browser.drag((x, y), (x, y - 40), (x, y - 80))
    wait_for(lambda: abs(height() - before - 80) < 3, lambda: f"{height()} instead of {before + 80}")
    page.key("ArrowDown")
    wait_for(lambda: abs(height() - before - 60) < 3, lambda: f"{height()} instead of {before + 60}")
    page.click("#code-toggle")
    assert height() < 60 and not page.js("return document.getElementById('code').checkVisibility()"), height()
    page.click("#code-toggle")
    assert height() > 150 and page.js("return document.getElementById('code').checkVisibility()"), height()


@scenario()
def examples(page):
    """every example: the outputs are those of the program, byte for byte"""
    names = page.js("return [...document.getElementById('example').options].map(option => option.value).filter(value => value)")
    assert names == [path.name for path in SPECS], names
    page.js("window.code = name => { document.getElementById('tab-' + name).click(); }")
    for path in SPECS:
        page.choose(path.name)
        for output in OUTPUTS:
            page.js("code(arguments[0])", output)
            wait_for(lambda: page.js("return document.getElementById('code').dataset.output") == output, "no code")
            made = subprocess.run([ROOT / ".build/debug/gridgen", path, "--emit", output], capture_output=True, text=True)
            if made.returncode:
                assert "can't express" in made.stderr and "can't express" in page.text("#code"), f"{path.name}: {output}"
            else:
                assert page.text("#code") == made.stdout, f"{path.name}: {output}"
    page.js("code('swift')")


@scenario()
def changes(page):
    """code: changed lines are marked, a tab is chosen with keys, the text is copied"""
    page.click("#tab-json")
    page.settle()
    time.sleep(2.1)
    page.click_line("gap")
    page.key("Backspace")
    page.browser.type("6")
    page.settle()
    marked = page.js("return [...document.querySelectorAll('#code [data-new]')].map(line => line.textContent.trim())")
    assert len(marked) == 1 and '"gap"' in marked[0], marked
    assert "1 line changed" in page.text("#code-info")
    page.click("#tab-json")
    page.settle()
    page.key("ArrowRight")
    page.settle()
    assert page.js("return document.activeElement.id") == "tab-css"
    assert ".moments" in page.text("#code")
    for _ in range(2):
        page.click("#copy")
        wait_for(lambda: page.text("#copy") == "Copied", "it isn't copied")
    wait_for(lambda: page.text("#copy") == "Copy", "the button's name doesn't come back", 5)


@scenario()
def completion(page):
    """completion: offered while typing, taken with Enter"""
    page.write("1..: rows of 3\nal")
    wait_for(lambda: page.js("return [...document.querySelectorAll('.CodeMirror-hint b')].map(each => each.textContent)") == ["align"], "nothing is offered")
    page.key("Enter")
    page.browser.type(" c")
    wait_for(lambda: page.js("return [...document.querySelectorAll('.CodeMirror-hint b')].map(each => each.textContent)") == ["center"], "nothing is offered")
    page.key("Enter")
    page.settle()
    assert page.spec == "1..: rows of 3\nalign center", page.spec


@scenario()
def cheat_sheet(page):
    """the cheat sheet: opened and closed with keys, each of its specs tried with a click"""
    page.js("document.getElementById('cheat-sheet').focus()")
    page.key("Enter")
    specs = page.js("return [...document.querySelectorAll('#forms pre')].map(pre => pre.textContent)")
    text = (ROOT / "Sources/Documentation.docc/CheatSheet.md").read_text()
    assert specs == [part.split("```")[0].rstrip() for part in text.split("```grid\n")[1:]], specs
    assert "[" not in page.text("#forms p:last-child") and "**" not in page.text("#forms")
    page.key("Escape")
    assert page.js("return !document.getElementById('forms').open && document.activeElement.id") == "cheat-sheet"
    for index, spec in enumerate(specs):
        page.click("#cheat-sheet")
        page.click(f"#forms [data-forms] > div:nth-of-type({index + 1}) > button")
        page.settle()
        assert page.spec.rstrip() == spec, page.spec
        assert page.js("return document.body.dataset.state") == "good", (spec, page.verdict)
    page.click("#editor .CodeMirror-line")
    page.key("z", "Control")
    page.settle()
    assert page.spec.rstrip() == specs[-2], "the spec of before doesn't come back"


# The page


@scenario()
def sharing(page):
    """the address holds the spec, its name and the view; a page that is a file offers no link to it, but a warning"""
    text = "## Zwölf – 十二 😀\ngrid Twelve\n1..12: rows of 4\n"
    page.set_text(text)
    page.settle()
    page.click("#contact button[data-count='9']")
    page.click("#tab-kotlin")
    page.settle()
    page.set_value("#width-value", "412")
    page.settle()
    assert page.width == 412 and page.value("#device") == "412", (page.width, page.value("#device"))
    page.set_value("#file-name", "twelve/12")
    page.settle()
    assert page.value("#file-name") == "twelve-12.grid", page.value("#file-name")
    page.click("#share")
    assert "a link to this page" in page.verdict.lower() and page.text("#share") == "Share", page.verdict
    address = page.js("return location.href")
    assert "#twelve-12.grid:" in address and address.endswith(":9,412,kotlin"), address
    page.open(url=address)
    assert page.spec == text, page.spec
    assert page.verdict == "No findings", page.verdict
    assert "object Twelve" in page.text("#code")
    assert (page.value("#count"), page.width, page.value("#file-name")) == ("9", 412, "twelve-12.grid")


@scenario()
def command(page):
    """the page that `gridgen play` writes has its spec"""
    output = ROOT / ".build/playground/play-test.html"
    subprocess.run([ROOT / ".build/debug/gridgen", "play", ROOT / "specs/nice.grid", "-o", output], check=True, capture_output=True)
    page.open(url=output.as_uri())
    assert page.spec == (ROOT / "specs/nice.grid").read_text()
    assert page.value("#file-name") == "nice.grid"
    height = page.tiles()[0][3]
    assert page.verdict == "No findings" and height > 0


#: Texts that would run if a page took them for HTML, CSS or a script.
HOSTILE = [
    "## </style><script>ran = true</script>\n1: 1\n",
    "## */ } body { display: none } /*\n## --></script><img src=x onerror='ran=true'>\n1: 1\n",
    "## `<img src=x onerror=ran=true>`\ngrid Script\n1: 1 # </script><script>ran=true</script>\n",
    "<img src=x onerror=ran=true>\n1: 1\n",
    "grid <svg/onload=ran=true>\n1: 1\n",
    "1: 1\n\"><iframe srcdoc='<script>parent.ran=true</script>'>: 3\n",
    "## ${ran=true} {{ran=true}} javascript:ran=true\n1: 1\n",
    "## \u2028ran=true\u2029 \u0000 \u202e\n1: 1\n",
    *[f"grid {name}\ngap 40\n1..: rows of 2\n" for name in (
        "CmSGrid", "CodeMirror", "Main", "Body", "Header", "Tabs", "Button", "Spec", "Sheet", "GridHost", "Rule", "MarkError")],
]


@scenario()
def injection(page):
    """the injection corpus: specs, file names and addresses never run and never change the page around the layout"""
    def outline():
        return page.js("""
            return [document.scripts.length, document.querySelectorAll("iframe, object, embed, svg, link").length,
                ...["header", "#spec-pane", "#layout-pane", "#code-pane", "#controls"].map(selector => {
                    const {left, top, width, height} = document.querySelector(selector).getBoundingClientRect();
                    return [left, top, width, height].map(Math.round).join();
                })];
        """)
    page.choose("instagram.grid")
    expected = outline()
    # Each engine gets a third of the outputs for a text, so that the three together get all.
    turn = ["chromium", "firefox", "webkit"].index(page.browser.name)
    for number, text in enumerate(HOSTILE):
        page.set_text(text)
        page.settle()
        for output in OUTPUTS[(number + turn) % 3::3]:
            page.js("document.getElementById('tab-' + arguments[0]).click()", output)
            page.settle()
        page.expect_no_problem()
        found = outline()
        assert found == expected, (text, found, expected)
    data = picture()
    hostile = '"><img src=x onerror=ran=true><script>ran=true</script>'
    page.drop(f"{hostile}.png", "image/png", data)
    wait_for(lambda: page.names()[0].startswith('"><img'), "the photo isn't shown")
    svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' onload='parent.ran=true'><script>parent.ran=true</script></svg>"
    page.drop("x.svg", "image/svg+xml", svg)
    page.drop("x.html", "text/html", b"<script>ran=true</script>")
    page.drop(f"{hostile}.grid", "", b"1..: rows of 2\n")
    wait_for(lambda: page.spec == "1..: rows of 2\n", "the spec is not loaded")
    page.settle()
    page.expect_no_problem()
    for fragment in [
        address_of(HOSTILE[0], "%3Cimg%20src=x%20onerror=ran=true%3E.grid"), "#x.grid:%%%", "#x.grid:AAA", "#javascript:ran=true",
        "#</script><script>ran=true</script>", "#x.grid:" + "A" * 20000, "#%E0%A4%A:AAAA", "#" + "<" * 500,
    ]:
        page.open(fragment)
        page.expect_no_problem()
        assert page.verdict, fragment
    policy = page.js("return document.querySelector('meta[http-equiv]').content")
    assert "'wasm-unsafe-eval'" in policy and "'unsafe-eval'" not in policy and "default-src 'none'" in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]


@scenario()
def too_long(page):
    """a spec that takes too long is stopped, and the page goes on"""
    names = page.names()
    # Nearly as many bytes and different tiles as the limits allow.
    rows = "".join(f"{index}000..{index}999: rows of 3\n" for index in range(1, 100_000))
    layouts = "".join(
        f"{count}: {' | '.join(f'1@{index + count}' for index in range(count))}\n" for count in range(200, 500))
    # Less than the page waits otherwise, so that this takes too long on fast machines too.
    page.js("document.documentElement.dataset.seconds = 0.1")
    page.set_text(f"smallest 0\nframe fill\n1..99: rows of 3\n{layouts}{rows}")
    wait_for(lambda: "stopped" in page.verdict, lambda: f"it says: {page.verdict}", 60)
    assert page.names() == names, "the last good layout is gone"
    page.js("document.documentElement.dataset.seconds = 3")
    page.set_text("grid Short\n1..: rows of 2\n")
    wait_for(lambda: page.verdict == "No findings", lambda: f"it says: {page.verdict}", 60)
    page.settle()
    assert "enum Short" in page.text("#code")


def tab_to(page, selector, most=80, backwards=False):
    """Presses the Tab key until an element has the focus."""
    for _ in range(most):
        if page.js("return document.activeElement.matches(arguments[0])", selector):
            return
        page.key("Tab", *(["Shift"] if backwards else []))
    raise AssertionError(f"the Tab key doesn't lead to {selector}: {page.js('return document.activeElement.outerHTML.slice(0, 200)')}")


@scenario()
def keyboard(page):
    """the keyboard alone: everything is reached, the editor is left again, and each control works"""
    page.js("document.activeElement.blur(); window.getSelection().removeAllRanges()")
    tab_to(page, "#example")
    tab_to(page, "#share")
    tab_to(page, "#editor [contenteditable=true]")
    page.key("Home", "Control")
    page.browser.type("# typed\n")
    page.settle()
    assert page.spec.startswith("# typed\n## The nine-grid"), page.spec[:40]
    tab_to(page, "#more")
    page.key("Enter")
    page.settle()
    assert len(page.names()) == 8
    tab_to(page, "#width")
    before = page.width
    page.key("ArrowRight")
    page.settle()
    assert page.width == before + 1
    tab_to(page, "#overlay [data-tile='2'] button")
    page.key("Enter")
    page.settle()
    assert "Photo 2" not in page.names()
    tab_to(page, "#handle", backwards=False)
    page.key("PageUp")
    page.settle()
    assert page.width == before + 51, page.width
    tab_to(page, "#contact button[data-count='3']")
    page.key(" ")
    page.settle()
    assert len(page.names()) == 3
    tab_to(page, "#tabs [aria-selected=true]")
    page.key("ArrowRight")
    page.settle()
    wait_for(lambda: 'Layout | null' in page.text("#code"), "the tab isn't chosen")
    tab_to(page, "#save")
    tab_to(page, "#code")


#: Keeps what is saved: the size of the picture, and the colors at places of it.
SAVED = """
const pick = async (blob, places) => {
    const image = await createImageBitmap(blob), canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return [image.width, image.height, places.map(([x, y]) => [...canvas.getContext("2d").getImageData(x, y, 1, 1).data].slice(0, 3))];
};
const make = URL.createObjectURL;
window.saved = null;
URL.createObjectURL = blob => {
    if (blob.type === "image/png") pick(blob, arguments[0]).then(found => { window.saved = found; });
    return make.call(URL, blob);
};
HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };
"""


def save_pictures(page):
    """Saves the layout of three photos, of which two are shown beside each other, and the sheet of all counts."""
    page.js(
        "const slider = document.querySelector('#count'); slider.value = 3; slider.dispatchEvent(new Event('input', {bubbles: true}))")
    page.settle()
    width = page.width
    middle = (width - 50) / 2
    # Twice as many pixels: the inset, the first photo, the gap, and the photo under "+1".
    page.js(SAVED, [[10, 10], [2 * (20 + int(middle / 2)), 60], [width, 100], [2 * int(width * 0.75), 60]])
    page.click("#save-layout")
    wait_for(lambda: page.js("return window.saved !== null"), "no picture is saved")
    across, down, (inset, first, gap, last) = page.js("return window.saved")
    assert (across, down) == (2 * width, round(2 * (middle + 40))), (across, down, width)
    assert inset == gap == [255, 255, 255] and first != inset and last != inset, (inset, first, gap, last)
    assert page.js("return window.savedName").endswith(f"-3-{width}.png"), page.js("return window.savedName")
    page.js("window.saved = null")
    page.click("#save-sheet")
    wait_for(lambda: page.js("return window.saved !== null"), "no sheet is saved")
    across, down, _ = page.js("return window.saved")
    assert across > 400 and down > 200, (across, down)
    assert page.js("return window.savedName").endswith("-all.png")


def findings_of_axe(page):
    """What axe-core finds, in short."""
    script = next((ROOT / ".build/tools/lib").glob("python3*/site-packages/axe_core_python/**/axe.min.js")).read_text()
    page.js(script + "; window.axe = window.axe ?? axe; return null;")
    page.js("window.found = null; axe.run(document, {resultTypes: ['violations']}).then(result => { window.found = result.violations; }, error => { window.found = [{id: String(error), nodes: []}]; }); return null;")
    found = wait_for(lambda: page.js("return window.found && JSON.stringify(window.found.map(each => [each.id, each.nodes.map(node => node.html.slice(0, 120) + ' ' + (node.failureSummary ?? '').slice(0, 200))]))"), "axe doesn't end", 120)
    return json.loads(found)


SIZES = [(320, 700), (1280, 800), (2560, 1440)]


def check_accessibility(page, is_dark):
    for size in SIZES:
        page.browser.resize(*size)
        page.open()
        page.js("document.documentElement.dataset.theme = arguments[0]", "dark" if is_dark else "light")
        page.click("#frames")
        found = findings_of_axe(page)
        assert found == [], (size, found)
        page.set_text("grid Broken\n7: 3, 3\n")
        page.settle()
        found = findings_of_axe(page)
        assert found == [], (size, "broken", found)
        scroll = page.js("return document.documentElement.scrollWidth - innerWidth")
        assert scroll <= 0, f"at {size}, the page scrolls sideways by {scroll} pixels"
    page.browser.resize(1280, 800)


@scenario()
def accessible_light(page):
    """axe-core at three sizes, light, with a good and a broken spec: no findings"""
    check_accessibility(page, False)


@scenario()
def accessible_dark(page):
    """axe-core at three sizes, dark, with a good and a broken spec: no findings"""
    check_accessibility(page, True)


@scenario("dark")
def dark(page):
    """the system's dark colors, and the button that overrides them"""
    def lightness():
        return sum(int(part) for part in page.js(
            "return getComputedStyle(document.body).backgroundColor").split("(")[1].split(")")[0].split(",")[:3])
    assert lightness() < 120, "it isn't dark"
    page.click("#theme")
    assert lightness() > 600, "it isn't light"


@scenario("calm")
def calm(page):
    """reduced motion: photos are at their new places at once"""
    assert page.js("return matchMedia('(prefers-reduced-motion: reduce)').matches")
    page.click("#more")
    moving = [page.js("return document.getAnimations().length") for _ in range(40)]
    page.settle()
    assert len(page.names()) == 8 and not any(moving)


@scenario("forced")
def forced(page):
    """forced colors: what is chosen can be told without colors, and the photos stay"""
    assert page.js("return matchMedia('(forced-colors: active)').matches")
    widths = page.js("""
        return ["true", "false"].map(isChosen =>
            getComputedStyle(document.querySelector(`#tabs [aria-selected=${isChosen}]`)).borderTopWidth);
    """)
    assert widths == ["2px", "1px"], widths
    assert len(page.names()) == 7
