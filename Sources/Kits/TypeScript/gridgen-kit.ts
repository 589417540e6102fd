/**
 * What all grids have in common. A file that gridgen generates has its grid as one value, which it passes to these functions: with
 * `--kit` it imports them, and otherwise it contains those that it reaches.
 *
 * @module
 */

/** The layout; null if there is none. */
export function makeLayout(grid: Grid, request: LayoutRequest): Layout | null {
  const space = new Space();
  return fillAll(grid, space, request, null) < 0 ? null : new Tiles(space);
}

/** The height of the container; null if there is no layout. */
export function measureHeight(grid: Grid, request: LayoutRequest): number | null {
  return fillAll(grid, shared, request, null) < 0 ? null : sizeOf(shared).height;
}

/** The frames of all tiles; null if there is no layout. */
export function makeFrames(grid: Grid, request: LayoutRequest): Frame[] | null {
  const tiles = fillAll(grid, shared, request, null), frames: Frame[] = [];
  if (tiles < 0) return null;
  placeAll(filled);
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}

/** Writes the frames of all tiles to an array; null if there is no layout or the array is too short. */
export function fillFrames(grid: Grid, target: Float64Array, request: LayoutRequest): number | null {
  const tiles = fillAll(grid, shared, request, target);
  if (tiles < 0) return null;
  placeAll(target);
  return tiles;
}

