public import GridModel

/// Draws layouts with box characters, to scale where a character is twice as high as wide.
///
/// - Parameters:
///   - count: the count whose layouts are drawn, one for each section that has its own; nil draws what a contact sheet
///     shows.
///   - columns: how many characters a line may have; at least 8 are used.
///   - ascii: whether only ASCII is used.
/// - Returns: the drawings, or nil when the grid has no layout for the count.
public func terminalDrawing(_ grid: Grid, count: Int?, columns: Int, ascii: Bool) -> String? {
    var text = ""
    let samples = Samples(grid)
    let groups = count.map { samples.groups(forCount: $0) } ?? samples.groups
    var left = groups.reduce(0) { $0 + $1.samples.count }
    var rowsLeft = mostRows
    for group in groups where rowsLeft > 0 {
        if let words = group.widths.words { text += "\(words)\n\n" }
        for sample in group.samples where rowsLeft > 0 {
            var canvas = Canvas(sample, columns: max(8, columns))
            canvas.draw(sample)
            text += sample.label + "\n" + canvas.text(ascii: ascii) + "\n"
            rowsLeft -= canvas.height
            left -= 1
        }
    }
    if left > 0 {
        text += "\(left) more are not drawn" + (count == nil ? ": name a number of photos\n\n" : "\n\n")
    }
    return text.isEmpty ? nil : String(text.dropLast())
}

/// No drawing is begun behind so many rows of characters: nobody looks at more.
private let mostRows = 10_000

/// A field of characters, each with the lines that leave it: up 1, right 2, down 4, left 8.
private struct Canvas {
    private let width: Int
    let height: Int
    private var lines: [UInt8]
    /// The labels by their places, and the rows in which there are some.
    private var labels: [Int: Character] = [:]
    private var labelledRows: Set<Int> = []
    private let scale: Double

    init(_ sample: Sample, columns: Int) {
        let space = sample.space
        let total = max(1, space(sample.layout.width) + space.columnGap)
        // What has a width of its own is drawn at the scale of the others.
        scale = Double(columns - 1) / max(total, space.width + space.columnGap)
        let rows = (max(0, space(sample.layout.height)) + space.rowGap) * scale / 2
        width = Self.place(total * scale, columns) + 1
        height = Self.place(rows, 1_001) + 1
        lines = Array(repeating: 0, count: width * height)
    }

    mutating func draw(_ sample: Sample) {
        let space = sample.space
        for (index, tile) in sample.layout.tiles.enumerated() {
            // A tile is drawn with the gap behind it, so that neighbours share a line.
            let left = column(space(tile.x)), top = row(space(tile.y))
            let right = column(space(tile.x) + space(tile.width) + space.columnGap)
            let bottom = row(space(tile.y) + space(tile.height) + space.rowGap)
            box(left, top, right, bottom)
            let label =
                switch tile.role {
                case .photo: "\(index + 1)"
                case .more: "+\(sample.layout.hidden)"
                case .add: "+"
                }
            write(label, left, top, right, bottom)
        }
    }

    private func column(_ points: Double) -> Int { Self.place(points * scale, width) }

    private func row(_ points: Double) -> Int { Self.place(points * scale / 2, height) }

    /// The nearest of so many places, however far away a number is.
    private static func place(_ number: Double, _ count: Int) -> Int {
        Int(min(max(0, number), Double(count - 1)).rounded())
    }

    private mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        for column in left..<max(left, right) {
            for row in [top, bottom] {
                lines[row * width + column] |= 2
                lines[row * width + column + 1] |= 8
            }
        }
        for row in top..<max(top, bottom) {
            for column in [left, right] {
                lines[row * width + column] |= 4
                lines[(row + 1) * width + column] |= 1
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

    func text(ascii: Bool) -> String {
        let signs = (UInt8(0)..<16).map { String(sign($0, ascii: ascii)) }
        var text = ""
        for row in 0..<height {
            let isLabelled = labelledRows.contains(row)
            let places = row * width..<(row + 1) * width
            let end = places.last { lines[$0] != 0 || isLabelled && labels[$0] != nil }.map { $0 + 1 }
            for place in places.lowerBound..<(end ?? places.lowerBound) {
                if isLabelled, let label = labels[place] {
                    text.append(label)
                } else {
                    text += signs[Int(lines[place] & 15)]
                }
            }
            text += "\n"
        }
        return text
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
