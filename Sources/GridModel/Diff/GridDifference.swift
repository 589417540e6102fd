/// What differs between two grids, in what they mean: their settings as callers see them, and the layout of each count at each
/// promised width. How they are written makes no difference.
package struct GridDifference: Sendable {
    /// Layouts that changed alike, and their changes.
    package struct Entry: Sendable {
        package let layouts: ChangedLayouts
        package let changes: [Change]
    }

    /// The changes of settings.
    package let settings: [Change]
    /// The changes of layouts, by their counts.
    package let entries: [Entry]

    /// Compares two grids.
    package init(from old: Grid, to new: Grid) {
        let pair = GridPair(old: old, new: new)
        settings = ChangeKind.all.flatMap { kind -> [Change] in
            guard case .settings(let find) = kind.search else { return [] }
            return find(pair).map { Change(kind: kind, words: $0.words, effect: $0.effect) }
        }
        entries = ChangedLayouts.all(of: pair).map { layouts in
            let changes = ChangeKind.all.compactMap { kind -> Change? in
                guard case .layouts(let find) = kind.search else { return nil }
                return find(layouts).map { Change(kind: kind, words: $0.words, effect: $0.effect) }
            }
            // Too many tiles to compare them one by one, or sizes that no sample has.
            let unseen = Change(kind: .places, words: "photos move or get another size", effect: .harmless)
            return Entry(layouts: layouts, changes: changes.isEmpty ? [unseen] : changes)
        }
    }

    /// Whether the grids mean the same.
    package var isEmpty: Bool { settings.isEmpty && entries.isEmpty }

    /// All changes.
    package var changes: [Change] { settings + entries.flatMap { $0.changes } }
}
