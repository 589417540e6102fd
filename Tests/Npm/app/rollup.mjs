import gridgen from "gridgen/rollup";
import { rollup, watch } from "rollup";

const input = { input: "src/main.js", plugins: [gridgen({ options: "gridgen.options" })] };
const output = { dir: "out", format: "iife", assetFileNames: "main.css" };
/** An error as Rollup's command line prints it. */
const print = ({ message, loc, frame }) => console.log(`${loc.file}:${loc.line}:${loc.column + 1}: ${message}\n${frame}`);
if (process.argv[2] === "watch") {
  watch({ ...input, output }).on("event", ({ code, error, result }) => {
    if (error) print(error);
    if (code === "BUNDLE_END" || code === "ERROR") console.log("built");
    result?.close();
  });
} else {
  await rollup(input).then(bundle => bundle.write(output), error => {
    print(error);
    process.exitCode = 1;
  });
}
