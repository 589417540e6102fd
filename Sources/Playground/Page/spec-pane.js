// The spec: where it comes from, what it is called, and where it goes.
import {specOfFragment} from "./address.js";
import {fragment, takeView, updateAddress} from "./address-bar.js";
import {fillCheatSheet} from "./cheat-sheet.js";
import {forgetChanges} from "./code-pane.js";
import {readCommitted} from "./compare.js";
import {showCount} from "./counts.js";
import {element} from "./element.js";
import {messages} from "./messages.js";
import {copy, saveAs} from "./save.js";
import {$, compiler, examples, files, parts, photos, state, wished} from "./state.js";
import {verdict} from "./verdict.js";
import {compile, want} from "./work.js";

/// The names of the specs that have been loaded.
export const names = new Map(examples.map(({name, text}) => [text, name]));

export function load({name, text, view}) {
  parts.file?.close();
  takeView(view);
  names.set(text, name);
  begin(name, text);
  showExample();
  readCommitted();
}

/// Begins with another spec.
export function begin(name, text) {
  Object.assign(state, {name, count: wished.count, gap: null, height: null});
  forgetChanges();
  want("count");
  photos.setCount(state.count);
  showCount();
  parts.editor.load(text);
}

export function showName() {
  const field = $("file-name");
  field.readOnly = parts.file?.isOpen ?? false;
  field.value = state.name;
}

/// Chooses the file or the example in the list that the spec is.
export function showExample() {
  const {editor: {text}, file} = parts, isShown = example => example.name === state.name && example.text === text;
  $("example").value = file?.isOpen ? `/${file.number}` : examples.find(isShown)?.name ?? "";
}

/// Fills the list of files and examples. `onFile` is called with the number of a file that is chosen.
export function fillExamples(onFile) {
  const options = examples.map(({name}) => element("option", {value: name}, name.replace(/\.grid$/, "")));
  $("example").append(element("option", {value: ""}, "your own"), ...(parts.file
    ? [element("optgroup", {label: "Files"}, ...files.map((name, number) => element("option", {value: `/${number}`}, name))),
      element("optgroup", {label: "Examples"}, ...options)]
    : options));
  if (parts.file) $("example").previousElementSibling.textContent = "Spec";
  $("example").addEventListener("change", ({target}) => {
    const example = examples.find(({name}) => name === target.value);
    if (example) load(example);
    else if (target.value) onFile(Number(target.value.slice(1)));
  });
}

$("share").addEventListener("click", event => {
  const address = location.href.split("#")[0] + fragment();
  history.replaceState(null, "", address);
  if (location.protocol === "file:") return verdict("warned", messages.linkOfFile);
  if (files) return verdict("warned", messages.linkOfServer);
  copy(address, event.target);
});
$("file-name").addEventListener("change", ({target}) => {
  const stem = [...target.value.trim().replace(/\.grid$/i, "").replaceAll(/[\\/:]/g, "-")].slice(0, 80).join("");
  if (stem) state.name = `${stem}.grid`;
  names.set(parts.editor.text, state.name);
  showName();
  showExample();
  updateAddress();
  compile();
});
$("save-spec").addEventListener("click", () => saveAs(state.name, parts.editor.text));
$("format").addEventListener("click", async () => {
  const {editor} = parts, {text} = await compiler.ask("format", {spec: editor.text}).catch(() => ({}));
  if (text) editor.setText(text);
  else if (editor.text.trim()) verdict("bad", messages.notFormatted);
});
addEventListener("hashchange", () => {
  const spec = specOfFragment(location.hash, files);
  if (spec && spec.text !== null && (spec.text !== parts.editor.text || spec.name !== state.name)) load(spec);
});

$("cheat-sheet").addEventListener("click", () => {
  const place = $("forms");
  if (!place.querySelector("pre")) fillCheatSheet(place, JSON.parse($("forms-text").textContent), text => {
    place.close();
    load({name: "gallery.grid", text});
    parts.editor.focus();
  });
  place.showModal();
  // Keys scroll what has the focus.
  place.querySelector("[data-forms]").focus();
});
// A click beside the sheet closes it.
$("forms").addEventListener("click", event => { if (event.target === $("forms")) $("forms").close(); });
