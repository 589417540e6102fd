/**
 * What a file that stands alone has instead of plans, if the number of photos alone gives the layout, which is in a table.
 *
 * @module
 */

import { frameAt, makeMoves, owned, place, reflect, snapSize } from "../TypeScript/gridgen-kit.js";
import type { Container, Frame, Insets, Layout, LayoutRequest, Move, Size } from "../TypeScript/gridgen-kit.js";

/** What the file has of its grid: the spacing, whether tiles share the container's height, and the container's ratio or 0. */
declare const defaultRowGap: number, defaultColumnGap: number, defaultInsets: Insets, heading: number, foot: number, needsHeight: boolean, frameRatio: number;
/** For each number of tiles: the edges of each, as hexadecimal digits. */
declare const edges: readonly string[];
/** The number of tiles for a number of photos; -1 if there is no rule for it. */
declare function tilesFor(count: number): number;
/** Writes the frames of tiles for a size within insets. */
declare function write(
  frames: Float64Array,
  tiles: number,
  width: number,
  height: number,
  columnGap: number,
  rowGap: number,
  leading: number,
  top: number,
): void;
/** Writes the container's size to `last` unless it is given. */
declare function measure(): void;
/** A request and a container, which have the height if tiles share it. */
declare type GridRequest = LayoutRequest;
declare type GridContainer = Container;

/**
 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
 * isn't positive.
 */
export function layout(request: GridRequest): Layout | null {
  const all = frames(request);
  if (all === null) return null;
  const { length } = all, hidden = last[5]! - length, mirrored = last[6] === 1;
  return {
    size: sizeOfLast(),
    length,
    hidden,
    frame: (index) => all[index] ?? { x: 0, y: 0, width: 0, height: 0 },
    role: (index) => (hidden > 0 && index === length - 1 ? "more" : "photo"),
    edges: (index) => {
      const bits = parseInt(edges[length]![index] ?? "0", 16);
      return mirrored ? reflect(bits) : bits;
    },
  };
}

/** The height of the container; null if there is no layout. */
export function height(request: GridRequest): number | null {
  return into(filled, request) === null ? null : sizeOfLast().height;
}

/** The frames of all tiles; null if there is no layout. */
export function frames(request: GridRequest): Frame[] | null {
  const tiles = into(filled, request), frames: Frame[] = [];
  if (tiles === null) return null;
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}

/**
 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
 * too short.
 */
export function into(target: Float64Array, request: GridRequest): number | null {
  // A getter may call these functions, too: it does so before anything is written.
  const gap = owned(request, "gap", request.gap), scale = owned(request, "scale", request.scale), { count } = request;
  const rowGap = (owned(request, "rowGap", request.rowGap) ?? gap ?? defaultRowGap) + foot, givenWidth = request.width;
  const columnGap = owned(request, "columnGap", request.columnGap) ?? gap ?? defaultColumnGap;
  const insets = owned(request, "insets", request.insets) ?? defaultInsets, { leading, trailing } = insets;
  const top = insets.top + heading, bottom = insets.bottom + foot;
  const mirrored = owned(request, "mirrored", request.mirrored) ?? false, givenHeight = needsHeight ? request.height ?? NaN : 0;
  const tiles = tilesFor(count), end = 4 * tiles;
  if (tiles < 0 || end > target.length || (scale !== undefined && !(scale > 0 && scale < Infinity))) return null;
  // Only finite numbers times 0 give 0; 1e7 leaves room for sums.
  const sides = (top + bottom) * 1e7 * 0 + (leading + trailing) * 1e7 * 0;
  if (givenWidth * 1e7 * 0 + givenHeight * 1e7 * 0 + rowGap * 1e7 * 0 + columnGap * 1e7 * 0 + sides !== 0) return null;
  const outerWidth = givenWidth >= 0 ? givenWidth : 0;
  const outerHeight = frameRatio > 0 ? outerWidth / frameRatio : frameRatio < 0 ? -frameRatio : givenHeight >= 0 ? givenHeight : 0;
  last[0] = outerWidth;
  last[1] = tiles > 0 ? outerHeight : 0;
  last[2] = columnGap;
  last[3] = rowGap;
  last[4] = scale ?? 0;
  last[5] = count;
  last[6] = mirrored ? 1 : 0;
  last[7] = tiles;
  last[8] = outerWidth - leading - trailing;
  last[9] = leading + trailing;
  last[10] = top + bottom;
  if (tiles > 0) write(target, tiles, last[8]!, outerHeight - top - bottom, columnGap, rowGap, leading, top);
  if (scale !== undefined || mirrored) place({ columnGap, rowGap, scale: scale ?? 0, mirrored }, sizeOfLast().width, target, end);
  return tiles;
}

/** The number of tiles for a number of photos; null if there is no rule for it. */
export function tileCount(count: number): number | null {
  const tiles = tilesFor(count);
  return tiles < 0 ? null : tiles;
}

/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. Photos without a
 * tile before or after are left out; null if a layout is missing.
 */
export const moves = <Photo>(before: readonly Photo[], after: readonly Photo[], container: GridContainer): Move[] | null =>
  makeMoves((count) => layout({ ...container, count }), before, after);

/** The frames of the last layout. */
const filled = /* @__PURE__ */ new Float64Array(400);
/**
 * The container's size before snapping, the gaps, the scale, the number of photos, 1 if mirrored, the number of tiles, the width
 * within insets, and the insets together, across and down: of the last layout. Callers of `into` need no size, so that it isn't
 * measured there.
 */
const last = /* @__PURE__ */ new Float64Array(11);
/** The size of the container of the last layout, snapped. */
function sizeOfLast(): Size {
  measure();
  return snapSize({ columnGap: last[2]!, rowGap: last[3]!, scale: last[4]! }, last[0]!, last[1]!);
}
