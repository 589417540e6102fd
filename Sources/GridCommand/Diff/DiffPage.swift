internal import GridEmit
internal import GridModel

/// A page that shows changed layouts side by side, before and after, with the photos that move marked. It needs nothing else.
struct DiffPage {
    private let compared: [ComparedSpecs]
    private let tolerance: Rational

    /// More pictures than anybody looks at are left out.
    private static let mostPictures = 400
    /// The width of the widest picture, in CSS pixels.
    private static let pictureWidth = 300.0
    /// The greatest height of a picture.
    private static let pictureHeight = 420.0

    init(_ compared: [ComparedSpecs], beyond tolerance: Rational) {
        self.compared = compared.filter { !$0.changes.isEmpty }
        self.tolerance = tolerance
    }

    var text: String {
        var left = Self.mostPictures
        let changes = compared.flatMap { $0.changes }
        let breaking = changes.count { $0.isBreaking(beyond: tolerance) }
        let summary =
            changes.isEmpty
            ? "Both versions mean the same."
            : counted(changes.count, "change")
                + (breaking > 0 ? ", <strong>\(breaking) breaking</strong>" : ", none breaking")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Changes of layouts</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <svg width="0" height="0" aria-hidden="true"><defs>\(Scene.glow)</defs>\(Scene.symbols().joined())</svg>
            <header>
            <h1>Changes of layouts</h1>
            <p>\(summary)</p>
            <p class="legend"><span class="moved"></span> moves or changes its size <span class="ghost"></span> where it was</p>
            </header>
            \(compared.map { section(of: $0, &left) }.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private func section(of specs: ComparedSpecs, _ left: inout Int) -> String {
        var text = "<section>\n<h2>\(escapedXML(shown(specs.name)))</h2>\n" + list(specs.settings)
        for entry in specs.entries {
            text += "<article>\n<h3>\(escapedXML(entry.layouts.title))</h3>\n" + list(entry.changes)
            let pictures = left > 0 ? pictures(of: entry.layouts) : []
            left -= pictures.count
            if !pictures.isEmpty {
                text += "<div class=\"pairs\">\n\(pictures.joined(separator: "\n"))\n</div>\n"
            }
            text += "</article>\n"
        }
        return text + "</section>"
    }

    private func list(_ changes: [Change]) -> String {
        if changes.isEmpty { return "" }
        let items = changes.map { change in
            let isBreaking = change.isBreaking(beyond: tolerance)
            return
                "<li title=\"\(escapedXML(change.kind.meaning))\"\(isBreaking ? " class=\"breaking\"" : "")>"
                + "<b>\(change.kind.name)</b> \(code(escapedXML(change.words)))"
                + (isBreaking ? "<small>\(escapedXML(change.kind.meaning))</small>" : "") + "</li>"
        }
        return "<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
    }

    /// The text with what is in back-ticks as code.
    private func code(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(part)</code>" : String(part)
        }.joined()
    }

    // MARK: Pictures

    /// The layouts of the first, a middle and the last count.
    private func pictures(of layouts: ChangedLayouts) -> [String] {
        let last = min(layouts.to ?? layouts.from + 6, layouts.from + 40)
        let first = layouts.frames(count: layouts.from, width: layouts.typicalWidth)
        // Pictures of photos that aren't shown are all the same.
        let isShown = (first.old?.hidden ?? 1) > 0 && (first.new?.hidden ?? 1) > 0
        let counts =
            isShown
            ? [layouts.from] : Set([layouts.from, layouts.from + (last - layouts.from) / 2, last]).sorted()
        return counts.compactMap { count in
            let frames = layouts.frames(count: count, width: layouts.typicalWidth)
            let versions = [frames.old, frames.new].compactMap { $0 }
            guard !versions.isEmpty else { return nil }
            let width = versions.map { $0.width.nearestDouble }.max() ?? 1
            let height = versions.map { $0.height.nearestDouble }.max() ?? 1
            let scale = min(Self.pictureWidth / max(width, 1), Self.pictureHeight / max(height, 1))
            let moved = frames.old.flatMap { old in frames.new.map { $0.moved(from: old) } } ?? []
            let name = counts.count == 1 ? "" : "<h4>\(count) photo\(count == 1 ? "" : "s")</h4>"
            return "<div class=\"pair\">\(name)<div>"
                + figure("before", frames.old, scale, height * scale, moved: [], ghosts: nil)
                + figure("after", frames.new, scale, height * scale, moved: Set(moved), ghosts: frames.old)
                + "</div></div>"
        }
    }

