// What the page does when the spec or the size of the container has changed.
import {link} from "./address-bar.js";
import {showLines} from "./by-hand.js";
import {showCode, showRule} from "./code-pane.js";
import {showComparison} from "./compare.js";
import {showContact, suitCount} from "./counts.js";
import {measure, note, resizeStage, showLayout} from "./layout-pane.js";
import {messages} from "./messages.js";
import {adjust} from "./sizes.js";
import {showName} from "./spec-pane.js";
import {askFrames, compiler, isUpToDate, parts, preview, request, shown, state} from "./state.js";
import {report, verdict} from "./verdict.js";
import {compile, countUp, isDue, painted, showSpecState, take, want} from "./work.js";

/// The tasks of the phases.
export const tasks = {
  async compiling() {
    try {
      await compileSpec();
    } catch (error) {
      await explainFailure(error);
    }
    if (shown.summary && !isUpToDate()) want("size");
  },
  async resizing() {
    if (!shown.summary) return;
    try {
      await resize();
    } catch {
      compile();
    }
  },
};

async function compileSpec() {
  const {editor} = parts, spec = preview.spec ?? editor.text, asked = request();
  const found = await compiler.ask("compile", {name: state.name, spec, request: asked});
  const isGood = found.summary !== null;
  showSpecState(isGood ? "good" : "stale");
  if (isGood) await showGood(found, spec, asked);
  else if (shown.summary) {
    await askFrames();
    showLayout();
  }
  countUp("compiled");
  // The layout comes first; whatever else the page shows waits until it is on the screen.
  await painted();
  if (isDue("spec") || preview.spec !== null) return;
  await showLines();
  await showComparison();
  const {findings} = await compiler.ask("findings");
  editor.show(findings);
  report(findings, isGood, link.isDamaged ? messages.damagedLink : "");
  if (!shown.summary) note(messages.firstGood);
  if (!isGood || isDue("spec")) return;
  editor.markRule(shown.layout?.ruleStart ?? null);
  await showCode(true);
  if (!isDue("spec")) await showContact();
  measure();
  if (take("warmth")) await compiler.ask("warmUp", {name: state.name, spec, request: asked});
}

/// Shows what a spec without errors gave.
async function showGood(found, spec, asked) {
  const isFirst = !shown.summary, isNew = take("count") || shown.spec !== spec;
  Object.assign(shown, found, {spec, asked});
  adjust();
  showName();
  if (isNew) await suitCount();
  if (!isUpToDate()) await askFrames();
  showLayout();
  countUp("shown");
  if (isFirst) performance.mark("first-layout");
}

async function resize() {
  do {
    await askFrames();
    resizeStage(shown.layout);
    await showComparison();
    if (isDue("spec")) return;
  } while (!isUpToDate());
  take("size");
  parts.editor.markRule(shown.layout?.ruleStart ?? null);
  measure();
  showRule();
  await showLines();
  await showContact();
}

/// The last spec that was compiled once more after a failure.
let retried;

async function explainFailure(error) {
  const {editor} = parts;
  showSpecState("stale");
  shown.asked = request();
  editor.show([]);
  verdict("bad", error.isGone ? messages.ended : error.isSlow ? messages.tooSlow : messages.failed);
  await error.started;
  // What was compiled before only met a machine that was busy.
  if (shown.spec === editor.text && retried !== shown.spec) {
    retried = shown.spec;
    return compile();
  }
  // The new thread knows nothing yet of the layout that is still shown.
  if (shown.spec) await compiler.ask("compile", {name: state.name, spec: shown.spec, request: request()}).catch(() => {});
}
