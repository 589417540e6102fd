internal import GridModel

/// Says lengths in a style sheet, with the custom properties that hold the gaps.
struct CSSLength {
    let columnGap: String
    let rowGap: String

    init(prefix: String) {
        columnGap = "var(--\(prefix)-gx)"
        rowGap = "var(--\(prefix)-gy)"
    }

    /// The length of some percentage, plus gaps and points.
    ///
    /// - Parameters:
    ///   - percentage: the share of what percentages mean at that place.
    ///   - form: gaps and points; shares of the container are left aside.
    ///   - inline: the share of the container's width where percentages mean something else.
    func text(_ percentage: Rational, _ form: Affine = .zero, inline: Rational = .zero) -> String {
        var text = ""
        func add(_ value: Rational, _ term: String) {
            if !text.isEmpty {
                text += value.isNegative ? " - " : " + "
                text += term
            } else if value.isNegative {
                text = term.hasPrefix("var") ? term + " * -1" : "-" + term
            } else {
                text = term
            }
        }
        if !percentage.isZero { add(percentage, percentage.magnitude.cssPercentage) }
        if !inline.isZero { add(inline, "100cqi" + inline.magnitude.cssFactor) }
        if !form.gx.isZero { add(form.gx, columnGap + form.gx.magnitude.cssFactor) }
        if !form.gy.isZero { add(form.gy, rowGap + form.gy.magnitude.cssFactor) }
        if !form.pt.isZero { add(form.pt, form.pt.magnitude.cssPixels) }
        if text.isEmpty { return "0" }
        return text.utf8.contains(UInt8(ascii: " ")) ? "calc(\(text))" : text
    }
}

extension Rational {
    fileprivate var magnitude: Rational { isNegative ? -self : self }
}
