internal import GridSyntax

/// Where rules are read: outside all sections or in one of them, with the tables that are asked in order.
struct Place {
    let scope: Scope
    let tables: [RuleTable]
    /// What is asked behind the rules.
    let waterfall: ScopedWaterfall?

    /// The outside.
    init(outside scope: Scope, _ table: RuleTable) {
        self.scope = scope
        tables = [table]
        waterfall = scope.waterfall
    }

    /// A section, which leaves what it has no rule for to the outside.
    init(section scope: Scope, _ table: RuleTable, outside: Place) {
        self.scope = scope
        tables = scope.waterfall == nil ? [table] + outside.tables : [table]
        waterfall = scope.waterfall ?? outside.waterfall
    }

    /// The rules asked for a count, in order; only the last may be for all shapes.
    func rules(for count: Int) -> [ScopedRule] {
        var asked: [ScopedRule] = []
        for table in tables {
            asked += table.patterned(count)
            if let rule = table.rule(for: count) { return asked + [rule] }
        }
        return asked
    }
}

extension Spec {
    /// All places that hold a promised width, the outside first.
    var places: [Place] {
        let outside = Place(outside: outer, RuleTable(outer))
        let inside = sections.filter { $0.widths.meets(promisedWidths) }.map {
            Place(section: $0, RuleTable($0), outside: outside)
        }
        return (hasWidthsOutsideSections ? [outside] : []) + inside
    }
}
