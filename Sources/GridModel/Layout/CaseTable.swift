package import enum GridSyntax.PatternLetter

/// The cases of a grid: its layouts and rules, in the order in which they match counts, widths and shapes.
///
/// A count uses the first case that matches it, the container's width and the photos' shapes: first the layouts of the
/// count, then the rules that include it. Proofs and outputs both use this order.
package struct CaseTable: Hashable, Sendable {
    /// The layouts by count; those of one count in matching order.
    let layouts: [Layout]
    /// The rules; those of one count in matching order.
    let rules: [Rule]
    /// Consecutive rules with the same widths and ascending counts: at most one rule of a chain includes a given count.
    private let chains: [Range<Int>]
    /// The widths of the layouts of each count with many, and those of the chains if there are many.
    private let layoutSteps: [Int: WidthSteps]
    private let chainSteps: WidthSteps?

    /// Fewer layouts of a count, or chains, are gone through one by one.
    private static let many = 32

    init(layouts: [Layout], rules: [Rule]) {
        self.layouts = layouts
        self.rules = rules
        var chains: [Range<Int>] = []
        for (index, rule) in rules.enumerated() {
            let before = index > 0 ? rules[index - 1] : nil
            if let before, let end = before.to, end < rule.from, before.sizes == rule.sizes {
                chains[chains.count - 1] = chains[chains.count - 1].lowerBound..<(index + 1)
            } else {
                chains.append(index..<(index + 1))
            }
        }
        self.chains = chains
        chainSteps = chains.count < Self.many ? nil : WidthSteps(chains.map { rules[$0.lowerBound].widths })
        var layoutSteps: [Int: WidthSteps] = [:]
        var rest = layouts[...]
        while let count = rest.first?.count {
            let own = rest.prefix { $0.count == count }
            rest = rest[own.endIndex...]
            if own.count >= Self.many { layoutSteps[count] = WidthSteps(own.map { $0.widths }) }
        }
        self.layoutSteps = layoutSteps
    }

    /// The layouts of a count, in matching order.
    package func layouts(of count: Int) -> ArraySlice<Layout> {
        let start = layouts.firstPlace { $0.count >= count }
        return layouts[start..<layouts[start...].firstPlace { $0.count > count }]
    }

    /// The layouts of a count at a width, in matching order.
    package func layouts(of count: Int, at width: Rational) -> [Layout] {
        let own = layouts(of: count)
        guard let steps = layoutSteps[count] else { return own.filter { $0.widths.holds(width) } }
        return steps.places(at: width).map { own[own.startIndex + Int($0)] }
    }

    /// The places of the rules at a width, in matching order.
    func rulePlaces(at width: Rational) -> [Int] {
        guard let chainSteps else { return rules.indices.filter { rules[$0].widths.holds(width) } }
        return chainSteps.places(at: width).flatMap { chains[Int($0)] }
    }

    /// The first rule that includes a count at a width.
    func rule(of count: Int, at width: Rational) -> Rule? {
        guard let chainSteps else { return rules(of: count).first { $0.widths.holds(width) } }
        return chainSteps.places(at: width).lazy.compactMap { rule(of: count, in: chains[Int($0)]) }.first
    }

    /// The layouts, one slice for each count that has any.
    var layoutsByCount: some Sequence<ArraySlice<Layout>> {
        sequence(state: layouts[...]) { rest -> ArraySlice<Layout>? in
            guard let count = rest.first?.count else { return nil }
            let own = rest.prefix { $0.count == count }
            rest = rest[own.endIndex...]
            return own
        }
    }

    /// The cases of a count at a width, in matching order, through the first for all shapes.
    package func cases(of count: Int, at width: Rational) -> [Case] {
        var cases: [Case] = []
        for layout in layouts(of: count, at: width) {
            cases.append(.layout(layout))
            if layout.pattern == nil { return cases }
        }
        if let rule = rule(of: count, at: width) { cases.append(.rule(rule)) }
        return cases
    }

    /// The case that lays out the photos of a count at a width; nil if there is none.
    package func first(of count: Int, at width: Rational, for photos: Photos, _ shapes: Shapes) -> Case? {
        cases(of: count, at: width).first { photos.match($0.pattern, shapes) }
    }

    /// The counts at which the cases may change, in ascending order.
    package var countLimits: [Int] {
        var limits = Set<Int>()
        for layout in layouts { limits.formUnion([layout.count, layout.count + 1]) }
        for rule in rules {
            limits.insert(rule.from)
            if let to = rule.to { limits.insert(to + 1) }
        }
        return limits.sorted()
    }

    /// The widths at which the cases may change, in ascending order.
    package var widthLimits: [Rational] {
        var limits = Set<Rational>()
        for widths in layouts.lazy.map({ $0.widths }) { limits.formUnion(widths.ends) }
        for widths in rules.lazy.map({ $0.widths }) { limits.formUnion(widths.ends) }
        return limits.sorted()
    }

    /// The rules that include a count, in matching order.
    package func rules(of count: Int) -> some Sequence<Rule> {
        chains.lazy.compactMap { rule(of: count, in: $0) }
    }

    /// The rule of a chain that includes a count.
    private func rule(of count: Int, in chain: Range<Int>) -> Rule? {
        let place = rules[chain].firstPlace { $0.to ?? .max >= count }
        return place < chain.upperBound && rules[place].from <= count ? rules[place] : nil
    }
}

/// A layout or rule for a count, some widths and some shapes.
package enum Case: Hashable, Sendable {
    /// A layout for this count.
    case layout(Layout)
    /// A rule for a range of counts.
    case rule(Rule)

    /// The container sizes that it applies to.
    package var sizes: SizeRange {
        switch self {
        case .layout(let layout): layout.sizes
        case .rule(let rule): rule.sizes
        }
    }

    /// The shapes that it applies to; nil for any.
    package var pattern: [PatternLetter]? {
        switch self {
        case .layout(let layout): layout.pattern
        case .rule: nil
        }
    }
}
