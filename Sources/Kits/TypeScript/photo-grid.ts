/**
 * A custom element that lays out its children with a grid: `definePhotoGrid("photo-grid", grid)`, where `grid` is the module that
 * gridgen generates with `--kit`.
 *
 * Each child is a photo, or holds one. It works without a style sheet.
 *
 * @module
 */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { crop, Edge, neighbor } from "./gridgen-kit.js";
import type { Frame, Insets, Layout, LayoutRequest } from "./gridgen-kit.js";

/** What the element calls of a generated module. */
export interface PhotoLayouts {
  layout(request: LayoutRequest): Layout | null;
}

/** Defines an element that lays out its children with a grid. A page may have elements of several grids, with a name each. */
export function definePhotoGrid(name: string, layouts: PhotoLayouts): void {
  customElements.define(
    name,
    class extends PhotoGridElement {
      override readonly layouts: PhotoLayouts = layouts;
    },
  );
}

/**
 * What a server writes as `style` of the element and of its children, so that they have their places before a script runs: in fractions
 * of the element's width, which is about `request.width`. Null if there is no layout.
 */
export function serverStyles(layouts: PhotoLayouts, request: LayoutRequest): { element: string; children: string[] } | null {
  const layout = layouts.layout(request);
  if (layout === null) return null;
  const { height } = layout.size, beyond = beyondOf(layout.size.width, request.width), children: string[] = [];
  const width = layout.size.width - beyond, start = request.mirrored === true ? beyond : 0;
  const percent = (part: number, whole: number): string => `${whole > 0 ? 100 * part / whole : 0}%`;
  for (let index = 0; index < request.count; index++) {
    const frame = layout.frame(index),
      style = index < layout.length && layout.role(index) !== "add"
        ? {
          ...TILE,
          left: percent(frame.x - start, width),
          top: percent(frame.y, height),
          width: percent(frame.width, width),
          height: percent(frame.height, height),
        }
        : { display: "none" };
    children.push(Object.entries(style).map((member) => member.join(": ")).join("; "));
  }
  const scrolls = beyond > 0 ? Object.entries(SCROLLS).map((member) => `; ${member.join(": ")}`).join("") : "";
  return { element: `display: block; position: relative; aspect-ratio: ${width} / ${height}${scrolls}`, children };
}

/** How much of a layout is beyond its container, as of a strip; rounding doesn't count. */
function beyondOf(length: number, width: number): number {
  return length > width + 0.5 ? length - width : 0;
}

/** Children that are no photos. */
const OTHERS = "[slot], script, style, template, noscript, link";

/** The edge of the container that each arrow key moves to. */
const DIRECTIONS: { readonly [key: string]: number } = {
  ArrowUp: Edge.top,
  ArrowLeft: Edge.left,
  ArrowDown: Edge.bottom,
  ArrowRight: Edge.right,
};

const TEMPLATE = `<style>
:host { display: block; position: relative }
:host([hidden]) { display: none }
div { position: absolute; display: none }
div.shown { display: grid }
.more { pointer-events: none; place-items: stretch }
span { display: grid; place-content: center; background: rgb(0 0 0 / 60%); color: #fff; font-size: 1.5em }
.whole { top: 0; height: 1px; pointer-events: none }
</style><slot></slot><div class="whole"></div><div class="add"><slot name="add"></slot></div><div class="more"><slot name="more"><span part="more"></span></slot></div>`;

/** So that a server can import the module. */
const Base: typeof HTMLElement = typeof HTMLElement === "undefined" ? class {} as unknown as typeof HTMLElement : HTMLElement;

/** The element. `definePhotoGrid` makes a class of it for a grid. */
export abstract class PhotoGridElement extends Base {
  static readonly observedAttributes: readonly string[] = ["count", "editing", "gap", "row-gap", "column-gap", "insets"];

  /** The grid. */
  abstract readonly layouts: PhotoLayouts;
  /**
   * How long photos take to their places when photos or attributes change after the page has loaded, in milliseconds, unless the user
   * asked for less motion.
   */
  duration = 250;
  /** The layout in use; null before the first one, or if there is none. */
  photoLayout: Layout | null = null;

