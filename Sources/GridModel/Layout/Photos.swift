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
        ratio < tall ? .tall : ratio > wide ? .wide : .square
    }
}
