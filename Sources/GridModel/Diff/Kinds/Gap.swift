extension ChangeKind {
    static let gap = ChangeKind(
        name: "gap",
        meaning: "Tiles are closer or farther apart, and get other sizes.",
        search: .settings { pair in
            if pair.old.hasOneGap, pair.new.hasOneGap {
                return [pair.finding("gap", .harmless, { $0.ownRowGap }) { $0.short }].compactMap { $0 }
            }
            return [
                pair.finding("gap between rows", .harmless, { $0.ownRowGap }) { $0.short },
                pair.finding("gap between columns", .harmless, { $0.columnGap }) { $0.short },
            ].compactMap { $0 }
        })
}

extension Grid {
    fileprivate var hasOneGap: Bool { ownRowGap == columnGap }
}
