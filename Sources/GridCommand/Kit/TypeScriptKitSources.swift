// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitSources {
    static let typeScript = KitSources(
        language: "ts",
        files: [
            (
                "gridgen-kit.ts",
                #"""
/**
 * What all grids have in common. A file that gridgen generates with `--kit` has its grid's functions, which pass the grid to these.
 *
 * @module
 */

/**
 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
 * isn't positive.
 */
export function layout(grid: Grid, request: LayoutRequest): Layout | null {
  const space = new Space();
  return fill(grid, space, request, null) < 0 ? null : new Tiles(space);
}

/** The height of the container; null if there is no layout. */
export function height(grid: Grid, request: LayoutRequest): number | null {
  return fill(grid, shared, request, null) < 0 ? null : sizeOf(shared).height;
}

/** The frames of all tiles; null if there is no layout. */
export function frames(grid: Grid, request: LayoutRequest): Frame[] | null {
  const tiles = fill(grid, shared, request, null), frames: Frame[] = [];
  if (tiles < 0) return null;
  placeAll(filled);
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}

/**
 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
 * too short.
 */
export function into(grid: Grid, target: Float64Array, request: LayoutRequest): number | null {
  const tiles = fill(grid, shared, request, target);
  if (tiles < 0) return null;
  placeAll(target);
  return tiles;
}

/** The number of tiles for a number of photos; null if there is no rule for it. */
export function tileCount(grid: Grid, count: number, editing = false): number | null {
  const plan = new Plan();
  return makePlan(grid, plan, count, 0, editing, new Ratios([]) ) ? plan.tiles : null;
}

/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. `ratio` gives a
 * photo's width divided by its height. Photos without a tile before or after are left out; null if a layout is missing.
 */
export function moves<Photo>(
  grid: Grid,
  before: readonly Photo[],
  after: readonly Photo[],
  container: Container,
  ratio: (photo: Photo) => number = () => NaN,
): Move[] | null {
  const start = layout(grid, { ...container, count: before.length, ratios: before.map((photo) => ratio(photo)) });
  const end = layout(grid, { ...container, count: after.length, ratios: after.map((photo) => ratio(photo)) });
  if (start === null || end === null) return null;
  // Of equal photos, the first is the one that moves.
  const places = new Map<Photo, number>(), moves: Move[] = [];
  after.forEach((photo, to) => {
    if (!places.has(photo)) places.set(photo, to);
  });
  before.slice(0, start.length).forEach((photo, from) => {
    const to = places.get(photo);
    if (to === undefined) return;
    places.delete(photo);
    if (to >= end.length || end.role(to) === "add") return;
    moves.push({ from, to, start: start.frame(from), end: end.frame(to) });
  });
  return moves;
}

/** Empty columns, which photos are appended to; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
export function columns(grid: Grid, container: Container): Columns | null {
  const space = new Space(), plan = new Plan(), { width } = container;
  if (!grid.planForColumns(plan, max(0, width))) return null;
  return measure(grid, space, plan, width, container) ? new GrowingColumns(space) : null;
}

/** Empty rows, which photos are appended to; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
export function rows(grid: Grid, container: Container): Rows | null {
  const space = new Space(), plan = new Plan(), { width } = container;
  if (!grid.planForRows(plan, max(0, width))) return null;
  return measure(grid, space, plan, width, container) ? new GrowingRows(space) : null;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels; x and y are the distances from the container's left and top edges. */
export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
}

/** Distances of the tiles from the container's edges. `leading` is the left edge, and the right one if mirrored. */
export interface Insets {
  readonly top: number;
  readonly leading: number;
  readonly bottom: number;
  readonly trailing: number;
}

/** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
export type Role = "photo" | "more" | "add";

/** Edges of the container that a tile touches, as bits. */
export const Edge = { top: 1, left: 2, bottom: 4, right: 8 } as const;

/** The container and the choices of a call. */
export interface Container {
  /** The container's width. */
  readonly width: number;
  /** The container's height, if tiles share it. */
  readonly height?: number | undefined;
  /** The gap between rows and between columns, instead of the spec's. */
  readonly gap?: number | undefined;
  /** The gap between rows; takes precedence over `gap`. */
  readonly rowGap?: number | undefined;
  /** The gap between columns; takes precedence over `gap`. */
  readonly columnGap?: number | undefined;
  /** The distances from the container's edges, instead of the spec's. */
  readonly insets?: Insets | undefined;
  /** The device's pixels for each pixel of the layout: all edges are snapped to whole ones. */
  readonly scale?: number | undefined;
  /** Whether the layout runs from right to left. */
  readonly mirrored?: boolean | undefined;
  /** Whether a tile that adds a photo follows fewer than `appendLimit` photos. */
  readonly editing?: boolean | undefined;
}

/** What a layout depends on: the photos, the container and choices. */
export interface LayoutRequest extends Container {
  /** The number of photos. */
  readonly count: number;
  /** The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1. */
  readonly ratios?: ArrayLike<number> | undefined;
}

/** The tiles for one count of photos, in the order of the photos. */
export interface Layout {
  /** The size of the container. */
  readonly size: Size;
  /** The number of tiles. */
  readonly length: number;
  /** The number of photos without a tile. */
  readonly hidden: number;
  /** The frame of a tile; an index without a tile gives an empty one. */
  frame(index: number): Frame;
  /** What a tile shows; an index without a tile gives a photo. */
  role(index: number): Role;
  /** The edges of the container that a tile touches, as bits of `Edge`; an index without a tile gives none. */
  edges(index: number): number;
  /**
   * The tile next to another one, for arrow keys: of those that begin farther on and lie beside it, the nearest; of several, the
   * first. `direction` is one edge, on the screen also in a mirrored layout. Null at the container's edge, or for an index without a
   * tile.
   */
  neighbor(index: number, direction: number): number | null;
  /**
   * The tiles between two heights, such as the visible part of a page, as the first index and the one after the last:
   * `photos.slice(...layout.range(top, bottom))`. Equal indices if no tile meets the heights. Takes O(log n) steps for rows and, as a
   * rule, for waterfalls; otherwise O(n).
   */
  range(top: number, bottom: number): [number, number];
  /**
   * The part of a photo that is seen on a tile that it covers, in fractions of the photo's size, which is in any unit. The focus,
   * which is the middle by default or if it is NaN, is as near to the middle of the part as the photo's edges allow. A mirrored layout
   * doesn't mirror photos. The whole photo for an index without a tile, an empty tile, or a photo whose sides or ratio aren't finite
   * and above 0.
   */
  crop(index: number, photo: Size, focus?: Focus): Frame;
}

/** The point of a photo that matters most, such as a face: 0 to 1 from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** The movement of a photo from one layout to the next. */
export interface Move {
  /** The index before. */
  readonly from: number;
  /** The index after. */
  readonly to: number;
  /** The frame before. */
  readonly start: Frame;
  /** The frame after. */
  readonly end: Frame;
}

/** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
export interface Columns {
  /** How many photos have been appended. */
  readonly count: number;
  /** The size of the container. */
  readonly size: Size;
  /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo. */
  append(ratio?: number): Frame;
}

/** Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place. */
export interface Rows {
  /** How many photos have been appended. */
  readonly count: number;
  /** The size of the container. */
  readonly size: Size;
  /** The frame of a photo; an index without one gives an empty frame. */
  frame(index: number): Frame;
  /**
   * Places the next photo, and returns the index of the first photo whose frame changed; those after it may have changed too. A
   * ratio that isn't a finite number above 0 counts as 1:1.
   */
  append(ratio?: number): number;
}

/** The container's height, for grids whose tiles share it. */
export interface Filled {
  readonly height: number;
}

/** What is a grid's own. */
export interface Grid {
  readonly defaultRowGap: number;
  readonly defaultColumnGap: number;
  readonly defaultInsets: Insets;
  /** The greatest number of photos with a tile that adds one; 0 if there is no such tile. */
  readonly appendLimit: number;
  /** Whether tiles share the container's height. */
  readonly needsHeight: boolean;
  /** Whether the container is as wide as its tiles, which all have a fixed size. */
  readonly fitsTiles: boolean;
  /** Fills in the plan for a count at a width; false if there is no rule. */
  planForCount(plan: Plan, count: number, width: number, ratios: Ratios): boolean;
  /** Fills in the plan for an empty waterfall at a width; false if there is none. */
  planForColumns(plan: Plan, width: number): boolean;
  /** Fills in the plan for empty justified rows at a width; false if there is none. */
  planForRows(plan: Plan, width: number): boolean;
  /** Writes the frames of a layout in the table, from a place of an array on. */
  fillTable(space: Space, frames: Float64Array, at: number): void;
  /** Reads the block of a layout in the table: its tiles are in so many columns, and touch edges. */
  readTable(plan: Plan, number: number): Block;
  /** The size of the container of a layout in the table, before snapping. */
  sizeOfTable(space: Space): Size;
}

/** A grid without gaps and insets, for one that has only some of these members. */
export const plainGrid: Omit<Grid, "planForCount"> = {
  defaultRowGap: 0,
  defaultColumnGap: 0,
  defaultInsets: { top: 0, leading: 0, bottom: 0, trailing: 0 },
  appendLimit: 0,
  needsHeight: false,
  fitsTiles: false,
  planForColumns: () => false,
  planForRows: () => false,
  fillTable: () => {},
  readTable: ({ tiles }) => ({ tiles, columns: 1, edges: 0 }),
  sizeOfTable: (space) => space,
};

// The rest is the same in every file: only what the grid needs of it is here.

/** The number of tiles for a count, and what determines their places. */
export class Plan {
  /** The number of tiles, and of photos without one. */
  tiles = 0;
  hidden = 0;
  /** The index of the first number in the table. */
  start = 0;
  /** The number of columns of a waterfall. */
  columns = 0;
  /** The greatest number of tiles in a row, and how a last row that isn't full is laid out. */
  perRow = 0;
  last: "short" | "stretch" | "balanced" = "short";
  /**
   * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
   * 0 without them.
   */
  ratio = 0;
  /** How many halves of the free width are before photos that a box makes narrower than the container. */
  halvesBefore = 0;
  /** The limits of ratios if tiles keep their photos' ratios; otherwise 0. */
  least = 0;
  greatest = 0;
  /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
  isSided = false;
  /** A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges. */
  tree = "";
  edges = "";
  /** Whether the last tile adds a photo. */
  adds = false;
  /** The number of photos in a block that repeats; 0 if none does. */
  perBlock = 0;
  /** Whether every second block is reflected. */
  reflects = false;
  /** How rows are made, and the part of what is left that lies before a short one. */
  sizing: "" | "tileRatio" | "tileSize" | "frame" | "spread" | "near" | "over" | "shape" = "";
  align = 0;
  /** The ratio or the width of tiles, the height or the shape that rows aim at. */
  size = 0;
  /** The height of tiles, or the height that each row of a shape should have. */
  height = 0;
  /** The least number of photos in a row. */
  leastInRow = 0;
}

/** A plan in a container. */
export class Space {
  grid!: Grid;
  plan: Plan = new Plan();
  width = 0;
  /** The width within the insets; negative if the container is too narrow. */
  contentWidth = 0;
  height = 0;
  contentHeight = 0;
  top = 0;
  leading = 0;
  bottom = 0;
  trailing = 0;
  rowGap = 0;
  columnGap = 0;
  /** The pixels per unit; 0 if edges aren't snapped. */
  scale = 0;
  mirrored = false;
  /** The height of the container of photos that keep their ratios. */
  solvedHeight = 0;
}

const min = (a: number, b: number): number => (b < a ? b : a);
export const max = (a: number, b: number): number => (b >= a ? b : a);

/** A member of a request, unless it is one of all objects, since some code changed `Object.prototype`. */
function own<Value>(request: object, name: string, value: Value): Value | undefined {
  if (value === undefined || !(name in Object.prototype)) return value;
  for (let owner = request; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    if (Object.prototype.hasOwnProperty.call(owner, name)) return value;
  }
  return undefined;
}

/** Fills in the plan for a number of photos; false if there is none. */
function makePlan(
  grid: Grid,
  plan: Plan,
  count: number,
  width: number,
  editing: boolean,
  ratios: Ratios,
): boolean {
  plan.adds = editing && count >= 0 && count < grid.appendLimit;
  if (plan.adds) count++;
  return Number.isInteger(count) && grid.planForCount(plan, count, width, ratios);
}

/**
 * Fills in the space of a plan; false if a number isn't finite or `scale` isn't positive. Layouts may share the space, and getters of
 * the container may make layouts, so that all is read first.
 */
function measure(grid: Grid, space: Space, plan: Plan, width: number, container: Container): boolean {
  const gap = own(container, "gap", container.gap), scale = own(container, "scale", container.scale);
  const rowGap = own(container, "rowGap", container.rowGap) ?? gap ?? grid.defaultRowGap;
  const columnGap = own(container, "columnGap", container.columnGap) ?? gap ?? grid.defaultColumnGap;
  const { top, leading, bottom, trailing } = own(container, "insets", container.insets) ?? grid.defaultInsets;
  const mirrored = own(container, "mirrored", container.mirrored) ?? false;
  const height = grid.needsHeight ? own(container, "height", container.height) ?? NaN : 0;
  if (scale !== undefined && !(scale > 0 && scale < Infinity)) return false;
  // Only finite numbers times 0 give 0.
  const sides = (top + bottom) * 0 + (leading + trailing) * 0;
  if (width * 0 + height * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return false;
  space.grid = grid;
  space.plan = plan;
  space.width = max(0, width);
  space.contentWidth = space.width - leading - trailing;
  space.height = max(0, height);
  if (plan.ratio > 0) space.height = space.width / plan.ratio;
  space.contentHeight = space.height - top - bottom;
  space.top = top;
  space.leading = leading;
  space.bottom = bottom;
  space.trailing = trailing;
  space.rowGap = rowGap;
  space.columnGap = columnGap;
  space.scale = scale ?? 0;
  space.mirrored = mirrored;
  return true;
}

/** Room for the ratios of the next call; empty while a call reads its own, whose getters may call the grid, too. */
let freeRoom: Float64Array = /* @__PURE__ */ new Float64Array(64);
const noRoom: Float64Array = /* @__PURE__ */ new Float64Array(0);

/** The ratios of a call: each is read once and in order, as far as it matters. */
export class Ratios {
  readonly length: number;
  private readonly given: ArrayLike<number>;
  private known = 0;
  private all: Float64Array;

  constructor(given: ArrayLike<number>) {
    this.given = given;
    this.length = given.length;
    this.all = freeRoom;
    freeRoom = noRoom;
  }

  /** An array of so many ratios; missing ones are any numbers. */
  read(count: number): Float64Array {
    if (this.all.length < count) {
      const longer = new Float64Array(max(64, 2 * count));
      longer.set(this.all);
      this.all = longer;
    }
    for (const end = min(count, this.length); this.known < end; this.known++) this.all[this.known] = this.given[this.known]!;
    return this.all;
  }

  /** The ratio at an index; 1 if it is missing. */
  at(index: number): number {
    const all = this.read(index + 1);
    return index < this.length ? all[index]! : 1;
  }

  /** Leaves its room to the next call. */
  free(): void {
    freeRoom = this.all;
  }
}

/** The space of layouts that aren't kept. */
const shared = /* @__PURE__ */ new Space();
/** The frames of the last layout, if callers gave no array, and room for those of small layouts. */
let filled = /* @__PURE__ */ new Float64Array(64);
const room = filled;

/** Writes the frames of all tiles before snapping and mirroring; returns the number of tiles, or -1 without a layout or if `target` is too short. */
function fill(grid: Grid, space: Space, request: LayoutRequest, target: Float64Array | null): number {
  const plan = new Plan(), { count, width } = request;
  const editing = own(request, "editing", request.editing) ?? false;
  const ratios = new Ratios(own(request, "ratios", request.ratios) ?? []);
  if (!makePlan(grid, plan, count, width, editing, ratios )) return -1;
  // The frames of ten million tiles take about 300 MB.
  if (plan.tiles > 10000000) return -1;
  const numbers = 4 * plan.tiles;
  if (target !== null && numbers > target.length) return -1;
  const limited = plan.greatest > 0 ? limitedRatios(plan, ratios) : null;
  if (!measure(grid, space, plan, width, request)) return -1;
  // From here on, all has been read.
  if (target === null) filled = numbers <= room.length ? room : new Float64Array(numbers);
  const frames = target ?? filled;
  ratios.free();
  if (limited !== null) solve(space, limited, frames);
  else if (plan.perBlock > 0) fillRepeat(space, frames);
  else fillBlocks(space, frames, 0);
  return plan.tiles;
}

/** Where a part of a photo's side begins. */
function partStart(length: number, focus: number): number {
  const start = (Number.isNaN(focus) ? 0.5 : focus) - length * 0.5;
  return start > 0 ? (start < 1 - length ? start : 1 - length) : 0;
}

/** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
const pixel = (value: number, scale: number): number => value * scale + 0.000001 + 6755399441055744 - 6755399441055744;

/** The length of a side that is snapped with the gap after it. */
function snap(start: number, length: number, gap: number, scale: number): number {
  return max(0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale;
}

/** What edges are snapped by, and whether the layout is mirrored. */
interface Snapping {
  readonly columnGap: number;
  readonly rowGap: number;
  /** The pixels per unit; 0 if edges aren't snapped. */
  readonly scale: number;
  readonly mirrored: boolean;
}

/** Snaps the size of the container; it isn't negative. */
function snapSize({ columnGap, rowGap, scale }: Omit<Snapping, "mirrored">, width: number, height: number): Size {
  const size = { width: max(0, width), height: max(0, height) };
  return scale > 0 ? { width: snap(0, size.width, columnGap, scale), height: snap(0, size.height, rowGap, scale) } : size;
}

/** The size of the container, snapped. */
function sizeOf(space: Space): Size {
  const { plan } = space;
  if (plan.greatest > 0) return snapSize(space, space.width, space.solvedHeight);
  if (plan.tiles === 0) return snapSize(space, space.grid.fitsTiles ? 0 : space.width, 0);
  const { width, height } = plan.perBlock > 0 ? sizeOfRepeat(space) : sizeOfBlocks(space);
  return snapSize(space, width, height);
}

/** Snaps and mirrors frames, each x, y, width and height, in a container of a width. */
function place({ columnGap, rowGap, scale, mirrored }: Snapping, outer: number, frames: Float64Array, end: number): void {
  for (let at = 0; at < end; at += 4) {
    let x = frames[at]!, y = frames[at + 1]!, width = frames[at + 2]!, height = frames[at + 3]!;
    if (scale > 0) {
      width = snap(x, width, columnGap, scale);
      height = snap(y, height, rowGap, scale);
      x = pixel(x, scale) / scale;
      y = pixel(y, scale) / scale;
    }
    frames[at] = mirrored ? outer - x - width : x;
    frames[at + 1] = y;
    frames[at + 2] = width;
    frames[at + 3] = height;
  }
}

const frameAt = (frames: ArrayLike<number>, at: number): Frame => ({
  x: frames[at]!,
  y: frames[at + 1]!,
  width: frames[at + 2]!,
  height: frames[at + 3]!,
});

/** Snaps and mirrors the frames of the shared layout, if need be. */
function placeAll(frames: Float64Array): void {
  if (shared.scale > 0 || shared.mirrored) place(shared, sizeOf(shared).width, frames, 4 * shared.plan.tiles);
}

/** A frame, snapped and mirrored in a container of a width. */
function placed(space: Space, outer: number, frames: ArrayLike<number>, at: number): Frame {
  const { x, y, width, height } = frameAt(frames, at);
  if (space.scale === 0 && !space.mirrored) return { x, y, width, height };
  const frame = Float64Array.of(x, y, width, height);
  place(space, outer, frame, 4);
  return frameAt(frame, 0);
}

/** The edges with left and right exchanged. */
const reflect = (edges: number): number => (edges & (Edge.top | Edge.bottom)) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);

class Tiles implements Layout {
  readonly size: Size;
  readonly length: number;
  readonly hidden: number;
  private readonly space: Space;
  /** The frames before snapping and mirroring. */
  private readonly frames: number[] = [];

  constructor(space: Space) {
    const { tiles, hidden } = space.plan;
    this.space = space;
    this.size = sizeOf(space);
    this.length = tiles;
    this.hidden = hidden;
    for (let at = 0; at < 4 * tiles; at++) this.frames.push(filled[at]!);
  }

  frame(index: number): Frame {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return { x: 0, y: 0, width: 0, height: 0 };
    return placed(this.space, this.size.width, this.frames, 4 * index);
  }

  role(index: number): Role {
    if (index !== this.length - 1) return "photo";
    if (this.space.plan.adds) return "add";
    return this.hidden > 0 ? "more" : "photo";
  }

  edges(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return 0;
    const { plan } = this.space, isInBox = plan.greatest > 0 && plan.ratio !== 0;
    const edges = this.edgesOfTile(index) & ~(isInBox ? edgesBesideBox(this.space, this.frames, index) : 0);
    return this.space.mirrored ? reflect(edges) : edges;
  }

  neighbor(index: number, direction: number): number | null {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return null;
    const tile = this.frame(index), isVertical = direction === Edge.top || direction === Edge.bottom;
    let nearest: number | null = null, distance = Infinity;
    for (let other = 0; other < this.length; other++) {
      const frame = this.frame(other);
      const isBeside = isVertical
        ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
        : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height;
      const own = direction === Edge.top
        ? tile.y + tile.height - (frame.y + frame.height)
        : direction === Edge.left
        ? tile.x + tile.width - (frame.x + frame.width)
        : direction === Edge.bottom
        ? frame.y - tile.y
        : direction === Edge.right
        ? frame.x - tile.x
        : 0;
      if (isBeside && own > 0 && own < distance) {
        nearest = other;
        distance = own;
      }
    }
    return nearest;
  }

  range(top: number, bottom: number): [number, number] {
    const { columns, perRow } = this.space.plan;
    // In a container that is too low, tiles have no height, and rows aren't in order.
    if (columns === 0 && !(perRow > 0 && this.frame(0).height > 0)) {
      let first = 0, end = 0;
      for (let index = 0; index < this.length; index++) {
        const { y, height } = this.frame(index);
        if (!(y < bottom && y + height > top)) continue;
        if (end === 0) first = index;
        end = index + 1;
      }
      return [first, end];
    }
    let end = this.firstIndex(({ y }) => y >= bottom);
    if (columns === 0) return [min(end, this.firstIndex(({ y, height }) => y + height > top)), end];
    // Photos that begin above the range may reach into it, but none before one of its column that ends above.
    let start = min(end, this.firstIndex(({ y }) => y > top));
    const ended = new Set<number>();
    for (let place = start - 1; place >= 0 && ended.size < columns; place--) {
      const { x, y, height } = this.frame(place);
      if (y + height > top) start = place;
      else ended.add(x);
    }
    for (; end > start; end--) {
      const { y, height } = this.frame(end - 1);
      if (y + height > top) break;
    }
    return [start, end];
  }

  crop(index: number, photo: Size, focus: Focus = { x: 0.5, y: 0.5 }): Frame {
    const tile = this.frame(index);
    const own = photo.width / photo.height, ratio = tile.width / tile.height, share = ratio / own;
    if (!(photo.width > 0 && photo.height > 0 && share > 0 && share < Infinity)) return { x: 0, y: 0, width: 1, height: 1 };
    const width = share < 1 ? share : 1, height = own / ratio < 1 ? own / ratio : 1;
    return { x: partStart(width, focus.x), y: partStart(height, focus.y), width, height };
  }

  /** The first tile for which something holds that holds for all tiles after it; the number of tiles if there is none. */
  private firstIndex(holds: (frame: Frame) => boolean): number {
    let start = 0, rest = this.length;
    while (rest > 0) {
      const half = rest >> 1;
      if (holds(this.frame(start + half))) rest = half;
      else {
        start += half + 1;
        rest -= half + 1;
      }
    }
    return start;
  }

  /** The edges before mirroring. */
  private edgesOfTile(index: number): number {
    const { space } = this, { plan } = space;
    if (plan.greatest > 0) {
      if (plan.columns > 0) return edgesInColumns(space, this.frames, index);
      if (plan.sizing !== "") return edgesInJustifiedRows(space, this.frames, index);
      if (plan.perRow > 0) return edgesInRows(plan, index);
      return plan.edges.charCodeAt(index) & 15;
    }
    if (plan.perBlock > 0) return edgesInRepeat(space, index);
    return edgesInBlock(space.grid, plan, index);
  }
}

// Blocks of equal tiles

/** Equal tiles in rows: their number and that of columns, and the edges of the container that the outer ones touch. */
export interface Block {
  readonly tiles: number;
  readonly columns: number;
  readonly edges: number;
}

/** The block with a number; valid while tiles remain. */
function readBlock(grid: Grid, plan: Plan, number: number): Block {
  if (plan.sizing !== "") return readRows(plan, number);
  return grid.readTable(plan, number);
}

function edgesInBlock(grid: Grid, plan: Plan, index: number): number {
  let number = 0, block = readBlock(grid, plan, 0);
  while (index >= block.tiles) {
    index -= block.tiles;
    block = readBlock(grid, plan, ++number);
  }
  const { tiles, columns } = block, column = index % columns;
  return block.edges & ~(
    (index >= columns ? Edge.top : 0) | (index - column + columns < tiles ? Edge.bottom : 0) |
    (column > 0 ? Edge.left : 0) | (column < columns - 1 ? Edge.right : 0)
  );
}

/** Writes the frames of all tiles, from a place of an array on. */
function fillBlocks(space: Space, frames: Float64Array, at: number): void {
  if (space.plan.sizing !== "") return fillTilesInRows(space, frames, at);
  space.grid.fillTable(space, frames, at);
}

/** The size of the container before snapping. */
function sizeOfBlocks(space: Space): Size {
  if (space.plan.sizing !== "") return sizeOfRows(space);
  return space.grid.sizeOfTable(space);
}

// Rows of equal tiles

/** The number and length of the first rows, and of the last ones. */
interface Split {
  readonly firstRows: number;
  readonly firstLength: number;
  readonly lastRows: number;
  readonly lastLength: number;
}

function split({ tiles, perRow, last }: Plan): Split {
  const rows = Math.floor((tiles - 1) / perRow) + 1, longer = tiles % rows, length = Math.floor(tiles / rows);
  return last === "balanced"
    ? { firstRows: rows - longer, firstLength: length, lastRows: longer, lastLength: length + 1 }
    : { firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: tiles - (rows - 1) * perRow };
}

/** The slots of a row of `length` tiles; some may stay empty. */
function slots(plan: Plan, length: number, split: Split): number {
  if (plan.sizing === "tileSize") {
    return max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0);
  }
  // What is left of the width is after a single column.
  if (plan.sizing === "spread") return max(plan.perRow, 2);
  return plan.last === "short" ? plan.perRow : length;
}

function tileOf(space: Space, length: number, split: Split): Size {
  const plan = space.plan, count = slots(plan, length, split);
  const width = (space.contentWidth - (count - 1) * space.columnGap) / count;
  if (plan.sizing === "tileRatio") return { width, height: width / plan.size };
  if (plan.sizing === "frame") {
    const rows = split.firstRows + split.lastRows;
    return { width, height: (space.contentHeight - (rows - 1) * space.rowGap) / rows };
  }
  return { width: plan.size, height: plan.height };
}

/** The size of the container before snapping. */
function sizeOfRows(space: Space): Size {
  const { plan } = space;
  if (plan.sizing === "frame") return space;
  const lengths = split(plan), first = tileOf(space, lengths.firstLength, lengths), last = tileOf(space, lengths.lastLength, lengths);
  const rows = lengths.firstRows * first.height + lengths.lastRows * last.height;
  const gaps = (lengths.firstRows + lengths.lastRows - 1) * space.rowGap;
  const height = space.top + space.bottom + rows + gaps;
  if (plan.sizing !== "tileSize") return { width: space.width, height };
  const count = slots(plan, lengths.lastLength, lengths);
  const width = count * last.width + (count - 1) * space.columnGap;
  return { width: space.leading + space.trailing + width, height };
}

/** The first rows, or the last ones. */
function readRows(plan: Plan, number: number): Block {
  const lengths = split(plan), isFirst = number === 0 && lengths.firstRows > 0;
  const length = isFirst ? lengths.firstLength : lengths.lastLength, empty = slots(plan, length, lengths) - length;
  return {
    tiles: length * (isFirst ? lengths.firstRows : lengths.lastRows),
    columns: length,
    edges: (isFirst || lengths.firstRows === 0 ? Edge.top : 0) | (!isFirst || lengths.lastRows === 0 ? Edge.bottom : 0) |
      (plan.align === 0 || empty === 0 ? Edge.left : 0) | (plan.align === 1 || empty === 0 ? Edge.right : 0),
  };
}

function fillTilesInRows(space: Space, frames: Float64Array, at: number): void {
  const { plan, rowGap } = space, lengths = split(plan), firstHeight = tileOf(space, lengths.firstLength, lengths).height;
  const isSpread = plan.sizing === "spread" && plan.perRow > 1;
  const gap = isSpread ? max(0, (space.contentWidth - plan.perRow * plan.size) / (plan.perRow - 1)) : space.columnGap;
  for (let part = lengths.firstRows > 0 ? 0 : 1; part < 2; part++) {
    const rows = (part === 0 ? lengths.firstRows : lengths.lastRows) | 0;
    const length = (part === 0 ? lengths.firstLength : lengths.lastLength) | 0, empty = slots(plan, length, lengths) - length;
    const own = tileOf(space, length, lengths), width = max(0, own.width), height = max(0, own.height);
    const x = space.leading + plan.align * empty * (own.width + space.columnGap);
    const y = space.top + (part === 0 ? 0 : lengths.firstRows * (firstHeight + rowGap));
    for (let row = 0; row < rows; row++) {
      const top = y + row * (height + rowGap);
      for (let column = 0; column < length; column++, at += 4) {
        frames[at] = x + column * (width + gap);
        frames[at + 1] = top;
        frames[at + 2] = width;
        frames[at + 3] = height;
      }
    }
  }
}

// Blocks that repeat

/** A block of so many photos as a layout of its own. */
function blockOf(space: Space, photos: number): Space {
  const plan = new Plan();
  space.grid.planForCount(plan, photos, space.width, new Ratios([]));
  return { ...space, plan };
}

/** The distance of a block from the next. */
function stepOf(space: Space, size: Size): number {
  return size.height - space.top - space.bottom + space.rowGap;
}

/** The size of the container: whole blocks, and the photos that remain. */
function sizeOfRepeat(space: Space): Size {
  const { perBlock, tiles } = space.plan, rest = tiles % perBlock, size = sizeOfBlocks(blockOf(space, perBlock));
  const last = rest > 0 ? stepOf(space, sizeOfBlocks(blockOf(space, rest))) : 0;
  const height = Math.floor(tiles / perBlock) * stepOf(space, size) + last - space.rowGap;
  return { width: size.width, height: height + space.top + space.bottom };
}

/** Writes the frames of all blocks. Those of the first are also those of the others: moved, and reflected if need be. */
function fillRepeat(space: Space, frames: Float64Array): void {
  const { perBlock, tiles, reflects } = space.plan, size = sizeOfBlocks(blockOf(space, perBlock)), step = stepOf(space, size);
  for (let start = 0, block = 0; start < tiles; start += perBlock, block++) {
    const isRest = tiles - start < perBlock, photos = isRest ? tiles - start : perBlock, first = isRest ? start : 0;
    if (block === 0 || isRest) fillBlocks(blockOf(space, photos), frames, 4 * start);
    if (block === 0) continue;
    for (let index = 0; index < photos; index++) {
      const from = 4 * (first + index), to = 4 * (start + index), x = frames[from]!, width = frames[from + 2]!;
      frames[to] = reflects && block % 2 === 1 ? space.leading + size.width - space.trailing - x - width : x;
      frames[to + 1] = frames[from + 1]! + block * step;
      frames[to + 2] = width;
      frames[to + 3] = frames[from + 3]!;
    }
  }
}

function edgesInRepeat(space: Space, index: number): number {
  const { perBlock, tiles, reflects } = space.plan, number = Math.floor(index / perBlock), rest = tiles - number * perBlock;
  const { plan } = blockOf(space, min(rest, perBlock));
  let edges = edgesInBlock(space.grid, plan, index % perBlock);
  if (number > 0) edges &= ~Edge.top;
  if (rest > plan.tiles) edges &= ~Edge.bottom;
  return reflects && number % 2 === 1 ? reflect(edges) : edges;
}

// Photos that keep their ratios

/** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
function limit(ratio: number, least: number, greatest: number): number {
  return min(max(ratio > 0 && ratio < Infinity ? ratio : 1, least), greatest);
}

/** The ratios of the tiles, within the limits of a plan. */
function limitedRatios(plan: Plan, ratios: Ratios): Float64Array {
  const { tiles } = plan;
  let { least, greatest } = plan, count = ratios.length;
  // The add tile has no photo.
  if (plan.adds) count = min(count, tiles - 1);
  if (plan.isSided) {
    const photos = tiles + plan.hidden, given = min(count, photos), known = ratios.read(given);
    let sum = 0;
    for (let index = 0; index < given; index++) {
      const ratio = known[index]!;
      sum += ratio > 0 && ratio < Infinity ? ratio : 1;
    }
    if (sum + (photos - given) > photos * 1.000001) least = max(least, 1);
    else greatest = min(greatest, 1);
  }
  const limited = ratios.read(tiles);
  for (let index = 0; index < tiles; index++) limited[index] = limit(index < count ? limited[index]! : 1, least, greatest);
  return limited;
}

/** Writes the frames of photos that keep their ratios, before snapping and mirroring, and finds the height of the container. */
function solve(space: Space, ratios: Float64Array, frames: Float64Array): void {
  if (space.plan.columns > 0) {
    space.solvedHeight = fillColumns(space, ratios, frames);
    return;
  }
  if (space.plan.sizing !== "") {
    space.solvedHeight = fillJustified(space, ratios, frames);
    return;
  }
  if (space.plan.perRow > 0) {
    space.solvedHeight = fillRows(space, ratios, frames);
    return;
  }
  space.solvedHeight = fillTree(space, ratios, frames);
}

function put(frames: Float64Array, index: number, x: number, y: number, width: number, height: number): void {
  frames[4 * index] = x;
  frames[4 * index + 1] = y;
  frames[4 * index + 2] = width;
  frames[4 * index + 3] = height;
}

/**
 * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
 * higher than their box.
 */
function widthInBox(space: Space, slope: number, offset: number): number {
  const full = space.contentWidth, ratio = space.plan.ratio;
  if (ratio === 0) return full;
  const most = ratio > 0 ? full / ratio : -ratio;
  return slope * full + offset <= most ? full : max(0, (most - offset) / slope);
}

/** The left inset with the free width before photos that are this wide. */
function leadingInBox(space: Space, width: number): number {
  return space.leading + ((space.contentWidth - width) * space.plan.halvesBefore) / 2;
}

/** The edges that a photo doesn't touch because a box makes the photos narrower than the container. */
function edgesBesideBox(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, width = frames[4 * index + 2]!, tolerance = 0.000001 * space.contentWidth;
  return (x - space.leading > tolerance ? Edge.left : 0) |
    (space.leading + space.contentWidth - (x + width) > tolerance ? Edge.right : 0);
}

// Waterfalls

/** The width of a column; negative if the container is too narrow. */
function columnWidth(space: Space): number {
  const columns = space.plan.columns;
  return (space.contentWidth - (columns - 1) * space.columnGap) / columns;
}

/** The ends of the last waterfall's columns. */
let columnEnds = /* @__PURE__ */ new Float64Array(16);

/**
 * Places photos in columns, and returns the end of the longest one. Each goes to the leftmost column that is at most a millionth of
 * the column width longer than the shortest, since columns that only differ by rounding count as equal.
 */
function placeInColumns(space: Space, photos: number, ratios: ArrayLike<number>, ends: Float64Array, frames: Float64Array): number {
  const { leading, columnGap, rowGap } = space, columns = space.plan.columns | 0;
  const own = columnWidth(space), width = own >= 0 ? own : 0;
  let longest = space.top;
  for (let index = 0, at = 0; index < photos; index++, at += 4) {
    let least = ends[0]!;
    for (let other = 1; other < columns; other++) if (ends[other]! < least) least = ends[other]!;
    const limit = least + 0.000001 * width;
    let column = 0;
    while (ends[column]! > limit) column++;
    const y = ends[column]!, height = width / ratios[index]!;
    ends[column] = y + (height + rowGap);
    frames[at] = leading + column * (own + columnGap);
    frames[at + 1] = y;
    frames[at + 2] = width;
    frames[at + 3] = height;
    if (y + height >= longest) longest = y + height;
  }
  return longest;
}

function fillColumns(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { columns, tiles } = space.plan;
  if (columnEnds.length < columns) columnEnds = new Float64Array(columns);
  for (let column = 0; column < columns; column++) columnEnds[column] = space.top;
  return placeInColumns(space, tiles, ratios, columnEnds, frames) + space.bottom;
}

/** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
function edgesInColumns(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, height = frames[4 * index + 3]!;
  const width = columnWidth(space), last = space.leading + (space.plan.columns - 1) * (width + space.columnGap);
  const bottom = space.solvedHeight - space.bottom - 0.000001 * width;
  return (x === space.leading ? Edge.left : 0) | (x === last ? Edge.right : 0) |
    (y === space.top ? Edge.top : 0) | (y + height >= bottom ? Edge.bottom : 0);
}

// Rows of photos

/** The ends of rows. */
function endsOfRows({ tiles, perRow, last }: Plan): number[] {
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const length = isBalanced ? Math.floor(tiles / rows) : perRow, longer = isBalanced ? tiles % rows : 0;
  const ends: number[] = [];
  for (let row = 0, end = 0; row < rows; row++) {
    end = min(end + length + (row >= rows - longer ? 1 : 0), tiles);
    ends.push(end);
  }
  return ends;
}

/** The width of rows that fill it, or that are as high as their box. */
function widthOfRows(space: Space, ratios: Float64Array): number {
  if (space.plan.ratio === 0) return space.contentWidth;
  let slope = 0, offset = -space.rowGap, start = 0;
  for (const end of endsOfRows(space.plan)) {
    const sum = sumOf(ratios, start, end);
    slope += 1 / sum;
    offset += space.rowGap - ((end - start - 1) * space.columnGap) / sum;
    start = end;
  }
  return widthInBox(space, slope, offset);
}

/** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
function fillRows(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const contentWidth = widthOfRows(space, ratios), leading = leadingInBox(space, contentWidth);
  let y = space.top, start = 0;
  for (const end of endsOfRows(space.plan)) {
    const sum = sumOf(ratios, start, end);
    const height = (contentWidth - (end - start - 1) * space.columnGap) / sum, side = max(0, height);
    for (let index = start, x = leading; index < end; index++) {
      const width = side * ratios[index]!;
      put(frames, index, x, y, width, side);
      x += width + space.columnGap;
    }
    y += height + space.rowGap;
    start = end;
  }
  return y - space.rowGap + space.bottom;
}

function edgesInRows({ tiles, perRow, last }: Plan, index: number): number {
  // Of balanced rows, the first ones are shorter by one.
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const least = isBalanced ? Math.floor(tiles / rows) : perRow, shorter = isBalanced ? (rows - tiles % rows) * least : tiles;
  const length = index < shorter ? least : least + 1, start = index - (index < shorter ? index : index - shorter) % length;
  return (start === 0 ? Edge.top : 0) | (start + length >= tiles ? Edge.bottom : 0) |
    (index === start ? Edge.left : 0) | (index === start + length - 1 || index === tiles - 1 ? Edge.right : 0);
}

function sumOf(ratios: Float64Array, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += ratios[index]!;
  return sum;
}

// Justified rows

/** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
function takes(space: Space, ratio: number, length: number, sum: number): boolean {
  const { sizing, size, leastInRow, perRow } = space.plan, width = space.contentWidth, gap = space.columnGap;
  const next = (sum + ratio) * size + length * gap;
  if (sizing === "over") return length === 0 || next <= width * 1.000001;
  if (length < leastInRow || length >= perRow) return length < leastInRow;
  const own = sum * size + (length - 1) * gap;
  return own < width / 2 || Math.abs(next - width) <= Math.abs(own - width) + 0.000001 * width;
}

/** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
function lastHeight(plan: Plan, height: number, previous: number | undefined): number {
  const greatest = (4 / 3) * plan.size;
  if (plan.last === "stretch" || height <= greatest * 1.000001) return height;
  return plan.sizing === "near" && previous !== undefined ? min(previous, greatest) : plan.size;
}

/** Places the photos of a row, whose ratios have a sum, and returns its height; `previous` is that of the row before a last row that may be short. */
function placeRow(
  space: Space,
  start: number,
  end: number,
  sum: number,
  y: number,
  isLast: boolean,
  previous: number | undefined,
  ratios: ArrayLike<number>,
  frames: Float64Array,
): number {
  const gaps = (end - start - 1) * space.columnGap, full = (space.contentWidth - gaps) / sum;
  let x = space.leading;
  const height = isLast ? lastHeight(space.plan, full, previous) : full;
  if (height !== full) x += space.plan.align * (space.contentWidth - gaps - height * sum);
  const side = max(0, height);
  for (let index = start; index < end; index++) {
    const width = side * ratios[index]!;
    put(frames, index, x, y, width, side);
    x += width + space.columnGap;
  }
  return height;
}

/** Places rows one below the other; `next` gives the end of a row. */
function placeRows(
  space: Space,
  ratios: Float64Array,
  frames: Float64Array,
  fills: boolean,
  next: (start: number) => number,
): number {
  const tiles = space.plan.tiles;
  let y = space.top, bottom = y, previous: number | undefined;
  for (let start = 0, end = 0; start < tiles; start = end) {
    end = next(start);
    const sum = sumOf(ratios, start, end);
    previous = placeRow(space, start, end, sum, y, !fills && end === tiles, previous, ratios, frames);
    bottom = y + previous;
    y = bottom + space.rowGap;
  }
  return bottom + space.bottom;
}

/**
 * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
 * photos, `cuts` the lengths of their last rows.
 */
function fillBalanced(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { tiles, leastInRow, perRow, size } = space.plan, width = space.contentWidth, tolerance = 0.000001 * size * size;
  const best = new Float64Array(tiles + 1).fill(Infinity), cuts = new Float64Array(tiles + 1);
  best[0] = 0;
  // Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie.
  function findRow(end: number, least: number, greatest: number): void {
    let sum = 0;
    for (let length = 1; length <= end && length <= greatest; length++) {
      const rest = width - (length - 1) * space.columnGap;
      if (rest <= 0) return;
      sum += ratios[end - length]!;
      if (length < least) continue;
      const away = rest / sum - size, cost = length * away * away;
      if (best[end - length]! + cost < best[end]! - tolerance) {
        best[end] = best[end - length]! + cost;
        cuts[end] = length;
      }
      // A longer row alone would cost more.
      if (away < 0 && cost > best[end]!) return;
    }
  }
  for (let end = 1; end <= tiles; end++) {
    cuts[end] = min(end, leastInRow);
    findRow(end, leastInRow, perRow);
  }
  // Only the last row may have fewer, and only where no other cut exists.
  if (best[tiles] === Infinity) findRow(tiles, 1, leastInRow - 1);
  // The rows are found from the last one.
  const ends = new Map<number, number>();
  for (let end = tiles; end > 0; end -= cuts[end]!) ends.set(end - cuts[end]!, end);
  return placeRows(space, ratios, frames, false, (start) => ends.get(start) ?? tiles);
}

/** Gives rows as few photos as those below them allow. */
function cutRows(cut: number[], start: number, count: number, photos: number, least: number, most: number): void {
  for (let row = start; row < count; row++) {
    const length = max(least, photos - (count - row - 1) * most);
    cut[row] = length;
    photos -= length;
  }
}

/** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
function cutNext(cut: number[], count: number, least: number, most: number): boolean {
  let rest = 0;
  for (let row = count - 1; row > 0;) {
    rest += cut[row]!;
    row -= 1;
    if (cut[row]! < most && rest > (count - row - 1) * least) {
      cut[row] = cut[row]! + 1;
      cutRows(cut, row + 1, count, rest - 1, least, most);
      return true;
    }
  }
  return false;
}

/**
 * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than the
 * next.
 */
function costOf(space: Space, cut: number[], count: number, ratios: Float64Array, height: number): number {
  let total = 0, start = 0, previous = 0, isLow = false, isFalling = false;
  for (let row = 0; row < count; row++) {
    const length = cut[row]!, own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length);
    total += own;
    if (own < space.plan.height) isLow = true;
    if (length < previous) isFalling = true;
    start += length;
    previous = length;
  }
  return Math.abs(total + (count - 1) * space.rowGap - height) * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1);
}

