package import GridModel

/// The width of the container as a CSS length that grows with the page, or stays the same: `min(100vw, 640px)`.
package indirect enum ContainerWidth: Hashable, Sendable {
    /// vw · the width of the page / 100 + px
    case linear(vw: Rational, px: Rational)
    /// The least of some lengths.
    case least([ContainerWidth])
    /// The greatest of some lengths.
    case greatest([ContainerWidth])

    /// As wide as the page.
    package static let page = ContainerWidth.linear(vw: Rational(100), px: .zero)

    /// The same length with each linear part changed; `swaps` if that makes greater ones lesser.
    package func mapped(
        swaps: Bool = false,
        _ change: (_ vw: Rational, _ px: Rational) throws(ExactOverflow) -> ContainerWidth
    ) throws(ExactOverflow) -> ContainerWidth {
        func all(_ parts: [ContainerWidth]) throws(ExactOverflow) -> [ContainerWidth] {
            try parts.map { part throws(ExactOverflow) in try part.mapped(swaps: swaps, change) }
        }
        switch self {
        case .linear(let vw, let px): return try change(vw, px)
        case .least(let parts): return swaps ? .greatest(try all(parts)) : .least(try all(parts))
        case .greatest(let parts): return swaps ? .least(try all(parts)) : .greatest(try all(parts))
        }
    }

    /// The sum, since the least of some lengths plus another is the least of the sums.
    package static func + (
        first: ContainerWidth, second: ContainerWidth
    ) throws(ExactOverflow) -> ContainerWidth {
        try first.mapped { vw, px throws(ExactOverflow) in
            try second.mapped { otherVW, otherPX throws(ExactOverflow) in
                .linear(vw: try vw + otherVW, px: try px + otherPX)
            }
        }
    }

    package static func * (length: ContainerWidth, factor: Rational) throws(ExactOverflow) -> ContainerWidth {
        try length.mapped(swaps: factor < .zero) { vw, px throws(ExactOverflow) in
            .linear(vw: try vw * factor, px: try px * factor)
        }
    }

    /// The linear parts.
    package var parts: [(vw: Rational, px: Rational)] {
        switch self {
        case .linear(let vw, let px): [(vw, px)]
        case .least(let parts), .greatest(let parts): parts.flatMap { $0.parts }
        }
    }

    /// The length in CSS.
    package var css: String {
        switch self {
        case .linear(let vw, let px):
            let text = sum
            let isSimple = vw.isZero != px.isZero && !text.utf8.contains(UInt8(ascii: "/"))
            return isSimple || vw.isZero && px.isZero ? text : "calc(\(text))"
        case .least, .greatest: return sum
        }
    }

    /// The length within `min`, `max` or `calc`.
    private var sum: String {
        switch self {
        case .linear(let vw, let px):
            if vw.isZero { return px.text(of: "px") }
            if px.isZero { return vw.text(of: "vw") }
            return "\(vw.text(of: "vw")) \(px < .zero ? "-" : "+") \((px < .zero ? -px : px).text(of: "px"))"
        case .least(let parts): return "min(" + parts.map { $0.sum }.joined(separator: ", ") + ")"
        case .greatest(let parts): return "max(" + parts.map { $0.sum }.joined(separator: ", ") + ")"
        }
    }

    /// The greatest of some lengths, without those that are never greater than another in pages of a width or more.
    init(greatestOf lengths: [ContainerWidth], from page: Rational) {
        let parts = lengths.flatMap { if case .greatest(let parts) = $0 { parts } else { [$0] } }
        let kept = Self.without(parts) { $0.isNeverGreater(than: $1, from: page) }
        self = kept.count == 1 ? kept[0] : .greatest(kept)
    }

    /// The least of some lengths, without those that are never less than another in pages of a width or more.
    init(leastOf lengths: [ContainerWidth], from page: Rational) {
        let parts = lengths.flatMap { if case .least(let parts) = $0 { parts } else { [$0] } }
        let kept = Self.without(parts) { $1.isNeverGreater(than: $0, from: page) }
        self = kept.count == 1 ? kept[0] : .least(kept)
    }

    private static func without(
        _ lengths: [ContainerWidth], _ isIdle: (ContainerWidth, ContainerWidth) -> Bool
    ) -> [ContainerWidth] {
        var kept: [ContainerWidth] = []
        for length in lengths where !kept.contains(where: { isIdle(length, $0) }) {
            kept.removeAll { isIdle($0, length) }
            kept.append(length)
        }
        return kept
    }

    /// Whether the parts show that it isn't greater than another length in pages of a width or more.
    private func isNeverGreater(than other: ContainerWidth, from page: Rational) -> Bool {
        switch (self, other) {
        case (.linear(let vw, let px), .linear(let otherVW, let otherPX)):
            guard vw <= otherVW else { return false }
            let lead = try? (otherVW - vw) * page / Rational(100) + otherPX
            return lead.map { $0 >= px } ?? false
        case (.greatest(let parts), _): return parts.allSatisfy { $0.isNeverGreater(than: other, from: page) }
        case (_, .least(let parts)): return parts.allSatisfy { isNeverGreater(than: $0, from: page) }
        case (.least(let parts), _): return parts.contains { $0.isNeverGreater(than: other, from: page) }
        case (_, .greatest(let parts)): return parts.contains { isNeverGreater(than: $0, from: page) }
        }
    }

    // MARK: The page

    /// The least width of the page at which the container is at least so wide; nil if it never is, 0 if it always is.
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

    /// The width in the narrowest page.
    var inNarrowestPage: Rational {
        switch self {
        case .linear(_, let px): px
        case .least(let parts): parts.map { $0.inNarrowestPage }.min() ?? .zero
        case .greatest(let parts): parts.map { $0.inNarrowestPage }.max() ?? .zero
        }
    }

    /// The width in the widest page; nil if it grows without a limit.
    var inWidestPage: Rational? {
        switch self {
        case .linear(let vw, let px): return vw.isZero ? px : nil
        case .least(let parts): return parts.compactMap { $0.inWidestPage }.min()
        case .greatest(let parts):
            let ends = parts.compactMap { $0.inWidestPage }
            return ends.count == parts.count ? ends.max() : nil
        }
    }
}

extension Rational {
    /// The number of a unit, exactly, as CSS calculates it: `100vw / 3`.
    fileprivate func text(of unit: String) -> String {
        let isShort = numerator.magnitude < 1_000_000 && denominator < 1_000_000
        if isShort, short.utf8.contains(UInt8(ascii: "/")) { return "\(numerator)\(unit) / \(denominator)" }
        return decimal + unit
    }
}
