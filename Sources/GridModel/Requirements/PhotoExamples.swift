internal import GridSyntax

/// Finds photos that have an arrangement, for stating what breaks a requirement: patterns of its own and those before it may
/// ask for certain shapes of other photos.
struct PhotoExamples {
    private let arrangement: Arrangement
    private let grid: Grid
    private let room: ShapeRoom
    /// How many photos are stated.
    private let count: Int

    /// More photos are never stated.
    private static let most = 10_000

    init(of arrangement: Arrangement, in grid: Grid) {
        self.arrangement = arrangement
        self.grid = grid
        room = ShapeRoom(count: arrangement.count, mayAdd: arrangement.count <= grid.append ?? 0)
        count = max(arrangement.tileCount, min(arrangement.count, Self.most))
    }

    /// All photos, of which the first have given ratios.
    func all(_ ratios: [Rational]) -> Photos {
        Photos(ratios + [Rational](repeating: .one, count: max(0, count - ratios.count)))
    }

    /// Photos of which some have given ratios, and the others, if they may have any shape, one ratio; nil if there are none.
    func photos(with given: [(place: Int, ratio: Rational)], others: Rational) -> Photos? {
        var ratios = [Rational](repeating: others, count: count)
        for (place, ratio) in given where place < count { ratios[place] = ratio }
        let simple = Photos(ratios)
        if arrangement.isFor(simple, grid.shapes) { return simple }
        var pattern = arrangement.source.pattern ?? []
        for (place, ratio) in given {
            let letter = grid.shapes.letter(of: ratio)
            pattern = pattern.padded(to: place + 1)
            guard pattern[place] == .any || pattern[place] == letter else { return nil }
            pattern[place] = letter
        }
        var search = ShapeSearch(grid.shapes, steps: 20_000)
        let found = try? search.firstCase(of: pattern, without: arrangement.earlier, in: room)
        guard let shapes = found ?? nil else { return nil }
        for (place, letter) in shapes.letters.enumerated() where place < count {
            ratios[place] = grid.shapes.example(letter, like: others)
        }
        for (place, ratio) in given where place < count { ratios[place] = ratio }
        let photos = Photos(ratios, addPlace: shapes.hasAddTile ? arrangement.count - 1 : nil)
        return arrangement.isFor(photos, grid.shapes) ? photos : nil
    }
}

extension Shapes {
    /// A ratio of a shape: another one if it has that shape.
    fileprivate func example(_ letter: PatternLetter, like other: Rational) -> Rational {
        if letter == .any || letter == self.letter(of: other) { return other }
        return example(letter)
    }
}

extension PhotoShapes.Ratios {
    /// Ratios at one of its ends or, if that isn't one of them, nearer and nearer to it.
    func approaching(_ end: Rational) -> [Rational] {
        let isOpen = end == lower && !includesLower || end == upper && !includesUpper
        if !isOpen { return [end] }
        var step = Rational.one, found: [Rational] = []
        for _ in 0..<12 {
            guard let next = try? step / Rational(10),
                let ratio = try? (end == lower ? end + next : end - next)
            else { break }
            step = next
            if ratio > lower, upper.map({ ratio < $0 }) ?? true { found.append(ratio) }
        }
        return found
    }
}
