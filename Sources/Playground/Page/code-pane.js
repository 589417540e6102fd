// The code: its tabs, how it is called, and the marks at what the last edits have changed.
import {updateAddress} from "./address-bar.js";
import {Code} from "./code.js";
import {element} from "./element.js";
import {counted} from "./messages.js";
import {copy, saveAs} from "./save.js";
import {$, compiler, firstTab, heightOf, shown, state} from "./state.js";
import {lineOfRule, usageOf} from "./usage.js";
import {showBusy} from "./work.js";

const code = new Code();

/// The text of an output before the last edits, for the marks at what they changed. Edits in quick succession count as one.
const base = {tab: null, text: null, time: 0};
/// How long an edit counts as one with the next, in milliseconds.
const pause = 2000;

/// Forgets the text of before: another spec begins.
export function forgetChanges() { base.text = null; }

const suffixOf = tab => compiler.outputs.find(output => output.name === tab).suffix;

export async function showCode(marksChanges = false) {
  const {tab} = state;
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
  const now = performance.now();
  if (base.tab !== tab || !marksChanges) Object.assign(base, {tab, text: null});
  else if (text !== code.text && now - base.time > pause) base.text = code.text || null;
  if (text !== code.text) base.time = now;
  const changed = code.show(text, tab, base.text ?? undefined);
  if (changed) code.goToChange();
  else showRule();
  const size = `${state.name}${suffixOf(tab)}, ${(text.length / 1024).toFixed(1)} kB`;
  $("code-info").textContent = changed ? `${size}; ${counted(changed, "line")} changed` : size;
}

/// Marks the code of the rule that the layout shows, and brings it into view.
export function showRule() {
  const {layout} = shown;
  if (layout) code.goTo(lineOfRule(code.text, state.tab, layout.rule, state.count));
}

/// Shows how an app calls the code.
function showUsage(tab, text) {
  const about = {...shown.summary, file: state.name, count: state.count, width: state.width, height: heightOf(state.width)};
  const lines = text ? usageOf(tab, about) : "";
  $("usage").hidden = !lines;
  if ($("usage-text").textContent !== lines) $("usage-text").textContent = lines;
}

/// What tabs are called whose output has another name.
const titles = {ts: "TypeScript", js: "JavaScript", dts: "d.ts", kotlin: "Kotlin", swift: "Swift", c: "C"};

export function makeTabs() {
  const all = compiler.outputs.map(({name}) => name), first = all.filter(name => name === firstTab);
  const names = [...first, ...all.filter(name => !first.includes(name))];
  if (!names.includes(state.tab)) state.tab = names[0];
  $("tabs").append(...names.map((name, index) => element("button", {
    role: "tab", id: `tab-${name}`, "aria-controls": "code", onclick: () => choose(name, true),
    onkeydown: event => {
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!step) return;
      // Otherwise WebKit moves the editor's cursor, and the focus with it.
      event.preventDefault();
      choose(names[(index + step + names.length) % names.length], true);
    },
  }, titles[name] ?? name.toUpperCase())));
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

$("copy").addEventListener("click", event => copy(code.text, event.target));
$("save").addEventListener("click", () => saveAs(state.name + suffixOf(state.tab), code.text));
$("usage-copy").addEventListener("click", event => copy($("usage-text").textContent, event.target));
