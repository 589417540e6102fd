internal import GridSyntax

/// Rows of photos that fill the width, which photos come into one after the other.
struct OpenRows {
    /// When a row is full.
    enum Filling {
        /// When the next photo doesn't fit; whether the last row always fills the width.
        case photos(RowFilling, stretches: Bool)
        /// When it has as many photos as it is to have.
        case lengths([Int])
    }

    /// The photos up to one of them.
    struct State: Equatable {
        /// The open row.
        fileprivate var row = RowFilling.Row()
        /// The number of rows above it, and their height.
        fileprivate var rows = 0
        fileprivate var above = 0.0
        /// The height of all rows; an open one counts as far as it is filled.
        fileprivate(set) var height = 0.0
    }

    let filling: Filling
    /// The width within the insets, and the gaps.
    let width, columnGap, rowGap: Double
    /// How many photos have a tile.
    let count: Int
    let lower, upper: Double

    /// Adds the photo at a place.
    func add(_ ratio: Double, at place: Int, to state: inout State) {
        if place >= count { return }
        let ratio = min(max(ratio, lower), upper)
        if state.row.length > 0, isFull(state, before: ratio) {
            state.above += free(state.row) / state.row.sum + rowGap
            (state.rows, state.row) = (state.rows + 1, RowFilling.Row())
        }
        state.row.add(ratio)
        state.height = state.above + openHeight(state, isLast: place == count - 1)
    }

    private func isFull(_ state: State, before ratio: Double) -> Bool {
        switch filling {
        case .photos(let filling, _): !filling.takes(ratio, state.row)
        case .lengths(let lengths): state.rows < lengths.count - 1 && state.row.length == lengths[state.rows]
        }
    }

    /// The width of the photos in a row, without the gaps.
    private func free(_ row: RowFilling.Row) -> Double { width - Double(row.length - 1) * columnGap }

    private func openHeight(_ state: State, isLast: Bool) -> Double {
        switch filling {
        case .photos(let filling, let stretches):
            let free = free(state.row), target = filling.target(of: state.row)
            if isLast {
                let full = free / state.row.sum
                return stretches || filling.fills(state.row, height: full) ? full : target
            }
            return target * min(1, max(0, 1 - (free - target * state.row.sum) / width))
        case .lengths(let lengths):
            let part = Double(state.row.length) / Double(lengths[state.rows])
            let free = width - Double(lengths[state.rows] - 1) * columnGap
            return part * part * free / state.row.sum
        }
    }

    /// Ratios of the next photos at which the open row takes one more or one less; after the first of them, also another photo.
    func limits(_ state: State, at place: Int, most: Int, before others: [Double]) -> [Double] {
        guard case .photos(let filling, _) = filling, place < count else { return [] }
        return filling.limits(after: state.row, most: most, before: others)
    }

    /// The greatest width up to this one at which a row of the widest photos just doesn't take the tallest one.
    func turningWidth(of ratios: ClosedRange<Double>) -> Double? {
        guard case .photos(let filling, _) = filling else { return nil }
        let (lower, upper) = (max(lower, ratios.lowerBound), min(upper, ratios.upperBound))
        return lower <= upper ? filling.turningWidth(lower...upper) : nil
    }
}
