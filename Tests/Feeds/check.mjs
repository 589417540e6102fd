// Holds random feeds to their model: `node check.mjs SEED ROUNDS KIT GRID…`. Exits 1 at the first difference.
import { pathToFileURL } from "node:url";
import { Model, placed, Random, reference } from "./model.mjs";

const [seed, rounds, folder, ...files] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(path).href);
const kit = await load(`${folder}/gridgen-kit.js`), { makeFeed } = await load(`${folder}/photo-feed.js`);
const grids = [];
for (const file of files) {
  const { grid } = await load(file);
  if (!grid.needsHeight) grids.push({ name: file.split("/").pop(), grid });
}
const counts = { operations: 0, frames: 0, anchors: 0, ranges: 0, photos: 0, headings: 0 };

const kinds = [3 / 4, 3 / 4, 3 / 4, 4 / 3, 4 / 3, 9 / 16, 16 / 9, 3 / 2, 2 / 3, 1, 3, 0.2, 12];

class Round {
  constructor(random, { name, grid }) {
    this.random = random;
    this.name = name;
    this.grid = grid;
    this.log = [];
    this.kinds = random.chance(0.1) ? [3 / 4] : random.chance(0.2) ? [...kinds, NaN, 0, -1, Infinity] : kinds;
    this.container = { width: this.width(), ...this.options() };
    this.model = new Model();
    this.feed = makeFeed(grid, this.container);
    // Budgets and segments are for feeds of a million photos: these are small.
    this.feed.segments.budget = random.pick([0, 100, 1000, 16384]);
    this.feed.segments.aim = random.pick([1, 8, 40, 400]);
    this.longest = random.pick([1, 3, 12, 60, 600, 5000]);
    this.append(random.pick([1, 40, 400, 1500, 3000]));
  }

  width() {
    return this.random.chance(0.5) ? 320 + this.random.below(900) : 300 + this.random.next() * 700;
  }

  options() {
    const { random } = this, options = {};
    if (random.chance(0.3)) options.gap = random.pick([0, 3, 2.7, 1 / 3, -2]);
    if (random.chance(0.2)) options.rowGap = random.pick([1.1, 8]);
    if (random.chance(0.2)) options.columnGap = random.pick([0, 6.5]);
    if (random.chance(0.3)) options.insets = { top: random.pick([0, 8.3, -5]), leading: random.pick([0, 8]), bottom: 12.1, trailing: 3 };
    if (random.chance(0.5)) options.scale = random.pick([1, 1, 2, 3, 2.625]);
    if (random.chance(0.3)) options.mirrored = true;
    return options;
  }

  ratios(count) {
    return Array.from({ length: count }, () => this.random.pick(this.kinds));
  }

  append(most) {
    const groups = [], { random } = this;
    for (let count = 0; count < most;) {
      const own = Math.min(most - count, 1 + random.below(this.longest));
      groups.push(random.chance(0.1) ? { ratios: null, count: own } : { ratios: this.ratios(own) });
      count += own;
    }
    this.do("append", groups);
  }

  /** Calls the feed and the model. */
  do(name, ...values) {
    this.log.push(`${name} ${JSON.stringify(values).slice(0, 80)}`);
    counts.operations += 1;
    this.feed[name](...values);
    this.model[name](...values);
  }

  run() {
    const { random } = this, steps = 1 + random.below(25);
    for (let step = 0; step < steps; step++) {
      this.step();
      if (random.chance(0.3)) this.ask();
      if (random.chance(0.25)) this.compare();
    }
    this.compare();
  }

  step() {
    const { random, model } = this, { count } = model, at = random.below(count + 1), kind = random.below(11);
    if (kind < 3) {
      const into = random.pick(["previous", "next", "new"]), place = random.chance(0.3) ? random.pick(model.starts) : at;
      this.do("insert", place, this.ratios(random.chance(0.9) ? 1 + random.below(5) : random.below(900)), into);
    } else if (kind < 5 && count > 0) {
      const removed = random.chance(0.8) ? 1 + random.below(4) : random.chance(0.95) ? 1 + random.below(700) : count;
      this.do("remove", Math.min(at, count - 1), Math.min(removed, count - Math.min(at, count - 1)));
    } else if (kind < 8 && count > 0) {
      this.do("setRatios", Math.min(at, count - 1), this.ratios(random.chance(0.7) ? 1 + random.below(5) : 1 + random.below(800)));
    } else if (kind === 8) this.append(1 + random.below(random.chance(0.5) ? 10 : 500));
    else if (kind === 9 && random.chance(0.5)) {
      this.container.width = this.width();
      this.log.push(`width ${this.container.width}`);
      this.feed.setWidth(this.container.width);
    } else this.feed.refine(random.pick([1, 50, 700]));
  }

