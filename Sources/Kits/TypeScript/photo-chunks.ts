/**
 * The photos of a feed, stored in chunks.
 *
 * @module
 */

/** Ratios of photos that aren't known yet, in turn: they break into rows as photos do, which equal ones wouldn't. */
const usualRatios = [3 / 4, 4 / 3, 3 / 4, 9 / 16, 4 / 3, 3 / 4, 16 / 9, 3 / 4, 4 / 3, 1];
/** The limits of ratios, which no spec exceeds. */
const least = 1e-9, greatest = 1e9;
/** The greatest length of a chunk, and that of new ones. */
const most = 512, aim = 400;

/** The ratio that is stored for one that an app gives; `index` is the photo's in the feed. */
function storedRatio(ratio: number | undefined, index: number): number {
  if (ratio === undefined || !(ratio > 0 && ratio < Infinity)) return usualRatios[index % usualRatios.length]!;
  return ratio < least ? least : ratio > greatest ? greatest : ratio;
}

/**
 * Writes ratios of photos as they are stored to an array, from an index on: unknown and missing ones are usual ones, and `begins` says
 * that a group begins with them. `start` is the index in the feed of the array's first photo.
 */
export function storeRatios(
  ratios: ArrayLike<number> | null,
  count: number,
  begins: boolean,
  stored: Float32Array,
  at: number,
  start: number,
): void {
  for (let index = 0; index < count; index++) stored[at + index] = storedRatio(ratios?.[index], start + at + index);
  if (begins && count > 0) stored[at] = -stored[at]!;
}

/** At most 512 photos: their ratios, which are negative where a group begins, and the number of groups that begin. */
interface Chunk {
  readonly ratios: Float32Array;
  readonly groups: number;
}

function makeChunk(ratios: Float32Array): Chunk {
  let groups = 0;
  for (let index = 0; index < ratios.length; index++) if (ratios[index]! < 0) groups += 1;
  return { ratios, groups };
}

/** The first index from which on the next sum is above a value, among increasing sums that begin with 0. */
export function find(sums: Float64Array, count: number, value: number): number {
  let start = 0, rest = count;
  while (rest > 0) {
    const half = rest >> 1;
    if (sums[start + half + 1]! > value) rest = half;
    else {
      start += half + 1;
      rest -= half + 1;
    }
  }
  return start;
}

/** Room for sums of so many lengths; the sums so far stay. */
export function roomForSums(sums: Float64Array, count: number): Float64Array {
  if (sums.length > count) return sums;
  const longer = new Float64Array(count + (count >> 2) + 16);
  longer.set(sums);
  return longer;
}

/**
 * Photos in groups. Chunks are never changed, only replaced, so that a copy shares them. Where photos are cut into chunks has no effect
 * on layouts. Indices must be those of photos.
 */
export class Chunks {
  private chunks: Chunk[] = [];
  /** The photos and groups before each chunk, and at the end all of them. */
  private photosBefore: Float64Array = new Float64Array(16);
  private groupsBefore: Float64Array = new Float64Array(16);

  /** The number of photos. */
  get count(): number {
    return this.photosBefore[this.chunks.length]!;
  }

  /** The number of groups. */
  get groups(): number {
    return this.groupsBefore[this.chunks.length]!;
  }

  copy(): Chunks {
    const copy = new Chunks();
    copy.chunks = this.chunks.slice();
    copy.photosBefore = this.photosBefore.slice();
    copy.groupsBefore = this.groupsBefore.slice();
    return copy;
  }

  private chunkOf(photo: number): number {
    return find(this.photosBefore, this.chunks.length, photo);
  }

  /** Writes the ratios of photos to the beginning of an array. */
  read(start: number, end: number, target: Float64Array): void {
    let chunk = this.chunkOf(start);
    for (let at = 0, photo = start; photo < end; chunk++) {
      const { ratios } = this.chunks[chunk]!, first = photo - this.photosBefore[chunk]!;
      const last = Math.min(ratios.length, end - this.photosBefore[chunk]!);
      for (let index = first; index < last; index++) target[at++] = Math.abs(ratios[index]!);
      photo += last - first;
    }
  }

  /** The ratios as they are stored, negative where a group begins. */
  stored(start: number, end: number): Float32Array {
    const stored = new Float32Array(end - start);
    for (let chunk = this.chunkOf(start), photo = start; photo < end; chunk++) {
      const { ratios } = this.chunks[chunk]!, before = this.photosBefore[chunk]!;
      const part = ratios.subarray(photo - before, Math.min(ratios.length, end - before));
      stored.set(part, photo - start);
      photo += part.length;
    }
    return stored;
  }

