// The loader for webpack: code, or by the query of the import the style sheet, for the loaders before it, or the list of images.
import { frame, load, parsed, settings } from "./specs.js";

export default function gridgen() {
  const own = settings(this.getOptions());
  if (own.optionsFile) this.addDependency(own.optionsFile);
  const spec = parsed(this.resourcePath + this.resourceQuery);
  if (!spec) throw new Error(`${this.resourceQuery} of a spec: there are ?css and ?images`);
  const { code, errors, warnings } = load(spec, own);
  for (const each of warnings) this.emitWarning(problem(each));
  if (errors.length > 0) throw problem(errors[0]);
  return code;
}

/** A finding as an error with a place, and without the loader's own stack. */
function problem(finding) {
  const { file, line, column, text } = finding;
  const error = new Error(`${file}:${line}:${column + 1}: ${text}\n${frame(finding)}`);
  return Object.assign(error, { name: "GridgenError", stack: "", hideStack: true });
}
