/**
 * The heights of a feed: an index of segments, which are some 400 photos in whole bands.
 *
 * @module
 */
import { Bands } from "./photo-bands.js";
import { type Chunks, find, roomForSums } from "./photo-chunks.js";
import { areAlike, type Forms, rounded, rowsOf, type RowsPlan } from "./photo-forms.js";
import { canJoin, estimated, joined, Maker, type Segment } from "./photo-segment.js";

/** How many segments above one that is asked for are laid out first, where nothing nearer says how its rows begin. */
const reach = 8;
/** How many segments an estimate for another width is made from. */
const samples = 48;

/** Photos from `start` on, of which `removed` go and `inserted` come. */
export interface Change {
  readonly start: number;
  readonly removed: number;
  readonly inserted: number;
}

/** The plan of a group of which a change touches a part. */
interface Touched {
  readonly rows: RowsPlan | null;
  readonly start: number;
  readonly end: number;
}

/** The index. Of two segments after one another that are laid out, the second begins where the bands of the first end. */
export class Segments {
  readonly chunks: Chunks;
  forms: Forms;
  /** The photos of a segment, more or less. Tests have shorter ones. */
  aim = 400;
  /** How many photos a change may lay out after those that are new. */
  budget = 16384;
  /** How many photos have been laid out, for tests. */
  work = 0;
  private bands: Bands;
  private segments: Segment[] = [];
  /** The photos and heights before each segment, and at the end all of them. */
  private photosBefore: Float64Array = new Float64Array(16);
  private heightBefore: Float64Array = new Float64Array(16);
  /** How many segments before each one are estimates, and the width of the widest band before it. */
  private estimatesBefore: Float64Array = new Float64Array(16);
  private widthBefore: Float64Array = new Float64Array(16);

  constructor(chunks: Chunks, forms: Forms) {
    this.chunks = chunks;
    this.forms = forms;
    this.bands = new Bands(forms, chunks);
  }

  copy(): Segments {
    const copy = new Segments(this.chunks.copy(), this.forms);
    copy.aim = this.aim;
    copy.budget = this.budget;
    copy.segments = this.segments.slice();
    copy.renew(0);
    return copy;
  }

  /** The height of all bands, with a gap after each. */
  get height(): number {
    return this.heightBefore[this.segments.length]!;
  }

  /** The width of the widest band. */
  get width(): number {
    return this.widthBefore[this.segments.length]!;
  }

  get isExact(): boolean {
    return this.estimatesBefore[this.segments.length]! === 0;
  }

  /** Puts segments in place of others, and renews the sums. Short ones join their neighbors. */
  private splice(first: number, end: number, made: Segment[]): void {
    const { segments } = this, next = segments[end];
    if (first > 0 && canJoin(segments[first - 1], made[0], this.aim)) {
      first -= 1;
      made[0] = joined(segments[first]!, made[0]!);
    }
    const last = made.length - 1;
    if (last >= 0 && canJoin(made[last], next, this.aim)) {
      made[last] = joined(made[last]!, next!);
      end += 1;
    }
    const isSameLength = made.length === end - first;
    for (let at = first; isSameLength && at < end; at++) segments[at] = made[at - first]!;
    if (!isSameLength) this.segments = segments.slice(0, first).concat(made, segments.slice(end));
    this.renew(first);
  }

  /** Renews the sums from a segment on. */
  private renew(first: number): void {
    const { segments } = this, { length } = segments;
    this.photosBefore = roomForSums(this.photosBefore, length);
    this.heightBefore = roomForSums(this.heightBefore, length);
    this.estimatesBefore = roomForSums(this.estimatesBefore, length);
    this.widthBefore = roomForSums(this.widthBefore, length);
    const { photosBefore, heightBefore, estimatesBefore, widthBefore } = this;
    for (let at = first; at < length; at++) {
      const { count, height, width, isLaidOut } = segments[at]!;
      photosBefore[at + 1] = photosBefore[at]! + count;
      heightBefore[at + 1] = heightBefore[at]! + height;
      estimatesBefore[at + 1] = estimatesBefore[at]! + (isLaidOut ? 0 : 1);
      widthBefore[at + 1] = Math.max(widthBefore[at]!, width);
    }
  }

  private segmentOf(photo: number): number {
    return find(this.photosBefore, this.segments.length, photo);
  }

