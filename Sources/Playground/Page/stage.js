// The layout: photos in one element that the generated style sheet lays out, and the exact frames over it. A spec that
// CSS can't express is shown by its frames alone.
import {element} from "./element.js";
import {withAddress} from "./photos.js";

/// How long photos take to move to their new places, in milliseconds.
const moving = 280;
/// Layouts of more tiles have no buttons over them.
const mostButtons = 60;
/// A tile with a shorter side, in points, has no room for the number of its photo beside "+2".
const leastNumbered = 64;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  #host = document.getElementById("grid-host");
  #overlay = document.getElementById("overlay");
  #sheet = document.getElementById("sheet");
  #grid = element("div");
  #elements = new Map();
  #add;
  #sheetText = null;
  #placed = null;

  /// What happens when a photo is removed, one is added and a tile is clicked.
  onRemove = () => {};
  onAdd = () => {};
  onChoose = () => {};

  constructor() {
    // A click on a tile leads to its rule. With keys, the button with the rule above the layout does.
    this.#overlay.addEventListener("click", event => { if (!event.target.closest("button")) this.onChoose(); });
    this.#add = element("button", {"data-add": true, "aria-label": "Add a photo", onclick: () => this.onAdd()}, "+");
    this.#host.append(this.#grid);
  }

  /// The element of a photo; the same one as long as the photo is shown.
  #element(photo) {
    let made = this.#elements.get(photo);
    if (!made) {
      made = element("img", {alt: photo.name, draggable: "false"});
      made.style.backgroundColor = photo.color ?? "#888";
      this.#elements.set(photo, made);
    }
    return made;
  }

  /// The photo that a tile shows: that under "+2" has no number, which the frame over it has in a corner.
  photo(index) {
    const {photos, layout, plain} = this.#placed, isUnderMore = layout?.hidden > 0 && index === layout.tiles.length - 1;
    return isUnderMore ? plain(photos[index]) : photos[index];
  }

  #fill() {
    this.#placed.photos.forEach((photo, index) => {
      const made = this.#element(photo);
      withAddress(this.photo(index), address => { if (made.src !== address) made.src = address; });
    });
  }

  /// Shows a layout. `moves` says whether photos move to their new places.
  show({summary, sheet, layout, photos, width, height, gap, isRTL, isEditing, moves, plain}) {
    const before = moves && !isCalm() ? this.#places() : null;
    const isAdding = isEditing && layout?.last === "add";
    const children = photos.map(photo => this.#element(photo));
    if (isAdding) children.push(this.#add);
    const hasSheet = sheet.text !== "";
    const grid = this.#grid;
    if (this.#sheetText !== sheet.text) this.#sheet.textContent = this.#sheetText = sheet.text;
    this.#placed = {layout, photos, children, width, isRTL, hasSheet, plain};
    grid.className = hasSheet ? summary.className : "";
    grid.dir = isRTL ? "rtl" : "ltr";
    grid.style.cssText = "";
    this.#host.style.width = `${width}px`;
    this.#host.style.height = layout?.fills ? `${height}px` : "";
    if (layout && summary.hasPatterns) grid.dataset.shapes = layout.shapes;
    else delete grid.dataset.shapes;
    for (const [index, child] of children.entries()) {
      child.style.cssText = "";
      child.style.backgroundColor = photos[index]?.color ?? "";
      if (hasSheet && summary.keepsRatios) child.style.setProperty("--r", (photos[index]?.ratio ?? 1000) / 1000);
    }
    if (hasSheet) {
      if (gap !== null) grid.style.setProperty(`--${summary.className}-gap`, `${gap}px`);
      if (summary.hasTrees) {
        photos.forEach((photo, index) => grid.style.setProperty(`--r${index + 1}`, photo.ratio / 1000));
      }
    }
    // Only what is new or gone is put in or taken out, as in an app.
    const wanted = layout ? children : [], kept = new Set(wanted);
    for (const child of [...grid.children]) if (!kept.has(child)) child.remove();
    wanted.forEach((child, index) => {
      if (grid.children[index] !== child) grid.insertBefore(child, grid.children[index] ?? null);
    });
    for (const photo of this.#elements.keys()) if (!photos.includes(photo)) this.#elements.delete(photo);
    this.#drawFrames();
    if (before) this.#move(before);
  }

  /// Shows the frames of the same layout at another size.
  resize({layout, width, height}) {
    this.#host.style.width = `${width}px`;
    this.#host.style.height = layout?.fills ?? this.#placed?.layout?.fills ? `${height}px` : "";
    if (layout === undefined || !this.#placed) return;
    Object.assign(this.#placed, {layout, width});
    if (this.#grid.dataset.shapes !== undefined && layout) this.#grid.dataset.shapes = layout.shapes;
    this.#drawFrames();
  }

  /// Whether the style sheet lays out what is shown.
  get hasSheet() { return this.#placed?.hasSheet ?? false; }

  /// The frames as they are on the screen: in a right-to-left layout, mirrored.
  get frames() {
    const {layout, isRTL} = this.#placed ?? {};
    if (!layout) return [];
    return layout.tiles.map(([x, y, width, height]) =>
      [isRTL ? layout.size[0] - x - width : x, y, width, height]);
  }

  #drawFrames() {
    this.#fill();
    const {layout, photos, children, hasSheet} = this.#placed, frames = this.frames, grid = this.#grid;
    if (!hasSheet && layout) {
      Object.assign(grid.style, {position: "relative", width: `${layout.size[0]}px`, height: `${layout.size[1]}px`});
      children.forEach((child, index) => {
        const frame = frames[index];
        Object.assign(child.style, {position: "absolute", objectFit: "cover", visibility: frame ? "" : "hidden"});
        if (frame) place(child, frame);
      });
    }
    const tiles = frames.slice(0, frames.length <= mostButtons ? frames.length : 0);
    while (this.#overlay.children.length > tiles.length) this.#overlay.lastChild.remove();
    while (this.#overlay.children.length < tiles.length) {
      const index = this.#overlay.children.length;
      this.#overlay.append(element("div", {"data-tile": index + 1},
        element("span"), element("button", {onclick: () => this.onRemove(index)}, "×"), element("em"), element("strong")));
    }
    tiles.forEach((frame, index) => {
      const tile = this.#overlay.children[index], [size, button, hidden, number] = tile.children;
      const isLast = index === tiles.length - 1;
      place(tile, frame);
      size.textContent = `${short(frame[2])} × ${short(frame[3])}`;
      size.hidden = frame[2] < 70 || frame[3] < 24;
      button.setAttribute("aria-label", `Remove photo ${index + 1} of ${children.length - (children.at(-1) === this.#add)}`);
      button.hidden = isLast && layout.last === "add";
      tile.dataset.role = isLast ? layout.last : "photo";
      const hasNumber = isLast && layout.hidden > 0 && Math.min(frame[2], frame[3]) >= leastNumbered;
      number.textContent = hasNumber ? photos[index]?.number ?? "" : "";
      hidden.textContent = !hasSheet && isLast && layout.hidden > 0 ? `+${layout.hidden}` : "";
    });
  }

  // MARK: Motion

  #places() {
    const origin = this.#grid.getBoundingClientRect();
    return {origin, rects: new Map([...this.#grid.children].map(child => [child, child.getBoundingClientRect()]))};
  }

  /// Moves what has been shown before from its old place, and fades in what is new.
  #move(before) {
    const scale = this.scale, after = this.#places();
    for (const [child, now] of after.rects) {
      const was = before.rects.get(child);
      if (!was || !was.width || !now.width) {
        child.animate([{opacity: 0, transform: "scale(.8)"}, {opacity: 1, transform: "none"}],
          {duration: moving, easing: "ease-out"});
        continue;
      }
      const across = (was.left - before.origin.left - now.left + after.origin.left) / scale;
      const down = (was.top - before.origin.top - now.top + after.origin.top) / scale;
      if (Math.abs(across) + Math.abs(down) < 0.5 && Math.abs(was.width - now.width) < 0.5
        && Math.abs(was.height - now.height) < 0.5) continue;
      child.animate([
        {
          transformOrigin: "0 0",
          transform: `translate(${across}px, ${down}px) scale(${was.width / now.width}, ${was.height / now.height})`,
        },
        {transformOrigin: "0 0", transform: "none"},
      ], {duration: moving, easing: "cubic-bezier(.2, .7, .2, 1)"});
    }
  }

  /// How much smaller the layout is on the screen than it is.
  get scale() { return this.#host.offsetWidth ? this.#host.getBoundingClientRect().width / this.#host.offsetWidth : 1; }

  // MARK: Measuring

  /// The greatest distance in pixels between a side of a child and of its frame; null if there is none to tell.
  difference() {
    const {layout, children, hasSheet} = this.#placed ?? {};
    if (!layout || !hasSheet) return null;
    if (children.some(child => child.getAnimations().length)) return null;
    const origin = this.#grid.getBoundingClientRect(), scale = this.scale;
    let most = 0;
    this.frames.forEach(([x, y, width, height], index) => {
      const rect = children[index]?.getBoundingClientRect();
      if (!rect) return;
      const found = [(rect.left - origin.left) / scale, (rect.top - origin.top) / scale, rect.width / scale, rect.height / scale];
      [x, y, width, height].forEach((side, place) => { most = Math.max(most, Math.abs(side - found[place])); });
    });
    return most;
  }
}

export function place(box, [x, y, width, height]) {
  Object.assign(box.style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
}

/// A number with at most one digit after the point.
export const short = number => String(Math.round(number * 10) / 10);
