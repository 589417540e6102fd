/** A line and a column, both from 1. Columns count the characters that people see. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A finding in a spec, as `gridgen lint --output-format json` prints it. */
export interface Diagnostic {
  /** The name of the finding, which never changes. */
  readonly code: string;
  readonly severity: "error" | "warning";
  /** One sentence, without a full stop. */
  readonly message: string;
  /** The path of the spec. */
  readonly path: string;
  readonly start: Position;
  /** The position after the last character. */
  readonly end: Position;
  /** A short label for the place itself. */
  readonly label: string | null;
  readonly related: readonly { readonly start: Position; readonly end: Position; readonly message: string }[];
  readonly notes: readonly string[];
  /** What to do about it. */
  readonly help: string | null;
  /** The edits that fix it, all together, if there is one right answer; an empty range is an insertion. */
  readonly fix: { readonly edits: readonly { readonly start: Position; readonly end: Position; readonly text: string }[] } | null;
}

/** What `--emit` may name. */
export type Output = "swift" | "ts" | "js" | "dts" | "kotlin" | "c" | "json" | "css" | "svg" | "html" | "images";

/** How a spec is read. */
export interface SpecOptions {
  /** The path of the spec, which messages name, and whose name is the grid's if the spec has none. By default `photos.grid`. */
  readonly file?: string;
  /** Options as on the command line, such as `["--prefix", "app-"]`. */
  readonly options?: readonly string[];
}

/** Options of `compile`. */
export interface CompileOptions<Kind extends Output> extends SpecOptions {
  /** The outputs. By default `js`. */
  readonly emit?: Kind | readonly Kind[];
}

/** What a spec makes. */
export interface Compiled<Kind extends Output> {
  /** The text of each output; none of them if the spec has an error. */
  readonly files: { readonly [kind in Kind]?: string };
  readonly diagnostics: readonly Diagnostic[];
}

/** What is wrong with options. */
export class CommandError extends Error {}

/** Compiles a spec, in UTF-8 or a string, and writes no files. Throws a `CommandError` for options that gridgen doesn't know. */
export function compile<Kind extends Output = "js">(text: string | Uint8Array, options?: CompileOptions<Kind>): Compiled<Kind>;

/** The findings of `gridgen lint`. Throws as `compile` does. */
export function lint(text: string | Uint8Array, options?: SpecOptions): readonly Diagnostic[];

/** A spec in its canonical form; null if it has syntax errors. */
export function format(text: string | Uint8Array): string | null;
