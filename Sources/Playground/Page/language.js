// The words of the language, for both editors and for specs that are only shown.
import {element} from "./element.js";

const settings = /^(?:grid|tile|frame|align|gap|inset|heading|foot|width|height|smallest|shapes|append|waterfall|require|when)$/;
const words = /^(?:rows|of|near|over|under|fit|strip|show|repeat|mirrored|stretch|balanced|photo|fill|within|sided|tiles|areas|largest|keep|for|to|tall|wide|across|leading|center|trailing|spread|x)$/;
const parts = new RegExp([
  /(##.*)|(#.*)|(@\s*\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)?%?)|(\[[^\]]*\]?)/,
  // A number that begins a rule, and any other.
  /(\d+(?:\.\d+)?)(?=(?:\.\.\d*)?\s*(?:\[[^\]]*\])?\s*:(?!\d))|(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z.]*)|(\s+)|./,
].map(each => each.source).join("|"), "gu");
const kinds = ["meta", "comment", "attribute", "string", "def", "number", "word", ""];

/// The parts of a line, as `[text, kind]`.
export function partsOf(line) {
  const found = [];
  let isName = false;
  for (const match of line.matchAll(parts)) {
    const text = match[0];
    let kind = kinds[match.slice(1).findIndex(group => group !== undefined)] ?? "operator";
    if (kind === "word") {
      kind = isName ? "def" : settings.test(text) ? "keyword" : words.test(text) ? "builtin" : "variable";
      isName = text === "grid";
    }
    found.push([text, kind]);
  }
  return found;
}

/// An element for a part of a spec.
export const colored = (text, kind) => kind ? element("span", {"data-word": kind}, text) : text;

/// A spec in the colors of the editor.
export function highlighted(spec) {
  return element("pre", {"data-spec": true}, ...spec.split("\n").flatMap((line, index) =>
    [...(index ? ["\n"] : []), ...partsOf(line).map(([text, kind]) => colored(text, kind))]));
}

/// A text whose parts in back-ticks are code.
export function quoted(text) {
  return text.split("`").map((part, index) => index % 2 ? element("code", {}, part) : part);
}