  // Layout

  /** Whether bands begin with the first photo of a segment. */
  private isStart(at: number): boolean {
    return at === 0 || this.segments[at - 1]!.isLaidOut || this.chunks.begins(this.photosBefore[at]!);
  }

  /** The segment from which on one can be laid out: the nearest one that bands begin with, or one that is out of sight of it. */
  private restart(at: number): number {
    let first = at;
    for (; !this.isStart(first); first--) {
      if (at - first < reach) continue;
      this.bands.seek(this.photosBefore[first]!, undefined);
      if (this.bands.hasRows) break;
    }
    return first;
  }

  /**
   * Lays out bands from a segment on. Ends where a segment goes on that is laid out, at `goal`, or after so many photos as a budget
   * allows.
   */
  private layOut(first: number, goal: number, budget: number): void {
    const { bands, segments, photosBefore, chunks } = this, start = photosBefore[first]!, { before } = segments[first]!;
    const maker = new Maker(this.aim, chunks.begins(start) ? undefined : before), stop = Math.min(goal, start + budget);
    bands.seek(start, before);
    let next = first;
    for (;;) {
      while (next < segments.length && photosBefore[next]! < bands.end) next += 1;
      if (this.goesOn(next)) break;
      if (bands.end >= stop || !bands.next()) break;
      maker.add(bands, this.forms.rowGap);
    }
    this.work += bands.end - start;
    maker.close(bands.after);
    this.finish(first, next, maker.made);
  }

  /** Whether a segment begins with the next band and is laid out. */
  private goesOn(at: number): boolean {
    const segment = this.segments[at], { bands } = this;
    return segment !== undefined && this.photosBefore[at] === bands.end && segment.isLaidOut && segment.before === bands.after;
  }

  /** Puts in what was made, with the rest of an old segment before `next` that was met; a segment that doesn't go on is an estimate. */
  private finish(first: number, next: number, made: Segment[]): void {
    const { bands, segments, photosBefore } = this, rest = photosBefore[next]! - bands.end;
    if (rest > 0) made.push(estimated(segments[next - 1]!, rest, bands.after));
    else if (next < segments.length && !this.goesOn(next)) {
      made.push(estimated(segments[next]!, segments[next]!.count, bands.after));
      next += 1;
    }
    this.splice(first, next, made);
  }

  /** Lays out a segment unless it is; false if it was. */
  private ensure(at: number): boolean {
    if (this.segments[at]!.isLaidOut) return false;
    this.layOut(this.restart(at), this.photosBefore[at + 1]!, Infinity);
    return true;
  }

  /** Lays out estimates from the top, of about so many photos; returns whether none is left. */
  refine(photos: number): boolean {
    const end = this.work + Math.floor(photos);
    while (!this.isExact && this.work < end) {
      this.layOut(find(this.estimatesBefore, this.segments.length, 0), Infinity, end - this.work);
    }
    return this.isExact;
  }

  // Changes

  /** The rows of a photo's group before or after a change; null if there is no such photo. */
  private touched(photo: number): Touched | null {
    const { chunks, forms } = this;
    if (photo < 0 || photo >= chunks.count) return null;
    const start = chunks.groupStart(photo), end = chunks.groupEnd(photo);
    return { rows: rowsOf(forms.plan(chunks, start, end), end - start), start, end };
  }

  /** Changes photos, and lays out what follows from it. `apply` changes the chunks. */
  change(change: Change, apply: () => void): void {
    const { chunks } = this, { start, removed, inserted } = change;
    const above = this.touched(start - 1), below = this.touched(start + removed);
    apply();
    this.bands.forget();
    if (chunks.count === 0) {
      this.splice(0, this.segments.length, []);
      return;
    }
    const aboveNow = this.touched(start - 1), belowNow = this.touched(start + inserted);
    let from = Math.max(0, start - 1), settled = start + inserted;
    // All of a group changes with its plan.
    if (aboveNow !== null && !areAlike(above!.rows, aboveNow.rows)) from = aboveNow.start;
    const isWhole = below !== null && below.start === start + removed && belowNow!.start === settled;
    if (belowNow !== null && !isWhole && !areAlike(below!.rows, belowNow.rows)) settled = belowNow.end;
    const first = this.resize(change, from, settled);
    if (first >= 0) this.layOut(first, Infinity, settled - this.photosBefore[first]! + this.budget);
  }

