extension ChangeKind {
    static let role = ChangeKind(
        name: "role",
        meaning: "Other photos are hidden, or no tile says \"+N\" any more, or one does.",
        search: .layouts { layouts in
            guard let old = layouts.old, let new = layouts.new else { return nil }
            let (before, after) = (old.hidden(of: layouts.from), new.hidden(of: layouts.from))
            guard before != after else { return nil }
            if after == 0 {
                return Finding(words: "all photos are shown, and no tile says \"+N\"", effect: .breaking)
            }
            let (shown, was) = (layouts.from - after, layouts.from - before)
            return Finding(
                words: before == 0
                    ? "only \(shown) are shown, and the last tile says \"+N\""
                    : "\(shown) are shown instead of \(was)",
                effect: .harmless)
        })
}
