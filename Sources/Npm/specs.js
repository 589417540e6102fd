// What an import of a spec means, for all bundlers: `./a.grid` is its code, `./a.grid?css` its style sheet, and `./a.grid?images`
// its list of images.
import fs from "node:fs";
import path from "node:path";

import { slashed } from "./host.js";
import { CommandError, compile } from "./index.js";

/** An import of a spec: its path, and what is asked of it. */
const pattern = /^(?<file>.*\.grid)(?:\?(?<kind>css|images))?$/;

/** The path of a spec and the kind of what is imported of it; null for other imports. */
export function parsed(name) {
  const found = pattern.exec(name)?.groups;
  return found ? { file: found.file, kind: found.kind ?? "js" } : null;
}

/** The options of a plugin, with the path of the options file as the system has it. */
export function settings({ options, types = false } = {}) {
  return { optionsFile: options === undefined ? null : path.resolve(options), types };
}

/** What an import of a spec gives, and what is wrong with the spec. */
export function load({ file, kind }, { optionsFile, types }) {
  const emit = kind === "js" && types ? ["js", "dts"] : [kind];
  const text = fs.readFileSync(file);
  let compiled;
  try {
    compiled = compile(text, { file, emit, options: optionsFile ? ["--options", slashed(optionsFile)] : [] });
  } catch (error) {
    if (!optionsFile || !(error instanceof CommandError)) throw error;
    return { errors: [inOptions(error.message, optionsFile)], warnings: [] };
  }
  const { files, diagnostics } = compiled;
  if (files.dts !== undefined) writeTypes(file, files.dts);
  const lines = text.toString().split("\n"), found = diagnostics.map(each => located(each, lines, file));
  const ofKind = severity => found.filter(each => each.severity === severity);
  const code = kind === "images" ? `export default ${files.images?.trimEnd()};\n` : files[kind];
  return { code, errors: ofKind("error"), warnings: ofKind("warning") };
}

/** What is wrong with an options file: the compiler says `FILE:LINE: error: TEXT`, or that there is no such file. */
function inOptions(message, file) {
  const [, line = "1", text] = /^(?:[^\n]*:(\d+): error: )?([^]*)/.exec(message);
  const lineText = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(/\r?\n/)[line - 1] ?? "" : "";
  return { code: "options", severity: "error", text, help: null, file, line: Number(line), column: 0, length: lineText.length || 1, lineText };
}

/** Writes the types of a spec to where the compiler of TypeScript looks for them, unless they are there. */
function writeTypes(file, text) {
  const target = file.replace(/\.grid$/, ".d.grid.ts");
  const old = fs.existsSync(target) ? fs.readFileSync(target, "utf8") : null;
  if (old !== text) fs.writeFileSync(target, text);
}

const characters = new Intl.Segmenter();

/** A finding with its line, and with columns from 0 that count units of strings, as bundlers have it. */
function located({ code, severity, message, label, help, start, end }, lines, file) {
  const lineText = (lines[start.line - 1] ?? "").replace(/\r$/, "");
  const starts = [...characters.segment(lineText)].map(each => each.index);
  const offset = column => starts[column - 1] ?? lineText.length;
  const column = offset(start.column), last = end.line === start.line ? offset(end.column) : lineText.length;
  const text = `${message}${label ? `: ${label}` : ""} [${code}]`;
  return { code, severity, text, help, file, line: start.line, column, length: Math.max(last - column, 1), lineText };
}

/** The line of a finding, and below it what it is about. */
export function frame({ line, column, length, lineText, help }) {
  const margin = `${line} | `;
  return `${margin}${lineText}\n${" ".repeat(margin.length + column)}${"^".repeat(length)}${help ? `\nhelp: ${help}` : ""}`;
}