  private photos: HTMLElement[] = [];
  /** The photos that have styles of the element's, each with its place; null for one without a tile. */
  private placed: Map<HTMLElement, Frame | null> = new Map();
  private isNear = true;
  private isStale = false;
  private fills = false;
  private laidOutWidth = 0;
  /** How much of a strip from right to left is before the element's left edge. */
  private start = 0;
  private waiting = 0;
  private observers: { observe(target: Element): void; disconnect(): void }[] = [];
  private mutations: MutationObserver | null = null;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (root.firstChild === null) root.innerHTML = TEMPLATE;
    // What a server wrote for any width.
    this.style.removeProperty("aspect-ratio");
    const { top, bottom } = this.getBoundingClientRect();
    this.isNear = top < 2 * innerHeight && bottom > -innerHeight;
    this.update(false);
    const size = new ResizeObserver(() => {
      if (this.fills || this.clientWidth !== this.laidOutWidth) this.update(false);
    });
    // Photos get their places when the element comes near the window; its height is right before.
    const nearness = new IntersectionObserver((entries) => {
      this.isNear = entries[entries.length - 1]!.isIntersecting;
      if (this.isNear && this.isStale) this.place(false);
    }, { rootMargin: "100%" });
    this.observers = [size, nearness];
    for (const observer of this.observers) observer.observe(this);
    this.mutations = new MutationObserver((changes) =>
      this.update(changes.some((change) => change.type === "childList" && change.target === this))
    );
    this.mutations.observe(this, { childList: true, subtree: true, attributes: true, attributeFilter: ["width", "height"] });
    // Neither event bubbles.
    for (const event of ["load", "loadedmetadata"]) this.addEventListener(event, this.loaded, true);
    this.addEventListener("keydown", this.pressed);
  }

  disconnectedCallback(): void {
    for (const observer of this.observers) observer.disconnect();
    this.mutations?.disconnect();
    for (const event of ["load", "loadedmetadata"]) this.removeEventListener(event, this.loaded, true);
    this.removeEventListener("keydown", this.pressed);
    cancelAnimationFrame(this.waiting);
    this.waiting = 0;
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.shadowRoot !== null) this.update(true);
  }

  private readonly loaded = (): void => {
    if (this.waiting !== 0) return;
    this.waiting = requestAnimationFrame(() => {
      this.waiting = 0;
      this.update(false);
    });
  };

  /** Lays out again, for example after a change of the page's direction. */
  update(animated = false): void {
    const width = this.clientWidth;
    if (width === 0) return;
    this.photos = [...this.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.matches(OTHERS));
    this.layOut(width);
    // The height can make a scroll bar appear.
    if (this.clientWidth !== width && this.clientWidth > 0) this.layOut(this.clientWidth);
    this.place(animated);
  }

  private layOut(width: number): void {
    const request = this.request(width), layout = this.layouts.layout(request);
    // A grid of which the page gives the height has no layout without one.
    const filled = layout ?? this.layouts.layout({ ...request, height: this.clientHeight });
    this.fills = layout === null && filled !== null;
    this.laidOutWidth = width;
    this.photoLayout = filled;
    if (layout === null) this.style.removeProperty("height");
    else this.style.height = `${layout.size.height}px`;
    const length = filled?.size.width ?? 0, beyond = beyondOf(length, width);
    this.start = this.isMirrored ? beyond : 0;
    if (beyond > 0) assign(this, SCROLLS);
    else for (const property in SCROLLS) this.style.removeProperty(property);
    // It ends where the content does, after an inset.
    const whole = this.shadowRoot!.querySelector<HTMLElement>(".whole")!;
    whole.classList.toggle("shown", beyond > 0);
    assign(whole, { left: `${-this.start}px`, width: `${length}px` });
  }

  private request(width: number): LayoutRequest {
    const number = (name: string): number | undefined => this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined;
    const count = number("count") ?? NaN;
    return {
      width,
      count: count >= this.photos.length ? count : this.photos.length,
      ratios: this.photos.map(ratioOf),
      scale: devicePixelRatio,
      mirrored: this.isMirrored,
      editing: this.hasAttribute("editing"),
      gap: number("gap"),
      rowGap: number("row-gap"),
      columnGap: number("column-gap"),
      insets: insetsOf(this.getAttribute("insets")),
    };
  }

  private get isMirrored(): boolean {
    return getComputedStyle(this).direction === "rtl";
  }

  /** Gives each photo its place. */
  private place(animated: boolean): void {
    this.isStale = !this.isNear;
    if (this.isStale) return;
    const layout = this.photoLayout, before = this.placed, after: Map<HTMLElement, Frame | null> = new Map();
    // Until a page has loaded, photos come as it is read.
    const moves = animated && document.readyState === "complete" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const duration = moves ? this.duration : 0;
    this.photos.forEach((photo, index) => {
      if (layout === null) return release(photo);
      if (index >= layout.length || layout.role(index) === "add") {
        after.set(photo, null);
        return hide(photo);
      }
      const frame = this.frame(layout, index), start = before.get(photo);
      const from = start == null || duration === 0 ? undefined : this.shown(photo, start);
      show(photo, frame, layout, index);
      after.set(photo, frame);
      if (duration > 0) move(photo, from, frame, duration);
    });
    for (const photo of before.keys()) if (photo.parentNode !== this) release(photo);
    this.placed = after;
    const last = layout === null ? -1 : layout.length - 1, role = layout?.role(last);
    this.put("add", layout, role === "add" ? last : -1);
    this.put("more", layout, role === "more" ? last : -1);
    const text = this.shadowRoot!.querySelector("span")!, hidden = `+${layout?.hidden ?? 0}`;
    if (text.textContent !== hidden) text.textContent = hidden;
    this.dispatchEvent(new CustomEvent("photolayout", { detail: layout }));
  }

  /** The place of a tile in the element. */
  private frame(layout: Layout, index: number): Frame {
    const frame = layout.frame(index);
    return { ...frame, x: frame.x - this.start };
  }

  /** Where a photo is seen, which differs from its place while it moves. */
  private shown(photo: HTMLElement, placed: Frame): Frame {
    if (movementsOf(photo).length === 0) return placed;
    const own = this.getBoundingClientRect(), { x, y, width, height } = photo.getBoundingClientRect();
    return { x: x - own.x - this.clientLeft + this.scrollLeft, y: y - own.y - this.clientTop, width, height };
  }

  /** Places what isn't a photo on a tile, if there is one. */
  private put(name: string, layout: Layout | null, index: number): void {
    const box = this.shadowRoot!.querySelector<HTMLElement>(`.${name}`)!;
    box.classList.toggle("shown", index >= 0);
    if (layout !== null && index >= 0) assign(box, rectangle(this.frame(layout, index)));
  }

  /** Moves the focus to the tile in the direction of an arrow key. */
  private readonly pressed = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key], layout = this.photoLayout, target = event.target;
    if (direction === undefined || layout === null || !(target instanceof HTMLElement) || event.defaultPrevented) return;
    if (
      event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target.isContentEditable ||
      target.matches("input, select, textarea, video, audio")
    ) return;
    const own = this.photos.findIndex((photo) => photo.contains(target));
    const index = own >= 0 ? own : layout.length - 1;
    const next = neighbor(layout, index, direction);
    if (next === null) return;
    const tile = layout.role(next) === "add" ? this.querySelector<HTMLElement>("[slot=add]") : this.photos[next];
    const focusable = tile == null || tile.tabIndex >= 0 ? tile : tile.querySelector<HTMLElement>("a[href], button, [tabindex='0']");
    if (focusable == null) return;
    event.preventDefault();
    focusable.focus();
  };
}

