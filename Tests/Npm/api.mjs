// Calls the package's functions in a project that has it.
import assert from "node:assert";
import fs from "node:fs";

import { compile, format, lint } from "gridgen";

const right = "gap 4\n4: 2, 2\n5: 2, 3\n", files = () => fs.readdirSync(".").concat(fs.readdirSync("src")).sort().join();
const before = files();
const { files: { js, css, dts }, diagnostics } = compile(right, { file: "src/trip.grid", emit: ["js", "css", "dts"] });
assert.match(js, /^export function layout\(request\) \{/m);
assert.match(dts, /^export declare function layout\(request: /m);
assert.match(css, /^\.trip > /m);
assert.deepEqual(diagnostics, []);
assert.deepEqual(compile(Buffer.from(right)).files.js, compile(right, { emit: "js" }).files.js);
assert.match(compile(right, { file: "trip.grid", emit: "css", options: ["--prefix", "app-"] }).files.css, /^\.app-trip > /m);
// A class isn't that of the options before.
assert.match(compile(right, { file: "trip.grid", emit: "css" }).files.css, /^\.trip > /m);

const wrong = compile("4: 2, 2\n6: 5, 5\n", { file: "src/trip.grid", emit: ["js", "css"] });
assert.deepEqual(wrong.files, {});
const [{ code, path, start, severity }] = wrong.diagnostics;
assert.deepEqual({ code, path, severity, ...start }, { code: "row-sum", path: "src/trip.grid", severity: "error", line: 2, column: 4 });
// What an output can't express is found with it.
assert.equal(compile("tile photo\n1..: rows near 200\n", { emit: "css" }).diagnostics[0].code, "unsupported-output");
assert.equal(compile("tile photo\n1..: rows near 200\n", { emit: "js" }).diagnostics.length, 0);
assert.throws(() => compile(right, { emit: "jss" }), /unknown output `jss`/);
assert.throws(() => compile(right, { options: ["--prefx", "a"] }), /unknown option `--prefx`/);
assert.deepEqual(compile(new Uint8Array([0xff])).diagnostics.map(each => each.severity), ["error"]);

assert.equal(lint("4: 2, 2\n4: 3, 1\n", { file: "a.grid" })[0].severity, "error");
assert.deepEqual(lint(right), []);
assert.equal(format("4:2,2\n"), "4: 2, 2\n");
assert.equal(format("4: 2 2 |\n"), null);
// Each call is a new run of the program, with memory of its own.
for (let index = 0; index < 200; index++) compile(right);
assert.equal(files(), before);
console.log("the functions compile, lint and format in memory");
