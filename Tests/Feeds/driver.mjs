// Reads operations on feeds, and prints for each a number made of the bits of all that the feed says.
import { readFileSync } from "node:fs";

const [feeds, ...paths] = process.argv.slice(2).filter((word) => word !== "--print");
const { makeFeed } = await import(feeds), modules = await Promise.all(paths.map((path) => import(path)));
const prints = process.argv.includes("--print");
const double = new Float64Array(1), words = new Uint32Array(double.buffer), frames = new Float64Array(4 * 4096);
let hash = 0, text = "";

function add(value) {
    // All NaN are one.
    double[0] = value;
    if (Number.isNaN(value)) words.set([0, 0x7ff80000]);
    hash = Math.imul(hash ^ words[0], 16777619);
    hash = Math.imul(hash ^ words[1], 16777619);
    if (prints) text += " " + value;
}

function addFrame({ x, y, width, height }) {
    for (const side of [x, y, width, height]) add(side);
}

/** The words of an operation. */
class Words {
    constructor(numbers) {
        this.numbers = numbers;
        this.next = 0;
    }

    number() {
        return this.next < this.numbers.length ? this.numbers[this.next++] : NaN;
    }

    index() {
        const number = this.number();
        return Number.isInteger(number) ? number : 0;
    }

    /** A list after its length; null if that is below 0. */
    list() {
        const count = this.index();
        return count < 0 ? null : Array.from({ length: count }, () => this.number());
    }

    container() {
        const optional = (value) => Number.isNaN(value) ? undefined : value;
        const width = this.number(), rowGap = optional(this.number()), columnGap = optional(this.number());
        const [top, leading, bottom, trailing] = Array.from({ length: 4 }, () => this.number());
        const insets = Number.isNaN(top) ? undefined : { top, leading, bottom, trailing }, scale = this.number();
        return { width, rowGap, columnGap, insets, scale: scale === 0 ? undefined : scale, mirrored: this.number() !== 0 };
    }
}

const operations = {
    append(feed, words) {
        const groups = Array.from({ length: words.index() }, () => ({ count: words.index(), ratios: words.list() }));
        feed.append(groups);
    },
    insert(feed, words) {
        const place = words.index(), into = ["previous", "next", "new"][words.index()];
        feed.insert(place, words.list() ?? [], into);
    },
    remove(feed, words) {
        feed.remove(words.index(), words.index());
    },
    ratios(feed, words) {
        feed.setRatios(words.index(), words.list() ?? []);
    },
    width(feed, words) {
        feed.setWidth(words.number());
    },
    refine(feed, words) {
        add(feed.refine(words.index()) ? 1 : 0);
    },
    range(feed, words) {
        const top = feed.size.height * words.number(), bottom = top + words.number(), [start, end] = feed.range(top, bottom, frames);
        add(start);
        add(end);
        for (let at = 0; at < 4 * Math.min(end - start, 4096); at++) add(frames[at]);
        for (const place of feed.range(top, bottom)) add(place);
    },
    frame(feed, words) {
        addFrame(feed.frame(words.index()));
    },
    group(feed, words) {
        add(feed.group(words.index()) ?? -1);
    },
    photos(feed, words) {
        for (const place of feed.photosInGroup(words.index()) ?? [-1]) add(place);
    },
    heading(feed, words) {
        addFrame(feed.heading(words.index()));
    },
    headings(feed, words) {
        const top = feed.size.height * words.number();
        for (const place of feed.headings(top, top + words.number())) add(place);
    },
    anchor(feed, words) {
        const anchor = feed.anchor(feed.size.height * words.number());
        add(anchor.photo);
        add(anchor.part);
        add(feed.offset(anchor));
        add(feed.fraction(anchor));
    },
    offset(feed, words) {
        const photo = words.index();
        add(feed.offset({ photo, part: words.number() }));
    },
    jump(feed, words) {
        const { photo, part } = feed.anchorAtFraction(words.number());
        add(photo);
        add(part);
    },
    moves(feed, words) {
        // From a copy of the feed that was kept, as in Swift; what is at an index now was so many places on before, if at all.
        const top = feed.size.height * words.number(), bottom = top + words.number(), place = words.index(), shift = words.index();
        for (const move of feed.moves((kept ?? feed).copy(), top, bottom, (index) => (index < place ? index : index + shift))) {
            add(move.from);
            add(move.to);
            addFrame(move.start);
            addFrame(move.end);
        }
    },
};

let feed = null, kept = null;

for (const line of readFileSync(0, "utf8").split("\n")) {
    if (line === "") continue;
    const [name, ...rest] = line.split(" "), words = new Words(rest.map(Number));
    hash = 2166136261 | 0;
    text = "";
    if (name === "new") {
        feed = makeFeed(modules[words.index()].grid, words.container());
        // Not public.
        if (feed !== null) Object.assign(feed.segments, { budget: words.index(), aim: words.index() });
        kept = null;
    } else if (name === "keep") {
        kept = feed?.copy() ?? null;
    } else if (feed !== null) {
        operations[name](feed, words);
    }
    if (feed !== null) {
        for (const value of [feed.count, feed.groupCount, feed.size.width, feed.size.height, feed.isExact ? 1 : 0]) add(value);
    }
    console.log(prints ? text : `${hash >>> 0}`);
}
