/**
 * A custom element that scrolls through a feed: after `definePhotoFeed()`, a page has `<photo-feed>`, and sets its `feed`.
 *
 * It has children for the photos that are visible or near, which `render` fills. Children that go out of view show other photos. Browsers
 * limit the height of elements, so that a long feed lies in a *spacer* of limited height: `base` is the height of the feed that lies at
 * the spacer's upper edge. A wheel moves the feed by points; the bar, at rest, is where it shows the place.
 *
 * @module
 */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Anchor, Feed, PhotoGroup } from "./photo-feed.js";

/** Defines the element. */
export function definePhotoFeed(name = "photo-feed"): void {
  customElements.define(name, class extends PhotoFeedElement {});
}

/** The greatest height of the spacer, in pixels of the device: engines place things to the pixel there. */
const LONGEST = 8000000;

/** Next to both ends of the spacer, the bar moves as the feed does, in points; so no fling ends before the feed. */
const MARGIN = 100000;

/** How long nothing scrolls before the spacer moves, in milliseconds. */
const REST = 150;

/** How many photos are laid out at a time when nothing else is to do. */
const PORTION = 5000;

const TEMPLATE = `<style>
:host { display: block; position: relative; height: 100vh; overflow: hidden scroll; overflow-anchor: none }
:host([hidden]) { display: none }
div { position: relative; overflow: clip }
::slotted(*) { position: absolute !important; left: 0 !important; top: 0 !important; margin: 0 !important; box-sizing: border-box !important;
  min-width: 0 !important; min-height: 0 !important; max-width: none !important; max-height: none !important; overflow: clip; object-fit: cover }
::slotted([hidden]) { display: none !important }
</style><div><slot></slot></div>`;

/** What a child has that can have the focus, and what needs arrow keys itself. */
const FOCUSABLE = "a[href], button, [tabindex='0']";
const TAKES_KEYS = "input, select, textarea, video, audio";

/** So that a server can import the module. */
const Base: typeof HTMLElement = typeof HTMLElement === "undefined" ? class {} as unknown as typeof HTMLElement : HTMLElement;

/** A child that shows a photo. */
interface View {
  readonly element: HTMLElement;
  /** What its style says of its place. */
  place: string;
}

/** The element. It is as high as the window, unless the page gives it another height. */
export class PhotoFeedElement extends Base {
  private shown: Feed | null = null;
  /** Makes a child. */
  create: () => HTMLElement = () => document.createElement("div");
  /** Shows a photo in a child, which may have shown another one. After a change of photos, call `refresh`. */
  render: (photo: number, element: HTMLElement) => void = () => {};

