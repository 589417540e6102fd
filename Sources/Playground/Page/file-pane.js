// The file that the page edits: opening it, and what has become of it.
import {readCommitted} from "./compare.js";
import {element} from "./element.js";
import {messages} from "./messages.js";
import {begin, showExample} from "./spec-pane.js";
import {$, files, parts, state} from "./state.js";
import {announce, verdict} from "./verdict.js";
import {compile} from "./work.js";

/// Shows a file, and follows it from here on.
export async function openFile(number, mine = null) {
  const {file} = parts, text = await file.open(number).catch(() => verdict("bad", messages.ended));
  if (text === undefined) return;
  begin(files[number], text ?? "");
  if (mine !== null && mine !== text) file.offer(mine);
  showExample();
  compile();
  readCommitted();
}

const button = (title, act) => element("button", {onclick: act}, title);

/// What the page says in each state of the file, and what can be done.
const states = {
  conflict: (name, text) => [
    element("p", {}, messages.conflict(name)),
    element("pre", {tabindex: 0, "aria-label": `${name} on disk`}, text),
    button("Keep what is here", () => parts.file.resolve(true)), button("Take what is on disk", () => parts.file.resolve(false)),
  ],
  gone: (name, text) => [element("p", {}, `${name} ${text}.`), button("Write it again", () => parts.file.resolve(true))],
  failed: (name, text) => [element("p", {}, messages.notWritten(name, text)), button("Try again", () => parts.file.changed())],
  ended: () => [element("p", {}, messages.ended)],
};

/// Says what has become of the file; nothing if all is well.
export function showFileState(said) {
  const place = $("file-state");
  place.hidden = !said;
  place.dataset.kind = said?.kind ?? "";
  if (!said) return;
  place.replaceChildren(...states[said.kind](state.name, said.text));
  announce(place.firstChild.textContent);
}
