/**
 * Feeds: photos in groups, such as days, one group below the other, by the thousand or by the million. A feed finds, changes and
 * measures without laying out all of them.
 *
 * @module
 */
import { measureContainer, place, snapSize, Space } from "./gridgen-kit.js";
import type { Container, Frame, Grid, Move, Size } from "./gridgen-kit.js";
import { Chunks, storeRatios } from "./photo-chunks.js";
import { Forms, rounded, roundedInset } from "./photo-forms.js";
import { Segments } from "./photo-segments.js";

/** The container of a feed. */
export type FeedContainer = Omit<Container, "height" | "editing">;

/** Photos to append. */
export interface PhotoGroup {
  /**
   * The photos' widths divided by their heights. One that is missing or not a finite number above 0 is unknown; null if all are. An
   * unknown one is laid out with a usual ratio, until `setRatios` says what it is.
   */
  readonly ratios: ArrayLike<number> | null;
  /** The number of photos; by default that of ratios. A group without photos isn't appended. */
  readonly count?: number | undefined;
}

/**
 * The group that photos join where one group ends and the next begins: the one above, the one below, or a group of their own. In the
 * middle of a group, `previous` and `next` are that group, and `new` cuts it: its photos that follow join the new one.
 */
export type InsertedGroup = "previous" | "next" | "new";

/** A place in a feed that stays where it is when heights change. */
export interface Anchor {
  /** The first photo that is visible. */
  readonly photo: number;
  /** Which part of its tile lies above the place: 0 to 1 within the tile, below 0 in the gap above it. */
  readonly part: number;
}

/**
 * Photos in groups. Heights of rows and gaps are rounded to multiples of 1/64, so that sums of them are exact: a feed has the same
 * frames however it came about, once it is exact.
 *
 * What is asked for is laid out before it is answered. Another width and long changes leave estimates of other heights, so that the
 * feed's height is approximate until `refine` has laid out all.
 */
export interface Feed {
  /** The number of photos. */
  readonly count: number;
  /** The number of groups. */
  readonly groupCount: number;
  /** The size of all; the width is that of the container, or of the widest group. */
  readonly size: Size;
  /** The height of all. */
  readonly height: number;
  /** Whether the height contains no estimates. */
  readonly isExact: boolean;
  /** Adds groups at the end. A feed has at most 50,000,000 photos; a group that would exceed that isn't added. */
  append(groups: Iterable<PhotoGroup>): void;
  /** Inserts photos; before the first one, `previous` is the first group. An index above `count` inserts nothing. */
  insert(at: number, ratios: ArrayLike<number>, into?: InsertedGroup): void;
  /** Removes photos, as far as there are any. A group without photos ends. */
  remove(at: number, count: number): void;
  /** Replaces ratios of photos, as far as there are any: of those that were unknown. */
  setRatios(at: number, ratios: ArrayLike<number>): void;
  /** Changes the width. A number that isn't finite changes nothing. */
  setWidth(width: number): void;
  /** Lays out about so many photos whose heights are estimates; returns whether none is left. */
  refine(photos: number): boolean;
  /**
   * The photos between two heights, as the first index and the one after the last; equal ones if there are none. Writes x, y, width and
   * height of all of them to an array, as far as it has room. A photo without a tile has an empty frame. Edges are compared before they
   * are snapped to pixels.
   */
  range(top: number, bottom: number, frames?: Float64Array): [number, number];
  /**
   * The frame of a photo. One without a tile has an empty frame where the last tile of its group begins; an index without a photo gives
   * an empty one, too.
   */
  frame(index: number): Frame;
  /** The group of a photo; null for an index without one. */
  group(photo: number): number | null;
  /** The first photo of a group and the one after its last; null for an index without a group. */
  photosInGroup(group: number): [number, number] | null;
  /**
   * The rectangle of a group's heading, above its photos. Without `heading` in the spec, its height is 0; an index without a group gives an
   * empty one.
   */
  heading(group: number): Frame;
  /** The groups whose headings lie between two heights, as the first index and the one after the last; equal ones if there are none. */
  headings(top: number, bottom: number): [number, number];
  /** The place at a height. */
  anchor(offset: number): Anchor;
  /** The height of a place. If its photos have been removed, that of the last one. */
  offset(anchor: Anchor): number;
  /** The part of the photos that lies above a place, for a scroll bar: it stays when heights change. */
  fraction(anchor: Anchor): number;
  /** The place below a part of the photos. */
  anchorAtFraction(fraction: number): Anchor;
  /**
   * The movements of photos that lie between two heights, from another feed, such as a copy from before a change. `indexBefore` gives the
   * index of a photo there; null or an index without a photo leaves it out.
   */
  moves(before: Feed, top: number, bottom: number, indexBefore: (index: number) => number | null): Move[];
  /** A feed that changes by itself. It shares the photos. */
  copy(): Feed;
}

