// The page: what the user types and drags goes to the compiler, and what it answers goes to the editor, the stage and the
// code.
import {fragmentOf, specOfFragment} from "./address.js";
import {fillCheatSheet} from "./cheat-sheet.js";
import {Code} from "./code.js";
import {drawContact, photosInWords} from "./contact.js";
import "./code-height.js";
import {drag} from "./drag.js";
import {element} from "./element.js";
import {FollowedFile, makeCompiler, makeEditor} from "./host.js";
import {Photos} from "./photos.js";
import {Stage, short} from "./stage.js";
import {lineOfRule, usageOf} from "./usage.js";

const $ = id => document.getElementById(id);
const own = JSON.parse($("spec").textContent), examples = JSON.parse($("examples").textContent);
/// The names of the files that the page edits; null for a page that no program serves.
const files = JSON.parse($("files").textContent);
const compiler = makeCompiler();

/// What the page shows; everything else follows from it and from the text of the spec.
const state = {
  name: "gallery.grid", count: 7, width: 375, height: null, gap: null, isRTL: false, isEditing: false, hasFrames: false, tab: "swift",
  /// Whether the layout is made smaller until it fits, and whether a waterfall shows what the CSS does without grid lanes.
  isFitted: true, hasPlainCSS: false,
};
/// What the user has last asked for, whatever the limits of the specs since.
const wished = {count: state.count, width: null};
/// The count of the rule at the cursor, as long as no good spec has had a layout for it.
let missing = null;
/// The names of the specs that have been loaded.
const names = new Map(examples.map(({name, text}) => [text, name]));
/// What the last spec without errors gave.
const shown = {summary: null, sheet: null, layout: null, spec: "", asked: null};
/// The text of an output before the last edits, for the marks at what they changed.
const base = {tab: null, text: null, time: 0};

/// The greatest count of photos, and how many counts are drawn small.
const most = 200, mostSmall = 30;

const photos = new Photos(), code = new Code();
const stage = new Stage({onRemove: removePhoto, onAdd: () => setCount(state.count + 1), onChoose: goToRule});

// MARK: The spec in the address

/// Takes over what an address says of the view.
function takeView(view) {
  if (!view) return;
  wished.count = state.count = Math.min(Math.max(view.count, 1), most);
  wished.width = view.width;
  state.tab = view.tab;
}

const fragment = (text = editor.text) => fragmentOf(text, state);

let addressTimer;
function updateAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    // A spec of megabytes has no room in an address, and one that is in a file needs none.
    const isShort = editor.text.length < 50_000, isInFile = file?.isOpen && file.isSaved;
    const address = isInFile ? fragment("") : isShort ? fragment() : "#";
    if (location.hash !== address) history.replaceState(null, "", address);
  }, 300);
}

// MARK: Compiling

function request(changes = {}) {
  return {
    count: state.count, width: state.width, height: heightOf(state.width), columnGap: state.gap, rowGap: state.gap,
    ratios: photos.shown.map(photo => photo.ratio), isEditing: state.isEditing, ...changes,
  };
}

/// The height of a container that the layout fills.
function heightOf(width) {
  const [lowest, highest] = shown.summary?.height ?? [200, 2000];
  return Math.min(Math.max(state.height ?? Math.round(width * 0.75), lowest), highest);
}

const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

let isLoaded = true, isWarm = false, isWanted = false, isBusy = false, movesNext = false;

/// Compiles the spec now, or as soon as the compiler is free.
function compile(moves = false) {
  isWanted = true;
  movesNext ||= moves;
  if (!isBusy) work();
}

async function work() {
  isBusy = true;
  showBusy();
  while (isWanted) {
    isWanted = false;
    try {
      await compileOnce();
    } catch (error) {
      await explainFailure(error);
    }
  }
  isBusy = false;
  if (shown.summary && !isUpToDate()) setWidth(state.width);
  showBusy();
}

/// Says in the document whether the compiler has questions left.
function showBusy() { document.body.dataset.busy = isBusy || isResizing || compiler.isAsked; }

/// Whether the frames are those of the container's size.
const isUpToDate = () => shown.asked.width === state.width && shown.asked.height === heightOf(state.width);

async function askFrames() {
  const asked = request(), {layout} = await compiler.ask("frames", {request: asked});
  Object.assign(shown, {layout, asked});
}

