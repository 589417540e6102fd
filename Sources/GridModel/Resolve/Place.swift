internal import GridSyntax

/// A place where rules apply: outside all sections or in one of them, with the rule tables in order of precedence.
struct Place {
    let scope: Scope
    let tables: [RuleTable]
    /// The waterfall for counts without a rule.
    let waterfall: ScopedWaterfall?

    /// The outside.
    init(outside scope: Scope, _ table: RuleTable) {
        self.scope = scope
        tables = [table]
        waterfall = scope.waterfall
    }

    /// A section, which leaves counts without a rule to the outside.
    init(section scope: Scope, _ table: RuleTable, outside: Place) {
        self.scope = scope
        tables = scope.waterfall == nil ? [table] + outside.tables : [table]
        waterfall = scope.waterfall ?? outside.waterfall
    }

    /// The rules for a count, in order of precedence; only the last may be for all shapes.
    func rules(for count: Int) -> [ScopedRule] {
        var rules: [ScopedRule] = []
        for table in tables {
            rules += table.patterned(count)
            if let rule = table.rule(for: count) { return rules + [rule] }
        }
        return rules
    }
}

extension Spec {
    /// All places that contain a promised width, the outside first.
    var places: [Place] {
        let outside = Place(outside: outer, RuleTable(outer))
        let inside = sections.filter { $0.widths.meets(promisedWidths) }.map {
            Place(section: $0, RuleTable($0), outside: outside)
        }
        return (hasWidthsOutsideSections ? [outside] : []) + inside
    }
}
