internal import GridSyntax

extension Explanation {
    /// About numbers that can't stand where they do.
    static let numbers: [Explanation] = [
        Explanation(
            .numberTooLong, "a number of more than 18 digits",
            "Numbers are exact fractions, and exact arithmetic has a limit.",
            bad: "gap 1234567890123456789\n1: 1",
            good: "gap 1.5\n1: 1"
        ),
        Explanation(
            .zero, "a 0 where something has to be there",
            "Ratios, weights, sizes of tiles and numbers of photos are greater than 0. Gaps and "
                + "insets may be 0.",
            bad: "2: 0, 2",
            good: "2: 2"
        ),
        Explanation(
            .countZero, "a rule for 0 photos",
            "Without photos there are no tiles, and the height is 0, under every sizing. Nothing is "
                + "left to say.",
            bad: "0: 1\n1: 1",
            good: "1: 1"
        ),
        Explanation(
            .notWhole, "a fraction where a whole number is needed",
            "Photos, tiles and columns are counted. Fractions are for lengths, ratios and weights.",
            bad: "3: 1.5, 1.5",
            good: "3: 1, 2"
        ),
        Explanation(
            .insetLengths, "an inset of three, or of more than four lengths",
            "One length is for all sides, two are for top and bottom and for left and right, four for "
                + "top, right, bottom and left.",
            bad: "inset 1 2 3\n1: 1",
            good: "inset 1 2 3 2\n1: 1"
        ),
    ]
}
