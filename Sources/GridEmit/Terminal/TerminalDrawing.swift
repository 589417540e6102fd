public import GridModel
public import GridSyntax

/// Draws layouts with box characters, to scale where a character is twice as high as wide, as many side by side as fit.
///
/// - Parameters:
///   - count: the count whose layouts are drawn, one for each section that has its own; nil draws all that are
///     listed, and one of each other rule.
///   - width: the container's width; nil draws at a typical width for each section. With a width, each layout's size is
///     written above it.
///   - height: the height of a container with a width, for layouts that share it; nil for three quarters of the width.
///   - ratios: the aspect ratios of the photos; if there are none, each pattern gets photos that match it.
///   - rule: the place of the only rule whose layouts are drawn; nil draws those of all.
///   - columns: how many characters a line may have; at least 8 are used.
///   - ascii: whether only ASCII is used.
/// - Returns: the drawings, or nil when the grid has no layout for the count.
public func terminalDrawing(
    _ grid: Grid, count: Int?, rule: SourceSpan? = nil, width givenWidth: Rational? = nil,
    height: Rational? = nil, ratios: [Rational] = [], columns: Int, ascii: Bool
) -> String? {
    let samples = Samples(grid)
    let isGeneral = count == nil && givenWidth == nil
    var groups =
        isGeneral
        ? samples.groups
        : samples.groups(
            forCounts: count.map { [$0] } ?? samples.counts,
            at: givenWidth.map { SamplePlace(width: $0, height: height, in: grid) }, ratios: ratios)
    if let rule {
        groups = groups.map { group in
            let samples = group.samples.filter { $0.layout.origin.span == rule }
            return SampleGroup(sizes: group.sizes, samples: samples)
        }
        groups.removeAll { $0.samples.isEmpty }
    }
    let columns = min(max(8, columns), 1_000)
    // One layout may be larger than each of many.
    let width = min(columns, count == nil ? 24 : 64)
    let perRow = (columns + between) / (width + between)
    var text = ""
    var left = groups.reduce(0) { $0 + $1.samples.count }
    var rowsLeft = mostRows
    for group in groups where rowsLeft > 0 {
        if let words = group.sizes.words { text += "\(words)\n\n" }
        var rest = group.samples[...]
        while !rest.isEmpty, rowsLeft > 0 {
            let row = rest.prefix(perRow)
            rest = rest.dropFirst(perRow)
            let labels = row.map { sample in
                (perRow == 1 ? [sample.label] : wrapped(sample.label, to: width, most: 2))
                    + (givenWidth == nil ? [] : [sizeText(sample, ascii: ascii)])
            }
            let drawings = row.map { sample in
                var canvas = Canvas(sample, inset: grid.inset, columns: width)
                canvas.draw(sample)
                return canvas.lines(ascii: ascii)
            }
            let most = labels.map { $0.count }.max() ?? 1
            text += sideBySide(labels.map { Array(repeating: "", count: most - $0.count) + $0 }, width)
            text += sideBySide(drawings, width) + "\n"
            rowsLeft -= drawings.map { $0.count }.max() ?? 0
            left -= row.count
        }
    }
    if left > 0 {
        text += "\(left) more are not drawn" + (count == nil ? ": name a number of photos\n\n" : "\n\n")
    }
    return text.isEmpty ? nil : String(text.dropLast())
}

/// The size of a layout in points, to a hundredth.
private func sizeText(_ sample: Sample, ascii: Bool) -> String {
    [sample.size.width, sample.size.height].map { (($0 * 100).rounded() / 100).shortest }
        .joined(separator: ascii ? "x" : "×")
}

/// Texts of some lines beside each other, each so many columns wide.
private func sideBySide(_ texts: [[String]], _ width: Int) -> String {
    var result = ""
    for row in 0..<(texts.map { $0.count }.max() ?? 0) {
        var blanks = 0
        for text in texts {
            let part = row < text.count ? text[row] : ""
            if !part.isEmpty {
                result += String(repeating: " ", count: max(0, blanks)) + part
                blanks = 0
            }
            blanks += width + between - part.count
        }
        result += "\n"
    }
    return result
}

/// The blanks between two drawings.
private let between = 3

/// No drawing is begun after so many rows of characters: nobody looks at more.
private let mostRows = 10_000

/// A field of characters, each with the lines that leave it: up 1, right 2, down 4, left 8; and 16 where a tile is.
private struct Canvas {
    private let width: Int
    private let height: Int
    /// Where tiles may be: the container without its insets.
    private var inner = (left: 0, top: 0, right: 0, bottom: 0)
    private var cells: [UInt8]
    /// The labels by their places, and the rows in which there are some.
    private var labels: [Int: Character] = [:]
    private var labelledRows: Set<Int> = []
    private let scale: Double
    /// The column of the container's edge, if a strip goes on beyond it.
    private var edge: Int?

