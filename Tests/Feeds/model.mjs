// What feeds have to be: plain lists of photos, and one loop over groups, each of which the kit lays out.

/** A generator of random numbers from a seed. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(end) {
    return Math.floor(this.next() * end);
  }

  pick(values) {
    return values[this.below(values.length)];
  }

  chance(probability) {
    return this.next() < probability;
  }
}

const usual = [3 / 4, 4 / 3, 3 / 4, 9 / 16, 4 / 3, 3 / 4, 16 / 9, 3 / 4, 4 / 3, 1];
const known = (ratio, index) => Math.fround(ratio > 0 && ratio < Infinity ? ratio : usual[index % 10]);

/** Photos in groups as lists: the ratio of each, and whether a group begins with it. */
export class Model {
  ratios = [];
  begins = [];

  get count() {
    return this.ratios.length;
  }

  append(groups) {
    for (const { ratios, count = ratios?.length ?? 0 } of groups) {
      for (let index = 0; index < count; index++) {
        this.ratios.push(known(ratios?.[index], this.count));
        this.begins.push(index === 0);
      }
    }
  }

  insert(at, ratios, into) {
    if (ratios.length === 0) return;
    this.ratios.splice(at, 0, ...ratios.map((ratio, index) => known(ratio, at + index)));
    this.begins.splice(at, 0, ...ratios.map((_, index) => index === 0 && into === "new"));
    const next = at + ratios.length;
    if (into === "next" && this.begins[next]) {
      this.begins[at] = true;
      this.begins[next] = false;
    }
    if (at === 0 && into === "previous" && next < this.count) this.begins[next] = false;
    this.begins[0] = true;
  }

  remove(at, count) {
    const gone = this.begins.splice(at, count);
    this.ratios.splice(at, count);
    if (gone.includes(true) && at < this.count) this.begins[at] = true;
  }

  setRatios(at, ratios) {
    ratios.slice(0, this.count - at).forEach((ratio, index) => (this.ratios[at + index] = known(ratio, at + index)));
  }

  /** The first photo of each group, and the number of photos. */
  get starts() {
    return [...this.begins.keys()].filter((index) => this.begins[index]).concat(this.count);
  }

  get groups() {
    const { starts } = this;
    return starts.slice(0, -1).map((start, group) => ({ ratios: this.ratios.slice(start, starts[group + 1]) }));
  }
}

const rounded = (height) => (height > 0 ? Math.floor(height * 64 + 0.5) / 64 : 0);

/** The tops and heights of a group's tiles, and the height of the group. */
function roundGroup(frames, plan, request, gap, solvedHeight) {
  const runs = frames.length > 0 ? plan.kind.runs(plan) : 0;
  if (runs === 0) {
    for (const frame of frames) {
      const bottom = rounded(frame.y + frame.height);
      frame.y = rounded(frame.y);
      frame.height = bottom - frame.y;
    }
    return frames.length > 0 ? rounded(solvedHeight) : 0;
  }
  // In a waterfall, photos with the same left edge are below each other, and one that is wider than a column is below all.
  const ends = new Map(), { leading, trailing } = request.insets, content = request.width - leading - trailing;
  const column = runs > 1 ? (content - (runs - 1) * request.columnGap) / runs : Infinity;
  let bottom = 0, top = null, y = 0;
  for (const frame of frames) {
    const height = rounded(frame.height);
    if (runs > 1) {
      const isAcross = frame.width > column * 1.0001;
      y = isAcross ? Math.max(0, ...ends.values()) : ends.get(frame.x) ?? Math.max(0, ends.get("all") ?? 0);
      if (isAcross) {
        ends.clear();
        ends.set("all", y + height + gap);
      } else ends.set(frame.x, y + height + gap);
    } else if (frame.y !== top) {
      if (top !== null) y = bottom + gap;
      top = frame.y;
    }
    frame.y = y;
    frame.height = height;
    bottom = Math.max(bottom, y + height);
  }
  return bottom;
}

/** The frames of all photos before snapping, and the size: one loop over groups. */
export function reference(kit, grid, model, container) {
  const space = new kit.Space(), all = [];
  const plain = { ...grid, heading: 0, foot: 0 }, heading = rounded(grid.heading), headings = [];
  kit.measureContainer(plain, space, undefined, container.width, container);
  const rowGap = Math.max(0, space.rowGap) + grid.foot, columnGap = Math.max(0, space.columnGap), gap = rounded(rowGap);
  const insets = { top: 0, leading: space.leading, bottom: 0, trailing: space.trailing };
  const inset = (length) => Math.sign(length) * rounded(Math.abs(length));
  let top = inset(space.top), width = space.width;
  for (const { ratios } of model.groups) {
    headings.push({ x: space.leading, y: top, width: Math.max(0, space.contentWidth), height: heading });
    top += heading;
    const request = { width: container.width, rowGap, columnGap, insets, count: ratios.length, ratios };
    const frames = kit.makeFrames(plain, request) ?? [], layout = frames.length > 0 ? kit.makeLayout(plain, request) : null;
    const asked = new kit.Ratios(ratios), plan = grid.plan(ratios.length, container.width, asked, false, 0);
    asked.free();
    const height = roundGroup(frames, plan, request, gap, layout?.size.height);
    if (layout !== null) width = Math.max(width, layout.size.width);
    for (const frame of frames) all.push({ ...frame, y: top + frame.y });
    const last = frames.length > 0 ? all[all.length - 1] : { x: space.leading, y: top };
    for (let index = frames.length; index < ratios.length; index++) all.push({ x: last.x, y: last.y, width: 0, height: 0 });
    top += height + gap;
  }
  return { frames: all, headings, gap, columnGap, width, height: model.count > 0 ? top - gap + inset(space.bottom) + rounded(grid.foot) : 0 };
}

/** The same frames, snapped and mirrored as the kit does. */
export function placed(kit, { frames, gap, columnGap, width, height }, { scale = 0, mirrored = false }) {
  const snapping = { columnGap, rowGap: gap, scale, mirrored }, size = kit.snapSize(snapping, width, height);
  const flat = new Float64Array(4 * frames.length);
  frames.forEach((frame, index) => flat.set([frame.x, frame.y, frame.width, frame.height], 4 * index));
  if (scale > 0 || mirrored) kit.place(snapping, size.width, flat, flat.length);
  frames.forEach((frame, index) => {
    if (frame.width === 0 && frame.height === 0) flat[4 * index + 2] = flat[4 * index + 3] = 0;
  });
  return { flat, size };
}
