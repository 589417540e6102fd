/**
 * The children of an element that show the photos near the screen. Those that leave it show other photos.
 *
 * @module
 */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What a page does to show photos. */
export interface PhotoRenderer {
  create(): HTMLElement;
  render(photo: number, element: HTMLElement): void;
}

/** The edges of a child in its container. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface View {
  readonly element: HTMLElement;
  edges: Edges | null;
}

/** The children that show photos, by the indices of those. */
export class Pool {
  private readonly owner: HTMLElement & PhotoRenderer;
  private views: Map<number, View> = new Map();
  private free: View[] = [];

  constructor(owner: HTMLElement & PhotoRenderer) {
    this.owner = owner;
  }

  element(photo: number): HTMLElement | null {
    return this.views.get(photo)?.element ?? null;
  }

  /** The photo of a child in which an event has happened. */
  photo(target: Node): number | null {
    for (const [photo, { element }] of this.views) if (element.contains(target)) return photo;
    return null;
  }

  /**
   * Shows photos from one index to another, where `edgesOf` places them; null hides one. A child that has the focus stays, wherever its
   * photo is.
   */
  show(first: number, end: number, count: number, edgesOf: (photo: number) => Edges | null): void {
    const focused = this.focused, own = focused === null ? null : this.photo(focused);
    for (const [photo, view] of this.views) {
      const isNear = photo >= first && photo < end;
      if (isNear ? edgesOf(photo) !== null : photo === own) continue;
      this.views.delete(photo);
      this.release(view);
    }
    // In the order of photos, for the keyboard and for screen readers.
    let previous: HTMLElement | null = null;
    const put = (photo: number): void => {
      const edges = edgesOf(photo);
      if (edges !== null) previous = this.put(photo, edges, count, previous);
    };
    if (own !== null && own < first) put(own);
    for (let photo = first; photo < end; photo++) put(photo);
    if (own !== null && own >= end) put(own);
  }

  private put(photo: number, edges: Edges, count: number, previous: HTMLElement | null): HTMLElement {
    const known = this.views.get(photo), view = known ?? this.free.pop() ?? { element: this.owner.create(), edges: null };
    const { element } = view;
    if (known === undefined) {
      if (previous === null) this.owner.prepend(element);
      else previous.after(element);
      element.hidden = false;
      this.views.set(photo, view);
      this.owner.render(photo, element);
    }
    set(element, "role", "listitem");
    set(element, "aria-setsize", `${count}`);
    set(element, "aria-posinset", `${photo + 1}`);
    const { left, top, right, bottom } = edges, old = view.edges, { style } = element;
    if (old === null || old.left !== left) style.left = `${left}px`;
    if (old === null || old.top !== top) style.top = `${top}px`;
    if (old === null || old.right - old.left !== right - left) style.width = `${right - left}px`;
    if (old === null || old.bottom - old.top !== bottom - top) style.height = `${bottom - top}px`;
    view.edges = edges;
    return element;
  }

  /** Gives photos that follow a change their new indices, and lets go of removed ones. */
  renumber(at: number, removed: number, inserted: number): void {
    const views = [...this.views];
    this.views.clear();
    for (const [photo, view] of views) {
      if (photo < at) this.views.set(photo, view);
      else if (photo < at + removed) this.release(view);
      else this.views.set(photo - removed + inserted, view);
    }
  }

  /** Renders all photos again. */
  refresh(): void {
    for (const [photo, { element }] of this.views) this.owner.render(photo, element);
  }

  /** Lets go of all photos. */
  clear(): void {
    for (const view of this.views.values()) this.release(view);
    this.views.clear();
  }

  private get focused(): Element | null {
    const root = this.owner.getRootNode() as Partial<DocumentOrShadowRoot>;
    return root.activeElement ?? null;
  }

  /** Keeps a child for another photo. The keyboard goes on in the element. */
  private release({ element, edges }: View): void {
    if (element.contains(this.focused)) this.owner.focus({ preventScroll: true });
    // An image shows its last photo until the next one has loaded.
    if (element.localName === "img") return element.remove();
    element.hidden = true;
    this.free.push({ element, edges });
  }
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
