/**
 * A custom element that scrolls through a feed of any height: after `definePhotoFeed()`, a page has `<photo-feed>`, and sets its `feed`.
 *
 * It has children for the photos on the screen and near it. A wheel scrolls it by points; the bar shows which part of the photos is above.
 *
 * @module
 */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Edge, neighbor } from "./gridgen-kit.js";
import type { Layout } from "./gridgen-kit.js";
import { Bar } from "./photo-bar.js";
import type { Anchor, Feed, InsertedGroup, PhotoGroup } from "./photo-feed.js";
import { Pool } from "./photo-pool.js";
import type { Edges, PhotoRenderer } from "./photo-pool.js";

/** Defines the element. */
export function definePhotoFeed(name = "photo-feed"): void {
  customElements.define(name, class extends PhotoFeedElement {});
}

/** How long nothing scrolls before the bar goes to its place, in milliseconds. */
const REST = 150;

/** How many photos are laid out at a time when nothing else is to do, and for how many milliseconds where a browser doesn't tell. */
const PORTION = 5000, PAUSE = 5;

const TEMPLATE = `<style>
:host { display: block; position: relative; height: 100vh; padding: 0 !important; overflow: hidden scroll; overflow-anchor: none }
:host([hidden]) { display: none }
div { position: relative; overflow: clip }
div div { position: absolute; left: 0; right: 0; overflow: visible }
::slotted(*) { position: absolute !important; margin: 0 !important; box-sizing: border-box !important; min-width: 0 !important;
  min-height: 0 !important; max-width: none !important; max-height: none !important; overflow: clip; object-fit: cover }
::slotted([hidden]) { display: none !important }
</style><div><div><slot></slot></div></div>`;

/**
 * Children lie in a layer, near its upper edge, and the layer at a multiple of this number of pixels: as some browsers have 32-bit floats
 * for lengths, those are exact. They are whole pixels of the device, too, such as at a ratio of 1.1, 1.25, 4/3 or 2.625.
 */
const GRAIN = 120, FAR = 50000;

/** What can have the focus in a child, and what needs arrow keys itself. */
const FOCUSABLE = "a[href], button, [tabindex='0']", TAKES_KEYS = "input, select, textarea, video, audio";

/** So that a server can import the module. */
const Base: typeof HTMLElement = typeof HTMLElement === "undefined" ? class {} as unknown as typeof HTMLElement : HTMLElement;