/** The photo's width divided by its height, as far as it is known: of the attributes, then of what has loaded. */
function ratioOf(photo: HTMLElement): number {
  const written = Number(photo.dataset["ratio"]);
  if (written > 0) return written;
  const size = sizeOf(mediaOf(photo));
  return size === null ? NaN : size.width / size.height;
}

function mediaOf(photo: HTMLElement): HTMLElement | null {
  return photo.matches("img, video") ? photo : photo.querySelector<HTMLElement>("img, video");
}

function sizeOf(media: HTMLElement | null): { width: number; height: number } | null {
  if (media === null) return null;
  const width = Number(media.getAttribute("width")), height = Number(media.getAttribute("height"));
  if (width > 0 && height > 0) return { width, height };
  if (media instanceof HTMLImageElement && media.naturalHeight > 0) return { width: media.naturalWidth, height: media.naturalHeight };
  if (media instanceof HTMLVideoElement && media.videoHeight > 0) return { width: media.videoWidth, height: media.videoHeight };
  return null;
}

/** One, two or four distances in the order of CSS. */
function insetsOf(text: string | null): Insets | undefined {
  if (text === null) return undefined;
  const sides = text.trim().split(/\s+/).map(Number), top = sides[0]!, right = sides[1] ?? top;
  return { top, trailing: right, bottom: sides[2] ?? top, leading: sides[3] ?? right };
}

