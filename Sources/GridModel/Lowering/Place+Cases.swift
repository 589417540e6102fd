internal import GridSyntax

/// What lowering asks of places.
extension Place {
    /// Whether a section has a waterfall, or rules for all counts that the waterfall outside would lay out.
    func leavesNothing(to outside: ScopedWaterfall?) -> Bool {
        scope.waterfall != nil || (outside != nil && held.missing(from: 1...(.max)).isEmpty)
    }

    /// The rules for a count, with the shapes that each is for if none before is. The last is for any shapes, if no others are left.
    func cases(of count: Int) -> [(rule: ScopedRule, pattern: Pattern)] {
        let rules = rules(for: count)
        let isClosed = isClosed(count)
        return rules.enumerated().map { index, rule in
            (rule, isClosed && index == rules.count - 1 ? [] : rule.pattern ?? [])
        }
    }
}
