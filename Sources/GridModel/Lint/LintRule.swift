internal import GridSyntax

/// A habit that makes specs better: what it is, and the check that finds where it is broken.
///
/// A rule is one file in `Rules`, its code and its name in `all`.
struct LintRule: Sendable {
    /// Its documentation, with examples.
    let explanation: Explanation
    /// Finds the places that break it.
    let check: @Sendable (Linted) -> [Diagnostic]

    /// All rules, those that read the text first, then those that look at layouts.
    static let all: [LintRule] = [
        .unevenRows, .lonelyPhoto, .weightMissing, .weightsOff, .stretchedLast, .hidesOne, .countsUnordered,
        .widthMissing, .nameShadows, .alignUnused, .needlessSketch, .redundantRule, .smallTile,
        .nearlyAligned,
    ]
}
