internal import GridSyntax

/// Decides which photos a row takes, one after the other, in doubles.
struct RowFilling {
    /// The height that rows aim at.
    let target: Double
    private let isNear: Bool
    private let least, greatest: Int
    /// The width within the insets, and the gap between columns.
    private let width, gap: Double
    private let tolerance = JustifiedRows.tolerance.nearestDouble

    /// - Parameter rows: rows that don't aim at a shape.
    init(_ rows: JustifiedRows, width: Double, gap: Double) {
        target = rows.height.nearestDouble
        isNear = if case .near = rows.aim { true } else { false }
        (least, greatest) = (rows.least, rows.greatest ?? .max)
        (self.width, self.gap) = (width, gap)
    }

    /// Whether a row of so many photos, whose ratios have this sum, takes a photo of a ratio.
    func takes(_ ratio: Double, _ length: Int, _ sum: Double) -> Bool {
        if length < least { return true }
        if length >= greatest { return false }
        let own = sum * target + Double(length - 1) * gap
        let next = (sum + ratio) * target + Double(length) * gap
        if !isNear { return next <= width * (1 + tolerance) }
        return own < width / 2 || abs(next - width) <= abs(own - width) + tolerance * width
    }

    /// Ratios of photos of which a row takes one more, or one less, if they are just a little wider: those of which the next
    /// `most` photos fit, that which makes the row just long enough to stop, and those after which another photo just fits.
    func limits(after length: Int, _ sum: Double, most: Int, before others: [Double]) -> [Double] {
        let free = width - sum * target - Double(length - 1) * gap
        let more = width * tolerance
        var lengths: [Double] = []
        for number in 1...most {
            let number = Double(number)
            lengths.append(isNear ? (2 * free + more) / (2 * number - 1) : (free + more) / number)
        }
        if isNear { lengths.append(free - width / 2) }
        for other in others {
            let next = gap + other * target
            lengths.append(isNear ? free + (more - next) / 2 : free + more - next)
        }
        return lengths.map { ($0 - gap) / target }
    }

    /// The greatest width up to this one at which a row of the widest photos just doesn't take the tallest one.
    func turningWidth(_ ratios: ClosedRange<Double>) -> Double? {
        let wide = ratios.upperBound * target + gap, tall = ratios.lowerBound * target + gap
        // Twice the width is then as long as the row with and without the tall photo; or the width is as long as the row with it.
        let (most, part) = isNear ? (width * (2 + tolerance), 2.0) : (width * (1 + tolerance), 1.0)
        if wide <= 0 { return nil }
        let fitting = ((most - tall + part * gap) / (part * wide)).rounded(.down)
        let length = min(fitting, Double(greatest) - 1)
        if length < Double(max(1, least)) { return nil }
        return (length * part * wide - part * gap + tall) / (part + tolerance) * (1 - 1e-9)
    }
}