/** The movements of the photos that are in both arrays; null if a layout is missing. */
export function makeMoves<Photo>(
  layoutOf: (count: number, photos: readonly Photo[]) => Layout | null,
  before: readonly Photo[],
  after: readonly Photo[],
): Move[] | null {
  const start = layoutOf(before.length, before), end = layoutOf(after.length, after);
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

/**
 * The tile next to another one, for arrow keys: of those that begin farther on and lie beside it, the nearest; of several, the
 * first. `direction` is one edge, on the screen also in a mirrored layout. Null at the container's edge, or for an index without a
 * tile.
 */
export function neighbor(layout: Layout, index: number, direction: number): number | null {
  if (!(Number.isInteger(index) && index >= 0 && index < layout.length)) return null;
  const tile = layout.frame(index), isVertical = direction === Edge.top || direction === Edge.bottom;
  let nearest: number | null = null, distance = Infinity;
  for (let other = 0; other < layout.length; other++) {
    const frame = layout.frame(other);
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

/**
 * The tiles between two heights, such as the visible part of a page, as the first index and the one after the last:
 * `photos.slice(...range(layout, top, bottom))`. Equal indices if no tile meets the heights. Takes O(log n) steps for rows and, as a
 * rule, for waterfalls; otherwise O(n).
 */
export function range(layout: Layout, top: number, bottom: number): [number, number] {
  const columns = layout instanceof Tiles ? runsOf(layout.space) : 0;
  // In a container that is too low, tiles have no height, and rows aren't in order.
  if (columns === 0 || (columns === 1 && !(layout.frame(0).height > 0))) {
    let first = 0, end = 0;
    for (let index = 0; index < layout.length; index++) {
      const { y, height } = layout.frame(index);
      if (!(y < bottom && y + height > top)) continue;
      if (end === 0) first = index;
      end = index + 1;
    }
    return [first, end];
  }
  let end = firstIndex(layout, ({ y }) => y >= bottom);
  if (columns === 1) return [min(end, firstIndex(layout, ({ y, height }) => y + height > top)), end];
  // Photos that begin above the range may reach into it, but none before one of its column that ends above.
  let start = min(end, firstIndex(layout, ({ y }) => y > top));
  const ended = new Set<number>();
  for (let place = start - 1; place >= 0 && ended.size < columns; place--) {
    const { x, y, height } = layout.frame(place);
    if (y + height > top) start = place;
    else ended.add(x);
  }
  for (; end > start; end--) {
    const { y, height } = layout.frame(end - 1);
    if (y + height > top) break;
  }
  return [start, end];
}

/** How many runs of tiles go from the top to the bottom; 0 if tiles are in any order. */
const runsOf = ({ plan }: Space): number => plan.kind.runs(plan as never);

/** The first tile for which something holds that holds for all tiles after it; the number of tiles if there is none. */
function firstIndex(layout: Layout, holds: (frame: Frame) => boolean): number {
  let start = 0, rest = layout.length;
  while (rest > 0) {
    const half = rest >> 1;
    if (holds(layout.frame(start + half))) rest = half;
    else {
      start += half + 1;
      rest -= half + 1;
    }
  }
  return start;
}

/**
 * The part of a photo that is seen on a tile that it covers, in fractions of the photo's size, which is in any unit. The focus,
 * which is the middle by default or if it is NaN, is as near to the middle of the part as the photo's edges allow. A mirrored layout
 * doesn't mirror photos. The whole photo for an index without a tile, an empty tile, or a photo whose sides or ratio aren't finite
 * and above 0.
 */
export function crop(layout: Layout, index: number, photo: Size, focus: Focus = { x: 0.5, y: 0.5 }): Frame {
  const tile = layout.frame(index);
  const own = photo.width / photo.height, ratio = tile.width / tile.height, share = ratio / own;
  if (!(photo.width > 0 && photo.height > 0 && share > 0 && share < Infinity)) return { x: 0, y: 0, width: 1, height: 1 };
  const width = share < 1 ? share : 1, height = own / ratio < 1 ? own / ratio : 1;
  return { x: partStart(width, focus.x), y: partStart(height, focus.y), width, height };
}

/** Where a part of a photo's side begins. */
function partStart(length: number, focus: number): number {
  const start = (Number.isNaN(focus) ? 0.5 : focus) - length * 0.5;
  return start > 0 ? (start < 1 - length ? start : 1 - length) : 0;
}

/**
 * What a page says of an album to a style sheet of the same spec. `shape` gives the letters of patterns, up to `appendLimit` photos may
 * have a tile that adds one, `keepsRatios` says whether the sheet asks for ratios, and `isAcross` which photos lie across all columns.
 * Ratios that are unknown aren't written.
 */
export function makeAttributes(
  album: Album,
  shape: ((ratio: number) => string) | null,
  appendLimit: number,
  keepsRatios: boolean,
  isAcross: ((ratio: number) => boolean) | null,
): AlbumAttributes {
  const { count, ratios, editing } = album, element: ElementAttributes = {}, photos: ElementAttributes[] = [];
  let letters = "";
  for (let index = 0; index < count; index++) {
    const ratio = ratios?.[index] ?? NaN, photo: ElementAttributes = {};
    if (shape !== null) letters += shape(ratio);
    if (keepsRatios && ratio > 0 && ratio < Infinity) {
      photo.style = { "--r": `${ratio}` };
      (element.style ??= {})[`--r${index + 1}`] = `${ratio}`;
      if (isAcross !== null && isAcross(ratio)) photo["data-wide"] = "";
    }
    photos.push(photo);
  }
  if (shape !== null) element["data-shapes"] = letters + (editing === true && count < appendLimit ? "+" : "");
  return { element, photos };
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
  /** Whether a tile that adds a photo follows fewer photos than the spec's limit. */
  readonly editing?: boolean | undefined;
}

/** What a layout depends on: the photos, the container and choices. */
export interface LayoutRequest extends Container {
  /** The number of photos. */
  readonly count: number;
  /** The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1. */
  readonly ratios?: ArrayLike<number> | undefined;
}

/** What a page knows of an album before it knows the container. */
export interface Album {
  /** The number of photos. */
  readonly count: number;
  /** The photos' widths divided by their heights. */
  readonly ratios?: ArrayLike<number> | undefined;
  /** Whether a tile that adds a photo follows fewer photos than the spec's limit. */
  readonly editing?: boolean | undefined;
}

/** Attributes of an element, in the form that React and Vue take: an object of custom properties as `style`. */
export interface ElementAttributes {
  "data-shapes"?: string;
  "data-wide"?: "";
  style?: { [property: `--${string}`]: string };
}

/** What a page says of an album: attributes of the element, and of each photo in it. */
export interface AlbumAttributes {
  readonly element: ElementAttributes;
  readonly photos: readonly ElementAttributes[];
}

/** The container's height, for grids whose tiles share it. */
export interface Filled {
  readonly height: number;
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

/** What a grid has between and around its tiles. */
export interface Spacing {
  readonly rowGap: number;
  readonly columnGap: number;
  readonly insets: Insets;
  /** The height of the heading between the top inset and the tiles; 0 without one. */
  readonly heading: number;
  /** The height of the foot below each tile; 0 without one. */
  readonly foot: number;
  /** Whether tiles share the container's height. */
  readonly needsHeight: boolean;
}

/** What is a grid's own. */
export interface Grid extends Spacing {
  /** The greatest number of photos with a tile that adds one; 0 if there is none. */
  readonly appendLimit: number;
  readonly plan: Choose;
}

/** Chooses the plan for a count at a width; nothing if there is no rule. `adds` says that the last of the count is the tile that adds a photo. */
// deno-fmt-ignore
export type Choose = (count: number, width: number, ratios: Ratios, adds: boolean, /*@ heights */ height: number /*@ end */) => Plan | undefined;

/** A layout in a container. */
export class Space {
  plan!: Plan;
  tiles = 0;
  hidden = 0;
  /** Whether the last tile adds a photo. */
  adds = false;
  /** The container's size in the request. */
  width = 0;
  height = 0;
  /** The size within the insets; negative if the container is too small. */
  contentWidth = 0;
  contentHeight = 0;
  /** The container's size before snapping. */
  solvedWidth = 0;
  solvedHeight = 0;
  top = 0;
  leading = 0;
  bottom = 0;
  trailing = 0;
  rowGap = 0;
  columnGap = 0;
  /** The pixels per unit; 0 if edges aren't snapped. */
  scale = 0;
  mirrored = false;
}

const min = (a: number, b: number): number => (b < a ? b : a);
const max = (a: number, b: number): number => (b >= a ? b : a);

/**
 * A member that an object may lack, unless it is one of all objects, since some code changed `Object.prototype`. So short that engines
 * inline it.
 */
export function owned<Value>(object: object, name: string, value: Value): Value | undefined {
  return value === undefined || !(name in Object.prototype) || hasOwn(object, name) ? value : undefined;
}

/** Whether an object or its class has a member. */
function hasOwn(object: object | null, name: string): boolean {
  return object !== null && object !== Object.prototype &&
    (Object.prototype.hasOwnProperty.call(object, name) || hasOwn(Object.getPrototypeOf(object), name));
}

/**
 * Measures a container, which may have a ratio; false if a number isn't finite or `scale` isn't positive. Layouts may share the space,
 * and getters of the container may make layouts, so that all is read first.
 */
export function measureContainer(grid: Spacing, space: Space, ratio: number | undefined, width: number, container: Container): boolean {
  const gap = owned(container, "gap", container.gap), scale = owned(container, "scale", container.scale);
  const rowGap = (owned(container, "rowGap", container.rowGap) ?? gap ?? grid.rowGap) + grid.foot;
  const columnGap = owned(container, "columnGap", container.columnGap) ?? gap ?? grid.columnGap;
  const insets = owned(container, "insets", container.insets) ?? grid.insets, { leading, trailing } = insets;
  const top = insets.top + grid.heading, bottom = insets.bottom + grid.foot;
  const mirrored = owned(container, "mirrored", container.mirrored) ?? false;
  const height = grid.needsHeight ? owned(container, "height", container.height) ?? NaN : 0;
  if (scale !== undefined && !(scale > 0 && scale < Infinity)) return false;
  // Only finite numbers times 0 give 0; 1e7 leaves room for sums.
  const sides = (top + bottom) * 1e7 * 0 + (leading + trailing) * 1e7 * 0;
  if (width * 1e7 * 0 + height * 1e7 * 0 + rowGap * 1e7 * 0 + columnGap * 1e7 * 0 + sides !== 0) return false;
  space.width = max(0, width);
  space.height = ratio === undefined ? max(0, height) : ratio > 0 ? space.width / ratio : -ratio;
  space.contentWidth = space.width - leading - trailing;
  space.contentHeight = space.height - top - bottom;
  space.solvedWidth = space.width;
  space.solvedHeight = space.height;
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

/** The space of layouts that aren't kept. */
const shared = /* @__PURE__ */ new Space();
/** The frames of the last layout, if callers gave no array, and room for those of small layouts. */
let filled = /* @__PURE__ */ new Float64Array(64);
const room = filled;

/** An array for the frames of a layout, if callers gave none. */
function newFrames(tiles: number): Float64Array {
  const numbers = 4 * tiles;
  return filled = numbers <= room.length ? room : new Float64Array(numbers);
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
export function snapSize({ columnGap, rowGap, scale }: Omit<Snapping, "mirrored">, width: number, height: number): Size {
  const size = { width: max(0, width), height: max(0, height) };
  return scale > 0 ? { width: snap(0, size.width, columnGap, scale), height: snap(0, size.height, rowGap, scale) } : size;
}

/** The size of the container, snapped. */
const sizeOf = (space: Space): Size => snapSize(space, space.solvedWidth, space.solvedHeight);

/** Snaps and mirrors frames, each x, y, width and height, in a container of a width. */
export function place({ columnGap, rowGap, scale, mirrored }: Snapping, outer: number, frames: Float64Array, end: number): void {
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

export const frameAt = (frames: ArrayLike<number>, at: number): Frame => ({
  x: frames[at]!,
  y: frames[at + 1]!,
  width: frames[at + 2]!,
  height: frames[at + 3]!,
});

/** Snaps and mirrors the frames of the shared layout, if need be. */
function placeAll(frames: Float64Array): void {
  if (shared.scale > 0 || shared.mirrored) place(shared, sizeOf(shared).width, frames, 4 * shared.tiles);
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
export const reflect = (edges: number): number =>
  (edges & (Edge.top | Edge.bottom)) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);

class Tiles implements Layout {
  readonly size: Size;
  readonly length: number;
  readonly hidden: number;
  readonly space: Space;
  /** The frames before snapping and mirroring. */
  private readonly frames: number[] = [];

  constructor(space: Space) {
    const { tiles, hidden } = space;
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
    return this.space.adds ? "add" : this.hidden > 0 ? "more" : "photo";
  }

  edges(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return 0;
    const { plan, mirrored } = this.space, edges = plan.kind.edges(this.space, plan as never, index, this.frames);
    return mirrored ? reflect(edges) : edges;
  }
}

// Plans

/** How tiles are laid out. Its kind has the functions that know the other members. */
export interface Plan {
  readonly kind: Kind;
  /** The number of tiles. */
  readonly tiles: number;
  /** The container's ratio, width to height. Most plans have none, and tables have many plans. */
  readonly ratio?: number;
}

/** What can be asked of a plan of a kind. A file none of whose plans is of a kind doesn't contain it. */
export interface Kind {
  /** The ratios of tiles that keep those of their photos; `photos` counts also those without a tile. */
  limit(plan: never, ratios: Ratios, photos: number, adds: boolean): Float64Array;
  /** Finds the size of the container, if it is neither given nor found by filling. */
  size(space: Space, plan: never): void;
  /** Writes frames before snapping and mirroring. */
  fill(space: Space, plan: never, frames: Float64Array, ratios: Float64Array): void;
  /** The edges of the container that a tile touches, before mirroring. */
  edges(space: Space, plan: never, index: number, frames: ArrayLike<number>): number;
  /** How many runs of tiles go from the top to the bottom: one for rows, a waterfall's columns; 0 if tiles are in any order. */
  runs(plan: never): number;
}

/** Of kinds: no limited ratios, nothing to do, and no edges or runs. */
const noRatios = (): Float64Array => noRoom;
const nothing = (): void => {};
const none = (): number => 0;

/** The plan for no photos. */
export const noTiles: Plan = {
  kind: {
    limit: noRatios,
    size(space: Space): void {
      space.solvedHeight = 0;
    },
    fill: nothing,
    edges: none,
    runs: none,
  },
  tiles: 0,
};

/** The plan for no photos in a container that is as wide as its tiles. */
export const noWidth: Plan = {
  kind: {
    limit: noRatios,
    size(space: Space): void {
      space.solvedWidth = 0;
      space.solvedHeight = 0;
    },
    fill: nothing,
    edges: none,
    runs: none,
  },
  tiles: 0,
};

/** The number of tiles for a number of photos; null if there is no rule for it. */
export function countTiles(choose: Choose, count: number, appendLimit = 0, editing = false): number | null {
  const adds = hasAddTile(count, appendLimit, editing), photos = adds ? count + 1 : count, ratios = new Ratios([]);
  ratios.free();
  return Number.isInteger(photos) && photos >= 0 ? choose(photos, 0, ratios, adds, /*@ heights */ 0 /*@ end */)?.tiles ?? null : null;
}

/** Whether a tile that adds a photo follows. */
const hasAddTile = (count: number, limit: number, editing: boolean): boolean => editing && count >= 0 && count < limit;

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

/** Writes the frames of all tiles before snapping and mirroring; returns their number, or -1 without a layout or if `target` is too short. */
function fillAll(grid: Grid, space: Space, request: LayoutRequest, target: Float64Array | null): number {
  const { count, width } = request, editing = owned(request, "editing", request.editing) ?? false;
  const adds = hasAddTile(count, grid.appendLimit, editing);
  const ratios = new Ratios(owned(request, "ratios", request.ratios) ?? []), photos = adds ? count + 1 : count;
  // Counts below 0 stand for written rows.
  // deno-fmt-ignore
  const plan = Number.isInteger(photos) && photos >= 0 ? grid.plan(photos, width, ratios, adds, /*@ heights */ grid.needsHeight ? owned(request, "height", request.height) ?? NaN : 0 /*@ end */) : undefined;
  // The frames of ten million tiles take about 300 MB.
  if (plan === undefined || plan.tiles > 10000000) return -1;
  const { kind, tiles } = plan;
  if (target !== null && 4 * tiles > target.length) return -1;
  const limited = kind.limit(plan as never, ratios, photos, adds);
  if (!measureContainer(grid, space, owned(plan, "ratio", plan.ratio), width, request)) return -1;
  // From here on, all has been read.
  ratios.free();
  space.plan = plan;
  space.tiles = tiles;
  space.hidden = max(photos - tiles, 0);
  space.adds = adds;
  kind.size(space, plan as never);
  kind.fill(space, plan as never, target ?? newFrames(tiles), limited);
  return tiles;
}

// Blocks of equal tiles in a table

/**
 * The numbers of layouts: for each the divisors of its other numbers, across and down, and what `size` reads; then for each block of
 * equal tiles columns, rows, edges, and what `block` reads.
 */
export interface Table {
  readonly numbers: Float64Array;
  /** How many numbers precede the blocks, and how many a block has. */
  readonly head: number;
  readonly line: number;
  /** Writes the first tile of a block: x, y, width and height. */
  block(tile: Float64Array, at: number, across: number, down: number, space: Space): void;
  /** Finds the size of the container, if it isn't given. */
  size(start: number, space: Space): void;
}

/** A layout in a table. */
export interface TablePlan extends Plan {
  readonly table: Table;
  /** The index of the layout's first number. */
  readonly start: number;
}

const firstTile = /* @__PURE__ */ new Float64Array(4);

/** Layouts in a table. */
export const inTable: Kind = {
  limit: noRatios,

  size(space: Space, { table, start }: TablePlan): void {
    table.size(start, space);
  },

  fill(space: Space, { table, start, tiles }: TablePlan, frames: Float64Array): void {
    const { numbers, line } = table, { rowGap, columnGap } = space, across = 1 / numbers[start]!, down = 1 / numbers[start + 1]!;
    const end = 4 * tiles;
    for (let at = 0, next = start + table.head; at < end; next += line) {
      const columns = numbers[next]! | 0, rows = numbers[next + 1]! | 0;
      table.block(firstTile, next + 3, across, down, space);
      const x = firstTile[0]!, y = firstTile[1]!;
      const width = firstTile[2]! >= 0 ? firstTile[2]! : 0, height = firstTile[3]! >= 0 ? firstTile[3]! : 0;
      for (let row = 0; row < rows; row++) {
        const top = y + row * (height + rowGap);
        for (let column = 0; column < columns; column++, at += 4) {
          frames[at] = x + column * (width + columnGap);
          frames[at + 1] = top;
          frames[at + 2] = width;
          frames[at + 3] = height;
        }
      }
    }
  },

  edges(_space: Space, { table: { numbers, head, line }, start }: TablePlan, index: number): number {
    let at = start + head, tiles = numbers[at]! * numbers[at + 1]!;
    while (index >= tiles) {
      index -= tiles;
      at += line;
      tiles = numbers[at]! * numbers[at + 1]!;
    }
    return edgesInBlock(index, numbers[at]!, tiles, numbers[at + 2]!);
  },

  runs: none,
};

/** The edges of a tile in a block, whose outer tiles touch some. */
function edgesInBlock(index: number, columns: number, tiles: number, edges: number): number {
  const column = index % columns;
  return edges & ~(
    (index >= columns ? Edge.top : 0) | (index - column + columns < tiles ? Edge.bottom : 0) |
    (column > 0 ? Edge.left : 0) | (column < columns - 1 ? Edge.right : 0)
  );
}

// Rows of equal tiles

/** The greatest number of tiles in a row, and how a last row that isn't full is laid out. */
export interface RowLengths {
  readonly tiles: number;
  readonly perRow: number;
  readonly last: "short" | "stretch" | "balanced";
}

/** Rows of equal tiles. */
export interface EqualRowsPlan extends Plan, RowLengths {
  readonly sizing: "tileRatio" | "tileHeight" | "tileSize" | "frame" | "spread";
  /** The part of what is left that lies before a short row. */
  readonly align: number;
  /** The ratio or the width of tiles; 0 if they share the container's height. */
  readonly size: number;
  /** The height of tiles; 0 if it follows from others. */
  readonly height: number;
}

/** The number and length of the first rows, and of the last ones. */
export interface Split {
  readonly firstRows: number;
  readonly firstLength: number;
  readonly lastRows: number;
  readonly lastLength: number;
}

export function split({ tiles, perRow, last }: RowLengths): Split {
  const rows = Math.floor((tiles - 1) / perRow) + 1, longer = tiles % rows, length = Math.floor(tiles / rows);
  return last === "balanced"
    ? { firstRows: rows - longer, firstLength: length, lastRows: longer, lastLength: length + 1 }
    : { firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: tiles - (rows - 1) * perRow };
}

/** The slots of a row of `length` tiles; some may stay empty. */
export function slots(plan: EqualRowsPlan, length: number, { firstRows, firstLength, lastRows, lastLength }: Split): number {
  if (plan.sizing === "tileSize") return max(firstRows > 0 ? firstLength : 0, lastRows > 0 ? lastLength : 0);
  // What is left of the width is after a single column.
  if (plan.sizing === "spread") return max(plan.perRow, 2);
  return plan.last === "short" ? plan.perRow : length;
}

export function tileOf(space: Space, plan: EqualRowsPlan, length: number, lengths: Split): Size {
  const { size, height, sizing } = plan, count = slots(plan, length, lengths);
  const width = (space.contentWidth - (count - 1) * space.columnGap) / count;
  if (sizing === "tileRatio") return { width, height: width / size };
  if (sizing === "tileHeight") return { width, height };
  if (sizing !== "frame") return { width: size, height };
  const rows = lengths.firstRows + lengths.lastRows;
  return { width, height: (space.contentHeight - (rows - 1) * space.rowGap) / rows };
}

/** Rows of equal tiles. */
export const inEqualRows: Kind = {
  limit: noRatios,

  size(space: Space, plan: EqualRowsPlan): void {
    if (plan.sizing === "frame") return;
    const lengths = split(plan), first = tileOf(space, plan, lengths.firstLength, lengths);
    const last = tileOf(space, plan, lengths.lastLength, lengths);
    const rows = lengths.firstRows * first.height + lengths.lastRows * last.height;
    const gaps = (lengths.firstRows + lengths.lastRows - 1) * space.rowGap;
    space.solvedHeight = space.top + space.bottom + rows + gaps;
    if (plan.sizing !== "tileSize") return;
    const count = slots(plan, lengths.lastLength, lengths);
    const width = count * last.width + (count - 1) * space.columnGap;
    space.solvedWidth = space.leading + space.trailing + width;
  },

  fill(space: Space, plan: EqualRowsPlan, frames: Float64Array): void {
    const { rowGap } = space, { align, size, perRow } = plan, lengths = split(plan);
    const firstHeight = tileOf(space, plan, lengths.firstLength, lengths).height, isSpread = plan.sizing === "spread" && perRow > 1;
    const gap = isSpread ? max(0, (space.contentWidth - perRow * size) / (perRow - 1)) : space.columnGap;
    for (let part = lengths.firstRows > 0 ? 0 : 1, at = 0; part < 2; part++) {
      const rows = (part === 0 ? lengths.firstRows : lengths.lastRows) | 0;
      const length = (part === 0 ? lengths.firstLength : lengths.lastLength) | 0, empty = slots(plan, length, lengths) - length;
      const own = tileOf(space, plan, length, lengths), width = max(0, own.width), height = max(0, own.height);
      const x = space.leading + align * empty * (own.width + space.columnGap);
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
  },

  edges(_space: Space, plan: EqualRowsPlan, index: number): number {
    const lengths = split(plan), { firstRows, firstLength, lastRows, lastLength } = lengths, firstTiles = firstLength * firstRows;
    const isFirst = index < firstTiles, length = isFirst ? firstLength : lastLength, { align } = plan;
    const empty = slots(plan, length, lengths) - length;
    const edges = (isFirst || firstRows === 0 ? Edge.top : 0) | (!isFirst || lastRows === 0 ? Edge.bottom : 0) |
      (align === 0 || empty === 0 ? Edge.left : 0) | (align === 1 || empty === 0 ? Edge.right : 0);
    return isFirst ? edgesInBlock(index, length, firstTiles, edges) : edgesInBlock(index - firstTiles, length, length * lastRows, edges);
  },

  runs: (): number => 1,
};

// Blocks that repeat

/** Blocks of so many photos, one below the other; the last one may have fewer. */
export interface RepeatPlan extends Plan {
  readonly perBlock: number;
  /** Whether every second block is reflected. */
  readonly reflects: boolean;
  /** The plan of a block. */
  block(photos: number, width: number): Plan | undefined;
}

/** A block of so many photos as a layout of its own. */
function blockOf(space: Space, { block }: RepeatPlan, photos: number): { readonly own: Space; readonly plan: Plan } {
  const plan = block(photos, space.width) ?? noTiles, own = { ...space, tiles: plan.tiles };
  plan.kind.size(own, plan as never);
  return { own, plan };
}

/** The distance of a block from the next. */
const stepOf = ({ solvedHeight, top, bottom, rowGap }: Space): number => solvedHeight - top - bottom + rowGap;

/** Blocks that repeat. */
export const inRepeat: Kind = {
  limit: noRatios,

  /** Whole blocks, and the photos that remain. */
  size(space: Space, plan: RepeatPlan): void {
    const { perBlock, tiles } = plan, rest = tiles % perBlock, { own } = blockOf(space, plan, perBlock);
    const last = rest > 0 ? stepOf(blockOf(space, plan, rest).own) : 0;
    const height = Math.floor(tiles / perBlock) * stepOf(own) + last - space.rowGap;
    space.solvedWidth = own.solvedWidth;
    space.solvedHeight = height + space.top + space.bottom;
  },

  /** The frames of the first block are also those of the others: moved, and reflected if need be. */
  fill(space: Space, plan: RepeatPlan, frames: Float64Array): void {
    const { perBlock, tiles, reflects } = plan, step = stepOf(blockOf(space, plan, perBlock).own);
    for (let start = 0, block = 0; start < tiles; start += perBlock, block++) {
      const isRest = tiles - start < perBlock, photos = isRest ? tiles - start : perBlock, first = isRest ? start : 0;
      if (block === 0 || isRest) {
        const { own, plan: inner } = blockOf(space, plan, photos);
        inner.kind.fill(own, inner as never, frames.subarray(4 * start), noRoom);
      }
      if (block === 0) continue;
      for (let index = 0; index < photos; index++) {
        const from = 4 * (first + index), to = 4 * (start + index), x = frames[from]!, width = frames[from + 2]!;
        frames[to] = reflects && block % 2 === 1 ? space.leading + space.solvedWidth - space.trailing - x - width : x;
        frames[to + 1] = frames[from + 1]! + block * step;
        frames[to + 2] = width;
        frames[to + 3] = frames[from + 3]!;
      }
    }
  },

  edges(space: Space, plan: RepeatPlan, index: number, frames: ArrayLike<number>): number {
    const { perBlock, tiles, reflects } = plan, number = Math.floor(index / perBlock), rest = tiles - number * perBlock;
    const { own, plan: inner } = blockOf(space, plan, min(rest, perBlock));
    let edges = inner.kind.edges(own, inner as never, index % perBlock, frames);
    if (number > 0) edges &= ~Edge.top;
    if (rest > inner.tiles) edges &= ~Edge.bottom;
    return reflects && number % 2 === 1 ? reflect(edges) : edges;
  },

  runs: none,
};

// Written rows and others

/** Rows that are written and rows of the other photos, one below the other. Counts below 0 stand for the written ones, 0 for none. */
export interface WrittenRows<Others extends Plan> extends Plan {
  readonly above: number;
  readonly below: number;
  readonly others: Others;
  /** The plan of a count. */
  block(count: number, width: number): Plan | undefined;
}

/** Written rows and others, of equal tiles. */
export interface PartsPlan extends WrittenRows<EqualRowsPlan> {}

/** Calls `visit` with each part, the container that ends below it, whose height it finds, and the index of its first tile. */
function forEachPart(
  space: Space,
  { above, below, others, block }: WrittenRows<Plan>,
  visit: (own: Space, part: Plan, start: number) => void,
): void {
  const own = { ...space };
  let start = 0;
  for (const part of [above < 0 ? block(above, 0) : undefined, others, below < 0 ? block(below, 0) : undefined]) {
    if (part === undefined || part.tiles === 0) continue;
    own.plan = part;
    own.tiles = part.tiles;
    visit(own, part, start);
    own.top = own.solvedHeight - own.bottom + own.rowGap;
    start += part.tiles;
  }
  space.solvedHeight = own.solvedHeight;
}

function fillParts(space: Space, plan: WrittenRows<Plan>, frames: Float64Array, ratios: Float64Array): void {
  forEachPart(space, plan, (own, part, start) => {
    part.kind.size(own, part as never);
    part.kind.fill(own, part as never, frames.subarray(4 * start), ratios.subarray(start));
  });
}

function edgesInParts(space: Space, plan: WrittenRows<Plan>, index: number, frames: ArrayLike<number>): number {
  let edges = 0;
  forEachPart({ ...space }, plan, (own, part, start) => {
    if (index < start || index >= start + part.tiles) return;
    edges = part.kind.edges(own, part as never, index - start, frames);
    if (start > 0) edges &= ~Edge.top;
    if (start + part.tiles < plan.tiles) edges &= ~Edge.bottom;
  });
  return edges;
}

/** Written rows and others. */
export const inParts: Kind = {
  limit: noRatios,

  size(space: Space, plan: PartsPlan): void {
    forEachPart(space, plan, (own, part) => part.kind.size(own, part as never));
  },

  fill: fillParts,
  edges: edgesInParts,
  runs: none,
};

// Photos that keep their ratios

/** The limits of the photos' ratios. */
export interface PhotoPlan extends Plan {
  readonly least: number;
  readonly greatest: number;
  /** Whether the limits end at 1: they are above 1 if the photos are wide on average, otherwise below. */
  readonly isSided: boolean;
}

/** A ratio; an unknown one counts as 1. */
const ratioOf = (ratio: number): number => (ratio > 0 && ratio < Infinity ? ratio : 1);

/** The ratios of the tiles, within the limits of a plan. */
export function limitedRatios({ least, greatest, isSided, tiles }: PhotoPlan, ratios: Ratios, photos: number, adds: boolean): Float64Array {
  // The add tile has no photo.
  const count = adds ? min(ratios.length, tiles - 1) : ratios.length;
  if (isSided) {
    const given = min(count, photos), all = ratios.read(given);
    let sum = 0;
    for (let index = 0; index < given; index++) sum += ratioOf(all[index]!);
    if (sum + (photos - given) > photos * 1.000001) least = max(least, 1);
    else greatest = min(greatest, 1);
  }
  const limited = ratios.read(tiles);
  for (let index = 0; index < tiles; index++) limited[index] = min(max(index < count ? ratioOf(limited[index]!) : 1, least), greatest);
  return limited;
}

function put(frames: Float64Array, index: number, x: number, y: number, width: number, height: number): void {
  frames[4 * index] = x;
  frames[4 * index + 1] = y;
  frames[4 * index + 2] = width;
  frames[4 * index + 3] = height;
}

function sumOf(ratios: Float64Array, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += ratios[index]!;
  return sum;
}

/** Places the photos of a row of a height, side by side. */
export function putRow(
  space: Space,
  start: number,
  end: number,
  x: number,
  y: number,
  height: number,
  ratios: ArrayLike<number>,
  frames: Float64Array,
): void {
  const side = max(0, height);
  for (let index = start; index < end; index++) {
    const width = side * ratios[index]!;
    put(frames, index, x, y, width, side);
    x += width + space.columnGap;
  }
}

/** Written rows and others, of photos. */
export interface PhotoPartsPlan extends WrittenRows<PhotoRowsPlan>, PhotoPlan {}

/** Written rows and others, of photos. */
export const inPhotoParts: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill: fillParts,
  edges: edgesInParts,
  runs: none,
};

// Boxes

/** Photos within a box, which is as wide as the container or less. */
export interface BoxPlan extends PhotoPlan {
  /** The box's ratio, width to height; or its height, negated. */
  readonly box: number;
  /** How many halves of the free width are before photos that the box makes narrower than the container. */
  readonly halvesBefore: number;
}

/**
 * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
 * higher than their box.
 */
function widthInBox({ contentWidth }: Space, { box }: BoxPlan, slope: number, offset: number): number {
  const most = box > 0 ? contentWidth / box : -box;
  return slope * contentWidth + offset <= most ? contentWidth : max(0, (most - offset) / slope);
}

/** The left inset with the free width before photos that are this wide. */
function leadingInBox(space: Space, { halvesBefore }: BoxPlan, width: number): number {
  return space.leading + ((space.contentWidth - width) * halvesBefore) / 2;
}

/** The edges of a photo, less those that it doesn't touch because a box makes the photos narrower than the container. */
function edgesInBox({ leading, contentWidth }: Space, edges: number, index: number, frames: ArrayLike<number>): number {
  const x = frames[4 * index]!, width = frames[4 * index + 2]!, tolerance = 0.000001 * contentWidth;
  return edges & ~((x - leading > tolerance ? Edge.left : 0) | (leading + contentWidth - (x + width) > tolerance ? Edge.right : 0));
}

// Least heights

/** Photos that grow if they are too low. */
export interface GrownPlan extends BoxPlan {
  /** The ratio of the least box, width to height; or its height, negated. Of a plan without a greatest box, `box` is 0. */
  readonly floor: number;
}

/** What photos are lower than their least height. */
function missingHeight({ contentWidth, solvedHeight, top, bottom }: Space, { floor }: GrownPlan): number {
  const least = floor > 0 ? contentWidth / floor : -floor, own = solvedHeight - top - bottom;
  return own < least ? least - own : 0;
}

/** Moves photos down and makes them higher. */
function growPhotos(start: number, end: number, y: number, height: number, frames: Float64Array): void {
  for (let index = start; index < end; index++) {
    frames[4 * index + 1]! += y;
    frames[4 * index + 3]! += height;
  }
}

// Waterfalls

/** Columns, and each photo goes to the one that is shortest so far. */
export interface ColumnsPlan extends PhotoPlan {
  readonly columns: number;
  /** The ratio above which photos lie across all columns, or that ratio negated if it is one of them; 0 if no photos do. */
  readonly across: number;
}

/** The width of a column; negative if the container is too narrow. */
export function columnWidth(space: Space, columns: number): number {
  return (space.contentWidth - (columns - 1) * space.columnGap) / columns;
}

/** The ends of the last waterfall's columns. */
let columnEnds = /* @__PURE__ */ new Float64Array(16);

/**
 * Places photos in columns, and returns the end of the longest one. Each goes to the leftmost column that is at most a millionth of
 * the column width longer than the shortest, since columns that only differ by rounding count as equal.
 */
function placeInColumns(
  space: Space,
  { columns, across }: ColumnsPlan,
  photos: number,
  ratios: ArrayLike<number>,
  ends: Float64Array,
  frames: Float64Array,
): number {
  const { leading, columnGap, rowGap } = space, own = columnWidth(space, columns), width = own >= 0 ? own : 0;
  let longest = space.top;
  for (let index = 0, at = 0; index < photos; index++, at += 4) {
    const ratio = ratios[index]!;
    if (liesAcross(ratio, across)) {
      placeAcross(space, columns, ratio, ends, frames, index);
    } else {
      let least = ends[0]!;
      for (let other = 1; other < columns; other++) if (ends[other]! < least) least = ends[other]!;
      const limit = least + 0.000001 * width;
      let column = 0;
      while (ends[column]! > limit) column++;
      const y = ends[column]!, height = width / ratio;
      ends[column] = y + (height + rowGap);
      frames[at] = leading + column * (own + columnGap);
      frames[at + 1] = y;
      frames[at + 2] = width;
      frames[at + 3] = height;
    }
    const end = frames[at + 1]! + frames[at + 3]!;
    if (end >= longest) longest = end;
  }
  return longest;
}

/** Whether a photo lies across all columns. */
export const liesAcross = (ratio: number, across: number): boolean => across > 0 ? ratio > across : across < 0 && ratio >= -across;

/** Places a photo below the longest column; all columns go on below it. */
function placeAcross(space: Space, columns: number, ratio: number, ends: Float64Array, frames: Float64Array, index: number): void {
  let y = ends[0]!;
  for (let column = 1; column < columns; column++) if (ends[column]! > y) y = ends[column]!;
  const width = max(0, space.contentWidth), height = width / ratio;
  for (let column = 0; column < columns; column++) ends[column] = y + (height + space.rowGap);
  put(frames, index, space.leading, y, width, height);
}

/** Waterfalls. */
export const inColumns: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: ColumnsPlan, frames: Float64Array, ratios: Float64Array): void {
    const columns = plan.columns | 0;
    if (columnEnds.length < columns) columnEnds = new Float64Array(columns);
    for (let column = 0; column < columns; column++) columnEnds[column] = space.top;
    space.solvedHeight = placeInColumns(space, plan, plan.tiles, ratios, columnEnds, frames) + space.bottom;
  },

  /** A photo touches the bottom if it ends where the longest column does. */
  edges(space: Space, { columns }: ColumnsPlan, index: number, frames: ArrayLike<number>): number {
    const x = frames[4 * index]!, y = frames[4 * index + 1]!, height = frames[4 * index + 3]!;
    const width = columnWidth(space, columns),
      isAcross = frames[4 * index + 2]! > max(0, width),
      last = space.leading + (columns - 1) * (width + space.columnGap);
    const bottom = space.solvedHeight - space.bottom - 0.000001 * width;
    return (x === space.leading ? Edge.left : 0) | (x === last || isAcross ? Edge.right : 0) |
      (y === space.top ? Edge.top : 0) | (y + height >= bottom ? Edge.bottom : 0);
  },

  runs: ({ columns }: ColumnsPlan): number => columns,
};

/** Empty columns, which photos are appended to; null if there is no plan at this width, a number isn't finite or `scale` isn't positive. */
export function makeColumns(grid: Spacing, planFor: (width: number) => ColumnsPlan | undefined, container: Container): Columns | null {
  const space = new Space(), { width } = container, plan = planFor(max(0, width));
  return plan !== undefined && measureContainer(grid, space, undefined, width, container) ? new GrowingColumns(space, plan) : null;
}

class GrowingColumns implements Columns {
  private readonly space: Space;
  private readonly plan: ColumnsPlan;
  private readonly ends: Float64Array;
  private longest: number;
  private appended = 0;

  constructor(space: Space, plan: ColumnsPlan) {
    space.solvedHeight = 0;
    this.space = space;
    this.plan = plan;
    this.longest = space.top;
    this.ends = new Float64Array(plan.columns).fill(this.longest);
  }

  get count(): number {
    return this.appended;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  append(ratio = NaN): Frame {
    const { space, plan } = this, frame = new Float64Array(4);
    const own = min(max(ratioOf(ratio), plan.least), plan.greatest);
    this.longest = max(this.longest, placeInColumns(space, plan, 1, [own], this.ends, frame));
    this.appended += 1;
    space.solvedHeight = this.longest + space.bottom;
    return placed(space, this.size.width, frame, 0);
  }
}

// Rows of photos

/** Rows of photos that fill the width. */
export interface PhotoRowsPlan extends PhotoPlan, RowLengths {}

/** The same within a box. */
export interface BoxedRowsPlan extends BoxPlan, RowLengths {}

/** The ends of rows. */
function endsOfRows({ tiles, perRow, last }: RowLengths): number[] {
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const length = isBalanced ? Math.floor(tiles / rows) : perRow, longer = isBalanced ? tiles % rows : 0;
  const ends: number[] = [];
  for (let row = 0, end = 0; row < rows; row++) {
    end = min(end + length + (row >= rows - longer ? 1 : 0), tiles);
    ends.push(end);
  }
  return ends;
}

/** Fills a width: the tiles of a row have the height at which their widths fill it. */
function fillRows(space: Space, plan: RowLengths, width: number, leading: number, frames: Float64Array, ratios: Float64Array): void {
  let y = space.top, start = 0;
  for (const end of endsOfRows(plan)) {
    const height = (width - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end);
    putRow(space, start, end, leading, y, height, ratios, frames);
    y += height + space.rowGap;
    start = end;
  }
  space.solvedHeight = y - space.rowGap + space.bottom;
}

function edgesInRows({ tiles, perRow, last }: RowLengths, index: number): number {
  // Of balanced rows, the first ones are shorter by one.
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const least = isBalanced ? Math.floor(tiles / rows) : perRow, shorter = isBalanced ? (rows - tiles % rows) * least : tiles;
  const length = index < shorter ? least : least + 1, start = index - (index < shorter ? index : index - shorter) % length;
  return (start === 0 ? Edge.top : 0) | (start + length >= tiles ? Edge.bottom : 0) |
    (index === start ? Edge.left : 0) | (index === start + length - 1 || index === tiles - 1 ? Edge.right : 0);
}

/** Rows of photos. */
export const inPhotoRows: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill(space: Space, plan: PhotoRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    fillRows(space, plan, space.contentWidth, space.leading, frames, ratios);
  },
  edges: (_space: Space, plan: PhotoRowsPlan, index: number): number => edgesInRows(plan, index),
  runs: (): number => 1,
};

/** Rows of photos within a box: they fill the width, or are as high as the box. */
export const inBoxedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: BoxedRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    let slope = 0, offset = -space.rowGap, start = 0;
    for (const end of endsOfRows(plan)) {
      const sum = sumOf(ratios, start, end);
      slope += 1 / sum;
      offset += space.rowGap - ((end - start - 1) * space.columnGap) / sum;
      start = end;
    }
    const width = widthInBox(space, plan, slope, offset);
    fillRows(space, plan, width, leadingInBox(space, plan, width), frames, ratios);
  },

  edges: (space: Space, plan: BoxedRowsPlan, index: number, frames: ArrayLike<number>): number =>
    edgesInBox(space, edgesInRows(plan, index), index, frames),
  runs: (): number => 1,
};

/** Rows of photos with a least height. */
export interface GrownRowsPlan extends GrownPlan, RowLengths {}

/** Rows of photos that grow if they are too low. */
export const inGrownRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: GrownRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    (plan.box === 0 ? inPhotoRows : inBoxedRows).fill(space, plan as never, frames, ratios);
    const missing = missingHeight(space, plan);
    if (missing === 0) return;
    const ends = endsOfRows(plan), share = missing / ends.length;
    let start = 0;
    ends.forEach((end, row) => {
      growPhotos(start, end, row * share, share, frames);
      start = end;
    });
    space.solvedHeight += missing;
  },

  edges: (space: Space, plan: GrownRowsPlan, index: number, frames: ArrayLike<number>): number =>
    (plan.box === 0 ? inPhotoRows : inBoxedRows).edges(space, plan as never, index, frames),

  runs: (): number => 1,
};

// Strips

/** One row, which may be longer than the container. */
export interface StripPlan extends PhotoPlan {
  /** The ratio, width to height, of a box that is as high as the photos; or their height, negated. */
  readonly box: number;
  /** The part of what is left that lies before photos that are shorter than the container. */
  readonly align: number;
}

/** Photos side by side. */
export const inStrip: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, { tiles, box, align }: StripPlan, frames: Float64Array, ratios: Float64Array): void {
    const { contentWidth, leading } = space, height = box > 0 ? contentWidth / box : -box;
    const free = contentWidth - max(0, height) * sumOf(ratios, 0, tiles) - (tiles - 1) * space.columnGap;
    putRow(space, 0, tiles, free > 0 ? leading + align * free : leading, space.top, height, ratios, frames);
    const end = frames[4 * tiles - 4]! + frames[4 * tiles - 2]!;
    if (end - frames[0]! > contentWidth) space.solvedWidth = end + space.trailing;
    space.solvedHeight = space.top + height + space.bottom;
  },

  edges({ leading, solvedWidth, trailing }: Space, _plan: StripPlan, index: number, frames: ArrayLike<number>): number {
    const x = frames[4 * index]!, end = solvedWidth - trailing, near = 0.000001 * (end - leading);
    return Edge.top | Edge.bottom | (x <= leading + near ? Edge.left : 0) |
      (x + frames[4 * index + 2]! >= end - near ? Edge.right : 0);
  },

  runs: (): number => 1,
};

