"""Uses the page that `gridgen play` serves as a person would, and checks what the page shows and what the file contains."""

import os
import pathlib
import signal
import subprocess
import tempfile
import time

from browsers import wait_for
from scenarios import HOSTILE, ROOT, SIZES, Page, compare_sizes, edit_by_hand, findings_of_axe, save_pictures, tiles_of

SCENARIOS = []


class ServedPage(Page):
    """The served page in a browser, with nice.grid and moments.grid in a folder of its own."""

    def __init__(self, browser):
        self.folder = tempfile.TemporaryDirectory()
        self.files = []
        for name in ("nice.grid", "moments.grid"):
            path = pathlib.Path(self.folder.name, name)
            path.write_bytes((ROOT / "specs" / name).read_bytes())
            self.files.append(path)
        self.file = self.files[0]
        self.server = subprocess.Popen([ROOT / ".build/debug/gridgen", "play", "--no-open", *self.files],
                                       stdout=subprocess.PIPE, text=True)
        self.address = self.server.stdout.readline().strip()
        super().__init__(browser, url=self.address)

    def close(self):
        self.server.send_signal(signal.SIGINT)
        assert self.server.wait(10) == 0, "gridgen has not ended with 0"
        self.folder.cleanup()

    @property
    def spec(self):
        return self.js("return document.querySelector('#editor textarea').value")

    def click_line(self, start):
        """Clicks at the end of the line of the spec that begins with a text."""
        place = self.js("""
            const line = [...document.querySelectorAll("[data-sheet] > pre > div")]
                .find(line => line.textContent.trim().startsWith(arguments[0]));
            line.scrollIntoView({block: "center", behavior: "instant"});
            const {right, top, height} = line.getBoundingClientRect();
            return [right - 14, top + height / 2];
        """, start)
        self.arrives(lambda: self.browser.click(*place))
        self.key("End")
        self.settle()

    def write(self, text, typed=""):
        """Replaces the spec at once, and types the rest: keys take Firefox a quarter of a second each."""
        self.click("#editor textarea")
        self.js("document.activeElement.select(); document.execCommand('insertText', false, arguments[0])", text)
        self.browser.type(typed)
        self.settle()

    def expect_in_file(self, text, path=None):
        path = path or self.file
        found = lambda: path.read_text() if path.exists() else None
        wait_for(lambda: found() == text, lambda: f"{path.name} has {found()!r}", 10)

    def expect_spec(self, text):
        wait_for(lambda: self.spec == text, lambda: f"the editor has {self.spec!r}", 10)


def scenario(function):
    function.look, function.page = (), ServedPage
    SCENARIOS.append(function)
    return function


@scenario
def typed(page):
    """typed in the served page: seven tiles where they belong, the file written, a message, its fix and the undoing of it"""
    page.write("grid Moments\ngap 5\n", "7: 3, 4\n")
    page.click_line("7:")
    page.expect_tiles(tiles_of("moments", 7, page.width))
    page.expect_in_file("grid Moments\ngap 5\n7: 3, 4\n")
    for _ in range(3):
        page.key("Backspace")
    page.browser.type(" 4")
    page.settle()
    page.expect_in_file("grid Moments\ngap 5\n7: 3 4\n")
    assert page.text("[data-finding]"), "there is no message"
    assert page.js("return document.querySelector('[data-mark=error]') !== null"), "the place isn't marked"
    page.expect_tiles(tiles_of("moments", 7, page.width), "while the spec is broken")
    page.click("[data-finding] button:not([data-place])")
    page.settle()
    page.expect_in_file("grid Moments\ngap 5\n7: 3, 4\n")
    if page.browser.name == "webkit":
        page.js("document.execCommand('undo')")  # The browser that WebDriver starts has no key for it in text areas.
    else:
        page.key("z", "Control")
    wait_for(lambda: "7: 3 4" in page.spec, "the fix can't be undone")
    page.settle()


@scenario
def offered(page):
    """completion in the text area: offered while typing, taken with Enter"""
    page.write("1..: rows of 3\n", "al")
    wait_for(lambda: page.js("return [...document.querySelectorAll('[data-words]:not([hidden]) b')].map(each => each.textContent)") == ["align"], "nothing is offered")
    page.key("Enter")
    page.browser.type(" c")
    wait_for(lambda: page.js("return [...document.querySelectorAll('[data-words]:not([hidden]) b')].map(each => each.textContent)") == ["center"], "nothing is offered")
    page.key("Enter")
    page.settle()
    page.expect_in_file("1..: rows of 3\nalign center")


