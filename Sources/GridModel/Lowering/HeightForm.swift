/// The height of a block as a form of its width: slope · width + offset. The slope is 0 if all of its heights are points, and
/// greater otherwise.
struct HeightForm {
    let slope: Rational
    /// A combination of the gaps and points.
    let offset: Affine

    /// Solves a block in which ratios determine heights.
    init(_ block: Block) throws(ExactOverflow) {
        switch block {
        case .tiles(let row):
            self = try Self(row.aspect, columns: row.slots)
        case .stack(let rows):
            var slope = Rational.zero
            var offset = try Affine.rowGap * Rational(rows.count - 1)
            for share in rows {
                let form = try HeightForm(share.block)
                try slope += form.slope
                try offset += form.offset
            }
            self.slope = slope
            self.offset = offset
        case .beside(let columns):
            // The widths add up and the heights are equal: h·Σ(1/Aᵢ) = w − gaps + Σ(Bᵢ/Aᵢ).
            var inverse = Rational.zero
            var offset = try Affine.columnGap * Rational(1 - columns.count)
            for share in columns {
                let form = try HeightForm(share.block)
                try inverse += try .one / form.slope
                try offset += try form.offset / form.slope
            }
            slope = try .one / inverse
            self.offset = try offset / inverse
        case .framed(_, let aspect):
            self = try Self(aspect, columns: 1)
        case .sketch(let sketch):
            let rows = sketch.weights.count
            let cell = try Self(sketch.aspect, columns: sketch.columnCount)
            slope = try cell.slope * Rational(rows)
            offset = try cell.offset * Rational(rows) + (try Affine.rowGap * Rational(rows - 1))
        }
    }

    /// The height of a tile in columns of equal width, over the width of all.
    private init(_ aspect: Aspect, columns: Int) throws(ExactOverflow) {
        switch aspect {
        case .ratio(let ratio):
            slope = try .one / (try Rational(columns) * ratio)
            offset = try Affine.columnGap * -(try slope * Rational(columns - 1))
        case .height(let height): (slope, offset) = (.zero, Affine(pt: height))
        }
    }

    func height(ofWidth width: Affine) throws(ExactOverflow) -> Affine {
        try (width * slope) + offset
    }

    func width(ofHeight height: Affine) throws(ExactOverflow) -> Affine {
        try (height - offset) / slope
    }
}