  /**
   * Gives segments as many photos as there are after a change, and makes those with photos from `from` up to `settled` estimates.
   * Returns the first of them, or -1 if it can't be laid out, since it was an estimate.
   */
  private resize({ start, removed, inserted }: Change, from: number, settled: number): number {
    const { segments, photosBefore } = this;
    if (segments.length === 0) {
      this.splice(0, 0, [{ count: inserted, height: 0, width: 0, before: undefined, isLaidOut: false }]);
      return 0;
    }
    const last = segments.length - 1, first = Math.min(this.segmentOf(from), last), made: Segment[] = [];
    const holder = Math.min(this.segmentOf(Math.max(0, start - 1)), last), { isLaidOut } = segments[first]!;
    let at = first;
    for (; at <= last; at++) {
      const top = photosBefore[at]!, end = photosBefore[at + 1]!, segment = segments[at]!;
      if (at > holder && top >= start + removed && top - removed + inserted >= settled) break;
      const lost = Math.max(0, Math.min(end, start + removed) - Math.max(top, start));
      const count = segment.count + (removed === inserted ? 0 : (at === holder ? inserted : 0) - lost);
      if (count > 0) made.push(estimated(segment, count, at === first ? segment.before : undefined));
    }
    this.splice(first, at, made);
    return isLaidOut || this.isStart(first) ? first : -1;
  }

  /** Changes the container. All heights become estimates, unless the feed is small. */
  setForms(forms: Forms): void {
    this.forms = forms;
    this.bands = new Bands(forms, this.chunks);
    const { segments } = this, { length } = segments, known = new Map<number, Segment>();
    let before = 0, after = 0;
    if (this.chunks.count > this.budget) {
      for (let sample = 0; sample < Math.min(samples, length); sample++) {
        const at = Math.floor(sample * length / Math.min(samples, length)), segment = this.measure(at);
        if (segment === null) continue;
        before += segments[at]!.height;
        after += segment.height;
        if (segment.isLaidOut) known.set(at, segment);
      }
    }
    // Without a height, as in an element that is hidden, the estimates stay.
    if (!(after > 0)) known.clear();
    const scale = before > 0 && after > 0 ? after / before : 1;
    const made = segments.map(({ count, height }, at) =>
      known.get(at) ?? { count, height: rounded(height * scale), width: forms.space.width, before: undefined, isLaidOut: false }
    );
    this.splice(0, length, made);
    if (this.chunks.count <= this.budget) this.refine(Infinity);
  }

  /** A segment as it is laid out alone; an estimate unless groups begin and end with it. Null if it begins within a group without rows. */
  private measure(at: number): Segment | null {
    const { bands, chunks, photosBefore, segments } = this, start = photosBefore[at]!, end = photosBefore[at + 1]!;
    bands.seek(start, undefined);
    const begins = chunks.begins(start);
    if (!begins && !bands.hasRows) return null;
    let height = 0, width = 0;
    while (bands.end < end && bands.next()) {
      height += bands.height + this.forms.rowGap;
      width = Math.max(width, bands.width);
    }
    this.work += bands.end - start;
    const isLaidOut = begins && bands.end === end && (end === chunks.count || chunks.begins(end));
    const whole = { count: bands.end - start, height, width, before: undefined, isLaidOut };
    return isLaidOut ? whole : estimated(whole, segments[at]!.count);
  }

  // Questions

  /** Goes to the band of a photo, and returns its upper edge. */
  seek(photo: number): number {
    let at = this.segmentOf(photo);
    if (this.ensure(at)) at = this.segmentOf(photo);
    const { bands } = this;
    let top = this.heightBefore[at]!;
    bands.seek(this.photosBefore[at]!, this.segments[at]!.before);
    while (bands.next() && bands.end <= photo) top += bands.height + this.forms.rowGap;
    return top;
  }

  /** Writes the frame of a photo to the beginning of an array, below `top`. */
  place(photo: number, top: number, frame: Float64Array): void {
    const y = this.seek(photo);
    this.bands.place(photo, photo + 1, top + y, frame, 0);
  }

