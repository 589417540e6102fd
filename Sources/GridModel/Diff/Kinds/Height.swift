extension ChangeKind {
    static let height = ChangeKind(
        name: "height",
        meaning:
            "The container is higher or lower: what is below it moves, and heights that an app has stored are wrong.",
        search: .layouts { layouts in
            let greatest = layouts.heightDifference
            guard layouts.oldRule != nil, layouts.newRule != nil, !greatest.isZero else { return nil }
            let shown = layouts.sampleCounts.max { layouts.greatestSample($0) < layouts.greatestSample($1) }
            let count = shown ?? layouts.from
            let of = layouts.from == layouts.to ? "" : " of \(GridModel.photos(count))"
            guard !layouts.greatestSample(count).isZero else {
                let others = layouts.from == layouts.to ? "photos" : "counts"
                return Finding(
                    words: "height: it differs by up to \(greatest.tenths) for some \(others)",
                    effect: .height(greatest))
            }
            let words = layouts.heightWidths.compactMap { width in
                layouts.heights(count, width).map {
                    "\($0.old.tenths) → \($0.new.tenths) \(width == layouts.widths.below ? "just below" : "at") \(width.tenths)"
                }
            }
            let others =
                greatest > layouts.greatestSample(count)
                ? "; others differ by up to \(greatest.tenths)" : ""
            return Finding(
                words: "height\(of): " + words.joined(separator: ", ") + others, effect: .height(greatest))
        })
}

extension ChangedLayouts {
    /// The widths to show, the last of which may be a limit that they don't hold.
    fileprivate var heightWidths: [Rational] {
        guard let below = widths.below else { return sampleWidths }
        return sampleWidths.count > 1 ? sampleWidths.dropLast() + [below] : sampleWidths + [below]
    }

    /// The greatest difference that is shown for a count.
    fileprivate func greatestSample(_ count: Int) -> Rational {
        heightWidths.compactMap { heights(count, $0)?.difference }.max() ?? .zero
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
