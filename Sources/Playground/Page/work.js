// What the page is doing. A change says what is due, and one loop does the first of that until nothing is.
import {compiler} from "./state.js";

/// The phases that something due leads to, in the order in which they are entered.
const phases = [
  // The text has changed, or a control that the compiler has to know.
  {due: "spec", phase: "compiling"},
  // The container has another size than its frames.
  {due: "size", phase: "resizing"},
];

/// What is due. The next layout also takes "moves", if its photos move to their places, and "count", if its count may have to follow
/// a spec that was loaded; the first one without errors takes "warmth".
const due = new Set(["count", "warmth"]);

/// "starting", until the compiler has answered, then "idle" or one of the phases.
let phase = "starting", tasks = {};

/// Does what is due from here on. `steps` has a function for each phase.
export function start(steps) {
  tasks = steps;
  phase = "idle";
  run();
}

/// Says what is due.
export function want(...kinds) {
  for (const kind of kinds) due.add(kind);
  if (phase === "idle") run();
  showBusy();
}

export const isDue = kind => due.has(kind);

/// Takes what is due, once. Returns whether it was.
export const take = kind => due.delete(kind);

/// Compiles the spec, and says whether photos move to their new places.
export const compile = (moves = false) => want(...(moves ? ["moves"] : []), "spec");

async function run() {
  for (let next; (next = phases.find(each => due.has(each.due)));) {
    take(next.due);
    phase = next.phase;
    showBusy();
    await tasks[phase]();
  }
  phase = "idle";
  showBusy();
}

/// Says in the document whether the compiler has questions left.
export function showBusy() { document.body.dataset.busy = phase !== "idle" || compiler.isAsked; }

/// Resolves once the browser has drawn what the page shows.
export const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

/// How the spec is: "good", or "stale" if what is shown is from an earlier one.
export const showSpecState = kind => { document.body.dataset.state = kind; };

/// Counts in the document how often something has happened.
export function countUp(name) { document.body.dataset[name] = Number(document.body.dataset[name] ?? 0) + 1; }
