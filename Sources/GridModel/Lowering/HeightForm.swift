/// The height of a block as a form of its width: slope · width + offset, with a slope greater than 0.
struct HeightForm {
    let slope: Rational
    /// A combination of the gaps.
    let offset: Affine

    /// Solves a block in which ratios determine heights.
    init(_ block: Block) throws(ExactOverflow) {
        switch block {
        case .tiles(let row):
            slope = try .one / (try Rational(row.slots) * row.ratio)
            offset = try Affine.columnGap * -(try slope * Rational(row.slots - 1))
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
        case .framed(_, let ratio):
            slope = try .one / ratio
            offset = .zero
        case .sketch(let sketch):
            let rows = sketch.weights.count
            slope = try Rational(rows) / (try Rational(sketch.columnCount) * sketch.ratio)
            let gaps = try Affine.columnGap * (try slope * Rational(sketch.columnCount - 1))
            offset = try Affine.rowGap * Rational(rows - 1) - gaps
        }
    }

    func height(ofWidth width: Affine) throws(ExactOverflow) -> Affine {
        try (width * slope) + offset
    }

    func width(ofHeight height: Affine) throws(ExactOverflow) -> Affine {
        try (height - offset) / slope
    }
}