// Justified rows

/** The edges that a photo touches in rows that fill the width. */
function edgesInJustifiedRows(space: Space, _plan: Plan, index: number, frames: ArrayLike<number>): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, width = frames[4 * index + 2]!, height = frames[4 * index + 3]!;
  const tolerance = 0.000001 * space.contentWidth;
  return (y === space.top ? Edge.top : 0) | (x === space.leading ? Edge.left : 0) |
    (y + height >= space.solvedHeight - space.bottom - tolerance ? Edge.bottom : 0) |
    (x + width >= space.leading + space.contentWidth - tolerance ? Edge.right : 0);
}

/** Rows that are near to a height, above it, or below it; or tiles that are above a size. */
export interface AimedPlan extends PhotoPlan {
  readonly aim: "near" | "over" | "overSize" | "under";
  /** The height that rows aim at, or the least width of tiles. */
  readonly size: number;
  /** The least height of tiles, beside their least width. */
  readonly height?: number;
  /** The least and the greatest number of photos in a row. */
  readonly leastInRow: number;
  readonly perRow: number;
  readonly last: "short" | "stretch" | "balanced";
  /** The part of what is left that lies before a short row. */
  readonly align: number;
}

/** The height that a row aims at, whose narrowest photo has a ratio. */
const targetOf = ({ aim, size, height }: AimedPlan, narrowest: number): number =>
  aim === "overSize" ? max(height!, size / narrowest) : size;

