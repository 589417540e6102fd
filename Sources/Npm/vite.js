// The plugin for Vite, which takes modules whose names end in .css for style sheets, and replaces those in the page.
import path from "node:path";

import { loaded, resolved, scriptModule } from "./rollup.js";
import { parsed, settings } from "./specs.js";

/** What the name of a style sheet ends with, after a spec's. */
const sheet = "?grid.css";

/** A spec by the name of a module in Vite, which may have more in its query. */
function specOf(id) {
  if (id.endsWith(`.grid${sheet}`)) return { file: id.slice(0, -sheet.length), kind: "css" };
  return parsed(id);
}

export default function gridgen(options) {
  const own = settings(options);
  return {
    name: "gridgen",
    // Before those of Vite, which take other files for assets.
    enforce: "pre",
    resolveId(...words) {
      return resolved(this, kind => kind === "css" ? sheet : `?${kind}`, ...words);
    },
    load(id) {
      const spec = specOf(id);
      if (!spec) return null;
      const code = loaded(this, spec, own);
      return spec.kind === "css" ? code : scriptModule(code);
    },
    /** A change of a spec reaches its modules by their files; one of the options reaches all. */
    handleHotUpdate({ file, modules, server }) {
      if (path.resolve(file) !== own.optionsFile) return undefined;
      const all = [...server.moduleGraph.idToModuleMap.values()];
      return [...new Set([...modules, ...all.filter(({ id }) => id && specOf(id))])];
    },
  };
}
