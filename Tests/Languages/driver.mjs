// Reads requests, and prints for each a number made of the bits of all that its layout says.
import { readFileSync } from "node:fs";

const modules = await Promise.all(process.argv.slice(2).filter((word) => word !== "--print").map((path) => import(path)));
const prints = process.argv.includes("--print");
const double = new Float64Array(1), words = new Uint32Array(double.buffer), roles = ["photo", "more", "add"];
let hash = 0, text = "";

function add(value) {
    // All NaN are one.
    double[0] = value;
    if (Number.isNaN(value)) words.set([0, 0x7ff80000]);
    hash = Math.imul(hash ^ words[0], 16777619);
    hash = Math.imul(hash ^ words[1], 16777619);
    if (prints) text += " " + value;
}

function addFrame(frame) {
    for (const side of [frame.x, frame.y, frame.width, frame.height]) add(side);
}

function run(grid, mode, request) {
    const ratio = (index) => (index < request.ratios.length ? request.ratios[index] : -1);
    if (mode === 1 && grid.columns) {
        const columns = grid.columns(request);
        if (columns === null) return add(-1);
        for (let index = 0; index < request.count; index++) {
            addFrame(columns.append(ratio(index)));
            add(columns.size.height);
        }
        return;
    }
    if (mode === 2 && grid.rows) {
        const rows = grid.rows(request);
        if (rows === null) return add(-1);
        for (let index = 0; index < request.count; index++) {
            add(rows.append(ratio(index)));
            add(rows.size.width);
            add(rows.size.height);
        }
        for (let index = -1; index <= Math.max(-1, request.count); index++) addFrame(rows.frame(index));
        return;
    }
    if (mode === 3) {
        // Some photos stay, some go, some come, and some are there twice.
        const photos = (number, at) => Array.from({ length: number }, (_, index) => at(index));
        const before = photos(request.count, (index) => (index * 3) % 8);
        const after = photos(Math.floor((request.count * 2) / 3) + 1, (index) => (index * 5 + request.count) % 9);
        const moves = grid.moves(before, after, request, ratio);
        if (moves === null) return add(-1);
        for (const move of moves) {
            add(move.from);
            add(move.to);
            addFrame(move.start);
            addFrame(move.end);
        }
        return;
    }
    if (mode === 4) {
        // Buffers of any length, and indices without a tile.
        for (let capacity = 0; capacity < 12; capacity++) {
            const target = new Float64Array(4 * capacity).fill(0.5), tiles = grid.into(target, request);
            if (tiles === null && target.some((side) => side !== 0.5)) throw new Error("a buffer that is too short was changed");
            add(tiles ?? -1);
        }
        const layout = grid.layout(request);
        if (layout === null) return add(-1);
        for (const index of [-2147483648, -1, layout.length, 2147483647]) {
            addFrame(layout.frame(index));
            add(layout.edges(index));
        }
        for (const index of [NaN, Infinity, -Infinity]) {
            const { x, y, width, height } = layout.frame(index);
            if (x !== 0 || y !== 0 || width !== 0 || height !== 0 || layout.edges(index) !== 0) throw new Error("a frame without a tile");
        }
        return;
    }
    if (mode === 5) {
        // What is next to each tile, and what lies between some heights.
        const layout = grid.layout(request);
        if (layout === null) return add(-1);
        if (!grid.range) return add(-2);
        for (let index = -1; index <= layout.length; index++) {
            for (const direction of [0, 1, 2, 4, 8, 3]) add(grid.neighbor(layout, index, direction) ?? -1);
            // The parts of photos of all kinds, and of sizes that aren't any.
            const other = layout.frame(index + 1);
            const sides = [1, 0.3, 640.5, other.x, other.height, -2, 0, NaN, Infinity, 1e-300, 1e300, 5e-324];
            const places = [0.5, 0.3, 0, 1, NaN, other.y / 999, Infinity, -Infinity, 0.9, -3, 1e-17];
            for (let turn = 0; turn < 44; turn++) {
                const photo = { width: sides[turn % 12], height: sides[(turn * 5 + index + 1 + Math.floor(turn / 12)) % 12] };
                addFrame(grid.crop(layout, index, photo, { x: places[turn % 11], y: places[(turn * 3 + index + 1) % 11] }));
            }
        }
        for (let part = -1; part < 9; part++) {
            const top = layout.size.height * part / 8, [start, end] = grid.range(layout, top, top + layout.size.height / 6);
            add(end - start);
            if (end > start) add(start);
        }
        return;
    }
    if (mode > 0) return add(-2);
    const layout = grid.layout(request), frames = grid.frames(request), all = new Float64Array(20000);
    if (layout === null || frames === null) {
        add(-1);
        add(0);
        return;
    }
    if (grid.into(all, request) !== frames.length) throw new Error("other counts");
    add(layout.length);
    add(layout.hidden);
    add(layout.size.width);
    add(layout.size.height);
    for (let index = -1; index <= layout.length; index++) {
        addFrame(layout.frame(index));
        add(layout.edges(index));
        add(roles.indexOf(layout.role(index)));
        if (index < 0 || index >= layout.length) continue;
        addFrame(frames[index]);
        const { x, y, width, height } = frames[index];
        if ([x, y, width, height].some((side, place) => !Object.is(side, all[4 * index + place]))) throw new Error("other frames");
    }
    const tiles = grid.tileCount?.(request.count, request.editing) ?? layout.length;
    if (tiles !== layout.length) throw new Error("another number of tiles");
    add(grid.height(request));
    if (grid.shape) for (const one of request.ratios) add(grid.shape(one).charCodeAt(0));
}

for (const line of readFileSync(0, "utf8").split("\n")) {
    if (line === "") continue;
    const numbers = line.split(" ").map(Number);
    const known = (index) => (Number.isNaN(numbers[index]) ? undefined : numbers[index]);
    const [top, leading, bottom, trailing] = numbers.slice(6, 10);
    hash = 2166136261;
    text = "";
    run(modules[numbers[0]], numbers[13], {
        count: numbers[1], width: numbers[2], height: numbers[3], rowGap: known(4), columnGap: known(5),
        insets: known(6) === undefined ? undefined : { top, leading, bottom, trailing },
        scale: numbers[10] === 0 ? undefined : numbers[10], mirrored: numbers[11] !== 0, editing: numbers[12] !== 0,
        ratios: numbers.slice(15),
    });
    console.log(prints ? text : hash >>> 0);
}