/**
 * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
 * that costs least.
 */
function fillShape(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { tiles, leastInRow } = space.plan, most = min(space.plan.perRow, tiles), width = space.contentWidth;
  const height = width / space.plan.size, cut: number[] = [];
  let found = [tiles], best: number | undefined;
  for (let count = 0; count <= tiles; count++) {
    if (count * leastInRow > tiles || tiles > count * most) continue;
    cutRows(cut, 0, count, tiles, leastInRow, most);
    do {
      const cost = costOf(space, cut, count, ratios, height);
      if (best !== undefined && !(cost < best - 0.000001 * width)) continue;
      best = cost;
      found = cut.slice(0, count);
    } while (cutNext(cut, count, leastInRow, most));
  }
  let row = 0;
  return placeRows(space, ratios, frames, true, (start) => start + found[row++]!);
}

/** Rows of photos that fill the width, as near to a height or a shape as they come. */
function fillJustified(space: Space, ratios: Float64Array, frames: Float64Array): number {
  if (space.plan.sizing === "shape") return fillShape(space, ratios, frames);
  if (space.plan.last === "balanced") return fillBalanced(space, ratios, frames);
  const { tiles } = space.plan;
  return placeRows(space, ratios, frames, false, (start) => {
    let end = start, sum = 0;
    while (end < tiles && takes(space, ratios[end]!, end - start, sum)) sum += ratios[end++]!;
    return end;
  });
}

