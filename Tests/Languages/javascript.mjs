// Compares what gridgen writes as JavaScript and as declarations with what the compiler of TypeScript makes of the same modules:
// `javascript.mjs TYPESCRIPT FOLDER…`, each with x.ts, x.js and x.d.ts. The printer of the compiler prints both in one form.
import { createRequire } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ts = createRequire(import.meta.url)(process.argv[2]);
const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, strict: true, declaration: true, moduleResolution: ts.ModuleResolutionKind.NodeJs };
const printer = ts.createPrinter({ removeComments: false });

/** A module in the compiler's form. */
const printed = (name, text) => printer.printFile(ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true));

/** What the compiler makes of modules: texts by path. */
function compiled(files) {
  const texts = new Map(), program = ts.createProgram(files, options);
  for (const { messageText, file } of ts.getPreEmitDiagnostics(program)) {
    throw new Error(`${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  }
  program.emit(undefined, (path, text) => texts.set(path, text));
  return texts;
}

/**
 * A module without what differs between versions of the compiler, and without comments that it drops in some places: those that don't
 * document a declaration, and those of the module.
 */
function plain(text) {
  const lines = text.replace(/\/\*\*(?:(?!\*\/)[^])*@(?:packageDocumentation|module)\s*\*\//, "")
    .replace(/\bdeclare (?=type|interface)/g, "").split("\n");
  return lines.filter(line => !/^\s*(?:\/\/.*|\/\* eslint.*)?$/.test(line)).join("\n");
}

function differs(path, expected, found) {
  if (expected === found) return false;
  const lines = expected.split("\n"), others = found.split("\n");
  const at = lines.findIndex((line, index) => line !== others[index]), place = at < 0 ? lines.length : at;
  console.log(`${path}: differs from line ${place + 1} on\n  tsc:     ${lines[place]}\n  gridgen: ${others[place]}`);
  return true;
}

let failures = 0, count = 0;
for (const folder of process.argv.slice(3)) {
  const modules = readdirSync(folder).filter(name => /(?<!\.d)\.ts$/.test(name)).map(name => resolve(folder, name));
  const texts = compiled(modules);
  for (const module of modules) {
    const script = module.replace(/\.ts$/, ".js"), declarations = module.replace(/\.ts$/, ".d.ts");
    for (const path of [script, declarations]) {
      failures += differs(path, plain(printed(path, texts.get(path))), plain(printed(path, readFileSync(path, "utf8"))));
    }
    count++;
  }
}
console.log(`${count} modules compared with tsc ${ts.version}: ${failures} files differ`);
process.exitCode = failures === 0 && count > 0 ? 0 : 1;
