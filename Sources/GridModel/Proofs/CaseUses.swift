internal import GridSyntax

/// Finds which layouts and rules of a grid are used, at which promised widths.
struct CaseUses {
    let grid: Grid
    /// The promised widths, cut wherever a section begins or ends.
    let pieces: [LengthRange]
    private var search: ShapeSearch

    init(of grid: Grid) {
        self.grid = grid
        search = ShapeSearch(
            grid.shapes,
            steps: grid.layouts.reduce(Limits.patternSteps) { $0 + 64 * ($1.pattern?.count ?? 0) })
        var pieces: [LengthRange] = []
        var lower = grid.width.lower
        for limit in grid.cases.widthLimits where limit > lower && limit <= grid.width.upper {
            pieces.append(LengthRange(lower: lower, upper: limit))
            lower = limit
        }
        pieces.append(LengthRange(lower: lower, upper: grid.width.upper))
        self.pieces = pieces
    }

    /// The layouts of one count that can match, each with its promised widths; neighbouring pieces are joined.
    mutating func matches(_ layouts: ArraySlice<Layout>) -> [(index: Int, widths: LengthRange)] {
        // Each layout at each of its pieces, by piece and then in matching order.
        var held: [(piece: Int, index: Int)] = []
        for index in layouts.indices {
            for piece in places(of: layouts[index].widths) { held.append((piece, index)) }
        }
        held = held.inOrder { ($0.piece, $0.index) < ($1.piece, $1.index) }
        var matches: [(index: Int, widths: LengthRange)] = []
        /// The index of the last match of each layout.
        var latest = [Int?](repeating: nil, count: layouts.count)
        var earlier: [Pattern] = []
        var current = -1
        for (place, index) in held {
            if place != current {
                earlier.removeAll(keepingCapacity: true)
                current = place
            }
            // A layout for any shapes leaves nothing to those after it.
            if let last = earlier.last, last.isEmpty { continue }
            let pattern = layouts[index].pattern ?? []
            guard isUsed(pattern, after: earlier, count: layouts[index].count) else { continue }
            earlier.append(pattern)
            let piece = pieces[place]
            let number = index - layouts.startIndex
            if let last = latest[number], matches[last].widths.upper == piece.lower {
                matches[last].widths = LengthRange(lower: matches[last].widths.lower, upper: piece.upper)
            } else {
                latest[number] = matches.count
                matches.append((index, piece))
            }
        }
        return matches
    }

    /// The indices of the pieces in a range of widths.
    func places(of widths: SideRange) -> Range<Int> {
        let start = widths.minimum.map { limit in pieces.firstPlace { $0.lower >= limit } } ?? 0
        let end = widths.below.map { limit in pieces.firstPlace { $0.lower >= limit } } ?? pieces.count
        return start..<max(start, end)
    }

    /// Whether earlier patterns leave some of a pattern's shapes to it; true if the search hits its limit.
    mutating func isUsed(_ pattern: Pattern, after earlier: [Pattern], count: Int) -> Bool {
        if earlier.isEmpty { return true }
        let room = ShapeRoom(count: count, mayAdd: count <= grid.append ?? 0)
        return search.isUsed(pattern, after: earlier, in: room)
    }

    /// The rules that are needed, piece by piece, each with the counts that earlier cases leave to it.
    mutating func rules(
        where isNeeded: (Int) -> Bool
    ) -> [(index: Int, counts: CountSet, widths: LengthRange)] {
        var rulesOfPiece = [[Int]](repeating: [], count: pieces.count)
        for (index, rule) in grid.rules.enumerated() {
            for piece in places(of: rule.widths) { rulesOfPiece[piece].append(index) }
        }
        let written = writtenCounts()
        var uses: [(index: Int, counts: CountSet, widths: LengthRange)] = []
        for (piece, rules) in rulesOfPiece.enumerated() {
            guard let last = rules.last(where: isNeeded) else { continue }
            // The counts with a layout or an earlier rule.
            var taken = written[piece]
            for index in rules.prefix(while: { $0 <= last }) {
                let all = grid.rules[index].from...(grid.rules[index].to ?? .max)
                let counts = taken.missing(from: all)
                if isNeeded(index), !counts.isEmpty { uses.append((index, counts, pieces[piece])) }
                taken.insert(all)
            }
        }
        return uses
    }

    /// For each piece, the counts whose layouts cover all shapes.
    private mutating func writtenCounts() -> [CountSet] {
        var outside: [Int: [Pattern]] = [:]
        var inside = [[Int: [Pattern]]](repeating: [:], count: pieces.count)
        for layout in grid.layouts {
            if layout.widths == .all {
                outside[layout.count, default: []].append(layout.pattern ?? [])
            } else {
                for piece in places(of: layout.widths) {
                    inside[piece][layout.count, default: []].append(layout.pattern ?? [])
                }
            }
        }
        let closed = CountSet(
            outside.keys.sorted().filter { !isUsed([], after: outside[$0] ?? [], count: $0) })
        return inside.map { patterns in
            var counts = closed
            for (count, patterns) in patterns.inOrder(by: { $0.key < $1.key })
            where !isUsed([], after: patterns + (outside[count] ?? []), count: count) {
                counts.insert(count...count)
            }
            return counts
        }
    }
}