@scenario
def on_disk(page):
    """changes on disk, made as editors make them, show in the page; a broken file leaves the last good layout"""
    started = time.time()
    page.file.write_text("grid Nice\n7: 3, 4\n")
    page.expect_spec("grid Nice\n7: 3, 4\n")
    print(f"    {page.browser.name}: truncated and written, shown after {1000 * (time.time() - started):.0f} ms", flush=True)
    page.settle()
    assert page.text("#rule") == "7: 3, 4", page.text("#rule")
    good = page.tiles()
    new = page.file.with_suffix(".new")
    new.write_text("grid Nice\n7: 3, 3\n")
    started = time.time()
    os.rename(new, page.file)
    page.expect_spec("grid Nice\n7: 3, 3\n")
    print(f"    {page.browser.name}: renamed, shown after {1000 * (time.time() - started):.0f} ms", flush=True)
    page.settle()
    assert "3 + 3 = 6" in page.text("[data-finding]"), page.text("[data-finding]")
    page.expect_tiles(good, "while the file is broken")
    # As vim does with `backupcopy=no`: the old file is renamed, a new one written, the old one removed.
    os.rename(page.file, page.file.with_suffix(".old"))
    time.sleep(0.02)
    page.file.write_text("grid Nice\n7: 4, 3\n")
    page.file.with_suffix(".old").unlink()
    page.expect_spec("grid Nice\n7: 4, 3\n")
    page.settle()
    assert page.text("#rule") == "7: 4, 3" and not page.text("[data-finding]")
    assert page.js("return document.getElementById('file-state').hidden"), page.text("#file-state")


@scenario
def conflict(page):
    """an edit while the file changes: both are shown, nothing is written until one is chosen"""
    # What the page writes arrives late, and what it learns of changes, as they may on a busy machine.
    page.js("""
        window.late = {save: 0, changes: 0};
        const send = window.fetch;
        window.fetch = async (kind, options) => {
            const pause = name => new Promise(resolve => setTimeout(resolve, kind === name ? window.late[name] : 0));
            await pause("save");
            const answer = await send(kind, options);
            await pause("changes");
            return answer;
        };
    """)
    for late in ("save", "changes"):
        for keeps_mine in (True, False):
            page.js("window.late = {save: 0, changes: 0}")
            page.file.write_text("1..: rows of 2\n")
            page.expect_spec("1..: rows of 2\n")
            page.settle()
            # Either the page learns of the change before it writes, or the program refuses to write.
            page.js("window.late[arguments[0]] = 1500", late)
            page.click("#editor textarea")
            page.key("End", "Control")
            page.browser.type("#")
            page.file.write_text("1..: rows of 4\n")
            wait_for(lambda: page.js("return document.getElementById('file-state').dataset.kind") == "conflict", "there is no conflict")
            assert page.text("#file-state pre") == "1..: rows of 4\n", page.text("#file-state")
            assert page.spec == "1..: rows of 2\n#", page.spec
            page.browser.type("!")
            time.sleep(0.6)
            assert page.file.read_text() == "1..: rows of 4\n", "the page has written over the file"
            page.js("window.late = {save: 0, changes: 0}")
            page.click(f"#file-state button:nth-of-type({1 if keeps_mine else 2})")
            page.expect_in_file("1..: rows of 2\n#!" if keeps_mine else "1..: rows of 4\n")
            page.expect_spec("1..: rows of 2\n#!" if keeps_mine else "1..: rows of 4\n")
            wait_for(lambda: page.js("return document.getElementById('file-state').hidden"), "the conflict stays")
            page.settle()


@scenario
def chosen(page):
    """another file of the list, an example that is no file, and a file that is gone"""
    options = page.js("return [...document.querySelectorAll('#example optgroup[label=Files] option')].map(each => each.textContent)")
    assert options == ["nice.grid", "moments.grid"], options
    page.choose("/1")
    page.expect_spec((ROOT / "specs/moments.grid").read_text())
    page.settle()
    page.click("#editor textarea")
    page.key("End", "Control")
    page.browser.type("#")
    page.expect_in_file((ROOT / "specs/moments.grid").read_text() + "#", page.files[1])
    assert page.files[0].read_text() == (ROOT / "specs/nice.grid").read_text()
    page.choose("wall.grid")
    page.click("#editor textarea")
    page.browser.type("#")
    time.sleep(0.6)
    assert page.files[1].read_text() == (ROOT / "specs/moments.grid").read_text() + "#"
    page.choose("/0")
    page.expect_spec((ROOT / "specs/nice.grid").read_text())
    page.settle()
    page.file.unlink()
    wait_for(lambda: page.js("return document.getElementById('file-state').dataset.kind") == "gone", "the page doesn't say so")
    page.click("#file-state button")
    page.expect_in_file((ROOT / "specs/nice.grid").read_text())


@scenario
def ended(page):
    """the program ends: the page says so, and keeps the text"""
    page.server.send_signal(signal.SIGINT)
    assert page.server.wait(10) == 0
    wait_for(lambda: "gridgen has ended" in (page.text("#file-state") or ""), "the page doesn't say so")
    page.click("#editor textarea")
    page.browser.type("#")
    wait_for(lambda: "gridgen has ended" in page.verdict, lambda: f"it says: {page.verdict}")
    assert "#" in page.spec


