/**
 * The segments of a feed: some 400 photos in whole bands.
 *
 * @module
 */
import type { Bands } from "./photo-bands.js";
import { rounded } from "./photo-forms.js";

/** Photos in whole bands. Segments are never changed, only replaced, so that a copy shares them. */
export interface Segment {
  readonly count: number;
  /** The height with a gap after each band. */
  readonly height: number;
  /** The width of the widest band. */
  readonly width: number;
  /** The height of the row before, as bands have it. */
  readonly before: number | undefined;
  /** Whether the segment begins with a band, and the height is that of its bands; otherwise the height is an estimate. */
  readonly isLaidOut: boolean;
}

/** Part of a segment, not laid out: its height is in proportion. */
export const estimated = ({ count, height, width }: Segment, photos: number, before?: number): Segment => ({
  count: photos,
  height: count > 0 ? rounded(height * photos / count) : 0,
  width,
  before,
  isLaidOut: false,
});

/** Two segments that are laid out, as one. */
export const joined = (one: Segment, other: Segment): Segment => ({
  count: one.count + other.count,
  height: one.height + other.height,
  width: Math.max(one.width, other.width),
  before: one.before,
  isLaidOut: true,
});

/** Whether two segments are to be one: both are laid out, one has less than 3/10 of `aim`, and both have at most 13/10 of it. */
export const canJoin = (one: Segment | undefined, other: Segment | undefined, aim: number): boolean =>
  one !== undefined && other !== undefined && one.isLaidOut && other.isLaidOut &&
  10 * Math.min(one.count, other.count) < 3 * aim && 10 * (one.count + other.count) <= 13 * aim;

/** Makes segments of bands: they end with the band after which they have `aim` photos, or 6/10 of them if its group ends. */
export class Maker {
  readonly made: Segment[] = [];
  private readonly aim: number;
  private count = 0;
  private height = 0;
  private width = 0;
  private before: number | undefined;

  constructor(aim: number, before: number | undefined) {
    this.aim = aim;
    this.before = before;
  }

  add({ start, end, height, width, after, endsGroup }: Bands, rowGap: number): void {
    this.count += end - start;
    this.height += height + rowGap;
    if (width > this.width) this.width = width;
    if (this.count >= this.aim || (endsGroup && 10 * this.count >= 6 * this.aim)) this.close(after);
  }

  /** Ends a segment; `after` is the state of the next one. */
  close(after: number | undefined): void {
    const { count, height, width, before, made } = this;
    if (count > 0) made.push({ count, height, width, before, isLaidOut: true });
    const last = made.length - 1;
    if (canJoin(made[last - 1], made[last], this.aim)) made.splice(last - 1, 2, joined(made[last - 1]!, made[last]!));
    this.count = this.height = this.width = 0;
    this.before = after;
  }
}