type Style = { readonly [property: string]: string };

function assign(element: HTMLElement, style: Style): void {
  for (const property in style) {
    const value = style[property]!;
    if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
  }
}

function rectangle(frame: Frame): Style {
  return { left: `${frame.x}px`, top: `${frame.y}px`, width: `${frame.width}px`, height: `${frame.height}px` };
}

/** A container that a strip scrolls in, without a bar. */
const SCROLLS: Style = { overflow: "auto hidden", "scrollbar-width": "none" };

/** What a tile has apart from its place: no page moves, stretches or cuts it in another way. */
const TILE: Style = {
  position: "absolute",
  right: "auto",
  bottom: "auto",
  margin: "0",
  "min-width": "0",
  "min-height": "0",
  "max-width": "none",
  "max-height": "none",
  "box-sizing": "border-box",
  overflow: "clip",
};

/** An image or a video in a tile. */
const CONTENT: Style = { ...TILE, left: "0", top: "0", width: "100%", height: "100%" };

function show(photo: HTMLElement, frame: Frame, layout: Layout, index: number): void {
  if (photo.style.display === "none") photo.style.removeProperty("display");
  assign(photo, TILE);
  assign(photo, rectangle(frame));
  const media = mediaOf(photo);
  if (media === null) return;
  if (media !== photo) assign(media, CONTENT);
  assign(media, { "object-fit": "cover", "object-position": focusOf(photo, media, layout, index) });
}

/** Where a photo is cut: `--fx` and `--fy` of the tile are the point that matters most, as in style sheets. */
function focusOf(photo: HTMLElement, media: HTMLElement, layout: Layout, index: number): string {
  const size = sizeOf(media), fx = photo.style.getPropertyValue("--fx"), fy = photo.style.getPropertyValue("--fy");
  if (size === null || (fx === "" && fy === "")) return "50% 50%";
  const { x, y, width, height } = crop(layout, index, size, { x: fx === "" ? 0.5 : Number(fx), y: fy === "" ? 0.5 : Number(fy) });
  const place = (start: number, length: number): string => `${length < 1 ? 100 * start / (1 - length) : 50}%`;
  return `${place(x, width)} ${place(y, height)}`;
}

function hide(photo: HTMLElement): void {
  photo.style.setProperty("display", "none");
}

/** Takes back what `show` and `hide` have set. */
function release(photo: HTMLElement): void {
  const media = mediaOf(photo);
  for (const element of media === null ? [photo] : [photo, media]) {
    for (const property in { ...CONTENT, "object-fit": "", "object-position": "" }) element.style.removeProperty(property);
    if (element.style.display === "none") element.style.removeProperty("display");
  }
}

/** The element's own animations of a photo; the page may have others. */
function movementsOf(photo: HTMLElement): Animation[] {
  return photo.getAnimations().filter((animation) => animation.id === MOVEMENT);
}

const MOVEMENT = "photo-grid";

function move(photo: HTMLElement, from: Frame | undefined, to: Frame, duration: number): void {
  const options = { id: MOVEMENT, duration, easing: "ease" };
  if (from === undefined) {
    photo.animate([{ opacity: 0 }, { opacity: 1 }], options);
  } else if (from.x !== to.x || from.y !== to.y || from.width !== to.width || from.height !== to.height) {
    for (const running of movementsOf(photo)) running.cancel();
    photo.animate([{ ...rectangle(from) }, { ...rectangle(to) }], options);
  }
}
