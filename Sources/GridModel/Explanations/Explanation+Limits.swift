internal import GridSyntax

extension Explanation {
    /// About specs that are too large.
    static let limits: [Explanation] = [
        Explanation(
            .nameTooLong, "a name of more than 100 characters",
            "The name becomes the name of a type and of a class.",
            bad: "grid " + String(repeating: "N", count: 101) + "\n1: 1",
            good: "grid Nice\n1: 1"
        ),
        Explanation(
            .nestingTooDeep, "parentheses are nested more than 32 deep",
            "Nobody can read that, and each level takes memory.",
            bad: "1: " + String(repeating: "(", count: 33) + "1" + String(repeating: ")", count: 33),
            good: "1: 1"
        ),
        Explanation(
            .tooManyFindings, "more than 10,000 errors or 10,000 warnings in one file",
            "Nobody reads that many. Fix the reported ones, and gridgen reports the others."
        ),
        Explanation(
            .tooManyStatements,
            "a file with more than 200,000 statements, 200,000 comments or 1,000 requirements",
            "Nobody writes that many by hand. gridgen doesn't read the rest."
        ),
        Explanation(
            .tooManySections,
            "more than a million combinations of sections and outside rules, or more than 32 heights of sections",
            "Every rule outside sections applies in each section, and `append` needs layouts in each section. No design has "
                + "that many different widths or heights."
        ),
        Explanation(
            .tooManyTiles,
            "more than 500 tiles in a layout, or more than a million tiles or 200,000 different tiles in a grid",
            "An open range is not expanded into layouts, so it takes any number of photos: `1..: rows of 100`. A sketch has "
                + "at most 500 rows and 500 columns, a pattern at most 500 letters.",
            bad: "501: rows of 100",
            good: "1..: rows of 4"
        ),
        Explanation(
            .tooManyColumns,
            "a waterfall of more than 1,000 columns, or rows that fit more than 100 equal tiles",
            "No screen is that wide. How many equal tiles `rows near`, `rows over` or `rows fit` put in a row follows from the "
                + "greatest promised width; lower it, or make the tiles larger.",
            bad: "waterfall 1001",
            good: "waterfall 4"
        ),
        Explanation(
            .exactOverflow, "the exact fractions of a layout don't fit in 128 bits",
            "Multiplying ratios and weights with many digits makes fractions too long. Use fewer digits; nobody "
                + "can see the difference.",
            bad: "3: 1@1:100000000000000003 | 1@1:100000000000000013 | 1@1:100000000000000019",
            good: "3: 1@1:1 | 1@2:1 | 1@1:2"
        ),
    ]
}
