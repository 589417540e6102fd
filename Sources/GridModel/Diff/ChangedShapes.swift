/// What patterns require of photos whose layout changed.
package struct ChangedShapes: Hashable, Sendable {
    /// What the old and the new pattern require, by the limits of `shapes` in their grids; empty if they match what is left by
    /// others. With the same limits both are the same.
    package let old, new: Pattern
    /// Whether the layout has a tile that adds a photo, and no photos come to it without one.
    package let addsPhoto: Bool

    init(old: Pattern, new: Pattern, haveSameLimits: Bool, addsPhoto: Bool) {
        let both = haveSameLimits ? old.intersection(new) : nil
        (self.old, self.new, self.addsPhoto) = (both ?? old, both ?? new, addsPhoto)
    }

    /// The shapes: `of the shapes [w]`.
    var words: String {
        func words(_ pattern: Pattern) -> String {
            pattern.isEmpty ? "of other shapes" : "of the shapes \(pattern.text)"
        }
        return words(old) + (old == new ? "" : ", now \(words(new))")
    }
}
