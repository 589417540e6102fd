/**
 * The bands of a feed: a row of photos where rows can restart, otherwise all of a group.
 *
 * @module
 */
import { lastHeight, placeAimedRow, putRow, takes } from "./gridgen-kit.js";
import type { AimedPlan, Plan } from "./gridgen-kit.js";
import type { Chunks } from "./photo-chunks.js";
import { type Forms, GroupLayout, isAimed, rounded, rowsOf, type RowsPlan } from "./photo-forms.js";

/** Goes through the bands of a feed and lays them out, one after another. */
export class Bands {
  readonly forms: Forms;
  private readonly chunks: Chunks;
  /** The photos of the band: its first, and the one after its last. */
  start = 0;
  end = 0;
  /** The height of the heading that begins the band, if it begins a group. */
  heading = 0;
  /** The height of the band with the heading, without the gap below it, and the width of its layout with the insets. */
  height = 0;
  width = 0;
  /** The height of the row before, not rounded, if it matters to a last row of the same group; and the same for the next band. */
  before: number | undefined;
  after: number | undefined;
  private groupStart = 0;
  private groupEnd = 0;
  /** The plan of the group, and the same if its bands are rows. */
  private plan!: Plan;
  private rows: RowsPlan | null = null;
  private readonly group: GroupLayout;
  /** Ratios of the group's photos within the plan's limits, from the photo `first` up to `loaded`; and frames of the row's tiles. */
  private ratios = new Float64Array(512);
  private frames = new Float64Array(64);
  private first = 0;
  private loaded = 0;
  /** The sum of the row's ratios. */
  private sum = 0;

  constructor(forms: Forms, chunks: Chunks) {
    this.forms = forms;
    this.chunks = chunks;
    this.group = new GroupLayout(forms);
  }

  /** Forgets layouts, since photos changed. */
  forget(): void {
    this.group.forget();
  }

  /** Goes before the band that begins with a photo; `before` is the height of the row before, if it is of the same group. */
  seek(photo: number, before: number | undefined): void {
    this.end = photo;
    this.groupEnd = photo;
    if (photo >= this.chunks.count) return;
    this.enterGroup(this.chunks.groupStart(photo));
    this.after = photo === this.groupStart ? undefined : before;
  }

  /** Whether the group ends with the band. */
  get endsGroup(): boolean {
    return this.end === this.groupEnd;
  }

  /** The photo after the last one of the band that has a tile. */
  get tilesEnd(): number {
    return this.rows === null ? this.start + this.group.tiles : this.end;
  }

  /** Whether rows can begin with photos that aren't the first of their group. */
  get hasRows(): boolean {
    return this.rows !== null;
  }

  private enterGroup(start: number): void {
    this.groupStart = start;
    this.groupEnd = this.chunks.groupEnd(start);
    this.plan = this.forms.plan(this.chunks, start, this.groupEnd);
    this.rows = rowsOf(this.plan, this.groupEnd - start);
    this.after = undefined;
    this.first = this.loaded = 0;
  }

  /** Lays out the next band; false after the last one. */
  next(): boolean {
    this.start = this.end;
    if (this.start >= this.chunks.count) return false;
    if (this.start >= this.groupEnd) this.enterGroup(this.start);
    this.before = this.after;
    this.heading = this.start === this.groupStart ? this.forms.heading : 0;
    if (this.rows === null) this.measureGroup();
    else this.measureRow(this.rows);
    return true;
  }

  private measureGroup(): void {
    const { group } = this;
    group.measure(this.chunks, this.groupStart, this.groupEnd, this.plan);
    this.end = this.groupEnd;
    this.height = this.heading + group.height;
    this.width = group.width;
  }

  private measureRow(plan: RowsPlan): void {
    const { space } = this.forms, { start } = this;
    if (isAimed(plan)) this.findAimedEnd(plan);
    else this.findEnd(Math.min(start + plan.perRow, this.groupEnd));
    const { end, sum } = this, full = (space.contentWidth - (end - start - 1) * space.columnGap) / sum;
    let height = full;
    if (isAimed(plan) && end === this.groupEnd) {
      height = lastHeight(space, plan, start - this.first, end - this.first, sum, full, this.before, this.ratios);
    }
    this.height = this.heading + rounded(height);
    this.width = space.width;
    this.after = end < this.groupEnd && isAimed(plan) && plan.aim === "near" && plan.last !== "stretch" ? height : undefined;
  }

