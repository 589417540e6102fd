internal import GridSyntax

/// A guideline for specs: its documentation, and the check that finds violations.
///
/// Each rule is a file in `Rules`, a code, and an entry in `all`.
struct LintRule: Sendable {
    /// Its documentation, with examples.
    let explanation: Explanation
    /// Reports violations.
    let check: @Sendable (Linted) -> [Diagnostic]

    /// All rules: first those that read the text, then those that compare layouts.
    static let all: [LintRule] = [
        .unevenRows, .lonelyPhoto, .weightMissing, .weightsOff, .stretchedLast, .hidesOne, .countsUnordered,
        .widthMissing, .heightUnused, .sizingMissing, .nameShadows, .alignUnused, .needlessSketch,
        .redundantRule,
        .smallTile,
        .nearlyAligned, .requirementIdle,
    ]
}
