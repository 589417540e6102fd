// What the page shows and what it was asked to show, as data. Everything else follows from it and from the text of the spec.
import {makeCompiler} from "./host.js";
import {Photos} from "./photos.js";

export const $ = id => document.getElementById(id);

/// The data in an element of the page.
const dataOf = id => JSON.parse($(id).textContent);

/// The spec that the page was made with, if any, and the specs to try.
export const own = dataOf("spec"), examples = dataOf("examples");
/// The output of the project that the spec is in; null for Swift.
export const firstTab = dataOf("first-tab");
/// The names of the files that the page edits; null for a page that no program serves.
export const files = dataOf("files");

/// The greatest count of photos.
export const mostPhotos = 200;

export const state = {
  name: "gallery.grid", count: 7, width: 375, height: null, gap: null, isRTL: false, isEditing: false, hasFrames: false,
  /// The code that is shown; first that for the project of the spec.
  tab: firstTab ?? "swift",
  /// Whether the layout is made smaller until it fits, and whether a waterfall shows what the CSS does without grid lanes.
  isFitted: true, hasPlainCSS: false,
};

/// What the user has last asked for, whatever the limits of the specs since. `ruleCount` is the count of the rule at the cursor, as
/// long as no good spec has had a layout for it.
export const wished = {count: state.count, width: null, ruleCount: null};

/// What the last spec without errors gave, and the request that its layout answers.
export const shown = {summary: null, sheet: null, layout: null, spec: "", asked: null};

/// The size of the layout that is shown beside this one; 0 for none.
export const compared = {width: 0, height: 0};

/// The spec that is shown instead of that in the editor, while a line is dragged.
export const preview = {spec: null};

/// The parts of the page that the start puts here: the editor, and the file that it follows, if any.
export const parts = {editor: null, file: null};

export const compiler = makeCompiler(), photos = new Photos();

/// The height of a container that the layout fills.
export function heightOf(width) {
  const [lowest, highest] = shown.summary?.height ?? [200, 2000];
  return Math.min(Math.max(state.height ?? Math.round(width * 0.75), lowest), highest);
}

/// What the compiler is asked about a layout, with some changes.
export function request(changes = {}) {
  return {
    count: state.count, width: state.width, height: heightOf(state.width), columnGap: state.gap, rowGap: state.gap,
    ratios: photos.shown.map(photo => photo.ratio), isEditing: state.isEditing, ...changes,
  };
}

/// Whether the frames are those of the container's size.
export const isUpToDate = () => shown.asked?.width === state.width && shown.asked.height === heightOf(state.width);

/// Asks for the frames of the layout again.
export async function askFrames() {
  const asked = request(), {layout} = await compiler.ask("frames", {request: asked});
  Object.assign(shown, {layout, asked});
}

/// Turns a button on or off, and what it stands for.
export function toggle(id, property, isOn = !state[property]) {
  state[property] = isOn;
  $(id).setAttribute("aria-pressed", isOn);
}