async function compileOnce() {
  const spec = editor.text, asked = request();
  const found = await compiler.ask("compile", {name: state.name, spec, request: asked});
  const isGood = found.summary !== null;
  document.body.dataset.state = isGood ? "good" : "stale";
  if (isGood) {
    const isFirst = !shown.summary, isNew = isLoaded || shown.spec !== spec;
    Object.assign(shown, found, {spec, asked});
    adjust();
    isLoaded = false;
    if (isNew) await suitCount();
    if (!isUpToDate()) await askFrames();
    showLayout();
    document.body.dataset.shown = Number(document.body.dataset.shown ?? 0) + 1;
    if (isFirst) performance.mark("first-layout");
  } else if (shown.summary) {
    await askFrames();
    showLayout();
  }
  document.body.dataset.compiled = Number(document.body.dataset.compiled ?? 0) + 1;
  // The layout comes first; whatever else the page shows waits until it is on the screen.
  await painted();
  if (isWanted) return;
  const {findings} = await compiler.ask("findings");
  editor.show(findings);
  report(findings, isGood);
  if (!isGood || isWanted) return;
  editor.markRule(shown.layout?.ruleStart ?? null);
  await showCode(true);
  if (!isWanted) await showContact();
  measure();
  if (!isWarm) await compiler.ask("warmUp", {name: state.name, spec, request: asked});
  isWarm = true;
}

/// The last spec that was compiled once more after a failure.
let retried;

async function explainFailure(error) {
  document.body.dataset.state = "stale";
  shown.asked = request();
  editor.show([]);
  verdict("bad", error.isGone ? ended : error.isSlow
    ? "This spec takes too long for the playground, which has stopped it. The command line has no such limit."
    : "The compiler has failed on this spec, and was started again. This is a defect of gridgen: please report the spec.");
  await error.started;
  // What was compiled before only met a machine that was busy.
  if (shown.spec === editor.text && retried !== shown.spec) {
    retried = shown.spec;
    return compile();
  }
  // The new thread knows nothing yet of the layout that is still shown.
  if (shown.spec) await compiler.ask("compile", {name: state.name, spec: shown.spec, request: request()}).catch(() => {});
}

/// The layouts of some counts in the last good spec, and the photos in them.
async function layoutsOf(counts) {
  const all = photos.first(Math.max(...counts, 0));
  const requests = counts.map(count => request({count, ratios: all.slice(0, count).map(photo => photo.ratio), isEditing: false}));
  const {layouts} = await compiler.ask("contact", {requests});
  return {layouts, all};
}

/// Which of some counts have a layout.
async function countsWithLayout(counts) {
  const {layouts} = await layoutsOf(counts);
  return counts.filter((_, index) => layouts[index]);
}

/// Chooses a count that a new spec has a layout for: that of the rule at the cursor, else the one that the user has asked for last,
/// else the nearest. So typing never leaves the stage empty.
async function suitCount() {
  if (shown.layout && missing === null) return;
  const {firstCount, lastCount, isOpen} = shown.summary, far = count => Math.abs(count - state.count);
  const last = Math.min(isOpen ? Math.max(lastCount, wished.count) : lastCount, most);
  const near = Array.from({length: Math.max(last - firstCount + 1, 0)}, (_, index) => firstCount + index)
    .sort((one, other) => far(one) - far(other)).slice(0, 60);
  const wanted = [...(missing === null ? [] : [missing]), ...(shown.layout ? [] : [wished.count, ...near])];
  const [count] = await countsWithLayout(wanted);
  if (count === undefined) return;
  if (count === missing) wished.count = count;
  missing = null;
  state.count = count;
  photos.setCount(count);
  showCount();
  shown.asked = {};
}

/// Brings the controls into the limits of the spec.
function adjust() {
  const {summary} = shown;
  const [narrowest, widest] = summary.width.map(Math.round);
  const width = $("width");
  width.min = narrowest;
  width.max = Math.max(narrowest, Math.min(widest, 2400));
  wished.width ??= Math.min(Math.max(375, Math.round($("stage").clientWidth * 0.66)), 900);
  state.width = Math.min(Math.max(wished.width, Number(width.min)), Number(width.max));
  showWidth();
  [$("height").min, $("height").max] = summary.height.map(Math.round);
  $("count").max = Math.min(summary.isOpen ? Math.max(12, summary.lastCount + 3) : summary.lastCount, most);
  showCount();
  $("editing").hidden = summary.append === null;
  if (summary.append === null && state.isEditing) toggle("editing", "isEditing", false);
  showName();
  showMarks();
  showGap();
}