  /** Whether a group begins with a photo. */
  begins(photo: number): boolean {
    const chunk = this.chunkOf(photo);
    return this.chunks[chunk]!.ratios[photo - this.photosBefore[chunk]!]! < 0;
  }

  /** The group of a photo. */
  groupOf(photo: number): number {
    const chunk = this.chunkOf(photo), { ratios } = this.chunks[chunk]!;
    let group = this.groupsBefore[chunk]! - 1;
    for (let index = photo - this.photosBefore[chunk]!; index >= 0; index--) if (ratios[index]! < 0) group += 1;
    return group;
  }

  /** The first photo of a group; the number of photos for the number of groups. */
  startOf(group: number): number {
    const chunk = find(this.groupsBefore, this.chunks.length, group);
    if (chunk >= this.chunks.length) return this.count;
    const { ratios } = this.chunks[chunk]!;
    let index = -1;
    for (let left = group - this.groupsBefore[chunk]!; left >= 0; left--) {
      index += 1;
      while (ratios[index]! > 0) index += 1;
    }
    return this.photosBefore[chunk]! + index;
  }

  /** The first photo of the group of a photo. */
  groupStart(photo: number): number {
    const chunk = this.chunkOf(photo), { ratios } = this.chunks[chunk]!, before = this.photosBefore[chunk]!;
    for (let index = photo - before; index >= 0; index--) if (ratios[index]! < 0) return before + index;
    return this.startOf(this.groupsBefore[chunk]! - 1);
  }

  /** The photo after the last one of the group of a photo. */
  groupEnd(photo: number): number {
    const chunk = this.chunkOf(photo), { ratios } = this.chunks[chunk]!, before = this.photosBefore[chunk]!;
    for (let index = photo - before + 1; index < ratios.length; index++) if (ratios[index]! < 0) return before + index;
    return this.startOf(this.groupsBefore[chunk + 1]!);
  }

  /** Puts photos, as they are stored, in place of others. */
  replace(at: number, removed: number, photos: Float32Array): void {
    let first = Math.min(this.chunkOf(at), Math.max(0, this.chunks.length - 1));
    let end = removed > 0 ? this.chunkOf(at + removed - 1) + 1 : Math.min(first + 1, this.chunks.length);
    // What is left of chunks joins the chunk before or after it if both are short.
    const left = this.photosBefore[end]! - this.photosBefore[first]! - removed + photos.length;
    if (left < most / 4 && first > 0) first -= 1;
    else if (left < most / 4 && end < this.chunks.length) end += 1;
    const start = this.photosBefore[first]!, head = at - start, tail = this.photosBefore[end]! - at - removed;
    const all = new Float32Array(head + photos.length + tail);
    if (head > 0) all.set(this.stored(start, at));
    all.set(photos, head);
    if (tail > 0) all.set(this.stored(at + removed, at + removed + tail), head + photos.length);
    this.splice(first, end, all);
  }

  /** Makes a group begin with a photo, or not. */
  setBegins(photo: number, begins: boolean): void {
    const own = this.stored(photo, photo + 1), ratio = Math.abs(own[0]!);
    own[0] = begins ? -ratio : ratio;
    this.replace(photo, 1, own);
  }

  /** Cuts photos into chunks of the same length, give or take one, which replace others. */
  private splice(first: number, end: number, photos: Float32Array): void {
    const { length } = photos, pieces = length <= most ? Math.min(length, 1) : Math.ceil(length / aim), made: Chunk[] = [];
    for (let piece = 0; piece < pieces; piece++) {
      const start = Math.floor(length * piece / pieces), stop = Math.floor(length * (piece + 1) / pieces);
      made.push(makeChunk(photos.slice(start, stop)));
    }
    const isSameLength = pieces === end - first;
    for (let chunk = first; isSameLength && chunk < end; chunk++) this.chunks[chunk] = made[chunk - first]!;
    if (!isSameLength) this.chunks = this.chunks.slice(0, first).concat(made, this.chunks.slice(end));
    const count = this.chunks.length;
    this.photosBefore = roomForSums(this.photosBefore, count);
    this.groupsBefore = roomForSums(this.groupsBefore, count);
    for (let chunk = first; chunk < count; chunk++) {
      const { ratios, groups } = this.chunks[chunk]!;
      this.photosBefore[chunk + 1] = this.photosBefore[chunk]! + ratios.length;
      this.groupsBefore[chunk + 1] = this.groupsBefore[chunk]! + groups;
    }
  }
}
