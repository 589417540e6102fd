// Holds answers to requests with getters to the answers without them. The arguments are modules of grids.
import { basename } from "node:path";

let calls = 0, failures = 0;

function fail(text) {
    failures += 1;
    if (failures <= 10) console.error(text);
}

/** All that a layout says. */
function all(layout) {
    if (layout === null) return null;
    const indices = Array.from({ length: layout.length }, (_, index) => index);
    return [layout.size, layout.hidden, ...indices.map((index) => [layout.frame(index), layout.role(index), layout.edges(index)])];
}

const photos = (count) => Array.from({ length: count }, (_, index) => `photo ${index}`);
const functions = {
    layout: (grid, request) => all(grid.layout(request)),
    height: (grid, request) => grid.height(request),
    frames: (grid, request) => grid.frames(request),
    into: (grid, request) => {
        const target = new Float64Array(200).fill(-1);
        return [grid.into(target, request), ...target];
    },
    moves: (grid, request) => grid.moves(photos(3), photos(5).reverse(), request, (photo) => 0.5 + Number(photo.slice(6)) / 3),
    columns: (grid, request) => {
        const columns = grid.columns?.(request);
        return columns ? [0.5, 2, 1, 3].map((ratio) => [columns.append(ratio), columns.size]) : null;
    },
    rows: (grid, request) => {
        const rows = grid.rows?.(request);
        return rows ? [0.5, 2, 1, 3].map((ratio) => [rows.append(ratio), rows.frame(0), rows.size]) : null;
    },
};

/** Calls the grid for other photos, in each way. */
function disturb(grid) {
    for (const [count, ratio, width, scale] of [[2, 3, 512, 2], [20, 0.4, 200, undefined]]) {
        const request = {
            count, width, height: 77, gap: 9, scale, mirrored: count === 2, insets: { top: 9, leading: 8, bottom: 7, trailing: 6 },
            ratios: Array(count).fill(ratio),
        };
        for (const name of ["layout", "height", "frames", "into"]) functions[name](grid, request);
    }
}

/** A request whose members, and those of its insets, are getters; they call the grid. */
function withGetters(request, disturb, inherited) {
    const getters = {};
    for (const [name, value] of Object.entries(request)) {
        Object.defineProperty(getters, name, {
            enumerable: true,
            get() {
                disturb();
                return name === "insets" ? withGetters(value, disturb, inherited) : value;
            },
        });
    }
    return inherited ? Object.create(getters) : getters;
}

/** Ratios that are loaded when they are read, and note in which order they are. */
function lazily(ratios, read, disturb) {
    return new Proxy(ratios, {
        get(target, name) {
            disturb();
            if (typeof name === "string" && /^\d+$/.test(name)) read.push(Number(name));
            return target[name];
        },
    });
}

function check(what, expected, found) {
    calls += 1;
    if (JSON.stringify(expected) !== JSON.stringify(found)) {
        fail(`${what}: ${JSON.stringify(found)?.slice(0, 300)}, not ${JSON.stringify(expected)?.slice(0, 300)}`);
    }
}

/** What grids, tables and plans may lack, and none may take from all objects. */
const MEMBERS = {
    needsHeight: true, appendLimit: 9, ratio: 3, least: 3, greatest: 0.3, isSided: true, align: 1, over: 90, halvesBefore: 2, reflects: true,
    size: 9, height: 90, limit: 9, runs: 9,
};

function* requests() {
    for (const count of [0, 1, 2, 3, 5, 8]) {
        for (const options of [
            {}, { gap: 5 }, { rowGap: 1, columnGap: 3, scale: 3 }, { insets: { top: 1, leading: 2, bottom: 3, trailing: 4 }, mirrored: true },
            { editing: true, scale: 2, mirrored: true }, { width: 90, gap: 0 },
        ]) {
            const ratios = Array.from({ length: count }, (_, index) => [0.5, 1.5, 1, 2.5, 0.75][(index * 3 + count) % 5]);
            yield { count, width: 400, height: 300, ratios, ...options };
        }
    }
}

for (const path of process.argv.slice(2)) {
    const grid = await import(path), name = basename(path, ".grid.js");
    for (const request of requests()) {
        for (const [call, ask] of Object.entries(functions)) {
            const expected = ask(grid, request);
            for (const inherited of [false, true]) {
                // Members of a container that is spread are its own ones.
                if (inherited && call === "moves") continue;
                check(`${name}: ${call} with getters`, expected, ask(grid, withGetters(request, () => disturb(grid), inherited)));
            }
            if (call === "columns" || call === "moves") continue;
            const read = [], ratios = lazily(request.ratios, read, () => disturb(grid));
            check(`${name}: ${call} with ratios that are loaded`, expected, ask(grid, { ...request, ratios }));
            if (read.some((index, place) => index !== place)) fail(`${name}: ${call} reads the ratios ${read}`);
        }
    }
    // What all objects have is no member of a request.
    const insets = { top: 9, leading: 9, bottom: 9, trailing: 9 };
    const members = { gap: 50, rowGap: 60, columnGap: 70, scale: 2, mirrored: true, editing: true, ratios: [9, 9], insets, ...MEMBERS };
    for (const { count, width, height } of requests()) {
        for (const [call, ask] of Object.entries(functions)) {
            const request = { count, width, height }, expected = ask(grid, request);
            const tiles = grid.tileCount?.(count);
            Object.assign(Object.prototype, members);
            let found, foundTiles;
            try {
                [found, foundTiles] = [ask(grid, request), grid.tileCount?.(count)];
            } finally {
                for (const member of Object.keys(members)) delete Object.prototype[member];
            }
            check(`${name}: ${call} after changes of all objects`, expected, found);
            check(`${name}: tileCount after changes of all objects`, tiles, foundTiles);
        }
    }
    // A request's own members and those of its class count all the same.
    Object.prototype.gap = 50;
    try {
        class Request { count = 3; width = 400; height = 300; get gap() { return 7; } }
        const [found, expected] = [new Request(), { count: 3, width: 400, height: 300, gap: 7 }].map((request) => grid.frames(request));
        check(`${name}: members of a class`, expected, found);
    } finally {
        delete Object.prototype.gap;
    }
}
console.log(`${process.argv.length - 2} grids, ${calls} answers, ${failures} differences`);
if (failures > 0) process.exit(1);
