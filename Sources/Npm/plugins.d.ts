/** Options of the plugins. */
export interface PluginOptions {
  /** The path of an options file, as `--options` takes it. The specs are compiled again when it changes. */
  readonly options?: string;
  /**
   * Whether the types of `a.grid` are written beside it, as `a.d.grid.ts`, which TypeScript takes with `allowArbitraryExtensions`. By
   * default not: `gridgen/client` has types for all specs.
   */
  readonly types?: boolean;
}

/** The plugin; its type is that of the bundler's plugins. */
export default function gridgen(options?: PluginOptions): any;
