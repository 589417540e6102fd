// The buttons above the layout and in the header that change how it is shown.
import {fit, goToRule, measure, stage} from "./layout-pane.js";
import {$, shown, state, toggle} from "./state.js";
import {announce} from "./verdict.js";
import {compile} from "./work.js";

for (const [id, isFitted] of [["fit", true], ["actual", false]]) {
  $(id).addEventListener("click", () => {
    toggle("fit", "isFitted", isFitted);
    $("actual").setAttribute("aria-pressed", !isFitted);
    fit();
  });
}
$("surroundings").addEventListener("change", ({target}) => {
  if (target.value) $("scene").dataset.kind = target.value;
  else delete $("scene").dataset.kind;
  fit();
  if (shown.summary) measure();
});
// Buttons that compile the spec again, and whether photos then move to their new places.
for (const [id, property, moves] of [["plain-css", "hasPlainCSS", false], ["rtl", "isRTL", true], ["editing", "isEditing", true]]) {
  $(id).addEventListener("click", () => {
    toggle(id, property);
    compile(moves);
  });
}
$("frames").addEventListener("click", () => {
  toggle("frames", "hasFrames");
  document.body.toggleAttribute("data-frames", state.hasFrames);
});
stage.onChoose = goToRule;
$("rule").addEventListener("click", goToRule);
$("theme").addEventListener("click", () => {
  const {dataset} = document.documentElement, system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset.theme ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete dataset.theme;
  else dataset.theme = next;
  announce(`${next} colors`);
});
