internal import GridSyntax

/// The rules of one scope, ready to be asked which one a count has.
struct RuleTable {
    private var plain: [Int: ScopedRule] = [:]
    private var ranges: [ScopedRule] = []

    init(_ scope: Scope) {
        for rule in scope.rules where rule.syntax.pattern == nil {
            if rule.isSingle {
                if plain[rule.from] == nil { plain[rule.from] = rule }
            } else {
                ranges.append(rule)
            }
        }
        ranges.sort { $0.from < $1.from }
    }

    /// The rule for a count: its own, or else the range that holds it.
    func rule(for count: Int) -> ScopedRule? {
        if let rule = plain[count] { return rule }
        // The last range that begins at or before the count; ranges don't overlap.
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].from <= count { low = middle + 1 } else { high = middle }
        }
        guard low > 0, ranges[low - 1].holds(count) else { return nil }
        return ranges[low - 1]
    }

    /// Whether the count has a rule that is for it alone.
    func hasOwnRule(_ count: Int) -> Bool { plain[count] != nil }

    /// The ranges that stay rules, by their least count.
    var kept: [ScopedRule] { ranges.filter { $0.isKept } }

    /// The counts that are written out, in ascending order.
    var writtenOut: [Int] {
        var counts = Set(plain.keys)
        for range in ranges where !range.isKept {
            if let to = range.to, to >= range.from { counts.formUnion(range.from...to) }
        }
        return counts.sorted()
    }
}
