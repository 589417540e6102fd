// The layout follows the cursor in the spec.
import {countsWithLayout, setCount} from "./counts.js";
import {wishWidth} from "./sizes.js";
import {$, compiler, heightOf, parts, photos, request, shown, state, wished} from "./state.js";

/// Follows the cursor to the rule on its line, which begins at `start`: to its count, to photos of its shapes and, if another rule
/// holds at this width, to the nearest width at which it does.
export async function followCursor(line, start) {
  const match = /^\s*(\d{1,3})\s*(?:\[([^\]]*)|\.\.|:(?!\d))/.exec(line), count = Number(match?.[1]);
  wished.ruleCount = null;
  if (!(count >= 1 && count <= 60)) return;
  const shapes = match[2] ?? "";
  if (!photos.fit(shapes) || count !== state.count) {
    wished.ruleCount = count;
    const isThere = shown.summary && (await countsWithLayout([count]).catch(() => [])).length;
    if (wished.ruleCount !== count) return;
    // The last good spec may lack a rule that is being typed. Then the next good one decides.
    if (!isThere) return;
    photos.shapes = shapes;
    setCount(count);
  }
  const {spec, summary} = shown;
  if (spec !== parts.editor.text || !summary?.widthLimits.length) return;
  const width = await nearestWidth(rule => rule >= start && rule <= start + line.length);
  if (width && width !== state.width && count === state.count && spec === parts.editor.text) wishWidth(width);
}

/// The width nearest to that of the container at which the rule begins at a place that `isMeant` takes.
async function nearestWidth(isMeant) {
  const {min, max} = $("width"), far = width => Math.abs(width - state.width);
  const widths = shown.summary.widthLimits.flatMap(limit => [Math.ceil(limit), Math.ceil(limit) - 1])
    .filter(width => width >= min && width <= max).concat(state.width).sort((one, other) => far(one) - far(other)).slice(0, 60);
  const requests = widths.map(width => request({width, height: heightOf(width)}));
  const {layouts} = await compiler.ask("contact", {requests}).catch(() => ({layouts: []}));
  return widths[layouts.findIndex(layout => layout && isMeant(layout.ruleStart))];
}
