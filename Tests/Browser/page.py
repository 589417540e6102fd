"""A page that lays out cases and writes down where their boxes are."""

import base64
import json
import struct
import zlib


def png(width, height, colour):
    """An image of one colour and of a natural size that no layout expects."""
    rows = (b"\0" + bytes(colour) * width) * height

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(data).decode()


IMAGES = [
    png(1, 1, (200, 60, 60)), png(613, 7, (60, 140, 200)), png(5, 487, (90, 170, 90)), png(640, 427, (210, 160, 60)),
    png(331, 709, (130, 90, 180)), png(97, 101, (90, 90, 90)),
]

#: What many pages say about all images.
PAGE_STYLE = "img { max-width: 100%; height: auto }"

SCRIPT = r"""
const output = document.getElementById("output");
const round = value => Math.round(value * 1e6) / 1e6;
function make(spec) {
  const [name, count, width, height, gaps, direction, kind] = spec;
  const outer = document.createElement("div");
  outer.className = "wrapper";
  outer.dir = direction;
  outer.style.width = width + "px";
  if (height) outer.style.height = height + "px";
  const grid = document.createElement(kind === "list" ? "ul" : "div");
  if (kind === "list") grid.style.margin = 0;
  grid.className = name;
  for (const [property, value] of Object.entries(gaps)) {
    (direction === "rtl" ? outer : grid).style.setProperty(property, value);
  }
  for (let index = 0; index < count; index++) {
    const tag = kind === "image" ? "img" : kind === "list" ? "li" : index % 3 === 1 ? "figure" : "div";
    const child = document.createElement(tag);
    if (tag === "img") {
      child.src = images[(index * 5 + count) % images.length];
      if (index % 2) { child.width = 300; child.height = 77; }
    }
    else child.textContent = index % 4 ? "" : "Some words that want more room than there is";
    grid.append(child);
  }
  outer.append(grid);
  return outer;
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
  return {
    outer: [outer.getBoundingClientRect().width, outer.getBoundingClientRect().height],
    scroll: [outer.scrollWidth - outer.clientWidth, outer.scrollHeight - outer.clientHeight],
    frame: [frame.left, frame.top, frame.width, frame.height].map(round),
    display: style.display, first: [start.position, start.contain, start.visibility],
    last: end.visibility, label: getComputedStyle(grid, "::after").content, rects
  };
}
function everything(root) {
  // Every computed style of every element there.
  return [...root.querySelectorAll("*")].map(element => {
    const style = getComputedStyle(element);
    return [...style].filter(name => !name.startsWith("--")).map(name => name + ":" + style.getPropertyValue(name)).join(";");
  });
}
function leaks() {
  const probe = document.getElementById("probe");
  const sheets = [...document.querySelectorAll("style.made")];
  const before = everything(probe);
  for (const sheet of sheets) sheet.disabled = true;
  const after = everything(probe);
  for (const sheet of sheets) sheet.disabled = false;
  return before.filter((text, index) => text !== after[index]).length;
}
const outers = cases.map(make);
document.getElementById("stage").append(...outers);
addEventListener("load", () => {
  const decoded = [...document.querySelectorAll("#stage img")].every(image => image.complete && image.naturalWidth > 0);
  const result = {decoded, leaks: leaks(), cases: outers.map(measure)};
  document.getElementById("stage").remove();
  document.getElementById("probe").remove();
  for (const sheet of document.querySelectorAll("style")) sheet.remove();
  for (const script of document.querySelectorAll("script")) script.remove();
  output.textContent = JSON.stringify(result);
});
"""

PROBE = """
<div id="probe" class="other"><img><img><img><p>Text <b>bold</b></p><div><img><div class="inner"></div></div>
<ul><li>One<li>Two</ul><figure><img></figure></div>
"""


def page(cases, sheets, page_style):
    """The page for cases [class, count, width, height, gaps, direction, kind] with the style sheets."""
    styles = "".join(f'<style class="made">{sheet}</style>' for sheet in sheets)
    data = f"const images = {json.dumps(IMAGES)}, cases = {json.dumps(cases)};"
    return (
        '<!doctype html><meta charset="utf-8"><style>body { margin: 0 }'
        ".wrapper { position: absolute; top: 0; left: 0; overflow: auto; scrollbar-width: none }"
        f"{page_style}</style>{styles}<div id=\"stage\"></div>{PROBE}<pre id=\"output\"></pre>"
        f"<script>{data}{SCRIPT}</script>"
    )