/**
 * Whether a row takes the next photo; `narrowest` is the least ratio of the row with it. What differs by a millionth of the width is a
 * tie, which takes it, but not below a height.
 */
export function takes(space: Space, plan: AimedPlan, ratio: number, length: number, sum: number, narrowest: number): boolean {
  const { aim, leastInRow, perRow } = plan, width = space.contentWidth, gap = space.columnGap, size = targetOf(plan, narrowest);
  if (length < leastInRow || length >= perRow) return length < leastInRow;
  const own = sum * size + (length - 1) * gap, next = (sum + ratio) * size + length * gap;
  if (aim === "under") return own < width * 0.999999;
  if (aim !== "near") return next <= width * 1.000001;
  return own < width / 2 || Math.abs(next - width) <= Math.abs(own - width) + 0.000001 * width;
}

/** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
export function lastHeight(
  space: Space,
  plan: AimedPlan,
  start: number,
  end: number,
  sum: number,
  height: number,
  previous: number | undefined,
  ratios: ArrayLike<number>,
): number {
  let narrowest = ratios[start]!;
  for (let index = start; index < end; index++) narrowest = min(narrowest, ratios[index]!);
  const { aim, last } = plan, size = targetOf(plan, narrowest), greatest = (4 / 3) * size;
  const fills = aim === "under" ? !takes(space, plan, 1, end - start, sum, 1) : height <= greatest * 1.000001;
  if (last === "stretch" || fills) return height;
  return aim === "near" && previous !== undefined ? min(previous, greatest) : size;
}

/** Places the photos of a row, whose ratios have a sum, and returns its height; `previous` is that of the row before a last row that may be short. */
export function placeAimedRow(
  space: Space,
  plan: AimedPlan,
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
  const height = isLast ? lastHeight(space, plan, start, end, sum, full, previous, ratios) : full, { align } = plan;
  const x = height === full ? space.leading : space.leading + align * (space.contentWidth - gaps - height * sum);
  putRow(space, start, end, x, y, height, ratios, frames);
  return height;
}

