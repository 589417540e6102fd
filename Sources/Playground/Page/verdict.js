// The line below the spec, which says how it is, and what screen readers hear.
import {counted, messages} from "./messages.js";
import {$, shown} from "./state.js";

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
  const first = findings[0] ? `: ${findings[0].message.replaceAll("`", "")}` : "";
  verdict(errors ? "bad" : warnings ? "warned" : "good", prefix + (found ? found + first : "No findings")
    + (isGood || !shown.summary ? "" : messages.lastGood));
}
