extension HTMLPage {
    static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 0 auto; padding: 16px; max-width: 1400px; }
        h1 { margin: 0; font-size: 24px; }
        h2 { grid-column: 1 / -1; margin: 16px 0 0; font-size: 15px; overflow-wrap: anywhere; }
        figure { margin: 0; min-width: 0; }
        figcaption { font-size: 12px; opacity: 0.7; }
        #stage { box-sizing: border-box; width: 100%; min-width: 200px; max-width: 100%; padding: 0 12px 12px;
            border: 1px dashed gray; resize: horizontal; overflow: auto; }
        section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(260px, 40%)), 1fr)); gap: 4px 16px; }
        .fills { height: 270px; }
        .drawn { position: relative; }
        .drawn div { position: absolute; }
        .photo { background: light-dark(#b6d7f2, #1f4e75); box-shadow: inset 0 0 0 1px #3f7fb5; text-align: center; }
        """

    static let script = """
        const value = (form, width, height) =>
            form[0] * width + form[1] * height + form[2] * gap.x + form[3] * gap.y + form[4];

        // The height and the tiles: x, y, width, height, text.
        function frames(layout, width, height) {
            const length = form => value(form, width, height);
            if (!layout.columns) return [length(layout.height), layout.tiles.map(tile =>
                [length(tile.x), length(tile.y), length(tile.width), length(tile.height), tile.text])];
            const columnWidth = length(layout.columnWidth), ends = layout.columns.map(() => length(layout.top));
            const tiles = layout.ratios.map(ratio => {
                const column = ends.findIndex(end => end <= Math.min(...ends) + columnWidth * 1e-6), y = ends[column];
                ends[column] += columnWidth / ratio + gap.y;
                return [length(layout.columns[column]), y, columnWidth, columnWidth / ratio, ""];
            });
            return [Math.max(...ends) - gap.y + length(layout.bottom), tiles];
        }

        function draw(box) {
            const {width, height} = box.getBoundingClientRect();
            const layout = layouts[box.dataset.count].find(({from, below}) => width >= from && width < below);
            box.replaceChildren();
            if (!layout) return;
            const [total, tiles] = frames(layout, width, height);
            if (!box.classList.contains("fills")) box.style.height = total + "px";
            tiles.forEach(([left, top, width, height, text], index) => {
                const part = document.createElement("div");
                part.className = "photo";
                part.textContent = text || index + 1;
                for (const [side, length] of Object.entries({left, top, width, height})) part.style[side] = length + "px";
                box.append(part);
            });
        }

        const boxes = document.querySelectorAll(".drawn");
        const drawAll = () => boxes.forEach(draw);
        // Drawn in the next frame, since drawing changes what is observed.
        new ResizeObserver(() => requestAnimationFrame(drawAll)).observe(document.getElementById("stage"));
        drawAll();
        """
}
