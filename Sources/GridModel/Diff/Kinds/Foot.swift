extension ChangeKind {
    static let foot = ChangeKind(
        name: "foot",
        meaning:
            "The room for a caption below each photo is new, gone, or of another height. Rows are further apart, or closer together.",
        search: .settings { pair in
            [pair.finding("foot", .harmless, { $0.foot }) { $0.isZero ? "none" : $0.short }].compactMap { $0 }
        })
}
