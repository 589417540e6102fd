"""The page that `Tests/Browser/feed` scrolls, and changes of the element that it must find."""

#: Photos have names of their own, as their indices change.
PAGE = """<!doctype html><style>body { margin: 0 } photo-feed { width: 800px; height: 600px; scrollbar-width: none } a { box-shadow: inset 0 0 0 3px teal }</style>
<body dir="%(direction)s"><photo-feed><template><a href="#"></a></template></photo-feed>
<script type="module">
import { makeFeed } from "./photo-feed.js";
import { definePhotoFeed } from "./photo-feed-element.js";
import { grid } from "./justified.grid.js";
definePhotoFeed();
let seed = 7;
window.random = (end) => (seed = (seed * 1103515245 + 12345) %% 2147483648) %% 65536 * end / 65536 | 0;
window.ratios = (count) => Array.from({ length: count }, () => [3 / 4, 4 / 3, 3 / 4, 9 / 16, 1, 16 / 9, 3 / 2, 2.9][random(8)]);
const photos = %(photos)d, days = %(days)d, element = document.querySelector("photo-feed"), groups = [];
for (let day = 0; day < days; day++) {
  groups.push({ ratios: ratios(Math.floor(photos * (day + 1) / days) - Math.floor(photos * day / days)) });
}
window.names = Array.from({ length: photos }, (_, photo) => photo);
const start = performance.now(), feed = makeFeed(grid, { width: 800 });
feed.append(groups);
element.render = (photo, child) => { child.dataset.name = names[photo]; };
element.feed = feed;
element.getBoundingClientRect();
window.firstPaint = performance.now() - start;
window.element = element;
window.frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
</script><script src="watch.js"></script>"""
#: What the element shows, and what the feed says.
WATCH = """
/** The children on the screen by the names of their photos: index, x, y, width, height. */
function look() {
  const own = element.getBoundingClientRect(), { clientHeight } = element, scrollTop = Math.round(element.scrollTop * devicePixelRatio) / devicePixelRatio, layer = element.shadowRoot.querySelector("div div").offsetTop, shown = {};
  for (const child of element.children) {
    if (child.hidden || child.localName === "template") continue;
    // Rectangles and places of scrolling are 32-bit floats, which lose the pixel far down.
    const [left, top, width, height] = ["left", "top", "width", "height"].map((side) => parseFloat(child.style[side])), y = layer - scrollTop + top;
    const rectangle = child.getBoundingClientRect();
    const isPlaced = [rectangle.y - own.y - y, rectangle.x - own.x - left, rectangle.width - width, rectangle.height - height].every((by) => Math.abs(by) < 2);
    if (y < clientHeight && y + height > 0) shown[child.dataset.name] = [isPlaced ? Number(child.getAttribute("aria-posinset")) - 1 : -1, left, y, width, height];
  }
  return shown;
}
/** How photos move that are on the screen before and after: how far down, the difference between them, and the greatest other change. */
function movement(before, after = look()) {
  const both = Object.keys(after).filter((name) => name in before), down = both.map((name) => after[name][2] - before[name][2]);
  const others = both.flatMap((name) => [1, 3, 4].map((side) => Math.abs(after[name][side] - before[name][side])));
  return { photos: both.length, down: down[0] ?? 0, apart: Math.max(...down) - Math.min(...down), other: Math.max(...others) };
}
/** Styles say six digits; a pixel of the device is 0.33 at least. */
function isStill({ photos, down, apart, other }) {
  return photos > 0 && Math.abs(down) + apart + other < 0.15;
}
function screen() {
  const { feed, position } = element, offset = feed.offset(position), height = element.clientHeight, width = element.clientWidth, said = {};
  const [first, end] = feed.range(offset, offset + height);
  for (let photo = first; photo < end; photo++) {
    const { x, y, width: length, height: side } = feed.frame(photo);
    if (y - offset > height - 1 || y + side - offset < 1) continue;
    said[names[photo]] = [photo, getComputedStyle(element).direction === "rtl" ? width - x - length : x, y - offset, length, side];
  }
  return { said, offset, height };
}
/** The photos that the feed says, and that aren't shown at their places. */
function missing() {
  const shown = look(), { said } = screen();
  if (Object.keys(said).length < 4) return ["nearly all"];
  return Object.keys(said).filter((name) => !(name in shown) || shown[name].some((side, at) => Math.abs(side - said[name][at]) > (at > 0 ? 1 : 0)));
}
/** What has been seen of all frames since. */
var seen = null;
function watch() {
  let last = look();
  const watched = seen = { frames: 0, down: 0, jumps: 0, apart: 0, other: 0, missing: [], children: 0 };
  requestAnimationFrame(function step() {
    if (seen !== watched) return;
    const now = look(), { photos, down, apart, other } = movement(last, now);
    last = now;
    seen.frames++;
    if (photos === 0) seen.jumps++;
    else {
      seen.down += down;
      seen.apart = Math.max(seen.apart, apart);
      seen.other = Math.max(seen.other, other);
    }
    seen.missing.push(...missing());
    seen.children = Math.max(seen.children, element.children.length);
    requestAnimationFrame(step);
  });
}
function state() {
  const numbers = [...element.children].filter((child) => !child.hidden && child.role !== null && child.localName === "a");
  const order = numbers.map((child) => Number(child.getAttribute("aria-posinset")));
  const { feed } = element, { offset, height, said } = screen(), spacer = element.shadowRoot.querySelector("div").offsetHeight;
  return { missing: missing(), said, offset, height, children: element.children.length, fraction: element.fraction, top: element.scrollTop,
    end: Math.max(feed.height - height, 0), most: element.scrollHeight - height, spacer, scale: devicePixelRatio,
    isOrdered: order.every((photo, at) => at === 0 || photo > order[at - 1]) };
}"""
#: Changes to the element that a test must notice: the file, the old text, the new text and, if it isn't the usual one, the run.
CHANGES = [
    ("feed-element", "(offset - this.top + this.shift) * 64) / 64", "offset - this.top + this.shift)"),
    ("feed-element", "round < 4", "round < 1"),
    ("feed-element", "if (this.top !== top) this.show(feed)", ""),
    ("feed-element", "this.screen > 0 && this.spacer.clientWidth > 0", "this.screen > 0"),
    ("feed-element", "Math.round(distance * devicePixelRatio) / devicePixelRatio", "Math.round(distance)", "dense"),
    ("feed-element", "bar.endsBefore(this.offset, top)", "false"),
    ("feed-element", "this.pool.renumber(at, gone, Math.max(moved, 0))", ""),
    ("feed-element", "this.isDragged = true", "this.isDragged = false"),
    ("feed-element", "!this.isPushed &&", ""),
    ("feed-element", "photo: this.anchor.photo + moved", "photo: this.anchor.photo"),
    ("feed-element", "photo < end && end < count", "photo < 0"),
    ("feed-element", "const start = this.isMirrored ?", "const start = false ?"),
    ("feed-element", "this.rest(feed);\n    };", "    };"),
    ("feed-element", "offset + 2 * screen", "offset + 0.9 * screen"),
    ("feed-element", "const next = neighbor(near, photo - first", "const next = neighbor(near, photo"),
    ("pool", ": photo === own", ": false"),
    ("pool", "this.free.pop() ??", ""),
    ("pool", "this.release(view);\n    }\n    // In", "view.element.hidden = true;\n    }\n    // In"),
    ("pool", "else previous.after(element)", "else this.owner.prepend(element)"),
    ("bar", "LONGEST = 8000000", "LONGEST = 40000000"),
    ("bar", "feed.fraction(feed.anchor(offset)) - start", "offset / feed.height - start"),
    ("bar", "this.last - Math.max(this.end - offset, 0)", "this.last"),
    ("bar", "Math.max(this.last - top, 0)", "0"),
]
