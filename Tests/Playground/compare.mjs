// Runs the playground's WebAssembly in node: for each spec that standard input names, one a line, prints a line of JSON with
// what the page would get.
//
//     node Tests/Playground/compare.mjs core.wasm < paths
import {readFileSync} from "node:fs";
import {basename} from "node:path";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let core;

function start() { core = new WebAssembly.Instance(module, {}).exports; }

function give(...parts) {
  const address = core.reserve(parts.reduce((sum, part) => sum + part.length, 0));
  const bytes = new Uint8Array(core.memory.buffer);
  let place = address;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
}

const text = address => new TextDecoder().decode(new Uint8Array(core.memory.buffer, address, core.answerLength()));

start();
const names = JSON.parse(text(core.outputNames())).map(({name}) => name);
for (const path of readFileSync(0, "utf8").split("\n").filter(line => line)) {
  const spec = readFileSync(path), name = new TextEncoder().encode(basename(path));
  const found = {path};
  try {
    give(name, spec);
    found.summary = JSON.parse(text(core.compileSpec(name.length, spec.length)));
    found.findings = JSON.parse(text(core.lintFindings()));
    found.outputs = {};
    if (found.summary) {
      names.forEach((each, index) => {
        const output = text(core.outputText(index));
        found.outputs[each] = output || JSON.parse(text(core.outputLacks()));
      });
    }
    give(spec);
    found.formatted = text(core.canonicalText(spec.length));
    // As the editor counts: the line and the column in characters, from the offset in UTF-16.
    found.places = places(new TextDecoder("utf-8", {ignoreBOM: true}).decode(spec), found.findings);
  } catch (error) {
    found.trap = String(error);
    start();
  }
  console.log(JSON.stringify(found));
}

function places(spec, findings) {
  const segments = new Intl.Segmenter("en", {granularity: "grapheme"});
  const position = offset => {
    const lineStart = spec.slice(0, offset).lastIndexOf("\n") + 1;
    const before = spec.slice(lineStart, offset).replace(lineStart === 0 ? /^\ufeff/ : /(?!)/, "");
    return {line: spec.slice(0, lineStart).split("\n").length, column: [...segments.segment(before)].length + 1};
  };
  const range = ({start, end}) => ({start: position(start), end: position(end)});
  return findings.map(finding => ({
    ...range(finding), related: finding.related.map(range), fix: finding.fix.map(range),
  }));
}