/**
 * A feed without photos; null if tiles of the grid share the container's height, a number isn't finite, or `scale` isn't positive. Gaps
 * below 0 count as 0.
 */
export function makeFeed(grid: Grid, container: FeedContainer): Feed | null {
  // A heading lies above each group, and in no layout; a foot is a part of the gap below.
  const space = new Space(), plain = { ...grid, heading: 0, foot: 0 };
  if (grid.needsHeight || !measureContainer(plain, space, undefined, container.width, container)) return null;
  const { top, bottom, leading, trailing, mirrored, scale } = space;
  const forms = new Forms(plain, {
    width: container.width,
    rowGap: Math.max(0, space.rowGap) + grid.foot,
    columnGap: Math.max(0, space.columnGap),
    insets: { top: 0, leading, bottom: 0, trailing },
    scale: scale > 0 ? scale : undefined,
    mirrored,
  }, rounded(grid.heading));
  return forms.measure() ? new IndexedFeed(new Segments(new Chunks(), forms), roundedInset(top), roundedInset(bottom) + rounded(grid.foot)) : null;
}

/** The greatest number of photos. */
const mostPhotos = 50000000;

const isIndex = (value: number, end: number): boolean => Number.isInteger(value) && value >= 0 && value < end;

class IndexedFeed implements Feed {
  readonly segments: Segments;
  private readonly top: number;
  private readonly bottom: number;
  private readonly one = new Float64Array(4);

  constructor(segments: Segments, top: number, bottom: number) {
    this.segments = segments;
    this.top = top;
    this.bottom = bottom;
  }

  private get chunks(): Chunks {
    return this.segments.chunks;
  }

  get count(): number {
    return this.chunks.count;
  }

  get groupCount(): number {
    return this.chunks.groups;
  }

  get size(): Size {
    const { forms: { space, rowGap }, height, width } = this.segments, { columnGap, scale } = space;
    const own = this.count > 0 ? this.top + (height - rowGap) + this.bottom : 0;
    return snapSize({ columnGap, rowGap, scale }, Math.max(space.width, width), own);
  }

  get height(): number {
    return this.size.height;
  }

  get isExact(): boolean {
    return this.segments.isExact;
  }

  // Changes

  append(groups: Iterable<PhotoGroup>): void {
    const added: { ratios: ArrayLike<number> | null; count: number }[] = [], start = this.count;
    let inserted = 0, at = 0;
    for (const { ratios, count = ratios?.length ?? 0 } of groups) {
      if (!isIndex(count - 1, mostPhotos - start - inserted)) continue;
      added.push({ ratios, count });
      inserted += count;
    }
    const photos = new Float32Array(inserted);
    for (const { ratios, count } of added) {
      storeRatios(ratios, count, true, photos, at, start);
      at += count;
    }
    this.replace(start, 0, photos);
  }

  insert(at: number, ratios: ArrayLike<number>, into: InsertedGroup = "previous"): void {
    const { length } = ratios, { count, chunks } = this;
    if (!isIndex(at, count + 1) || !isIndex(length - 1, mostPhotos - count)) return;
    // The group that began with the photo at the index begins with the new ones.
    const isTaken = at < count && chunks.begins(at) && (into === "next" || (into === "previous" && at === 0));
    const photos = new Float32Array(length);
    storeRatios(ratios, length, into === "new" || at === 0 || isTaken, photos, 0, at);
    this.replace(at, 0, photos, isTaken ? false : null);
  }

  remove(at: number, count: number): void {
    if (!isIndex(at, this.count) || !(count >= 1)) return;
    const removed = Math.min(Math.floor(count), this.count - at);
    // The next photo begins the group if the one that did goes.
    const begins = this.chunks.stored(at, at + removed).some((ratio) => ratio < 0);
    this.replace(at, removed, new Float32Array(0), begins ? true : null);
  }

  setRatios(at: number, ratios: ArrayLike<number>): void {
    const count = Math.min(ratios.length, this.count - at);
    if (!isIndex(at, this.count) || !(count >= 1)) return;
    const photos = new Float32Array(count);
    storeRatios(ratios, count, false, photos, 0, at);
    this.chunks.stored(at, at + count).forEach((ratio, index) => {
      if (ratio < 0) photos[index] = -photos[index]!;
    });
    this.replace(at, count, photos);
  }

  /** Replaces photos; `begins` says whether a group begins with the photo after them, if that changes. */
  private replace(start: number, removed: number, photos: Float32Array, begins: boolean | null = null): void {
    const { chunks } = this, inserted = photos.length, next = start + inserted;
    if (removed === 0 && inserted === 0) return;
    this.segments.change({ start, removed, inserted }, () => {
      chunks.replace(start, removed, photos);
      if (begins !== null && next < chunks.count && chunks.begins(next) !== begins) chunks.setBegins(next, begins);
    });
  }

