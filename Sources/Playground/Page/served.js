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

  async #answer(kind, {name, spec, before, request, requests, move}) {
    const options = {signal: AbortSignal.timeout(1000 * seconds())};
    const about = (asked, ...lines) => post(kind, [asked.name || "spec", ...lines], asked.spec, options);
    switch (kind) {
    case "compile": {
      const asked = {name, spec}, answer = await about(asked, lineOf(request));
      this.#last = asked;
      if (answer.summary) this.#shown = asked;
      return answer;
    }
    // Those of another spec, if one is given.
    case "frames": return about(spec === undefined ? this.#shown : {name, spec}, lineOf(request));
    case "hand": {
      const [kind, first, ...lengths] = move, numbers = [kind, first, ...lengths.map(length => Math.round(length * 64))];
      return about({name, spec}, lineOf(request), numbers.join(" "));
    }
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
