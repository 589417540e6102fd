"""What the page says and shows in its details, at several sizes of the window."""

import re

from browsers import wait_for
from scenarios import save_pictures

SCENARIOS = []


def scenario(function):
    function.look = ()
    SCENARIOS.append(function)
    return function


@scenario
def stale_code(page):
    """code of an earlier spec: without its colors, readable, and said to be of an earlier spec"""
    def colors():
        return page.js("""
            const of = selector => [...document.querySelectorAll(selector)].map(each => getComputedStyle(each).color);
            return [...new Set(of("#code, #code *, #usage-text"))];
        """)
    assert len(colors()) > 2, colors()
    after = "return getComputedStyle(document.getElementById('code-info'), '::after').content"
    assert page.js(after) == "none", page.js(after)
    page.set_text("7: 3 4\n")
    page.settle()
    assert len(colors()) == 1, colors()
    assert "last good spec" in page.js(after), page.js(after)
    page.set_text("7: 3, 4\n")
    page.settle()
    assert len(colors()) > 2, colors()


@scenario
def said_once(page):
    """an error: its message is under its line, and the line below the spec has its place, which a click leads to"""
    page.set_text("1: 1\n\n7: 3, 3\n")
    page.settle()
    assert page.verdict == "1 error, in line 3; the last good layout is still shown", page.verdict
    message = page.text("[data-finding=error] p").split(": ")[1].split(" [")[0]
    count = page.js("""
        const pages = ["editor", "verdict", "layout-pane", "code-pane"].map(id => document.getElementById(id).innerText);
        return pages.join(" ").split(arguments[0]).length - 1;
    """, message)
    assert count == 1, (message, count)
    wait_for(lambda: message in page.text("#live"), lambda: f"screen readers hear: {page.text('#live')}")
    page.click("#verdict button")
    line = page.js("const mirror = document.querySelector('.CodeMirror').CodeMirror; return mirror.hasFocus() && mirror.getCursor().line")
    assert line == 2, line
    page.set_text("1..: rows of 2\n2: 2\n2: 1, 1\n3: 3, 3\n")
    page.settle()
    assert "in line" in page.verdict and "3 + 3" not in page.verdict, page.verdict


#: Elements whose right end is out of the window or of their pane. What scrolls has more than it shows.
OUTSIDE = """
    const inside = "#code, #usage, #editor, #stage, #live, #tabs, #marks-row, dialog";
    return [...document.querySelectorAll("body *")].filter(each => each.checkVisibility() && !each.closest(inside)).filter(each => {
        const {left, right, width} = each.getBoundingClientRect(), pane = each.closest("section, header")?.getBoundingClientRect();
        // On a phone, the parts of the layout are no pane.
        const end = Math.min(innerWidth, pane?.width ? pane.right : Infinity);
        return width && (left < -0.5 || right > end + 0.5);
    }).map(each => each.outerHTML.slice(0, 80));
"""


@scenario
def inside(page):
    """windows of a phone and of a tablet: nothing lies outside, with a good and a broken spec"""
    try:
        for width in (390, 820, 1000, 1101):
            page.browser.resize(width, 900)
            page.open()
            for text in ("tile photo\n1..: rows near 100\n", "grid Broken\n7: 3, 3\n"):
                page.set_text(text)
                page.settle()
                assert page.js(OUTSIDE) == [], (width, text, page.js(OUTSIDE))
    finally:
        page.browser.resize(1280, 800)


@scenario
def hidden_photos(page):
    """photos that are not shown: "+2" covers no number, which a corner of the tile has"""
    def colors():
        """The colors in the middle of the last shown photo, without what lies over it."""
        return page.js("""
            const {naturalWidth: width, naturalHeight: height} = document.querySelectorAll("#grid-host img")[8];
            const canvas = document.createElement("canvas"), context = canvas.getContext("2d");
            [canvas.width, canvas.height] = [width, height];
            context.drawImage(document.querySelectorAll("#grid-host img")[8], 0, 0);
            const side = Math.round(Math.min(width, height) * 0.3);
            const {data} = context.getImageData((width - side) / 2, (height - side) / 2, side, side);
            let dark = 0;
            for (let at = 0; at < data.length; at += 4) dark += data[at] < 60 && data[at + 1] < 70 && data[at + 2] < 80;
            return dark;
        """)

    def is_drawn():
        return page.js("return document.querySelectorAll('#grid-host img')[8]?.complete ?? false")

    page.click("#contact button[data-count='9']")
    page.settle()
    wait_for(is_drawn, "the photo isn't drawn")
    assert colors() > 20, "the ninth photo has no number"
    page.click("#more")
    page.click("#more")
    page.settle()
    wait_for(is_drawn, "the photo isn't drawn")
    wait_for(lambda: colors() == 0, lambda: f"the photo under +2 has {colors()} pixels of a number")
    assert page.text("#overlay [data-tile='9'] strong") == "9"
    assert page.text("#overlay [data-tile='8'] strong") == ""
    page.set_value("#width-value", "100")
    page.settle()
    number = page.js("return document.querySelector('#overlay [data-tile=\"9\"] strong').checkVisibility()")
    assert not number, "there is no room for the number"


@scenario
def scrolled_by_keys(page):
    """the cheat sheet: the keys of a page scroll it, and its button to close stays in sight"""
    page.click("#cheat-sheet")
    top = "return document.querySelector('#forms [data-forms]').scrollTop"
    page.key("PageDown")
    wait_for(lambda: page.js(top) > 100, lambda: f"it is at {page.js(top)}")
    page.key("End")
    rest = "const {scrollHeight, clientHeight, scrollTop} = document.querySelector('#forms [data-forms]'); return scrollHeight - clientHeight - scrollTop"
    wait_for(lambda: page.js(rest) < 2, lambda: f"it is {page.js(rest)} above its end")
    page.click("#forms-close")
    assert page.js("return !document.getElementById('forms').open")


@scenario
def matching(page):
    """the line below the layout: CSS matches, or by how much it differs"""
    for name in ("nice.grid", "wall.grid", "instagram.grid"):
        page.choose(name)
        wait_for(lambda: page.text("#difference") == "CSS matches.", lambda: page.text("#difference"))
    page.js("document.head.append(Object.assign(document.createElement('style'), {textContent: '#grid-host img:first-child {translate: 2px}'}))")
    page.click("#more")
    page.settle()
    # Browsers round lengths to 1/64 or 1/60 of a pixel.
    differ = re.compile(r"CSS and exact frames differ by (1\.9\d|2|2\.0\d) px\.")
    wait_for(lambda: differ.fullmatch(page.text("#difference")), lambda: page.text("#difference"), 5)


@scenario
def pictures(page):
    """the layout and the sheet of all counts saved as PNG, in a page of one file"""
    page.set_text("grid Pair\ngap 10\ninset 20\n2: 2\n3..: show 2\n")
    page.settle()
    save_pictures(page)
