/**
 * How the groups of a feed are laid out: in rows that can restart, or as a whole.
 *
 * @module
 */
import {
  columnWidth,
  inColumns,
  inEqualRows,
  inJustifiedRows,
  inPhotoRows,
  liesAcross,
  limitedRatios,
  measureContainer,
  noTiles,
  Ratios,
  slots,
  Space,
  split,
  tileOf,
} from "./gridgen-kit.js";
import type { AimedPlan, ColumnsPlan, Container, EqualRowsPlan, Grid, PhotoRowsPlan, Plan } from "./gridgen-kit.js";
import { type Chunks, find } from "./photo-chunks.js";

/** A height in a feed: a multiple of 1/64, so that sums are exact in any order. At least 0, and also for a number that is none. */
export const rounded = (height: number): number => height > 0 ? Math.min(Math.floor(height * 64 + 0.5) / 64, 1073741824) : 0;

/** A distance from an edge of the container, which may be negative, as a multiple of 1/64. */
export const roundedInset = (inset: number): number => inset < 0 ? -rounded(-inset) : rounded(inset);

/** How many photos of a group, its first ones, have shapes that its plan may follow from. */
const mostWithPattern = 500;
/** The greatest number of tiles of a plan, as in the kit. */
const mostTiles = 10000000;

const noRoom = /* @__PURE__ */ new Float64Array(0);

/** Rows that can be laid out from any of them on, without those above it. */
export type RowsPlan = AimedPlan | PhotoRowsPlan;

export const isAimed = (plan: RowsPlan): plan is AimedPlan => plan.kind === inJustifiedRows;

/**
 * The plan of rows that can restart; null for others. Limits that follow from all photos of a group, or photos without a tile, leave
 * no place to restart.
 */
export function rowsOf(plan: Plan, count: number): RowsPlan | null {
  const { kind } = plan, rows = plan as RowsPlan;
  if (kind !== inJustifiedRows && kind !== inPhotoRows) return null;
  return rows.isSided || rows.tiles !== count || (kind === inPhotoRows && rows.last === "balanced") ? null : rows;
}

/** Whether two plans of rows that can restart differ in their number of photos only. */
export function areAlike(one: RowsPlan | null, other: RowsPlan | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return false;
  const hasSameRows = one.least === other.least && one.greatest === other.greatest && one.perRow === other.perRow &&
    one.last === other.last;
  if (!hasSameRows || !isAimed(one) || !isAimed(other)) return hasSameRows;
  return one.aim === other.aim && one.size === other.size && one.height === other.height && one.leastInRow === other.leastInRow &&
    one.align === other.align;
}

/** The grid in a container, whose plans lay out groups. */
export class Forms {
  readonly grid: Grid;
  readonly container: Container;
  /** The container without a ratio, as rows fill it. */
  readonly space: Space = new Space();
  /** The gap between rows of photos and between groups. */
  rowGap = 0;
  /** The height of the heading of each group. */
  readonly heading: number;
  private readonly ratios = new Float64Array(mostWithPattern);

  /** The container has all members but `height`; its insets are `leading` and `trailing`. The grid has no heading of its own. */
  constructor(grid: Grid, container: Container, heading: number) {
    this.grid = grid;
    this.container = container;
    this.heading = heading;
  }

  /** Whether the container has a space: all numbers are finite, and `scale` is positive. */
  measure(): boolean {
    const isMeasured = measureContainer(this.grid, this.space, undefined, this.container.width, this.container);
    this.rowGap = rounded(this.space.rowGap);
    return isMeasured;
  }

  /** The plan of a group; `noTiles` if there is none. */
  plan(chunks: Chunks, start: number, end: number): Plan {
    const ratios = new Ratios(this.ratios), { width } = this.container;
    chunks.read(start, Math.min(end, start + mostWithPattern), this.ratios);
    const plan = this.grid.plan(end - start, width, ratios, false, 0);
    ratios.free();
    return plan !== undefined && plan.tiles <= mostTiles ? plan : noTiles;
  }
}