/** Places rows one below the other; `next` gives the end of a row. */
function placeRows(space: Space, plan: AimedPlan, ratios: Float64Array, frames: Float64Array, next: (start: number) => number): void {
  const { tiles } = plan;
  let y = space.top, bottom = y, previous: number | undefined;
  for (let start = 0, end = 0; start < tiles; start = end) {
    end = next(start);
    const sum = sumOf(ratios, start, end);
    previous = placeAimedRow(space, plan, start, end, sum, y, end === tiles, previous, ratios, frames);
    bottom = y + previous;
    y = bottom + space.rowGap;
  }
  space.solvedHeight = bottom + space.bottom;
}

/** Justified rows, each of which takes photos as long as they bring it nearer to its aim. */
export const inJustifiedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: AimedPlan, frames: Float64Array, ratios: Float64Array): void {
    placeRows(space, plan, ratios, frames, (start) => {
      let end = start, sum = 0, narrowest = ratios[start]!;
      for (; end < plan.tiles; end++) {
        const ratio = ratios[end]!;
        narrowest = min(narrowest, ratio);
        if (!takes(space, plan, ratio, end - start, sum, narrowest)) break;
        sum += ratio;
      }
      return end;
    });
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};

/**
 * Justified rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
 * photos, `cuts` the lengths of their last rows.
 */