  fail(message) {
    throw new Error(`${this.name}: ${message}\n${JSON.stringify(this.container)}\n${this.log.join("\n")}`);
  }

  /** Asks a feed that may have estimates, whose answers agree with each other. */
  ask() {
    const { feed, model, random } = this;
    if (model.count === 0) return;
    const photo = random.below(model.count), offset = random.next() * feed.height, anchor = feed.anchor(offset);
    const away = Math.abs(feed.offset(anchor) - offset), own = feed.frame(anchor.photo);
    counts.anchors += 1;
    if (own.height > 0 && !(away <= 1e-6 * (1 + offset))) this.fail(`the offset of the anchor at ${offset} is ${feed.offset(anchor)}`);
    const frame = feed.frame(photo), frames = new Float64Array(4 * 3000);
    const [first, end] = feed.range(frame.y + 1, frame.y + Math.max(2, frame.height - 1), frames);
    if (frame.height > 3 && frame.width > 0 && !(first <= photo && photo < end)) this.fail(`${photo} isn't in the range ${first}..<${end}`);
    for (let index = first; index < Math.min(end, first + 3000); index += 1 + (index >> 4)) {
      const { x, y, width, height } = feed.frame(index), at = 4 * (index - first);
      if (![x, y, width, height].every((side, k) => side === frames[at + k])) this.fail(`frame ${index} isn't that of the range`);
    }
    const fraction = random.next(), place = feed.fraction(feed.anchorAtFraction(fraction));
    if (!(Math.abs(place - fraction) <= 1e-9)) this.fail(`the place at ${fraction} is at ${place}`);
    if (random.chance(0.2)) this.changeCopy();
    const group = feed.group(photo), [start, stop] = feed.photosInGroup(group);
    if (!(start <= photo && photo < stop) || !model.begins[start] || model.begins.slice(start + 1, stop).includes(true)) this.fail(`group ${group} of ${photo} is ${start}..<${stop}`);
  }

  /** Changes a copy, which mustn't change the feed, and takes movements from the feed. */
  changeCopy() {
    const { feed, random } = this, copy = feed.copy(), at = random.below(feed.count + 1), { count, height, isExact } = feed;
    copy.insert(at, [1, 2], random.pick(["previous", "next", "new"]));
    const top = random.next() * copy.height;
    for (const { from, to, start, end } of copy.moves(feed.copy(), top, top + 900, (index) => index < at ? index : index < at + 2 ? null : index - 2)) {
      if (to !== (from < at ? from : from + 2)) this.fail(`photo ${from} moves to ${to}`);
      const own = copy.frame(to);
      if (![own.x, own.y, own.width, own.height].every((side, k) => side === [end.x, end.y, end.width, end.height][k])) this.fail(`${to} doesn't move to its frame`);
      if (!(start.width > 0 && end.width > 0)) this.fail(`${from} moves without a tile`);
    }
    copy.remove(0, 1 + random.below(copy.count));
    copy.setWidth(this.width());
    if (feed.count !== count || feed.height !== height || feed.isExact !== isExact) this.fail("a copy changes its feed");
  }

  /** Holds the feed, exact, to a feed that is made at once and to the reference. */
  compare() {
    const { feed, model, random } = this;
    while (!feed.refine(random.pick([3, 300, 5000]))) counts.photos += 1;
    if (feed.count !== model.count || feed.groupCount !== model.starts.length - 1) this.fail(`${feed.count} photos in ${feed.groupCount} groups`);
    const plain = reference(kit, this.grid, model, this.container), { flat, size } = placed(kit, plain, this.container);
    const other = makeFeed(this.grid, this.container);
    other.append(model.groups);
    for (const each of [other, feed]) {
      const name = each === feed ? "feed" : "feed made at once", own = new Float64Array(flat.length);
      if (each.size.width !== size.width || each.size.height !== size.height) this.fail(`size ${JSON.stringify(each.size)} of the ${name} instead of ${JSON.stringify(size)}`);
      const [first, end] = each.range(-Infinity, Infinity, own);
      for (let index = 0; index < flat.length; index++) {
        const place = index - 4 * first;
        if (index < 4 * first || index >= 4 * end || own[place] === flat[index]) continue;
        this.fail(`photo ${index >> 2}, side ${index & 3} of the ${name}: ${own[place]} instead of ${flat[index]}`);
      }
      counts.frames += end - first;
    }
    for (let times = 0; times < 8; times++) this.compareQuestions(plain);
    this.compareHeadings(plain);
  }

