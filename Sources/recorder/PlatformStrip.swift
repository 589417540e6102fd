internal import GridEmit
internal import GridModel
internal import GridSyntax

/// A moving picture for the README: the layouts of one spec for one to ten photos, on three devices at once. Every tile is
/// where its frame is.
struct PlatformStrip {
    /// A device with a container of a width in points.
    private struct Device: Sendable {
        let name: String
        let container: Int
        let corner: Int
        /// What tells it from others, in the drawing's points from its upper left corner.
        let mark: @Sendable (_ width: Double) -> String
    }

    private static let devices = [
        Device(name: "iPhone: Swift", container: 345, corner: 22) { width in
            "<rect class=\"mark\" x=\"\(tenths(width / 2 - 18))\" y=\"6\" width=\"36\" height=\"9\" rx=\"4.5\"/>"
        },
        Device(name: "Web: CSS", container: 480, corner: 8) { width in
            "<path class=\"line\" d=\"M0 20h\(tenths(width))\"/><circle class=\"mark\" cx=\"11\" cy=\"10\" r=\"3\"/>"
                + "<circle class=\"mark\" cx=\"21\" cy=\"10\" r=\"3\"/><circle class=\"mark\" cx=\"31\" cy=\"10\" r=\"3\"/>"
                + "<rect class=\"text\" x=\"44\" y=\"6\" width=\"\(tenths(width - 54))\" height=\"8\" rx=\"4\"/>"
        },
        Device(name: "Android: Kotlin", container: 380, corner: 14) { width in
            "<circle class=\"mark\" cx=\"\(tenths(width / 2))\" cy=\"10\" r=\"4\"/>"
        },
    ]

    private static let counts = 1...10
    /// Seconds that a count is shown.
    private static let pause = 1.5
    private static let scale = 0.42
    private static let (margin, border) = (16.0, 10.0)
    /// Where containers begin, below a name and a line of text.
    private static let top = 54.0

    /// The layouts of each device.
    private let layouts: [[SolvedLayout]]
    private let grid: Grid

    init(spec: String, name: String) throws {
        let compiled = compile(parse(SourceText(name: name, text: spec)), fallbackName: "Grid")
        guard let grid = compiled.grid else { throw RecordingError(description: "\(name) doesn't compile") }
        self.grid = grid
        layouts = try Self.devices.map { device in
            try Self.counts.map { count in
                guard let layout = grid.layout(count: count, width: Rational(device.container)) else {
                    throw RecordingError(description: "\(name) has no layout for \(count)")
                }
                return layout
            }
        }
    }

    var svg: String {
        let widths = Self.devices.map { Double($0.container) * Self.scale + 2 * Self.border }
        let screens = zip(layouts, Self.devices).map { layouts, device in
            layouts.map { length($0.height, device) }.max() ?? 0
        }
        let height = Self.top + (screens.max() ?? 0) + Self.border
        let width = widths.reduce(0, +) + Self.margin * Double(widths.count + 1)
        let total = Double(Self.counts.count) * Self.pause
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(tenths(width)) \(tenths(height + 46))\" "
                + "width=\"\(tenths(width))\" height=\"\(tenths(height + 46))\" role=\"img\" aria-labelledby=\"title\" "
                + "font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\">",
            "<title id=\"title\">One to ten photos by the same spec on an iPhone, on a web page and on Android</title>",
            """
            <style>
            text { fill: #1f2328; font-size: 13px; font-weight: 600; text-anchor: middle }
            .screen { fill: #ffffff; stroke: #b7bfc8; stroke-width: 1.5 }
            .mark { fill: #b7bfc8 }
            .line { stroke: #d5dbe1 }
            .text { fill: #e4e8ec }
            .more { fill: #17212b; fill-opacity: 0.55 }
            .hidden { fill: #ffffff; font-size: 15px }
            .count { opacity: 0; animation: turn \(total.shortest)s step-end infinite }
            .last { opacity: 1 }
            @keyframes turn { 0% { opacity: 1 } \((100 / Double(Self.counts.count)).shortest)% { opacity: 0 } }
            @media (prefers-reduced-motion: reduce) { .count { animation: none } }
            @media (prefers-color-scheme: dark) {
                text { fill: #f0f6fc }
                .screen { fill: #0d1117; stroke: #5a6470 }
                .mark { fill: #5a6470 }
                .line { stroke: #30373f }
                .text { fill: #262d35 }
            }
            </style>
            """,
            "<defs>\(Scene.glow)",
        ]
        lines += Scene.symbols() + ["</defs>"]
        var x = Self.margin
        for (place, device) in Self.devices.enumerated() {
            let middle = tenths(widths[place] / 2)
            lines += [
                "<g transform=\"translate(\(tenths(x)) 30)\">",
                "<text x=\"\(middle)\" y=\"-12\">\(device.name)</text>",
                "<rect class=\"screen\" width=\"\(tenths(widths[place]))\" height=\"\(tenths(height))\" "
                    + "rx=\"\(device.corner)\"/>\(device.mark(widths[place]))",
                "<circle class=\"text\" cx=\"22\" cy=\"37\" r=\"9\"/>"
                    + "<rect class=\"text\" x=\"38\" y=\"30\" width=\"64\" height=\"5\" rx=\"2.5\"/>"
                    + "<rect class=\"text\" x=\"38\" y=\"39\" width=\"40\" height=\"5\" rx=\"2.5\"/>",
                "<g transform=\"translate(\(tenths(Self.border)) \(tenths(Self.top)))\">",
            ]
            lines += layouts[place].map { drawn($0, on: device) }
            lines.append("</g></g>")
            x += widths[place] + Self.margin
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    /// The tiles of a layout, which are seen when it is the turn of their count.
    private func drawn(_ layout: SolvedLayout, on device: Device) -> String {
        let isLast = layout.count == Self.counts.upperBound
        let delay = Double(layout.count - Self.counts.upperBound - 1) * Self.pause
        let tiles = layout.tiles.enumerated().map { index, tile in
            let (x, y) = (length(tile.x, device), length(tile.y, device))
            let (width, height) = (length(tile.width, device), length(tile.height, device))
            let frame =
                "x=\"\(tenths(x))\" y=\"\(tenths(y))\" width=\"\(tenths(width))\" height=\"\(tenths(height))\""
            let photo = Scene.photo(at: index, frame)
            guard tile.role == .more else { return photo }
            return photo
                + "<rect class=\"more\" \(frame)/><text class=\"hidden\" x=\"\(tenths(x + width / 2))\" "
                + "y=\"\(tenths(y + height / 2 + 5))\">+\(layout.hidden)</text>"
        }
        return "<g class=\"count\(isLast ? " last" : "")\" style=\"animation-delay: \(delay.shortest)s\">"
            + tiles.joined() + "</g>"
    }

    /// A length in the drawing.
    private func length(_ form: Affine, _ device: Device) -> Double {
        grid.points(form, width: device.container) * Self.scale
    }
}

extension Grid {
    /// A length in a container of a width, in points.
    func points(_ form: Affine, width: Int) -> Double {
        form.w.nearestDouble * Double(width) + form.gx.nearestDouble * columnGap.nearestDouble
            + form.gy.nearestDouble * rowGap.nearestDouble + form.pt.nearestDouble
    }
}

/// A number with at most one digit after the point.
func tenths(_ number: Double) -> String { ((number * 10).rounded() / 10).shortest }
