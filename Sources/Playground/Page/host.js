// What the page is built on when `gridgen play` serves it. In the page of one file, host-built.js takes the place of this.
import {PlainEditor} from "./plain-editor.js";
import {ServedCompiler} from "./served.js";

export {FollowedFile} from "./followed.js";
export const makeCompiler = () => new ServedCompiler();
export const makeEditor = (place, options) => new PlainEditor(place, options);
