extension ChangeKind {
    static let rows = ChangeKind(
        name: "rows",
        meaning: "Photos are in other rows: users see another arrangement.",
        search: .layouts { layouts in
            guard let old = layouts.oldRule, let new = layouts.newRule else { return nil }
            let differs = layouts.sampleCounts.contains { count in
                let frames = layouts.frames(count: count, width: layouts.typicalWidth)
                return frames.old?.rowLengths != frames.new?.rowLengths
            }
            let isLarge = layouts.frames(count: layouts.from, width: layouts.typicalWidth).old == nil
            guard differs || isLarge && old != new else { return nil }
            if old != new { return Finding(words: "`\(old)` → `\(new)`", effect: .harmless) }
            return Finding(words: "`\(new)` has other rows", effect: .harmless)
        })
}
