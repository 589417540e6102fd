// Calls modules that gridgen generated, and compares what they answer with vectors: node runner.mjs VECTORS SPEC=MODULE…
import { readFileSync } from "node:fs";

const [file, ...words] = process.argv.slice(2);
const imported = words.map(async (word) => [word.split("=")[0], await import(word.split("=")[1])]);
const grids = Object.fromEntries(await Promise.all(imported));
const sides = ({ x, y, width, height }) => [x, y, width, height];
const tiles = (layout) => Array.from({ length: Math.min(layout.length, 100) }, (_, index) => index);
const agree = (one, other, what) => {
  if (bits(one) !== bits(other)) throw new Error(`${what}: ${one}, not ${other}`);
};

/** What a call answers: the members of an answer, and all its lengths as `lengths`. */
const calls = {
  layout(grid, line, request) {
    const layout = grid.layout(request), height = grid.height(request), numbers = 4 * (layout?.length ?? 0);
    const buffer = new Float64Array(numbers + 4).fill(0.5);
    if (!layout) return agree([height, grid.frames(request), grid.into(buffer, request)], [null, null, null], "other functions");
    const indices = tiles(layout), lengths = indices.flatMap((index) => sides(layout.frame(index)));
    agree([height], [layout.size.height], "height");
    agree(grid.frames(request).slice(0, 100).flatMap(sides), lengths, "frames");
    agree([grid.into(buffer, request), ...buffer.slice(0, lengths.length)], [layout.length, ...lengths], "into");
    agree([...buffer.slice(numbers)], [0.5, 0.5, 0.5, 0.5], "the rest of the buffer");
    if (layout.length > 0) agree([grid.into(buffer.subarray(5), request)], [null], "a buffer that is too short");
    for (const index of [-1, layout.length]) agree([...sides(layout.frame(index)), layout.edges(index)], [0, 0, 0, 0, 0], "no tile");
    return {
      count: layout.length, hidden: layout.hidden, edges: indices.map((index) => layout.edges(index)),
      roles: indices.map((index) => layout.role(index)), lengths: [layout.size.width, layout.size.height, ...lengths],
    };
  },
  moves(grid, { before, after, request: { ratios = [] } }, request) {
    return moved(grid.moves(before, after, request, (photo) => number(ratios[photo] ?? NaN)));
  },
  inserting(grid, { index, ratio }, request) {
    const before = request.ratios.map((own, photo) => ({ photo, own })), after = [...before];
    before.length = after.length = request.count;
    for (let photo = 0; photo < request.count; photo++) before[photo] = after[photo] ??= { photo, own: NaN };
    after.splice(index, 0, { own: number(ratio) });
    return moved(grid.moves(before, after, request, ({ own }) => own));
  },
  deleting(grid, { index }, request) {
    const before = Array.from({ length: request.count }, (_, photo) => photo), after = before.filter((photo) => photo !== index);
    return moved(grid.moves(before, after, request, (photo) => request.ratios[photo] ?? NaN));
  },
  tileCount(grid, line, { count, editing }) {
    const tiles = grid.tileCount(count, editing);
    return tiles === null ? null : { count: tiles, lengths: [] };
  },
  columns(grid, line, request) {
    const columns = grid.columns(request);
    if (!columns) return null;
    const heights = [], frames = request.ratios.flatMap((ratio) => {
      const frame = columns.append(ratio);
      heights.push(columns.size.height);
      return sides(frame);
    });
    return { lengths: [...frames, ...heights] };
  },
  rows(grid, line, request) {
    const rows = grid.rows(request);
    if (!rows) return null;
    const heights = [], changed = request.ratios.map((ratio) => {
      const first = rows.append(ratio);
      heights.push(rows.size.height);
      return first;
    });
    for (const index of [-1, rows.count]) agree(sides(rows.frame(index)), [0, 0, 0, 0], "no tile");
    return { changed, lengths: [...heights, ...changed.flatMap((_, index) => sides(rows.frame(index)))] };
  },
  shape(grid, line, request) {
    return { letters: request.ratios.map((ratio) => grid.shape(ratio)), lengths: [] };
  },
  neighbor(grid, line, request) {
    const layout = grid.layout(request);
    if (!layout) return null;
    for (const direction of [0, 1, 2, 4, 8]) {
      agree([grid.neighbor(layout, -1, direction), grid.neighbor(layout, layout.length, direction)], [null, null], "no neighbor");
    }
    const next = (direction) => tiles(layout).map((index) => grid.neighbor(layout, index, direction));
    return { top: next(1), left: next(2), bottom: next(4), right: next(8), lengths: [] };
  },
  range(grid, { between }, request) {
    const layout = grid.layout(request);
    if (!layout) return null;
    const ranges = between.map(([top, bottom]) => grid.range(layout, number(top), number(bottom)));
    const [start, end] = [0, 1].map((place) => ranges.map((range) => (range[0] < range[1] ? range[place] : 0)));
    return { start, end, lengths: [] };
  },
  crop(grid, { crops }, request) {
    const layout = grid.layout(request);
    if (!layout) return null;
    const [photos, focuses] = [0, 1].map((place) => crops.filter((_, index) => index % 2 === place).map((pair) => pair.map(number)));
    const parts = photos.map(([width, height], index) => {
      const [x, y] = focuses[index];
      return grid.crop(layout, index, { width, height }, { x, y });
    });
    return { lengths: parts.flatMap(sides) };
  },
};

function moved(moves) {
  return moves && {
    from: moves.map((move) => move.from), to: moves.map((move) => move.to),
    lengths: [...moves.flatMap((move) => sides(move.start)), ...moves.flatMap((move) => sides(move.end))],
  };
}

const number = (value) => (typeof value === "string" ? { nan: NaN, inf: Infinity, "-inf": -Infinity }[value] : value);
const double = new DataView(new ArrayBuffer(8));
/** The bits of numbers; all NaN are one. */
function bits(values) {
  return values.map((value) => {
    if (value === null || typeof value !== "number") return String(value);
    double.setFloat64(0, value);
    return Number.isNaN(value) ? "7ff8000000000000" : double.getBigUint64(0).toString(16).padStart(16, "0");
  }).join(" ");
}

/** The request of a line, as modules take it. */
function requestOf({ insets, ratios = [], ...asked }) {
  const request = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, number(value)]));
  const [top, leading, bottom, trailing] = (insets ?? []).map(number);
  return { editing: false, ...request, ratios: ratios.map(number), ...(insets && { insets: { top, leading, bottom, trailing } }) };
}

function isRight(line) {
  const found = calls[line.call](grids[line.spec], line, requestOf(line.request)) ?? null;
  if (found === null || line.answer === null) return found === line.answer;
  const { lengths, ...whole } = found;
  return bits(lengths) === line.bits.join(" ") &&
    Object.entries(whole).every(([name, value]) => JSON.stringify(value) === JSON.stringify(line.answer[name]));
}

const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
if (JSON.parse(head).format !== "gridgen-vectors" || JSON.parse(head).version !== 1) throw new Error("other vectors");
const failures = lines.filter((text, index) => {
  let problem = "another answer";
  try {
    if (isRight(JSON.parse(text))) return false;
  } catch (error) {
    problem = error.message;
  }
  console.log(`line ${index + 2}: ${problem}: ${text}`);
  if (process.env.FIRST) process.exit(1);
  return true;
});
console.log(`${lines.length} vectors, ${failures.length} fail`);
process.exitCode = failures.length > 0 ? 1 : 0;
