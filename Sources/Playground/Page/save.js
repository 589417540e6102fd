// Texts that leave the page: copied, or saved as a file.
import {element} from "./element.js";
import {announce} from "./verdict.js";

/// Copies a text; the button says whether that was possible.
export async function copy(text, button) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = element("textarea", {"aria-hidden": "true"});
    area.value = text;
    document.body.append(area);
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
    button.focus();
  }
  button.dataset.label ??= button.textContent;
  button.textContent = isCopied ? "Copied" : "Not copied";
  announce(button.textContent);
  setTimeout(() => { button.textContent = button.dataset.label; }, 1200);
}

/// Saves a text, or a picture as a blob, as a file.
export function saveAs(name, content) {
  const blob = content instanceof Blob ? content : new Blob([content], {type: "text/plain"});
  const address = URL.createObjectURL(blob);
  element("a", {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
