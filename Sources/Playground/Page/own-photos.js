// The user's own photos, and specs that are dropped onto the page.
import {messages} from "./messages.js";
import {load} from "./spec-pane.js";
import {$, photos, state} from "./state.js";
import {announce, verdict} from "./verdict.js";
import {compile} from "./work.js";

async function takeFiles(files) {
  const spec = [...files].find(file => /\.grid$/i.test(file.name));
  if (spec && spec.size > 4 << 20) return verdict("bad", messages.largeFile);
  if (spec) return load({name: `${[...spec.name.slice(0, -5)].slice(0, 80).join("")}.grid`, text: await spec.text()});
  const count = await photos.take(files);
  if (!count) return verdict("bad", messages.noPicture);
  $("own-reset").hidden = false;
  photos.setCount(state.count);
  announce(messages.ownPhotos(count));
  compile();
}

$("own-photos").addEventListener("change", event => takeFiles(event.target.files));
$("own-reset").addEventListener("click", () => {
  photos.forgetOwn();
  photos.setCount(state.count);
  $("own-reset").hidden = true;
  $("own-photos").value = "";
  $("own-photos").focus();
  compile();
});

/// Listens before the editor does, which would insert what a file contains.
function onFiles(name, act) {
  addEventListener(name, event => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.dataTransfer);
  }, true);
}
onFiles("dragover", () => { document.body.dataset.dragging = ""; });
onFiles("drop", ({files}) => {
  delete document.body.dataset.dragging;
  takeFiles(files);
});
addEventListener("dragleave", event => {
  if (!event.relatedTarget) delete document.body.dataset.dragging;
});
