/**
 * Where the scroll bar of a feed is. Browsers limit the height of elements, so that a long feed scrolls in a *spacer* that is lower
 * than the feed.
 *
 * @module
 */
/// <reference lib="dom" />
import type { Feed } from "./photo-feed.js";

/** The greatest height of the spacer, in pixels of the device: browsers place things to the pixel there. */
const LONGEST = 8000000;

/** Near both ends, the bar moves by as many points as the feed, so that no fling ends before the feed does. */
const MARGIN = 100000;

/** The places between which the bar shows photos. In a feed of the spacer's height, both are in the middle. */
interface Ends {
  readonly start: Place;
  readonly end: Place;
}

interface Place {
  readonly offset: number;
  readonly top: number;
  readonly fraction: number;
}

/**
 * The place of the bar, as the spacer's `scrollTop`, that shows the feed's offset at the upper edge of the screen, and back. If the
 * spacer is as high as the feed, both are equal. Otherwise the bar shows which part of the photos lies above, so that it stays when
 * heights change.
 */
export class Bar {
  private readonly feed: Feed;
  private readonly screen: number;
  private readonly limit: number = Math.floor(LONGEST / devicePixelRatio);

  constructor(feed: Feed, screen: number) {
    this.feed = feed;
    this.screen = screen;
  }

  /** Whether the spacer is lower than the feed. */
  get isLong(): boolean {
    return this.feed.height > this.limit;
  }

  /** The spacer's height: whole, so that browsers scroll to its end and not a part of a pixel beyond. */
  get height(): number {
    return Math.min(Math.ceil(this.feed.height), this.limit);
  }

  /** The greatest place of the bar. */
  get last(): number {
    return Math.max(this.height - this.screen, 0);
  }

  /** The greatest offset. */
  get end(): number {
    return Math.max(this.feed.height - this.screen, 0);
  }

  top(offset: number): number {
    const { start, end } = this.ends();
    if (offset <= start.offset) return Math.max(offset, 0);
    if (offset >= end.offset) return this.last - Math.max(this.end - offset, 0);
    const { feed } = this, part = (feed.fraction(feed.anchor(offset)) - start.fraction) / (end.fraction - start.fraction);
    return start.top + part * (end.top - start.top);
  }

  offset(top: number): number {
    const { start, end } = this.ends();
    if (top <= start.top) return Math.max(top, 0);
    if (top >= end.top) return this.end - Math.max(this.last - top, 0);
    const { feed } = this, part = (top - start.top) / (end.top - start.top);
    return feed.offset(feed.anchorAtFraction(start.fraction + part * (end.fraction - start.fraction)));
  }

  /** Whether what scrolls by points is about to reach an end of the spacer where the feed goes on. */
  endsBefore(offset: number, top: number): boolean {
    const isNear = Math.min(top, this.last - top) < this.margin / 2;
    return isNear && Math.abs(this.top(offset) - top) > this.screen;
  }

  private get margin(): number {
    return Math.min(MARGIN, this.last / 40);
  }

  private ends(): Ends {
    const { feed, margin } = this;
    // Each question can lay out what was an estimate, and so change the height.
    const after = this.isLong ? feed.fraction(feed.anchor(this.end - margin)) : 0;
    const before = this.isLong ? feed.fraction(feed.anchor(margin)) : 0;
    if (!(after > before)) {
      const middle = { offset: this.end / 2, top: this.last / 2, fraction: 0 };
      return { start: middle, end: middle };
    }
    return {
      start: { offset: margin, top: margin, fraction: before },
      end: { offset: this.end - margin, top: this.last - margin, fraction: after },
    };
  }
}
