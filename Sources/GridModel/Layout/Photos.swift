package import GridSyntax

/// The properties of photos that determine their layout.
package struct Photos {
    /// Their aspect ratios, width to height. Ratios beyond the end, and those not greater than 0, are unknown.
    package let ratios: [Rational]
    /// The 0-based place of the add tile, if there is one.
    package var addPlace: Int?
    /// The number of photos if a rule shows only some of them; nil if a layout has a tile for each, or says how many.
    var total: Int?

    /// Creates photos with these ratios.
    package init(_ ratios: [Rational] = [], addPlace: Int? = nil) {
        self.ratios = ratios
        self.addPlace = addPlace
    }

    /// The ratio at a place; 1 if it is unknown, and for the add tile.
    package func ratio(at place: Int) -> Rational {
        guard place != addPlace, ratios.indices.contains(place), ratios[place] > .zero else { return .one }
        return ratios[place]
    }

    /// The ratio at a place, clamped to limits if there are any.
    func ratio(at place: Int, within limits: RatioRange?) -> Rational {
        let ratio = ratio(at: place)
        return limits?.clamped(ratio) ?? ratio
    }

    /// Whether the photos match a pattern; the add tile matches `.` only.
    package func match(_ pattern: [PatternLetter]?, _ shapes: Shapes) -> Bool {
        (pattern ?? []).enumerated().allSatisfy { place, letter in
            letter == .any || (place != addPlace && shapes.letter(of: ratio(at: place)) == letter)
        }
    }
}

extension Shapes {
    /// The shape of a photo.
    package func letter(of ratio: Rational) -> PatternLetter {
        letter(of: ratio, tall: tall, wide: wide)
    }

    /// The shape of a photo by these limits, in numbers like that of its ratio.
    package func letter<Number: Comparable>(of ratio: Number, tall: Number, wide: Number) -> PatternLetter {
        if ratio < tall || (includesTall && ratio == tall) { return .tall }
        return ratio > wide || (includesWide && ratio == wide) ? .wide : .square
    }

    /// The shapes that photos have: equal limits, one of which is included, leave no square ones.
    package var letters: [PatternLetter] {
        tall == wide && (includesTall || includesWide) ? [.tall, .wide] : PatternLetter.shapes
    }

    /// A ratio of a shape.
    package func example(_ letter: PatternLetter) -> Rational {
        let simple: [Rational?] = [.one, try? Rational(1, over: 2), Rational(2)]
        let beyond: [Rational?] = [
            try? tall / Rational(2), try? wide * Rational(2), tall, try? (try tall + wide) / Rational(2),
            wide,
        ]
        return (simple + beyond).lazy.compactMap { $0 }.first {
            letter == .any || self.letter(of: $0) == letter
        } ?? .one
    }
}
