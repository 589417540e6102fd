// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension PlayPage {
    static let recorded = PlayPage(
        files: [
            ("index.html", ##"""
<!doctype html>
<html lang="en" data-seconds="3">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>gridgen playground</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="playground.css">
<style id="sheet"></style>

<header>
  <h1>gridgen</h1>
  <p id="about">Photo layouts, compiled: one spec, the same frames on every platform.</p>
  <div role="toolbar" aria-label="Spec">
    <label><span>Example</span>
      <select id="example" autocomplete="off"></select></label>
    <button id="format" title="Write the spec in canonical form">Format</button>
    <button id="cheat-sheet" aria-haspopup="dialog">Cheat sheet</button>
    <button id="share" title="Copy a link to this spec">Share</button>
    <button id="theme" title="Light or dark">Theme</button>
  </div>
</header>

<main id="main">
  <section id="spec-pane" aria-labelledby="spec-title">
    <div id="spec-head">
      <h2 id="spec-title">Spec</h2>
      <input id="file-name" aria-label="File name" spellcheck="false" autocomplete="off">
      <button id="save-spec" title="Save the spec as a file">Save</button>
    </div>
    <div id="file-state" role="group" aria-label="The file" hidden></div>
    <div id="editor"></div>
    <p id="verdict" data-kind="busy">Loading …</p>
  </section>

  <section id="layout-pane" aria-labelledby="layout-title">
    <div id="layout-head"><h2 id="layout-title">Layout</h2><button id="rule" title="Go to this rule in the spec"></button></div>
    <div id="controls" role="group" aria-label="What is laid out">
      <div id="counter">
        <label for="count">Photos</label>
        <button id="fewer" aria-label="Remove the last photo">−</button>
        <input id="count" type="range" min="1" max="12" value="7" autocomplete="off">
        <button id="more" aria-label="Add a photo">+</button>
        <output id="count-value" for="count">7</output>
      </div>
      <div>
        <label for="gap">Gap</label>
        <input id="gap" type="range" min="0" max="40" step="1" value="0" autocomplete="off">
        <output id="gap-value" for="gap"></output>
        <button id="gap-reset" aria-label="Use the gap of the spec" hidden>×</button>
      </div>
      <div id="tall" hidden>
        <label for="height">Height</label>
        <input id="height" type="range" step="1" autocomplete="off">
        <output id="height-value" for="height"></output>
      </div>
      <button id="rtl" aria-pressed="false" title="Right to left">RTL</button>
      <button id="editing" aria-pressed="false" title="Show the tile that adds a photo" hidden>Editing</button>
      <button id="frames" aria-pressed="false" title="Draw the exact frames over the CSS">Frames</button>
      <button id="plain-css" aria-pressed="false" title="Show what the CSS does in this browser, which has no grid lanes yet" hidden>This browser's CSS</button>
      <label id="own" title="They stay in this page; you can also drop them onto the layout"><input id="own-photos" type="file" accept="image/*" multiple> Your photos</label>
      <button id="own-reset" hidden>Drawn photos</button>
    </div>
    <div id="ruler">
      <label for="width">Width</label>
      <div id="track">
        <input id="width" type="range" min="100" max="1200" value="375" step="1" autocomplete="off" list="marks">
        <div id="marks-row" aria-hidden="true"></div>
        <datalist id="marks"></datalist>
      </div>
      <input id="width-value" type="number" aria-label="Width in points" value="375" step="1" autocomplete="off">
      <select id="device" aria-label="Width of a device" autocomplete="off">
        <option value="">Device</option>
        <option value="320">Small phone, 320</option>
        <option value="375">iPhone SE, 375</option>
        <option value="393">iPhone, 393</option>
        <option value="412">Pixel, 412</option>
        <option value="440">iPhone Pro Max, 440</option>
        <option value="744">iPad mini, 744</option>
        <option value="820">iPad, 820</option>
        <option value="1024">iPad Pro, 1024</option>
        <option value="1280">Laptop, 1280</option>
        <option value="1920">Monitor, 1920</option>
      </select>
      <div id="zoom" role="group" aria-label="Scale">
        <button id="fit" aria-pressed="true" title="Make the layout as small as its place">Fit</button>
        <button id="actual" aria-pressed="false">100 %</button>
      </div>
    </div>
    <div id="table">
    <div id="stage">
      <div id="frame" hidden>
        <div id="scaled"><div id="grid-host"></div><div id="overlay"></div></div>
        <div id="handle" role="slider" tabindex="0" aria-label="Width of the container" aria-orientation="horizontal"></div>
      </div>
      <p id="note" hidden></p>
    </div>
    <div id="all">
      <h3 id="all-title">All counts</h3>
      <div id="contact" role="group" aria-labelledby="all-title"></div>
    </div>
    </div>
    <p id="difference" hidden></p>
  </section>

  <section id="code-pane" aria-labelledby="code-title">
    <div id="code-handle" role="separator" tabindex="0" aria-label="Height of the code" aria-orientation="horizontal" aria-valuemin="0" aria-valuenow="250"></div>
    <h2 id="code-title">Code</h2>
    <div id="tabs" role="tablist" aria-label="Outputs"></div>
    <div id="code-actions">
      <span id="code-info"></span>
      <button id="copy">Copy</button>
      <button id="save" aria-label="Save the code">Save</button>
      <button id="code-toggle" aria-expanded="true" aria-controls="code" title="Show or hide the code">Hide</button>
    </div>
    <div id="usage" hidden>
      <h3>How to call it</h3>
      <pre id="usage-text" tabindex="0"></pre>
      <button id="usage-copy" aria-label="Copy how to call it">Copy</button>
    </div>
    <pre id="code" role="tabpanel" tabindex="0" aria-labelledby="code-title"></pre>
  </section>
</main>
<dialog id="forms" aria-labelledby="forms-title">
  <div>
    <h2 id="forms-title">Cheat sheet</h2>
    <form method="dialog"><button id="forms-close">Close</button></form>
  </div>
</dialog>
<div id="live" role="status" aria-live="polite"></div>
<noscript><p>The playground needs JavaScript, since the compiler runs in this page.</p></noscript>

<script type="application/json" id="spec">null</script>
<script type="application/json" id="files">null</script>
<script type="application/json" id="examples">[]</script>
<script type="application/json" id="forms-text">""</script>
<script type="text/plain" id="core"></script>
<script type="text/plain" id="worker"></script>
<script src="codemirror.js"></script>
<script type="module" src="playground.js"></script>
</html>

"""##),
            ("playground.css", ##"""
/*
 * The page's own elements have ids and no classes: a generated style sheet, which is in the same page, can then never
 * mean one of them.
 */
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #101215);
  --panel: light-dark(#ffffff, #171a1e);
  --sunk: light-dark(#eef0f3, #0c0e10);
  --ink: light-dark(#1b1f24, #e8eaed);
  --soft: light-dark(#565e69, #a3acb7);
  --line: light-dark(#dfe2e7, #2a2f36);
  --strong: light-dark(#868e99, #6b747f);
  --accent: light-dark(#0a5bd0, #78b4ff);
  --onaccent: light-dark(#ffffff, #0b1422);
  --tint: light-dark(#e8f0fe, #16283f);
  --bad: light-dark(#b3261e, #ff8f85);
  --warned: light-dark(#8a5300, #f0b35b);
  --good: light-dark(#1b6e36, #76d295);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--ground); color: var(--ink); }
body[data-dragging]::after {
  content: "Drop photos, or a .grid file"; position: fixed; inset: 12px; z-index: 20; display: grid; place-content: center;
  border: 2px dashed var(--accent); border-radius: 12px; background: color-mix(in srgb, var(--panel) 88%, transparent); font-size: 20px;
}

/* Controls */
button, select, #own {
  min-height: 28px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--panel);
  color: var(--ink); font: inherit; font-size: 13px; cursor: pointer;
}
button:hover:not(:disabled), select:hover, #own:hover { border-color: var(--strong); }
button:disabled { color: var(--soft); cursor: default; }
button[aria-pressed="true"] { border-color: var(--accent); background: var(--tint); color: var(--ink); }
:focus-visible, #own:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
input[type="range"] { accent-color: var(--accent); margin: 0; min-width: 0; height: 20px; cursor: pointer; }
output { font-variant-numeric: tabular-nums; min-width: 2.2em; }
label { color: var(--soft); font-size: 13px; }
h1, h2, h3, p { margin: 0; }
h2, h3 { font-size: 12px; font-weight: 600; letter-spacing: .02em; color: var(--soft); }
code, pre { font-family: var(--mono); }

header { display: flex; flex: none; align-items: center; gap: 16px; padding: 8px 16px; }
h1 { font-size: 17px; font-weight: 650; letter-spacing: -.01em; }
#about { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft); }
[role="toolbar"] { display: flex; flex: 1 0 auto; flex-wrap: wrap; align-items: center; gap: 8px; }
[role="toolbar"] label { display: flex; align-items: center; gap: 8px; }
#share { margin-left: auto; }

/* Panes */
main {
  flex: 1; min-height: 0; display: grid; gap: 10px; padding: 0 10px 10px;
  grid-template: "spec layout" minmax(0, 1fr) "code code" var(--code, 36%) / minmax(340px, 36fr) minmax(0, 64fr);
}
section {
  min-width: 0; min-height: 0; display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--line);
  border-radius: 10px; background: var(--panel);
}
section > h2 { padding: 8px 14px 6px; }
#spec-head, #layout-head { display: flex; gap: 8px; align-items: center; min-width: 0; padding: 5px 14px; }
#file-name { flex: 1; min-width: 0; height: 26px; padding: 0 6px; border: 1px solid transparent; border-radius: 6px; background: none; color: var(--ink); font: 12px var(--mono); }
#file-name:not(:read-only):is(:hover, :focus) { border-color: var(--line); }
#rule { min-width: 0; min-height: 24px; padding: 0 6px; overflow: hidden; border-color: transparent; background: none; font: 12px var(--mono); text-overflow: ellipsis; white-space: nowrap; }
#rule:empty { visibility: hidden; }
#spec-pane { grid-area: spec; }
#layout-pane { grid-area: layout; }
#code-pane { grid-area: code; }

/* Spec */
#editor { flex: 1; min-height: 0; overflow: hidden; border-top: 1px solid var(--line); }
.CodeMirror { height: 100%; background: var(--panel); color: var(--ink); font: 13.5px/1.6 var(--mono); }
#spec-pane:focus-within { border-color: var(--accent); }
.CodeMirror [contenteditable]:focus-visible { outline: none; }
.CodeMirror-gutters { border: 0; background: var(--panel); }
.CodeMirror-linenumber { padding: 0 6px 0 10px; color: var(--soft); opacity: 1; }
.CodeMirror-lines { padding: 8px 0; }
.CodeMirror pre.CodeMirror-line { padding: 0 12px 0 8px; }
.CodeMirror-cursor { border-left: 2px solid var(--accent); }
.CodeMirror-selected, .CodeMirror-focused .CodeMirror-selected { background: light-dark(#cfe0fc, #23406a); }
.CodeMirror .Rule { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
.cm-s-Grid .cm-keyword, [data-word="keyword"] { color: light-dark(#8a2b8f, #e0a2ea); }
.cm-s-Grid .cm-builtin, [data-word="builtin"] { color: light-dark(#0a5bd0, #85bcff); }
.cm-s-Grid .cm-def, [data-word="def"] { color: var(--ink); font-weight: 650; }
.cm-s-Grid .cm-number, [data-word="number"] { color: light-dark(#0b6b5d, #75d6c4); }
.cm-s-Grid .cm-attribute, [data-word="attribute"] { color: light-dark(#8f4a00, #f0b06a); }
.cm-s-Grid .cm-string, [data-word="string"] { color: light-dark(#9b2743, #ff9eb5); }
.cm-s-Grid .cm-variable, [data-word="variable"] { color: var(--ink); }
.cm-s-Grid .cm-operator, [data-word="operator"] { color: var(--soft); }
.cm-s-Grid .cm-comment, [data-word="comment"] { color: var(--soft); font-style: italic; }
.cm-s-Grid .cm-meta, [data-word="meta"] { color: light-dark(#3d6b2e, #a4cf8f); }
.Mark-error, [data-mark="error"] { text-decoration: underline wavy var(--bad) 1px; text-underline-offset: 3px; background: color-mix(in srgb, var(--bad) 12%, transparent); }
.Mark-warning, [data-mark="warning"] { text-decoration: underline wavy var(--warned) 1px; text-underline-offset: 3px; }
.Mark-related, [data-mark="related"] { text-decoration: underline dotted var(--soft); text-underline-offset: 3px; }
[data-finding] {
  margin: 2px 12px 6px 8px; padding: 5px 10px 6px; border: 1px solid var(--line); border-left: 3px solid var(--bad); border-radius: 6px;
  background: var(--ground); color: var(--ink); font: 12.5px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; white-space: normal;
}
[data-finding="warning"] { border-left-color: var(--warned); }
[data-finding] b { color: var(--bad); }
[data-finding="warning"] b { color: var(--warned); }
[data-finding] p + p, [data-finding] small { color: var(--soft); }
[data-finding] code { padding: 0 3px; border-radius: 3px; background: var(--sunk); color: var(--ink); }
[data-finding] button { min-height: 24px; padding: 0 10px; margin-left: 6px; border-color: var(--accent); background: var(--accent); color: var(--onaccent); font-weight: 600; }
[data-place] { float: right; background: none !important; border-color: var(--line) !important; color: var(--soft) !important; }
#editor:has([data-plain]) { display: flex; }
[data-plain] { flex: 1; min-width: 0; display: flex; flex-direction: column; }
[data-sheet] { position: relative; flex: 1; min-height: 3lh; display: grid; align-content: start; overflow: auto; font: 13.5px/1.6 var(--mono); }
[data-sheet] > pre, [data-sheet] > textarea {
  grid-area: 1 / 1; margin: 0; min-width: 0; padding: 8px 12px 8px 48px; border: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4;
}
[data-sheet] > pre { counter-reset: line; pointer-events: none; }
[data-sheet] > pre > div { position: relative; counter-increment: line; }
[data-sheet] > pre > div::before { content: counter(line); position: absolute; left: -48px; width: 38px; text-align: right; white-space: nowrap; color: var(--soft); }
[data-sheet] > pre > div[data-rule] { margin: 0 -12px 0 -48px; padding: 0 12px 0 48px; background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
[data-sheet] > pre > div[data-rule]::before { left: 0; }
[data-sheet] > textarea {
  display: block; width: 100%; height: 100%; min-height: 100%; resize: none; overflow: hidden; outline: none; background: none; color: transparent; caret-color: var(--ink);
}
[data-sheet] > textarea::selection { background: color-mix(in srgb, var(--accent) 30%, transparent); }
[data-findings] { flex: 0 1 auto; max-height: 50%; overflow: auto; }
[data-findings]:not(:empty) { border-top: 1px solid var(--line); padding: 6px 0 0; }
[data-words] {
  position: absolute; z-index: 30; margin: 0; padding: 4px; max-height: 12em; overflow: auto; list-style: none; border: 1px solid var(--line);
  border-radius: 8px; background: var(--panel); box-shadow: 0 8px 24px #0003; font-size: 13px;
}
[data-words] li { display: flex; gap: 14px; padding: 3px 8px; border-radius: 5px; cursor: pointer; }
[data-words] li[aria-selected="true"] { background: var(--tint); }
[data-words] span { margin-left: auto; color: var(--soft); font: 12px system-ui, sans-serif; }
#file-state { flex: none; max-height: 45%; overflow: auto; padding: 8px 14px; border-top: 1px solid var(--line); background: var(--tint); }
#file-state pre { max-height: 12em; overflow: auto; margin: 6px 0; padding: 6px 10px; border-radius: 6px; background: var(--panel); font-size: 12.5px; }
#file-state button { margin: 4px 8px 0 0; }
#verdict { flex: none; padding: 7px 14px; border-top: 1px solid var(--line); font-size: 13px; color: var(--soft); }
#verdict::before { content: "●"; margin-right: 7px; color: var(--good); }
#verdict[data-kind="busy"]::before { color: var(--soft); }
#verdict[data-kind="bad"]::before { color: var(--bad); }
#verdict[data-kind="warned"]::before { color: var(--warned); }
.CodeMirror-hints { z-index: 30; border: 1px solid var(--line); border-radius: 8px; padding: 4px; background: var(--panel); box-shadow: 0 8px 24px #0003; font: 13px var(--mono); }
.CodeMirror-hint { display: flex; gap: 14px; padding: 3px 8px; border-radius: 5px; color: var(--ink); }
.CodeMirror-hint span { margin-left: auto; color: var(--soft); font: 12px system-ui, sans-serif; }
li.CodeMirror-hint-active { background: var(--tint); color: var(--ink); }

/* Layout */
#controls { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; padding: 0 14px 6px; }
#controls > div { display: flex; align-items: center; gap: 6px; }
#counter button { width: 28px; padding: 0; }
#counter input { width: 90px; }
#gap, #height { width: 64px; }
#gap-reset { min-height: 24px; padding: 0 7px; }
#own { display: inline-flex; align-items: center; color: var(--ink); }
#own input { position: absolute; width: 1px; height: 1px; opacity: 0; }
#width-value { width: 64px; min-height: 28px; padding: 2px 6px; border: 1px solid var(--line); border-radius: 7px; background: var(--panel); color: var(--ink); font: inherit; font-size: 13px; }
#device { width: 112px; }
#zoom { display: flex; flex: none; }
#zoom button:first-child { border-radius: 7px 0 0 7px; }
#zoom button:last-child { margin-left: -1px; border-radius: 0 7px 7px 0; white-space: nowrap; }
#ruler { display: flex; align-items: start; gap: 10px; padding: 0 14px 4px; }
#track { position: relative; flex: 1; min-width: 0; min-height: 34px; }
#track input { width: 100%; }
#marks-row span {
  position: absolute; top: 18px; left: calc(8px + (100% - 16px) * var(--at)); transform: translateX(-50%); padding-top: 3px;
  color: var(--soft); font: 11px var(--mono); font-variant-numeric: tabular-nums;
}
#marks-row span::before { content: ""; position: absolute; left: 50%; top: -5px; height: 9px; border-left: 2px solid var(--accent); }
#table { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(190px, 27%); border-top: 1px solid var(--line); }
#stage {
  min-width: 0; overflow: auto; display: flex; flex-direction: column; padding: 20px 38px 20px 20px; scrollbar-gutter: stable;
  background: radial-gradient(circle, var(--line) 1px, transparent 1.2px) 0 0 / 18px 18px var(--sunk);
}
#frame { position: relative; flex: none; margin: auto auto auto 0; transition: opacity .15s, filter .15s; }
#scaled { position: relative; transform-origin: 0 0; }
#grid-host { position: relative; background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--soft) 24%, transparent) 0 1px, transparent 1px 7px) var(--panel); }
#grid-host img { color: transparent; user-select: none; -webkit-user-drag: none; }
#grid-host [data-add] { display: grid; place-content: center; min-height: 0; padding: 0; border: 2px dashed var(--strong); border-radius: 0; font-size: 28px; color: var(--soft); }
body[data-state="stale"] #frame, body[data-state="stale"] #contact { opacity: .42; filter: grayscale(.7); }
#overlay { position: absolute; inset: 0; pointer-events: none; }
#overlay [data-tile] { position: absolute; pointer-events: auto; cursor: pointer; }
#overlay [data-role="add"] { pointer-events: none; }
#overlay button {
  position: absolute; top: 4px; right: 4px; width: 24px; min-height: 24px; padding: 0; border: 1px solid #ffffff99; border-radius: 50%;
  transform: scale(calc(1 / var(--scale, 1))); transform-origin: 100% 0;
  background: #14181ed9; color: #ffffff; line-height: 1; opacity: 0;
}
#overlay [data-tile]:hover button, #overlay button:focus-visible { opacity: 1; }
#overlay span { display: none; position: absolute; left: 4px; bottom: 4px; padding: 0 5px; border-radius: 4px; background: #14181ed9; color: #ffffff; font: 11px/17px var(--mono); }
#overlay em { position: absolute; inset: 0; display: grid; place-content: center; color: #ffffff; font: 600 22px system-ui, sans-serif; pointer-events: none; }
#overlay em:not(:empty) { background: #00000073; }
body[data-frames] #overlay [data-tile] { outline: 1.5px solid #ff2d87; outline-offset: -1px; }
body[data-frames] #overlay span:not([hidden]) { display: block; }
#handle {
  position: absolute; top: 0; bottom: 0; left: calc(100% + 4px); width: 14px; min-height: 44px; border-radius: 7px; background: var(--line);
  cursor: ew-resize; touch-action: none;
}
#handle::after { content: ""; position: absolute; inset: calc(50% - 12px) 5px; border-inline: 1.5px solid var(--soft); }
#handle:hover, #handle:focus-visible { background: var(--tint); }
#note { margin: auto; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
#difference { flex: none; padding: 6px 14px; border-top: 1px solid var(--line); min-height: 32px; font-size: 12.5px; color: var(--soft); }
#all { min-width: 0; min-height: 0; overflow: auto; padding: 10px 12px; border-left: 1px solid var(--line); }
#contact { display: grid; grid-template-columns: repeat(auto-fill, minmax(72px, 1fr)); gap: 8px; margin-top: 8px; align-items: start; }
#contact button { min-width: 24px; display: flex; flex-direction: column; gap: 4px; align-items: center; padding: 6px 6px 2px; min-height: 0; }
#contact span { position: relative; width: 100%; overflow: hidden; background: var(--sunk); }
#contact span[data-empty="true"] { border: 1px dashed var(--strong); background: none; }
#contact i { position: absolute; background-size: cover; background-position: center; outline: .5px solid var(--panel); }
#contact i[data-more]::after { content: attr(data-more); position: absolute; inset: 0; display: grid; place-content: center; background: #0009; color: #ffffff; font: 600 11px system-ui, sans-serif; }
#contact b { font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }

/* Code */
#code-pane { position: relative; display: grid; grid-template: auto auto minmax(0, 1fr) / auto 1fr auto; align-items: center; }
#code-handle { position: absolute; z-index: 2; inset: 0 0 auto; height: 8px; cursor: ns-resize; touch-action: none; }
#code-handle::after { content: ""; position: absolute; left: calc(50% - 16px); top: 2px; width: 32px; border-top: 3px solid var(--line); border-radius: 2px; }
#code-handle:hover::after { border-color: var(--strong); }
body[data-code-hidden] main { grid-template-rows: minmax(0, 1fr) auto; }
body[data-code-hidden] :is(#usage, #code) { display: none; }
#usage { grid-column: 1 / -1; display: flex; gap: 12px; align-items: start; padding: 8px 14px; border-top: 1px solid var(--line); background: var(--ground); }
#usage h3 { flex: none; line-height: 24px; }
#usage pre { flex: 1; min-width: 0; max-height: 7.5em; margin: 0; overflow: auto; font-size: 12.5px; line-height: 1.55; }
#usage button { flex: none; min-height: 24px; padding: 0 8px; }
#code span[data-at] { border-left-color: var(--accent); background: var(--tint); }
#tabs { display: flex; gap: 2px; }
#tabs button { border-color: transparent; border-radius: 7px; }
#tabs button[aria-selected="true"] { border-color: var(--line); background: var(--tint); color: var(--ink); font-weight: 600; }
#code-actions { display: flex; align-items: center; gap: 8px; padding: 6px 14px; }
#code-info { color: var(--soft); font: 12px var(--mono); }
#code { grid-column: 1 / -1; align-self: stretch; margin: 0; overflow: auto; padding: 8px 14px; border-top: 1px solid var(--line); font-size: 12.5px; line-height: 1.55; tab-size: 4; }
#code:focus-visible { outline-offset: -2px; }
#code p { font: 14px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; white-space: normal; }
#code > div { content-visibility: auto; contain-intrinsic-size: auto 2000px; width: max-content; min-width: 100%; }
#code div > span { display: block; padding-left: 8px; border-left: 3px solid transparent; margin-left: -8px; }
#code span[data-new] { border-left-color: var(--good); background: color-mix(in srgb, var(--good) 10%, transparent); }
#code em { color: var(--soft); font-style: italic; }
#code i { color: light-dark(#9b2743, #ff9eb5); font-style: normal; }
#code b { color: light-dark(#8a2b8f, #e0a2ea); font-weight: 400; }
#code u { color: light-dark(#0b6b5d, #75d6c4); text-decoration: none; }
#code var { color: light-dark(#0a5bd0, #85bcff); font-style: normal; }

/* Cheat sheet */
#forms {
  width: min(900px, 100vw - 24px); max-height: calc(100vh - 48px); padding: 0 20px 20px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--panel); color: var(--ink); box-shadow: 0 20px 60px #0005;
}
#forms::backdrop { background: #0006; }
#forms > div:first-child {
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; padding: 14px 0 10px; background: var(--panel);
}
#forms h2 { font-size: 16px; color: var(--ink); }
#forms p { max-width: 75ch; margin: 6px 0 10px; color: var(--soft); }
#forms p code { color: var(--ink); }
#forms pre { margin: 0; overflow-x: auto; padding: 12px 14px; border-radius: 8px; background: var(--sunk); font-size: 12.5px; line-height: 1.6; }
#forms div:has(> pre) { position: relative; }
#forms div > button { position: absolute; top: 8px; right: 8px; }

#live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* Larger screens have room for larger text, smaller ones for one pane after another. */
@media (min-width: 1900px) {
  main { grid-template: "spec layout code" minmax(0, 1fr) / minmax(0, 27fr) minmax(0, 42fr) minmax(0, 31fr); }
  body[data-code-hidden] main { grid-template: "spec layout code" minmax(0, 1fr) / minmax(0, 30fr) minmax(0, 70fr) auto; }
  body[data-code-hidden] :is(#tabs, #code-info) { display: none; }
  #usage { flex-wrap: wrap; }
  #usage h3 { flex: 1; }
  #usage pre { order: 1; flex-basis: 100%; }
  #code-pane { grid-template: auto auto auto auto minmax(0, 1fr) / minmax(0, 1fr); }
  #code-handle { display: none; }
  #tabs { padding: 0 12px; }
  #code-info { flex: 1; }
}
@media (min-width: 1900px) and (min-height: 1100px) {
  :root { font-size: 15px; }
  #contact { grid-template-columns: repeat(auto-fill, minmax(118px, 1fr)); gap: 12px; }
  #all { padding: 14px 18px; }
}
@media (min-width: 3000px) {
  :root, button, select, #own, label, #verdict, #code p { font-size: 18px; }
  .CodeMirror, [data-sheet] { font-size: 19px; }
  h2, h3, output, #code, #usage pre, #difference, #code-info, #file-name, #rule, #width-value { font-size: 17px; }
  h1 { font-size: 22px; }
}
@media (max-width: 1000px) { #about { display: none; } }
@media (max-width: 1100px) and (min-width: 801px) { main { grid-template-columns: minmax(290px, 40fr) minmax(0, 60fr); } }
@media (max-width: 800px) {
  html, body { height: auto; }
  html { scroll-padding-top: calc(36vh + 8px); }
  header { flex-wrap: wrap; gap: 6px 12px; padding: 8px 10px; }
  [role="toolbar"] { flex: 1 1 100%; }
  [role="toolbar"] label span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  main { display: flex; flex-direction: column; padding: 0 6px 6px; gap: 6px; }
  #editor { flex: none; }
  .CodeMirror { height: auto; }
  .CodeMirror-scroll { min-height: 160px; max-height: 60vh; }
  /* The layout comes first, and stays in sight while the spec is edited. */
  #layout-pane, #table { display: contents; }
  #stage { position: sticky; top: 0; z-index: 5; order: -2; flex: none; height: 36vh; padding: 10px 36px 10px 10px; border: 1px solid var(--line); border-radius: 10px; }
  #layout-head, #ruler, #controls { order: -1; padding: 0 4px; }
  #ruler { flex-wrap: wrap; }
  #track { flex-basis: 55%; }
  #all { order: 1; flex: none; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
  #code-pane { order: 2; flex: none; }
  #difference { padding: 0 4px; border: 0; min-height: 0; }
  #usage { flex-wrap: wrap; }
  #usage h3 { flex: 1; }
  #usage pre { order: 1; flex-basis: 100%; }
  [data-sheet] { max-height: 60vh; min-height: 160px; }
  #code-pane { grid-template: auto auto auto auto minmax(0, 1fr) / minmax(0, 1fr); }
  #code-handle { display: none; }
  #code-actions { justify-content: flex-start; padding-top: 0; }
  #tabs { overflow-x: auto; padding: 0 8px 4px; }
  #code { max-height: 60vh; }
}
@media (hover: none) { #overlay button { opacity: .85; } }
@media (prefers-reduced-motion: reduce) { #frame { transition: none; } }
@media (forced-colors: active) {
  button[aria-pressed="true"], #tabs button[aria-selected="true"] { border: 2px solid Highlight; }
  #handle { border: 1px solid ButtonText; }
  .CodeMirror .Rule { outline: 1px solid Highlight; }
  #overlay [data-tile] { forced-color-adjust: none; }
}

"""##),
            ("address.js", ##"""
// The spec in the page's address, so that a link shares it.

const toBase64 = text => btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(""))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function fromBase64(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", {fatal: true}).decode(Uint8Array.from(binary, character => character.charCodeAt(0)));
}

/// The spec of an address's fragment as `{name, text}`, with `view`, what is shown of it; null if there is none or it is damaged. The
/// text of one of the files that the page edits isn't there.
export function specOfFragment(fragment, files) {
  const match = /^#([^:]{1,2000}):([\w-]*)(?::(\d{1,3}),(\d{1,4}),([a-z]+))?$/.exec(fragment);
  if (!match) return null;
  const [, name, text, count, width, tab] = match;
  try {
    const found = {name: decodeURIComponent(name), text: fromBase64(text), view: count && {count: Number(count), width: Number(width), tab}};
    if (files?.includes(found.name) && !text) found.text = null;
    return found;
  } catch {
    return null;
  }
}

/// The fragment that gives a spec back, with what is shown of it.
export function fragmentOf(text, {name, count, width, tab}) {
  return `#${encodeURIComponent(name)}:${toBase64(text)}:${count},${width},${tab}`;
}

"""##),
            ("cheat-sheet.js", ##"""
import {element} from "./element.js";
import {highlighted, quoted} from "./language.js";

/// Shows the page of the documentation, which has only paragraphs and specs: each spec can be tried.
export function fillCheatSheet(place, source, onTry) {
  // What is bold or a link there is plain text here.
  const text = source.replaceAll(/\[([^\]]*)\]\([\w/.]+\.md\)|\*\*([^*]+)\*\*/g, "$1$2");
  text.split(/^```(?:grid)?\n/m).forEach((part, index) => {
    if (index % 2) {
      place.append(element("div", {}, highlighted(part.trimEnd()), element("button", {onclick: () => onTry(part)}, "Try it")));
    } else {
      place.append(...part.split(/\n{2,}/).filter(text => text.trim()).map(text => element("p", {}, ...quoted(text))));
    }
  });
}

"""##),
            ("code-height.js", ##"""
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

"""##),
            ("code.js", ##"""
// The code: one tab for each output, highlighted, with marks at the lines that the last edit has changed.
import {element} from "./element.js";

/// A language with comments, strings, numbers and types like those of C.
const code = (...words) => new RegExp(String.raw`(\/\/.*|\/\*[\s\S]*?\*\/)|("(?:\\.|[^"\\\n])*")|`
  + String.raw`(\b(?:${words.join(" ").replaceAll(" ", "|")})\b|[@#]\w+)|(\b\d[\d_.]*(?:e[-+]?\d+)?\b)|(\b[A-Z]\w*)`, "g");

/// What is highlighted in each language; the group that matches decides.
const languages = {
  swift: code("import public package internal private fileprivate nonisolated enum struct extension static func let var init",
    "return if else guard switch case for in while where throws try nil true false inout mutating self Self default break",
    "continue some any"),
  ts: code("export import const let function return if else for of in while do switch case default break continue class",
    "interface type readonly private static get new null undefined true false number string boolean void extends typeof this"),
  kotlin: code("package object class data enum internal private public val var fun get const return if else for in until while",
    "do when null true false constructor is as break continue this"),
  c: code("typedef struct enum static inline const return if else for while do switch case default break continue void bool",
    "double int int32_t int64_t size_t true false"),
  json: /(?!)()|("(?:\\.|[^"\\])*"(?!\s*:))|(\b(?:true|false|null)\b)|(-?\b\d[\d.]*(?:e[-+]?\d+)?\b)|("(?:\\.|[^"\\])*"(?=\s*:))/g,
  css: /(\/\*[\s\S]*?\*\/)|("[^"\n]*"|'[^'\n]*')|(@[\w-]+|:{1,2}[\w-]+)|(-?\b\d[\d.]*(?:[a-z]+|%)?)|([.#][\w-]+|--[\w-]+|[\w-]+(?=\s*:\s))/g,
  xml: /(<!--[\s\S]*?-->)|("[^"]*")|(<\/?[\w!-]+|\/?>)|(\b\d[\d.]*\b)|([\w:-]+(?==))/g,
};
languages.svg = languages.html = languages.xml;
languages.images = languages.json;
const tags = ["em", "i", "b", "u", "var"];
/// Lines are highlighted in blocks, once they come into view.
const blockLines = 120;

export class Code {
  #view = document.getElementById("code");
  #watcher = new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) this.#highlight(target);
  }, {root: this.#view, rootMargin: "400px"});
  #blocks = new Map();
  #language;
  #isNew = [];
  #line = null;
  text = "";

  /// Shows a text; the lines that `old` lacks are marked.
  show(text, language, old) {
    if (text === this.text && language === this.#language && old === undefined) return 0;
    const lines = text.split("\n"), isNew = newLines(old?.split("\n"), lines);
    this.text = text;
    this.#language = language;
    this.#isNew = isNew;
    this.#line = null;
    this.#watcher.disconnect();
    this.#blocks.clear();
    const blocks = [];
    for (let first = 0; first < lines.length; first += blockLines) {
      const block = element("div", {}, lines.slice(first, first + blockLines).join("\n")
        + (first + blockLines < lines.length ? "\n" : ""));
      this.#blocks.set(block, {first, isNew});
      blocks.push(block);
    }
    this.#view.replaceChildren(...blocks);
    for (const block of blocks) this.#watcher.observe(block);
    if (blocks.length) this.#highlight(blocks[0]);
    return isNew.filter(each => each).length;
  }

  /// Brings the first line into view that the last edit has changed.
  goToChange() { this.#reveal(this.#isNew.indexOf(true)); }

  /// Marks a line, and brings it into view; -1 marks none.
  goTo(number) {
    if (number === this.#line) return;
    this.#line = number;
    this.#view.querySelector("[data-at]")?.removeAttribute("data-at");
    this.#reveal(number)?.setAttribute("data-at", "");
  }

  #reveal(number) {
    const block = this.#view.children[Math.floor(number / blockLines)];
    if (number < 0 || !block) return null;
    this.#highlight(block);
    const line = block.children[number % blockLines], view = this.#view;
    if (!line) return null;
    const [{top, bottom}, place] = [line.getBoundingClientRect(), view.getBoundingClientRect()];
    if (top < place.top || bottom > place.bottom) view.scrollTop += top - place.top - place.height / 3;
    return line;
  }

  /// Shows why there is no text.
  explain(lacks) {
    this.text = "";
    this.#language = null;
    this.#view.replaceChildren(...lacks.map(({message, help}) =>
      element("p", {}, message, ...(help ? [element("br"), `help: ${help}`] : []))));
  }

  #highlight(block) {
    this.#watcher.unobserve(block);
    const about = this.#blocks.get(block);
    if (!about || about.isDone) return;
    about.isDone = true;
    const text = block.textContent, lines = [];
    let line = element("span"), number = about.first;
    const end = () => {
      if (about.isNew[number]) line.dataset.new = "";
      lines.push(line);
      number++;
      line = element("span");
    };
    const add = (part, tag) => {
      part.split("\n").forEach((piece, index) => {
        if (index) {
          line.append("\n");
          end();
        }
        if (piece) line.append(tag ? element(tag, {}, piece) : piece);
      });
    };
    let place = 0;
    for (const match of text.matchAll(languages[this.#language] ?? /(?!)/g)) {
      const kind = match.slice(1).findIndex(group => group);
      if (match.index > place) add(text.slice(place, match.index));
      add(match[0], tags[kind]);
      place = match.index + match[0].length;
    }
    add(text.slice(place));
    if (line.childNodes.length) end();
    block.replaceChildren(...lines);
  }
}

/// Which lines of a text are not in an older one, apart from what both begin and end with.
export function newLines(old, lines) {
  if (!old) return [];
  let start = 0, end = 0;
  const shorter = Math.min(old.length, lines.length);
  while (start < shorter && old[start] === lines[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === lines.at(-1 - end)) end++;
  const left = new Map();
  for (const line of old.slice(start, old.length - end)) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.map((line, index) => {
    if (index < start || index >= lines.length - end) return false;
    const count = left.get(line) ?? 0;
    if (count) left.set(line, count - 1);
    return !count;
  });
}

"""##),
            ("contact.js", ##"""
// Small pictures of the layouts of several counts, each a button that chooses the count.
import {element} from "./element.js";

export const photosInWords = count => count === 1 ? "1 photo" : `${count} photos`;

/// Draws the layouts of some counts, of which one is chosen. A count without a layout gets an empty picture.
export function drawContact(place, counts, layouts, all, options) {
  while (place.children.length > counts.length) place.lastChild.remove();
  counts.forEach((count, index) => {
    let button = place.children[index];
    if (!button) {
      button = element("button", {onclick: () => options.onChoose(Number(button.dataset.count))}, element("span"), element("b"));
      place.append(button);
    }
    draw(button, count, layouts[index], all, options);
  });
}

function draw(button, count, layout, all, {chosen, isRTL}) {
  button.dataset.count = count;
  button.lastChild.textContent = count;
  button.setAttribute("aria-pressed", count === chosen);
  button.setAttribute("aria-label", `${photosInWords(count)}${layout ? `: ${layout.rule}` : ", no layout"}`);
  button.title = layout?.rule ?? "no layout";
  const picture = button.firstChild;
  const [width, height] = layout?.size ?? [1, 1];
  picture.dataset.empty = !layout || !(width > 0 && height > 0) ? "true" : "false";
  picture.style.aspectRatio = `${width} / ${Math.min(height, width * 1.6) || 1}`;
  const tiles = layout?.tiles ?? [];
  while (picture.children.length > tiles.length) picture.lastChild.remove();
  while (picture.children.length < tiles.length) picture.append(element("i"));
  const tall = Math.min(height, width * 1.6);
  tiles.forEach(([x, y, across, down], index) => {
    const {style} = picture.children[index], photo = all[index];
    const left = isRTL ? width - x - across : x;
    style.left = `${100 * left / width}%`;
    style.top = `${100 * y / tall}%`;
    style.width = `${100 * across / width}%`;
    style.height = `${100 * down / tall}%`;
    style.backgroundColor = photo.color ?? "#888";
    const show = () => { style.backgroundImage = `url("${photo.address}")`; };
    if (photo.address) show(); else photo.ready.then(show);
  });
  if (layout?.hidden && tiles.length) picture.lastChild.dataset.more = `+${layout.hidden}`;
  for (const tile of picture.children) if (!layout?.hidden || tile !== picture.lastChild) delete tile.dataset.more;
}

"""##),
            ("drag.js", ##"""
/// Calls `move` with each event while the pointer drags the handle of an event, and `end` once it lets go.
export function drag(event, move, end = () => {}) {
  const stop = new AbortController(), {signal} = stop;
  addEventListener("pointermove", move, {signal});
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => {
    stop.abort();
    end();
  }, {signal});
  event.preventDefault();
  event.currentTarget.focus();
}

"""##),
            ("element.js", ##"""
/// An element with attributes and children; texts are never read as HTML.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

"""##),
            ("findings.js", ##"""
// What the compiler says of a spec, in both editors: the same text as on the command line, and what a click can write instead.
import {element} from "./element.js";
import {quoted} from "./language.js";

/// The most diagnostics that are shown.
export const mostFindings = 20;

/// What a click on a finding writes: its fix-it, or else the first thing that its help takes for meant.
export function editsOf({start, end, fix, help}, spec) {
  if (fix.length) return {title: "Fix", edits: fix};
  const meant = /^did you mean (?:the ratio )?`([^`]+)`/.exec(help ?? "")?.[1];
  if (!meant) return null;
  const counts = /^[^:]*\d(?:\.\.\d*)?(?:\s*\[[^\]]*\])?\s*:(?!\d)\s*/, isRule = counts.test(meant);
  if (!isRule) return {title: "Use this", edits: [{start, end, text: meant}]};
  // A whole rule takes the place of the rule on the line: from its counts to its options or its comment.
  const from = spec.lastIndexOf("\n", start - 1) + 1, to = (spec.indexOf("\n", start) + spec.length + 1) % (spec.length + 1);
  const line = spec.slice(from, to), indented = /^\s*/.exec(line)[0].length;
  const old = counts.exec(line.slice(indented));
  if (!old) return null;
  const bodyStart = indented + old[0].length, rest = line.slice(bodyStart);
  const body = /^.*?(?=\s*(?:#|$)|\s+(?:tile|frame|align)\b)/.exec(rest)[0];
  return {title: "Use this", edits: [
    {start: from + bodyStart, end: from + bodyStart + body.length, text: meant.slice(counts.exec(meant)[0].length)},
  ]};
}

/// A finding as an element. `apply` writes edits.
export function explained(finding, {line, ch}, spec, apply) {
  const {severity, code, message, label, related, notes, help} = finding, offer = editsOf(finding, spec);
  const fixed = offer && element("button", {
    // Otherwise WebKit moves the cursor to the button, and makes no click of it.
    onmousedown: event => event.preventDefault(), onclick: () => apply(offer.edits),
    "aria-label": `${offer.title}: ${help ?? message}`,
  }, offer.title);
  const parts = [
    element("p", {}, element("b", {}, severity), ": ", ...quoted(message), " ", element("small", {}, `[${code}]`)),
  ];
  const places = [label, ...related.map(({message}) => message)].filter(text => text);
  if (places.length) parts.push(element("p", {}, "↑ ", ...places.flatMap((text, index) => index ? [" · ", ...quoted(text)] : quoted(text))));
  for (const note of notes) parts.push(element("p", {}, "note: ", ...quoted(note)));
  if (help || fixed) parts.push(element("p", {}, ...(help ? ["help: ", ...quoted(help)] : []), " ", fixed));
  return element("div", {"data-finding": severity, "data-line": line + 1, "data-column": ch + 1}, ...parts);
}

/// The places that findings underline, as `{from, to, kind}`.
export function marksOf(findings) {
  // An empty place is shown at the character before it.
  const mark = ({start, end}, kind) => start === end
    ? {from: Math.max(0, start - 1), to: Math.max(end, 1), kind} : {from: start, to: end, kind};
  return findings.flatMap(finding => [mark(finding, finding.severity), ...finding.related.map(place => mark(place, "related"))]);
}

/// The part of a text that another one changes: `old` from `start` to `end` becomes `text`.
export function difference(old, text) {
  let start = 0, end = 0;
  const shorter = Math.min(old.length, text.length);
  while (start < shorter && old[start] === text[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  return {start, end: old.length - end, text: text.slice(start, text.length - end)};
}

"""##),
            ("followed.js", ##"""
// The file that the page edits: what other programs write shows here, and what is typed here is written there.
import {post} from "./served.js";

/// How long typing has to pause until the file is written, in milliseconds.
const pause = 250;

/// After how many failures in a row gridgen has ended.
const mostFailures = 4;

/// Lines end in one way in the page. A file keeps its own.
const unified = text => text.replaceAll(/\r\n?/g, "\n");

export class FollowedFile {
  /// What the file contains, or did before it was gone, as far as the page knows.
  #text = null;
  #isGone = false;
  #version = 0;
  #number = null;
  #timer;
  /// The text that is on its way to the file, and the version that it becomes; null if it isn't written.
  #saving = null;
  #written = Promise.resolve(null);
  /// What is in the file while the page has another text that isn't in it.
  #conflict = null;
  #waiting = null;

  /// `editor` gives the text and takes another one. `onState` hears what there is to say: `{kind, text}`.
  constructor({editor, onState}) {
    Object.assign(this, {editor, onState});
    document.addEventListener("visibilitychange", () => {
      // A page that isn't seen keeps no connection, of which browsers have only six. Its last edit isn't lost.
      if (document.visibilityState === "hidden") {
        this.#save(true);
        this.#waiting?.abort();
      } else {
        this.#follow();
      }
    });
    addEventListener("pagehide", () => this.#save(true));
  }

  /// Whether the page edits a file.
  get isOpen() { return this.#number !== null; }
  get number() { return this.#number; }

  /// Whether the editor has the text of the file.
  get isSaved() { return this.#text !== null && unified(this.#text) === this.editor.text; }

  /// Opens a file, and resolves with its text; null if it has none.
  async open(number) {
    this.close();
    this.#number = number;
    // Nothing is written before it is read.
    this.#isGone = true;
    const state = await post("open", [number]);
    if (this.#number !== number) return null;
    this.#version = state.version;
    this.#text = state.text;
    this.#isGone = state.text === null;
    if (this.#isGone) this.#say({kind: "gone", text: state.problem});
    this.#follow();
    return state.text === null ? null : unified(state.text);
  }

  /// Edits no file from here on.
  close() {
    const number = this.#number, text = this.#ownLines(this.editor.text);
    // What was typed while the text of before is on its way comes after it.
    const isLate = this.isOpen && this.#saving !== null && !this.isSaved && this.#saving !== text;
    if (isLate) this.#written.then(version => version && post("save", [number, version], text)).catch(() => {});
    else this.#save();
    this.#number = this.#text = this.#conflict = this.#saving = null;
    this.#isGone = false;
    this.#waiting?.abort();
    this.#say(null);
  }

  #say(state) {
    this.#conflict = state?.kind === "conflict" ? state.text : null;
    this.onState(state);
  }

  // MARK: What others write

  async #follow() {
    if (this.#waiting || !this.isOpen || document.visibilityState === "hidden") return;
    const number = this.#number, waiting = this.#waiting = new AbortController();
    for (let failures = 0; failures < mostFailures && this.#number === number && !waiting.signal.aborted;) {
      try {
        this.#take(await post("changes", [number, this.#version], "", {signal: waiting.signal}));
        if (failures && this.#conflict === null && !this.#isGone) this.#say(null);
        failures = 0;
      } catch (error) {
        if (waiting.signal.aborted) break;
        // A computer that wakes up has lost its connections, and makes new ones.
        failures++;
        if (failures === mostFailures) this.#say({kind: "ended", text: error.message});
        else await new Promise(resolve => setTimeout(resolve, 300 * failures));
      }
    }
    if (this.#waiting === waiting) this.#waiting = null;
    // Another file, or the page is seen again.
    if (waiting.signal.aborted) this.#follow();
  }

  /// Takes a state of the file. It may be older than one that the page has taken, if two answers cross.
  #take({version, text, problem}) {
    if (version <= this.#version) return;
    const wasSaved = this.isSaved;
    this.#version = version;
    this.#isGone = text === null;
    if (this.#isGone) return this.#say({kind: "gone", text: problem});
    // What the page itself has written, and what somebody else has, who wrote the same.
    if (text === this.#saving || unified(text) === this.editor.text) {
      this.#text = text;
      return this.#say(null);
    }
    if (!wasSaved) return this.#say({kind: "conflict", text});
    this.#text = text;
    this.#say(null);
    this.editor.setText(unified(text));
  }

  // MARK: What is typed

  /// Has to be called after each change of the editor.
  changed() {
    clearTimeout(this.#timer);
    if (!this.isOpen || this.#isGone || this.#conflict !== null) return;
    if (!this.isSaved) this.#timer = setTimeout(() => this.#save(), pause);
  }

  /// Writes the text of the editor to the file.
  async #save(isLeaving = false) {
    clearTimeout(this.#timer);
    if (!this.isOpen || this.isSaved || this.#isGone || this.#conflict !== null || this.#saving !== null) return;
    await this.#write(isLeaving);
  }

  /// A text with the line ends of the file.
  #ownLines(text) { return this.#text?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text; }

  #write(isLeaving = false) {
    this.#written = this.#send(this.#ownLines(this.editor.text), isLeaving);
    return this.#written;
  }

  async #send(text, isLeaving) {
    const number = this.#number;
    let version = null;
    this.#saving = text;
    try {
      // A browser sends on what is short, after the page is gone.
      const state = await post("save", [number, this.#version], text, {keepalive: isLeaving && text.length < 60_000});
      if (state.isSaved) version = state.version;
      if (this.#number !== number) return version;
      if (state.isSaved) {
        this.#version = Math.max(this.#version, state.version);
        this.#isGone = false;
        this.#text = text;
        this.#say(null);
      } else if (state.failure) {
        this.#say({kind: "failed", text: state.failure});
      } else {
        this.#saving = null;
        // Whatever the page took for the text of the file, its own isn't there.
        this.#version = Math.min(this.#version, state.version - 1);
        this.#text = null;
        this.#take(state);
      }
    } catch (error) {
      if (this.#number === number) this.#say({kind: error.isGone ? "ended" : "failed", text: error.message});
    } finally {
      if (this.#number === number) this.#saving = null;
    }
    // What was typed meanwhile.
    if (this.#number === number && this.#text === text) this.changed();
    return version;
  }

  /// Shows a text that the page had and the file doesn't, and lets the user choose.
  offer(mine) {
    const theirs = this.#text;
    this.#conflict = theirs;
    this.editor.setText(mine);
    this.#say({kind: "conflict", text: theirs ?? ""});
  }

  /// Ends a conflict: with the text of the page, or with that of the file.
  async resolve(keepsMine) {
    const theirs = this.#conflict;
    this.#conflict = null;
    if (keepsMine) {
      this.#text = theirs ?? this.#text;
      return this.#write();
    }
    this.#text = theirs;
    this.#say(null);
    this.editor.setText(unified(theirs));
  }
}

"""##),
            ("host.js", ##"""
// What the page is built on when `gridgen play` serves it. In the page of one file, host-built.js takes the place of this.
import {PlainEditor} from "./plain-editor.js";
import {ServedCompiler} from "./served.js";

export {FollowedFile} from "./followed.js";
export const makeCompiler = () => new ServedCompiler();
export const makeEditor = (place, options) => new PlainEditor(place, options);

"""##),
            ("language.js", ##"""
// The words of the language, for both editors and for specs that are only shown.
import {element} from "./element.js";

const settings = /^(?:grid|tile|frame|align|gap|inset|width|height|smallest|shapes|append|waterfall|require|when)$/;
const words = /^(?:rows|of|near|over|fit|show|repeat|mirrored|stretch|balanced|photo|fill|within|sided|tiles|areas|largest|keep|for|to|tall|wide|leading|center|trailing|spread|x)$/;
const parts = new RegExp([
  /(##.*)|(#.*)|(@\s*\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)?%?)|(\[[^\]]*\]?)/,
  // A number that begins a rule, and any other.
  /(\d+(?:\.\d+)?)(?=(?:\.\.\d*)?\s*(?:\[[^\]]*\])?\s*:(?!\d))|(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z.]*)|(\s+)|./,
].map(each => each.source).join("|"), "gu");
const kinds = ["meta", "comment", "attribute", "string", "def", "number", "word", ""];

/// The parts of a line, as `[text, kind]`.
export function partsOf(line) {
  const found = [];
  let isName = false;
  for (const match of line.matchAll(parts)) {
    const text = match[0];
    let kind = kinds[match.slice(1).findIndex(group => group !== undefined)] ?? "operator";
    if (kind === "word") {
      kind = isName ? "def" : settings.test(text) ? "keyword" : words.test(text) ? "builtin" : "variable";
      isName = text === "grid";
    }
    found.push([text, kind]);
  }
  return found;
}

/// An element for a part of a spec.
export const colored = (text, kind) => kind ? element("span", {"data-word": kind}, text) : text;

/// A spec in the colors of the editor.
export function highlighted(spec) {
  return element("pre", {"data-spec": true}, ...spec.split("\n").flatMap((line, index) =>
    [...(index ? ["\n"] : []), ...partsOf(line).map(([text, kind]) => colored(text, kind))]));
}

/// A text whose parts in back-ticks are code.
export function quoted(text) {
  return text.split("`").map((part, index) => index % 2 ? element("code", {}, part) : part);
}

"""##),
            ("photos.js", ##"""
// The photos: drawn ones of mixed ratios, or the user's own, which never leave the page.

/// Ratios in thousandths, as cameras, screens and squares have them, in no order.
const ratios = [1500, 750, 1000, 1333, 667, 1778, 800, 1500, 563, 1333, 1000, 750];

/// Ratios of drawn photos that have to be tall, square or wide.
const ratioOfShape = {t: 563, s: 1000, w: 1778};

/// Colors of sky, sun, far land and near land.
const scenes = [
  ["#8ec5f0", "#fff6d8", "#5b86b5", "#2f5d50"], ["#f3b183", "#fff2dd", "#b5668a", "#4c3a6b"],
  ["#b9dcc8", "#fffbe8", "#6ea88a", "#2e6b57"], ["#f7d08a", "#fff8e6", "#d98f5c", "#8a4a3a"],
  ["#9db4e8", "#f7f3ff", "#6674b8", "#39406f"], ["#f2a7ae", "#fff1ec", "#c26a86", "#6e3f63"],
  ["#8fd6d2", "#fdf9df", "#3f9aa0", "#1f5c6b"], ["#d7c2ee", "#fff7fb", "#9a7cc4", "#4d4180"],
  ["#c9d88a", "#fffce0", "#8fab4b", "#4a6a2f"], ["#f0c2a2", "#fff6ea", "#c78a6b", "#7a5140"],
];

/// The longer side of a drawn photo, in pixels.
const side = 480;

/// A photo: an address, a ratio in thousandths and what it is called.
class Photo {
  constructor(name, ratio, address = null) {
    Object.assign(this, {name, ratio, address});
  }
}

function draw(canvas, number, [sky, sun, far, near]) {
  const {width, height} = canvas, context = canvas.getContext("2d"), unit = Math.min(width, height);
  const glow = context.createLinearGradient(0, 0, 0, height * 0.75);
  glow.addColorStop(0, sky);
  glow.addColorStop(1, sun);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = sun;
  context.beginPath();
  context.arc(width * (0.25 + 0.5 * (number * 0.618 % 1)), height * 0.3, unit * 0.09, 0, 7);
  context.fill();
  for (const [color, level, waves] of [[far, 0.62, 1.3], [near, 0.78, 0.8]]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 24; step++) {
      const across = step / 24;
      const hill = Math.sin(across * 6.3 * waves + number * 1.7 * waves) * 0.08 + Math.sin(across * 15 + number) * 0.02;
      context.lineTo(across * width, height * (level + hill));
    }
    context.lineTo(width, height);
    context.fill();
  }
  // The middle of a photo is what every crop keeps, so the number is there.
  context.fillStyle = "#ffffffd9";
  context.beginPath();
  context.arc(width / 2, height / 2, unit * 0.17, 0, 7);
  context.fill();
  context.fillStyle = "#1d2733";
  context.font = `600 ${unit * 0.19}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(number, width / 2, height / 2 + unit * 0.012);
}

export class Photos {
  #drawn = new Map();
  #own = [];
  /// The shapes of the first drawn photos, a letter for each; those without one are mixed.
  #shapes = "";
  /// The photos that are laid out, in order.
  shown = [];

  get hasOwn() { return this.#own.length > 0; }

  /// Adds or removes photos at the end, until there are so many.
  setCount(count) {
    while (this.shown.length > count) this.shown.pop();
    while (this.shown.length < count) this.shown.push(this.#next());
  }

  /// Whether drawn photos have the shapes of a pattern, such as `tw.`.
  fit(pattern) { return this.hasOwn || pattern === this.#shapes; }

  /// Draws the first photos in the shapes of a pattern from now on.
  set shapes(pattern) {
    if (this.fit(pattern)) return;
    this.#shapes = pattern;
    this.shown = [];
  }

  /// Numbers begin at 1 where no photo is left.
  #next(taken = this.shown) {
    if (this.hasOwn) {
      const free = this.#own.find(({address}) => !taken.some(photo => photo.address === address));
      return Object.assign(new Photo(), free ?? this.#own[taken.length % this.#own.length]);
    }
    const used = new Set(taken.map(photo => photo.number));
    let number = 1;
    while (used.has(number)) number++;
    return this.#made(number);
  }

  /// So many photos: those that are shown, then those that would come next.
  first(count) {
    const photos = this.shown.slice(0, count);
    while (photos.length < count) photos.push(this.#next(photos));
    return photos;
  }

  #made(number) {
    const ratio = ratioOfShape[this.#shapes[number - 1]] ?? ratios[(number - 1) % ratios.length], key = `${number} ${ratio}`;
    if (!this.#drawn.has(key)) this.#drawn.set(key, this.#draw(number, ratio));
    return this.#drawn.get(key);
  }

  #draw(number, ratio) {
    const photo = new Photo(`Photo ${number}`, ratio);
    photo.number = number;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = ratio > 1000 ? [side, side * 1000 / ratio] : [side * ratio / 1000, side];
    draw(canvas, number, scenes[(number - 1) % scenes.length]);
    photo.color = scenes[(number - 1) % scenes.length][2];
    photo.ready = new Promise(resolve => canvas.toBlob(blob => {
      photo.address = URL.createObjectURL(blob);
      resolve(photo);
    }, "image/jpeg", 0.85));
    return photo;
  }

  remove(index) { this.shown.splice(index, 1); }

  /// Takes files that the user has chosen or dropped. Returns how many of them are pictures.
  async take(files) {
    const found = [];
    for (const file of files) {
      const address = URL.createObjectURL(file), image = new Image();
      image.src = address;
      try {
        await image.decode();
        const ratio = Math.round(1000 * image.naturalWidth / image.naturalHeight);
        found.push(new Photo(file.name, Math.min(Math.max(ratio || 1000, 50), 20000), address));
      } catch {
        URL.revokeObjectURL(address);
      }
    }
    if (found.length) {
      this.forgetOwn();
      this.#own = found;
    }
    return found.length;
  }

  /// Goes back to drawn photos.
  forgetOwn() {
    for (const {address} of this.#own) URL.revokeObjectURL(address);
    this.#own = [];
    this.shown = [];
  }
}

"""##),
            ("plain-editor.js", ##"""
// An editor without CodeMirror: a text area over the colored spec, with the same marks. Findings are listed below.
import {element} from "./element.js";
import {difference, explained, marksOf, mostFindings} from "./findings.js";
import {colored, partsOf} from "./language.js";

export class PlainEditor {
  #area;
  #under = element("pre", {"aria-hidden": "true"});
  #list = element("div", {"data-findings": true});
  #words = element("ul", {"data-words": true, role: "listbox", "aria-label": "Completions", hidden: true});
  #sheet;
  /// What each line of the underlay shows, to draw only what has changed.
  #drawn = [];
  #marks = [];
  #rule = null;
  #offered = null;

  /// `complete` resolves with the completions after a text.
  constructor(place, {text, onChange, onCursor, complete, describedBy}) {
    this.#area = element("textarea", {
      "aria-label": "Spec", "aria-describedby": describedBy, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    });
    this.#area.value = text;
    this.#sheet = element("div", {"data-sheet": true}, this.#under, this.#area, this.#words);
    place.append(element("div", {"data-plain": true}, this.#sheet, this.#list));
    Object.assign(this, {onChange, onCursor, complete});
    this.#area.addEventListener("input", event => this.#changed(event.data));
    this.#area.addEventListener("keydown", event => this.#onKey(event));
    this.#area.addEventListener("blur", () => this.#offer(null));
    document.addEventListener("selectionchange", () => this.#follow());
    this.#area.addEventListener("selectionchange", () => this.#follow());
    this.#area.addEventListener("focus", () => setTimeout(() => this.#follow()));
    this.#draw();
  }

  get text() { return this.#area.value; }

  focus() { this.#area.focus(); }

  setText(text) {
    const old = this.text;
    if (old !== text) this.apply([difference(old, text)]);
  }

  load(text) {
    this.apply([{start: 0, end: this.text.length, text}]);
    this.#area.setSelectionRange(0, 0);
  }

  show(findings) {
    const shown = findings.slice(0, mostFindings), {text} = this;
    this.#marks = marksOf(shown);
    this.#draw();
    this.#list.replaceChildren(...shown.map(finding => {
      const before = text.slice(0, finding.start).split("\n"), line = before.length - 1, ch = before[line].length;
      const made = explained(finding, {line, ch}, text, edits => this.use(edits));
      made.prepend(element("button", {"data-place": true, onclick: () => this.goTo(finding.start)}, `Line ${line + 1}`));
      return made;
    }));
  }

  /// Makes edits, which can be undone. The focus stays where it is, and the cursor in its place.
  apply(edits) {
    const area = this.#area, focused = document.activeElement;
    let [from, to] = [area.selectionStart, area.selectionEnd];
    area.focus({preventScroll: true});
    for (const {start, end, text} of [...edits].sort((a, b) => b.start - a.start)) {
      const wanted = area.value.slice(0, start) + text + area.value.slice(end);
      area.setSelectionRange(start, end);
      // Only what is inserted like this can be undone. A browser may refuse it in a window in the background.
      document.execCommand(text ? "insertText" : "delete", false, text);
      if (area.value !== wanted) area.value = wanted;
      const moved = place => place <= start ? place : place >= end ? place + text.length - (end - start) : start + text.length;
      [from, to] = [moved(from), moved(to)];
    }
    area.setSelectionRange(from, to);
    if (focused !== area) focused?.focus({preventScroll: true});
    if (focused === document.body) area.blur();
    this.#changed();
  }

  use(edits) {
    this.apply(edits);
    this.focus();
  }

  goTo(offset) {
    this.#area.focus({preventScroll: true});
    this.#area.setSelectionRange(offset, offset);
    this.#follow();
    this.#under.children[this.#cursorLine().line]?.scrollIntoView({block: "nearest"});
  }

  markRule(offset) {
    this.#rule = offset === null ? null : this.text.slice(0, offset).split("\n").length - 1;
    this.#draw();
  }

  #told;

  #changed(typed) {
    const {text} = this;
    if (this.#told === text) return;
    this.#told = text;
    // Marks belong to the text of before.
    this.#draw();
    this.onChange(text);
    if (/^[a-z]$/.test(typed ?? "")) this.#suggest();
    else this.#offer(null);
  }

  /// The line of the cursor, its number and where it begins.
  #cursorLine() {
    const {text} = this, cursor = this.#area.selectionStart, start = text.lastIndexOf("\n", cursor - 1) + 1;
    const end = text.indexOf("\n", start);
    return {start, line: text.slice(0, start).split("\n").length - 1, text: text.slice(start, end < 0 ? text.length : end)};
  }

  #followed;

  #follow() {
    if (document.activeElement !== this.#area) return;
    const {start, text} = this.#cursorLine(), key = `${start} ${text}`;
    if (key === this.#followed) return;
    this.#followed = key;
    this.onCursor(text, start);
  }

  // MARK: The underlay

  #draw() {
    let start = 0;
    const lines = this.text.split("\n").map((text, number) => {
      const from = start, end = from + text.length;
      start = end + 1;
      const marks = this.#marks.filter(mark => mark.from <= end && mark.to >= from && mark.to > mark.from)
        .map(({from: first, to, kind}) => ({from: first - from, to: to - from, kind}));
      return {text, marks, isRule: number === this.#rule};
    });
    const keys = lines.map(line => JSON.stringify(line)), old = this.#drawn, under = this.#under;
    let same = 0, last = 0;
    const shorter = Math.min(keys.length, old.length);
    while (same < shorter && keys[same] === old[same]) same++;
    while (last < shorter - same && keys.at(-1 - last) === old.at(-1 - last)) last++;
    for (let count = old.length - same - last; count > 0; count--) under.children[same].remove();
    const next = under.children[same] ?? null;
    for (const line of lines.slice(same, lines.length - last)) under.insertBefore(drawnLine(line), next);
    this.#drawn = keys;
  }

  // MARK: Keys

  #onKey(event) {
    if (event.isComposing) return;
    if (this.#offered && this.#onOfferKey(event.key)) return event.preventDefault();
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.#suggest();
    }
    if (event.key === "/" && event.ctrlKey) {
      event.preventDefault();
      return this.#toggleComment();
    }
    // A new line is indented like the one above.
    const indentation = /^[ \t]*/.exec(this.#cursorLine().text)[0];
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.altKey && indentation) {
      event.preventDefault();
      if (!document.execCommand("insertText", false, `\n${indentation}`)) this.#area.setRangeText(`\n${indentation}`);
      this.#changed();
    }
  }

  #toggleComment() {
    const {start, text} = this.#cursorLine(), [, indentation, sign] = /^(\s*)(# ?)?/.exec(text);
    const place = start + indentation.length;
    this.apply([{start: place, end: place + (sign?.length ?? 0), text: sign ? "" : "# "}]);
  }

  // MARK: Completion

  async #suggest() {
    const cursor = this.#area.selectionStart, {start, items} = await this.complete(this.text.slice(0, cursor));
    if (this.#area.selectionStart !== cursor || document.activeElement !== this.#area) return;
    this.#offer(items.length ? {start, end: cursor, items, chosen: 0} : null);
  }

  #offer(offered) {
    this.#offered = offered;
    this.#words.hidden = !offered;
    if (!offered) return;
    this.#words.replaceChildren(...offered.items.map(({text, hint}, index) => element("li", {
      role: "option", "aria-selected": index === offered.chosen,
      onmousedown: event => {
        event.preventDefault();
        this.#take(index);
      },
    }, element("b", {}, text), element("span", {}, hint))));
    const {left, bottom} = this.#placeOf(offered.start), sheet = this.#sheet.getBoundingClientRect();
    Object.assign(this.#words.style, {left: `${left - sheet.left}px`, top: `${bottom - sheet.top}px`});
    this.#words.children[offered.chosen].scrollIntoView({block: "nearest"});
  }

  /// Where a place of the text is on the screen.
  #placeOf(offset) {
    const before = this.text.slice(0, offset).split("\n"), line = this.#under.children[before.length - 1];
    let rest = before.at(-1).length;
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (rest <= node.length) {
        const range = document.createRange();
        range.setStart(node, rest);
        range.setEnd(node, Math.min(rest + 1, node.length));
        return range.getBoundingClientRect();
      }
      rest -= node.length;
    }
    return line.getBoundingClientRect();
  }

  #onOfferKey(key) {
    const {items, chosen} = this.#offered, step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) this.#offer({...this.#offered, chosen: (chosen + step + items.length) % items.length});
    else if (key === "Enter") this.#take(chosen);
    else if (key === "Escape") this.#offer(null);
    return step || key === "Enter" || key === "Escape";
  }

  #take(index) {
    const {start, end, items} = this.#offered, {text} = items[index];
    this.#offer(null);
    this.apply([{start, end, text}]);
  }
}

/// A line in colors, with what is underlined in it.
function drawnLine({text, marks, isRule}) {
  const line = element("div", {"data-rule": isRule});
  let place = 0;
  for (const [part, kind] of partsOf(text)) {
    const end = place + part.length;
    const cuts = [...new Set([place, end, ...marks.flatMap(({from, to}) => [from, to]).filter(cut => cut > place && cut < end)])]
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < cuts.length; index++) {
      const [from, to] = [cuts[index], cuts[index + 1]];
      const mark = marks.find(mark => mark.from <= from && mark.to >= to);
      const piece = colored(text.slice(from, to), kind);
      line.append(mark ? element("span", {"data-mark": mark.kind}, piece) : piece);
    }
    place = end;
  }
  if (!text) line.append("\u200b");
  return line;
}

"""##),
            ("playground.js", ##"""
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

"""##),
            ("served.js", ##"""
// The page's side of `gridgen play`: its questions go to the program that serves the page, instead of a thread with WebAssembly.

/// How many seconds an answer may take.
const seconds = () => Number(document.documentElement.dataset.seconds);

/// Sends lines and a text, and resolves with the answer. Rejects with an `Error` whose `isSlow` or `isGone` says why.
export async function post(kind, lines = [], text = "", options = {}) {
  // A line can't have another one in it.
  const head = lines.map(line => `${String(line).replaceAll("\n", " ")}\n`).join("");
  let response;
  try {
    response = await fetch(kind, {method: "POST", body: `${head}\n${text}`, ...options});
  } catch (error) {
    throw Object.assign(new Error(String(error)), {isSlow: error.name === "TimeoutError", isGone: error.name === "TypeError"});
  }
  if (!response.ok) throw Object.assign(new Error(await response.text()), {isSlow: response.status === 503});
  return response.json();
}

/// What a line says of a layout that is asked for: lengths in 64ths of a point.
function lineOf({count, width, height, columnGap, rowGap, isEditing, ratios}) {
  const length = points => points === null ? -1 : Math.round(points * 64);
  return [count, ...[width, height, columnGap, rowGap].map(length), isEditing ? 1 : 0, ...ratios].join(" ");
}

/// A compiler like that of compiler.js.
export class ServedCompiler {
  outputs = [];
  #asked = 0;
  /// The last spec, and the last one without errors, whose layouts the page keeps showing.
  #last = {name: "", spec: ""};
  #shown = {name: "", spec: ""};

  async start() { this.outputs = (await post("start")).outputs; }

  get isAsked() { return this.#asked > 0; }

  async ask(kind, question = {}) {
    this.#asked++;
    try {
      return await this.#answer(kind, question);
    } catch (error) {
      throw Object.assign(error, {started: Promise.resolve()});
    } finally {
      this.#asked--;
    }
  }

  async #answer(kind, {name, spec, before, request, requests}) {
    const options = {signal: AbortSignal.timeout(1000 * seconds())};
    const about = (asked, ...lines) => post(kind, [asked.name || "spec", ...lines], asked.spec, options);
    switch (kind) {
    case "compile": {
      const asked = {name, spec}, answer = await about(asked, lineOf(request));
      this.#last = asked;
      if (answer.summary) this.#shown = asked;
      return answer;
    }
    case "frames": return about(this.#shown, lineOf(request));
    case "contact": return about(this.#shown, ...requests.map(lineOf));
    case "output": return about(this.#shown, name);
    case "findings": return about(this.#last);
    case "format": return post(kind, [], spec, options);
    case "completions": return post(kind, [], before, options);
    // A thread with WebAssembly becomes faster by it.
    default: return {};
    }
  }
}

"""##),
            ("stage.js", ##"""
// The layout: photos in one element that the generated style sheet lays out, and the exact frames over it. A spec that
// CSS can't express is shown by its frames alone.
import {element} from "./element.js";

/// How long photos take to move to their new places, in milliseconds.
const moving = 280;
/// Layouts of more tiles have no buttons over them.
const mostButtons = 60;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  #host = document.getElementById("grid-host");
  #overlay = document.getElementById("overlay");
  #sheet = document.getElementById("sheet");
  #grid = element("div");
  #elements = new Map();
  #add;
  #sheetText = null;
  #placed = null;

  constructor({onRemove, onAdd, onChoose}) {
    this.onRemove = onRemove;
    // A click on a tile leads to its rule. With keys, the button with the rule above the layout does.
    this.#overlay.addEventListener("click", event => { if (!event.target.closest("button")) onChoose(); });
    this.#add = element("button", {"data-add": true, "aria-label": "Add a photo", onclick: onAdd}, "+");
    this.#host.append(this.#grid);
  }

  /// The element of a photo; the same one as long as the photo is shown.
  #element(photo) {
    let made = this.#elements.get(photo);
    if (!made) {
      made = element("img", {alt: photo.name, draggable: "false"});
      made.style.backgroundColor = photo.color ?? "#888";
      const show = () => { made.src = photo.address; };
      if (photo.address) show(); else photo.ready.then(show);
      this.#elements.set(photo, made);
    }
    return made;
  }

  /// Shows a layout. `moves` says whether photos move to their new places.
  show({summary, sheet, layout, photos, width, height, gap, isRTL, isEditing, moves}) {
    const before = moves && !isCalm() ? this.#places() : null;
    const isAdding = isEditing && layout?.last === "add";
    const children = photos.map(photo => this.#element(photo));
    if (isAdding) children.push(this.#add);
    const hasSheet = sheet.text !== "";
    const grid = this.#grid;
    if (this.#sheetText !== sheet.text) this.#sheet.textContent = this.#sheetText = sheet.text;
    this.#placed = {layout, children, width, isRTL, hasSheet};
    grid.className = hasSheet ? summary.className : "";
    grid.dir = isRTL ? "rtl" : "ltr";
    grid.style.cssText = "";
    this.#host.style.width = `${width}px`;
    this.#host.style.height = layout?.fills ? `${height}px` : "";
    if (layout && summary.hasPatterns) grid.dataset.shapes = layout.shapes;
    else delete grid.dataset.shapes;
    for (const [index, child] of children.entries()) {
      child.style.cssText = "";
      child.style.backgroundColor = photos[index]?.color ?? "";
      if (hasSheet && summary.keepsRatios) child.style.setProperty("--r", (photos[index]?.ratio ?? 1000) / 1000);
    }
    if (hasSheet) {
      if (gap !== null) grid.style.setProperty(`--${summary.className}-gap`, `${gap}px`);
      if (summary.hasTrees) {
        photos.forEach((photo, index) => grid.style.setProperty(`--r${index + 1}`, photo.ratio / 1000));
      }
    }
    // Only what is new or gone is put in or taken out, as in an app.
    const wanted = layout ? children : [], kept = new Set(wanted);
    for (const child of [...grid.children]) if (!kept.has(child)) child.remove();
    wanted.forEach((child, index) => {
      if (grid.children[index] !== child) grid.insertBefore(child, grid.children[index] ?? null);
    });
    for (const photo of this.#elements.keys()) if (!photos.includes(photo)) this.#elements.delete(photo);
    this.#drawFrames();
    if (before) this.#move(before);
  }

  /// Shows the frames of the same layout at another size.
  resize({layout, width, height}) {
    this.#host.style.width = `${width}px`;
    this.#host.style.height = layout?.fills ?? this.#placed?.layout?.fills ? `${height}px` : "";
    if (layout === undefined || !this.#placed) return;
    Object.assign(this.#placed, {layout, width});
    if (this.#grid.dataset.shapes !== undefined && layout) this.#grid.dataset.shapes = layout.shapes;
    this.#drawFrames();
  }

  /// Whether the style sheet lays out what is shown.
  get hasSheet() { return this.#placed?.hasSheet ?? false; }

  /// The frames as they are on the screen: in a right-to-left layout, mirrored.
  get frames() {
    const {layout, isRTL} = this.#placed ?? {};
    if (!layout) return [];
    return layout.tiles.map(([x, y, width, height]) =>
      [isRTL ? layout.size[0] - x - width : x, y, width, height]);
  }

  #drawFrames() {
    const {layout, children, hasSheet} = this.#placed, frames = this.frames, grid = this.#grid;
    if (!hasSheet && layout) {
      Object.assign(grid.style, {position: "relative", width: `${layout.size[0]}px`, height: `${layout.size[1]}px`});
      children.forEach((child, index) => {
        const frame = frames[index];
        Object.assign(child.style, {position: "absolute", objectFit: "cover", visibility: frame ? "" : "hidden"});
        if (frame) place(child, frame);
      });
    }
    const tiles = frames.slice(0, frames.length <= mostButtons ? frames.length : 0);
    while (this.#overlay.children.length > tiles.length) this.#overlay.lastChild.remove();
    while (this.#overlay.children.length < tiles.length) {
      const index = this.#overlay.children.length;
      this.#overlay.append(element("div", {"data-tile": index + 1},
        element("span"), element("button", {onclick: () => this.onRemove(index)}, "×"), element("em")));
    }
    tiles.forEach((frame, index) => {
      const tile = this.#overlay.children[index], [size, button, hidden] = tile.children;
      const isLast = index === tiles.length - 1;
      place(tile, frame);
      size.textContent = `${short(frame[2])} × ${short(frame[3])}`;
      size.hidden = frame[2] < 70 || frame[3] < 24;
      button.setAttribute("aria-label", `Remove photo ${index + 1} of ${children.length - (children.at(-1) === this.#add)}`);
      button.hidden = isLast && layout.last === "add";
      tile.dataset.role = isLast ? layout.last : "photo";
      hidden.textContent = !hasSheet && isLast && layout.hidden > 0 ? `+${layout.hidden}` : "";
    });
  }

  // MARK: Motion

  #places() {
    const origin = this.#grid.getBoundingClientRect();
    return {origin, rects: new Map([...this.#grid.children].map(child => [child, child.getBoundingClientRect()]))};
  }

  /// Moves what has been shown before from its old place, and fades in what is new.
  #move(before) {
    const scale = this.scale, after = this.#places();
    for (const [child, now] of after.rects) {
      const was = before.rects.get(child);
      if (!was || !was.width || !now.width) {
        child.animate([{opacity: 0, transform: "scale(.8)"}, {opacity: 1, transform: "none"}],
          {duration: moving, easing: "ease-out"});
        continue;
      }
      const across = (was.left - before.origin.left - now.left + after.origin.left) / scale;
      const down = (was.top - before.origin.top - now.top + after.origin.top) / scale;
      if (Math.abs(across) + Math.abs(down) < 0.5 && Math.abs(was.width - now.width) < 0.5
        && Math.abs(was.height - now.height) < 0.5) continue;
      child.animate([
        {
          transformOrigin: "0 0",
          transform: `translate(${across}px, ${down}px) scale(${was.width / now.width}, ${was.height / now.height})`,
        },
        {transformOrigin: "0 0", transform: "none"},
      ], {duration: moving, easing: "cubic-bezier(.2, .7, .2, 1)"});
    }
  }

  /// How much smaller the layout is on the screen than it is.
  get scale() { return this.#host.offsetWidth ? this.#host.getBoundingClientRect().width / this.#host.offsetWidth : 1; }

  // MARK: Measuring

  /// The greatest distance in pixels between a side of a child and of its frame; null if there is none to tell.
  difference() {
    const {layout, children, hasSheet} = this.#placed ?? {};
    if (!layout || !hasSheet) return null;
    if (children.some(child => child.getAnimations().length)) return null;
    const origin = this.#grid.getBoundingClientRect(), scale = this.scale;
    let most = 0;
    this.frames.forEach(([x, y, width, height], index) => {
      const rect = children[index]?.getBoundingClientRect();
      if (!rect) return;
      const found = [(rect.left - origin.left) / scale, (rect.top - origin.top) / scale, rect.width / scale, rect.height / scale];
      [x, y, width, height].forEach((side, place) => { most = Math.max(most, Math.abs(side - found[place])); });
    });
    return most;
  }
}

export function place(box, [x, y, width, height]) {
  Object.assign(box.style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
}

/// A number with at most one digit after the point.
export const short = number => String(Math.round(number * 10) / 10);

"""##),
            ("usage.js", ##"""
// How an app calls the generated code, and where in the code a rule is.

/// What an app writes, in each language. `size` lists the lengths of the container, `ratios` says whether the layout needs those of
/// the photos.
const calls = {
  swift: ({name, count, size, ratios}) => `${ratios ? "let ratios: [Double] = photos.map { $0.width / $0.height }\n" : ""}\
let layout = ${name}.layout(count: ${count}, ${size.map(([side, length]) => `${side}: ${length}`).join(", ")}${ratios ? ", ratios: ratios" : ""})
layout?.size.height   // known before any view exists
layout?[0]            // the frame of the first photo: x, y, width, height`,
  ts: ({file, count, size, ratios}) => `import { layout } from "./${file}.js";
const found = layout({ count: ${count}, ${size.map(([side, length]) => `${side}: ${length}`).join(", ")}\
${ratios ? ", ratios: photos.map(photo => photo.width / photo.height)" : ""} });
found?.size.height   // known before any element exists
found?.frame(0)      // the frame of the first photo: x, y, width, height`,
  kotlin: ({name, count, size, ratios}) => `${ratios ? "val ratios = DoubleArray(photos.size) { photos[it].width / photos[it].height }\n" : ""}\
val layout = ${name}.layout(${count}, ${name}.Container(${size.map(([side, length]) => `${side} = ${length}.0`).join(", ")})${ratios ? ", ratios" : ""})
layout?.size?.height   // known before any view exists
layout?.frame(0)       // the frame of the first photo: x, y, width, height`,
  c: ({file, name, prefix, count, size, ratios, keepsRatios}) => `#include "${file}.h"
${name}Request request = ${prefix}_request(${count}, ${size.map(([, length]) => length).join(", ")});
${ratios ? `double ratios[${count}];  // width / height of each photo\nrequest.ratios = ratios, request.ratio_count = ${count};\n` : ""}\
${keepsRatios ? `${name}Frame frames[${count}];\nrequest.frames = frames, request.capacity = ${count};\n` : ""}\
${name}Layout layout;
if (${prefix}_layout(&request, &layout)) ${prefix}_frame(&layout, 0);  // the first photo's; layout.size is the container's`,
  css: ({file, className, keepsRatios, hasPatterns, hasTrees}) => `<link rel="stylesheet" href="${file}.css">
<div class="${className}"${hasPatterns ? ' data-shapes="tws"' : ""}${hasTrees ? ' style="--r1: 1.5; --r2: 0.75"' : ""}>
  <img src="1.jpg" alt=""${keepsRatios ? ' style="--r: 1.5"' : ""}> …
</div>`,
};

/// What calls the code of an output; empty for an output that nobody calls. `about` is the summary of the spec, with the file name,
/// the count and the container's size.
export function usageOf(output, about) {
  const {width, height, needsHeight, keepsRatios, hasPatterns} = about;
  const size = [["width", width], ...(needsHeight ? [["height", height]] : [])];
  return calls[output]?.({...about, size, ratios: keepsRatios || hasPatterns}) ?? "";
}

/// The number of the line with the code of a rule, as the rule is written and for a count; -1 if there is none.
export function lineOfRule(code, output, rule, count) {
  const lines = code.split("\n");
  const written = ({swift: `// ${rule}`, ts: `// ${rule}`, kotlin: `// ${rule}`, c: `// ${rule}`, css: `/* ${rule} */`})[output];
  const found = lines.findIndex(line => line.trimEnd().endsWith(written ?? "\n"));
  if (found >= 0) return found;
  const pattern = {
    swift: `^\\s*case ${count}[:.,]`, ts: `^\\s*case ${count}:`, c: `^\\s*case ${count}:`, kotlin: `^\\s*${count} ->`, json: `"count": ${count},`,
    css: `nth-last-child\\(${count}\\)`,
  }[output];
  return pattern ? lines.findIndex(line => new RegExp(pattern).test(line)) : -1;
}

"""##),
        ],
        examples: [
            ("album.grid", ##"""
## A chat album after Telegram Desktop 6.1 (August 2025): two wide photos above each other; of three, a tall first one beside the
## others; of four, a wide first one above them; from five on, the rows that come nearest to a shape of 3:4.
##
## Photos are cropped to ratios of 1:1 to 11:4 if they are wide on average, otherwise of 2:3 to 1:1. Up to four photos, Telegram
## crops more: the first to a part of the height or width, two alike to equal halves. It stacks two photos only if they are wider than
## 1.4:1, and cuts fewer than five into rows, too, if one is wider than 2:1.
grid Album
width 280..430
gap 4
smallest 12
tile photo 2:3..11:4 sided

    1: 1
2[ww]: 1, 1
    2: 2
 3[t]: 1 | (1, 1)
    3: 1, 2
 4[w]: 1, 3
    4: 1 | (1, 1, 1)
5..10: rows of 1..3 near 3:4 over 100

"""##),
            ("bluesky.grid", ##"""
## Photos of a post on Bluesky 1.125 (June 2026): two squares, the second one split for three photos, and four of 3:2. One photo keeps
## its own ratio down to 1:2: it is at most as high as 9:16 on phones and as wide as high on wider screens, where a tall one gets
## narrower and is not cropped.
##
## Bluesky scrolls five to ten photos sideways, which a spec can't say. So there are no layouts for them here.
grid Bluesky
width 320..1200
gap 4

1: 1 tile photo 1:2..3:1 within 9:16
2: 2
3: 1 | (1, 1)@1:1
4: 2, 2 tile 3:2

when width >= 600 {
    1: 1 tile photo 1:2..3:1 within 1:1
}

"""##),
            ("explore.grid", ##"""
## Explore: three columns of squares, after Instagram's explore page from before 2025. A large one is on the left of one block and on
## the right of the next, which runs from right to left.
tile 1:1
gap 2
width 320..1200

   1: a..
   2: ab.
   3: aab / aac
   4: aab / aac / d..
   5: aab / aac / de.
   6: aab / aac / def
   7: aab / aac / def / g..
   8: aab / aac / def / gh.
   9: aab / aac / def / ghi
10..: repeat 9 mirrored

"""##),
            ("facebook.grid", ##"""
## Photos of a post on Facebook as described in 2025, by the shape of the first: a wide one stands above the others.
##
## A tall first photo is laid out as a square one, since what Facebook does with it is not known here.
grid Facebook
gap 2

   1: 1
2[w]: 1@2:1, 1@2:1
   2: 2
3[w]: 1@2:1, 2
   3: 3
4[w]: 1@3:2, 3
   4: 2, 2
   5: 2, 3
 6..: show 5

"""##),
            ("feed.grid", ##"""
## A feed without end in two columns, three from 600 points on: each photo goes to the column that is shortest so far.
##
## Heights follow from the photos' own ratios. A photo of unknown ratio is square, and moves what is below it once its ratio
## is known, so ratios should come with the feed. Columns aren't rebalanced later: a photo that has been placed stays where
## it is.
grid Feed
width 320..1200
gap 5
inset 5

waterfall 2

when width >= 600 {
    waterfall 3
}

"""##),
            ("instagram.grid", ##"""
## An Instagram profile since January 2025: three columns of 3:4, without end.
grid Instagram
tile 3:4
gap 1

1..: rows of 3

"""##),
            ("justified.grid", ##"""
## Rows about 160 points high that fill the width, each photo at its own ratio and nothing cropped, in the manner of Flickr's
## justified-layout 4.1 (2021). How many photos a row has follows from the photos: a row takes the next one if that brings its length
## nearer to the width. Flickr's also ends a row as soon as its height is within a quarter of the target.
##
## A last row that would be higher than 213 points stays short. Photos higher than 1:2 or wider than 2:1 are cropped to that.
grid Justified
width 320..1600
gap 4
smallest 24
tile photo 1:2..2:1

1..: rows near 160

"""##),
            ("moments.grid", ##"""
## The nine-grid of Moments.
grid Moments
gap 5

   1: 1 tile 200x200
   2: 2
   3: 3
   4: ab. / cd.
   5: 2, 3
   6: 3, 3
   7: 3, 4
   8: 4, 4
   9: 3, 3, 3
10..: show 9

"""##),
            ("mosaic.grid", ##"""
## A mosaic of stacks side by side after the tiled galleries of Jetpack, as of 2025: [1, 2], [2, 1, 2], [1, 2, 1] and [3, 1, 3]. Jetpack
## chooses among them by the photos' shapes, the longer ones only in galleries of more than 15.
grid Mosaic
tile 4:3
gap 4

1: 1
2: 2
3: 1 | (1, 1)
4: 1 | (1, 1) | 1
5: (1, 1) | 1 | (1, 1)
# gridgen:ignore nearly-aligned: tiles are 4:3
6: (1 | (1, 1)), 3
7: (1, 1, 1) | 1 | (1, 1, 1)
8: (1 | (1, 1)), ((1, 1) | 1 | (1, 1))

"""##),
            ("nice.grid", ##"""
## Nice: nine styles in a frame whose size the app gives.
grid Nice
frame fill
gap 2

   1: 1
   2: 2
   3: 1@57, 2@43       # one photo over two; the rows share the height 57 : 43
   4: 2, 2
   5: 2@60, 3@40
   6: aab / aac / def  # a is a big 2x2 tile
   7: 1@43, 3@28.5, 3@28.5
   8: 2@43, 3@28.5, 3@28.5
   9: 3, 3, 3
10..: show 9           # the ninth tile says "+N"

"""##),
            ("ninegrid.grid", ##"""
## Cells of one size, three a row, for any number of photos: the nine-grid that sizes its container.
grid NineGrid
tile 80x60
gap 5
inset 10

1..: rows of 3

"""##),
            ("picker.grid", ##"""
## A photo picker in a table cell: squares, three a row, and a button that adds one.
##
## The button is the last tile and goes with the ninth photo. The height follows from the count before any view exists.
grid PhotoPicker
gap 4
inset 8
append to 9

1..9: rows of 3

"""##),
            ("puzzle.grid", ##"""
## One template for each count of a collage, among them a pinwheel of five, which rows and blocks can't make.
grid Puzzle
frame 1:1
gap 4

2: 2
3: ab / ac
4: 2, 2
5: aab / cdb / cee
6: aab / aac / def
7: 2@3, 3@2, 2@3
8: 2, 4, 2
9: 3, 3, 3

"""##),
            ("shelf.grid", ##"""
## A shop's shelf: products in tiles of 3:4, about 200 points high, so that a phone has two beside each other and a desk ten.
grid Shelf
width 320..1600
gap 16 8
inset 12
smallest 100
tile 3:4

1..: rows near 200

"""##),
            ("signal.grid", ##"""
## An album in Signal for Android 7.64 (November 2025): two squares, a big one beside two, four, and from five on two over three with
## "+N" on the last. One photo is a square here; Signal shows it at its own ratio.
grid Signal
gap 2

  1: 1
  2: 2
  3: 1 | (1, 1)
  4: 2, 2
  5: 2, 3
6..: show 5

"""##),
            ("wall.grid", ##"""
## A photo wall for three widths: two columns on a phone, four on a tablet, six on a desk.
grid PhotoWall
width 320..1600
gap 8
smallest 96

  1: 1
  2: 2
3..: rows of 4 balanced

when width < 600 {
      3: 1, 2
    4..: rows of 2 stretch
}

when width >= 1100 {
    tile 3:2
      2: 2 tile 16:9
      3: 1 | (1, 1)
      4: 1 | 1 | (1, 1)
    5..: rows of 6
}

"""##),
            ("x.grid", ##"""
## Photos of a post on X, as described in 2025: a box of 16:9 that up to four photos share. One photo fills the box here; X shows it at its
## own ratio.
grid X
frame 16:9
gap 2

1: 1
2: 2
3: 1 | (1, 1)
4: 2, 2

"""##),
        ],
        forms: ##"""

A spec is a text file of settings and rules (`count: layout`), one statement to a line; settings can go anywhere. `#` begins a
comment, `##` a doc comment for the generated code. Lengths are points, written without a unit; ratios are width to height.

**Settings**, all optional, each but `require` at most once:

```grid
## An album in a chat.
grid ChatAlbum                 # name of the generated type (default: from the file name)
tile 1:1                       # sizing for all rules; all forms are below (default: tile 1:1)
align center                   # where short rows sit: leading, center or trailing (default: leading)
gap 4 2                        # between rows, between columns; `gap 4` sets both (default: 0)
inset 8 12                     # space around: all | vertical, horizontal | top, right, bottom, left
width 320..1024                # the narrowest and widest container; proofs hold in between (default: 200..2000)
height 200..800                # the same for heights, used under `frame fill` only; one height is 300..300
smallest 44                    # an error if a side of a tile can be shorter (default: 1; `lint` warns below 24)
shapes tall < 4:5, wide > 6:5  # what `t` and `w` mean in patterns (this is the default)
append to 5                    # while editing fewer than 5 photos, one tile more: a button that adds a photo
require within 1:2 for 1..5    # proved: never higher than a box of 1:2 (or `within 600`), here for 1 to 5 photos
require areas 4                # also `largest 1` (photo 1), `tiles 1:2..2:1` (ratios), `keep 55% of 9:16..16:9` (seen)
1..5: rows of 5
```

Names are letters and digits. Numbers may have decimals: `gap 1.5`.

**Layouts**, a rule for each count or range of counts (a range includes both ends). A number is that many tiles side by side:

```grid
     1: 1                   # one photo
     2: 2                   # two side by side; `1, 1` would be one over another
     3: 1, 2                # `,` stacks rows: one over two
     4: 1 | (1, 1, 1)       # `|` puts blocks side by side and binds closer than `,`; parentheses group
     5: aab / cdb / cee     # a sketch: equal cells, each letter one photo's rectangle; a … z, A … Z
     6: ab. / cd. / ef.     # `.` is a hole
  7..9: rows of 4           # a range: full rows, then a short one placed by `align`; a rule for one count would win
10..11: rows of 4 stretch   # `stretch` right after the number: the last row fills the width
12..18: rows of 4 balanced  # rows as even as possible
  19..: show 9              # 19 and more: the layout of 9, "+N" on the last photo
```

A mosaic that goes on:

```grid
   1: a..                # a rest of one photo
   2: ab.                # a rest of two
   3: aab / aac          # a block
4..9: repeat 3           # blocks of three, one under another, then the rest
10..: repeat 3 mirrored  # every second block is reflected left to right
```

**Sizing** is `tile` or `frame`: on its own line for all rules, or at the end of one rule; `align` works the same way. Under
`frame`, `@` is a weight; under `tile 4:3`, `@` is a ratio:

```grid
 1: 1 tile 4:3                              # each tile has this ratio; heights follow from the width
 2: rows fit tile 80x60 align spread        # this size in points, as many in a row as fit; `spread`: from edge to edge
 3: 1, 2 frame 16:9                         # the whole container has this ratio
 4: 1@57, 3@43 frame fill                   # the app gives width and height; the first row has 57 of 100 parts
 5: (1@2 | (1, 1)@1)@3, 2@2 frame fill      # weights of rows and of blocks side by side
 6: aab@3 / aac@3 / def@2 frame fill        # weights of the rows of a sketch
 7: 1@2:1, 3@1:1, 3@1:1                     # no frame: the ratio of each tile of a row
 8: (1@2 | (1, 1)@1)@16:9, 5                # the ratio of a block; inside it, `@` is a weight (default: 1)
 9: 3, 3, 3 tile photo 2:3..3:2             # each tile has its photo's ratio within limits (default: 1:3..3:1); no `@`
10: 3, 3, 4 tile photo 2:3..3:2 within 2:3  # in a box of 2:3, or `within 320` high: narrower if too high, not cropped
11: 3, 4, 4 tile photo 2:3..3:2 sided       # limits above 1:1 if the photos are wide on average, otherwise below
```

**Variants**, by the shapes of photos and the width of the container:

```grid
width 320..1600
tile photo 2:3..3:2

     1: 1
 2[ww]: 1, 1                # for two wide photos; t tall, s square, w wide, . any
     2: 2                   # for any other two
3[t..]: 1 | (1, 1)          # the first photo is tall; `3[t]` means the same
   3..: rows of 3 balanced  # all other cases; patterns win in order, then one count, then ranges

when width 600..<900 {  # from 600 to below 900; the rules above hold at all other widths
    1..: rows of 5 balanced  # rules, sizings and `align` in here win; `gap` and `inset` can't differ
}
when width >= 900 {  # sections don't overlap
       8: rows over 200          # rows at least that high, as many photos as fit
       9: rows of 1..3 near 3:4  # rows that are together near a shape; `over 60`: each that high, if possible
    10..: rows of 2..4 near 240  # rows about that high; the photos decide how many are in each, here two to four
}
when width < 400 {
    waterfall 4  # instead of rules, anywhere: each photo goes to the shortest column
}
```

**Comments**: `# gridgen:ignore lonely-photo: the last one is a map` silences a warning on its line or, on a line of its own, on
the next one. A line that ends in `,` `|` `/` `{` or `:` continues on the next.

**From a spec**: code with `gridgen FILE --emit swift` (or `ts`, `kotlin`, `c`), style sheets with `css`, the files and `sizes` of
[images](Images.md) with `images`, a style sheet for known photos with [`gridgen bake`](Bake.md), answers that any port must give with
[`gridgen vectors`](Vectors.md). The code's `crop` is [the part of a photo that is seen](Calling.md), around its focus.

Check with `gridgen lint FILE --strict`, see the layouts with `gridgen show FILE` or `gridgen FILE --emit svg`, and read on in
[the language reference](Language/Language.md).

"""##)
}