/** The element. It is as high as the window, unless the page gives it another height. */
export class PhotoFeedElement extends Base implements PhotoRenderer {
  private shown: Feed | null = null;
  private readonly spacer: HTMLElement;
  /** What children are placed in. */
  private readonly layer: HTMLElement;
  private readonly pool: Pool = new Pool(this);
  private frames: Float64Array = new Float64Array(4 * 256);
  /** The place at the upper edge of the screen. */
  private anchor: Anchor = { photo: 0, part: 0 };
  /** The height of the feed, a multiple of 1/64 as heights are, that lies at `shift` in the spacer, in whole pixels of the device. */
  private base = 0;
  private shift = 0;
  /** Where the layer is in the spacer. */
  private above = 0;
  /** The `scrollTop` that the anchor is for. */
  private top = 0;
  private width = 0;
  private screen = 0;
  private isMirrored = false;
  private isScrolling = false;
  /** Whether a wheel or fingers scroll, which no step makes a drag of the bar. */
  private isPushed = false;
  private isTouched = false;
  private isDragged = false;
  private isRefining = false;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly sizes: ResizeObserver = new ResizeObserver(() => this.update());

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = TEMPLATE;
    this.spacer = root.querySelector("div")!;
    this.layer = this.spacer.querySelector("div")!;
    this.addEventListener("scroll", this.follow);
    this.addEventListener("keydown", this.pressed);
    for (const event of ["wheel", "touchstart", "touchend", "touchcancel"]) this.addEventListener(event, this.pushed, { passive: true });
  }

  connectedCallback(): void {
    if (!this.hasAttribute("role")) this.setAttribute("role", "list");
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    this.sizes.observe(this);
    this.stop();
    this.update();
  }

  disconnectedCallback(): void {
    this.sizes.disconnect();
    this.screen = 0;
    this.stop();
  }

  // What the page sets

  /** Makes a child: a copy of the first element of a `<template>` in the element; without one, an image. */
  create(): HTMLElement {
    const model = this.querySelector("template")?.content.firstElementChild;
    return model instanceof HTMLElement ? document.importNode(model, true) : document.createElement("img");
  }

  /** Shows a photo in a child, which may have shown another one. A page sets it, and calls `refresh` if it then shows other photos. */
  render(_photo: number, _element: HTMLElement): void {}

  /** The feed, made without `scale` and `mirrored`: the element snaps to pixels, and follows the page's direction and its own width. */
  get feed(): Feed | null {
    return this.shown;
  }

  set feed(feed: Feed | null) {
    this.shown = feed;
    this.pool.clear();
    this.width = 0;
    this.restore({ photo: 0, part: 0 });
  }

  /** Calls `render` for all children. */
  refresh(): void {
    this.pool.refresh();
  }

  // Places

  /** The place at the upper edge: plain data, which `restore` takes after a reload. */
  get position(): Anchor {
    return { ...this.anchor };
  }

  restore(position: Anchor): void {
    this.anchor = { ...position };
    this.stop();
    this.update();
  }

  /** The part of the photos that lies above, from 0 to 1, for a bar of the page's own. */
  get fraction(): number {
    return this.shown?.fraction(this.anchor) ?? 0;
  }

  scrollToFraction(fraction: number): void {
    if (this.shown !== null) this.restore(this.shown.anchorAtFraction(fraction));
  }

  /** Scrolls so that a photo is at the upper edge. */
  scrollToPhoto(photo: number): void {
    this.restore({ photo, part: 0 });
  }

  /** Scrolls so that a group is at the upper edge. */
  scrollToGroup(group: number): void {
    const photos = this.shown?.photosInGroup(group);
    if (photos) this.scrollToPhoto(photos[0]);
  }

  /** Scrolls as far as a photo needs to be visible. */
  reveal(photo: number): void {
    if (this.shown === null) return;
    const { y, height } = this.shown.frame(photo), { offset, screen } = this;
    if (y < offset || height > screen) this.scrollToPhoto(photo);
    else if (y + height > offset + screen) this.restore(this.shown.anchor(y + height - screen));
  }

  // Changes of the feed: what is visible stays where it is

  /** Adds groups at the end. */
  appendGroups(groups: Iterable<PhotoGroup>): void {
    this.change(Infinity, 0, (feed) => feed.append(groups));
  }

  /** Inserts photos, as the feed does. */
  insertPhotos(at: number, ratios: ArrayLike<number>, into?: InsertedGroup): void {
    this.change(at, 0, (feed) => feed.insert(at, ratios, into));
  }

  /** Removes photos. If the first visible one goes, the next one stays where it is. */
  removePhotos(at: number, count: number): void {
    this.change(at, count, (feed) => feed.remove(at, count));
  }

  /** Replaces ratios of photos, such as those that were unknown. */
  setRatios(at: number, ratios: ArrayLike<number>): void {
    this.change(at, 0, (feed) => feed.setRatios(at, ratios));
  }

  /** Changes the feed; photos after those that came or went have other indices. */
  private change(at: number, removed: number, change: (feed: Feed) => void): void {
    const feed = this.shown;
    if (feed === null) return;
    const { count } = feed, { anchor } = this, { photo } = anchor, end = at + Math.floor(removed);
    if (photo >= at && photo < end && end < count) {
      const { y, height } = feed.frame(end);
      this.anchor = { photo: end, part: height > 0 ? (this.offset - y) / height : 0 };
    }
    change(feed);
    const moved = feed.count - count, gone = Math.max(-moved, 0);
    if (moved === 0) this.anchor = anchor;
    else this.pool.renumber(at, gone, Math.max(moved, 0));
    if (this.anchor.photo >= at + gone && count > 0) this.anchor = { photo: this.anchor.photo + moved, part: this.anchor.part };
    if (this.screen === 0) return;
    this.show(feed);
    this.resting ??= setTimeout(this.rested, REST);
  }

  /** Lays out again, for example after a change of the page's direction. */
  update(): void {
    const width = this.spacer.clientWidth, feed = this.shown, wasHidden = this.screen === 0;
    this.screen = width > 0 ? this.clientHeight : 0;
    if (feed === null || this.screen === 0) return;
    // What isn't shown is at the start.
    if (wasHidden) this.top = this.scrolled;
    // Its event may still come.
    this.follow();
    this.isMirrored = getComputedStyle(this).direction === "rtl";
    if (width !== this.width) feed.setWidth(this.width = width);
    if (this.isScrolling) this.show(feed);
    else this.rest(feed);
  }

  // Scrolling

  /** Whether a browser shows it, and not only did when `update` was called. */
  private get isVisible(): boolean {
    return this.screen > 0 && this.spacer.clientWidth > 0;
  }

  /** How far the spacer is scrolled: browsers scroll by whole pixels of the device, but say so in 32-bit floats. */
  private get scrolled(): number {
    return snapped(this.scrollTop);
  }

  /** The height of the feed at the upper edge of the screen. */
  private get offset(): number {
    return this.base + this.top - this.shift;
  }

  /** Shows what has been scrolled to. */
  private readonly follow = (): void => {
    const feed = this.shown;
    if (feed === null || !this.isVisible) return;
    // Some browsers go beyond the ends and back.
    const bar = new Bar(feed, this.screen), top = Math.min(Math.max(this.scrolled, 0), bar.last), delta = top - this.top;
    if (Math.abs(delta) * devicePixelRatio <= 0.5) return;
    this.isScrolling = true;
    this.top = top;
    // A pixel of the bar is twice as far, unless the page has other means to scroll; keys scroll by a screen, or to an end.
    const longestStep = Math.max(this.screen, bar.height / (2 * this.screen));
    if (bar.isLong && !this.isPushed && Math.abs(delta) > longestStep) this.isDragged = true;
    if (this.isDragged) this.anchor = feed.anchor(bar.offset(top));
    this.show(feed, this.isDragged ? 0 : delta);
    if (!this.isDragged && bar.endsBefore(this.offset, top)) this.rest(feed);
    clearTimeout(this.resting);
    this.resting = setTimeout(this.rested, REST);
  };

  private readonly pushed = ({ touches }: Event & Partial<TouchEvent>): void => {
    this.isPushed = true;
    if (touches) this.isTouched = touches.length > 0;
    clearTimeout(this.resting);
    this.resting = setTimeout(this.rested, REST);
  };

  private readonly rested = (): void => {
    this.resting = undefined;
    if (this.isTouched) return;
    this.follow();
    if (this.resting !== undefined) return;
    this.isScrolling = this.isPushed = this.isDragged = false;
    this.update();
  };

  /** Ends scrolling; what has no event yet isn't followed. */
  private stop(): void {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.isScrolling = this.isPushed = this.isDragged = false;
    this.top = this.scrolled;
  }

  /** Moves the spacer so that the bar shows the place. */
  private rest(feed: Feed): void {
    this.show(feed);
    const bar = new Bar(feed, this.screen), { offset, top } = this, wanted = bar.top(offset), height = `${bar.height}px`;
    if (this.spacer.style.height !== height) this.spacer.style.height = height;
    // There is room up to both ends.
    const rounded = wanted < bar.last / 2 ? Math.ceil(wanted) : Math.floor(wanted);
    if (rounded !== top) this.scrollTop = rounded;
    this.top = this.scrolled;
    this.shift += this.top - top;
    if (this.top !== top) this.show(feed);
    this.refine(feed);
  }

  /** Lays out the rest when nothing else is to do. */
  private refine(feed: Feed): void {
    if (feed.isExact || this.isRefining) return;
    this.isRefining = true;
    const refine = (idle?: IdleDeadline): void => {
      const feed = this.shown;
      this.isRefining = false;
      this.follow();
      if (this.isScrolling || !this.isVisible || feed === null) return;
      const end = performance.now() + PAUSE, hasTime = (): boolean => idle ? idle.timeRemaining() > 2 : performance.now() < end;
      while (!feed.refine(PORTION) && hasTime());
      this.rest(feed);
    };
    if (typeof requestIdleCallback === "function") requestIdleCallback(refine);
    else setTimeout(refine, 20); // WebKit
  }

  // Children

  /** Shows what is on the screen and near it, `delta` below where it was; the anchor stays where it is on the screen. */
  private show(feed: Feed, delta = 0): void {
    const { screen, anchor } = this;
    let offset = NaN, first = 0, end = 0;
    // What is laid out now may have been an estimate, so that the anchor lies elsewhere.
    for (let round = 0; round < 4; round++) {
      const wanted = Math.max(0, Math.min(feed.offset(anchor) + delta, feed.height - screen));
      if (wanted === offset) break;
      offset = wanted;
      [first, end] = this.range(feed, offset - screen, offset + 2 * screen);
    }
    if (offset !== feed.offset(anchor)) this.anchor = feed.anchor(offset);
    // So photos move by whole pixels, or not at all.
    this.base = Math.round((offset - this.top + this.shift) * 64) / 64;
    if (Math.abs(offset - this.base) > FAR) {
      const far = coarse(offset - this.base);
      this.base += far;
      this.shift += far;
    }
    if (coarse(this.shift) !== this.above) this.layer.style.top = `${this.above = coarse(this.shift)}px`;
    this.pool.show(first, end, feed.count, (photo) => {
      if (photo >= first && photo < end) return this.edges(this.frames.subarray(4 * (photo - first)));
      const { x, y, width, height } = feed.frame(photo);
      return this.edges([x, y, width, height]);
    });
  }

  /** The photos between two heights, with all of their frames. */
  private range(feed: Feed, top: number, bottom: number): [number, number] {
    const range = feed.range(top, bottom, this.frames), numbers = 4 * (range[1] - range[0]);
    if (numbers <= this.frames.length) return range;
    this.frames = new Float64Array(2 * numbers);
    return this.range(feed, top, bottom);
  }

  /** The edges of a frame in the layer, on whole pixels of the device; null without a tile. */
  private edges([x = 0, y = 0, width = 0, height = 0]: Iterable<number>): Edges | null {
    if (width === 0) return null;
    const start = this.isMirrored ? this.width - x - width : x, upper = y - this.base, rest = this.shift - this.above;
    return {
      left: snapped(start),
      top: rest + snapped(upper),
      right: snapped(start + width),
      bottom: rest + snapped(upper + height),
    };
  }

  /** Moves the focus to the photo in the direction of an arrow key. */
  private readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target, feed = this.shown;
    if (!(target instanceof HTMLElement) || feed === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target.isContentEditable || target.matches(TAKES_KEYS)) return;
    const own = this.pool.photo(target), next = own === null ? null : this.neighbor(feed, own, event.key);
    if (next === null || next < 0 || next >= feed.count) return;
    event.preventDefault();
    this.reveal(next);
    const element = this.pool.element(next), isFocusable = element === null || element.tabIndex >= 0;
    (isFocusable ? element : element.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
  };

  /** The photo before or after another one, or the nearest one above or below it. */
  private neighbor(feed: Feed, photo: number, key: string): number | null {
    if (key === "ArrowLeft" || key === "ArrowRight") return photo + ((key === "ArrowRight") === this.isMirrored ? -1 : 1);
    if (key !== "ArrowUp" && key !== "ArrowDown") return null;
    const { y, height } = feed.frame(photo), [first, end] = feed.range(y - this.screen, y + height + this.screen);
    const near = { length: end - first, frame: (index: number) => feed.frame(first + index) } as Layout;
    const next = neighbor(near, photo - first, key === "ArrowUp" ? Edge.top : Edge.bottom);
    return next === null ? null : first + next;
  }
}

/** A distance in whole pixels of the device. */
function snapped(distance: number): number {
  return Math.round(distance * devicePixelRatio) / devicePixelRatio;
}

function coarse(distance: number): number {
  return Math.round(distance / GRAIN) * GRAIN;
}
