// The editor: CodeMirror with the words of the language, diagnostics under their lines, fix-its and completions.
/* global CodeMirror */

const settings = /^(?:grid|tile|frame|align|gap|inset|width|height|smallest|shapes|append|waterfall|when)$/;
const words = /^(?:rows|of|near|over|fit|show|repeat|mirrored|stretch|balanced|photo|fill|within|sided|to|tall|wide|leading|center|trailing|spread|x)$/;

CodeMirror.defineMode("grid", () => ({
  startState: () => ({isName: false}),
  token(stream, state) {
    if (stream.sol()) state.isName = false;
    if (stream.eatSpace()) return null;
    if (stream.match(/^##.*/)) return "meta";
    if (stream.match(/^#.*/)) return "comment";
    if (stream.match(/^@\s*\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)?%?/)) return "attribute";
    if (stream.match(/^\[[^\]]*\]?/)) return "string";
    if (stream.match(/^\d+(?:\.\d+)?/)) {
      return stream.match(/^(?:\.\.\d*)?\s*(?:\[[^\]]*\])?\s*:(?!\d)/, false) ? "def" : "number";
    }
    const word = stream.match(/^[A-Za-z][A-Za-z.]*/);
    if (word) {
      const isName = state.isName;
      state.isName = word[0] === "grid";
      if (isName) return "def";
      return settings.test(word[0]) ? "keyword" : words.test(word[0]) ? "builtin" : "variable";
    }
    stream.next();
    return "operator";
  },
  lineComment: "#",
}));

/// An element with attributes and children; texts are never read as HTML.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

/// The most diagnostics that are shown under their lines.
const most = 20;

export class Editor {
  #mirror;
  #marks = [];
  #widgets = [];
  #rule = null;

  /// `complete` resolves with the completions after a text.
  constructor(place, {text, onChange, onCursor, complete, describedBy}) {
    this.#mirror = CodeMirror(place, {
      value: text, mode: "grid", theme: "Grid", lineNumbers: true, lineWrapping: true, indentUnit: 4,
      // Screen readers read the lines themselves, which they couldn't in CodeMirror's hidden text field.
      inputStyle: "contenteditable", screenReaderLabel: "Spec", spellcheck: false, viewportMargin: 30,
      // The Tab key moves on to the next control, as everywhere in a page.
      extraKeys: {Tab: false, "Shift-Tab": false, "Ctrl-Space": () => this.#suggest(false), "Ctrl-/": "toggleComment"},
    });
    const about = {role: "textbox", "aria-multiline": "true", "aria-describedby": describedBy};
    for (const [name, value] of Object.entries(about)) this.#mirror.getInputField().setAttribute(name, value);
    this.#mirror.on("change", mirror => onChange(mirror.getValue()));
    const follow = mirror => {
      const {line} = mirror.getCursor();
      if (mirror.hasFocus()) onCursor(mirror.getLine(line), mirror.indexFromPos({line, ch: 0}));
    };
    this.#mirror.on("cursorActivity", follow);
    // The click that brings the focus comes first.
    this.#mirror.on("focus", mirror => setTimeout(follow, 0, mirror));
    this.#mirror.on("inputRead", (mirror, {text: typed}) => {
      if (/^[a-z]$/.test(typed.join("\n"))) this.#suggest(true);
    });
    this.complete = complete;
  }

  get text() { return this.#mirror.getValue(); }

  focus() { this.#mirror.focus(); }

  /// Replaces the text; the change can be undone. Keeps what is equal at both ends, and so the cursor.
  setText(text) {
    const old = this.text;
    let start = 0, end = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++;
    while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end++;
    if (old === text) return;
    this.#mirror.replaceRange(
      text.slice(start, text.length - end), this.#position(start), this.#position(old.length - end));
  }

  /// Replaces everything by another spec; this can be undone too.
  load(text) { this.#mirror.setValue(text); }

  #position(offset) { return this.#mirror.posFromIndex(offset); }

  #suggest(isTyped) {
    this.#mirror.showHint({
      completeSingle: !isTyped, alignWithWord: true, closeCharacters: /[^A-Za-z]/,
      hint: Object.assign(async mirror => {
        const cursor = mirror.getCursor();
        const before = mirror.getRange({line: 0, ch: 0}, cursor);
        const {start, items} = await this.complete(before);
        // Who types on has no use for the list, whose Enter key would take a word.
        if (CodeMirror.cmpPos(mirror.getCursor(), cursor)) return undefined;
        return {
          from: mirror.posFromIndex(start), to: cursor,
          list: items.map(({text, hint}) => ({
            text, render: line => line.append(element("b", {}, text), element("span", {}, hint)),
          })),
        };
      }, {supportsSelection: false}),
    });
  }

  /// Shows diagnostics: an underline at each place, and what the command line says under the line.
  show(findings) {
    const mirror = this.#mirror;
    mirror.operation(() => {
      for (const mark of this.#marks) mark.clear();
      for (const widget of this.#widgets) widget.clear();
      this.#marks = [];
      this.#widgets = [];
      for (const finding of findings.slice(0, most)) {
        const start = this.#position(finding.start);
        this.#underline(finding.start, finding.end, finding.severity);
        for (const {start, end} of finding.related) this.#underline(start, end, "related");
        const widget = mirror.addLineWidget(start.line, this.#explained(finding, start), {
          coverGutter: false, noHScroll: true, handleMouseEvents: false,
        });
        this.#widgets.push(widget);
      }
    });
    // What is said about the line that is being typed has to be seen.
    const {line} = mirror.getCursor();
    if (mirror.hasFocus() && findings.some(({start}) => this.#position(start).line === line)) {
      const [top, bottom] = [line, line + 1].map(each => mirror.heightAtLine(each, "local"));
      mirror.scrollIntoView({left: 0, right: 0, top, bottom: bottom + 20});
    }
  }

  #underline(start, end, kind) {
    // An empty place is shown at the character before it.
    const [from, to] = start === end ? [Math.max(0, start - 1), Math.max(end, 1)] : [start, end];
    this.#marks.push(this.#mirror.markText(this.#position(from), this.#position(to), {className: `Mark-${kind}`}));
  }

  #explained({severity, code, message, label, related, notes, help, fix}, {line, ch}) {
    const fixed = fix.length
      ? element("button", {
        // Otherwise WebKit moves the cursor to the button, and makes no click of it.
        onmousedown: event => event.preventDefault(), onclick: () => this.#apply(fix), "aria-label": `Fix: ${help ?? message}`,
      }, "Fix")
      : null;
    const parts = [
      element("p", {}, element("b", {}, severity), ": ", ...quoted(message), " ", element("small", {}, `[${code}]`)),
    ];
    const places = [label, ...related.map(({message}) => message)].filter(text => text);
    if (places.length) parts.push(element("p", {}, "↑ ", ...places.flatMap((text, index) => index ? [" · ", ...quoted(text)] : quoted(text))));
    for (const note of notes) parts.push(element("p", {}, "note: ", ...quoted(note)));
    if (help || fixed) parts.push(element("p", {}, ...(help ? ["help: ", ...quoted(help)] : []), " ", fixed));
    return element("div", {"data-finding": severity, "data-line": line + 1, "data-column": ch + 1}, ...parts);
  }

  #apply(edits) {
    const mirror = this.#mirror;
    mirror.operation(() => {
      for (const {start, end, text} of [...edits].sort((a, b) => b.start - a.start)) {
        mirror.replaceRange(text, this.#position(start), this.#position(end), "+fix");
      }
    });
    mirror.focus();
  }

  /// Marks the line of the rule that the layout shows.
  markRule(offset) {
    const rule = offset === null ? null : this.#mirror.getLineHandle(this.#position(offset).line);
    if (rule === this.#rule) return;
    if (this.#rule) this.#mirror.removeLineClass(this.#rule, "background", "Rule");
    if (rule) this.#mirror.addLineClass(rule, "background", "Rule");
    this.#rule = rule;
  }

}

/// A spec in the colors of the editor.
export function highlighted(spec) {
  const made = element("pre", {class: "cm-s-Grid"});
  CodeMirror.runMode(spec, "grid", made);
  return made;
}

/// A text whose parts in back-ticks are code.
export function quoted(text) {
  return text.split("`").map((part, index) => index % 2 ? element("code", {}, part) : part);
}
