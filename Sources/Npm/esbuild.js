// The plugin for esbuild.
import { Buffer } from "node:buffer";
import path from "node:path";

import { load, parsed, settings } from "./specs.js";

export default function gridgen(options) {
  const own = settings(options);
  const watchFiles = file => own.optionsFile ? [file, own.optionsFile] : [file];
  return {
    name: "gridgen",
    setup(build) {
      // Names with a query: the spec is found as without it.
      build.onResolve({ filter: /\.grid\?(css|images)$/ }, async ({ path: name, resolveDir, kind, importer }) => {
        const spec = parsed(name), found = await build.resolve(spec.file, { resolveDir, kind, importer });
        return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: `grid-${spec.kind}` };
      });
      // What is wrong with a spec is said once, not for each kind of import.
      const said = new Set();
      build.onStart(() => said.clear());
      const isNew = ({ text, file, line }) => said.size < said.add(`${file}:${line}: ${text}`).size;
      const loading = kind => ({ path: file }) => {
        const { code, errors, warnings } = load({ file, kind }, own);
        const loader = errors.length > 0 ? "empty" : kind === "css" ? "css" : "js";
        return {
          contents: code ?? "", loader, resolveDir: path.dirname(file), watchFiles: watchFiles(file),
          errors: errors.filter(isNew).map(message), warnings: warnings.filter(isNew).map(message),
        };
      };
      build.onLoad({ filter: /\.grid$/, namespace: "file" }, loading("js"));
      for (const kind of ["css", "images"]) build.onLoad({ filter: /./, namespace: `grid-${kind}` }, loading(kind));
    },
  };
}

/** A finding as a message of esbuild, whose columns count bytes. */
function message({ text, help, file, line, column, length, lineText }) {
  const bytes = (start, end) => Buffer.byteLength(lineText.slice(start, end));
  return {
    text, location: { file, line, column: bytes(0, column), length: bytes(column, column + length), lineText },
    notes: help ? [{ text: `help: ${help}` }] : [],
  };
}
