// Checks a module that gridgen generated against vectors: node runner.mjs VECTORS SPEC=MODULE…
import { readFileSync } from "node:fs";

const [vectors, ...modules] = process.argv.slice(2);
const grids = Object.fromEntries(await Promise.all(modules.map(async (word) => {
    const [name, path] = word.split("=");
    return [name, await import(path)];
})));
const number = (value) => (typeof value === "string" ? { nan: NaN, inf: Infinity, "-inf": -Infinity }[value] : value);
const bits = (values) => values.map((value) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    return Number.isNaN(value) ? "7ff8000000000000" : view.getBigUint64(0).toString(16).padStart(16, "0");
}).join(" ");
const sides = (frame) => [frame.x, frame.y, frame.width, frame.height];

function answer(grid, asked, request) {
    if ("moves" in asked) {
        const ratio = (photo) => (photo < request.ratios.length ? request.ratios[photo] : -1);
        const moves = grid.moves(asked.before, asked.after, request, ratio);
        return moves && moves.map((move) => [move.from, move.to, bits([...sides(move.start), ...sides(move.end)])]);
    }
    const layout = grid.layout(request);
    if (layout === null) return null;
    const indices = Array.from({ length: Math.min(layout.length, 100) }, (_, index) => index);
    return [
        layout.length, layout.hidden, bits([layout.size.width, layout.size.height]), indices.map((index) => bits(sides(layout.frame(index)))),
        indices.map((index) => layout.edges(index)), indices.map((index) => layout.role(index)),
    ];
}

function expected(asked) {
    if ("moves" in asked) return asked.moves && asked.moves.map((move) => [move.from, move.to, move.bits]);
    const layout = asked.layout;
    return layout && [layout.tiles, layout.hidden, layout.sizeBits, layout.bits, layout.edges, layout.roles];
}

const [head, ...lines] = readFileSync(vectors, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
if (head.format !== "gridgen-vectors" || head.version !== 1) throw new Error("unknown vectors");
let failures = 0;
for (const [index, asked] of lines.entries()) {
    const [top, leading, bottom, trailing] = (asked.insets ?? []).map(number);
    const found = answer(grids[asked.spec], asked, {
        count: asked.count, width: number(asked.width), height: number(asked.height), rowGap: number(asked.rowGap),
        columnGap: number(asked.columnGap), insets: asked.insets && { top, leading, bottom, trailing }, scale: number(asked.scale),
        mirrored: asked.mirrored ?? false, editing: asked.editing ?? false, ratios: (asked.ratios ?? []).map(number),
    });
    if (JSON.stringify(found) === JSON.stringify(expected(asked))) continue;
    if (failures++ < 3) console.log(`line ${index + 2}: ${JSON.stringify(asked)}\nfound ${JSON.stringify(found)}`);
}
console.log(`${lines.length} vectors, ${failures} fail`);
process.exitCode = failures > 0 ? 1 : 0;
