extension ChangeKind {
    static let inset = ChangeKind(
        name: "inset",
        meaning: "Tiles keep another distance from the edges of the container.",
        search: .settings { pair in
            let finding = pair.finding("inset", .harmless, { $0.ownInset }) { inset in
                [inset.top, inset.right, inset.bottom, inset.left].map { $0.short }.joined(separator: " ")
            }
            return [finding].compactMap { $0 }
        })
}
