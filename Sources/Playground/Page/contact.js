// Small pictures of the layouts of several counts, each a button that chooses the count.
import {element} from "./element.js";
import {photosInWords} from "./messages.js";
import {withAddress} from "./photos.js";

/// Draws the layouts of some counts, of which one is chosen. A count without a layout gets an empty picture.
export function drawContact(place, counts, layouts, all, options) {
  while (place.children.length > counts.length) place.lastChild.remove();
  counts.forEach((count, index) => {
    let button = place.children[index];
    if (!button) {
      button = element("button", {onclick: () => options.onChoose(Number(button.dataset.count))}, element("span"), element("b"));
      place.append(button);
    }
    draw(button, count, layouts[index], all, options);
  });
}

function draw(button, count, layout, all, {chosen, isRTL, plain}) {
  button.dataset.count = count;
  button.lastChild.textContent = count;
  button.setAttribute("aria-pressed", count === chosen);
  button.setAttribute("aria-label", `${photosInWords(count)}${layout ? `: ${layout.rule}` : ", no layout"}`);
  button.title = layout?.rule ?? "no layout";
  const picture = button.firstChild;
  const [width, height] = layout?.size ?? [1, 1];
  picture.dataset.empty = !layout || !(width > 0 && height > 0) ? "true" : "false";
  picture.style.aspectRatio = `${width} / ${Math.min(height, width * 1.6) || 1}`;
  drawTiles(picture, layout, Math.min(height, width * 1.6), all, isRTL, plain);
}

/// Draws the tiles of a layout in a place as wide as the layout, of which such a height is seen. `plain` gives a photo without its number.
export function drawTiles(picture, layout, tall, all, isRTL, plain) {
  const tiles = layout?.tiles ?? [], [width] = layout?.size ?? [1];
  while (picture.children.length > tiles.length) picture.lastChild.remove();
  while (picture.children.length < tiles.length) picture.append(element("i"));
  tiles.forEach(([x, y, across, down], index) => {
    const {style} = picture.children[index], hasMore = layout.hidden > 0 && index === tiles.length - 1;
    const photo = hasMore ? plain(all[index]) : all[index];
    const left = isRTL ? width - x - across : x;
    style.left = `${100 * left / width}%`;
    style.top = `${100 * y / tall}%`;
    style.width = `${100 * across / width}%`;
    style.height = `${100 * down / tall}%`;
    style.backgroundColor = photo.color ?? "#888";
    withAddress(photo, address => { style.backgroundImage = `url("${address}")`; });
  });
  if (layout?.hidden && tiles.length) picture.lastChild.dataset.more = `+${layout.hidden}`;
  for (const tile of picture.children) if (!layout?.hidden || tile !== picture.lastChild) delete tile.dataset.more;
}
