internal import GridSyntax

/// The rules of one scope, by count.
struct RuleTable {
    private var plain: [Int: ScopedRule] = [:]
    /// The rules with a pattern, in the order written.
    private var patterned: [Int: [ScopedRule]] = [:]
    private var ranges: [ScopedRule] = []
    /// The counts with a rule for one count and all shapes.
    let singles: CountSet
    /// The counts with a rule for all shapes.
    let held: CountSet

    init(_ scope: Scope) {
        for rule in scope.rules {
            if rule.pattern != nil {
                patterned[rule.from, default: []].append(rule)
            } else if rule.isSingle {
                if plain[rule.from] == nil { plain[rule.from] = rule }
            } else {
                ranges.append(rule)
            }
        }
        ranges = ranges.inOrder { $0.from < $1.from }
        let counts = plain.keys.map { $0...$0 }
        singles = CountSet(counts)
        held = CountSet(counts + ranges.filter { $0.to ?? .max >= $0.from }.map { $0.from...($0.to ?? .max) })
    }

    /// The rules with a pattern for a count, in the order written.
    func patterned(_ count: Int) -> [ScopedRule] { patterned[count] ?? [] }

    /// The counts that have rules with a pattern, in ascending order.
    var patternedCounts: [Int] { patterned.keys.sorted() }

    /// The rule of a count for all shapes: its own rule, or the range that includes it.
    func rule(for count: Int) -> ScopedRule? {
        plain[count] ?? range(holding: count)
    }

    /// The range that includes a count.
    func range(holding count: Int) -> ScopedRule? {
        // The last range that begins at or before the count; ranges don't overlap.
        let place = ranges.firstPlace { $0.from > count }
        guard place > 0, ranges[place - 1].holds(count) else { return nil }
        return ranges[place - 1]
    }

    /// Whether the count has no rule, not even one for some shapes.
    func hasNoRule(for count: Int) -> Bool { patterned(count).isEmpty && rule(for: count) == nil }

    /// The rules that are not written out, in matching order: those for one count, then the ranges, by their least count.
    var kept: [ScopedRule] {
        let singles = plain.values.filter { $0.isKept }.inOrder { $0.from < $1.from }
        return singles + ranges.filter { $0.isKept }
    }

    /// The counts that are written out, in ascending order.
    var writtenOut: [Int] {
        var counts = Set(plain.lazy.filter { !$0.value.isKept }.map { $0.key }).union(patterned.keys)
        for range in ranges where !range.isKept {
            if let to = range.to, to >= range.from { counts.formUnion(range.from...to) }
        }
        return counts.sorted()
    }
}
