internal import GridEmit

/// The space between and around photos, in points.
struct Spacing: Hashable {
    var rowGap, columnGap: Double
    var top, right, bottom, left: Double

    /// The settings of a spec.
    var settings: [String] {
        let (row, column) = (rowGap.hundredths, columnGap.hundredths)
        let sides = [top, right, bottom, left].map { max(0, $0).hundredths }
        return (row == column ? row == "0" ? [] : ["gap \(row)"] : ["gap \(row) \(column)"])
            + (sides.allSatisfy { $0 == sides[0] }
                ? sides[0] == "0" ? [] : ["inset \(sides[0])"] : ["inset " + sides.joined(separator: " ")])
    }
}

/// A rule that may give measured frames: its body, and the sizing that it needs.
struct FrameRule: Hashable {
    let body: String
    let sizing: String
    /// An `align` with a blank before it, or nothing.
    var align = ""
    /// The way of writing it; of each, one is kept.
    let form: Int
    var isSketch = false

    /// The rule in a file with some sizing.
    func text(beside sizing: String) -> String {
        body + (sizing == self.sizing ? "" : " " + self.sizing) + align
    }

    /// How much there is to read, with a text that makes the order the same every time. A sketch of the same length as rows is
    /// more work to change.
    func effort(beside sizing: String) -> (Int, String) {
        let text = text(beside: sizing)
        return (text.utf8.count + (isSketch ? 4 : 0), text)
    }
}

/// The ways to write the layout of some frames in a container, the simplest first. Which of them give the frames is for the
/// compiler to say.
struct FrameForms {
    let frames: [MeasuredFrame]
    let cuts: FrameCuts
    /// The width of the container, and its height if it is known.
    let width: Double
    let height: Double?
    let spacing: Spacing
    /// How far a length may be from what was measured.
    let give: Double

    private var contentWidth: Double { width - spacing.left - spacing.right }
    private var bottom: Double { frames.map { $0.bottom }.max() ?? 0 }

    var all: [FrameRule] {
        [partition, ratios, rowsOf, frame, fixed, sketch, framedSketch, fixedSketch].compactMap { $0 }
    }

    // MARK: Partitions

    /// Rows whose tiles all have one ratio.
    private var partition: FrameRule? {
        let ratios = frames.map { frame in
            (
                low: (frame.width - give) / (frame.height + give),
                high: (frame.width + give) / max(frame.height - give, 1e-9)
            )
        }
        let low = ratios.map { $0.low }.max() ?? 0, high = ratios.map { $0.high }.min() ?? 0
        guard let ratio = SimpleRatio(from: max(low, 1e-6), to: high),
            let body = stack(cuts, share: { _ in "" })
        else {
            return nil
        }
        return FrameRule(body: body, sizing: "tile \(ratio.text)", form: 0)
    }

    /// Rows whose tiles have ratios of their own.
    private var ratios: FrameRule? {
        let own = frames.map { SimpleRatio($0.width, over: $0.height, give: give)?.text }
        guard !own.contains(nil) else { return nil }
        let numbers = Dictionary(grouping: own.compactMap { $0 }) { $0 }.mapValues { $0.count }
        let usual = numbers.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "1:1"
        let body = stack(cuts) { places in
            own[places[0]] == usual ? "" : "@" + (own[places[0]] ?? "")
        }
        return body.map { FrameRule(body: $0, sizing: "tile \(usual)", form: 1) }
    }

    /// A stack in which each row of tiles has a share.
    private func stack(_ cuts: FrameCuts, share: ([Int]) -> String) -> String? {
        var rows: [String] = []
        for row in cuts.rows {
            var blocks: [(places: [Int], share: String)] = []
            var texts: [String] = []
            func flush() {
                texts += blocks.map { "\($0.places.count)\($0.share)" }
                blocks = []
            }
            for part in row.columns {
                switch part {
                case .inseparable: return nil
                case .tile(let place):
                    let share = share([place])
                    if blocks.last?.share == share {
                        blocks[blocks.count - 1].places.append(place)
                    } else {
                        blocks.append(([place], share))
                    }
                default:
                    flush()
                    guard let inner = stack(part, share: share) else { return nil }
                    texts.append("(\(inner))")
                }
            }
            flush()
            rows.append(texts.joined(separator: " | "))
        }
        return rows.joined(separator: ", ")
    }

    // MARK: Frames

    /// A container of a ratio, whose height rows share.
    private var frame: FrameRule? {
        guard let sizing = frameSizing, let body = shared(cuts) else { return nil }
        return FrameRule(body: body, sizing: sizing, form: 3)
    }

    private var frameSizing: String? {
        SimpleRatio(width, over: height ?? bottom + spacing.bottom, give: give / 2).map { "frame \($0.text)" }
    }

