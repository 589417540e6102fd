internal import GridSyntax

/// Where rules are read: outside all sections or in one of them, with the tables that are asked in order.
struct Place {
    let scope: Scope
    let tables: [RuleTable]

    /// The rule for a count: that of the section, or else of the outside.
    func rule(for count: Int) -> ScopedRule? {
        for table in tables {
            if let rule = table.rule(for: count) { return rule }
        }
        return nil
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