/** The layout of a group as a whole. It keeps the tiles of the last group that it placed. */
export class GroupLayout {
  private readonly forms: Forms;
  private readonly space: Space = new Space();
  private plan: Plan = noTiles;
  /** The group that was measured. */
  private start = -1;
  private end = -1;
  /** The group whose tiles are placed, and its size. */
  private placed = -1;
  private placedHeight = 0;
  private placedWidth = 0;
  private ratios = noRoom;
  private frames = noRoom;
  /** Where the tiles up to one end and where those from one on begin, each after a 0; and the first photo of their group. */
  private ends = noRoom;
  private tops = noRoom;
  private sorted = -1;
  tiles = 0;
  /** The height of the tiles, and the width with the insets. */
  height = 0;
  width = 0;

  constructor(forms: Forms) {
    this.forms = forms;
  }

  /** Forgets the tiles that are placed, since photos changed. */
  forget(): void {
    this.placed = this.sorted = -1;
  }

  /** Finds the size of a group. */
  measure(chunks: Chunks, start: number, end: number, plan: Plan): void {
    const { space, forms } = this, { kind, tiles } = plan;
    this.plan = plan;
    this.start = start;
    this.end = end;
    this.tiles = tiles;
    this.height = this.placedHeight;
    this.width = this.placedWidth;
    if (this.placed === start) return;
    measureContainer(forms.grid, space, plan.ratio, forms.container.width, forms.container);
    space.plan = plan;
    space.tiles = tiles;
    space.hidden = end - start - tiles;
    kind.size(space, plan as never);
    if (kind === inEqualRows) this.height = heightOfEqualRows(space, plan as EqualRowsPlan, forms.rowGap);
    // The sizes of all others that keep ratios are found by placing the photos.
    else if (kind.limit === limitedRatios) this.place(chunks);
    else this.height = rounded(space.solvedHeight);
    this.width = space.solvedWidth;
  }

  /** Places the tiles of the group that was measured. */
  private place(chunks: Chunks): void {
    const { space, plan, start, end, tiles } = this, { kind } = plan, count = end - start;
    if (this.placed === start || kind === inEqualRows) return;
    if (this.frames.length < 4 * tiles) this.frames = new Float64Array(8 * tiles);
    const keepsRatios = kind.limit === limitedRatios;
    if (keepsRatios) {
      if (this.ratios.length < count) this.ratios = new Float64Array(2 * count);
      chunks.read(start, end, this.ratios);
    }
    const given = new Ratios(keepsRatios ? this.ratios : noRoom), limited = kind.limit(plan as never, given, count, false);
    given.free();
    kind.fill(space, plan as never, this.frames, limited);
    this.round(limited);
    this.placed = start;
    this.placedHeight = this.height;
    this.placedWidth = space.solvedWidth;
  }

  /** Makes the edges of tiles multiples of 1/64. */
  private round(ratios: Float64Array): void {
    const { space, plan, tiles, frames, forms: { rowGap } } = this;
    if (plan.kind === inColumns) this.height = roundColumns(space, plan as ColumnsPlan, frames, ratios, rowGap);
    else if (plan.kind.runs(plan as never) === 1) this.height = roundRows(tiles, frames, rowGap);
    else {
      roundEdges(tiles, frames);
      this.height = rounded(space.solvedHeight);
    }
  }

  /** Writes the frame of a tile, below the group's upper edge. */
  frame(chunks: Chunks, index: number, target: Float64Array, at: number): void {
    if (this.plan.kind === inEqualRows) {
      placeInEqualRows(this.space, this.plan as EqualRowsPlan, this.forms.rowGap, index, target, at);
      return;
    }
    this.place(chunks);
    for (let side = 0; side < 4; side++) target[at + side] = this.frames[4 * index + side]!;
  }