/// Whether this browser lays out waterfalls by CSS. Others make rows, which aren't what the spec says.
const hasLanes = CSS.supports("display", "grid-lanes");

/// Puts the cursor at the rule that the layout shows.
function goToRule() {
  const {layout, spec} = shown;
  if (layout && spec === editor.text) editor.goTo(layout.ruleStart);
}

function showLayout() {
  const {summary, layout} = shown, lacksLanes = summary.hasWaterfall && !hasLanes;
  const sheet = lacksLanes && !state.hasPlainCSS
    ? {text: "", lacks: [{message: "this browser has no grid lanes yet, so its CSS makes rows of a waterfall"}]} : shown.sheet;
  $("plain-css").hidden = !lacksLanes || !shown.sheet.text;
  stage.show({
    summary, sheet, layout, photos: photos.shown, width: state.width, height: heightOf(state.width), gap: state.gap,
    isRTL: state.isRTL, isEditing: state.isEditing, moves: movesNext,
  });
  movesNext = false;
  $("rule").textContent = layout?.rule ?? "";
  const lacks = sheet.text ? [] : sheet.lacks;
  note(layout ? "" : `The spec has no layout for ${photosInWords(state.count)}.`);
  $("frame").hidden = false;
  $("tall").hidden = !layout?.fills;
  $("height").value = $("height-value").textContent = heightOf(state.width);
  $("difference").hidden = false;
  $("difference").textContent = lacks.length ? `Drawn from the exact frames: ${lacks[0].message}.` : " ";
  fit();
}

/// Shows a text in place of the layout.
function note(text) {
  $("note").hidden = !text;
  $("note").textContent = text;
}

/// The least scale of a layout that fits its place: of a higher one, a part is shown.
const leastScale = 0.25;
/// While the handle is dragged, the scale stays, so that the edge stays under the pointer.
let draggedScale = null;

/// Makes a layout smaller that is wider or higher than its place.
function fit() {
  const style = getComputedStyle($("stage")), room = (length, ...sides) =>
    Math.max(sides.reduce((rest, side) => rest - parseFloat(style[`padding${side}`]), length), 100);
  const across = room($("stage").clientWidth, "Left", "Right") / state.width;
  const layout = shown.layout, height = layout ? (layout.fills ? heightOf(state.width) : layout.size[1]) : 120;
  const down = room($("stage").clientHeight, "Top", "Bottom") / Math.max(height, 1);
  const scale = !state.isFitted ? 1 : draggedScale ?? Math.min(1, across, Math.max(down, Math.min(leastScale, across)));
  $("scaled").style.transform = scale < 1 ? `scale(${scale})` : "";
  $("scaled").style.setProperty("--scale", scale);
  $("zoom").title = `Shown at ${Math.round(scale * 100)} %`;
  $("frame").style.width = `${state.width * scale}px`;
  $("frame").style.height = `${height * scale}px`;
  $("scaled").style.width = `${state.width}px`;
}

function measure() {
  if (!stage.hasSheet) return;
  const difference = stage.difference();
  if (difference === null) {
    // Photos are still moving to their places.
    if (shown.layout) setTimeout(measure, 120);
    return;
  }
  const digits = difference < 0.01 ? "less than 0.01" : String(Math.round(difference * 100) / 100);
  const lanes = shown.summary.hasWaterfall && !hasLanes ? " This browser has no grid lanes yet." : "";
  $("difference").textContent = `CSS and exact frames differ by ${digits} px.${lanes}`;
  $("difference").dataset.pixels = difference;
}

// MARK: What the compiler found

function verdict(kind, text) {
  $("verdict").dataset.kind = kind;
  $("verdict").textContent = text;
  announce(text);
}

let liveTimer;
/// Tells screen readers, once typing pauses.
function announce(text) {
  clearTimeout(liveTimer);
  liveTimer = setTimeout(() => { if ($("live").textContent !== text) $("live").textContent = text; }, 700);
}

