extension ChangeKind {
    static let name = ChangeKind(
        name: "name",
        meaning:
            "Generated types, classes and functions are named after the grid: the app has to use the new name.",
        search: .settings { pair in
            [pair.finding("grid", .breaking, { $0.name }) { $0 }].compactMap { $0 }
        })
}
