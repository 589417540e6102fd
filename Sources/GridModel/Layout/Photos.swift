package import GridSyntax

/// The photos of a layout, as far as layouts look at them.
package struct Photos {
    /// Their ratios, width to height; those missing behind the last, and those that are not greater than 0, are unknown.
    package let ratios: [Rational]
    /// The place of the tile that adds a photo, if there is one.
    package var addPlace: Int?

    /// Creates photos of these ratios.
    package init(_ ratios: [Rational] = [], addPlace: Int? = nil) {
        self.ratios = ratios
        self.addPlace = addPlace
    }

    /// The ratio of what stands at a place: 1 where it is unknown, and for the tile that adds a photo.
    package func ratio(at place: Int) -> Rational {
        guard place != addPlace, ratios.indices.contains(place), ratios[place] > .zero else { return .one }
        return ratios[place]
    }

    /// The ratio of what stands at a place, within limits if there are any.
    func ratio(at place: Int, within limits: RatioRange?) -> Rational {
        let ratio = ratio(at: place)
        return limits?.clamped(ratio) ?? ratio
    }

    /// Whether they have the shapes of a pattern; the tile that adds a photo has none.
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