export const inBalancedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: AimedPlan, frames: Float64Array, ratios: Float64Array): void {
    const { tiles, leastInRow, perRow, size } = plan, width = space.contentWidth, tolerance = 0.000001 * size * size;
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
    placeRows(space, plan, ratios, frames, (start) => ends.get(start) ?? tiles);
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};

/** Written rows, and rows of the other photos that find their lengths. */
export interface AimedPartsPlan extends WrittenRows<AimedPlan>, PhotoPlan {}

/** Written rows and others that find their lengths: the edges of these follow from their frames. */
export const inAimedParts: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill: fillParts,

  edges(space: Space, plan: AimedPartsPlan, index: number, frames: ArrayLike<number>): number {
    const written = (count: number): number => (count < 0 ? plan.block(count, 0)!.tiles : 0);
    const start = written(plan.above), end = plan.tiles - written(plan.below);
    if (index < start || index >= end) return edgesInParts(space, plan, index, frames);
    let edges = edgesInJustifiedRows(space, plan, index, frames);
    if (start > 0) edges &= ~Edge.top;
    if (end < plan.tiles) edges &= ~Edge.bottom;
    return edges;
  },

  runs: none,
};

/** Empty rows, which photos are appended to; null if there is no plan at this width, a number isn't finite or `scale` isn't positive. */
export function makeRows(grid: Spacing, planFor: (width: number) => AimedPlan | undefined, container: Container): Rows | null {
  const space = new Space(), { width } = container, plan = planFor(max(0, width));
  return plan !== undefined && measureContainer(grid, space, undefined, width, container) ? new GrowingRows(space, plan) : null;
}

