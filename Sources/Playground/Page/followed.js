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

  /// Resolves with the text of the file in the last commit of its repository; null if there is none.
  async committed() {
    const {text} = this.isOpen ? await post("committed", [this.#number]).catch(() => ({text: null})) : {text: null};
    return text === null ? null : unified(text);
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
