extension ChangeKind {
    static let arguments = ChangeKind(
        name: "arguments",
        meaning:
            "Generated functions take other arguments, or there are other functions: calls have to be adapted.",
        search: .settings { pair in
            Grid.arguments.compactMap { name, isIn in
                switch (isIn(pair.old), isIn(pair.new)) {
                case (true, false):
                    Finding(words: "`\(name)` is gone from the generated functions", effect: .breaking)
                case (false, true):
                    Finding(words: "`\(name)` is new in the generated functions", effect: .breaking)
                default: nil
                }
            }
        })
}

extension Grid {
    /// The arguments and functions that only some grids have.
    fileprivate static let arguments: [(name: String, isIn: @Sendable (Grid) -> Bool)] = [
        ("ratios:", { $0.keepsRatios || $0.layouts.contains { $0.pattern != nil } }),
        (
            "height:",
            { grid in
                grid.layouts.contains { $0.sizing == .frameFill }
                    || grid.rules.contains { $0.rows?.sizing == .frameFill }
            }
        ),
        ("editing:", { $0.append != nil }),
        ("columns(width:)", { grid in grid.rules.contains { $0.waterfall != nil } }),
        ("rows(width:)", { !$0.cases.growingRows.isEmpty }),
    ]
}
