// What the compiler says of a spec, in both editors: the same text as on the command line, and what a click can write instead.
import {element} from "./element.js";
import {quoted} from "./language.js";

/// The most diagnostics that are shown.
export const mostFindings = 20;

/// What a click on a finding writes: its fix-it, or else the first thing that its help takes for meant.
export function editsOf({start, end, fix, help}, spec) {
  if (fix.length) return {title: "Fix", edits: fix};
  const meant = /^did you mean (?:the ratio )?`([^`]+)`/.exec(help ?? "")?.[1];
  if (!meant) return null;
  const counts = /^[^:]*\d(?:\.\.\d*)?(?:\s*\[[^\]]*\])?\s*:(?!\d)\s*/, isRule = counts.test(meant);
  if (!isRule) return {title: "Use this", edits: [{start, end, text: meant}]};
  // A whole rule takes the place of the rule on the line: from its counts to its options or its comment.
  const from = spec.lastIndexOf("\n", start - 1) + 1, to = (spec.indexOf("\n", start) + spec.length + 1) % (spec.length + 1);
  const line = spec.slice(from, to), indented = /^\s*/.exec(line)[0].length;
  const old = counts.exec(line.slice(indented));
  if (!old) return null;
  const bodyStart = indented + old[0].length, rest = line.slice(bodyStart);
  const body = /^.*?(?=\s*(?:#|$)|\s+(?:tile|frame|align)\b)/.exec(rest)[0];
  return {title: "Use this", edits: [
    {start: from + bodyStart, end: from + bodyStart + body.length, text: meant.slice(counts.exec(meant)[0].length)},
  ]};
}

/// A finding as an element. `apply` writes edits.
export function explained(finding, {line, ch}, spec, apply) {
  const {severity, code, message, label, related, notes, help} = finding, offer = editsOf(finding, spec);
  const fixed = offer && element("button", {
    // Otherwise WebKit moves the cursor to the button, and makes no click of it.
    onmousedown: event => event.preventDefault(), onclick: () => apply(offer.edits),
    "aria-label": `${offer.title}: ${help ?? message}`,
  }, offer.title);
  const parts = [
    element("p", {}, element("b", {}, severity), ": ", ...quoted(message), " ", element("small", {}, `[${code}]`)),
  ];
  const places = [label, ...related.map(({message}) => message)].filter(text => text);
  if (places.length) parts.push(element("p", {}, "↑ ", ...places.flatMap((text, index) => index ? [" · ", ...quoted(text)] : quoted(text))));
  for (const note of notes) parts.push(element("p", {}, "note: ", ...quoted(note)));
  if (help || fixed) parts.push(element("p", {}, ...(help ? ["help: ", ...quoted(help)] : []), " ", fixed));
  return element("div", {"data-finding": severity, "data-line": line + 1, "data-column": ch + 1}, ...parts);
}

/// The places that findings underline, as `{from, to, kind}`.
export function marksOf(findings) {
  // An empty place is shown at the character before it.
  const mark = ({start, end}, kind) => start === end
    ? {from: Math.max(0, start - 1), to: Math.max(end, 1), kind} : {from: start, to: end, kind};
  return findings.flatMap(finding => [mark(finding, finding.severity), ...finding.related.map(place => mark(place, "related"))]);
}

/// The part of a text that another one changes: `old` from `start` to `end` becomes `text`.
export function difference(old, text) {
  let start = 0, end = 0;
  const shorter = Math.min(old.length, text.length);
  while (start < shorter && old[start] === text[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  return {start, end: old.length - end, text: text.slice(start, text.length - end)};
}