  /** Holds headings to the reference: snapped, they end where the photos below them begin. */
  compareHeadings(plain) {
    const { feed, random } = this, { headings, height } = plain;
    const edges = [...headings, ...headings.map((frame) => ({ ...frame, y: frame.y + frame.height, height: 0 }))];
    const { flat } = placed(kit, { ...plain, frames: edges }, this.container), ends = 4 * headings.length;
    for (let times = 0; times < 20 && headings.length > 0; times++) {
      const group = random.below(headings.length), own = feed.heading(group), at = 4 * group;
      const wanted = [flat[at], flat[at + 1], flat[at + 2], flat[ends + at + 1] - flat[at + 1]];
      const sides = [own.x, own.y, own.width, own.height];
      if (!sides.every((side, index) => side === wanted[index])) this.fail(`heading ${group} is ${sides} instead of ${wanted}`);
      const top = random.chance(0.1) ? random.pick([-10, height + 10]) : random.next() * height, bottom = top + random.next() * random.pick([9, 90, 900]);
      const meets = [...headings.keys()].filter((index) => headings[index].height > 0 && headings[index].y < bottom && headings[index].y + headings[index].height > top);
      const [first, end] = feed.headings(top, bottom), range = meets.length > 0 ? [meets[0], meets[meets.length - 1] + 1] : [0, 0];
      if (first !== range[0] || end !== range[1]) this.fail(`headings ${first}..<${end} of ${top}..${bottom} instead of ${range}`);
      counts.headings += 1;
    }
  }

  compareQuestions({ frames, height }) {
    const { feed, random } = this, tiles = [...frames.keys()].filter((index) => frames[index].height > 0 || frames[index].width > 0);
    const top = random.chance(0.1) ? random.pick([-10, height + 10]) : random.next() * height, bottom = top + random.next() * random.pick([9, 90, 900]);
    const meets = tiles.filter((index) => frames[index].y < bottom && frames[index].y + frames[index].height > top);
    const wanted = meets.length > 0 ? [meets[0], meets[meets.length - 1] + 1] : [0, 0], [first, end] = feed.range(top, bottom);
    counts.ranges += 1;
    if (first !== wanted[0] || end !== wanted[1]) this.fail(`range ${first}..<${end} of ${top}..${bottom} instead of ${wanted}`);
    const below = tiles.find((index) => frames[index].y + frames[index].height > top) ?? tiles[tiles.length - 1] ?? 0;
    const anchor = feed.anchor(top), own = frames[below];
    if (frames.length === 0) return;
    const part = own.height > 0 ? (top - own.y) / own.height : 0;
    if (anchor.photo !== below || anchor.part !== part) this.fail(`anchor ${JSON.stringify(anchor)} at ${top} instead of ${below}, ${part}`);
  }
}

// Every second round has a grid with rows that can restart, or one of special cases.
const restarting = grids.filter(({ name }) => /^(near|over|under|heading|justified|counts|patterns|more|strips|columns)/.test(name));
for (let round = 0; round < Number(rounds); round++) {
  const random = new Random(Number(seed) * 1000003 + round), own = round % 2 === 0 ? grids : restarting;
  const grid = own[(round >> 1) % own.length];
  try {
    new Round(random, grid).run();
  } catch (error) {
    console.error(`round ${round}, seed ${seed}: ${error.stack}`);
    process.exit(1);
  }
}
console.log(`${rounds} rounds with ${grids.length} grids: ${counts.operations} changes, ${counts.frames} frames, ${counts.ranges} ranges, ${counts.headings} headings and ${counts.anchors} anchors as they have to be`);
