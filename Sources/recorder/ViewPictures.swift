internal import GridEmit
internal import GridModel
internal import GridSyntax

/// A picture of what the views show beside photos, for the page Views: "+N", the add tile, the order from right to left, and a
/// view that hugs a narrow photo. Every tile is where its frame is.
struct ViewPictures {
    private static let width = 300, scale = 0.5, margin = 16.0, top = 30.0
    private var panels: [String] = []
    private var bottom = 0.0

    /// Draws the grids of specs, by their names.
    init(_ spec: (String) throws -> String) throws {
        let moments = try Self.grid(spec("moments")), picker = try Self.grid(spec("picker"))
        let chat = try Self.grid("1: 1 tile photo 1:3..3:1 within 4:5")
        try add("“+N”", moments, moments.layout(count: 12, width: Rational(Self.width)))
        try add("editing", picker, picker.editingLayout(count: 4, width: Rational(Self.width)))
        try add(
            "right to left", moments, moments.layout(count: 5, width: Rational(Self.width)), isMirrored: true)
        let narrow = Photos([try Rational(1, over: 2)])
        try add(
            "hugs its tiles", chat, chat.layout(count: 1, width: Rational(Self.width), photos: narrow),
            hugs: true)
    }

    private static func grid(_ spec: String) throws -> Grid {
        let compiled = compile(parse(SourceText(name: "pictures.grid", text: spec)), fallbackName: "Grid")
        guard let grid = compiled.grid else {
            throw RecordingError(description: "a spec of a picture doesn't compile")
        }
        return grid
    }

    private mutating func add(
        _ title: String, _ grid: Grid, _ layout: SolvedLayout?, isMirrored: Bool = false, hugs: Bool = false
    ) throws {
        guard let layout else {
            throw RecordingError(description: "there is no layout for the picture “\(title)”")
        }
        func length(_ form: Affine) -> Double { grid.points(form, width: Self.width) * Self.scale }
        let whole = Double(Self.width) * Self.scale, height = length(layout.height)
        var lines = ["<text x=\"\(tenths(whole / 2))\" y=\"-10\">\(title)</text>"]
        if hugs {
            lines.append(
                "<rect class=\"container\" width=\"\(tenths(whole))\" height=\"\(tenths(height))\" rx=\"10\"/>"
            )
        }
        for (index, tile) in layout.tiles.enumerated() {
            let (y, width, height) = (length(tile.y), length(tile.width), length(tile.height))
            var x = length(tile.x)
            if isMirrored { x = whole - x - width }
            if hugs { x = 0 }
            let frame =
                "x=\"\(tenths(x))\" y=\"\(tenths(y))\" width=\"\(tenths(width))\" height=\"\(tenths(height))\""
            func label(_ text: String, _ style: String) -> String {
                "<text class=\"\(style)\" x=\"\(tenths(x + width / 2))\" y=\"\(tenths(y + height / 2 + 5))\">\(text)</text>"
            }
            if tile.role == .add {
                lines.append("<rect class=\"add\" \(frame)/>" + label("+", "plus"))
                continue
            }
            if hugs { lines.append("<clipPath id=\"hug\"><rect rx=\"10\" \(frame)/></clipPath>") }
            let photo = Scene.photo(at: index, frame)
            lines.append(hugs ? "<g clip-path=\"url(#hug)\">\(photo)</g>" : photo)
            if tile.role == .more {
                lines.append("<rect class=\"more\" \(frame)/>" + label("+\(layout.hidden)", "hidden"))
            }
            if isMirrored { lines.append(label("\(index + 1)", "hidden")) }
        }
        let left = Self.margin + Double(panels.count) * (whole + Self.margin)
        panels.append(
            "<g transform=\"translate(\(tenths(left)) \(tenths(Self.top)))\">\(lines.joined(separator: "\n"))</g>"
        )
        bottom = max(bottom, Self.top + height + Self.margin)
    }

    var svg: String {
        let width = tenths(
            Self.margin + Double(panels.count) * (Double(Self.width) * Self.scale + Self.margin))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(tenths(bottom))" width="\(width)" \
            height="\(tenths(bottom))" role="img" aria-labelledby="title" \
            font-family="system-ui, -apple-system, 'Segoe UI', sans-serif">
            <title id="title">Views of photos: +3 on the last tile, a tile that adds a photo, tiles from right to left, and a \
            view as wide as a narrow photo</title>
            <style>
            text { fill: #1f2328; font-size: 13px; font-weight: 600; text-anchor: middle }
            .more { fill: #17212b; fill-opacity: 0.55 }
            .hidden { fill: #ffffff; font-size: 15px; paint-order: stroke; stroke: #17212b; stroke-opacity: 0.4; stroke-width: 3px }
            .add, .container { fill: none; stroke: #7d8590; stroke-width: 1.5; stroke-dasharray: 5 4 }
            .plus { fill: #7d8590; font-size: 22px; font-weight: 400 }
            @media (prefers-color-scheme: dark) { text { fill: #f0f6fc } }
            </style>
            <defs>\(Scene.glow)\(Scene.symbols().joined(separator: "\n"))</defs>
            \(panels.joined(separator: "\n"))
            </svg>

            """
    }
}