  /** The first tile that meets two heights and the tile after the last one; both are the number of tiles if none does. */
  search(chunks: Chunks, top: number, bottom: number): [number, number] {
    const { tiles } = this;
    if (this.plan.kind === inEqualRows) return searchEqualRows(this.space, this.plan as EqualRowsPlan, this.forms.rowGap, top, bottom);
    this.place(chunks);
    this.sort();
    let first = find(this.ends, tiles, top), end = find(this.tops, tiles, bottom);
    while (first < end && !this.meets(first, top, bottom)) first += 1;
    while (first < end && !this.meets(end - 1, top, bottom)) end -= 1;
    return first < end ? [first, end] : [tiles, tiles];
  }

  private meets(index: number, top: number, bottom: number): boolean {
    const y = this.frames[4 * index + 1]!;
    return y < bottom && y + this.frames[4 * index + 3]! > top;
  }

  /** Finds where the tiles up to each one end and those from it on begin, once for the tiles that are placed. */
  private sort(): void {
    const { tiles, frames } = this;
    if (this.sorted === this.placed) return;
    this.sorted = this.placed;
    if (this.tops.length <= tiles) [this.tops, this.ends] = [new Float64Array(2 * tiles + 1), new Float64Array(2 * tiles + 1)];
    const { tops, ends } = this;
    for (let index = 0; index < tiles; index++) ends[index + 1] = Math.max(ends[index]!, frames[4 * index + 1]! + frames[4 * index + 3]!);
    let least = Infinity;
    for (let index = tiles - 1; index >= 0; index--) tops[index + 1] = least = Math.min(least, frames[4 * index + 1]!);
  }
}

/** Rounds the heights of rows, which are tiles one after another at the same height. Returns the height of all. */
function roundRows(tiles: number, frames: Float64Array, rowGap: number): number {
  if (tiles === 0) return 0;
  let top = 0, y = frames[1]!, height = rounded(frames[3]!);
  for (let at = 0; at < 4 * tiles; at += 4) {
    if (frames[at + 1] !== y) {
      top += height + rowGap;
      y = frames[at + 1]!;
      height = rounded(frames[at + 3]!);
    }
    frames[at + 1] = top;
    frames[at + 3] = height;
  }
  return top + height;
}

/** Rounds the heights of a waterfall's photos, each of which stays in its column. Returns the height of all. */
function roundColumns(space: Space, plan: ColumnsPlan, frames: Float64Array, ratios: Float64Array, rowGap: number): number {
  const { columns, across, tiles } = plan, ends = new Float64Array(columns), step = columnWidth(space, columns) + space.columnGap;
  let longest = 0;
  for (let index = 0; index < tiles; index++) {
    const at = 4 * index, isAcross = liesAcross(ratios[index]!, across);
    const place = step > 0 ? Math.floor((frames[at]! - space.leading) / step + 0.5) : 0;
    const column = Math.min(Math.max(place, 0), columns - 1);
    let y = ends[column]!;
    for (let other = 0; isAcross && other < columns; other++) if (ends[other]! > y) y = ends[other]!;
    const height = rounded(frames[at + 3]!);
    frames[at + 1] = y;
    frames[at + 3] = height;
    if (isAcross) ends.fill(y + height + rowGap);
    else ends[column] = y + height + rowGap;
    if (y + height > longest) longest = y + height;
  }
  return longest;
}

/** Rounds the upper and lower edges of tiles in any order. */
function roundEdges(tiles: number, frames: Float64Array): void {
  for (let at = 0; at < 4 * tiles; at += 4) {
    const top = rounded(frames[at + 1]!), bottom = rounded(frames[at + 1]! + frames[at + 3]!);
    frames[at + 1] = top;
    frames[at + 3] = Math.max(0, bottom - top);
  }
}

// Rows of equal tiles, in steps that don't grow with their number

