// The start of the page: what the user types and drags goes to the compiler, and what it answers goes to the editor, the stage and the
// code. state.js has what is shown, work.js what is due.
import {specOfFragment} from "./address.js";
import {link, takeView, updateAddress} from "./address-bar.js";
import "./code-height.js";
import {makeTabs} from "./code-pane.js";
import {tasks} from "./compiling.js";
import {showCount} from "./counts.js";
import {openFile, showFileState} from "./file-pane.js";
import {followCursor} from "./follow-cursor.js";
import {FollowedFile, makeEditor} from "./host.js";
import {messages} from "./messages.js";
import "./own-photos.js";
import "./picture.js";
import {fillExamples, names, showExample} from "./spec-pane.js";
import {$, compiler, examples, files, own, parts, photos, state} from "./state.js";
import {verdict} from "./verdict.js";
import "./view.js";
import {compile, start} from "./work.js";

const shared = specOfFragment(location.hash, files);
takeView(shared?.view);
link.isDamaged = location.hash.length > 1 && !shared;
const first = (shared?.text === null ? null : shared) ?? own ?? examples.find(({name}) => name === "moments.grid")
  ?? {name: state.name, text: "1..: rows of 3\n"};
state.name = first.name;
names.set(first.text, first.name);

parts.editor = makeEditor($("editor"), {
  text: first.text, describedBy: "verdict",
  onChange(text) {
    link.isDamaged = false;
    if (!parts.file?.isOpen) state.name = names.get(text) ?? state.name;
    parts.file?.changed();
    showExample();
    updateAddress();
    compile();
  },
  onCursor: followCursor,
  complete: before => compiler.ask("completions", {before}).catch(() => ({start: 0, items: []})),
});
parts.file = FollowedFile && files?.length ? new FollowedFile({editor: parts.editor, onState: showFileState}) : null;
fillExamples(openFile);
showExample();
photos.setCount(state.count);
showCount();

async function begin() {
  await compiler.start();
  makeTabs();
  compile();
  // A spec in the address is one that its file didn't have when the page was left.
  const number = parts.file && !own ? files.indexOf(shared?.name ?? files[0]) : -1;
  if (number >= 0) await openFile(number, shared?.text ?? null);
  start(tasks);
}
begin().catch(error => verdict("bad", error.isGone ? messages.ended : messages.notRunning(error.message)));
