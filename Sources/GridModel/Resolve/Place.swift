internal import GridSyntax

/// A place where rules apply: outside all sections or in one of them.
struct Place {
    let scope: Scope
    /// The rules of the scope.
    let table: RuleTable
    /// The waterfall for counts without a rule.
    let waterfall: ScopedWaterfall?
    /// The counts with patterns in the scope that match all shapes, so that no rule for all shapes is reached.
    private(set) var closed = CountSet()
    /// The counts that the scope leaves nothing of to the outside.
    private(set) var held: CountSet
    /// The counts with patterns in the scope and no rule for all shapes, each with shapes that none of the patterns matches.
    private(set) var open: [(count: Int, left: ShapeCase)] = []
    /// The rules with a pattern whose shapes earlier patterns match, of counts with patterns in the scope, each with the first that
    /// matches them all; nil if it takes several.
    private var unreached: [SourceSpan: ScopedRule?] = [:]
    /// The rules of the scope with a pattern.
    private var patterned: Set<SourceSpan> = []
    /// The outside, if the place leaves counts without a rule to it.
    private let outside: [Place]

    /// - Parameters:
    ///   - outside: the outside as a list of one; empty for the outside itself.
    ///   - append: the greatest count that may have an add tile.
    init(_ scope: Scope, outside: [Place], append: Int, _ search: inout ShapeSearch) throws(TooEntangled) {
        self.scope = scope
        self.outside = scope.waterfall == nil ? outside : []
        table = RuleTable(scope)
        waterfall = scope.waterfall ?? outside.first?.waterfall
        held = table.held
        for rule in scope.rules where rule.pattern != nil { patterned.insert(rule.span) }
        for count in table.patternedCounts {
            let room = ShapeRoom(count: count, mayAdd: count <= append)
            let rules = rules(for: count)
            try search.spend(rules.count)
            var earlier: [Pattern] = [], reached: [ScopedRule] = []
            for rule in rules {
                guard let pattern = rule.pattern else { break }
                if try search.firstCase(of: pattern, without: earlier, in: room) == nil {
                    let holder = earlier.firstIndex { $0.holds(pattern) }
                    unreached.updateValue(holder.map { reached[$0] }, forKey: rule.span)
                } else {
                    earlier.append(pattern)
                    reached.append(rule)
                }
            }
            if let left = try search.firstCase(of: [], without: earlier, in: room) {
                if rules.last?.pattern != nil, waterfall == nil { open.append((count, left)) }
            } else {
                closed.insert(count...count)
                held.insert(count...count)
            }
        }
    }

    /// The rules that some photos of a count have, in order of precedence; only the last may be for all shapes.
    func rules(for count: Int) -> [ScopedRule] {
        let rules = table.patterned(count).filter { isReached($0) }
        if let rule = table.rule(for: count) { return closed.contains(count) ? rules : rules + [rule] }
        let others = outside.first?.rules(for: count).filter { isReached($0) } ?? []
        if let last = others.last, last.pattern == nil, closed.contains(count) {
            return rules + others.dropLast()
        }
        return rules + others
    }

    /// Whether a rule with a pattern, of the scope or from outside, is the first match for some shapes.
    func uses(_ rule: ScopedRule) -> Bool {
        if patterned.contains(rule.span) { return isReached(rule) }
        return table.rule(for: rule.from) == nil && isReached(rule) && outside.first?.isReached(rule) ?? false
    }

    private func isReached(_ rule: ScopedRule) -> Bool { unreached[rule.span] == nil }

    /// The earlier rule that matches all shapes of a rule of the scope; nil if there is none.
    func holder(of rule: ScopedRule) -> ScopedRule? { unreached[rule.span] ?? nil }

    /// The counts for which a rule for all shapes applies, of the scope or from outside all sections.
    func counts(of rule: ScopedRule, isOutside: Bool) -> CountSet {
        if isOutside, scope.condition != nil {
            return outside.first.map { left(of: $0.counts(of: rule, isOutside: false)) } ?? CountSet()
        }
        var counts = CountSet(from: rule.from, to: rule.to)
        if !rule.isSingle { counts.subtract(table.singles) }
        counts.subtract(closed)
        return counts
    }

    /// The counts that the place leaves to the outside, of some counts; all for the outside itself.
    func left(of counts: CountSet) -> CountSet {
        if scope.condition == nil { return counts }
        var left = counts
        left.subtract(held)
        return left
    }

    /// Whether the patterns of a count match all shapes.
    func isClosed(_ count: Int) -> Bool {
        if closed.contains(count) { return true }
        return table.hasNoRule(for: count) && outside.first?.isClosed(count) ?? false
    }

    /// The tables of rules, in order of precedence.
    var tables: [RuleTable] { [table] + (outside.first?.tables ?? []) }
}

/// The places of a spec.
struct Places {
    /// The outside, also if sections contain all promised sizes.
    let outside: Place
    /// The sections, in the order written.
    let sections: [Place]
    /// Those that contain a promised size, the outside first.
    let promised: [Place]

    init(_ spec: Spec) throws(TooEntangled) {
        var search = ShapeSearch(of: spec)
        let append = spec.append?.value ?? 0
        let outside = try Place(spec.outer, outside: [], append: append, &search)
        var sections: [Place] = []
        let others = [outside]
        for section in spec.sections {
            sections.append(try Place(section, outside: others, append: append, &search))
        }
        self.outside = outside
        self.sections = sections
        promised =
            (spec.hasSizesOutsideSections ? [outside] : [])
            + sections.filter {
                $0.scope.sizes.meets(width: spec.promisedWidths, height: spec.promisedHeights)
            }
    }
}

extension ShapeSearch {
    /// A search with the step limit for the patterns of a spec.
    init(of spec: Spec) {
        let patterns = ([spec.outer] + spec.sections).flatMap { $0.rules }.compactMap { $0.pattern }
        self.init(spec.shapes, steps: patterns.reduce(Limits.patternSteps) { $0 + 64 * $1.count })
    }
}
