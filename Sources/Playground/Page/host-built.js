// What the page of one file is built on: the compiler as WebAssembly, the editor CodeMirror, and no files.
import {Compiler} from "./compiler.js";
import {Editor} from "./editor.js";

export const FollowedFile = null;
export const makeCompiler = () => new Compiler(document.getElementById("core").textContent, document.getElementById("worker").textContent);
export const makeEditor = (place, options) => new Editor(place, options);
