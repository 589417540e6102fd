extension ChangeKind {
    static let height = ChangeKind(
        name: "height",
        meaning:
            "The container is higher or lower: what is below it moves, and heights that an app has stored are wrong.",
        search: .layouts { layouts in
            guard layouts.oldRule != nil, layouts.newRule != nil else { return nil }
            var greatest = Rational.zero
            var shown = layouts.from
            for count in layouts.sampleCounts {
                let difference = layouts.heightDifference(count)
                if difference > greatest { (greatest, shown) = (difference, count) }
            }
            guard !greatest.isZero else { return nil }
            if let last = layouts.greatestSample { greatest = max(greatest, layouts.heightDifference(last)) }
            let words = layouts.sampleWidths.compactMap { width in
                layouts.heights(shown, width).map { "\($0.old.tenths) → \($0.new.tenths) at \(width.tenths)" }
            }
            let of = layouts.from == layouts.to ? "" : " of \(shown) photos"
            return Finding(words: "height\(of): " + words.joined(separator: ", "), effect: .height(greatest))
        })
}

extension ChangedLayouts {
    /// The greatest difference for a count. Heights are linear in the width, so it is at an end of the widths.
    fileprivate func heightDifference(_ count: Int) -> Rational {
        sampleWidths.compactMap { heights(count, $0)?.difference }.max() ?? .zero
    }

    /// The heights of a count before and after; nil if the app gives them.
    fileprivate func heights(_ count: Int, _ width: Rational) -> (
        old: Rational, new: Rational, difference: Rational?
    )? {
        let frames = frames(count: count, width: width)
        guard let old = frames.old?.height, let new = frames.new?.height else { return nil }
        return (old, new, try? old < new ? new - old : old - new)
    }
}
