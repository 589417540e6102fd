// An editor without CodeMirror: a text area over the colored spec, with the same marks. Findings are listed below.
import {element} from "./element.js";
import {difference, explained, marksOf, mostFindings} from "./findings.js";
import {colored, partsOf} from "./language.js";

export class PlainEditor {
  #area;
  #under = element("pre", {"aria-hidden": "true"});
  #list = element("div", {"data-findings": true});
  #words = element("ul", {"data-words": true, role: "listbox", "aria-label": "Completions", hidden: true});
  #sheet;
  /// What each line of the underlay shows, to draw only what has changed.
  #drawn = [];
  #marks = [];
  #rule = null;
  #offered = null;

  /// `complete` resolves with the completions after a text.
  constructor(place, {text, onChange, onCursor, complete, describedBy}) {
    this.#area = element("textarea", {
      "aria-label": "Spec", "aria-describedby": describedBy, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    });
    this.#area.value = text;
    this.#sheet = element("div", {"data-sheet": true}, this.#under, this.#area, this.#words);
    place.append(element("div", {"data-plain": true}, this.#sheet, this.#list));
    Object.assign(this, {onChange, onCursor, complete});
    this.#area.addEventListener("input", event => this.#changed(event.data));
    this.#area.addEventListener("keydown", event => this.#onKey(event));
    this.#area.addEventListener("blur", () => this.#offer(null));
    document.addEventListener("selectionchange", () => this.#follow());
    this.#area.addEventListener("selectionchange", () => this.#follow());
    this.#area.addEventListener("focus", () => setTimeout(() => this.#follow()));
    this.#draw();
  }

  get text() { return this.#area.value; }

  focus() { this.#area.focus(); }

  setText(text) {
    const old = this.text;
    if (old !== text) this.apply([difference(old, text)]);
  }

  load(text) {
    this.apply([{start: 0, end: this.text.length, text}]);
    this.#area.setSelectionRange(0, 0);
  }

  show(findings) {
    const shown = findings.slice(0, mostFindings), {text} = this;
    this.#marks = marksOf(shown);
    this.#draw();
    this.#list.replaceChildren(...shown.map(finding => {
      const before = text.slice(0, finding.start).split("\n"), line = before.length - 1, ch = before[line].length;
      const made = explained(finding, {line, ch}, text, edits => this.use(edits));
      made.prepend(element("button", {"data-place": true, onclick: () => this.goTo(finding.start)}, `Line ${line + 1}`));
      return made;
    }));
  }

  /// Makes edits, which can be undone. The focus stays where it is, and the cursor in its place.
  apply(edits) {
    const area = this.#area, focused = document.activeElement;
    let [from, to] = [area.selectionStart, area.selectionEnd];
    area.focus({preventScroll: true});
    for (const {start, end, text} of [...edits].sort((a, b) => b.start - a.start)) {
      const wanted = area.value.slice(0, start) + text + area.value.slice(end);
      area.setSelectionRange(start, end);
      // Only what is inserted like this can be undone. A browser may refuse it in a window in the background.
      document.execCommand(text ? "insertText" : "delete", false, text);
      if (area.value !== wanted) area.value = wanted;
      const moved = place => place <= start ? place : place >= end ? place + text.length - (end - start) : start + text.length;
      [from, to] = [moved(from), moved(to)];
    }
    area.setSelectionRange(from, to);
    if (focused !== area) focused?.focus({preventScroll: true});
    if (focused === document.body) area.blur();
    this.#changed();
  }

  use(edits) {
    this.apply(edits);
    this.focus();
  }

  goTo(offset) {
    this.#area.focus({preventScroll: true});
    this.#area.setSelectionRange(offset, offset);
    this.#follow();
    this.#under.children[this.#cursorLine().line]?.scrollIntoView({block: "nearest"});
  }

  markRule(offset) {
    this.#rule = offset === null ? null : this.text.slice(0, offset).split("\n").length - 1;
    this.#draw();
  }

  #told;

  #changed(typed) {
    const {text} = this;
    if (this.#told === text) return;
    this.#told = text;
    // Marks belong to the text of before.
    this.#draw();
    this.onChange(text);
    if (/^[a-z]$/.test(typed ?? "")) this.#suggest();
    else this.#offer(null);
  }

  /// The line of the cursor, its number and where it begins.
  #cursorLine() {
    const {text} = this, cursor = this.#area.selectionStart, start = text.lastIndexOf("\n", cursor - 1) + 1;
    const end = text.indexOf("\n", start);
    return {start, line: text.slice(0, start).split("\n").length - 1, text: text.slice(start, end < 0 ? text.length : end)};
  }

  #followed;

  #follow() {
    if (document.activeElement !== this.#area) return;
    const {start, text} = this.#cursorLine(), key = `${start} ${text}`;
    if (key === this.#followed) return;
    this.#followed = key;
    this.onCursor(text, start);
  }

  // MARK: The underlay

  #draw() {
    let start = 0;
    const lines = this.text.split("\n").map((text, number) => {
      const from = start, end = from + text.length;
      start = end + 1;
      const marks = this.#marks.filter(mark => mark.from <= end && mark.to >= from && mark.to > mark.from)
        .map(({from: first, to, kind}) => ({from: first - from, to: to - from, kind}));
      return {text, marks, isRule: number === this.#rule};
    });
    const keys = lines.map(line => JSON.stringify(line)), old = this.#drawn, under = this.#under;
    let same = 0, last = 0;
    const shorter = Math.min(keys.length, old.length);
    while (same < shorter && keys[same] === old[same]) same++;
    while (last < shorter - same && keys.at(-1 - last) === old.at(-1 - last)) last++;
    for (let count = old.length - same - last; count > 0; count--) under.children[same].remove();
    const next = under.children[same] ?? null;
    for (const line of lines.slice(same, lines.length - last)) under.insertBefore(drawnLine(line), next);
    this.#drawn = keys;
  }

  // MARK: Keys

  #onKey(event) {
    if (event.isComposing) return;
    if (this.#offered && this.#onOfferKey(event.key)) return event.preventDefault();
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.#suggest();
    }
    if (event.key === "/" && event.ctrlKey) {
      event.preventDefault();
      return this.#toggleComment();
    }
    // A new line is indented like the one above.
    const indentation = /^[ \t]*/.exec(this.#cursorLine().text)[0];
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.altKey && indentation) {
      event.preventDefault();
      if (!document.execCommand("insertText", false, `\n${indentation}`)) this.#area.setRangeText(`\n${indentation}`);
      this.#changed();
    }
  }

  #toggleComment() {
    const {start, text} = this.#cursorLine(), [, indentation, sign] = /^(\s*)(# ?)?/.exec(text);
    const place = start + indentation.length;
    this.apply([{start: place, end: place + (sign?.length ?? 0), text: sign ? "" : "# "}]);
  }

  // MARK: Completion

  async #suggest() {
    const cursor = this.#area.selectionStart, {start, items} = await this.complete(this.text.slice(0, cursor));
    if (this.#area.selectionStart !== cursor || document.activeElement !== this.#area) return;
    this.#offer(items.length ? {start, end: cursor, items, chosen: 0} : null);
  }

  #offer(offered) {
    this.#offered = offered;
    this.#words.hidden = !offered;
    if (!offered) return;
    this.#words.replaceChildren(...offered.items.map(({text, hint}, index) => element("li", {
      role: "option", "aria-selected": index === offered.chosen,
      onmousedown: event => {
        event.preventDefault();
        this.#take(index);
      },
    }, element("b", {}, text), element("span", {}, hint))));
    const {left, bottom} = this.#placeOf(offered.start), sheet = this.#sheet.getBoundingClientRect();
    Object.assign(this.#words.style, {left: `${left - sheet.left}px`, top: `${bottom - sheet.top}px`});
    this.#words.children[offered.chosen].scrollIntoView({block: "nearest"});
  }

  /// Where a place of the text is on the screen.
  #placeOf(offset) {
    const before = this.text.slice(0, offset).split("\n"), line = this.#under.children[before.length - 1];
    let rest = before.at(-1).length;
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (rest <= node.length) {
        const range = document.createRange();
        range.setStart(node, rest);
        range.setEnd(node, Math.min(rest + 1, node.length));
        return range.getBoundingClientRect();
      }
      rest -= node.length;
    }
    return line.getBoundingClientRect();
  }

  #onOfferKey(key) {
    const {items, chosen} = this.#offered, step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) this.#offer({...this.#offered, chosen: (chosen + step + items.length) % items.length});
    else if (key === "Enter") this.#take(chosen);
    else if (key === "Escape") this.#offer(null);
    return step || key === "Enter" || key === "Escape";
  }

  #take(index) {
    const {start, end, items} = this.#offered, {text} = items[index];
    this.#offer(null);
    this.apply([{start, end, text}]);
  }
}

/// A line in colors, with what is underlined in it.
function drawnLine({text, marks, isRule}) {
  const line = element("div", {"data-rule": isRule});
  let place = 0;
  for (const [part, kind] of partsOf(text)) {
    const end = place + part.length;
    const cuts = [...new Set([place, end, ...marks.flatMap(({from, to}) => [from, to]).filter(cut => cut > place && cut < end)])]
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < cuts.length; index++) {
      const [from, to] = [cuts[index], cuts[index + 1]];
      const mark = marks.find(mark => mark.from <= from && mark.to >= to);
      const piece = colored(text.slice(from, to), kind);
      line.append(mark ? element("span", {"data-mark": mark.kind}, piece) : piece);
    }
    place = end;
  }
  if (!text) line.append("\u200b");
  return line;
}
