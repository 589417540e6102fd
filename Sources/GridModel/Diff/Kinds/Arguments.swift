extension ChangeKind {
    static let arguments = ChangeKind(
        name: "arguments",
        meaning:
            "Generated functions take other arguments, or there are other functions. Calls that lack an argument, or use what is gone, have to be adapted.",
        search: .settings { pair in
            Grid.arguments.compactMap { name, isNeeded, isIn in
                switch (isIn(pair.old), isIn(pair.new)) {
                case (true, false):
                    Finding(words: "`\(name)` is gone from the generated functions", effect: .breaking)
                case (false, true):
                    Finding(
                        words: "`\(name)` is new in the generated functions",
                        effect: isNeeded ? .breaking : .harmless)
                default: nil
                }
            }
        })
}

extension Grid {
    /// The arguments and functions that only some grids have. Calls need `height:`; other arguments may be left out.
    fileprivate static let arguments: [(name: String, isNeeded: Bool, isIn: @Sendable (Grid) -> Bool)] = [
        ("ratios:", false, { $0.keepsRatios || $0.layouts.contains { $0.pattern != nil } }),
        ("height:", true, { $0.takesHeight }),
        ("editing:", false, { $0.append != nil }),
        ("columns(width:)", false, { grid in grid.rules.contains { $0.waterfall != nil } }),
        ("rows(width:)", false, { !$0.cases.growingRows.isEmpty }),
    ]

    /// Whether the app gives the height of some containers.
    var takesHeight: Bool {
        layouts.contains { $0.sizing == .frameFill } || rules.contains { $0.rows?.sizing == .frameFill }
    }
}
