import {element} from "./element.js";
import {highlighted, quoted} from "./language.js";

/// Shows the page of the documentation, which has only paragraphs and specs: each spec can be tried.
export function fillCheatSheet(place, source, onTry) {
  // What is bold or a link there is plain text here.
  const text = source.replaceAll(/\[([^\]]*)\]\([\w/.]+\.md\)|\*\*([^*]+)\*\*/g, "$1$2");
  const forms = element("div", {"data-forms": true, tabindex: 0, role: "group", "aria-labelledby": "forms-title"});
  place.append(forms);
  text.split(/^```(?:grid)?\n/m).forEach((part, index) => {
    if (index % 2) {
      forms.append(element("div", {}, highlighted(part.trimEnd()), element("button", {onclick: () => onTry(part)}, "Try it")));
    } else {
      forms.append(...part.split(/\n{2,}/).filter(text => text.trim()).map(text => element("p", {}, ...quoted(text))));
    }
  });
}
