// The spec in the page's address, so that a link shares it.

const toBase64 = text => btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(""))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function fromBase64(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", {fatal: true}).decode(Uint8Array.from(binary, character => character.charCodeAt(0)));
}

/// The spec of an address's fragment as `{name, text}`, with `view`, what is shown of it; null if there is none or it is damaged. The
/// text of one of the files that the page edits isn't there.
export function specOfFragment(fragment, files) {
  const match = /^#([^:]{1,2000}):([\w-]*)(?::(\d{1,3}),(\d{1,4}),([a-z]+))?$/.exec(fragment);
  if (!match) return null;
  const [, name, text, count, width, tab] = match;
  try {
    const found = {name: decodeURIComponent(name), text: fromBase64(text), view: count && {count: Number(count), width: Number(width), tab}};
    if (files?.includes(found.name) && !text) found.text = null;
    return found;
  } catch {
    return null;
  }
}

/// The fragment that gives a spec back, with what is shown of it.
export function fragmentOf(text, {name, count, width, tab}) {
  return `#${encodeURIComponent(name)}:${toBase64(text)}:${count},${width},${tab}`;
}
