/// A kind of change between two grids: what it means for an app, and how it is found.
package struct ChangeKind: Sendable {
    /// How a kind of change is found.
    enum Search: Sendable {
        /// In the settings of two grids.
        case settings(@Sendable (GridPair) -> [Finding])
        /// In layouts that changed alike.
        case layouts(@Sendable (ChangedLayouts) -> Finding?)
    }

    /// One word that never changes, for programs.
    package let name: String
    /// What it means for an app, in one sentence.
    package let meaning: String
    let search: Search

    /// All kinds, in the order in which they are reported.
    package static let all: [ChangeKind] = [
        .spec, .name, .arguments, .append, .promises, .requirements, .gap, .inset, .heading, .foot, .shapes,
        .count, .role,
        .photos, .rows,
        .places, .height,
    ]
}

/// A change as its kind words it.
struct Finding {
    let words: String
    let effect: Change.Effect
}

/// One change between two grids.
package struct Change: Sendable {
    /// What an app notices of a change.
    package enum Effect: Hashable, Sendable {
        /// The app goes on as before.
        case harmless
        /// The app's code doesn't compile, or lacks what it relied on.
        case breaking
        /// Heights differ by at most so many points.
        case height(Rational)
    }

    package let kind: ChangeKind
    /// What changed, from old to new.
    package let words: String
    package let effect: Effect

    /// Whether an app notices it that tolerates a difference in heights, in points.
    package func isBreaking(beyond tolerance: Rational) -> Bool {
        switch effect {
        case .harmless: false
        case .breaking: true
        case .height(let difference): difference > tolerance
        }
    }
}

/// Two grids, the old and the new one.
struct GridPair: Sendable {
    let old: Grid
    let new: Grid

    /// A finding if a value differs: `gap: 4 → 6`.
    func finding<Value: Equatable>(
        _ name: String, _ effect: Change.Effect, _ value: (Grid) -> Value, words: (Value) -> String
    ) -> Finding? {
        let (before, after) = (value(old), value(new))
        guard before != after else { return nil }
        return Finding(words: "\(name): \(words(before)) → \(words(after))", effect: effect)
    }
}
