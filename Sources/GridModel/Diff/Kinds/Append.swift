extension ChangeKind {
    static let append = ChangeKind(
        name: "append",
        meaning:
            "While the user is editing, a tile adds a photo up to another number of photos, or there is no such tile.",
        search: .settings { pair in
            let effect: Change.Effect = pair.new.append == nil ? .breaking : .harmless
            let finding = pair.finding("append to", effect, { $0.append }) { $0.map { "\($0)" } ?? "none" }
            return [finding].compactMap { $0 }
        })
}
