// Asks feeds odd questions, and counts the photos that changes lay out: `node limits.mjs KIT GRID…`.
import { pathToFileURL } from "node:url";
import { Random } from "./model.mjs";

const [folder, ...files] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(path).href);
const { makeFeed } = await load(`${folder}/photo-feed.js`);
const grids = new Map();
for (const file of files) grids.set(file.split("/").pop().replace(".grid.js", ""), (await load(file)).grid);

function expect(holds, message) {
  if (holds) return;
  console.error(message);
  process.exit(1);
}

const random = new Random(1);

// Odd questions

const odd = [NaN, Infinity, -Infinity, -1, -0, 0, 0.5, 3, 200, 1e9, 1e300, -1e300, 2 ** 31, 2 ** 53];
const lists = [[], [NaN], [0, -1, Infinity], [1e300, 1e-300], { length: NaN }, { length: -1 }, { length: 1e300 }, { length: 3 }];
const widths = [NaN, Infinity, -1, 0, 1, 8, 1e9, 1e300];

/** Whether a feed can still be used: its numbers agree. */
function expectSound(feed, what) {
  const { count, groupCount: groups, size: { width, height } } = feed;
  expect(width >= 0 && height >= 0 && height < Infinity, `${what}: size ${width} × ${height}`);
  feed.refine(Infinity);
  expect(feed.isExact && feed.photosInGroup(groups) === null && feed.frame(count).width === 0, `${what}: not exact`);
  if (count === 0) return;
  const [start, end] = feed.photosInGroup(groups - 1);
  expect(feed.photosInGroup(0)[0] === 0 && start < end && end === count && feed.group(count - 1) === groups - 1, `${what}: groups`);
  for (const index of [0, count >> 1, count - 1]) {
    const frame = feed.frame(index);
    expect(Object.values(frame).every((side) => Number.isFinite(side)), `${what}: frame ${JSON.stringify(frame)}`);
  }
}

/** Asks with each odd number, and with some pairs of them and some lists, others each time. */
function ask(feed, name) {
  for (const one of odd) {
    const list = random.pick(lists), other = random.pick(odd);
    feed.insert(one, list, random.pick(["previous", "next", "new"]));
    feed.setRatios(one, list);
    feed.append([{ ratios: list }, { ratios: list, count: other }, { ratios: null, count: one }, { ratios: null }]);
    feed.remove(one, other < 10 ? other : 2);
    feed.range(one, other, new Float64Array(5));
    feed.headings(one, other);
    feed.moves(feed, one, Math.min(other, 1000), () => one);
    feed.offset({ photo: one, part: other });
    const fraction = feed.fraction({ photo: one, part: other });
    expect(fraction >= 0 && fraction <= 1, `${name}: fraction ${fraction} of ${one}, ${other}`);
    const { photo } = feed.anchor(one), { photo: place } = feed.anchorAtFraction(one);
    for (const each of [photo, place]) expect(Number.isInteger(each) && each >= 0 && each <= feed.count, `${name}: anchor ${each}`);
    feed.refine(Math.min(one, 100));
    for (const question of ["frame", "group", "photosInGroup", "heading"]) feed[question](one);
  }
}

let feeds = 0;
for (const [name, grid] of grids) {
  for (const width of widths) {
    for (const options of [{}, { gap: -5, mirrored: true }, { rowGap: 0, insets: { top: -9, leading: 1e6, bottom: 0, trailing: 0 }, scale: 3 }]) {
      const feed = makeFeed(grid, { width, ...options });
      expect((feed === null) === (grid.needsHeight || !Number.isFinite(width)), `${name}: a feed ${width} wide`);
      if (feed === null) continue;
      const what = `${name}, ${width} wide`;
      expectSound(feed, `${what}, empty`);
      feed.append([{ ratios: [1, 2, 3] }, { ratios: null, count: 700 }]);
      expectSound(feed, what);
      ask(feed, what);
      for (const other of widths) {
        feed.setWidth(other);
        expectSound(feed, `${what}, then ${other}`);
      }
      feed.remove(0, Infinity);
      expect(feed.count === 0 && feed.groupCount === 0 && feed.height === 0, `${what}: not empty`);
      feeds += 1;
    }
  }
  for (const scale of [0, -1, NaN, Infinity]) expect(makeFeed(grid, { width: 390, scale }) === null, `${name}: scale ${scale}`);
}
console.log(`${feeds} feeds answer odd questions`);

// Photos that changes lay out, which don't grow with the feed

const kinds = [3 / 4, 3 / 4, 3 / 4, 4 / 3, 4 / 3, 9 / 16, 16 / 9, 3 / 2, 2 / 3, 1, 3];

/** The photos laid out for each of 300 inserts, on average and at most. */
function workOf(grid, photos, longest) {
  const feed = makeFeed(grid, { width: 800 }), groups = [];
  for (let count = 0; count < photos; count += groups[groups.length - 1].count) {
    const count = Math.min(photos, 1 + random.below(longest));
    groups.push({ ratios: Array.from({ length: count }, () => random.pick(kinds)), count });
  }
  feed.append(groups);
  expect(feed.isExact, "a feed that is appended at once isn't exact");
  let most = 0, start = feed.segments.work;
  for (let times = 0; times < 300; times++) {
    const before = feed.segments.work;
    feed.insert(random.below(feed.count), [random.pick(kinds)]);
    most = Math.max(most, feed.segments.work - before);
  }
  expect(feed.isExact, "inserts leave estimates");
  return { mean: (feed.segments.work - start) / 300, most };
}

for (const name of ["near", "over", "under", "over-size", "near-trailing"]) {
  for (const longest of [40, 1e9]) {
    const small = workOf(grids.get(name), 10000, longest), large = workOf(grids.get(name), 200000, longest);
    expect(large.mean < 1000 && large.mean < 1.5 * small.mean, `${name}: inserts lay out ${small.mean} of 10,000 photos, ${large.mean} of 200,000`);
    if (longest === 40) expect(large.most <= 2 * 520 + 40, `${name}: an insert lays out ${large.most} photos`);
  }
}
// Rows of equal photos never come to agree: what the budget doesn't allow becomes estimates.
const equal = makeFeed(grids.get("near"), { width: 800 });
equal.append([{ ratios: new Float32Array(100000).fill(0.75) }]);
const before = equal.segments.work;
equal.insert(1, [0.75]);
expect(equal.segments.work - before <= 16384 + 600 && !equal.isExact, "an insert exceeds its budget");
expect(equal.refine(Infinity) && equal.isExact, "not exact");
equal.setWidth(640);
expect(equal.segments.work - before < 300000, "another width lays out all");
console.log("changes lay out few photos");

// A view that is hidden has no width: heights are good estimates again when it comes back.
for (const gap of [0, 3]) {
  const hidden = makeFeed(grids.get("near"), { width: 390, gap });
  hidden.append(Array.from({ length: 2000 }, () => ({ ratios: Array.from({ length: 20 }, () => random.pick(kinds)) })));
  const { height } = hidden;
  hidden.setWidth(0);
  hidden.setWidth(390);
  const part = hidden.height / height;
  expect(part > 0.9 && part < 1.1, `hidden with a gap of ${gap}: ${hidden.height} high instead of ${height}`);
}
console.log("a feed can be hidden");
