// Times a feed and a loop over all photos, in turns: `node feeds.mjs FOLDER PHOTOS`.
import { pathToFileURL } from "node:url";

const [folder, photos] = process.argv.slice(2), count = Number(photos);
const load = (name) => import(pathToFileURL(`${folder}/${name}`).href);
const { grid } = await load("justified.grid.js"), { makeFeed } = await load("photo-feed.js");

let state = 1;
const random = () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
const below = (end) => Math.floor(random() * end);
const kinds = [3 / 4, 3 / 4, 3 / 4, 4 / 3, 4 / 3, 9 / 16, 16 / 9, 3 / 2, 2 / 3, 1, 3];

const groups = [], gap = 4, target = 160;
for (let total = 0; total < count;) {
  const length = Math.min(count - total, 1 + below(60));
  groups.push({ ratios: Float64Array.from({ length }, () => kinds[below(kinds.length)]) });
  total += length;
}

/** All groups laid out by one loop: a row ends where its height comes within a quarter of the target. */
class Loop {
  constructor(width) {
    this.width = width;
    this.frames = new Float64Array(4 * count + 8000);
  }

  build() {
    let at = 0, y = 0;
    for (const { ratios } of groups) {
      for (let start = 0, end = 0; start < ratios.length; start = end) {
        let sum = 0, height = Infinity;
        while (end < ratios.length && height > target * 1.25) {
          sum += ratios[end++];
          height = (this.width - (end - start - 1) * gap) / sum;
        }
        if (height > target * 1.25) height = target;
        for (let index = start, x = 0; index < end; index++, at += 4) {
          const width = height * ratios[index];
          this.frames[at] = x;
          this.frames[at + 1] = y;
          this.frames[at + 2] = width;
          this.frames[at + 3] = height;
          x += width + gap;
        }
        y += height + gap;
      }
    }
    this.height = y;
  }

  /** The photos between two heights, by a search for the first one. */
  range(top, bottom) {
    let start = 0, rest = count;
    while (rest > 0) {
      const half = rest >> 1;
      if (this.frames[4 * (start + half) + 1] + this.frames[4 * (start + half) + 3] > top) rest = half;
      else {
        start += half + 1;
        rest -= half + 1;
      }
    }
    let end = start;
    while (end < count && this.frames[4 * end + 1] < bottom) end += 1;
    return [start, end];
  }
}

const feed = { value: null }, loop = new Loop(1024), visible = new Float64Array(4000);
let width = 1024;
function build() {
  feed.value = makeFeed(grid, { width: 1024 });
  feed.value.append(groups);
}
// A change of the loop lays out all; inserting into its lists isn't counted.
const relayout = () => loop.build();
const operations = [
  ["append all", 5, build, relayout],
  ["insert a photo", 2000, () => feed.value.insert(below(feed.value.count), [1.5]), relayout],
  ["remove a photo", 2000, () => feed.value.remove(below(feed.value.count), 1), relayout],
  ["range of 900 points, with frames", 5000, () => {
    const y = random() * feed.value.height;
    feed.value.range(y, y + 900, visible);
  }, () => {
    const y = random() * loop.height;
    loop.range(y, y + 900);
  }],
  ["frame of a photo", 5000, () => feed.value.frame(below(feed.value.count)), () => loop.frames[4 * below(count) + 1]],
  ["anchor, and its offset", 5000, () => feed.value.offset(feed.value.anchor(random() * feed.value.height)), () => loop.range(random() * loop.height, 0)],
  ["another width, then what is visible", 40, () => {
    feed.value.setWidth(width = 1000 + (width + 7) % 50);
    feed.value.range(feed.value.height / 2, feed.value.height / 2 + 900, visible);
  }, relayout],
  ["all at another width", 4, () => {
    feed.value.setWidth(width = 1000 + (width + 7) % 50);
    feed.value.refine(Infinity);
  }, relayout],
];

function middle(times, call) {
  const all = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    call();
    all.push(performance.now() - start);
  }
  return all.sort((a, b) => a - b)[times >> 1];
}

const show = (time) => (time >= 1 ? `${time.toFixed(1)} ms` : `${(time * 1000).toFixed(1)} µs`).padStart(10);
console.log(`\n${count.toLocaleString("en")} photos in ${groups.length.toLocaleString("en")} groups`.padEnd(40), "feed".padStart(10), "a loop".padStart(10));
build();
loop.build();
for (const [name, times, ours, other] of operations) {
  const slow = other === relayout ? Math.min(times, Math.ceil(2e6 / count) + 2) : times;
  middle(Math.ceil(times / 10), ours);
  console.log(`  ${name}`.padEnd(40), show(middle(times, ours)), show(middle(slow, other)));
}