@scenario
def at_once(page):
    """an edit while the one before is written, and then another file at once: nothing is lost"""
    text = (ROOT / "specs/nice.grid").read_text()
    # Answers to saving come late, as from a slow disk.
    page.js("""
        const send = window.fetch;
        window.fetch = async (kind, options) => {
            const answer = await send(kind, options);
            if (kind === "save") await new Promise(resolve => setTimeout(resolve, 800));
            return answer;
        };
    """)
    page.click("#editor textarea")
    page.js("document.activeElement.setSelectionRange(0, 0); document.execCommand('insertText', false, '# 1\\n')")
    page.expect_in_file("# 1\n" + text)
    page.js("""
        document.execCommand("insertText", false, "# 2\\n");
        const list = document.getElementById("example");
        list.value = "/1";
        list.dispatchEvent(new Event("change"));
    """)
    page.expect_in_file("# 1\n# 2\n" + text)
    page.expect_spec((ROOT / "specs/moments.grid").read_text())
    page.settle()
    assert page.files[1].read_text() == (ROOT / "specs/moments.grid").read_text()


@scenario
def line_ends(page):
    """a file whose lines end in CR and LF keeps that"""
    page.file.write_bytes(b"1: 1\r\n2: 2\r\n")
    page.expect_spec("1: 1\n2: 2\n")
    page.settle()
    page.click("#editor textarea")
    page.js("document.activeElement.setSelectionRange(9, 9); document.execCommand('insertText', false, ' # 2')")
    wait_for(lambda: page.file.read_bytes() == b"1: 1\r\n2: 2 # 2\r\n", lambda: f"the file has {page.file.read_bytes()}", 10)


