// Types for imports of specs by a bundler: `/// <reference types="gridgen/client" />`. A spec may have fewer functions, or more,
// such as `attributes`: its own types are those that the plugin writes with `types: true`.

declare module "*.grid" {
  // The declarations of a grid
}

declare module "*.grid?css" {}

declare module "*.grid?images" {
  /** The widths of the files that a server stores, and `sizes` for each image. */
  const images: {
    readonly widths: readonly number[];
    readonly layouts: readonly {
      readonly from: number;
      readonly to: number | null;
      readonly step: number;
      readonly repeated: readonly [number, number];
      readonly pattern: string | null;
      readonly sizes: readonly string[];
    }[];
  };
  export default images;
}
