internal import GridSyntax

extension Explanation {
    /// About comments that ignore warnings.
    static let ignoring: [Explanation] = [
        Explanation(
            .ignoreUnknown, "a comment to gridgen that it doesn't understand",
            "The form is `# gridgen:ignore CODE: why`, with the code of a warning, or several with "
                + "commas between, behind a statement or on the line above it.",
            bad: "4: 3, 1 # gridgen:ignore lonely-photo, uneven-row: the last is a map",
            good: "4: 3, 1 # gridgen:ignore lonely-photo: the last is a map"
        ),
        Explanation(
            .ignoreUnused, "a comment ignores what isn't there",
            "The spec has changed, or the comment stands on the wrong line. Left in, it would hide "
                + "the next one. The fix-it removes it.",
            bad: "4: 2, 2 # gridgen:ignore lonely-photo: the last is a map",
            good: "4: 2, 2"
        ),
        Explanation(
            .ignoreReason, "a comment that ignores a warning without saying why",
            "Who reads it next has to know whether it still holds.",
            bad: "4: 3, 1 # gridgen:ignore lonely-photo",
            good: "4: 3, 1 # gridgen:ignore lonely-photo: the last is a map"
        ),
        Explanation(
            .ignoreError, "a comment ignores an error",
            "Nothing is generated for a spec that has an error, so there is nothing to go on with. "
                + "Only warnings can be ignored.",
            bad: "7: 3, 4 # gridgen:ignore row-sum: later",
            good: "7: 3, 4"
        ),
    ]
}
