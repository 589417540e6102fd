// Shows seven tiles by the style sheet, and writes where they are, and where the functions say that they are.
import * as album from "./album.grid";
import "./album.grid?css";
import images from "./album.grid?images";

const box = document.createElement("div");
box.className = "album";
box.style.width = "402px";
for (let index = 0; index < 7; index++) box.append(document.createElement("div"));
document.body.append(box);
const { x, y } = box.getBoundingClientRect();
const shown = [...box.children].map(tile => tile.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left - x, top - y, width, height]);
const computed = album.frames({ count: 7, width: 402 }).map(({ x, y, width, height }) => [x, y, width, height]);
document.getElementById("output").textContent = JSON.stringify({ shown, computed, widths: images.widths });
