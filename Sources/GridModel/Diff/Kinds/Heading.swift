extension ChangeKind {
    static let heading = ChangeKind(
        name: "heading",
        meaning: "The room for a heading is new, gone, or of another height. Photos begin below it.",
        search: .settings { pair in
            let finding = pair.finding("heading", .harmless, { $0.heading }) {
                $0.isZero ? "none" : $0.short
            }
            return [finding].compactMap { $0 }
        })
}