    /// A stack whose rows have weights.
    private func shared(_ cuts: FrameCuts) -> String? {
        let weights = simpleWeights(cuts.rows.map { box($0).height }, give: give)
        var rows: [String] = []
        for (index, row) in cuts.rows.enumerated() {
            guard let text = blocks(row) else { return nil }
            let weight = weights.map { "@" + $0[index] } ?? ""
            // Only a row of one block takes a weight.
            rows.append(weight.isEmpty || !text.contains("|") ? text + weight : "(\(text))\(weight)")
        }
        return rows.joined(separator: ", ")
    }

    /// Blocks side by side that have weights.
    private func blocks(_ row: FrameCuts) -> String? {
        let parts = row.columns
        let weights = simpleWeights(parts.map { box($0).width }, give: give)
        let isTiles = parts.allSatisfy { if case .tile = $0 { true } else { false } }
        if isTiles, weights == nil { return "\(parts.count)" }
        var texts: [String] = []
        for (index, part) in parts.enumerated() {
            let weight = weights.map { "@" + $0[index] } ?? ""
            switch part {
            case .inseparable: return nil
            case .tile: texts.append("1" + weight)
            default:
                guard let inner = shared(part) else { return nil }
                texts.append("(\(inner))\(weight)")
            }
        }
        return texts.joined(separator: " | ")
    }

    private func box(_ cuts: FrameCuts) -> MeasuredFrame {
        let own = cuts.places.map { frames[$0] }
        let x = own.map { $0.x }.min() ?? 0, y = own.map { $0.y }.min() ?? 0
        return MeasuredFrame(
            x: x, y: y, width: (own.map { $0.right }.max() ?? 0) - x,
            height: (own.map { $0.bottom }.max() ?? 0) - y)
    }

    // MARK: Equal tiles

    /// The lengths of rows of equal tiles, if the frames are such rows.
    private var equalRows: [Int]? {
        guard
            frames.allSatisfy({ isEqual($0.width, frames[0].width) && isEqual($0.height, frames[0].height) })
        else {
            return nil
        }
        var lengths: [Int] = []
        for (index, frame) in frames.enumerated() {
            if index > 0, isEqual(frame.y, frames[index - 1].y) {
                lengths[lengths.count - 1] += 1
            } else {
                lengths.append(1)
            }
        }
        return lengths
    }

    private func isEqual(_ first: Double, _ second: Double) -> Bool {
        (first - second).magnitude <= 2 * give + 1e-9
    }

    /// Where the last row begins among the free width beside it: `align`.
    private func align(slots: Int, width: Double) -> String? {
        guard let lengths = equalRows, let last = lengths.last, last < slots else { return "" }
        let free = Double(slots - last) * (width + spacing.columnGap)
        let before = frames[frames.count - last].x - spacing.left
        for (name, share) in [("", 0.0), (" align center", 0.5), (" align trailing", 1)]
        where isEqual(before, free * share) {
            return name
        }
        return nil
    }

    /// `rows of 3` with a last row that isn't full.
    private var rowsOf: FrameRule? {
        guard let lengths = equalRows else { return nil }
        let tile = frames[0]
        let slots = Int(
            max(1, min(500, (contentWidth + spacing.columnGap) / (tile.width + spacing.columnGap))).rounded())
        guard let align = align(slots: slots, width: tile.width),
            lengths.dropLast().allSatisfy({ $0 == slots }),
            let ratio = SimpleRatio(tile.width, over: tile.height, give: give)
        else { return nil }
        return FrameRule(body: "rows of \(slots)", sizing: "tile \(ratio.text)", align: align, form: 2)
    }

    private var tileSize: String? {
        let tile = frames[0]
        guard let width = tile.width.rounded(within: give / 2).first,
            let height = tile.height.rounded(within: give / 2).first, equalRows != nil
        else { return nil }
        return "tile \(width.shortest)x\(height.shortest)"
    }

    /// Rows of tiles of a fixed size.
    private var fixed: FrameRule? {
        guard let lengths = equalRows, let sizing = tileSize, let most = lengths.max() else { return nil }
        guard let align = align(slots: most, width: frames[0].width) else { return nil }
        return FrameRule(
            body: lengths.map { "\($0)" }.joined(separator: ", "), sizing: sizing, align: align, form: 4)
    }

    // MARK: Sketches

    /// A sketch whose cells have a ratio.
    private var sketch: FrameRule? {
        guard let columns = columns else { return nil }
        let height = bottom - spacing.top
        for count in 1...60 {
            let cell = (height - Double(count - 1) * spacing.rowGap) / Double(count)
            guard cell > 0 else { return nil }
            let rows = frames.map {
                cells(from: $0.y - spacing.top, to: $0.bottom - spacing.top, cell, spacing.rowGap)
            }
            if rows.contains(nil) { continue }
            let column =
                (contentWidth - Double(columns.count - 1) * spacing.columnGap) / Double(columns.count)
            // What the ratio is off adds up from row to row.
            guard let ratio = SimpleRatio(column, over: cell, give: give / Double(2 * count)),
                let body = drawn(
                    columns.ranges, rows.compactMap { $0 }, columns.count, weights: nil, rowCount: count)
            else { return nil }
            return FrameRule(body: body, sizing: "tile \(ratio.text)", form: 5, isSketch: true)
        }
        return nil
    }