class GrowingRows implements Rows {
  private readonly space: Space;
  private readonly plan: AimedPlan;
  private readonly ratios: number[] = [];
  /** The frames before snapping and mirroring. */
  private frames = new Float64Array(64);
  /** The first photo of the last row, its top, the sum and the least of its ratios, and the height of the row before it. */
  private start = 0;
  private y: number;
  private sum = 0;
  private narrowest = Infinity;
  private previous: number | undefined;

  constructor(space: Space, plan: AimedPlan) {
    space.solvedHeight = 0;
    this.space = space;
    this.plan = plan;
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
    const { space, plan, count } = this, own = min(max(ratioOf(ratio), plan.least), plan.greatest);
    let changed = this.start;
    this.narrowest = min(this.narrowest, own);
    if (!takes(space, plan, own, count - this.start, this.sum, this.narrowest)) {
      const before = this.frames.slice(4 * this.start, 4 * this.start + 4);
      const height = this.placeLast(false);
      if (before.every((number, side) => number === this.frames[4 * this.start + side])) changed = count;
      this.y = this.y + height + space.rowGap;
      this.previous = height;
      this.start = count;
      this.sum = 0;
      this.narrowest = own;
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
    return placeAimedRow(this.space, this.plan, this.start, this.count, this.sum, this.y, isLast, this.previous, this.ratios, this.frames);
  }
}

// Rows with a shape

/** Rows that fill the width and are together as near to the height of a shape as they come. */
export interface ShapePlan extends PhotoPlan {
  /** The shape's width divided by its height. */
  readonly shape: number;
  /** The height that each row should have; 0 if any will do. */
  readonly over: number;
  /** The least and the greatest number of photos in a row. */
  readonly leastInRow: number;
  readonly perRow: number;
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
function costOf(space: Space, over: number, cut: number[], count: number, ratios: Float64Array, height: number): number {
  let total = 0, start = 0, previous = 0, isLow = false, isFalling = false;
  for (let row = 0; row < count; row++) {
    const length = cut[row]!, own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length);
    total += own;
    if (own < over) isLow = true;
    if (length < previous) isFalling = true;
    start += length;
    previous = length;
  }
  return Math.abs(total + (count - 1) * space.rowGap - height) * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1);
}

