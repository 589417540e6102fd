internal import GridSyntax

/// The ratios that the photos of a layout can have, as its pattern and the patterns before it leave them.
struct PhotoShapes {
    /// Ratios of a photo: all between two limits, or one.
    struct Ratios {
        /// 0 for photos that are tall.
        let lower: Rational
        /// Nil for photos that are wide.
        let upper: Rational?
        let includesLower: Bool
        let includesUpper: Bool
    }

    /// The ratios of the first photos.
    private let first: [[Ratios]]
    /// Whether any choice of one range for each photo can occur together.
    let areIndependent: Bool
    /// Whether the tile that adds a photo may be the last.
    let mayAdd: Bool
    static let any = Ratios(lower: .zero, upper: nil, includesLower: false, includesUpper: false)

    /// Photos of any ratio.
    init(mayAdd: Bool) {
        first = []
        areIndependent = true
        self.mayAdd = mayAdd
    }

    /// - Parameters:
    ///   - earlier: the patterns that come first; what they match has other layouts.
    ///   - absent: shapes that no photo has.
    init(
        _ pattern: Pattern, after earlier: [Pattern], without absent: [PatternLetter], in room: ShapeRoom,
        _ shapes: Shapes
    ) {
        let length = min(room.count, ([pattern] + earlier).map { $0.count }.max() ?? 0)
        let others = earlier + (0..<length).flatMap { place in absent.map { Pattern($0, at: place) } }
        // If a search hits its limit, more is required of the spec than need be.
        var search = ShapeSearch(shapes, steps: Limits.patternSteps)
        var first: [[Ratios]] = []
        for place in 0..<length {
            let letters = shapes.letters.filter { letter in
                var own = pattern.padded(to: length)
                guard own[place] == .any || own[place] == letter else { return false }
                own[place] = letter
                return search.isUsed(own, after: others, in: room)
            }
            first.append(
                letters.count == shapes.letters.count ? [Self.any] : letters.map { Ratios($0, shapes) })
        }
        // A photo that would be the last has one of the shapes.
        let last = room.count - 1
        mayAdd =
            room.mayAdd
            && (last >= length
                || search.isUsed(
                    pattern, after: others + PatternLetter.shapes.map { Pattern($0, at: last) }, in: room))
        self.first = first
        areIndependent = earlier.isEmpty
    }

    /// The ratios of a photo.
    subscript(place: Int) -> [Ratios] { first.indices.contains(place) ? first[place] : [Self.any] }

    /// The places whose photos have different ratios: the first ones, and one for all others of `count`.
    func places(of count: Int) -> Range<Int> { 0..<min(count, first.count + 1) }

    /// The least ratio of each photo, clamped to limits; without limits, 1 / `extreme` for photos that may have any.
    func least(
        _ count: Int, within limits: RatioRange?, _ extreme: Rational = Self.extreme
    ) -> [Rational] {
        let any = (try? .one / extreme) ?? .one
        return (0..<count).map { place in
            let least = self[place].first?.lower ?? .zero
            return limits?.clamped(least) ?? max(least, any)
        }
    }

    /// The greatest ratio of each photo, clamped to limits; without limits, `extreme` for photos that may have any.
    func greatest(
        _ count: Int, within limits: RatioRange?, _ extreme: Rational = Self.extreme
    ) -> [Rational] {
        (0..<count).map { place in
            guard let greatest = self[place].last?.upper else { return limits?.upper ?? extreme }
            return limits?.clamped(greatest) ?? greatest
        }
    }

    /// A ratio for photos that may have any.
    static let extreme = Rational(1000)
}

extension PhotoShapes.Ratios {
    init(_ letter: PatternLetter, _ shapes: Shapes) {
        switch letter {
        case .tall:
            self.init(
                lower: .zero, upper: shapes.tall, includesLower: false, includesUpper: shapes.includesTall)
        case .square:
            self.init(
                lower: shapes.tall, upper: shapes.wide, includesLower: !shapes.includesTall,
                includesUpper: !shapes.includesWide)
        case .wide:
            self.init(
                lower: shapes.wide, upper: nil, includesLower: shapes.includesWide, includesUpper: false)
        case .any: self = PhotoShapes.any
        }
    }

    /// The least and the greatest ratio that are also in a range; nil if there are none.
    func limits(within range: RatioRange) -> (lower: Rational, upper: Rational)? {
        let least = max(lower, range.lower)
        let greatest = upper.map { min($0, range.upper) } ?? range.upper
        if least == greatest {
            if least == lower, !includesLower { return nil }
            if greatest == upper, !includesUpper { return nil }
        }
        return least <= greatest ? (least, greatest) : nil
    }
}