function report(findings, isGood) {
  const errors = findings.filter(finding => finding.severity === "error").length, warnings = findings.length - errors;
  const counted = [[errors, "error"], [warnings, "warning"]].filter(([count]) => count)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? "" : "s"}`).join(" and ");
  const first = findings[0] ? `: ${findings[0].message.replaceAll("`", "")}` : "";
  verdict(errors ? "bad" : warnings ? "warned" : "good", (isDamaged ? "The link is damaged, so this is an example. " : "")
    + (counted ? counted + first : "No findings")
    + (isGood || !shown.summary ? "" : "; the last good layout is still shown"));
  if (!shown.summary) note("The layout appears once the spec has no errors.");
}

// MARK: Code

async function showCode(marksChanges = false) {
  const tab = state.tab, {suffix} = compiler.outputs.find(output => output.name === tab);
  const {text, lacks} = tab === "css" ? shown.sheet : await compiler.ask("output", {name: tab});
  showBusy();
  if (tab !== state.tab) return;
  $("copy").disabled = $("save").disabled = !text;
  $("code").dataset.output = tab;
  showUsage(tab, text);
  if (!text) {
    code.explain(lacks);
    $("code-info").textContent = "not available for this spec";
    return;
  }
  // Edits in quick succession count as one.
  const now = performance.now();
  if (base.tab !== tab || !marksChanges) Object.assign(base, {tab, text: null});
  else if (text !== code.text && now - base.time > 2000) base.text = code.text || null;
  if (text !== code.text) base.time = now;
  const changed = code.show(text, tab, base.text ?? undefined);
  if (changed) code.goToChange();
  else showRule();
  const size = `${state.name}${suffix}, ${(text.length / 1024).toFixed(1)} kB`;
  $("code-info").textContent = changed ? `${size}; ${changed} line${changed === 1 ? "" : "s"} changed` : size;
}

/// Marks the code of the rule that the layout shows, and brings it into view.
function showRule() {
  const {layout} = shown;
  if (layout) code.goTo(lineOfRule(code.text, state.tab, layout.rule, state.count));
}

/// Shows how an app calls the code.
function showUsage(tab, text) {
  const lines = text ? usageOf(tab, {...shown.summary, file: state.name, count: state.count, width: state.width, height: heightOf(state.width)}) : "";
  $("usage").hidden = !lines;
  if ($("usage-text").textContent !== lines) $("usage-text").textContent = lines;
}

function makeTabs() {
  if (!compiler.outputs.some(({name}) => name === state.tab)) state.tab = "swift";
  for (const {name} of compiler.outputs) {
    const tab = element("button", {
      role: "tab", id: `tab-${name}`, "aria-controls": "code", onclick: () => choose(name, true),
      onkeydown: event => {
        const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
        if (!step) return;
        // Otherwise WebKit moves the editor's cursor, and the focus with it.
        event.preventDefault();
        const names = compiler.outputs.map(output => output.name);
        choose(names[(names.indexOf(name) + step + names.length) % names.length], true);
      },
    }, {ts: "TypeScript", kotlin: "Kotlin", swift: "Swift", c: "C"}[name] ?? name.toUpperCase());
    $("tabs").append(tab);
  }
  choose(state.tab);
}

function choose(name, isFocused) {
  state.tab = name;
  for (const tab of $("tabs").children) {
    const isChosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    if (isChosen && isFocused) tab.focus();
  }
  $("code").setAttribute("aria-labelledby", `tab-${name}`);
  if (shown.summary) {
    showCode().catch(() => {});
    updateAddress();
  }
  showBusy();
}

async function copy(text, button) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = element("textarea", {"aria-hidden": "true"});
    area.value = text;
    document.body.append(area);
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
    button.focus();
  }
  button.dataset.label ??= button.textContent;
  button.textContent = isCopied ? "Copied" : "Not copied";
  announce(button.textContent);
  setTimeout(() => { button.textContent = button.dataset.label; }, 1200);
}

// MARK: All counts

async function showContact() {
  const {firstCount, lastCount, isOpen} = shown.summary;
  const last = Math.min(isOpen ? Math.max(lastCount, firstCount + 11) : lastCount, firstCount + mostSmall - 1, most);
  const counts = Array.from({length: Math.max(last - firstCount + 1, 0)}, (_, index) => firstCount + index);
  $("all-title").textContent = !counts.length ? `No count up to ${most}`
    : !isOpen && last === lastCount ? "All counts" : `Counts from ${firstCount} to ${last}`;
  const {layouts, all} = await layoutsOf(counts);
  if (isWanted) return;
  drawContact($("contact"), counts, layouts, all, {chosen: state.count, isRTL: state.isRTL, onChoose: setCount});
}

// MARK: Controls

function setCount(count, moves = true) {
  missing = null;
  wished.count = state.count = Math.min(Math.max(count, 1), most);
  photos.setCount(state.count);
  showCount();
  updateAddress();
  compile(moves);
}

function showCount() {
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
  announce(`Removed; ${photosInWords(state.count)} left`);
}

function wishWidth(width) {
  setWidth(width);
  wished.width = state.width;
  updateAddress();
}

let isResizing = false;
async function setWidth(width) {
  const slider = $("width");
  state.width = Math.min(Math.max(Math.round(width), Number(slider.min)), Number(slider.max));
  showWidth();
  stage.resize({width: state.width, height: heightOf(state.width)});
  fit();
  if (isResizing || isBusy || !shown.summary) return;
  isResizing = true;
  showBusy();
  try {
    do {
      await askFrames();
      stage.resize({layout: shown.layout, width: state.width, height: heightOf(state.width)});
      $("rule").textContent = shown.layout?.rule ?? "";
      fit();
    } while (!isUpToDate() && !isBusy);
    editor.markRule(shown.layout?.ruleStart ?? null);
    measure();
    showRule();
    if (!isBusy) await showContact();
  } catch {
    compile();
  } finally {
    isResizing = false;
    // The handle may have gone on while the counts were drawn.
    if (shown.summary && !isBusy && !isUpToDate()) setWidth(state.width);
    showBusy();
  }
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

function toggle(id, property, isOn = !state[property]) {
  state[property] = isOn;
  $(id).setAttribute("aria-pressed", isOn);
}

function load({name, text, view}) {
  file?.close();
  takeView(view);
  names.set(text, name);
  begin(name, text);
  showExample();
}

/// Begins with another spec.
function begin(name, text) {
  Object.assign(state, {name, count: wished.count, gap: null, height: null});
  base.text = null;
  isLoaded = true;
  photos.setCount(state.count);
  showCount();
  editor.load(text);
}

function showName() {
  const field = $("file-name");
  field.readOnly = file?.isOpen ?? false;
  field.value = state.name;
}

/// Chooses the file or the example in the list that the spec is.
function showExample() {
  const {text} = editor;
  $("example").value = file?.isOpen ? `/${file.number}` : examples.find(example => example.name === state.name && example.text === text)?.name ?? "";
}

/// Follows the cursor to the rule on its line, which begins at `start`: to its count, to photos of its shapes and, if another rule
/// holds at this width, to the nearest width at which it does.
async function followCursor(line, start) {
  const match = /^\s*(\d{1,3})\s*(?:\[([^\]]*)|\.\.|:(?!\d))/.exec(line), count = Number(match?.[1]);
  missing = null;
  if (!(count >= 1 && count <= 60)) return;
  const shapes = match[2] ?? "";
  if (!photos.fit(shapes) || count !== state.count) {
    missing = count;
    const isThere = shown.summary && (await countsWithLayout([count]).catch(() => [])).length;
    if (missing !== count) return;
    // The last good spec may lack a rule that is being typed. Then the next good one decides.
    if (!isThere) return;
    photos.shapes = shapes;
    setCount(count);
  }
  const {spec, summary} = shown, {min, max} = $("width");
  if (spec !== editor.text || !summary?.widthLimits.length) return;
  const far = width => Math.abs(width - state.width);
  const widths = summary.widthLimits.flatMap(limit => [Math.ceil(limit), Math.ceil(limit) - 1])
    .filter(width => width >= min && width <= max).concat(state.width).sort((one, other) => far(one) - far(other)).slice(0, 60);
  const requests = widths.map(width => request({width, height: heightOf(width)}));
  const {layouts} = await compiler.ask("contact", {requests}).catch(() => ({layouts: []}));
  const width = widths[layouts.findIndex(layout => layout?.ruleStart >= start && layout.ruleStart <= start + line.length)];
  if (width && width !== state.width && count === state.count && spec === editor.text) wishWidth(width);
}

$("count").addEventListener("input", event => setCount(Number(event.target.value)));
$("fewer").addEventListener("click", () => setCount(state.count - 1));
$("more").addEventListener("click", () => setCount(state.count + 1));
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
for (const [id, isFitted] of [["fit", true], ["actual", false]]) {
  $(id).addEventListener("click", () => {
    toggle("fit", "isFitted", isFitted);
    $("actual").setAttribute("aria-pressed", !isFitted);
    fit();
  });
}
$("plain-css").addEventListener("click", () => {
  toggle("plain-css", "hasPlainCSS");
  compile();
});
$("rule").addEventListener("click", goToRule);
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
$("rtl").addEventListener("click", () => {
  toggle("rtl", "isRTL");
  compile(true);
});
$("editing").addEventListener("click", () => {
  toggle("editing", "isEditing");
  compile(true);
});
$("frames").addEventListener("click", () => {
  toggle("frames", "hasFrames");
  document.body.toggleAttribute("data-frames", state.hasFrames);
});
$("copy").addEventListener("click", event => copy(code.text, event.target));
function saveAs(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: "text/plain"}));
  element("a", {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
$("save").addEventListener("click", () => {
  const {suffix} = compiler.outputs.find(output => output.name === state.tab);
  saveAs(state.name + suffix, code.text);
});
$("share").addEventListener("click", event => {
  const address = location.href.split("#")[0] + fragment();
  history.replaceState(null, "", address);
  if (location.protocol === "file:") {
    return verdict("warned", "A link to this page works on this computer only, since the page is a file here. Send the file, or put it on a "
      + "host. Save writes the spec alone.");
  }
  if (files) {
    return verdict("warned", "A link to this page works on this computer only, and only until gridgen ends. Send the spec, or what "
      + "`gridgen play -o` writes.");
  }
  copy(address, event.target);
});
$("file-name").addEventListener("change", ({target}) => {
  const stem = [...target.value.trim().replace(/\.grid$/i, "").replaceAll(/[\\/:]/g, "-")].slice(0, 80).join("");
  if (stem) state.name = `${stem}.grid`;
  names.set(editor.text, state.name);
  showName();
  showExample();
  updateAddress();
  compile();
});
$("save-spec").addEventListener("click", () => saveAs(state.name, editor.text));
$("usage-copy").addEventListener("click", event => copy($("usage-text").textContent, event.target));
$("format").addEventListener("click", async () => {
  const {text} = await compiler.ask("format", {spec: editor.text}).catch(() => ({}));
  if (text) editor.setText(text);
  else if (editor.text.trim()) verdict("bad", "A spec with a syntax error can't be formatted");
});
$("theme").addEventListener("click", () => {
  const {dataset} = document.documentElement, system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset.theme ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete dataset.theme;
  else dataset.theme = next;
  announce(`${next} colors`);
});
$("example").addEventListener("change", ({target}) => {
  const example = examples.find(({name}) => name === target.value);
  if (example) load(example);
  else if (target.value) openFile(Number(target.value.slice(1)));
});

// MARK: The file

const ended = "gridgen has ended, so nothing is compiled or written any more. Start `gridgen play` again, and copy what you need.";

/// Shows a file, and follows it from here on.
async function openFile(number, mine = null) {
  const text = await file.open(number).catch(() => verdict("bad", ended));
  if (text === undefined) return;
  begin(files[number], text ?? "");
  if (mine !== null && mine !== text) file.offer(mine);
  showExample();
  compile();
}

/// Says what has become of the file.
function showFileState(said) {
  const {kind, text} = said ?? {}, name = state.name;
  $("file-state").hidden = !said;
  $("file-state").dataset.kind = kind ?? "";
  if (!said) return;
  const button = (title, act) => element("button", {onclick: act}, title);
  const parts = {
    conflict: () => [
      element("p", {}, `${name} has changed on disk, and here. Nothing is written until you choose. On disk:`),
      element("pre", {tabindex: 0, "aria-label": `${name} on disk`}, text),
      button("Keep what is here", () => file.resolve(true)), button("Take what is on disk", () => file.resolve(false)),
    ],
    gone: () => [
      element("p", {}, `${name} ${text}.`), button("Write it again", () => file.resolve(true)),
    ],
    failed: () => [element("p", {}, `${name} can't be written: ${text}.`), button("Try again", () => file.changed())],
    ended: () => [element("p", {}, ended)],
  }[kind]();
  $("file-state").replaceChildren(...parts);
  announce(parts[0].textContent);
}

