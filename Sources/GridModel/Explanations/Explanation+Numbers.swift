internal import GridSyntax

extension Explanation {
    /// About invalid numbers.
    static let numbers: [Explanation] = [
        Explanation(
            .numberTooLong, "a number of more than 18 digits",
            "Numbers are exact fractions, and exact arithmetic has a limit.",
            bad: "gap 1234567890123456789\n1: 1",
            good: "gap 1.5\n1: 1"
        ),
        Explanation(
            .zero, "a number that must be greater than 0 is 0",
            "Ratios, weights, tile sizes and numbers of photos must be greater than 0. Gaps and "
                + "insets may be 0.",
            bad: "2: 0, 2",
            good: "2: 2"
        ),
        Explanation(
            .countZero, "a rule for 0 photos",
            "Without photos there are no tiles, and the height is 0 under every sizing, so there is "
                + "nothing to lay out.",
            bad: "0: 1\n1: 1",
            good: "1: 1"
        ),
        Explanation(
            .notWhole, "a fraction where a whole number is needed",
            "Numbers of photos, tiles and columns are whole. Lengths, ratios and weights may have fractions.",
            bad: "3: 1.5, 1.5",
            good: "3: 1, 2"
        ),
        Explanation(
            .insetLengths, "an inset with three lengths, or more than four",
            "One length is for all sides; of two, the first is for top and bottom, the second for left and right; four "
                + "are for top, right, bottom and left.",
            bad: "inset 1 2 3\n1: 1",
            good: "inset 1 2 3 2\n1: 1"
        ),
    ]
}
