internal import GridModel
internal import GridSyntax

extension ContainerWidth {
    /// The least width of the page, about, at which the container has reached a limit; nil if it never does, 0 if it always has.
    ///
    /// Widths of pages are multiples of 1/64 px. The number has the fewest digits of those above the last such width before the limit.
    func page(reaching limit: WidthLimit) throws(ExactOverflow) -> Rational? {
        func isReached(_ width: Rational) -> Bool { !(WidthLimit(Fraction(width)) < limit) }
        if isReached(inNarrowestPage) { return .zero }
        if let widest = inWidestPage, !isReached(widest) { return nil }
        let width = limit.width.double
        // No page is as wide as 2²⁶ px.
        guard width < 0x1p26, let near = try? Rational(Int128(width * 0x1p20), over: 1 << 20),
            let page = try pageWidth(reaching: near)
        else { return nil }
        func isReached(inPage units: Int) throws(ExactOverflow) -> Bool {
            isReached(try value(inPage: try Rational(Int128(units), over: 64)))
        }
        guard page.nearestDouble < 0x1p30 else { return nil }
        var units = Int(page.nearestDouble * 64)
        while try !isReached(inPage: units) { units += 1 }
        while units > 0, try isReached(inPage: units - 1) { units -= 1 }
        let (last, first) = (Double(units - 1) / 64, Double(units) / 64)
        // Chromium also takes a width for `min-width` that is 1/64 px too small.
        if last == last.rounded() { return try Rational(Int128(last) * 50 + 1, over: 50) }
        for scale in [1, 10, 100] {
            let rounded = (first * Double(scale)).rounded(.down)
            if rounded / Double(scale) > last { return try Rational(Int128(rounded), over: Int128(scale)) }
        }
        return try Rational(Int128(units), over: 64)
    }

    /// The length as linear ones, each from a width of the page on.
    func linearPieces() throws(ExactOverflow) -> [SizesPart] {
        let all = parts
        var limits = [Rational.zero]
        for (place, first) in all.enumerated() {
            for second in all[..<place] where first.vw != second.vw {
                let page = try (try second.px - first.px) * Rational(100) / (try first.vw - second.vw)
                if page > .zero { limits.append(page) }
            }
        }
        limits = limits.inOrder { $0 < $1 }
        var pieces: [SizesPart] = []
        for (place, from) in limits.enumerated() where place == 0 || limits[place - 1] < from {
            // A width above the limit, and below the next one.
            var page = try from + .one
            if let next = limits[place...].first(where: { $0 > from }) {
                page = try (try from + next) / Rational(2)
            }
            let value = try value(inPage: page)
            for (vw, px) in all where try vw * page / Rational(100) + px == value {
                let length = ContainerWidth.linear(vw: vw, px: px)
                if pieces.last?.length != length { pieces.append(SizesPart(from: from, length: length)) }
                break
            }
        }
        return pieces
    }

    /// The width in a page.
    private func value(inPage page: Rational) throws(ExactOverflow) -> Rational {
        switch self {
        case .linear(let vw, let px): return try vw * page / Rational(100) + px
        case .least(let parts), .greatest(let parts):
            var all: [Rational] = []
            for part in parts { all.append(try part.value(inPage: page)) }
            if case .least = self { return all.min() ?? .zero }
            return all.max() ?? .zero
        }
    }
}
