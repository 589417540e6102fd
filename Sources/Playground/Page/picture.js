// Pictures that leave the page: the layout, or the sheet of all counts, as PNG.
import {stage} from "./layout-pane.js";
import {withAddress} from "./photos.js";
import {saveAs} from "./save.js";
import {$, compiler, shown, state} from "./state.js";

/// The pixels for each point.
const density = 2;
/// Browsers make no canvas with more pixels than that.
const mostPixels = 64_000_000;

const nameOf = suffix => `${state.name.replace(/\.grid$/, "")}-${suffix}.png`;

/// An image that can be drawn.
async function loaded(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/// A canvas for a size in points, with what draws on it in points.
function canvasOf(width, height) {
  const canvas = document.createElement("canvas");
  const scale = Math.min(density, Math.sqrt(mostPixels / Math.max(width * height, 1)));
  [canvas.width, canvas.height] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  return {canvas, context};
}

const save = (canvas, name) => new Promise(resolve => canvas.toBlob(blob => {
  if (blob) saveAs(name, blob);
  resolve();
}));

/// Draws a photo as its tile shows it: it covers the tile, and its middle is seen.
function cover(context, image, [x, y, width, height]) {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const across = width / scale, down = height / scale;
  context.drawImage(image, (image.naturalWidth - across) / 2, (image.naturalHeight - down) / 2, across, down, x, y, width, height);
}

function label(context, text, [x, y, width, height], size, color) {
  context.fillStyle = color;
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x + width / 2, y + height / 2);
}

async function saveLayout() {
  const {layout} = shown;
  if (!layout) return;
  const {canvas, context} = canvasOf(...layout.size), last = layout.tiles.length - 1;
  for (const [index, frame] of stage.frames.entries()) {
    if (!(frame[2] > 0 && frame[3] > 0)) continue;
    if (index === last && layout.last === "add") {
      context.strokeStyle = "#868e99";
      context.setLineDash([6, 4]);
      context.strokeRect(frame[0] + 1, frame[1] + 1, frame[2] - 2, frame[3] - 2);
      label(context, "+", frame, 28, "#565e69");
      continue;
    }
    const address = await new Promise(resolve => withAddress(stage.photo(index), resolve));
    cover(context, await loaded(address), frame);
    if (index === last && layout.hidden > 0) {
      context.fillStyle = "#00000073";
      context.fillRect(...frame);
      label(context, `+${layout.hidden}`, frame, 24, "#ffffff");
    }
  }
  await save(canvas, nameOf(`${state.count}-${state.width}`));
}

async function saveSheet() {
  const {text} = await compiler.ask("output", {name: "svg"});
  const address = URL.createObjectURL(new Blob([text], {type: "image/svg+xml"})), image = await loaded(address);
  const {canvas, context} = canvasOf(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0, image.naturalWidth, image.naturalHeight);
  URL.revokeObjectURL(address);
  await save(canvas, nameOf("all"));
}

for (const [id, draw] of [["save-layout", saveLayout], ["save-sheet", saveSheet]]) {
  $(id).addEventListener("click", () => draw().catch(() => {}));
}