    /// A sketch in a container of a ratio, whose rows have weights.
    private var framedSketch: FrameRule? {
        guard let columns = columns, let sizing = frameSizing else { return nil }
        // A row begins where a tile begins, or a gap after one ends.
        var lines: [Double] = []
        for line in ([spacing.top] + frames.map { $0.y } + frames.map { $0.bottom + spacing.rowGap }).sorted()
        where lines.last.map({ line - $0 > 2 * give + 1e-9 }) ?? true {
            lines.append(line)
        }
        let rows = frames.map { frame -> ClosedRange<Int>? in
            guard let first = lines.firstIndex(where: { isEqual($0, frame.y) }),
                let after = lines.firstIndex(where: { isEqual($0, frame.bottom + spacing.rowGap) }),
                after > first
            else { return nil }
            return first...(after - 1)
        }
        let heights = zip(lines, lines.dropFirst()).map { $1 - $0 - spacing.rowGap }
        guard !rows.contains(nil), heights.allSatisfy({ $0 > 0 }) else { return nil }
        let weights = simpleWeights(heights, give: give)
        return drawn(
            columns.ranges, rows.compactMap { $0 }, columns.count, weights: weights, rowCount: heights.count
        ).map {
            FrameRule(body: $0, sizing: sizing, form: 6, isSketch: true)
        }
    }

    /// A sketch of tiles of a fixed size.
    private var fixedSketch: FrameRule? {
        guard let sizing = tileSize else { return nil }
        let tile = frames[0]
        let columns = frames.map {
            cells(from: $0.x - spacing.left, to: $0.right - spacing.left, tile.width, spacing.columnGap)
        }
        let rows = frames.map {
            cells(from: $0.y - spacing.top, to: $0.bottom - spacing.top, tile.height, spacing.rowGap)
        }
        guard !columns.contains(nil), !rows.contains(nil) else { return nil }
        let ranges = columns.compactMap { $0 }, lines = rows.compactMap { $0 }
        return drawn(
            ranges, lines, (ranges.map { $0.upperBound }.max() ?? 0) + 1, weights: nil,
            rowCount: (lines.map { $0.upperBound }.max() ?? 0) + 1
        ).map { FrameRule(body: $0, sizing: sizing, form: 7, isSketch: true) }
    }

    /// The least number of equal columns between whose edges all tiles are, and the columns of each.
    private var columns: (count: Int, ranges: [ClosedRange<Int>])? {
        for count in 1...24 {
            let cell = (contentWidth - Double(count - 1) * spacing.columnGap) / Double(count)
            guard cell > 0 else { return nil }
            let ranges = frames.map {
                cells(from: $0.x - spacing.left, to: $0.right - spacing.left, cell, spacing.columnGap)
            }
            if !ranges.contains(nil) { return (count, ranges.compactMap { $0 }) }
        }
        return nil
    }

    /// The cells from one edge to another; nil if an edge is not that of a cell.
    private func cells(from start: Double, to end: Double, _ cell: Double, _ gap: Double) -> ClosedRange<Int>?
    {
        guard cell + gap > 0.01 else { return nil }
        let first = (start / (cell + gap)).rounded(), after = ((end + gap) / (cell + gap)).rounded()
        guard first >= 0, after > first, after <= 500, isEqual(first * (cell + gap), start),
            isEqual(after * (cell + gap) - gap, end)
        else { return nil }
        return Int(first)...Int(after) - 1
    }

    /// The picture of tiles; nil if two of them have a cell in common.
    private func drawn(
        _ columns: [ClosedRange<Int>], _ rows: [ClosedRange<Int>], _ columnCount: Int, weights: [String]?,
        rowCount: Int
    ) -> String? {
        let areas = zip(rows, columns).map { SketchArea(rows: $0, columns: $1) }
        guard let lines = sketchLines(areas, rows: rowCount, columns: columnCount) else { return nil }
        guard let weights else { return lines.joined(separator: " / ") }
        return zip(lines, weights).map { "\($0)@\($1)" }.joined(separator: " / ")
    }
}

/// The cells of one photo.
struct SketchArea {
    let rows, columns: ClosedRange<Int>
}

/// The lines of a sketch with these areas in the order of the photos; nil if there are more than letters, or if two overlap.
func sketchLines(_ areas: [SketchArea], rows: Int, columns: Int) -> [String]? {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    guard areas.count <= letters.count else { return nil }
    var lines = [[UInt8]](repeating: [UInt8](repeating: UInt8(ascii: "."), count: columns), count: rows)
    for (area, letter) in zip(areas, letters) {
        for row in area.rows {
            for column in area.columns {
                guard lines.indices.contains(row), lines[row].indices.contains(column),
                    lines[row][column] == UInt8(ascii: ".")
                else { return nil }
                lines[row][column] = letter
            }
        }
    }
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    // These words would begin other bodies.
    return texts[0] == "rows" || texts[0] == "show" || texts[0] == "repeat" ? nil : texts
}
