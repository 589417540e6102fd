// The compiler in its own thread, so that typing never waits for it. The page stops the thread if a spec takes long.
let core, memory, outputs = [];
const encoder = new TextEncoder(), decoder = new TextDecoder();

/// Writes bytes where the compiler reads them.
function give(...parts) {
  const start = core.reserve(parts.reduce((sum, part) => sum + part.length, 0));
  const bytes = new Uint8Array(memory.buffer);
  let place = start;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
}

/// The text of an answer.
function text(address) {
  return decoder.decode(new Uint8Array(memory.buffer, address, core.answerLength()));
}
const value = address => JSON.parse(text(address));

function frames({count, width, height, columnGap, rowGap, ratios, isEditing}) {
  give(new Uint8Array(Int32Array.from(ratios).buffer));
  return value(core.layoutFrames(
    count, ratios.length, width, height, columnGap ?? -1, rowGap ?? -1, isEditing ? 1 : 0));
}

function output(name) {
  const index = outputs.findIndex(each => each.name === name);
  const found = text(core.outputText(index));
  return {text: found, lacks: found ? [] : value(core.outputLacks())};
}

/// Compiles the first spec again and again, between questions: engines make fast code of what has run often.
function warmUp(question, rounds = 60) {
  if (isAsked || !rounds) return;
  answers.compile(question);
  setTimeout(warmUp, 0, question, rounds - 1);
}
let isAsked = false;

const answers = {
  start({module}) {
    const instance = new WebAssembly.Instance(module, {});
    core = instance.exports;
    memory = core.memory;
    outputs = value(core.outputNames());
    return {outputs};
  },
  // What the page needs to show the layout, and nothing else: the rest is asked for once that is on the screen.
  compile({name, spec, request}) {
    const [nameBytes, specBytes] = [encoder.encode(name), encoder.encode(spec)];
    give(nameBytes, specBytes);
    const summary = value(core.compileSpec(nameBytes.length, specBytes.length));
    if (!summary) return {summary: null};
    return {summary, sheet: output("css"), layout: frames(request)};
  },
  warmUp(question) {
    isAsked = false;
    setTimeout(warmUp, 0, question);
  },
  hand({name, spec, request, move: [kind, first, second = 0, snap = 0]}) {
    const [nameBytes, specBytes] = [encoder.encode(name), encoder.encode(spec)], {count, width, height, ratios} = request;
    give(nameBytes, specBytes, new Uint8Array(Int32Array.from(ratios).buffer));
    return value(core.editByHand(nameBytes.length, specBytes.length, kind, first, second, snap,
      count, ratios.length, width, height, request.columnGap ?? -1, request.rowGap ?? -1, request.isEditing ? 1 : 0));
  },
  frames: ({request}) => ({layout: frames(request)}),
  findings: () => ({findings: value(core.lintFindings())}),
  contact: ({requests}) => ({layouts: requests.map(frames)}),
  output: ({name}) => output(name),
  format({spec}) {
    const bytes = encoder.encode(spec);
    give(bytes);
    return {text: text(core.canonicalText(bytes.length))};
  },
  completions({before}) {
    const bytes = encoder.encode(before);
    give(bytes);
    return value(core.completions(bytes.length));
  },
};

onmessage = ({data}) => {
  isAsked = true;
  try {
    postMessage({id: data.id, answer: answers[data.kind](data)});
  } catch (error) {
    // After a trap the compiler's memory can't be trusted: the page starts another thread.
    postMessage({id: data.id, failure: String(error)});
  }
};
