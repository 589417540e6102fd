internal import GridModel
internal import GridSyntax

/// An arrangement for some widths and a pattern of shapes, unless an earlier one matches.
struct CSSMatch {
    let widths: CSSWidths
    let pattern: [PatternLetter]
    let arrangement: CSSArrangement
}

extension [CSSMatch] {
    /// The same choice without an order: of two variants, each only for some widths, no photos at any width have both.
    ///
    /// Sections don't overlap, but the widths of a number of columns may overlap with a section.
    func variants(mayAdd: Bool) -> [CSSCase.Variant] {
        var found: [CSSCase.Variant] = []
        /// The variants for each range of widths. Where a range begins or ends, all others are cut, so that two of them are
        /// equal or have no width in common.
        var places: [CSSWidths: [Int]] = [:]
        let limits = Set(flatMap { [$0.widths.minimum, $0.widths.below].compactMap { $0 } }).sorted()
        for match in self {
            var previous: Int?
            for widths in match.widths.cut(at: limits) {
                var before = places[widths] ?? []
                if widths != .all, let outside = places[.all] { before = (before + outside).sorted() }
                let earlier = before.map { found[$0].shapes.pattern }
                guard !earlier.contains([]) else { continue }
                let shapes = CSSShapes(match.pattern, before: earlier, mayAdd: mayAdd)
                let variant = CSSCase.Variant(widths: widths, shapes: shapes, arrangement: match.arrangement)
                var place = found.count
                if let last = previous, let joined = found[last].joined(with: variant) {
                    found[last] = joined
                    place = last
                } else {
                    found.append(variant)
                }
                places[widths, default: []].append(place)
                previous = place
            }
        }
        return found
    }
}

extension CSSCase.Variant {
    /// The variant for these widths and those of the next one; nil if other widths are between them, or for other shapes.
    fileprivate func joined(with next: CSSCase.Variant) -> CSSCase.Variant? {
        guard let end = widths.below, end == next.widths.minimum, widths.heights == next.widths.heights,
            shapes == next.shapes
        else { return nil }
        return CSSCase.Variant(
            widths: CSSWidths(
                minimum: widths.minimum, below: next.widths.below, heights: widths.heights), shapes: shapes,
            arrangement: arrangement)
    }
}

extension CSSWidths {
    /// The parts of the range between ascending limits; all widths are not cut.
    fileprivate func cut(at limits: [Rational]) -> [CSSWidths] {
        if self == .all { return [self] }
        let start = minimum.map { minimum in limits.firstPlace { $0 > minimum } } ?? 0
        let end = below.map { below in limits.firstPlace { $0 >= below } } ?? limits.count
        var parts: [CSSWidths] = [], lower = minimum
        for limit in limits[start..<max(start, end)] {
            parts.append(CSSWidths(minimum: lower, below: limit, heights: heights))
            lower = limit
        }
        return parts + [CSSWidths(minimum: lower, below: below, heights: heights)]
    }
}