/** Rows with a shape: of all cuts into rows, the first one that costs least. */
export const inShape: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, { tiles, leastInRow, perRow, shape, over }: ShapePlan, frames: Float64Array, ratios: Float64Array): void {
    const most = min(perRow, tiles), width = space.contentWidth, height = width / shape, cut: number[] = [];
    let found = [tiles], best: number | undefined;
    for (let count = 0; count <= tiles; count++) {
      if (count * leastInRow > tiles || tiles > count * most) continue;
      cutRows(cut, 0, count, tiles, leastInRow, most);
      do {
        const cost = costOf(space, over, cut, count, ratios, height);
        if (best !== undefined && !(cost < best - 0.000001 * width)) continue;
        best = cost;
        found = cut.slice(0, count);
      } while (cutNext(cut, count, leastInRow, most));
    }
    let y = space.top, bottom = y, start = 0;
    for (const length of found) {
      const end = start + length, own = (width - (length - 1) * space.columnGap) / sumOf(ratios, start, end);
      putRow(space, start, end, space.leading, y, own, ratios, frames);
      bottom = y + own;
      y = bottom + space.rowGap;
      start = end;
    }
    space.solvedHeight = bottom + space.bottom;
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};

// Trees

/** Photos in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos. */
export interface TreePlan extends PhotoPlan {
  readonly tree: string;
  /** A character for each photo, whose lower four bits are the edges. */
  readonly edges: string;
}

/** The same within a box. */
export interface BoxedTreePlan extends TreePlan, BoxPlan {}

/** The height of a block is slope * width + offset. */
interface Line {
  readonly slope: number;
  readonly offset: number;
}

/**
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

  constructor(text: string, { columnGap, rowGap }: Space, ratios: Float64Array) {
    this.text = text;
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

/** Trees of photos. */
export const inTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: TreePlan, frames: Float64Array, ratios: Float64Array): void {
    const tree = new Tree(plan.tree, space, ratios), { slope, offset } = tree.measure();
    tree.arrange(space.leading, space.top, space.contentWidth, frames);
    space.solvedHeight = space.top + slope * space.contentWidth + offset + space.bottom;
  },

  edges: (_space: Space, { edges }: TreePlan, index: number): number => edges.charCodeAt(index) & 15,
  runs: none,
};

/** Trees of photos within a box. */
export const inBoxedTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: BoxedTreePlan, frames: Float64Array, ratios: Float64Array): void {
    const tree = new Tree(plan.tree, space, ratios), { slope, offset } = tree.measure();
    const width = widthInBox(space, plan, slope, offset);
    tree.arrange(leadingInBox(space, plan, width), space.top, width, frames);
    space.solvedHeight = space.top + slope * width + offset + space.bottom;
  },

  edges: (space: Space, { edges }: BoxedTreePlan, index: number, frames: ArrayLike<number>): number =>
    edgesInBox(space, edges.charCodeAt(index) & 15, index, frames),
  runs: none,
};

/** The same with a least height. */
export interface GrownTreePlan extends TreePlan, GrownPlan {}

/** The number of rows of a stack in the notation of the spec. */
function rowsOfStack(tree: string, start: number): number {
  let rows = 1;
  for (let index = start, depth = 0; index < tree.length && depth >= 0; index++) {
    if (tree[index] === "(") depth++;
    if (tree[index] === ")") depth--;
    if (depth === 0 && tree[index] === ",") rows++;
  }
  return rows;
}

/** Makes the photos of a tree higher: the rows of a stack share a length equally, and each block of a row takes all of it. */
class Growth {
  private next = 0;
  private photo = 0;
  private readonly tree: string;
  private readonly frames: Float64Array;

  constructor(tree: string, frames: Float64Array) {
    this.tree = tree;
    this.frames = frames;
  }

  growStack(y: number, length: number): void {
    const share = length / rowsOfStack(this.tree, this.next);
    for (let row = 0;; row++, this.next++) {
      this.growRow(y + row * share, share);
      if (this.tree[this.next] !== ",") return;
    }
  }

  private growRow(y: number, length: number): void {
    for (;; this.next++) {
      if (this.tree[this.next] === "(") {
        this.next++;
        this.growStack(y, length);
        this.next++;
      }
      const start = this.next;
      while (this.next < this.tree.length && this.tree[this.next]! >= "0" && this.tree[this.next]! <= "9") this.next++;
      const end = this.photo + Number(this.tree.slice(start, this.next));
      growPhotos(this.photo, end, y, length, this.frames);
      this.photo = end;
      if (this.tree[this.next] !== "|") return;
    }
  }
}

/** Trees of photos that grow if they are too low. */
export const inGrownTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: GrownTreePlan, frames: Float64Array, ratios: Float64Array): void {
    (plan.box === 0 ? inTree : inBoxedTree).fill(space, plan as never, frames, ratios);
    const missing = missingHeight(space, plan);
    if (missing === 0) return;
    new Growth(plan.tree, frames).growStack(0, missing);
    space.solvedHeight += missing;
  },

  edges: (space: Space, plan: GrownTreePlan, index: number, frames: ArrayLike<number>): number =>
    (plan.box === 0 ? inTree : inBoxedTree).edges(space, plan as never, index, frames),
  runs: none,
};
