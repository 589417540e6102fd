const path = require("path");
const webpack = require("webpack");

const use = { loader: "gridgen/webpack", options: { options: "gridgen.options" } };
const compiler = webpack({
  mode: "production", context: __dirname, entry: { main: "./src/main.js" }, output: { path: path.resolve("out") },
  module: { rules: [{ test: /\.grid$/, oneOf: [{ resourceQuery: /^\?css$/, use: ["./sheet.cjs", use] }, { use }] }] },
  // Debian has what makes it small elsewhere.
  optimization: { minimize: false },
});
const done = (error, stats) => {
  if (error ?? stats.hasErrors()) console.log(error ?? stats.toString({ all: false, errors: true }));
  console.log("built");
  if (process.argv[2] !== "watch") process.exitCode = error ?? stats.hasErrors() ? 1 : 0;
};
if (process.argv[2] === "watch") compiler.watch({ aggregateTimeout: 50 }, done);
else compiler.run(done);
