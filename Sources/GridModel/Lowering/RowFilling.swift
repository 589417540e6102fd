internal import GridSyntax

/// Decides which photos a row takes, one after the other, in doubles.
struct RowFilling {
    /// The photos of a row.
    struct Row: Equatable {
        private(set) var length = 0
        /// The sum of their ratios, and the least of them.
        private(set) var sum = 0.0
        private(set) var narrowest = Double.infinity

        init(_ ratios: some Sequence<Double> = EmptyCollection()) {
            for ratio in ratios { add(ratio) }
        }

        mutating func add(_ ratio: Double) {
            length += 1
            sum += ratio
            narrowest = min(narrowest, ratio)
        }
    }

    private enum Kind { case near, over, under }

    /// The height that rows aim at; of tiles with a least width the least one.
    private let height: Double
    private let tileWidth: Double
    private let kind: Kind
    private let least, greatest: Int
    /// The width within the insets, and the gap between columns.
    private let width, gap: Double
    private let tolerance = JustifiedRows.tolerance.nearestDouble

    /// - Parameter rows: rows that don't aim at a shape.
    init(_ rows: JustifiedRows, width: Double, gap: Double) {
        height = rows.height.nearestDouble
        tileWidth = rows.tileWidth.nearestDouble
        kind =
            switch rows.aim {
            case .near: .near
            case .over, .overSize, .shape: .over
            case .under: .under
            }
        (least, greatest) = (rows.least, rows.greatest ?? .max)
        (self.width, self.gap) = (width, gap)
    }

    /// The height that a row aims at.
    func target(of row: Row) -> Double { target(narrowest: row.narrowest) }

    private func target(narrowest ratio: Double) -> Double { max(height, tileWidth / ratio) }

    /// Whether a row takes a photo of a ratio.
    func takes(_ ratio: Double, _ row: Row) -> Bool {
        if row.length < least { return true }
        if row.length >= greatest { return false }
        let target = target(narrowest: min(row.narrowest, ratio))
        let own = row.sum * target + Double(row.length - 1) * gap
        let next = (row.sum + ratio) * target + Double(row.length) * gap
        return switch kind {
        case .near: own < width / 2 || abs(next - width) <= abs(own - width) + tolerance * width
        case .over: next <= width * (1 + tolerance)
        case .under: own < width * (1 - tolerance)
        }
    }

    /// Whether a last row fills the width, where it is this high.
    func fills(_ row: Row, height: Double) -> Bool {
        if kind == .under { return !takes(1, row) }
        return height <= 4.0 / 3 * target(of: row) * (1 + tolerance)
    }

    /// Ratios of photos of which a row takes one more, or one less, if they are just a little wider: those of which the next
    /// `most` photos fit, that which makes the row just long enough to stop, and those after which another photo just fits.
    func limits(after row: Row, most: Int, before others: [Double]) -> [Double] {
        let target = target(of: row)
        let free = width - row.sum * target - Double(row.length - 1) * gap
        // Rows under a height stop where they are as long as the width, others where they would be longer.
        let more = kind == .under ? -width * tolerance : width * tolerance
        var lengths: [Double] = []
        for number in 1...most {
            let number = Double(number)
            lengths.append(kind == .near ? (2 * free + more) / (2 * number - 1) : (free + more) / number)
        }
        if kind == .near { lengths.append(free - width / 2) }
        for other in others {
            let next = gap + other * target
            lengths.append(kind == .near ? free + (more - next) / 2 : free + more - next)
        }
        let narrow =
            tileWidth > 0
            ? (1...most).map { number in
                // Photos that are as wide as they must be, and so decide the height.
                row.sum * tileWidth
                    / (width + more - Double(number) * (tileWidth + gap) - Double(row.length - 1) * gap)
            } : []
        return lengths.map { ($0 - gap) / target } + narrow
    }

    /// The greatest width up to this one at which a row of the widest photos just doesn't take the tallest one.
    func turningWidth(_ ratios: ClosedRange<Double>) -> Double? {
        let target = target(narrowest: ratios.lowerBound)
        let wide = ratios.upperBound * target + gap
        // A row under a height takes no more where it is as long as the width without the tall photo.
        let tall = kind == .under ? 0 : ratios.lowerBound * target + gap
        // Twice the width is then as long as the row with and without the tall photo; or the width is as long as the row with it.
        let part = kind == .near ? 2.0 : 1.0, more = kind == .under ? -tolerance : tolerance
        if wide <= 0 { return nil }
        let fitting = ((width * (part + more) - tall + part * gap) / (part * wide)).rounded(.down)
        let length = min(fitting, Double(greatest) - 1)
        if length < Double(max(1, least)) { return nil }
        return (length * part * wide - part * gap + tall) / (part + more) * (1 - 1e-9)
    }
}