// MARK: The cheat sheet

$("cheat-sheet").addEventListener("click", () => {
  const place = $("forms");
  if (!place.querySelector("pre")) fillCheatSheet(place, JSON.parse($("forms-text").textContent), text => {
    place.close();
    load({name: "gallery.grid", text});
    editor.focus();
  });
  place.showModal();
});
// A click beside the sheet closes it.
$("forms").addEventListener("click", event => { if (event.target === $("forms")) $("forms").close(); });

// MARK: The handle

$("handle").addEventListener("pointerdown", event => {
  const start = event.clientX, width = state.width, scale = stage.scale;
  draggedScale = scale;
  drag(event, ({clientX}) => wishWidth(width + (clientX - start) / scale), () => {
    draggedScale = null;
    fit();
  });
});
$("handle").addEventListener("keydown", event => {
  const step = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 50, PageDown: -50, Home: -1e6, End: 1e6}[event.key];
  if (!step) return;
  event.preventDefault();
  wishWidth(state.width + step);
});

// MARK: The user's own photos

async function takePhotos(files) {
  const spec = [...files].find(file => /\.grid$/i.test(file.name));
  if (spec && spec.size > 4 << 20) return verdict("bad", "This file is too large for a spec");
  if (spec) return load({name: `${[...spec.name.slice(0, -5)].slice(0, 80).join("")}.grid`, text: await spec.text()});
  const count = await photos.take(files);
  if (!count) return verdict("bad", "None of these files is a picture or a spec");
  $("own-reset").hidden = false;
  photos.setCount(state.count);
  announce(`${photosInWords(count)} of yours`);
  compile();
}

