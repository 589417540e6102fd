// The plugin for Rollup. Style sheets become files beside the bundle.
import path from "node:path";

import { frame, load, parsed, settings } from "./specs.js";

export default function gridgen(options) {
  const own = settings(options);
  return {
    name: "gridgen",
    resolveId(...words) {
      return resolved(this, kind => `?${kind}`, ...words);
    },
    load(id) {
      const spec = parsed(id);
      if (!spec) return null;
      const code = loaded(this, spec, own);
      if (spec.kind !== "css") return scriptModule(code);
      this.emitFile({ type: "asset", name: path.basename(spec.file, ".grid") + ".css", source: code });
      return { code: "export {};\n", map: { mappings: "" }, moduleSideEffects: "no-treeshake" };
    },
  };
}

/** The name of the module of an import: the spec's, and what its kind ends it with; null for other imports and for code. */
export async function resolved(context, ending, source, importer, more) {
  const spec = parsed(source);
  if (!spec || spec.kind === "js") return null;
  const found = await context.resolve(spec.file, importer, { ...more, skipSelf: true });
  return found && found.id + ending(spec.kind);
}

/** A module that a bundle leaves out unless it is used. */
export const scriptModule = code => ({ code, map: { mappings: "" }, moduleSideEffects: false });

/** What an import of a spec gives, with findings as those of Rollup; an error ends the bundle. */
export function loaded(context, spec, own) {
  // Before anything fails, so that a change of either file is a new try.
  context.addWatchFile(spec.file);
  if (own.optionsFile) context.addWatchFile(own.optionsFile);
  const { code, errors, warnings } = load(spec, own);
  for (const each of warnings) context.warn(logged(each));
  if (errors.length > 0) context.error(logged(errors[0]));
  return code;
}

function logged(finding) {
  const { text, code, file, line, column } = finding;
  return { message: text, pluginCode: code, id: file, loc: { file, line, column }, frame: frame(finding) };
}
