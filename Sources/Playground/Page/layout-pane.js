// The layout: what the stage shows, how small it is, and how far the CSS is from the exact frames.
import {messages} from "./messages.js";
import {Stage} from "./stage.js";
import {$, compared, heightOf, parts, photos, shown, state} from "./state.js";
import {take} from "./work.js";

export const stage = new Stage();

/// Whether this browser lays out waterfalls by CSS. Others make rows, which aren't what the spec says.
const hasLanes = CSS.supports("display", "grid-lanes");

/// Puts the cursor at the rule that the layout shows.
export function goToRule() {
  const {layout, spec} = shown;
  if (layout && spec === parts.editor.text) parts.editor.goTo(layout.ruleStart);
}

export function showLayout() {
  const {summary, layout} = shown, lacksLanes = summary.hasWaterfall && !hasLanes;
  const sheet = lacksLanes && !state.hasPlainCSS ? {text: "", lacks: [{message: messages.noLanes}]} : shown.sheet;
  $("plain-css").hidden = !lacksLanes || !shown.sheet.text;
  stage.show({
    summary, sheet, layout, photos: photos.shown, width: state.width, height: heightOf(state.width), gap: state.gap,
    isRTL: state.isRTL, isEditing: state.isEditing, moves: take("moves"), plain: photo => photos.withoutNumber(photo),
  });
  showRuleText();
  note(layout ? "" : messages.noLayout(state.count));
  $("frame").hidden = false;
  $("tall").hidden = !layout?.fills;
  $("height").value = $("height-value").textContent = heightOf(state.width);
  $("difference").hidden = false;
  const lacks = sheet.text ? [] : sheet.lacks;
  $("difference").textContent = lacks.length ? messages.exactFrames(lacks[0].message) : " ";
  fit();
}

/// Shows the layout at the size of the container.
export function resizeStage(layout) {
  stage.resize({layout, width: state.width, height: heightOf(state.width)});
  if (layout !== undefined) showRuleText();
  fit();
}

function showRuleText() { $("rule").textContent = shown.layout?.rule ?? ""; }

/// Shows a text in place of the layout.
export function note(text) {
  $("note").hidden = !text;
  $("note").textContent = text;
}

/// The least scale of a layout that fits its place: of a higher one, a part is shown.
const leastScale = 0.25;
/// While the handle is dragged, the scale stays, so that the edge stays under the pointer.
let heldScale = null;

/// Keeps a scale while the handle is dragged; null ends this.
export function holdScale(scale) {
  heldScale = scale;
  if (scale === null) fit();
}

/// The room in pixels between two layouts that are compared, and for their names below them.
const between = 46;

/// Makes a layout smaller that is wider or higher than its place.
export function fit() {
  const style = getComputedStyle($("stage")), room = (length, ...sides) =>
    Math.max(sides.reduce((rest, side) => rest - parseFloat(style[`padding${side}`]), length), 100);
  // What surrounds the layout takes room, too.
  const beside = $("scene").offsetWidth - $("box").offsetWidth, around = $("scene").offsetHeight - $("box").offsetHeight;
  const width = state.width + beside, isCompared = compared.width > 0;
  const across = (room($("stage").clientWidth, "Left", "Right") - (isCompared ? between : 0)) / (width + compared.width);
  const layout = shown.layout;
  const height = (layout ? (layout.fills ? heightOf(state.width) : layout.size[1]) : 120) + around;
  const down = (room($("stage").clientHeight, "Top", "Bottom") - (isCompared ? between : 0)) / Math.max(height, compared.height, 1);
  const scale = !state.isFitted ? 1 : heldScale ?? Math.min(1, across, Math.max(down, Math.min(leastScale, across)));
  $("scaled").style.transform = scale < 1 ? `scale(${scale})` : "";
  $("scaled").style.setProperty("--scale", scale);
  $("zoom").title = `Shown at ${Math.round(scale * 100)} %`;
  $("frame").style.width = `${width * scale}px`;
  $("frame").style.height = `${height * scale}px`;
  $("scaled").style.width = `${width}px`;
  $("other").style.width = `${compared.width * scale}px`;
  $("other").style.height = `${compared.height * scale}px`;
}

/// A difference in pixels that no screen shows: browsers round to 1/64, and more for each of nested sums.
const visible = 0.1;

/// Compares the CSS with the exact frames.
export function measure() {
  if (!stage.hasSheet) return;
  const difference = stage.difference();
  if (difference === null) {
    // Photos are still moving to their places.
    if (shown.layout) setTimeout(measure, 120);
    return;
  }
  const found = difference < visible ? messages.cssMatches : messages.cssDiffers(Math.round(difference * 100) / 100);
  $("difference").textContent = found + (shown.summary.hasWaterfall && !hasLanes ? messages.lacksLanes : "");
  $("difference").dataset.pixels = difference;
}

new ResizeObserver(() => requestAnimationFrame(() => { if (shown.summary) fit(); })).observe($("stage"));
