// Edits by hand: lines between tiles that can be moved, and tiles that can be dragged onto others. The compiler says what the spec
// becomes. While a line is dragged, the page shows that; then the editor gets it as one step.
import {drag} from "./drag.js";
import {element} from "./element.js";
import {holdScale, stage} from "./layout-pane.js";
import {messages} from "./messages.js";
import {$, compiler, parts, preview, request, shown, state} from "./state.js";
import {announce} from "./verdict.js";
import {compile} from "./work.js";

/// What the compiler is asked about a hand: for the lines, what becomes of the spec if one is moved, and if two tiles are exchanged.
const [asksLines, movesLine, exchanges] = [0, 1, 2];
/// How far in pixels of the screen a pointer goes until it drags, and a line may be from it.
const [least, snap] = [4, 4];
/// Layouts of more tiles have no lines, as they have no buttons.
const mostTiles = 60;

let lines = [], isDragging = false;

const isCurrent = () => shown.layout && shown.spec === parts.editor.text && shown.layout.tiles.length <= mostTiles;

/// The layout that a hand changes, and the spec that says it.
const about = () => ({name: state.name, spec: shown.spec, request: request()});

/// Shows the lines of the layout that can be moved.
export async function showLines() {
  if (isDragging) return;
  lines = [];
  if (isCurrent()) {
    const asked = about(), answer = await compiler.ask("hand", {...asked, move: [asksLines, 0]});
    if (isDragging) return;
    if (asked.spec === shown.spec) ({lines} = answer);
  }
  const place = $("lines"), across = shown.layout?.size[0];
  while (place.children.length > lines.length) place.lastChild.remove();
  while (place.children.length < lines.length) place.append(handle(place.children.length));
  lines.forEach((line, index) => {
    const made = place.children[index], {isHorizontal, start, end} = line;
    const at = state.isRTL && !isHorizontal ? across - line.place : line.place;
    const [left, top] = isHorizontal ? [state.isRTL ? across - end : start, at] : [at, start];
    Object.assign(made.style, {left: `${left}px`, top: `${top}px`, [isHorizontal ? "width" : "height"]: `${end - start}px`,
      [isHorizontal ? "height" : "width"]: ""});
    for (const [name, value] of [["min", line.least], ["max", line.greatest], ["now", line.place]]) {
      made.setAttribute(`aria-value${name}`, Math.round(value));
    }
    made.setAttribute("aria-orientation", isHorizontal ? "horizontal" : "vertical");
    made.setAttribute("aria-label", messages.line(isHorizontal, index + 1));
  });
}

const handle = index => element("div", {
  role: "separator", tabindex: 0,
  onpointerdown: event => dragLine(event, index), onkeydown: event => step(event, index),
});

/// Says why something can't be done; nothing if it can.
function say(reason) {
  $("said").hidden = !reason;
  $("said").textContent = reason ? messages.notByHand(reason) : "";
  if (reason) announce($("said").textContent);
}

/// Writes what a hand has done.
function write(asked, text) {
  const {editor} = parts;
  if (text && text !== asked.spec && editor.text === asked.spec) editor.setText(text);
}

function dragLine(event, index) {
  if (!isCurrent() || isDragging || event.button) return;
  const asked = about(), line = lines[index], scale = stage.scale, {clientX, clientY, currentTarget: held} = event;
  let wanted = null, asking = null;
  const follow = async () => {
    while (wanted !== null && isDragging) {
      const move = [movesLine, index, wanted, snap / scale];
      wanted = null;
      const {text, reason} = await compiler.ask("hand", {...asked, move}).catch(() => ({}));
      if (!isDragging) return;
      say(reason);
      if (preview.spec === (text ?? asked.spec)) continue;
      preview.spec = text ?? asked.spec;
      compile();
    }
    asking = null;
  };
  isDragging = true;
  holdScale(scale);
  // No other line is under the pointer while this one is.
  held.setPointerCapture(event.pointerId);
  const side = line.isHorizontal ? "top" : "left", from = parseFloat(held.style[side]);
  const stop = new AbortController();
  const end = async isKept => {
    if (!isDragging) return;
    stop.abort();
    if (isKept) await asking;
    isDragging = false;
    const text = preview.spec;
    preview.spec = null;
    holdScale(null);
    if (isKept) write(asked, text);
    // Also shows the lines again.
    compile();
  };
  addEventListener("keydown", ({key}) => { if (key === "Escape") end(false); }, {signal: stop.signal});
  drag(event, ({clientX: x, clientY: y}) => {
    const distance = (line.isHorizontal ? y - clientY : x - clientX) / scale;
    if (!isDragging || !asking && preview.spec === null && Math.abs(distance) * scale < least) return;
    held.style[side] = `${from + distance}px`;
    wanted = Math.max(0, line.place + (state.isRTL && !line.isHorizontal ? -distance : distance));
    asking ??= follow();
  }, () => end(true));
}

/// Moves a line by a key, about as little as the spec can say.
async function step(event, index) {
  const {isHorizontal, place, least, greatest} = lines[index];
  const [back, on] = isHorizontal ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const sign = (event.key === on) - (event.key === back);
  if (!sign) return;
  event.preventDefault();
  if (isDragging || !isCurrent()) return;
  const asked = about(), direction = state.isRTL && !isHorizontal ? -sign : sign;
  let answer = {text: asked.spec};
  isDragging = true;
  // Less than a hundredth may be rounded to the other side.
  for (let far = Math.max(2, (greatest - least) / 100); answer.text === asked.spec && far < 2 * (greatest - least); far *= 2) {
    const to = Math.min(Math.max(place + direction * far, least), greatest);
    answer = await compiler.ask("hand", {...asked, move: [movesLine, index, to, 0]}).catch(() => ({}));
  }
  isDragging = false;
  say(answer.reason);
  write(asked, answer.text);
}

/// The tile under a pointer, from 0.
const tileAt = ({clientX, clientY}) =>
  (document.elementFromPoint(clientX, clientY)?.closest("#overlay [data-tile]")?.dataset.tile ?? 0) - 1;

$("overlay").addEventListener("pointerdown", event => {
  const first = tileAt(event), tiles = $("overlay").children;
  // A finger that drags a tile scrolls.
  if (event.button || event.pointerType === "touch" || event.target.closest("button") || first < 0 || !isCurrent()) return;
  const asked = about();
  let second = -1, isMoved = false;
  drag(event, moved => {
    isMoved ||= Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) >= least;
    if (!isMoved) return;
    second = tileAt(moved);
    for (const [index, tile] of [...tiles].entries()) {
      tile.toggleAttribute("data-held", index === first);
      tile.toggleAttribute("data-target", index === second && second !== first);
    }
  }, async () => {
    for (const tile of tiles) tile.removeAttribute("data-held"), tile.removeAttribute("data-target");
    if (!isMoved) return;
    // The click that comes after it chooses nothing.
    addEventListener("click", click => click.stopPropagation(), {capture: true, once: true, signal: AbortSignal.timeout(50)});
    if (second < 0 || second === first) return;
    const {text, reason} = await compiler.ask("hand", {...asked, move: [exchanges, first, second]}).catch(() => ({}));
    say(reason);
    write(asked, text);
  });
});