    private func figure(
        _ name: String, _ frames: PlacedFrames?, _ scale: Double, _ height: Double, moved: Set<Int>,
        ghosts: PlacedFrames?
    ) -> String {
        guard let frames else {
            return "<figure><div class=\"none\">no layout</div><figcaption>\(name)</figcaption></figure>"
        }
        func length(_ value: Rational) -> String {
            ((value.nearestDouble * scale * 10).rounded() / 10).shortest
        }
        func place(_ frame: PlacedFrames.Frame) -> String {
            "x=\"\(length(frame.x))\" y=\"\(length(frame.y))\" width=\"\(length(frame.width))\" height=\"\(length(frame.height))\""
        }
        var shapes =
            "<rect class=\"ground\" width=\"\(length(frames.width))\" height=\"\(length(frames.height))\"/>"
        for (index, frame) in frames.frames.enumerated() {
            shapes += Scene.photo(at: index, place(frame))
            if frame.role == .more { shapes += "<rect class=\"more\" \(place(frame))/>" }
        }
        for index in moved.sorted() where frames.frames.indices.contains(index) {
            shapes += "<rect class=\"moved\" \(place(frames.frames[index]))/>"
        }
        if let ghosts {
            for index in moved.sorted() where ghosts.frames.indices.contains(index) {
                shapes += "<rect class=\"ghost\" \(place(ghosts.frames[index]))/>"
            }
        }
        for (index, frame) in frames.frames.enumerated() {
            let size = min(
                13, frame.height.nearestDouble * scale * 0.5, frame.width.nearestDouble * scale * 0.4)
            guard size >= 5 else { continue }
            let x = ((frame.x.nearestDouble * scale + size * 0.5) * 10).rounded() / 10
            let y = ((frame.y.nearestDouble * scale + size * 1.2) * 10).rounded() / 10
            let text = frame.role == .more ? "+\(frames.hidden)" : "\(index + 1)"
            shapes +=
                "<text x=\"\(x.shortest)\" y=\"\(y.shortest)\" font-size=\"\(((size * 10).rounded() / 10).shortest)\">\(text)</text>"
        }
        let size = "\(frames.width.tenths) × \(frames.height.tenths)"
        return """
            <figure><svg role="img" aria-label="\(name): \(counted(frames.frames.count, "tile")) in \(size)" width="\(length(frames.width))" \
            height="\((height + 3).rounded().shortest)" overflow="visible">\(shapes)</svg><figcaption>\(name) <span>\(size)</span></figcaption></figure>
            """
    }

    // MARK: Style

    private static let style = """
        :root { color-scheme: light dark; --ground: #f6f8fa; --line: #d1d9e0; --soft: #59636e; --accent: #0969da; --red: #cf222e }
        @media (prefers-color-scheme: dark) { :root { --ground: #151b23; --line: #3d444d; --soft: #9198a1; --accent: #4493f8; --red: #f85149 } }
        body { font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; max-width: 960px; margin: 32px auto; padding: 0 20px }
        h1 { font-size: 24px; margin: 0 }
        h2 { font-size: 18px; margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line) }
        h3 { font-size: 16px; margin: 0 0 8px }
        h4 { font-size: 13px; font-weight: 600; margin: 0 0 6px; color: var(--soft) }
        header p { margin: 4px 0; color: var(--soft) }
        header strong, .breaking b { color: var(--red) }
        .legend span { display: inline-block; width: 18px; height: 12px; margin: 0 4px 0 12px; box-sizing: border-box; vertical-align: -1px }
        .legend span:first-child { margin-left: 0 }
        .legend .moved { border: 3px solid var(--accent) }
        .legend .ghost { border: 1.5px dashed var(--red) }
        article { border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 16px 0 }
        ul { list-style: none; margin: 0; padding: 0 }
        li { margin: 2px 0; padding-left: 76px; text-indent: -76px }
        li b { display: inline-block; width: 76px; text-indent: 0; font-weight: 600; font-size: 13px; color: var(--soft) }
        li small { display: block; text-indent: 0; color: var(--soft) }
        code { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--ground); padding: 1px 5px; border-radius: 4px }
        .pairs { display: flex; flex-wrap: wrap; gap: 28px 40px; margin-top: 18px }
        .pair > div { display: flex; flex-wrap: wrap; gap: 20px 28px; align-items: flex-start }
        figure { margin: 0 }
        figcaption { font-size: 13px; color: var(--soft); margin-top: 6px }
        figcaption span { float: right; font-variant-numeric: tabular-nums }
        .none { width: 220px; height: 120px; border: 1px dashed var(--line); border-radius: 6px; display: grid; place-items: center; color: var(--soft) }
        svg { display: block }
        svg .ground { fill: var(--ground); stroke: var(--line); stroke-width: 0.5 }
        svg .more { fill: #17212b; fill-opacity: 0.55 }
        svg .moved { fill: none; stroke: var(--accent); stroke-width: 3 }
        svg .ghost { fill: none; stroke: var(--red); stroke-width: 1.2; stroke-dasharray: 4 3; stroke-opacity: 0.8 }
        svg text { fill: #fff; stroke: #17212b; stroke-width: 2.5px; stroke-linejoin: round; paint-order: stroke; font-weight: 600 }
        """
}