  private readonly spacer: HTMLElement;
  private views: Map<number, View> = new Map();
  private free: View[] = [];
  private frames: Float64Array = new Float64Array(4 * 256);
  private anchor: Anchor = { photo: 0, part: 0 };
  private base = 0;
  /** The `scrollTop` that the children's places are for. */
  private top = 0;
  private width = 0;
  private screen = 0;
  private spacerHeight = 0;
  private isMirrored = false;
  private isScrolling = false;
  private isTouched = false;
  /** Whether the bar is dragged. */
  private isDragged = false;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private isRefining = false;
  private readonly sizes: ResizeObserver = new ResizeObserver(() => this.update());

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = TEMPLATE;
    this.spacer = root.querySelector("div")!;
    this.addEventListener("scroll", this.follow);
    this.addEventListener("keydown", this.pressed);
    for (const event of ["touchstart", "touchend", "touchcancel"] as const) this.addEventListener(event, this.touched, { passive: true });
  }

  connectedCallback(): void {
    if (!this.hasAttribute("role")) this.setAttribute("role", "list");
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    this.top = this.scrollTop;
    this.sizes.observe(this);
    this.update();
  }

  disconnectedCallback(): void {
    this.sizes.disconnect();
    clearTimeout(this.resting);
    this.isScrolling = false;
  }

  // What the page sets and asks

  /** The feed, made without `scale` and `mirrored`: the element snaps to pixels, and follows the page's direction and its own width. */
  get feed(): Feed | null {
    return this.shown;
  }

  set feed(feed: Feed | null) {
    this.shown = feed;
    this.anchor = { photo: 0, part: 0 };
    this.isScrolling = this.isDragged = false;
    this.top = this.scrollTop;
    this.width = 0;
    this.refresh();
  }

  /** Calls `render` again for all children. */
  refresh(): void {
    for (const view of this.views.values()) this.release(view);
    this.views.clear();
    this.update();
  }

  /** The first visible photo and how much of it is above: plain data, which also restores a position after a reload. */
  get position(): Anchor {
    return { ...this.anchor };
  }

  set position(position: Anchor) {
    this.anchor = { ...position };
    this.top = this.scrollTop;
    this.isScrolling = this.isDragged = false;
    this.update();
  }

  /** The part of the photos that lies above, from 0 to 1: for a bar of the page's own. */
  get fraction(): number {
    return this.shown?.fraction(this.anchor) ?? 0;
  }

  set fraction(fraction: number) {
    if (this.shown !== null) this.position = this.shown.anchorAtFraction(fraction);
  }

  /** Scrolls so that a photo is at the upper edge. */
  scrollToPhoto(photo: number): void {
    this.position = { photo, part: 0 };
  }

  /** Scrolls so that a group begins at the upper edge. */
  scrollToGroup(group: number): void {
    const photos = this.shown?.photosInGroup(group);
    if (photos) this.scrollToPhoto(photos[0]);
  }

  /** Scrolls no further than a photo needs to be visible. */
  reveal(photo: number): void {
    if (this.shown === null) return;
    const { y, height } = this.shown.frame(photo), offset = this.base + this.top;
    if (y < offset || height > this.screen) this.scrollToPhoto(photo);
    else if (y + height > offset + this.screen) this.position = this.shown.anchor(y + height - this.screen);
  }

  // Changes of the feed: what is visible stays where it is

  /** Adds groups at the end. */
  appendGroups(groups: Iterable<PhotoGroup>): void {
    this.change(Infinity, 0, (feed) => feed.append(groups));
  }

  /** Inserts photos, as the feed does. */
  insertPhotos(at: number, ratios: ArrayLike<number>, beginsGroup = false): void {
    this.change(at, 0, (feed) => feed.insert(at, ratios, beginsGroup));
  }

  /** Removes photos. If the first visible one goes, the next one stays where it is. */
  removePhotos(at: number, count: number): void {
    this.change(at, count, (feed) => feed.remove(at, count));
  }

  /** Replaces ratios of photos, such as those that were unknown. */
  setRatios(at: number, ratios: ArrayLike<number>): void {
    this.change(at, 0, (feed) => feed.setRatios(at, ratios));
  }

  /** Changes the feed; photos behind those that came or went have other indices. */
  private change(at: number, removed: number, change: (feed: Feed) => void): void {
    const feed = this.shown;
    if (feed === null) return;
    const { count } = feed, { photo } = this.anchor, end = Math.min(at + removed, count);
    if (photo >= at && photo < end) {
      const next = end < count ? end : Math.max(at - 1, 0), { y, height } = feed.frame(next);
      this.anchor = { photo: next, part: height > 0 ? (this.base + this.top - y) / height : 0 };
    }
    change(feed);
    const moved = feed.count - count;
    if (moved !== 0 && count > 0) {
      const views = [...this.views];
      this.views.clear();
      for (const [photo, view] of views) {
        if (photo < at) this.views.set(photo, view);
        else if (photo < at - moved) this.release(view);
        else this.views.set(photo + moved, view);
      }
      if (this.anchor.photo >= at) this.anchor = { photo: this.anchor.photo + moved, part: this.anchor.part };
    }
    this.update();
  }

  /** Lays out again, for example after a change of the page's direction. */
  update(): void {
    // Some browsers scroll to the start what they don't show.
    if (this.screen === 0) this.top = this.scrollTop;
    const width = this.spacer.clientWidth;
    this.screen = this.clientHeight;
    if (this.shown === null || width === 0 || this.screen === 0) return;
    this.isMirrored = getComputedStyle(this).direction === "rtl";
    if (width !== this.width) this.shown.setWidth(this.width = width);
    // Its event may still come.
    this.follow();
    if (this.isScrolling) this.show(this.shown);
    else this.rest();
  }

  // Scrolling

  /** Shows what the user has scrolled to. */
  private readonly follow = (): void => {
    const feed = this.shown;
    if (feed === null || this.screen === 0) return;
    const { screen, spacerHeight } = this, most = Math.max(spacerHeight - screen, 0), length = feed.height - screen;
    // Some browsers go beyond the ends and back.
    const top = Math.min(Math.max(this.scrollTop, 0), most), delta = top - this.top;
    if (Math.abs(delta) < 0.5) return;
    this.isScrolling = true;
    this.top = top;
    // A pixel of the bar is many of the spacer, and what scrolls in points moves less.
    const longestStep = Math.max(screen, spacerHeight / (2 * screen));
    if (spacerHeight < feed.height && Math.abs(delta) > longestStep) this.isDragged = true;
    if (this.isDragged) this.anchor = feed.anchor(along(top, most, length));
    this.show(feed, this.isDragged ? 0 : delta);
    const isAtEnd = top < longestStep || top > most - longestStep;
    if (isAtEnd && Math.abs(along(this.base + top, length, most) - top) > screen) this.rest();
    clearTimeout(this.resting);
    this.resting = setTimeout(this.rested, REST);
  };

  private readonly rested = (): void => {
    if (this.isTouched) return;
    this.isScrolling = this.isDragged = false;
    this.update();
  };

  private readonly touched = (event: TouchEvent): void => {
    this.isTouched = event.touches.length > 0;
    clearTimeout(this.resting);
    if (this.isScrolling) this.resting = setTimeout(this.rested, REST);
  };

  /** Puts the bar where it shows the place. */
  private rest(): void {
    const feed = this.shown;
    if (feed === null) return;
    this.show(feed);
    const { screen } = this, height = Math.min(feed.height, LONGEST / devicePixelRatio);
    if (height !== this.spacerHeight) this.spacer.style.height = `${height}px`;
    this.spacerHeight = height;
    const top = Math.round(along(this.base + this.top, feed.height - screen, height - screen));
    if (Math.abs(top - this.scrollTop) >= 1) this.scrollTop = top;
    if (this.scrollTop !== this.top) {
      this.top = this.scrollTop;
      this.show(feed);
    }
    this.refine(feed);
  }

  /** Lays out the rest when nothing else is to do. */
  private refine(feed: Feed): void {
    if (feed.isExact || this.isRefining || !this.isConnected) return;
    this.isRefining = true;
    const portion = (idle?: IdleDeadline): void => {
      this.isRefining = false;
      if (this.isScrolling) return;
      while (!feed.refine(PORTION) && idle !== undefined && idle.timeRemaining() > 2);
      this.update();
    };
    // WebKit has no idle callbacks.
    if (typeof requestIdleCallback === "function") requestIdleCallback(portion);
    else setTimeout(portion, 20);
  }

  // Children

  /** Shows what is visible or near, `delta` below where it was; the anchor stays where it is on the screen. */
  private show(feed: Feed, delta = 0): void {
    const { screen } = this;
    let offset = NaN, first = 0, end = 0;
    // What is laid out now may have been an estimate, so that the anchor lies elsewhere.
    for (let round = 0; round < 4; round++) {
      const wanted = Math.max(0, Math.min(feed.offset(this.anchor) + delta, feed.height - screen));
      if (wanted === offset) break;
      offset = wanted;
      [first, end] = this.range(feed, offset - screen / 2, offset + 1.5 * screen);
    }
    if (offset !== feed.offset(this.anchor)) this.anchor = feed.anchor(offset);
    // Heights are multiples of 1/64, too: so photos that move together are rounded to pixels alike.
    this.base = Math.round((offset - this.top) * 64) / 64;
    for (const [photo, view] of this.views) {
      if (photo < first || photo >= end || this.frames[4 * (photo - first) + 2] === 0) {
        this.views.delete(photo);
        this.release(view);
      }
    }
    // In the order of photos, for the keyboard and for readers.
    let previous: HTMLElement | null = null;
    for (let photo = first, at = 0; photo < end; photo++, at += 4) {
      if (this.frames[at + 2] === 0) continue;
      const view = this.views.get(photo) ?? this.free.pop() ?? { element: this.create(), place: "" }, { element } = view;
      if (this.views.get(photo) !== view) {
        if (previous === null) this.prepend(element);
        else previous.after(element);
        element.hidden = false;
        this.views.set(photo, view);
        this.render(photo, element);
      }
      this.place(view, at);
      set(element, "role", "listitem");
      set(element, "aria-setsize", `${feed.count}`);
      set(element, "aria-posinset", `${photo + 1}`);
      previous = element;
    }
  }

  /** The photos between two heights, with all of their frames. */
  private range(feed: Feed, top: number, bottom: number): [number, number] {
    const range = feed.range(top, bottom, this.frames), numbers = 4 * (range[1] - range[0]);
    if (numbers <= this.frames.length) return range;
    this.frames = new Float64Array(2 * numbers);
    return this.range(feed, top, bottom);
  }

  /** Gives a child the place of a frame, on whole pixels of the device. */
  private place(view: View, at: number): void {
    const [x, y, width, height] = this.frames.subarray(at, at + 4) as unknown as [number, number, number, number];
    const snapped = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;
    const start = this.isMirrored ? this.width - x - width : x, left = snapped(start), top = snapped(y - this.base);
    const right = snapped(start + width), bottom = snapped(y + height - this.base), place = `${left} ${top} ${right} ${bottom}`;
    if (place === view.place) return;
    view.place = place;
    const { style } = view.element;
    style.transform = `translate(${left}px, ${top}px)`;
    style.width = `${right - left}px`;
    style.height = `${bottom - top}px`;
  }

  /** Keeps a child for another photo. The keyboard goes on in the element. */
  private release(view: View): void {
    if (view.element.contains(document.activeElement)) this.focus({ preventScroll: true });
    view.element.hidden = true;
    this.free.push(view);
  }

  /** Moves the focus to the photo in the direction of an arrow key. */
  private readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target, feed = this.shown;
    if (!(target instanceof HTMLElement) || feed === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target.isContentEditable || target.matches(TAKES_KEYS)) return;
    const own = [...this.views].find(([_, { element }]) => element.contains(target))?.[0];
    const next = own === undefined ? undefined : this.neighbor(feed, own, event.key);
    if (next === undefined || !(next >= 0 && next < feed.count)) return;
    event.preventDefault();
    this.reveal(next);
    const element = this.views.get(next)?.element, isFocusable = element === undefined || element.tabIndex >= 0;
    (isFocusable ? element : element.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
  };

  /** The photo before or after another one, or the nearest one above or below it. */
  private neighbor(feed: Feed, photo: number, key: string): number | undefined {
    if (key === "ArrowLeft" || key === "ArrowRight") return photo + ((key === "ArrowRight") === this.isMirrored ? -1 : 1);
    if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
    const own = feed.frame(photo), center = own.x + own.width / 2, distances = new Map<number, number>();
    for (const other of this.views.keys()) {
      const { x, y, width, height } = feed.frame(other), away = key === "ArrowDown" ? y - own.y - own.height : own.y - y - height;
      if (away >= 0) distances.set(other, away + Math.max(x - center, center - x - width, 0));
    }
    return [...distances].sort(([, one], [, other]) => one - other)[0]?.[0];
  }
}

/** Where a place in one length is in another: both ends are as far away in both. */
function along(place: number, from: number, to: number): number {
  const margin = Math.max(Math.min(MARGIN, from / 4, to / 4), 0);
  if (place <= margin) return Math.max(place, 0);
  if (place >= from - margin) return Math.max(Math.min(to - from + place, to), 0);
  return margin + (place - margin) * (to - 2 * margin) / (from - 2 * margin);
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