  setWidth(width: number): void {
    const { forms } = this.segments, other = new Forms(forms.grid, { ...forms.container, width }, forms.heading);
    if (width !== forms.container.width && other.measure()) this.segments.setForms(other);
  }

  refine(photos: number): boolean {
    return this.segments.refine(photos);
  }

  // Questions

  range(top: number, bottom: number, frames?: Float64Array): [number, number] {
    const range = this.segments.range(top - this.top, bottom - this.top, this.top, frames), photos = range[1] - range[0];
    if (frames !== undefined) this.finish(frames, Math.min(photos, Math.floor(frames.length / 4)));
    return range;
  }

  /** Snaps and mirrors frames. */
  private finish(frames: Float64Array, count: number): void {
    const { forms: { space: { scale, mirrored, columnGap }, rowGap } } = this.segments, { one } = this;
    if (scale === 0 && !mirrored) return;
    const snapping = { columnGap, rowGap, scale, mirrored }, outer = this.size.width;
    for (let at = 0; at < 4 * count; at += 4) {
      for (let side = 0; side < 4; side++) one[side] = frames[at + side]!;
      const isEmpty = one[2] === 0 && one[3] === 0;
      place(snapping, outer, one, 4);
      for (let side = 0; side < 4; side++) frames[at + side] = isEmpty && side > 1 ? 0 : one[side]!;
    }
  }

  frame(index: number): Frame {
    const frame = new Float64Array(4);
    if (isIndex(index, this.count)) {
      this.segments.place(index, this.top, frame);
      this.finish(frame, 1);
    }
    return { x: frame[0]!, y: frame[1]!, width: frame[2]!, height: frame[3]! };
  }

  group(photo: number): number | null {
    return isIndex(photo, this.count) ? this.chunks.groupOf(photo) : null;
  }

  photosInGroup(group: number): [number, number] | null {
    return isIndex(group, this.groupCount) ? [this.chunks.startOf(group), this.chunks.startOf(group + 1)] : null;
  }

  heading(group: number): Frame {
    if (!isIndex(group, this.groupCount)) return { x: 0, y: 0, width: 0, height: 0 };
    const { heading, space: { leading, contentWidth } } = this.segments.forms, width = Math.max(0, contentWidth);
    const top = this.top + this.segments.seek(this.chunks.startOf(group));
    // The heading, and what is below it: photos begin where the heading ends, in pixels, too.
    const frames = Float64Array.of(leading, top, width, heading, leading, top + heading, width, 0);
    this.finish(frames, 2);
    return { x: frames[0]!, y: frames[1]!, width: frames[2]!, height: frames[5]! - frames[1]! };
  }

  headings(top: number, bottom: number): [number, number] {
    const found = this.segments.headings(top - this.top, bottom - this.top);
    return found === null ? [0, 0] : [this.chunks.groupOf(found[0]), this.chunks.groupOf(found[1]) + 1];
  }

  anchor(offset: number): Anchor {
    if (this.count === 0 || !(offset > -Infinity)) return { photo: 0, part: 0 };
    const photo = this.segments.firstPhoto(offset - this.top), { y, height } = this.edges(photo), part = (offset - y) / height;
    return { photo, part: offset === Infinity ? 1 : height > 0 ? part : 0 };
  }

  /** The upper edge and the height of a photo, before snapping. */
  private edges(photo: number): { y: number; height: number } {
    this.segments.place(photo, this.top, this.one);
    return { y: this.one[1]!, height: this.one[3]! };
  }

  offset({ photo, part }: Anchor): number {
    if (this.count === 0 || !(photo >= 0)) return 0;
    const { y, height } = this.edges(Math.min(Math.floor(photo), this.count - 1)), offset = y + part * height;
    return Number.isFinite(offset) ? offset : y;
  }

  fraction({ photo, part }: Anchor): number {
    const fraction = (photo + Math.min(Math.max(part, 0), 1)) / this.count;
    return fraction > 0 ? Math.min(fraction, 1) : 0;
  }

  anchorAtFraction(fraction: number): Anchor {
    const place = fraction > 0 ? Math.min(fraction, 1) * this.count : 0, photo = Math.min(Math.floor(place), this.count - 1);
    return this.count === 0 ? { photo: 0, part: 0 } : { photo, part: place - photo };
  }

  moves(before: Feed, top: number, bottom: number, indexBefore: (index: number) => number | null): Move[] {
    const moves: Move[] = [], [first, last] = this.range(top, bottom);
    for (let to = first; to < last; to++) {
      const from = indexBefore(to);
      if (from === null || !isIndex(from, before.count)) continue;
      const start = before.frame(from), end = this.frame(to);
      if (start.width > 0 && start.height > 0 && end.width > 0 && end.height > 0) moves.push({ from, to, start, end });
    }
    return moves;
  }

  copy(): Feed {
    return new IndexedFeed(this.segments.copy(), this.top, this.bottom);
  }
}
