internal import GridSyntax

/// A layout that doesn't have what is required.
struct Breach {
    /// What the layout has instead.
    enum Kind {
        /// The container is higher: its height, or its height as a fraction of the width, is too great.
        case high
        /// The container is lower: 1 divided by its height, or its width as a multiple of its height, is too great.
        case low
        /// A tile is too wide: its width is too many times its height.
        case wide(tile: Int)
        /// A tile is too tall: its height is too many times its width.
        case tall(tile: Int)
        /// A tile has too many times the area of another.
        case large(tile: Int, than: Int)
        /// Too little of a photo is seen: it would have to be so many times as large.
        case hidden(tile: Int, ratio: Rational)
    }

    let kind: Kind
    /// How much the layout has instead, and a size at which it has.
    var excess: Excess
    let arrangement: Arrangement
    /// Photos for which it is so; nil if they don't matter.
    var example: Photos?

    /// Whether it is further from what is required than another breach of the same requirement.
    func isWorse(than other: Breach?) -> Bool {
        guard let other else { return true }
        guard let greatest = excess.greatest else { return other.excess.greatest != nil }
        return other.excess.greatest.map { greatest > $0 } ?? false
    }
}

extension Breach {
    /// - Parameters:
    ///   - weaker: a requirement that holds, as it is written.
    func diagnostic(of requirement: Requirement, in grid: Grid, weaker: String?) -> Diagnostic {
        var diagnostic = Diagnostic(
            .requirementFails, message(requirement.claim, grid), at: requirement.span, label: "is not so",
            related: [Diagnostic.Label(arrangement.origin.span, "by this rule")])
        if let example { diagnostic.notes.append("with photos of " + example.listed) }
        diagnostic.help = weaker.map { "`\($0)` holds" } ?? help(requirement)
        return diagnostic
    }

    private func message(_ claim: Requirement.Claim, _ grid: Grid) -> String {
        let number = arrangement.tileCount
        let size = size(in: grid)
        switch kind {
        case .high:
            let height = excess.value.map { value in
                if case .within(.ratio) = claim { return (try? value * width(in: grid)) ?? value }
                return value
            }
            let most: Rational? =
                switch claim {
                case .within(.ratio(let ratio)): try? width(in: grid) / ratio
                case .within(.height(let height)): height
                default: nil
                }
            let are = arrangement.count == 1 ? "is" : "are"
            return
                "\(photos(arrangement.count)) \(are) \(height?.rough ?? "too many") points high \(size), more than "
                + (most?.rough ?? "that")
        case .low:
            var height = excess.value.flatMap { try? .one / $0 }
            var least = height
            switch claim {
            case .atLeast(.ratio(let ratio)):
                height = height.flatMap { try? $0 * width(in: grid) }
                least = try? width(in: grid) / ratio
            case .atLeast(.height(let own)): least = own
            default: break
            }
            let are = arrangement.count == 1 ? "is" : "are"
            return
                "\(photos(arrangement.count)) \(are) \(height?.rough ?? "0") points high \(size), less than "
                + (least?.rough ?? "that")
        case .wide(let tile), .tall(let tile):
            guard let value = excess.value, !value.isZero else {
                return "tile \(tile + 1) of \(number) may have any ratio"
            }
            var ratio = value
            if case .tall = kind { ratio = (try? .one / value) ?? value }
            return "tile \(tile + 1) of \(number) has the ratio \(ratio.shortRatio) \(size)"
        case .large(let tile, let other):
            let times = excess.value.map { $0.rough + " times" } ?? "any number of times"
            return "tile \(tile + 1) of \(number) has \(times) the area of tile \(other + 1) \(size)"
        case .hidden(let tile, let ratio):
            let share = excess.value.flatMap { try? .one / $0 } ?? .zero
            return
                "only \(share.percent) of a photo of \(ratio.asRatio) is seen in tile \(tile + 1) of \(number) \(size)"
        }
    }

    /// The width of the container, which tiles of a fixed size determine.
    private func width(in grid: Grid) -> Rational {
        guard case .solved(let tiles) = arrangement.tiles, tiles.width.w.isZero else {
            return excess.corner.width
        }
        let gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        return (try? Form(tiles.width, gaps: gaps).value(at: excess.corner)) ?? excess.corner.width
    }

    private func size(in grid: Grid) -> String {
        let corner = excess.corner
        guard case .solved(let tiles) = arrangement.tiles, tiles.dependOnHeight else {
            let width = width(in: grid)
            let available = width == corner.width ? "" : " (\(corner.width.rough) are available)"
            return "in a container \(width.rough) points wide" + available
        }
        return "in a container of \(corner.width.rough) by \(corner.height.rough) points"
    }

    private func help(_ requirement: Requirement) -> String {
        if case .high = kind, requirement.to == nil, case .rule(let rule) = arrangement.source, rule.to == nil
        {
            return "more and more photos get higher without limit: name counts, as in `for 1..9`"
        }
        if case .largest = requirement.claim {
            return
                "make the tile of that photo larger, or name the counts for which it is the largest, as in `for 1..5`"
        }
        return "change the layout, or name the counts for which this holds, as in `for 1..5`"
    }
}

extension Photos {
    /// The ratios in words. What all photos from one on have is said once.
    fileprivate var listed: String {
        let own = addPlace.map { Array(ratios.prefix($0)) } ?? ratios
        let most = 24
        let addTile = addPlace == nil ? "" : " and the tile that adds a photo"
        guard let last = own.last else { return "any ratio" + addTile }
        let different = own.count - own.reversed().prefix { $0 == last }.count
        func list(_ some: ArraySlice<Rational>) -> String { some.map { $0.asRatio }.joined(separator: ", ") }
        if different == 0 { return last.asRatio + addTile }
        if own.count <= most { return list(own[...]) + addTile }
        if different <= most {
            return list(own[..<different]) + ", and all others of " + last.asRatio + addTile
        }
        return list(own.prefix(most)) + ", …" + addTile
    }
}

extension TileList {
    /// Whether the height of the container is given.
    fileprivate var dependOnHeight: Bool { !height.h.isZero }
}

extension Rational {
    /// A ratio as whole numbers if they are small, and otherwise as a decimal number to 1.
    var shortRatio: String {
        if numerator < 1000, denominator < 1000 { return asRatio }
        return rough + ":1"
    }

    /// The nearest number with so many decimal places that isn't less, or with `isDown` that isn't greater.
    package func rounded(places: Int, isDown: Bool = false) throws(ExactOverflow) -> Rational {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = try self * Rational(scale)
        var (whole, rest) = scaled.numerator.quotientAndRemainder(dividingBy: scaled.denominator)
        if !isDown, rest > 0 { whole += 1 }
        rest = 0
        return try Rational(whole, over: Int128(scale))
    }
}