function edgesInJustifiedRows(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, width = frames[4 * index + 2]!, height = frames[4 * index + 3]!;
  const tolerance = 0.000001 * space.contentWidth;
  return (y === space.top ? Edge.top : 0) | (x === space.leading ? Edge.left : 0) |
    (y + height >= space.solvedHeight - space.bottom - tolerance ? Edge.bottom : 0) |
    (x + width >= space.leading + space.contentWidth - tolerance ? Edge.right : 0);
}

// Trees

/** The height of a block is slope * width + offset. */
interface Line {
  readonly slope: number;
  readonly offset: number;
}

/**
 * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos.
 *
 * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same height:
 * 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
 */
class Tree {
  /** The lines of rows and of nested stacks, in the order in which they begin. */
  private readonly lines: Line[] = [];
  private next = 0;
  private line = 0;
  private photo = 0;
  private readonly text: string;
  private readonly ratios: Float64Array;
  private readonly columnGap: number;
  private readonly rowGap: number;

  constructor({ plan, columnGap, rowGap }: Space, ratios: Float64Array) {
    this.text = plan.tree;
    this.ratios = ratios;
    this.columnGap = columnGap;
    this.rowGap = rowGap;
  }

  /** Consumes the next character if it is this one. */
  private reads(character: string): boolean {
    if (this.text[this.next] !== character) return false;
    this.next += 1;
    return true;
  }

