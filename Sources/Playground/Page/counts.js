// The count of photos: the one that is shown, and all counts drawn small.
import {updateAddress} from "./address-bar.js";
import {drawContact} from "./contact.js";
import {stage} from "./layout-pane.js";
import {messages} from "./messages.js";
import {$, compiler, mostPhotos, photos, request, shown, state, wished} from "./state.js";
import {announce} from "./verdict.js";
import {compile, isDue} from "./work.js";

/// How many counts are drawn small.
const mostSmall = 30;

export function setCount(count, moves = true) {
  wished.ruleCount = null;
  wished.count = state.count = Math.min(Math.max(count, 1), mostPhotos);
  photos.setCount(state.count);
  showCount();
  updateAddress();
  compile(moves);
}

export function showCount() {
  $("count").max = Math.max($("count").max, state.count);
  $("count").value = state.count;
  $("count-value").textContent = state.count;
  $("fewer").disabled = state.count <= 1;
  for (const button of $("contact").children) button.setAttribute("aria-pressed", Number(button.dataset.count) === state.count);
}

function removePhoto(index) {
  if (state.count <= 1) return;
  const buttons = [...document.querySelectorAll("#overlay button")];
  photos.remove(index);
  setCount(state.count - 1);
  // The focus stays in the layout if the button that has it goes.
  if (buttons[index] === document.activeElement) (buttons[Math.min(index, state.count - 1)] ?? $("fewer")).focus();
  announce(messages.removed(state.count));
}

/// The layouts of some counts in the last good spec, and the photos in them.
async function layoutsOf(counts) {
  const all = photos.first(Math.max(...counts, 0));
  const requests = counts.map(count => request({count, ratios: all.slice(0, count).map(photo => photo.ratio), isEditing: false}));
  const {layouts} = await compiler.ask("contact", {requests});
  return {layouts, all};
}

/// Which of some counts have a layout.
export async function countsWithLayout(counts) {
  const {layouts} = await layoutsOf(counts);
  return counts.filter((_, index) => layouts[index]);
}

/// Chooses a count that a new spec has a layout for: that of the rule at the cursor, else the one that the user has asked for last,
/// else the nearest. So typing never leaves the stage empty.
export async function suitCount() {
  const {ruleCount} = wished;
  if (shown.layout && ruleCount === null) return;
  const {firstCount, lastCount, isOpen} = shown.summary, far = count => Math.abs(count - state.count);
  const last = Math.min(isOpen ? Math.max(lastCount, wished.count) : lastCount, mostPhotos);
  const near = Array.from({length: Math.max(last - firstCount + 1, 0)}, (_, index) => firstCount + index)
    .sort((one, other) => far(one) - far(other)).slice(0, 60);
  const wanted = [...(ruleCount === null ? [] : [ruleCount]), ...(shown.layout ? [] : [wished.count, ...near])];
  const [count] = await countsWithLayout(wanted);
  if (count === undefined) return;
  if (count === wished.ruleCount) wished.count = count;
  wished.ruleCount = null;
  state.count = count;
  photos.setCount(count);
  showCount();
  shown.asked = {};
}

/// The counts that are drawn small, and what they are called.
export function smallCounts() {
  const {firstCount, lastCount, isOpen} = shown.summary;
  const last = Math.min(isOpen ? Math.max(lastCount, firstCount + 11) : lastCount, firstCount + mostSmall - 1, mostPhotos);
  const counts = Array.from({length: Math.max(last - firstCount + 1, 0)}, (_, index) => firstCount + index);
  const title = !counts.length ? `No count up to ${mostPhotos}`
    : !isOpen && last === lastCount ? "All counts" : `Counts from ${firstCount} to ${last}`;
  return {counts, title};
}

export async function showContact() {
  const {counts, title} = smallCounts();
  $("all-title").textContent = title;
  const {layouts, all} = await layoutsOf(counts);
  if (isDue("spec")) return;
  const plain = photo => photos.withoutNumber(photo);
  drawContact($("contact"), counts, layouts, all, {chosen: state.count, isRTL: state.isRTL, onChoose: setCount, plain});
}

stage.onRemove = removePhoto;
stage.onAdd = () => setCount(state.count + 1);
$("count").addEventListener("input", event => setCount(Number(event.target.value)));
$("fewer").addEventListener("click", () => setCount(state.count - 1));
$("more").addEventListener("click", () => setCount(state.count + 1));
