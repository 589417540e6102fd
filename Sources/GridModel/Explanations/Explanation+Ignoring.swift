internal import GridSyntax

extension Explanation {
    /// About comments that ignore warnings.
    static let ignoring: [Explanation] = [
        Explanation(
            .ignoreUnknown, "gridgen doesn't understand a `gridgen:` comment",
            "The form is `# gridgen:ignore CODE: why`, after a statement or on the line above it. CODE is the code "
                + "of a warning, or several codes separated by commas.",
            bad: "4: 3, 1 # gridgen:ignore lonely-photo, uneven-row: the last is a map",
            good: "4: 3, 1 # gridgen:ignore lonely-photo: the last is a map"
        ),
        Explanation(
            .ignoreUnused, "a comment ignores a warning that isn't there",
            "The spec has changed, or the comment is on the wrong line. If it stayed, it would hide "
                + "the next such warning. The fix-it removes it.",
            bad: "4: 2, 2 # gridgen:ignore lonely-photo: the last is a map",
            good: "4: 2, 2"
        ),
        Explanation(
            .ignoreReason, "a comment ignores a warning without saying why",
            "The next reader needs the reason to see whether it still applies.",
            bad: "4: 3, 1 # gridgen:ignore lonely-photo",
            good: "4: 3, 1 # gridgen:ignore lonely-photo: the last is a map"
        ),
        Explanation(
            .ignoreError, "a comment ignores an error",
            "A spec with an error generates nothing, so ignoring the error wouldn't help. "
                + "Only warnings can be ignored.",
            bad: "7: 3, 4 # gridgen:ignore row-sum: later",
            good: "7: 3, 4"
        ),
    ]
}
