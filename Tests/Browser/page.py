"""A page that lays out cases and writes down the positions of their boxes."""

import base64
import itertools
import json
import struct
import zlib


def png(width, height, colour):
    """An image with one color and a natural size that no layout expects."""
    rows = (b"\0" + bytes(colour) * width) * height

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(data).decode()


SIZES = [(1, 1), (613, 7), (5, 487), (640, 427), (331, 709), (97, 101)]
COLOURS = [(200, 60, 60), (60, 140, 200), (90, 170, 90), (210, 160, 60), (130, 90, 180), (90, 90, 90)]
IMAGES = [png(*size, colour) for size, colour in zip(SIZES, COLOURS)]

#: The natural ratios of the images.
NATURAL = [width / height for width, height in SIZES]


def image_of(index, count):
    """The image of the child at an index, as in the script."""
    return (index * 5 + count) % len(SIZES)


#: A style that many pages have for all images.
PAGE_STYLE = "img { max-width: 100%; height: auto }"

SCRIPT = r"""
const output = document.getElementById("output");
const round = value => Math.round(value * 1e6) / 1e6;
function make(spec) {
  const [name, count, gaps, direction, kind, shapes, ratios, said, wides, sizes] = spec;
  const outer = document.createElement("div");
  outer.className = "wrapper";
  outer.dir = direction;
  const grid = document.createElement(kind === "list" ? "ul" : "div");
  if (kind === "list") grid.style.margin = 0;
  grid.className = name;
  if (shapes !== null) grid.dataset.shapes = shapes;
  for (const [property, value] of Object.entries(gaps)) {
    (direction === "rtl" ? outer : grid).style.setProperty(property, value);
  }
  for (let index = 0; index < count; index++) {
    const tag = kind === "image" || kind === "styled" ? "img" : kind === "list" ? "li" : kind === "linked" ? "a" : index % 3 === 1 ? "figure" : "div";
    const child = document.createElement(tag);
    if (tag === "img") {
      child.src = images[(index * 5 + count) % images.length];
      if (index % 2) { child.width = 300; child.height = 77; }
    }
    if (ratios[index] && index < said) grid.style.setProperty("--r" + (index + 1), ratios[index]);
    else if (ratios[index]) child.style.setProperty("--r", ratios[index]);
    if (wides[index]) child.dataset.wide = "";
    if (kind === "linked") {
      // The photo is at some depth of the tile.
      const source = images[(index * 5 + count) % images.length];
      child.innerHTML = [
        `<picture><source media="print" srcset="${source}"><img></picture>`, "<img>", "<div><a><img></a></div>", "<video></video>"
      ][index % 4];
      const image = child.querySelector("img");
      if (image) image.src = source;
    } else if (tag !== "img") child.textContent = index % 4 ? "" : "Some words that want more room than there is";
    grid.append(child);
  }
  outer.append(grid);
  return Object.assign(outer, {gaps, sizes, found: [], hasRatios: ratios.length > 0});
}
function resize(outer, [width, height]) {
  outer.style.width = width + "px";
  outer.style.height = height + "px";
}
function measure(outer) {
  const grid = outer.firstChild;
  const frame = grid.getBoundingClientRect();
  const rects = [];
  for (const child of grid.children) {
    const rect = child.getBoundingClientRect();
    rects.push([rect.left - frame.left, rect.top - frame.top, rect.width, rect.height].map(round));
  }
  const last = grid.lastElementChild, first = grid.firstElementChild;
  const style = getComputedStyle(grid), end = getComputedStyle(last), start = getComputedStyle(first);
  const whole = outer.getBoundingClientRect();
  return {
    outer: [whole.width, whole.height],
    scroll: [scrolls(outer, "Width", "Height"), scrolls(outer, "Height", "Width")],
    frame: [frame.left, frame.top, frame.width, frame.height].map(round),
    content: grid.scrollWidth, display: style.display, first: [start.position, start.contain, start.visibility],
    inside: [...grid.querySelectorAll(":scope > a *")].map(inside).filter(text => text),
    last: end.visibility, label: label(grid, style), corners: rounded(outer) && corners(outer), rects
  };
}
// How what shows a photo differs from its tile, if it does.
function inside(element) {
  const tile = element.closest(".wrapper > * > a");
  if (element.tagName === "SOURCE" || getComputedStyle(tile).visibility === "hidden") return "";
  const [own, whole] = [element, tile].map(part => part.getBoundingClientRect());
  const isAlike = ["left", "top", "width", "height"].every(side => Math.abs(own[side] - whole[side]) < 0.1);
  const covers = !["IMG", "VIDEO"].includes(element.tagName) || getComputedStyle(element).objectFit === "cover";
  return isAlike && covers ? "" : `${element.tagName} ${own.width} x ${own.height} in ${whole.width} x ${whole.height}`;
}
// By how many pixels it scrolls. These sizes are whole pixels: a difference of 1 may be a rounding error, as when Firefox
// rounds 5 tracks up by 1/60 px each. Then it counts whether a scroll bar appears, if there is room for one.
function scrolls(outer, size, across) {
  const more = outer["scroll" + size] - outer["client" + size];
  if (more !== 1) return more;
  const bar = () => outer["offset" + across] - outer["client" + across];
  outer.style.scrollbarWidth = "auto";
  outer.style[size === "Width" ? "overflowY" : "overflowX"] = "hidden";
  const shown = bar();
  outer.style[size === "Width" ? "overflowX" : "overflowY"] = "scroll";
  const room = bar();
  for (const property of ["scrollbarWidth", "overflowX", "overflowY"]) outer.style[property] = "";
  return room && !shown ? 0 : more;
}
const placing = [
  "position", "grid-row-start", "grid-row-end", "grid-column-start", "grid-column-end", "align-self", "justify-self",
  "inset-inline-start", "inset-inline-end", "top", "bottom", "margin-top", "width", "height"
];
// The label's text and count, and whether it is over the last visible child; null without a label.
function label(grid, style) {
  const after = getComputedStyle(grid, "::after");
  if (!after.content.includes("counter")) return null;
  const children = [...grid.children].map(child => getComputedStyle(child));
  const place = style => placing.map(name => style.getPropertyValue(name));
  const shown = children.filter(style => style.visibility === "visible");
  return {
    content: after.content, reset: style.counterReset, places: [place(shown.at(-1)), place(after)],
    counted: children.map((style, index) => style.counterIncrement === "none" ? "" : index + style.counterIncrement)
      .filter(text => text)
  };
}
const rounded = outer => Object.keys(outer.gaps).some(property => property.endsWith("-radius"));
// For each child, whether it is hit 2 px inside its corners: top left, top right, bottom left, bottom right.
function corners(outer) {
  outer.style.pointerEvents = "auto";
  const result = [...outer.firstChild.children].map(child => [[0, 0], [1, 0], [0, 1], [1, 1]].map(([right, bottom]) => {
    const whole = outer.getBoundingClientRect(), rect = child.getBoundingClientRect();
    const x = right ? rect.right - 2 : rect.left + 2, y = bottom ? rect.bottom - 2 : rect.top + 2;
    outer.style.left = `${50 - Math.round(x - whole.left)}px`;
    outer.style.top = `${50 - Math.round(y - whole.top)}px`;
    const moved = outer.getBoundingClientRect();
    return child.contains(document.elementFromPoint(x - whole.left + moved.left, y - whole.top + moved.top));
  }));
  for (const property of ["pointerEvents", "left", "top"]) outer.style[property] = "";
  return result;
}
function everything() {
  // Every computed style of every element outside the containers.
  const probe = document.getElementById("probe");
  return [document.documentElement, document.body, stage, probe, ...probe.querySelectorAll("*")].map(element => {
    const style = getComputedStyle(element);
    return [...style].filter(name => !name.startsWith("--")).map(name => name + ":" + style.getPropertyValue(name)).join(";");
  });
}
function leaks() {
  const sheets = [...document.querySelectorAll("style.made")];
  const before = everything();
  for (const sheet of sheets) sheet.disabled = true;
  const after = everything();
  for (const sheet of sheets) sheet.disabled = false;
  return before.filter((text, index) => text !== after[index]).length;
}
// The containers in batches that are laid out at once: in WebKit the time grows more than proportionally with their
// number, and in all engines if corners are tested.
function* parts() {
  for (let first = 0, end = 0; first < outers.length; first = end) {
    const most = rounded(outers[first]) ? 1 : 100;
    do end += 1;
    while (end < Math.min(outers.length, first + most) && !rounded(outers[end]));
    yield outers.slice(first, end);
  }
}
function fresh(outer) {
  stage.append(outer);
  return measure(outer).label;
}
const stage = document.getElementById("stage");
const outers = containers.map(make);
// The event waits for all images, in the document or not.
addEventListener("load", () => {
  const loaded = image => image.complete && image.naturalWidth > 0;
  const decoded = outers.every(outer => [...outer.querySelectorAll("img")].every(loaded));
  const result = {decoded, leaks: leaks(), cases: []};
  for (const part of parts()) {
    stage.append(...part);
    // Known bug: resized rows of photos keep the previous heights in WebKit. So each size is a new
    // layout if photos keep their ratios; all others are resized, as in a window.
    for (let turn = 0, left = part; left.length; left = left.filter(outer => outer.sizes.length > turn)) {
      for (const outer of left) {
        if (outer.hasRatios) stage.append(outer);
        resize(outer, outer.sizes[turn]);
      }
      for (const outer of left) outer.found.push(measure(outer));
      // Chromium reports the previous position of a moved image: if that isn't the label's position,
      // both are measured in a new layout, too.
      for (const outer of left) {
        const found = outer.found[turn];
        if (turn && found.label && String(found.label.places[0]) !== String(found.label.places[1])) found.fresh = fresh(outer);
      }
      turn += 1;
    }
    for (const outer of part) result.cases.push(...outer.found);
    stage.replaceChildren();
  }
  for (const element of [...document.querySelectorAll("style, script, #stage, #probe")]) element.remove();
  output.textContent = JSON.stringify(result);
});
"""

PROBE = """
<div id="probe" class="other"><img><img><img><p>Text <b>bold</b></p><div><img><div class="inner"></div></div>
<ul><li>One<li>Two</ul><figure><img></figure></div>
"""


def page(cases, sheets, page_style):
    """The page for cases with the style sheets."""
    styles = "".join('<style class="made">' + sheet.replace("</", "<\\/") + "</style>" for sheet in sheets)
    groups = itertools.groupby(cases, key=lambda case: case.container)
    containers = [[*container, [[case.width, case.height] for case in group]] for container, group in groups]
    data = f"const images = {json.dumps(IMAGES)}, containers = {json.dumps(containers)};"
    return (
        '<!doctype html><meta charset="utf-8"><style>body { margin: 0 }'
        ".wrapper { position: absolute; top: 0; left: 0; overflow: auto; scrollbar-width: none; "
        "pointer-events: none }"
        f"{page_style}</style>{styles}<div id=\"stage\"></div>{PROBE}<pre id=\"output\"></pre>"
        f"<script>{data}{SCRIPT}</script>"
    )
