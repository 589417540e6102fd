// The page's side of the compiler's thread: questions in order, a time limit, and a new thread after a failure.

/// How long an answer may take, in seconds; a slow machine needs its time to read the compiler itself.
const limits = {start: 30, get other() { return Number(document.documentElement.dataset.seconds); }};

/// The digits of base 85 in RFC 1924, which take less room than base 64, and have nothing that would end their element.
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

function bytesOf(text) {
  const values = new Uint8Array(128), missing = (5 - text.length % 5) % 5;
  for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value;
  const padded = text + digits.at(-1).repeat(missing), view = new DataView(new ArrayBuffer(padded.length / 5 * 4));
  for (let index = 0, number = 0; index < padded.length; index++) {
    number = number * 85 + values[padded.charCodeAt(index)];
    if (index % 5 < 4) continue;
    view.setUint32((index - 4) / 5 * 4, number);
    number = 0;
  }
  return new Uint8Array(view.buffer, 0, view.byteLength - missing);
}

async function decompressed(text) {
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

export class Compiler {
  #module;
  #address;
  #thread;
  #next = 0;
  #waiting = new Map();
  #timer;
  outputs = [];

  constructor(core, source) {
    this.#module = decompressed(core).then(bytes => WebAssembly.compile(bytes));
    this.#address = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
  }

  /// Starts a thread, and resolves once it can compile.
  async start() {
    const module = await this.#module;
    this.#thread = new Worker(this.#address);
    this.#thread.onmessage = ({data}) => this.#receive(data);
    this.outputs = (await this.#post("start", {module})).outputs;
  }

  /// Whether a question has no answer yet.
  get isAsked() { return this.#waiting.size > 0; }

  /// Asks the compiler; rejects with an `Error` whose `isSlow` says whether it ran out of time.
  ask(kind, question = {}) { return this.#post(kind, question); }

  #post(kind, question) {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, {resolve, reject, limit: limits[kind] ?? limits.other});
      this.#thread.postMessage({id, kind, ...question});
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  #receive({id, answer, failure}) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(this.#timer);
    if (failure !== undefined) return this.#restart(false, waiting, failure);
    if (this.#waiting.size) this.#watch();
    waiting?.resolve(answer);
  }

  #watch() {
    clearTimeout(this.#timer);
    const [first] = this.#waiting.values();
    this.#timer = setTimeout(() => this.#restart(true), first.limit * 1000);
  }

  /// Replaces the thread; whoever waits for it hears that there is no answer.
  async #restart(isSlow, asker, failure = "the compiler was stopped") {
    this.#thread.terminate();
    const waiting = [...(asker ? [asker] : []), ...this.#waiting.values()];
    this.#waiting.clear();
    const started = this.start();
    for (const {reject} of waiting) reject(Object.assign(new Error(failure), {isSlow, started}));
  }
}
