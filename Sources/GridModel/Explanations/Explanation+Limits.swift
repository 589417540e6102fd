internal import GridSyntax

extension Explanation {
    /// About specs that are larger than can be worked with.
    static let limits: [Explanation] = [
        Explanation(
            .nameTooLong, "a name of more than 100 characters",
            "It becomes the name of a type and of a class.",
            bad: "grid " + String(repeating: "N", count: 101) + "\n1: 1",
            good: "grid Nice\n1: 1"
        ),
        Explanation(
            .nestingTooDeep, "more than 32 parentheses inside each other",
            "Nobody can read that, and the compiler needs memory for each.",
            bad: "1: " + String(repeating: "(", count: 33) + "1" + String(repeating: ")", count: 33),
            good: "1: 1"
        ),
        Explanation(
            .tooManyFindings, "more than 10,000 errors, or warnings, in one file",
            "Nobody reads so many. Those that are left out are told once the others are mended."
        ),
        Explanation(
            .tooManyStatements, "a file of more than 200,000 statements or 200,000 comments",
            "Nobody writes so many by hand. Those behind are not read."
        ),
        Explanation(
            .tooManySections, "sections times rules outside them that are more than a million",
            "Each section reads the rules outside, and `append` asks each section about its counts. No screen has so many widths "
                + "that matter."
        ),
        Explanation(
            .tooManyTiles,
            "a layout of more than 500 tiles, or a grid of more than a million, or of 200,000 that differ",
            "An open range is not written out, however many photos come: `1..: rows of 100`. A sketch has at most 500 rows and "
                + "500 columns, a pattern 500 letters.",
            bad: "501: rows of 100",
            good: "1..: rows of 4"
        ),
        Explanation(
            .tooManyColumns, "a waterfall of more than 1,000 columns",
            "No screen is as wide.",
            bad: "waterfall 1001",
            good: "waterfall 4"
        ),
        Explanation(
            .exactOverflow, "exact fractions of a layout outgrow 128 bits",
            "Ratios and weights of many digits multiply. Fewer digits make no difference that can be "
                + "seen.",
            bad: "3: 1@1:100000000000000003 | 1@1:100000000000000013 | 1@1:100000000000000019",
            good: "3: 1@1:1 | 1@2:1 | 1@1:2"
        ),
    ]
}
