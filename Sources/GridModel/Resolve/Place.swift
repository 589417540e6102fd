internal import GridSyntax

/// Where rules are read: outside all sections or in one of them, with the tables that are asked in order.
struct Place {
    let scope: Scope
    let tables: [RuleTable]

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
        let outerTable = RuleTable(outer)
        let inside = sections.filter { $0.widths.meets(promisedWidths) }.map {
            Place(scope: $0, tables: [RuleTable($0), outerTable])
        }
        return (hasWidthsOutsideSections ? [Place(scope: outer, tables: [outerTable])] : []) + inside
    }
}
