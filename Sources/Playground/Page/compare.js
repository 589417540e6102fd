// What is shown beside the layout: the same spec at another width or with another count, or the file as it is committed.
import {drawTiles} from "./contact.js";
import {element} from "./element.js";
import {fit} from "./layout-pane.js";
import {messages, photosInWords} from "./messages.js";
import {$, compared, compiler, heightOf, parts, photos, request, shown, state} from "./state.js";

/// The width or the count that is shown beside the layout; null until one is chosen.
const chosen = {width: null, count: null};
/// The file as it is committed; null for a spec that is in no commit.
let committed = null;

/// What is compared, by the kind of comparison: the two names, and what the compiler is asked about the other layout.
const kinds = {
  width: () => [messages.wide(state.width), messages.wide(chosen.width), {request: requestOf(chosen.width, state.count)}],
  count: () => [photosInWords(state.count), photosInWords(chosen.count), {request: requestOf(state.width, chosen.count)}],
  committed: () => [messages.now, messages.committed, {name: state.name, spec: committed, request: request()}],
};

function requestOf(width, count) {
  const ratios = photos.first(count).map(photo => photo.ratio);
  return request({width, height: heightOf(width), count, ratios});
}

/// Shows what the layout is compared with, as it is now.
export async function showComparison() {
  const kind = $("compare").value;
  if (!kind || !shown.layout) return hide();
  if (kind !== "committed") limit(kind);
  const [name, otherName, question] = kinds[kind](), {layout, isGood} = await compiler.ask("frames", question);
  if ($("compare").value !== kind) return;
  const isSame = JSON.stringify(layout?.tiles) === JSON.stringify(shown.layout?.tiles);
  const about = !layout ? isGood === false ? messages.oldErrors : messages.lacksLayout
    : kind === "committed" && isSame ? messages.sameLayout : layout.rule;
  $("name").textContent = name;
  $("other-name").textContent = `${otherName} · ${about}`;
  const [width, height] = layout?.size ?? [question.request.width, 120];
  $("other").dataset.empty = !layout;
  drawTiles($("other"), layout, height, photos.first(question.request.count), state.isRTL, photo => photos.withoutNumber(photo));
  Object.assign(compared, {width, height});
  $("beside").hidden = $("name").hidden = false;
  fit();
}

function hide() {
  if (compared.width === 0) return;
  Object.assign(compared, {width: 0, height: 0});
  $("beside").hidden = $("name").hidden = true;
  fit();
}

/// Keeps the other width or count within the limits of the spec. First it is one that differs.
function limit(kind) {
  const {min, max} = $(kind), field = $("other-value"), now = state[kind];
  const first = kind === "count" ? now < max ? now + 1 : now - 1 : now < 600 ? 820 : 375;
  chosen[kind] = Math.min(Math.max(chosen[kind] ?? first, min), max);
  Object.assign(field, {min, max});
  if (field !== document.activeElement) field.value = chosen[kind];
}

/// Asks for the file as it is committed, and offers to compare with it if it is.
export async function readCommitted() {
  const {file} = parts, found = await file?.committed() ?? null;
  if (file !== parts.file) return;
  committed = found;
  const option = [...$("compare").options].find(({value}) => value === "committed");
  if (found !== null && !option) $("compare").append(element("option", {value: "committed"}, messages.committed));
  if (found !== null || !option) return;
  if ($("compare").value === "committed") choose("");
  option.remove();
}

function choose(kind) {
  $("compare").value = kind;
  $("other-value").hidden = !kind || kind === "committed";
  $("other-value").setAttribute("aria-label", kind === "count" ? "Photos beside it" : "Width beside it");
  return showComparison().catch(() => {});
}

$("compare").addEventListener("change", ({target}) => choose(target.value));
$("other-value").addEventListener("input", ({target}) => {
  const kind = $("compare").value, value = Math.round(target.value);
  if (!(value >= target.min && value <= target.max)) return;
  chosen[kind] = value;
  showComparison().catch(() => {});
});
// A commit may have been made in another window.
addEventListener("focus", async () => {
  await readCommitted();
  await showComparison().catch(() => {});
});
