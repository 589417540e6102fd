// Calls the hooks of the plugin for Vite as Vite does: names are resolved and loaded, then files change.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";

import { compile } from "gridgen";
import gridgen from "gridgen/vite";

const plugin = gridgen({ options: "gridgen.options" }), spec = path.resolve("src/album.grid"), watched = new Set();
const context = {
  resolve: async name => ({ id: path.resolve("src", name) }),
  addWatchFile: file => watched.add(file),
  warn: assert.fail,
  error: found => { throw Object.assign(new Error(found.message), found); },
};
assert.equal(plugin.enforce, "pre");
const ids = [];
for (const name of ["./album.grid", "./album.grid?css", "./album.grid?images"]) {
  const found = await plugin.resolveId.call(context, name, path.resolve("src/main.js"), {});
  // Vite resolves what a plugin doesn't.
  ids.push(found ?? path.resolve("src", name));
}
// Vite takes it for a style sheet by its name, and sends that to the page when it changes.
assert.match(ids[1], /\.(css|less|sass|scss|styl|stylus|pcss|postcss|sss)(?:$|\?)/);
const [code, sheet, images] = ids.map(id => plugin.load.call(context, id));
assert.match(code.code, /^export function layout\(request\)/m);
assert.match(sheet, /^\.album > :nth-child/m);
assert.match(images.code, /^export default \{/);
assert.equal(plugin.load.call(context, path.resolve("src/main.js")), null);
assert.equal(await plugin.resolveId.call(context, "./main.js", undefined, {}), null);
assert.deepEqual(watched, new Set([spec, path.resolve("gridgen.options")]));

// Types of a spec are those that the command writes.
assert(!fs.existsSync("src/album.d.grid.ts"));
gridgen({ types: true }).load.call(context, ids[0]);
assert.equal(fs.readFileSync("src/album.d.grid.ts", "utf8"), compile(fs.readFileSync(spec), { file: "album.grid", emit: "dts" }).files.dts);

const modules = ids.map(id => ({ id })), other = { id: path.resolve("src/main.js") }, inline = { id: null };
const server = { moduleGraph: { idToModuleMap: new Map([...modules, other, inline].map(module => [module.id, module])) } };
// The modules of a spec are those of its file, which Vite knows; those of an options file are all specs.
assert.equal(plugin.handleHotUpdate({ file: spec, modules, server }), undefined);
assert.deepEqual(plugin.handleHotUpdate({ file: path.resolve("gridgen.options"), modules: [], server }), modules);
console.log("the hooks that Vite calls give the code, the sheet and the list, and reload them");
