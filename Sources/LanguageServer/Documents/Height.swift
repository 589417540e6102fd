internal import GridModel
internal import GridSyntax

extension CompiledDocument {
    /// The height of the only layout of a rule as a formula, such as `7/12 × width + 5/6`; nil if there are several, or if the
    /// photos or the app determine it.
    func height(ofRuleAt span: SourceSpan) -> String? {
        guard let grid else { return nil }
        let heights = grid.layouts.filter { $0.origin.span == span }.map { $0.tiles?.height }
        guard let height = heights.first ?? nil, heights.count == 1, height.h.isZero else { return nil }
        return try? height.formula(rowGap: grid.rowGap, columnGap: grid.columnGap)
    }
}

extension Affine {
    /// A form without a height, with the gaps of a spec.
    fileprivate func formula(rowGap: Rational, columnGap: Rational) throws(ExactOverflow) -> String {
        let rest = try pt + (try gx * columnGap) + (try gy * rowGap)
        let factor = w == .one ? "width" : "\(w.fraction) × width"
        if w.isZero { return rest.short }
        if rest.isZero { return factor }
        return factor + (rest.isNegative ? " − \((-rest).short)" : " + \(rest.short)")
    }
}