  /** Finds the end of a row that takes photos up to its aim. */
  private findAimedEnd(plan: AimedPlan): void {
    const { forms: { space }, start, groupEnd } = this;
    let end = start, sum = 0, narrowest = Infinity;
    for (; end < groupEnd; end++) {
      if (end >= this.loaded) this.load(plan);
      const ratio = this.ratios[end - this.first]!;
      if (ratio < narrowest) narrowest = ratio;
      if (!takes(space, plan, ratio, end - start, sum, narrowest)) break;
      sum += ratio;
    }
    this.end = end;
    this.sum = sum;
  }

  /** Makes a row end before a photo. */
  private findEnd(end: number): void {
    let sum = 0;
    for (let photo = this.start; photo < end; photo++) {
      if (photo >= this.loaded) this.load(this.rows!);
      sum += this.ratios[photo - this.first]!;
    }
    this.end = end;
    this.sum = sum;
  }

  /** Loads ratios from the beginning of the row on, more than were loaded of it. */
  private load(plan: RowsPlan): void {
    const { start, groupEnd, chunks } = this, { least, greatest } = plan;
    const length = Math.min(Math.max(512, 2 * (this.loaded - start)), groupEnd - start);
    if (this.ratios.length < length) this.ratios = new Float64Array(length);
    chunks.read(start, start + length, this.ratios);
    for (let index = 0; index < length; index++) {
      const ratio = this.ratios[index]!, above = ratio < least ? least : ratio;
      this.ratios[index] = above > greatest ? greatest : above;
    }
    this.first = start;
    this.loaded = start + length;
  }

  /** The photos of the band whose tiles meet two heights, below the band's upper edge: the first, and the one after the last. */
  search(top: number, bottom: number): [number, number] {
    const { heading } = this;
    if (this.rows !== null) return heading < bottom && this.height > top ? [this.start, this.end] : [this.end, this.end];
    const [first, end] = this.group.search(this.chunks, top - heading, bottom - heading);
    return first < end ? [this.start + first, this.start + end] : [this.end, this.end];
  }

  /**
   * Writes the frames of photos of the band, whose upper edge is given, from an index on. A photo without a tile gets an empty one at
   * the upper left corner of the last tile.
   */
  place(first: number, end: number, top: number, target: Float64Array, at: number): void {
    const y = top + this.heading;
    if (this.rows !== null) this.placeRow(this.rows, first, end, y, target, at);
    else for (let photo = first; photo < end; photo++, at += 4) this.placeInGroup(photo - this.start, y, target, at);
  }

  private placeInGroup(index: number, top: number, target: Float64Array, at: number): void {
    const { group, forms: { space } } = this, { tiles } = group;
    if (tiles > 0) group.frame(this.chunks, Math.min(index, tiles - 1), target, at);
    else {
      target[at] = space.leading;
      target[at + 1] = 0;
    }
    target[at + 1]! += top;
    if (index < tiles) return;
    target[at + 2] = 0;
    target[at + 3] = 0;
  }

  private placeRow(plan: RowsPlan, first: number, end: number, top: number, target: Float64Array, at: number): void {
    const { space } = this.forms, { ratios, sum } = this, from = this.start - this.first, to = this.end - this.first;
    if (this.frames.length < 4 * to) this.frames = new Float64Array(8 * to);
    if (isAimed(plan)) {
      placeAimedRow(space, plan, from, to, sum, 0, this.end === this.groupEnd, this.before, ratios, this.frames);
    } else {
      const height = (space.contentWidth - (to - from - 1) * space.columnGap) / sum;
      putRow(space, from, to, space.leading, 0, height, ratios, this.frames);
    }
    for (let index = first - this.first; index < end - this.first; index++, at += 4) {
      target[at] = this.frames[4 * index]!;
      target[at + 1] = top;
      target[at + 2] = this.frames[4 * index + 2]!;
      target[at + 3] = this.height - this.heading;
    }
  }
}