  /** Writes the frames of photos of the band at which bands are, and of those below it, as far as there is room. */
  private write(start: number, end: number, top: number, frames: Float64Array): void {
    const { bands, forms: { rowGap } } = this, stop = Math.min(end, start + Math.floor(frames.length / 4));
    for (let photo = start, y = top; photo < stop;) {
      const last = Math.min(stop, bands.end);
      bands.place(photo, last, y, frames, 4 * (photo - start));
      photo = last;
      y += bands.height + rowGap;
      if (photo < stop) bands.next();
    }
  }

  /** Lays out what lies between two heights. */
  private ensureBetween(top: number, bottom: number): void {
    for (let at = this.firstBelow(top); at < this.segments.length && (this.heightBefore[at]! < bottom);) {
      if (this.ensure(at)) at = this.firstBelow(top);
      else at += 1;
    }
  }

  /** The first segment that ends below a height. */
  private firstBelow(top: number): number {
    return find(this.heightBefore, this.segments.length, top);
  }

  /**
   * The first photo whose tile meets two heights, and the photo after the last one; equal ones if none does. Writes their frames to an
   * array, below `inset`.
   */
  range(top: number, bottom: number, inset: number, frames: Float64Array | undefined): [number, number] {
    this.ensureBetween(top, bottom);
    const { bands, forms: { rowGap } } = this, at = this.firstBelow(top);
    if (at >= this.segments.length) return [0, 0];
    let first = 0, end = 0, photo = 0, before: number | undefined, upper = 0;
    bands.seek(this.photosBefore[at]!, this.segments[at]!.before);
    for (let y = this.heightBefore[at]!; y < bottom && bands.next(); y += bands.height + rowGap) {
      const [start, stop] = bands.search(top - y, bottom - y);
      if (start === stop) continue;
      if (end === 0) [first, photo, before, upper] = [start, bands.start, bands.before, y];
      end = stop;
    }
    if (end > 0 && frames !== undefined) {
      bands.seek(photo, before);
      bands.next();
      this.write(first, end, inset + upper, frames);
    }
    return [first, end];
  }

  /** The first photos of the first and of the last group whose heading meets two heights; null if none does. */
  headings(top: number, bottom: number): [number, number] | null {
    this.ensureBetween(top, bottom);
    const { bands, forms: { rowGap } } = this, at = this.firstBelow(top);
    let found: [number, number] | null = null;
    if (at >= this.segments.length) return null;
    bands.seek(this.photosBefore[at]!, this.segments[at]!.before);
    for (let y = this.heightBefore[at]!; y < bottom && bands.next(); y += bands.height + rowGap) {
      if (bands.heading > 0 && y + bands.heading > top) found = [found === null ? bands.start : found[0], bands.start];
    }
    return found;
  }

  /** The first photo whose tile ends below a height; the last one with a tile if none does, and 0 if none has one. */
  firstPhoto(top: number): number {
    for (let at = this.firstBelow(top); at < this.segments.length;) {
      if (this.ensure(at)) at = this.firstBelow(top);
      else {
        const photo = this.firstIn(at, top);
        if (photo !== null) return photo;
        at += 1;
      }
    }
    for (let at = this.segments.length - 1; at >= 0; at--) {
      if (this.ensure(at)) at = this.segments.length - 1;
      const photo = this.lastIn(at);
      if (photo !== null) return photo;
    }
    return 0;
  }

  /** The first photo of a segment that is laid out whose tile ends below a height. */
  private firstIn(at: number, top: number): number | null {
    const { bands } = this, stop = this.photosBefore[at + 1]!;
    let y = this.heightBefore[at]!;
    bands.seek(this.photosBefore[at]!, this.segments[at]!.before);
    while (bands.end < stop && bands.next()) {
      const [start, end] = bands.search(top - y, Infinity);
      if (start < end) return start;
      y += bands.height + this.forms.rowGap;
    }
    return null;
  }

  /** The last photo of a segment that is laid out that has a tile. */
  private lastIn(at: number): number | null {
    const { bands } = this, stop = this.photosBefore[at + 1]!;
    let last: number | null = null;
    bands.seek(this.photosBefore[at]!, this.segments[at]!.before);
    while (bands.end < stop && bands.next()) if (bands.tilesEnd > bands.start) last = bands.tilesEnd - 1;
    return last;
  }
}
