package import GridModel

/// The width of the container as a CSS length of the width of the page: `min(100vw, 640px)`.
package indirect enum ContainerWidth: Hashable, Sendable {
    /// vw · viewport / 100 + px
    case linear(vw: Rational, px: Rational)
    case least([ContainerWidth])
    case greatest([ContainerWidth])

    /// As wide as the page.
    package static let page = ContainerWidth.linear(vw: Rational(100), px: .zero)

    /// The length in CSS.
    var css: String {
        switch self {
        case .linear(let vw, let px): lengthText(vw, px)
        case .least(let widths): "min(" + widths.map { $0.css }.joined(separator: ", ") + ")"
        case .greatest(let widths): "max(" + widths.map { $0.css }.joined(separator: ", ") + ")"
        }
    }

    /// `factor` times the width of the container, and so many points more.
    func css(times factor: Rational, plus px: Rational) throws(ExactOverflow) -> String {
        if factor.isZero { return lengthText(.zero, px) }
        if case .linear(let vw, let own) = self {
            return lengthText(try vw * factor, try (try own * factor) + px)
        }
        if factor == .one, px.isZero { return css }
        let product = factor == .one ? css : "\(css) * \(factor.decimal)"
        return
            "calc(\(product)\(px.isZero ? "" : px < .zero ? " - \((-px).decimal)px" : " + \(px.decimal)px"))"
    }

    /// The least width, in a page without width, and the greatest; nil without limit.
    var range: (lower: Rational, upper: Rational?) {
        get throws(ExactOverflow) {
            switch self {
            case .linear(let vw, let px): return (px, vw.isZero ? px : nil)
            case .least(let parts):
                let ranges = try parts.map { part throws(ExactOverflow) in try part.range }
                return (ranges.map { $0.lower }.min() ?? .zero, ranges.compactMap { $0.upper }.min())
            case .greatest(let parts):
                let ranges = try parts.map { part throws(ExactOverflow) in try part.range }
                let uppers = ranges.compactMap { $0.upper }
                return (
                    ranges.map { $0.lower }.max() ?? .zero, uppers.count == ranges.count ? uppers.max() : nil
                )
            }
        }
    }

    /// The least width of the page at which the container is at least so wide; nil if it never is, `.zero` if it always is.
    func pageWidth(reaching width: Rational) throws(ExactOverflow) -> Rational? {
        switch self {
        case .linear(let vw, let px):
            if px >= width { return .zero }
            return vw > .zero ? try (try width - px) * Rational(100) / vw : nil
        case .least(let parts):
            var found = Rational.zero
            for part in parts {
                guard let own = try part.pageWidth(reaching: width) else { return nil }
                found = max(found, own)
            }
            return found
        case .greatest(let parts):
            var found: Rational?
            for part in parts {
                if let own = try part.pageWidth(reaching: width) { found = min(found ?? own, own) }
            }
            return found
        }
    }
}

/// A length of the width of the page and of pixels.
private func lengthText(_ vw: Rational, _ px: Rational) -> String {
    if vw.isZero { return px.decimal + "px" }
    if px.isZero { return vw.decimal + "vw" }
    return "calc(\(vw.decimal)vw \(px < .zero ? "-" : "+") \((px < .zero ? -px : px).decimal)px)"
}

extension ContainerWidth {
    /// The width plus a length.
    package func adding(_ vw: Rational, _ px: Rational) throws(ExactOverflow) -> ContainerWidth {
        switch self {
        case .linear(let ownVW, let ownPX): return .linear(vw: try ownVW + vw, px: try ownPX + px)
        case .least(let parts):
            return .least(try parts.map { part throws(ExactOverflow) in try part.adding(vw, px) })
        case .greatest(let parts):
            return .greatest(try parts.map { part throws(ExactOverflow) in try part.adding(vw, px) })
        }
    }
}
