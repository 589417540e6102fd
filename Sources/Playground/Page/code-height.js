// The height of the code pane, which its handle and a button change.
import {drag} from "./drag.js";

const $ = id => document.getElementById(id);

/// Sets the height of the code in pixels; 0 hides it.
function setCodeHeight(height) {
  const most = $("main").clientHeight - 200, isHidden = height < 60;
  document.body.toggleAttribute("data-code-hidden", isHidden);
  $("code-toggle").setAttribute("aria-expanded", !isHidden);
  $("code-toggle").textContent = isHidden ? "Show" : "Hide";
  if (!isHidden) $("main").style.setProperty("--code", `${Math.min(height, Math.max(most, 120))}px`);
  $("code-handle").setAttribute("aria-valuenow", Math.round(isHidden ? 0 : height));
}

$("code-toggle").addEventListener("click", () =>
  setCodeHeight(document.body.hasAttribute("data-code-hidden") ? Math.max($("main").clientHeight * 0.36, 160) : 0));
$("code-handle").addEventListener("pointerdown", event => {
  const start = event.clientY, height = $("code-pane").offsetHeight;
  drag(event, ({clientY}) => setCodeHeight(height + start - clientY));
});
$("code-handle").addEventListener("keydown", event => {
  const step = {ArrowUp: 20, ArrowDown: -20, Home: 1e6, End: -1e6}[event.key];
  if (!step) return;
  event.preventDefault();
  setCodeHeight($("code-pane").offsetHeight + step);
});