    init(_ sample: Sample, inset: Insets, columns: Int) {
        let space = sample.space
        let total = max(1, sample.drawnSize.width + space.columnGap)
        // What has a width of its own is drawn at the scale of the others.
        scale = Double(columns - 1) / max(total, space.width + space.columnGap)
        let rows = (max(0, space(sample.layout.height)) + space.rowGap) * scale / 2
        width = Self.place(total * scale, columns) + 1
        height = Self.place(rows, 1_001) + 1
        cells = Array(repeating: 0, count: width * height)
        let right = sample.drawnSize.width - inset.right.nearestDouble + space.columnGap
        let bottom = space(sample.layout.height) - inset.bottom.nearestDouble + space.rowGap
        edge = sample.edge.map { column($0) }
        inner = (
            column(inset.left.nearestDouble), row(inset.top.nearestDouble), column(right), row(bottom)
        )
    }

    mutating func draw(_ sample: Sample) {
        let space = sample.space
        for (index, tile) in sample.layout.tiles.enumerated() {
            // A tile is drawn with the gap after it, so that neighbours share a line.
            guard edge == nil || space(tile.x) < sample.drawnSize.width else { continue }
            let left = column(space(tile.x)), top = row(space(tile.y))
            let right = column(space(tile.x) + space(tile.width) + space.columnGap)
            let bottom = row(space(tile.y) + space(tile.height) + space.rowGap)
            // A photo that is cut has no end.
            let end = space(tile.x) + space(tile.width)
            box(left, top, right, bottom, isOpen: edge != nil && end > sample.drawnSize.width + 0.001)
            write(sample.text(of: tile, at: index), left, top, right, bottom)
        }
    }

    private func column(_ points: Double) -> Int { Self.place(points * scale, width) }

    private func row(_ points: Double) -> Int { Self.place(points * scale / 2, height) }

    /// The nearest of so many places, however far away a number is.
    private static func place(_ number: Double, _ count: Int) -> Int {
        Int(min(max(0, number), Double(count - 1)).rounded())
    }

    private mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, isOpen: Bool) {
        guard left <= right, top <= bottom else { return }
        for row in top...bottom {
            for place in row * width + left...row * width + right { cells[place] |= 16 }
        }
        for column in left..<right {
            for row in [top, bottom] {
                cells[row * width + column] |= 2
                cells[row * width + column + 1] |= 8
            }
        }
        for row in top..<bottom {
            for column in isOpen ? [left] : [left, right] {
                cells[row * width + column] |= 4
                cells[(row + 1) * width + column] |= 1
            }
        }
    }

    /// Writes a label into the middle of a box, where it fits.
    private mutating func write(_ label: String, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        guard right - left - 1 >= label.count, bottom - top >= 2 else { return }
        let row = (top + bottom) / 2
        let start = left + 1 + (right - left - 1 - label.count) / 2
        labelledRows.insert(row)
        for (offset, character) in label.enumerated() { labels[row * width + start + offset] = character }
    }

    func lines(ascii: Bool) -> [String] {
        let signs = (UInt8(0)..<16).map { String(sign($0, ascii: ascii)) }
        return (0..<height).map { row in
            let isLabelled = labelledRows.contains(row)
            let places = row * width..<(row + 1) * width
            var text = ""
            var blanks = 0
            for place in places {
                let sign: String
                if isLabelled, let label = labels[place] {
                    sign = String(label)
                } else if place - places.lowerBound == edge, cells[place] & 5 == 0 {
                    sign = ascii ? ":" : "┆"
                } else if isHole(row, place - places.lowerBound) {
                    sign = ascii ? "." : "·"
                } else {
                    sign = signs[Int(cells[place] & 15)]
                }
                if sign == " " {
                    blanks += 1
                } else {
                    text += String(repeating: " ", count: blanks) + sign
                    blanks = 0
                }
            }
            return text
        }
    }

    /// Whether a dot is drawn: every fourth character where a tile could be and none is.
    private func isHole(_ row: Int, _ column: Int) -> Bool {
        (column + 2 * row) % 4 == 2 && cells[row * width + column] & 16 == 0
            && inner.left <= column && column < inner.right && inner.top <= row && row < inner.bottom
    }

    private func sign(_ mask: UInt8, ascii: Bool) -> Character {
        if ascii {
            switch mask {
            case 0: return " "
            case 2, 8, 10: return "-"
            case 1, 4, 5: return "|"
            default: return "+"
            }
        }
        let signs: [Character] = [
            " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
        ]
        return signs[Int(mask & 15)]
    }
}
