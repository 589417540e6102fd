// The line below the spec, which says how it is, and what screen readers hear.
import {element} from "./element.js";
import {counted, messages} from "./messages.js";
import {$, parts, shown} from "./state.js";

export function verdict(kind, text) {
  $("verdict").dataset.kind = kind;
  $("verdict").textContent = text;
  announce(text);
}

let timer;
/// Tells screen readers, once typing pauses.
export function announce(text) {
  clearTimeout(timer);
  timer = setTimeout(() => { if ($("live").textContent !== text) $("live").textContent = text; }, 700);
}

/// Says what the compiler has found. `prefix` comes first.
export function report(findings, isGood, prefix) {
  const errors = findings.filter(finding => finding.severity === "error").length, warnings = findings.length - errors;
  const found = [[errors, "error"], [warnings, "warning"]].filter(([count]) => count).map(each => counted(...each)).join(" and ");
  const rest = isGood || !shown.summary ? "" : messages.lastGood;
  verdict(errors ? "bad" : warnings ? "warned" : "good", prefix + (found || messages.noFindings) + rest);
  // The first finding is under its line, which may be out of sight.
  const [first] = findings;
  if (!first) return;
  const {editor} = parts, line = editor.text.slice(0, first.start).split("\n").length;
  const place = element("button", {onclick: () => editor.goTo(first.start)}, `line ${line}`);
  $("verdict").replaceChildren(`${prefix}${found}, in `, place, rest);
  announce(`${prefix}${found}: ${first.message.replaceAll("`", "")}${rest}`);
}
