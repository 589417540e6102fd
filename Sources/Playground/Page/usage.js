// How an app calls the generated code, and where in the code a rule is.

/// What an app writes, in each language. `size` lists the lengths of the container, `ratios` says whether the layout needs those of
/// the photos.
const calls = {
  swift: ({name, count, size, ratios}) => `${ratios ? "let ratios: [Double] = photos.map { $0.width / $0.height }\n" : ""}\
let layout = ${name}.layout(count: ${count}, ${size.map(([side, length]) => `${side}: ${length}`).join(", ")}${ratios ? ", ratios: ratios" : ""})
layout?.size.height   // known before any view exists
layout?[0]            // the frame of the first photo: x, y, width, height`,
  ts: ({file, count, size, ratios}) => `import { layout } from "./${file}.js";
const found = layout({ count: ${count}, ${size.map(([side, length]) => `${side}: ${length}`).join(", ")}\
${ratios ? ", ratios: photos.map(photo => photo.width / photo.height)" : ""} });
found?.size.height   // known before any element exists
found?.frame(0)      // the frame of the first photo: x, y, width, height`,
  kotlin: ({name, count, size, ratios}) => `${ratios ? "val ratios = DoubleArray(photos.size) { photos[it].width / photos[it].height }\n" : ""}\
val layout = ${name}.layout(${count}, ${name}.Container(${size.map(([side, length]) => `${side} = ${length}.0`).join(", ")})${ratios ? ", ratios" : ""})
layout?.size?.height   // known before any view exists
layout?.frame(0)       // the frame of the first photo: x, y, width, height`,
  c: ({file, name, prefix, count, size, ratios, keepsRatios}) => `#include "${file}.h"
${name}Request request = ${prefix}_request(${count}, ${size.map(([, length]) => length).join(", ")});
${ratios ? `double ratios[${count}];  // width / height of each photo\nrequest.ratios = ratios, request.ratio_count = ${count};\n` : ""}\
${keepsRatios ? `${name}Frame frames[${count}];\nrequest.frames = frames, request.capacity = ${count};\n` : ""}\
${name}Layout layout;
if (${prefix}_layout(&request, &layout)) ${prefix}_frame(&layout, 0);  // the first photo's; layout.size is the container's`,
  css: ({file, className, keepsRatios, hasPatterns, hasTrees}) => `<link rel="stylesheet" href="${file}.css">
<div class="${className}"${hasPatterns ? ' data-shapes="tws"' : ""}${hasTrees ? ' style="--r1: 1.5; --r2: 0.75"' : ""}>
  <img src="1.jpg" alt=""${keepsRatios ? ' style="--r: 1.5"' : ""}> …
</div>`,
};

/// What calls the code of an output; empty for an output that nobody calls. `about` is the summary of the spec, with the file name,
/// the count and the container's size.
export function usageOf(output, about) {
  const {width, height, needsHeight, keepsRatios, hasPatterns} = about;
  const size = [["width", width], ...(needsHeight ? [["height", height]] : [])];
  // JavaScript and its declarations are called as TypeScript is.
  return calls[{js: "ts", dts: "ts"}[output] ?? output]?.({...about, size, ratios: keepsRatios || hasPatterns}) ?? "";
}

/// The number of the line with the code of a rule, as the rule is written and for a count; -1 if there is none.
export function lineOfRule(code, output, rule, count) {
  const lines = code.split("\n");
  const written = ({swift: `// ${rule}`, ts: `// ${rule}`, js: `// ${rule}`, kotlin: `// ${rule}`, c: `// ${rule}`, css: `/* ${rule} */`})[output];
  const found = lines.findIndex(line => line.trimEnd().endsWith(written ?? "\n"));
  if (found >= 0) return found;
  const pattern = {
    swift: `^\\s*case ${count}[:.,]`, ts: `^\\s*case ${count}:`, js: `^\\s*case ${count}:`, c: `^\\s*case ${count}:`, kotlin: `^\\s*${count} ->`, json: `"count": ${count},`,
    css: `nth-last-child\\(${count}\\)`,
  }[output];
  return pattern ? lines.findIndex(line => new RegExp(pattern).test(line)) : -1;
}
