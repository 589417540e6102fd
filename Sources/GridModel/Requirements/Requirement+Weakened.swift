internal import GridSyntax

extension Requirement {
    /// A requirement of the same kind that allows what was found, with few digits; nil if there is none.
    func weakened(
        _ excesses: [(kind: Breach.Kind, greatest: Rational)]?
    ) throws(ExactOverflow) -> Requirement? {
        guard let excesses, let weaker = try claim.weakened(excesses) else { return nil }
        return Requirement(
            claim: weaker.claim, from: from, to: to, sizes: sizes,
            claimText: weaker.text, countsText: countsText, span: span)
    }

    /// The same requirement for some of its counts.
    func named(for counts: ClosedRange<Int>) -> Requirement {
        let (from, to) = (counts.lowerBound, counts.upperBound)
        return Requirement(
            claim: claim, from: from, to: to, sizes: sizes, claimText: claimText,
            countsText: from == to ? "\(from)" : "\(from)..\(to)", span: span)
    }
}

extension Requirement.Claim {
    /// The claim with limits that allow these, rounded to few digits, and how it is written.
    fileprivate func weakened(
        _ excesses: [(kind: Breach.Kind, greatest: Rational)]
    ) throws(ExactOverflow) -> (claim: Self, text: String)? {
        guard let worst = excesses.map({ $0.greatest }).max(), worst > .zero else { return nil }
        switch self {
        case .within(.ratio):
            let ratio = try (try .one / worst).simple(isDown: true)
            return ratio.isZero ? nil : (.within(.ratio(ratio)), "within " + ratio.written)
        case .within(.height):
            let height = try worst.rounded(atLeast: 0)
            return (.within(.height(height)), "within \(height.short)")
        case .atLeast(.ratio):
            let ratio = try worst.simple(isDown: false)
            return (.atLeast(.ratio(ratio)), "within \(ratio.written)..")
        case .atLeast(.height):
            let height = try (try .one / worst).rounded(atLeast: 0, isDown: true)
            return height.isZero ? nil : (.atLeast(.height(height)), "within \(height.short)..")
        case .tiles(let ratios):
            var (lower, upper) = (ratios.lower, ratios.upper)
            for excess in excesses {
                switch excess.kind {
                case .tall: lower = try (try .one / excess.greatest).simple(isDown: true)
                case .wide: upper = try excess.greatest.simple(isDown: false)
                case .high, .low, .large, .hidden: return nil
                }
            }
            if lower.isZero { return nil }
            return (
                .tiles(RatioRange(lower: lower, upper: upper)), "tiles \(lower.written)..\(upper.written)"
            )
        case .areas:
            let times = try worst.rounded(atLeast: 2)
            return (.areas(times), "areas \(times.short)")
        case .largest: return nil
        case .keep(_, let ratios):
            let share = try (try .one / worst).rounded(atLeast: 3, isDown: true)
            if share.isZero { return nil }
            let percent = try share * Rational(100)
            return (.keep(share, of: ratios), "keep \(percent.short)% of \(ratios.oneOrLimits)")
        }
    }
}

extension Rational {
    /// The ratio itself if it has few digits, and otherwise one nearby, on one side of it.
    fileprivate func simple(isDown: Bool) throws(ExactOverflow) -> Rational {
        numerator < 100 && denominator < 100 ? self : try rounded(atLeast: 3, isDown: isDown)
    }

    /// The nearest number on one side with a number of decimal places or, if that gives less, three digits that count.
    fileprivate func rounded(atLeast places: Int, isDown: Bool = false) throws(ExactOverflow) -> Rational {
        var places = places
        var scaled = self
        for _ in 0..<places { scaled = try scaled * Rational(10) }
        while scaled < Rational(100), places < 8 {
            scaled = try scaled * Rational(10)
            places += 1
        }
        return try rounded(places: places, isDown: isDown)
    }

    /// The ratio as it can be written in a spec.
    fileprivate var written: String {
        let isDecimal = denominator > 100 && !short.utf8.contains(UInt8(ascii: "/"))
        return isDecimal ? short + ":1" : asRatio
    }
}
