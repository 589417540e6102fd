package import enum GridSyntax.PatternLetter

/// Who lays out which counts at which widths for which shapes: the layouts and the rules of a grid.
///
/// A count has the first case that is for it, for the container's width and for its photos' shapes: first come the layouts of the
/// count, then the rules that hold it. Proofs and outputs ask this table for them, and go through them in its order.
package struct CaseTable: Hashable, Sendable {
    /// The layouts by count, those of one count in the order of matching.
    let layouts: [Layout]
    /// The rules, those of one count in the order of matching.
    let rules: [Rule]
    /// Rules that stand together, are for the same widths and hold ascending counts: at most one of each chain holds a count.
    private let chains: [Range<Int>]

    init(layouts: [Layout], rules: [Rule]) {
        self.layouts = layouts
        self.rules = rules
        var chains: [Range<Int>] = []
        for (index, rule) in rules.enumerated() {
            let before = index > 0 ? rules[index - 1] : nil
            if let before, let end = before.to, end < rule.from, before.widths == rule.widths {
                chains[chains.count - 1] = chains[chains.count - 1].lowerBound..<(index + 1)
            } else {
                chains.append(index..<(index + 1))
            }
        }
        self.chains = chains
    }

    /// The layouts of a count, in the order of matching.
    package func layouts(of count: Int) -> ArraySlice<Layout> {
        layouts[layouts.firstPlace { $0.count >= count }...].prefix { $0.count == count }
    }

    /// The layouts of each count that has some.
    var layoutsByCount: some Sequence<ArraySlice<Layout>> {
        sequence(state: layouts[...]) { rest -> ArraySlice<Layout>? in
            guard let count = rest.first?.count else { return nil }
            let own = rest.prefix { $0.count == count }
            rest = rest[own.endIndex...]
            return own
        }
    }

    /// The cases of a count at a width, in the order of matching, through the first that is for all shapes.
    package func cases(of count: Int, at width: Rational) -> [Case] {
        var cases: [Case] = []
        for layout in layouts(of: count) where layout.widths.holds(width) {
            cases.append(.layout(layout))
            if layout.pattern == nil { return cases }
        }
        if let rule = rules(of: count).first(where: { $0.widths.holds(width) }) { cases.append(.rule(rule)) }
        return cases
    }

    /// The counts at which other cases than before may begin, in ascending order.
    package var countLimits: [Int] {
        var limits = Set<Int>()
        for layout in layouts { limits.formUnion([layout.count, layout.count + 1]) }
        for rule in rules {
            limits.insert(rule.from)
            if let to = rule.to { limits.insert(to + 1) }
        }
        return limits.sorted()
    }

    /// The widths at which other cases than before may begin, in ascending order.
    package var widthLimits: [Rational] {
        var limits = Set<Rational>()
        for widths in layouts.lazy.map({ $0.widths }) { limits.formUnion(widths.limits) }
        for widths in rules.lazy.map({ $0.widths }) { limits.formUnion(widths.limits) }
        return limits.sorted()
    }

    /// The rules that hold a count, in the order of matching.
    package func rules(of count: Int) -> some Sequence<Rule> {
        chains.lazy.compactMap { chain in
            let place = rules[chain].firstPlace { $0.to ?? .max >= count }
            return place < chain.upperBound && rules[place].from <= count ? rules[place] : nil
        }
    }
}

/// What lays out a count at some widths for some shapes.
package enum Case: Hashable, Sendable {
    /// A layout of its own.
    case layout(Layout)
    /// A rule for it and others.
    case rule(Rule)

    /// The container widths it is for.
    package var widths: WidthRange {
        switch self {
        case .layout(let layout): layout.widths
        case .rule(let rule): rule.widths
        }
    }

    /// The shapes it is for; nil for any.
    package var pattern: [PatternLetter]? {
        switch self {
        case .layout(let layout): layout.pattern
        case .rule: nil
        }
    }
}

extension WidthRange {
    /// Where it begins and ends, as far as it does.
    fileprivate var limits: [Rational] { [minimum, below].compactMap { $0 } }
}
