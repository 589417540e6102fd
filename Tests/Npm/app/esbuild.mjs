import { build, context } from "esbuild";
import gridgen from "gridgen/esbuild";

const built = { name: "built", setup: build => build.onEnd(() => console.log("built")) };
const options = {
  entryPoints: ["src/main.js"], bundle: true, outdir: "out", plugins: [gridgen({ options: "gridgen.options" }), built], logLevel: "info",
};
if (process.argv[2] === "watch") await (await context(options)).watch();
else await build(options).catch(() => process.exitCode = 1);
