internal import GridSyntax

extension RowSizes {
    /// A least side of photos in rows that are as high as their box, as a form of the container's width.
    struct SideInBox {
        let form: Form
        let isWidth: Bool
        /// A count that has such a row.
        let count: Int
    }

    /// The rows of a count: a row of `length` photos, which is the longest, and the others.
    private struct Variant {
        let count: Int
        let length: Int
        /// The lengths of the other rows, and how many rows have each.
        let others: [(length: Int, rows: Int)]
    }

    /// The least sides of photos that stay within a box, if the rows are as high as the box; empty without a box.
    ///
    /// A photo is least in the longest row, next to the widest photos, if the other rows have the tallest photos and are as short
    /// as possible, and if there are as many rows as possible. Balanced rows get longer with their number, so all numbers up to
    /// the length of a row are tried, and for each length of the longest row the least count; with more rows, only full ones
    /// are added.
    func sidesInBox(gaps: Gaps) throws(ExactOverflow) -> [SideInBox] {
        guard case .tilePhoto(let ratios, let bounds?) = rows.sizing, let box = bounds.greatest else {
            return []
        }
        let width = try Affine.width - Affine(pt: try inset.left + inset.right)
        let height = try Form(try box.height(ofWidth: width), gaps: gaps)
        var sides: [SideInBox] = []
        for variant in variants {
            let others = try ratios.upper * Rational(variant.length - 1)
            let sums = [try ratios.lower + others, try ratios.upper + others]
            for (sum, isWidth) in [(sums[0], true), (sums[1], false)] {
                let row = try rowHeight(of: variant, sum: sum, in: height, ratios, gaps: gaps)
                let form = isWidth ? try row * ratios.lower : row
                sides.append(SideInBox(form: form, isWidth: isWidth, count: variant.count))
            }
        }
        return sides
    }

    /// The height of a variant's row, whose ratios have a sum, if all rows together are `height` high.
    private func rowHeight(
        of variant: Variant, sum: Rational, in height: Form, _ ratios: RatioRange, gaps: Gaps
    ) throws(ExactOverflow) -> Form {
        let less = try gaps.column * Rational(variant.length - 1)
        // All rows: slope · width + offset.
        var slope = try .one / sum
        var offset = -(try less / sum)
        var rows = 1
        for (length, number) in variant.others {
            let own = try Rational(number) / (try ratios.lower * Rational(length))
            try slope += own
            offset = try offset - (try own * (try gaps.column * Rational(length - 1)))
            rows += number
        }
        try offset += try gaps.row * Rational(rows - 1)
        // (width − less) / sum
        let share = try .one / (try slope * sum)
        return Form(
            w: try height.w * share, h: .zero,
            constant: try (try (try height.constant - offset) * share) - (try less / sum))
    }

    private var variants: [Variant] {
        counts.ranges.flatMap { range -> [Variant] in
            let (least, most) = (rowCount(range.lowerBound), rowCount(range.upperBound))
            let few = least...max(least, min(most, perRow))
            let numbers = few.contains(most) ? Array(few) : Array(few) + [most]
            return numbers.flatMap { rows in
                variants(
                    from: max(range.lowerBound, (rows - 1) * perRow + 1),
                    to: rows == most ? range.upperBound : rows * perRow, rows: rows)
            }
        }
    }

    private func rowCount(_ count: Int) -> Int { (count - 1) / perRow + 1 }

    /// The variants for counts that have a number of rows: one for each length of the longest row.
    private func variants(from least: Int, to greatest: Int, rows: Int) -> [Variant] {
        if rows == 1 { return [Variant(count: greatest, length: greatest, others: [])] }
        if last != .balanced {
            let others: [(length: Int, rows: Int)] = [(perRow, rows - 2), (least - (rows - 1) * perRow, 1)]
            return [Variant(count: least, length: perRow, others: others.filter { $0.rows > 0 })]
        }
        return ((least - 1) / rows...(greatest - 1) / rows).map { shorter in
            let count = max(least, shorter * rows + 1)
            let (short, longer) = (count / rows, count % rows)
            let others: [(length: Int, rows: Int)] = [
                (short, longer > 0 ? rows - longer : rows - 1), (short + 1, max(0, longer - 1)),
            ]
            return Variant(count: count, length: shorter + 1, others: others.filter { $0.rows > 0 })
        }
    }
}

extension Form {
    fileprivate static func * (form: Form, factor: Rational) throws(ExactOverflow) -> Form {
        Form(w: try form.w * factor, h: try form.h * factor, constant: try form.constant * factor)
    }
}
