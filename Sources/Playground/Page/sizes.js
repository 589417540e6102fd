// The size of the container and the gap: their controls, and the limits that a spec gives them.
import {updateAddress} from "./address-bar.js";
import {showCount} from "./counts.js";
import {drag} from "./drag.js";
import {element} from "./element.js";
import {holdScale, resizeStage, stage} from "./layout-pane.js";
import {short} from "./stage.js";
import {$, mostPhotos, shown, state, toggle, wished} from "./state.js";
import {compile, want} from "./work.js";

export function wishWidth(width) {
  setWidth(width);
  wished.width = state.width;
  updateAddress();
}

export function setWidth(width) {
  const slider = $("width");
  state.width = Math.min(Math.max(Math.round(width), Number(slider.min)), Number(slider.max));
  showWidth();
  resizeStage();
  want("size");
}

function showWidth() {
  $("width").value = state.width;
  // Who types a width isn't interrupted.
  if ($("width-value") !== document.activeElement) $("width-value").value = state.width;
  $("device").value = [...$("device").options].some(({value}) => value === String(state.width)) ? state.width : "";
  const handle = $("handle");
  for (const [name, value] of [["min", $("width").min], ["max", $("width").max], ["now", state.width]]) {
    handle.setAttribute(`aria-value${name}`, value);
  }
}

/// Brings the controls into the limits of the spec.
export function adjust() {
  const {summary} = shown;
  const [narrowest, widest] = summary.width.map(Math.round);
  const width = $("width");
  width.min = narrowest;
  width.max = Math.max(narrowest, Math.min(widest, 2400));
  wished.width ??= Math.min(Math.max(375, Math.round($("stage").clientWidth * 0.66)), 900);
  state.width = Math.min(Math.max(wished.width, Number(width.min)), Number(width.max));
  showWidth();
  [$("height").min, $("height").max] = summary.height.map(Math.round);
  $("count").max = Math.min(summary.isOpen ? Math.max(12, summary.lastCount + 3) : summary.lastCount, mostPhotos);
  showCount();
  $("editing").hidden = summary.append === null;
  if (summary.append === null && state.isEditing) toggle("editing", "isEditing", false);
  showMarks();
  showGap();
}

/// Marks the widths at which a layout changes.
function showMarks() {
  const {min, max} = $("width"), inside = shown.summary.widthLimits.filter(limit => limit > min && limit < max);
  const key = [min, max, ...inside].join();
  if ($("marks-row").dataset.key === key) return;
  $("marks-row").dataset.key = key;
  $("marks").replaceChildren(...inside.map(limit => element("option", {value: limit})));
  $("marks-row").replaceChildren(...inside.map(limit => {
    const mark = element("span", {title: `At ${short(limit)}, layouts change`}, short(limit));
    mark.style.setProperty("--at", (limit - min) / (max - min));
    return mark;
  }));
}

function showGap() {
  if (!shown.summary) return;
  const [row, column] = shown.summary.gap, spec = row === column ? short(row) : `${short(row)} ${short(column)}`;
  $("gap").max = Math.max(40, Math.ceil(column));
  $("gap").value = state.gap ?? column;
  $("gap-value").textContent = state.gap === null ? spec : state.gap;
  $("gap-reset").hidden = state.gap === null;
}

$("width").addEventListener("input", event => wishWidth(Number(event.target.value)));
$("width-value").addEventListener("input", ({target}) => {
  const width = Number(target.value), {min, max} = $("width");
  // A number that is being typed may be none yet.
  if (width >= min && width <= max) wishWidth(width);
});
$("width-value").addEventListener("change", ({target}) => {
  if (target.value) wishWidth(Number(target.value));
  target.value = state.width;
});
$("device").addEventListener("change", ({target}) => { if (target.value) wishWidth(Number(target.value)); });
$("height").addEventListener("input", event => {
  state.height = Number(event.target.value);
  $("height-value").textContent = state.height;
  setWidth(state.width);
});
$("gap").addEventListener("input", event => {
  state.gap = Number(event.target.value);
  showGap();
  compile();
});
$("gap-reset").addEventListener("click", () => {
  state.gap = null;
  $("gap").focus();
  compile();
});

$("handle").addEventListener("pointerdown", event => {
  const start = event.clientX, width = state.width, scale = stage.scale;
  holdScale(scale);
  drag(event, ({clientX}) => wishWidth(width + (clientX - start) / scale), () => holdScale(null));
});
$("handle").addEventListener("keydown", event => {
  const step = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 50, PageDown: -50, Home: -1e6, End: 1e6}[event.key];
  if (!step) return;
  event.preventDefault();
  wishWidth(state.width + step);
});