  /** Reads a number of photos side by side. */
  private readPhotos(): number {
    const start = this.next;
    while (this.next < this.text.length && this.text[this.next]! >= "0" && this.text[this.next]! <= "9") this.next += 1;
    return Number(this.text.slice(start, this.next));
  }

  measure(): Line {
    let stack = this.measureRow();
    while (this.reads(",")) {
      const row = this.measureRow();
      stack = { slope: stack.slope + row.slope, offset: stack.offset + row.offset + this.rowGap };
    }
    return stack;
  }

  private measureRow(): Line {
    const line = this.line++;
    let width = 0, missing = this.columnGap;
    do {
      if (this.reads("(")) {
        const nested = this.line++, stack = this.measure();
        this.lines[nested] = stack;
        width += 1 / stack.slope;
        missing += stack.offset / stack.slope - this.columnGap;
        this.next += 1;
      }
      for (let left = this.readPhotos(); left > 0; left--) {
        width += this.ratios[this.photo]!;
        missing -= this.columnGap;
        this.photo += 1;
      }
    } while (this.reads("|"));
    return (this.lines[line] = { slope: 1 / width, offset: missing / width });
  }

  /** Places the photos, once they are measured. */
  arrange(x: number, y: number, width: number, frames: Float64Array): void {
    this.next = 0;
    this.line = 0;
    this.photo = 0;
    this.placeStack(x, y, width, frames);
  }

