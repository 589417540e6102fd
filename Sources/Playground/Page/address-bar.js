// The address of the page, which follows the spec and the view.
import {fragmentOf} from "./address.js";
import {mostPhotos, parts, state, wished} from "./state.js";

/// Whether the page shows an example in place of a spec that a damaged link shared.
export const link = {isDamaged: false};

/// Takes over what an address says of the view.
export function takeView(view) {
  if (!view) return;
  wished.count = state.count = Math.min(Math.max(view.count, 1), mostPhotos);
  wished.width = view.width;
  state.tab = view.tab;
}

export const fragment = (text = parts.editor.text) => fragmentOf(text, state);

let timer;
export function updateAddress() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const {editor, file} = parts;
    // A spec of megabytes has no room in an address, and one that is in a file needs none.
    const isShort = editor.text.length < 50_000, isInFile = file?.isOpen && file.isSaved;
    const address = isInFile ? fragment("") : isShort ? fragment() : "#";
    if (location.hash !== address) history.replaceState(null, "", address);
  }, 300);
}