$("own-photos").addEventListener("change", event => takePhotos(event.target.files));
$("own-reset").addEventListener("click", () => {
  photos.forgetOwn();
  photos.setCount(state.count);
  $("own-reset").hidden = true;
  $("own-photos").value = "";
  $("own-photos").focus();
  compile();
});
/// Listens before the editor does, which would insert what a file contains.
function onFiles(name, act) {
  addEventListener(name, event => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.dataTransfer);
  }, true);
}
onFiles("dragover", () => { document.body.dataset.dragging = ""; });
onFiles("drop", ({files}) => {
  delete document.body.dataset.dragging;
  takePhotos(files);
});
addEventListener("dragleave", event => {
  if (!event.relatedTarget) delete document.body.dataset.dragging;
});
new ResizeObserver(() => requestAnimationFrame(() => { if (shown.summary) fit(); })).observe($("stage"));
addEventListener("hashchange", () => {
  const spec = specOfFragment(location.hash, files);
  if (spec && spec.text !== null && (spec.text !== editor.text || spec.name !== state.name)) load(spec);
});

// MARK: Start

const shared = specOfFragment(location.hash, files);
takeView(shared?.view);
const first = (shared?.text === null ? null : shared) ?? own ?? examples.find(({name}) => name === "moments.grid") ?? {name: state.name, text: "1..: rows of 3\n"};
/// Whether the page shows an example in place of what was shared.
let isDamaged = location.hash.length > 1 && !shared;
state.name = first.name;
names.set(first.text, first.name);
const editor = makeEditor($("editor"), {
  text: first.text, describedBy: "verdict",
  onChange(text) {
    isDamaged = false;
    if (!file?.isOpen) state.name = names.get(text) ?? state.name;
    file?.changed();
    showExample();
    updateAddress();
    compile();
  },
  onCursor: followCursor,
  complete: before => compiler.ask("completions", {before}).catch(() => ({start: 0, items: []})),
});
const file = FollowedFile && files?.length ? new FollowedFile({editor, onState: showFileState}) : null;
const options = examples.map(({name}) => element("option", {value: name}, name.replace(/\.grid$/, "")));
$("example").append(element("option", {value: ""}, "your own"), ...(file
  ? [element("optgroup", {label: "Files"}, ...files.map((name, number) => element("option", {value: `/${number}`}, name))),
    element("optgroup", {label: "Examples"}, ...options)]
  : options));
if (file) $("example").previousElementSibling.textContent = "Spec";
showExample();
photos.setCount(state.count);
showCount();
compiler.start().then(() => {
  makeTabs();
  if (!file || own) return compile();
  // A spec in the address is one that its file didn't have when the page was left.
  const number = files.indexOf(shared?.name ?? files[0]);
  return number < 0 ? compile() : openFile(number, shared?.text ?? null);
}).catch(error => verdict("bad", error.isGone ? ended : `The compiler doesn't run in this browser: ${error.message}`));