  private placeStack(x: number, y: number, width: number, frames: Float64Array): void {
    do {
      const row = this.lines[this.line++]!, height = row.slope * width + row.offset;
      this.placeRow(x, y, height, frames);
      y += height + this.rowGap;
    } while (this.reads(","));
  }

  private placeRow(x: number, y: number, height: number, frames: Float64Array): void {
    const side = max(0, height);
    do {
      if (this.reads("(")) {
        const stack = this.lines[this.line++]!, width = (height - stack.offset) / stack.slope;
        this.placeStack(x, y, width, frames);
        x += width + this.columnGap;
        this.next += 1;
      }
      for (let left = this.readPhotos(); left > 0; left--) {
        const width = side * this.ratios[this.photo]!;
        put(frames, this.photo++, x, y, width, side);
        x += width + this.columnGap;
      }
    } while (this.reads("|"));
  }
}

function fillTree(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const tree = new Tree(space, ratios), line = tree.measure();
  const contentWidth = widthInBox(space, line.slope, line.offset), leading = leadingInBox(space, contentWidth);
  tree.arrange(leading, space.top, contentWidth, frames);
  return space.top + line.slope * contentWidth + line.offset + space.bottom;
}

// Growing waterfalls

class GrowingColumns implements Columns {
  private readonly space: Space;
  private readonly ends: Float64Array;
  private longest: number;
  private appended = 0;

