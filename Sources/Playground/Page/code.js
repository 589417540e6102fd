// The code: one tab for each output, highlighted, with marks at the lines that the last edit has changed.
import {element} from "./element.js";

/// A language with comments, strings, numbers and types like those of C.
const code = (...words) => new RegExp(String.raw`(\/\/.*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*")|`
  + String.raw`(\b(?:${words.join(" ").replaceAll(" ", "|")})\b|[@#]\w+)|(\b\d[\d_.]*(?:e[-+]?\d+)?\b)|(\b[A-Z]\w*)`, "g");

/// What is highlighted in each language; the group that matches decides.
const languages = {
  swift: code("import public package internal private fileprivate nonisolated enum struct extension static func let var init",
    "return if else guard switch case for in while where throws try nil true false inout mutating self Self default break",
    "continue some any"),
  ts: code("export import const let function return if else for of in while do switch case default break continue class",
    "interface type readonly private static get new null undefined true false number string boolean void extends typeof this"),
  kotlin: code("package object class data enum internal private public val var fun get const return if else for in until while",
    "do when null true false constructor is as break continue this"),
  c: code("typedef struct enum static inline const return if else for while do switch case default break continue void bool",
    "double int int32_t int64_t size_t true false"),
  json: /(?!)()|("(?:\\.|[^"\\])*"(?!\s*:))|(\b(?:true|false|null)\b)|(-?\b\d[\d.]*(?:e[-+]?\d+)?\b)|("(?:\\.|[^"\\])*"(?=\s*:))/g,
  css: /(\/\*[\s\S]*?\*\/)|("[^"\n]*"|'[^'\n]*')|(@[\w-]+|:{1,2}[\w-]+)|(-?\b\d[\d.]*(?:[a-z]+|%)?)|([.#][\w-]+|--[\w-]+|[\w-]+(?=\s*:\s))/g,
  xml: /(<!--[\s\S]*?-->)|("[^"]*")|(<\/?[\w!-]+|\/?>)|(\b\d[\d.]*\b)|([\w:-]+(?==))/g,
};
languages.js = languages.dts = languages.ts;
languages.svg = languages.html = languages.xml;
languages.images = languages.json;
const tags = ["em", "i", "b", "u", "var"];
/// Lines are highlighted in blocks, once they come into view.
const blockLines = 120;

export class Code {
  #view = document.getElementById("code");
  #watcher = new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) this.#highlight(target);
  }, {root: this.#view, rootMargin: "400px"});
  #blocks = new Map();
  #language;
  #isNew = [];
  #line = null;
  text = "";

  /// Shows a text; the lines that `old` lacks are marked.
  show(text, language, old) {
    if (text === this.text && language === this.#language && old === undefined) return 0;
    const lines = text.split("\n"), isNew = newLines(old?.split("\n"), lines);
    this.text = text;
    this.#language = language;
    this.#isNew = isNew;
    this.#line = null;
    this.#watcher.disconnect();
    this.#blocks.clear();
    const blocks = [];
    for (let first = 0; first < lines.length; first += blockLines) {
      const block = element("div", {}, lines.slice(first, first + blockLines).join("\n")
        + (first + blockLines < lines.length ? "\n" : ""));
      this.#blocks.set(block, {first, isNew});
      blocks.push(block);
    }
    this.#view.replaceChildren(...blocks);
    for (const block of blocks) this.#watcher.observe(block);
    if (blocks.length) this.#highlight(blocks[0]);
    return isNew.filter(each => each).length;
  }

  /// Brings the first line into view that the last edit has changed.
  goToChange() { this.#reveal(this.#isNew.indexOf(true)); }

  /// Marks a line, and brings it into view; -1 marks none.
  goTo(number) {
    if (number === this.#line) return;
    this.#line = number;
    this.#view.querySelector("[data-at]")?.removeAttribute("data-at");
    this.#reveal(number)?.setAttribute("data-at", "");
  }

  #reveal(number) {
    const block = this.#view.children[Math.floor(number / blockLines)];
    if (number < 0 || !block) return null;
    this.#highlight(block);
    const line = block.children[number % blockLines], view = this.#view;
    if (!line) return null;
    const [{top, bottom}, place] = [line.getBoundingClientRect(), view.getBoundingClientRect()];
    if (top < place.top || bottom > place.bottom) view.scrollTop += top - place.top - place.height / 3;
    return line;
  }

  /// Shows why there is no text.
  explain(lacks) {
    this.text = "";
    this.#language = null;
    this.#view.replaceChildren(...lacks.map(({message, help}) =>
      element("p", {}, message, ...(help ? [element("br"), `help: ${help}`] : []))));
  }

  #highlight(block) {
    this.#watcher.unobserve(block);
    const about = this.#blocks.get(block);
    if (!about || about.isDone) return;
    about.isDone = true;
    const text = block.textContent, lines = [];
    let line = element("span"), number = about.first;
    const end = () => {
      if (about.isNew[number]) line.dataset.new = "";
      lines.push(line);
      number++;
      line = element("span");
    };
    const add = (part, tag) => {
      part.split("\n").forEach((piece, index) => {
        if (index) {
          line.append("\n");
          end();
        }
        if (piece) line.append(tag ? element(tag, {}, piece) : piece);
      });
    };
    let place = 0;
    for (const match of text.matchAll(languages[this.#language] ?? /(?!)/g)) {
      const kind = match.slice(1).findIndex(group => group);
      if (match.index > place) add(text.slice(place, match.index));
      add(match[0], tags[kind]);
      place = match.index + match[0].length;
    }
    add(text.slice(place));
    if (line.childNodes.length) end();
    block.replaceChildren(...lines);
  }
}

/// Which lines of a text are not in an older one, apart from what both begin and end with.
export function newLines(old, lines) {
  if (!old) return [];
  let start = 0, end = 0;
  const shorter = Math.min(old.length, lines.length);
  while (start < shorter && old[start] === lines[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === lines.at(-1 - end)) end++;
  const left = new Map();
  for (const line of old.slice(start, old.length - end)) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.map((line, index) => {
    if (index < start || index >= lines.length - end) return false;
    const count = left.get(line) ?? 0;
    if (count) left.set(line, count - 1);
    return !count;
  });
}
