internal import GridModel

extension HTMLPage {
    static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 0 auto; padding: 16px; max-width: 1600px; color: light-dark(#1f2328, #f0f6fc); background: light-dark(#ffffff, #0d1117); }
        h1 { margin: 0; font-size: 24px; }
        p { margin: 4px 0; max-width: 80ch; }
        #controls { display: flex; flex-wrap: wrap; gap: 4px 24px; position: sticky; top: 0; z-index: 1; padding: 8px 0; background: inherit; }
        label { display: flex; align-items: center; gap: 8px; }
        input[type="range"] { width: 220px; max-width: 40vw; accent-color: #2f81f7; }
        output { min-width: 3em; font-variant-numeric: tabular-nums; }
        #stage { display: flex; flex-wrap: wrap; gap: 16px 32px; padding-top: 8px; overflow-x: auto; }
        section { display: flex; flex-wrap: wrap; align-content: start; gap: 4px 16px; max-width: 100%; }
        h2 { width: 0; min-width: 100%; margin: 0; font-size: 15px; overflow-wrap: anywhere; }
        figure { flex: none; width: var(--width); margin: 0; }
        figcaption { font-size: 12px; color: light-dark(#59636e, #9198a1); }
        .fills { height: var(--height); }
        .laid-out > div, .drawn { background: repeating-linear-gradient(135deg, #8883 0 1px, #8881 1px 6px); }
        .drawn { position: relative; }
        .drawn div { position: absolute; overflow: clip; }
        .photo { background-size: 100% 100%; }
        .photo b { display: inline-block; margin: 4px; padding: 0 6px; border-radius: 9px; background: #17212b; color: #ffffff; font: 600 11px/17px system-ui, sans-serif; vertical-align: top; }
        .photo b[data-file]::after { content: " · " attr(data-file) "w"; }
        pre { max-height: 50vh; overflow: auto; }
        .more { display: grid; place-content: center; box-shadow: inset 0 0 0 100vmax #00000073; color: #ffffff; font-size: 1.5em; }
        [hidden], #controls[hidden] { display: none; }
        """

    /// A drawn strip scrolls, as the sheet does.
    static let styleOfStrips = ".drawn { max-width: 100%; overflow: auto hidden; }"

    /// The script that draws the layouts.
    ///
    /// - Parameters:
    ///   - bounds: whether some photos have a least height, and whether some have a greatest one.
    ///   - hasStrips: whether some layouts are strips.
    ///   - images: which files photos have; nil if that isn't known.
    static func script(bounds: (least: Bool, greatest: Bool), hasStrips: Bool, images: ImageSizes?) -> String
    {
        scriptHead + (bounds.greatest ? scriptForBoxes : "") + (bounds.least ? scriptForLeast : "")
            + (hasStrips ? scriptForStrips : "") + scriptTail
            + (images.map { "\n\n" + script(for: $0, crops: bounds.least) } ?? "")
    }

    private static func script(for images: ImageSizes, crops: Bool) -> String {
        // A photo covers its tile. Without ratios of photos, each has that of its tile, unless its height crops it.
        let declared = "photo.style.getPropertyValue(\"--r\") || "
        let ratio = images.photos.map { declared + $0.upper.decimal } ?? (crops ? declared + "0" : "0")
        let widths = images.widths.stored.map { "\($0)" }.joined(separator: ", ")
        return """
            // Says on each photo how wide its file has to be.
            const files = document.getElementById("files"), widths = [\(widths)];
            function nameFiles() {
                for (const badge of document.querySelectorAll(".laid-out .photo b")) {
                    const photo = badge.parentElement, {width, height} = photo.getBoundingClientRect();
                    // Sides are multiples of 1/64.
                    const needed = (Math.max(width, height * (\(ratio))) - 1 / 32) * devicePixelRatio;
                    if (files.checked) badge.dataset.file = widths.find(width => width >= needed) ?? widths.at(-1);
                    else delete badge.dataset.file;
                }
            }
            for (const control of [width, count, exact, files]) control.addEventListener("input", nameFiles);
            nameFiles();
            """
    }

    private static let scriptForBoxes = """
            // Photos that would be higher than their box are as high as the box.
            if (layout.inBox && length(layout.inBox.height) < length(layout.height)) return frames(layout.inBox, width, height);

        """

    private static let scriptForLeast = """
            // Photos that would be lower than their least height are as high as that.
            if (layout.grown && length(layout.grown.height) > length(layout.height)) return frames(layout.grown, width, height);

        """

    private static let scriptForStrips = """
            // Photos that are shorter than the container don't end it.
            if (layout.inStrip && length(layout.inStrip.width) > length(layout.width)) return frames(layout.inStrip, width, height);

        """

    private static let scriptHead = """
        const value = (form, width, height) =>
            form[0] * width + form[1] * height + form[2] * gap.x + form[3] * gap.y + form[4];

        // The size and the tiles: x, y, width, height, text.
        function frames(layout, width, height) {
            const length = form => value(form, width, height);

        """

    private static let scriptTail = """
            if (!layout.columns) return [length(layout.width), length(layout.height), layout.tiles.map(tile =>
                [length(tile.x), length(tile.y), length(tile.width), length(tile.height), tile.text])];
            const columnWidth = length(layout.columnWidth), ends = layout.columns.map(() => length(layout.top));
            const tiles = layout.ratios.map((ratio, place) => {
                if (layout.across?.includes(place)) {
                    const full = length(layout.full), y = Math.max(...ends);
                    ends.fill(y + full / ratio + gap.y);
                    return [length(layout.columns[0]), y, full, full / ratio, ""];
                }
                const column = ends.findIndex(end => end <= Math.min(...ends) + columnWidth * 1e-6), y = ends[column];
                ends[column] += columnWidth / ratio + gap.y;
                return [length(layout.columns[column]), y, columnWidth, columnWidth / ratio, ""];
            });
            return [width, Math.max(...ends) - gap.y + length(layout.bottom), tiles];
        }

        function draw(box) {
            const {width} = box.parentElement.getBoundingClientRect(), {height} = box.getBoundingClientRect();
            const layout = layouts[box.dataset.count].find(({from, below}) => width >= from && width < below);
            box.replaceChildren();
            if (!layout) return;
            const [across, down, tiles] = frames(layout, width, height);
            box.style.width = across + "px";
            if (!box.classList.contains("fills")) box.style.height = down + "px";
            tiles.forEach(([left, top, width, height, text], index) => {
                const part = document.createElement("div"), badge = document.createElement("b");
                part.className = text ? "photo more" : "photo";
                badge.textContent = index + 1;
                part.append(text || badge);
                for (const [side, length] of Object.entries({left, top, width, height})) part.style[side] = length + "px";
                box.append(part);
            });
        }

        const boxes = [...document.querySelectorAll(".drawn")], countOf = box => parseInt(box.dataset.count);
        const drawAll = () => boxes.filter(box => box.offsetParent).forEach(draw);
        const counts = [...new Set(boxes.map(countOf))];
        const [width, count, exact] = ["width", "count", "exact"].map(id => document.getElementById(id));

        // Shows what the sliders and the switch say.
        function update() {
            const chosen = counts[count.value - 1];
            width.nextElementSibling.textContent = width.value;
            count.nextElementSibling.textContent = chosen ?? "all";
            document.getElementById("stage").style.setProperty("--width", width.value + "px");
            for (const box of boxes) {
                box.closest("section").hidden = chosen && countOf(box) != chosen;
                box.closest("figure").hidden = !exact.checked;
            }
            drawAll();
        }

        document.getElementById("controls").hidden = false;
        for (const control of [width, count, exact]) control.addEventListener("input", update);
        update();
        """
}