  constructor(space: Space) {
    this.space = space;
    this.longest = space.top;
    this.ends = new Float64Array(space.plan.columns).fill(this.longest);
  }

  get count(): number {
    return this.appended;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  append(ratio = NaN): Frame {
    const { space } = this, frame = new Float64Array(4), { least, greatest } = space.plan;
    this.longest = max(this.longest, placeInColumns(space, 1, [limit(ratio, least, greatest)], this.ends, frame));
    this.appended += 1;
    space.solvedHeight = this.longest + space.bottom;
    return placed(space, this.size.width, frame, 0);
  }
}

// Growing rows

class GrowingRows implements Rows {
  private readonly space: Space;
  private readonly ratios: number[] = [];
  /** The frames before snapping and mirroring. */
  private frames = new Float64Array(64);
  /** The first photo of the last row, its top, the sum of its ratios, and the height of the row before it. */
  private start = 0;
  private y: number;
  private sum = 0;
  private previous: number | undefined;

  constructor(space: Space) {
    this.space = space;
    this.y = space.top;
  }

  get count(): number {
    return this.ratios.length;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  frame(index: number): Frame {
    if (!(Number.isInteger(index) && index >= 0 && index < this.count)) return { x: 0, y: 0, width: 0, height: 0 };
    return placed(this.space, this.size.width, this.frames, 4 * index);
  }

  append(ratio = NaN): number {
    const { space } = this, own = limit(ratio, space.plan.least, space.plan.greatest), count = this.count;
    let changed = this.start;
    if (!takes(space, own, count - this.start, this.sum)) {
      const before = this.frames.slice(4 * this.start, 4 * this.start + 4);
      const height = this.placeLast(false);
      if (before.every((number, side) => number === this.frames[4 * this.start + side])) changed = count;
      this.y = this.y + height + space.rowGap;
      this.previous = height;
      this.start = count;
      this.sum = 0;
    }
    this.ratios.push(own);
    this.sum += own;
    if (this.frames.length < 4 * this.count) {
      const longer = new Float64Array(8 * this.count);
      longer.set(this.frames);
      this.frames = longer;
    }
    space.solvedHeight = this.y + this.placeLast(true) + space.bottom;
    return changed;
  }

  /** Places the last row and returns its height. */
  private placeLast(isLast: boolean): number {
    return placeRow(this.space, this.start, this.count, this.sum, this.y, isLast, this.previous, this.ratios, this.frames);
  }
}

"""#
            ),
        ])
}
