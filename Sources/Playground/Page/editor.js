// The editor: CodeMirror with the words of the language, diagnostics under their lines, fix-its and completions.
/* global CodeMirror */
import {element} from "./element.js";
import {difference, explained, marksOf, mostFindings} from "./findings.js";
import {partsOf} from "./language.js";

function defineMode() {
  CodeMirror.defineMode("grid", () => ({
    token(stream) {
      let end = 0;
      for (const [text, kind] of partsOf(stream.string)) {
        end += text.length;
        if (end <= stream.pos) continue;
        stream.pos = end;
        return kind || null;
      }
      stream.skipToEnd();
      return null;
    },
    lineComment: "#",
  }));
}

export class Editor {
  #mirror;
  #marks = [];
  #widgets = [];
  #rule = null;

  /// `complete` resolves with the completions after a text.
  constructor(place, {text, onChange, onCursor, complete, describedBy}) {
    defineMode();
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
    if (old !== text) this.apply([difference(old, text)], "setText");
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
    const mirror = this.#mirror, {text} = this, shown = findings.slice(0, mostFindings);
    mirror.operation(() => {
      for (const mark of this.#marks) mark.clear();
      for (const widget of this.#widgets) widget.clear();
      this.#marks = marksOf(shown).map(({from, to, kind}) =>
        mirror.markText(this.#position(from), this.#position(to), {className: `Mark-${kind}`}));
      this.#widgets = shown.map(finding => {
        const start = this.#position(finding.start);
        return mirror.addLineWidget(start.line, explained(finding, start, text, edits => this.use(edits)), {
          coverGutter: false, noHScroll: true, handleMouseEvents: false,
        });
      });
    });
    // What is said about the line that is being typed has to be seen.
    const {line} = mirror.getCursor();
    if (mirror.hasFocus() && findings.some(({start}) => this.#position(start).line === line)) {
      const [top, bottom] = [line, line + 1].map(each => mirror.heightAtLine(each, "local"));
      mirror.scrollIntoView({left: 0, right: 0, top, bottom: bottom + 20});
    }
  }

  /// Makes edits, which can be undone in one step.
  apply(edits, origin = "+fix") {
    this.#mirror.operation(() => {
      for (const {start, end, text} of [...edits].sort((a, b) => b.start - a.start)) {
        this.#mirror.replaceRange(text, this.#position(start), this.#position(end), origin);
      }
    });
  }

  /// Makes the edits that a finding offers.
  use(edits) {
    this.apply(edits);
    this.focus();
  }

  /// Puts the cursor at a place.
  goTo(offset) {
    this.#mirror.focus();
    this.#mirror.setCursor(this.#position(offset));
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