/** The tops of the rows of equal tiles: the first ones, then the last ones. */
interface EqualRows {
  readonly firstRows: number;
  readonly firstHeight: number;
  readonly lastRows: number;
  readonly lastHeight: number;
  /** The height of the first rows with a gap after each. */
  readonly lastTop: number;
}

function equalRows(space: Space, plan: EqualRowsPlan, rowGap: number): EqualRows {
  const lengths = split(plan), { firstRows, firstLength, lastRows, lastLength } = lengths;
  const firstHeight = rounded(tileOf(space, plan, firstLength, lengths).height);
  const lastHeight = rounded(tileOf(space, plan, lastLength, lengths).height);
  return { firstRows, firstHeight, lastRows, lastHeight, lastTop: firstRows * (firstHeight + rowGap) };
}

function heightOfEqualRows(space: Space, plan: EqualRowsPlan, rowGap: number): number {
  const { firstHeight, firstRows, lastRows, lastHeight } = equalRows(space, plan, rowGap);
  return firstRows * firstHeight + lastRows * lastHeight + (firstRows + lastRows - 1) * rowGap;
}

/** Places one tile as the kit places all. */
function placeInEqualRows(space: Space, plan: EqualRowsPlan, rowGap: number, index: number, frames: Float64Array, at: number): void {
  const lengths = split(plan), { firstRows, firstLength, lastLength } = lengths, isFirst = index < firstRows * firstLength;
  const length = isFirst ? firstLength : lastLength, inPart = isFirst ? index : index - firstRows * firstLength;
  const row = Math.floor(inPart / length), column = inPart - row * length;
  const own = tileOf(space, plan, length, lengths), width = Math.max(0, own.width), empty = slots(plan, length, lengths) - length;
  const isSpread = plan.sizing === "spread" && plan.perRow > 1;
  const gap = isSpread ? Math.max(0, (space.contentWidth - plan.perRow * plan.size) / (plan.perRow - 1)) : space.columnGap;
  const { firstHeight, lastHeight, lastTop } = equalRows(space, plan, rowGap), height = isFirst ? firstHeight : lastHeight;
  const x = space.leading + plan.align * empty * (own.width + space.columnGap);
  frames[at] = x + column * (width + gap);
  frames[at + 1] = (isFirst ? 0 : lastTop) + row * (height + rowGap);
  frames[at + 2] = width;
  frames[at + 3] = height;
}

/** The rows of a part that meet two heights: the first one and the one after the last. */
function searchPart(rows: number, start: number, height: number, rowGap: number, top: number, bottom: number): [number, number] {
  const step = height + rowGap;
  if (!(step > 0)) return start < bottom && start > top ? [0, rows] : [rows, rows];
  // Heights are multiples of 1/64, which a quotient may miss by a little.
  let first = Math.min(Math.max(Math.floor((top - start) / step) - 1, 0), rows);
  while (first < rows && !(start + first * step + height > top)) first += 1;
  let end = Math.min(Math.max(Math.floor((bottom - start) / step) - 1, first), rows);
  while (end < rows && start + end * step < bottom) end += 1;
  return [first, end];
}

function searchEqualRows(space: Space, plan: EqualRowsPlan, rowGap: number, top: number, bottom: number): [number, number] {
  const { firstRows, firstLength, lastRows, lastLength } = split(plan), { tiles } = plan;
  const { firstHeight, lastHeight, lastTop } = equalRows(space, plan, rowGap), firstTiles = firstRows * firstLength;
  const above = searchPart(firstRows, 0, firstHeight, rowGap, top, bottom);
  const below = searchPart(lastRows, lastTop, lastHeight, rowGap, top, bottom);
  const hasAbove = above[0] < above[1], hasBelow = below[0] < below[1];
  if (!hasAbove && !hasBelow) return [tiles, tiles];
  return [
    hasAbove ? above[0] * firstLength : firstTiles + below[0] * lastLength,
    hasBelow ? Math.min(firstTiles + below[1] * lastLength, tiles) : above[1] * firstLength,
  ];
}
