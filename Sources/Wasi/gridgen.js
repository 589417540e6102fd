#!/usr/bin/env node
// The command line of gridgen.wasm, which is beside this file.
import fs from "node:fs";
import process from "node:process";
import tty from "node:tty";

import { run, slashed } from "./host.js";

const module = new WebAssembly.Module(fs.readFileSync(new URL("gridgen.wasm", import.meta.url)));
const env = { ...process.env, GRIDGEN_CWD: slashed(process.cwd()) };
// WASI doesn't tell the width of a terminal.
if (tty.isatty(1)) env.COLUMNS ??= String(process.stdout.columns);
process.exitCode = run(module, { args: ["gridgen", ...process.argv.slice(2).map(slashed)], env });
