// The compiler in memory: texts in, texts and findings out. The program is compiled once.
import fs from "node:fs";
import process from "node:process";

import { run, slashed } from "./host.js";
import { filesInMemory } from "./memory.js";

/** What is wrong with a command, such as an option that doesn't exist. */
export class CommandError extends Error {}

let program;

/** Runs a command on a text; returns its exit code and what it wrote. */
function call(words, text, paths = []) {
  if (typeof text !== "string" && !(text instanceof Uint8Array)) throw new TypeError("a spec is a string or a Uint8Array");
  program ??= new WebAssembly.Module(fs.readFileSync(new URL("gridgen.wasm", import.meta.url)));
  const files = filesInMemory(text, paths);
  const args = ["gridgen", ...words, "--color", "never"];
  const code = run(program, { args, env: { GRIDGEN_CWD: slashed(process.cwd()) }, files });
  return { code, files };
}

/** The findings that a command wrote as JSON; what is wrong with the command itself is thrown. */
function findings(files) {
  const text = files.written();
  if (text === "") throw new CommandError(files.complaint().replace(/^gridgen: error: /, "").replace(/\nusage: [^]*/, "").trimEnd());
  return JSON.parse(text).diagnostics;
}

const named = file => ["-", "--stdin-filename", slashed(file)];

/** Where an output goes that stays in memory. */
const place = kind => `/gridgen in memory: ${kind}`;

export function compile(text, { file = "photos.grid", emit = ["js"], options = [] } = {}) {
  const kinds = [emit].flat();
  const words = kinds.flatMap(kind => ["--emit", `${kind}=${place(kind)}`]);
  const { files } = call(["build", ...named(file), ...words, "--output-format", "json", ...options.map(slashed)], text, kinds.map(place));
  const diagnostics = findings(files), written = {};
  for (const kind of kinds) {
    const output = files.written(place(kind));
    if (output !== "") written[kind] = output;
  }
  return { files: written, diagnostics };
}

export function lint(text, { file = "photos.grid", options = [] } = {}) {
  return findings(call(["lint", ...named(file), "--output-format", "json", ...options.map(slashed)], text).files);
}

export function format(text) {
  const { code, files } = call(["fmt", "-"], text);
  return code === 0 ? files.written() : null;
}