@scenario
def from_input(page):
    """a spec from standard input, which is in no file"""
    server = subprocess.Popen([ROOT / ".build/debug/gridgen", "play", "--no-open", "-"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    server.stdin.write("grid Piped\n3: 1, 2\n")
    server.stdin.close()
    page.open(url=server.stdout.readline().strip())
    assert page.spec == "grid Piped\n3: 1, 2\n" and len(page.names()) == 3, (page.spec, page.names())
    assert "enum Piped" in page.text("#code")
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0


@scenario
def first_tab(page):
    """the code of the project comes first: CSS beside a package.json"""
    assert page.js("return document.querySelector('#tabs').firstChild.id") == "tab-swift"
    pathlib.Path(page.folder.name, "package.json").write_text("{}")
    server = subprocess.Popen([ROOT / ".build/debug/gridgen", "play", "--no-open", page.file], stdout=subprocess.PIPE, text=True)
    page.open(url=server.stdout.readline().strip())
    assert page.js("return [document.querySelector('#tabs').firstChild.id, document.querySelector('#tabs [aria-selected=true]').id]") \
        == ["tab-css", "tab-css"]
    assert "display: grid" in page.text("#code"), page.text("#code")[:200]
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0
    page.open(url=page.address)


@scenario
def surroundings(page):
    """the layout in a page, a card, a bubble, a dialog and an article: all of it is seen, and tiles stay where they belong"""
    page.write("grid Moments\ngap 5\n7: 3, 4\n")
    page.settle()
    for kind in ["page", "card", "bubble", "dialog", "article", ""]:
        page.js("const own = document.querySelector('#surroundings'); own.value = arguments[0];"
                "own.dispatchEvent(new Event('change', {bubbles: true}))", kind)
        page.settle()
        page.expect_tiles(tiles_of("moments", 7, page.width), f"in {kind or 'nothing'}")
        wait_for(lambda: page.text("#difference").startswith("CSS matches"), lambda: f"{kind}: {page.text('#difference')}")
        frame, scene, stage = page.js(
            "return ['#frame', '#scene', '#stage'].map(each => document.querySelector(each).getBoundingClientRect())"
            ".map(({left, top, right, bottom}) => [left, top, right, bottom])")
        assert all(abs(one - other) < 1.5 for one, other in zip(frame, scene)), (kind, frame, scene)
        assert scene[2] <= stage[2] and scene[3] <= stage[3] + 1, (kind, scene, stage)


@scenario
def pictures(page):
    """the layout and the sheet of all counts saved as PNG"""
    page.write("grid Pair\ngap 10\ninset 20\n2: 2\n3..: show 2\n")
    save_pictures(page)


def git(folder, *arguments):
    """Runs git in a folder, without the settings of the user."""
    subprocess.run(["git", "-C", folder, "-c", "user.name=x", "-c", "user.email=x@example.com", *arguments], check=True,
                   capture_output=True, env=os.environ | {"GIT_CONFIG_GLOBAL": "/dev/null"})


@scenario
def committed(page):
    """the layout beside the one as committed; neither without a repository nor before the file is committed"""
    def options():
        page.js("dispatchEvent(new Event('focus'))")  # As after a commit in another window.
        page.settle()
        return page.js("return [...document.getElementById('compare').options].map(each => each.value)")

    page.choose("/1")
    page.settle()
    compare_sizes(page)
    assert options() == ["", "width", "count"]
    git(page.folder.name, "init", "-q")
    git(page.folder.name, "add", "moments.grid")
    assert options() == ["", "width", "count"]
    git(page.folder.name, "commit", "-qm", "x")
    wait_for(lambda: options()[3:] == ["committed"], "the commit isn't offered", 10)
    page.set_value("#count", 7)
    page.set_value("#width", 400)
    page.settle()
    old = tiles_of("moments", 7, 400)
    page.compare("committed")
    page.expect_compared(old, "Now", "As committed · the same layout")
    page.write("grid Moments\ngap 5\n7: 4, 3\n")
    page.expect_compared(old, "Now", "As committed · 7: 3, 4")
    page.set_value("#width", 500)
    page.expect_compared(tiles_of("moments", 7, 500), "Now", "As committed · 7: 3, 4")
    page.write("grid Moments\ngap 5\n7: 4, 4\n")
    page.expect_compared(tiles_of("moments", 7, 500), "Now", "As committed · 7: 3, 4")
    page.expect_in_file("grid Moments\ngap 5\n7: 4, 4\n", page.files[1])
    for text, said in (("8: 4, 4\n", "no layout"), ("7: 4, 4\n", "it has errors")):
        page.files[1].write_text(text)
        page.expect_spec(text)
        page.settle()
        git(page.folder.name, "commit", "-qam", "x")
        page.files[1].write_text("7: 4, 3\n")
        page.expect_spec("7: 4, 3\n")
        page.settle()
        options()
        page.expect_compared([], "Now", f"As committed · {said}")
    # An example is in no file.
    page.choose("wall.grid")
    wait_for(lambda: page.js("return document.getElementById('compare').options.length") == 3, "the commit is still offered", 10)
    assert page.js("return document.getElementById('beside').hidden")


@scenario
def by_hand(page):
    """lines and tiles dragged, and lines moved by keys: the spec and its file follow in one step, or the page says why not"""
    edit_by_hand(page)
    page.expect_in_file("frame 1:1\n3: 1, 1@2 | 1@1\n")


@scenario
def launched(page):
    """the file that a browser gets leads to the page"""
    folder = pathlib.Path(page.folder.name)
    given = folder / "given"
    opener = folder / "xdg-open"
    opener.write_text(f"#!/bin/sh\necho \"$1\" >{given}.new && mv {given}.new {given}\n")
    opener.chmod(0o755)
    server = subprocess.Popen([ROOT / ".build/debug/gridgen", "play", "--open", page.file], stdout=subprocess.PIPE, text=True,
                              env=os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "TMPDIR": str(folder)})
    address = server.stdout.readline().strip()
    wait_for(given.exists, "no file was opened")
    page.browser.open(pathlib.Path(given.read_text().strip()).as_uri())
    # While a page is left, an engine has no answer.
    wait_for(lambda: (page.js("return location.href") or "").startswith(address), lambda: page.js("return location.href"))
    wait_for(lambda: page.js("return document.querySelector('#editor textarea')?.value") == page.file.read_text(), "the spec isn't there")
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0
    page.open(url=page.address)


@scenario
def hostile(page):
    """the injection corpus in the file: it never runs, and reaches the editor as it is"""
    for text in HOSTILE:
        page.file.write_text(text)
        page.expect_spec(text)
        page.settle()
        page.expect_no_problem()


@scenario
def accessible(page):
    """axe-core at three sizes, light and dark, with a finding and with a conflict: no findings"""
    try:
        for size in SIZES:
            page.browser.resize(*size)
            for theme in ("light", "dark"):
                page.file.write_text("grid Broken\n7: 3, 3\n")
                page.open(url=page.address)
                page.js("document.documentElement.dataset.theme = arguments[0]", theme)
                page.js("document.querySelector('#editor textarea').focus(); document.execCommand('insertText', false, '#')")
                page.file.write_text("1: 1\n")
                wait_for(lambda: page.js("return document.getElementById('file-state').dataset.kind === 'conflict'")
                         or page.file.read_text().startswith("#"), "neither is so")
                page.settle()
                found = findings_of_axe(page)
                assert found == [], (size, theme, found)
                scroll = page.js("return document.documentElement.scrollWidth - innerWidth")
                assert scroll <= 0, f"at {size}, the page scrolls sideways by {scroll} pixels"
    finally:
        page.browser.resize(1280, 800)


accessible.engines = ("chromium",)
