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
        var terms: [(isNegative: Bool, text: String)] = []
        if !percentage.isZero { terms.append((percentage.isNegative, percentage.magnitude.cssPercentage)) }
        if !inline.isZero { terms.append((inline.isNegative, "100cqi" + inline.magnitude.cssFactor)) }
        for (gap, count) in [(columnGap, form.gx), (rowGap, form.gy)] where !count.isZero {
            terms.append((count.isNegative, gap + count.magnitude.cssFactor))
        }
        if !form.pt.isZero { terms.append((form.pt.isNegative, form.pt.magnitude.cssPixels)) }
        guard let first = terms.first else { return "0" }
        var text = first.text
        if first.isNegative {
            if first.text.hasPrefix("var") { text += " * -1" } else { text = "-" + text }
        }
        for term in terms.dropFirst() { text += (term.isNegative ? " - " : " + ") + term.text }
        return text.contains(" ") ? "calc(\(text))" : text
    }
}

extension Rational {
    fileprivate var magnitude: Rational { isNegative ? -self : self }
}
