internal import GridSyntax

extension Explanation {
    /// About rules that say no layout, or two.
    static let rules: [Explanation] = [
        Explanation(
            .specEmpty, "a spec without a rule",
            "There is nothing to generate.",
            bad: "gap 2",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .countTwice, "two rules for one count",
            "Which one is meant can't be told. Rules for the same count can differ by section or by "
                + "pattern.",
            bad: "2: 2\n2: 1, 1",
            good: "2: 2"
        ),
        Explanation(
            .rangesOverlap, "two ranges hold the same counts",
            "A rule for one count wins over a range, but of two ranges neither does.",
            bad: "1..6: rows of 3\n5..: rows of 4",
            good: "1..4: rows of 3\n5..: rows of 4"
        ),
        Explanation(
            .countMissing, "a gap in the counts",
            "Counts before and behind it have rules, so it was likely forgotten. The generated code "
                + "answers that there is no layout.",
            bad: "1: 1\n2: 2\n4: 2, 2",
            good: "1: 1\n2: 2\n3: 3\n4: 2, 2"
        ),
        Explanation(
            .rowSum, "the numbers of a partition don't add up to the count",
            "Each number is one of photos: `3, 4` is three over four, for seven.",
            bad: "7: 3, 3",
            good: "7: 3, 4"
        ),
        Explanation(
            .letterSum, "a sketch has more or fewer letters than its rule has photos",
            "Each letter is a tile, each tile a photo.",
            bad: "7: aab / aac / def",
            good: "6: aab / aac / def"
        ),
        Explanation(
            .partitionForRange, "a partition or sketch for a range of counts",
            "It holds one number of photos. `rows of 3` arranges any number, `show 9` shows the first "
                + "nine.",
            bad: "1..4: 2, 2",
            good: "1..4: rows of 2"
        ),
        Explanation(
            .sketchUneven, "rows of a sketch have different lengths",
            "All rows are of the same cells. A cell without a photo is a `.`.",
            bad: "4: ab / cd.",
            good: "4: ab. / cd."
        ),
        Explanation(
            .letterMissing, "a sketch leaves out a letter",
            "`a` is the first photo, `b` the second, without a gap; `A` follows on `z`.",
            bad: "2: ac / ac",
            good: "2: ab / ab"
        ),
        Explanation(
            .tileNotRectangle, "the cells of a letter make no rectangle",
            "A tile is one rectangle. Cells that lie apart, or around a corner, need letters of their "
                + "own.",
            bad: "3: aab / caa",
            good: "3: aab / aac"
        ),
        Explanation(
            .shareKind, "an `@` of the wrong kind for the sizing",
            "In a frame rows and blocks share the size by weights, `@2`. Under `tile 4:3` heights "
                + "follow from ratios, `@2:1`. Under `tile 80x60` nothing is left open.",
            bad: "frame fill\n3: 1@2:1, 2@1:1",
            good: "frame fill\n3: 1@2, 2@1"
        ),
        Explanation(
            .splitInFixedSize, "blocks side by side where every tile has the same size",
            "Under `tile 80x60` the heights of two blocks can't be made equal. Rows and sketches have "
                + "what is needed.",
            bad: "tile 80x60\n3: 1 | (1, 1)",
            good: "tile 80x60\n3: 1, 2"
        ),
        Explanation(
            .openRowsInFrame, "rows without end in a frame",
            "The frame has one height for however many rows, so that tiles would shrink to nothing. "
                + "End the range and go on with `show`.",
            bad: "frame 16:9\n1..: rows of 3",
            good: "frame 16:9\n1..9: rows of 3\n10..: show 9"
        ),
        Explanation(
            .stretchInFixedSize, "`stretch` where every tile has the same size",
            "Tiles of `tile 80x60` can't grow; `align` says where a short row sits.",
            bad: "tile 80x60\n1..: rows of 3 stretch",
            good: "tile 80x60\n1..: rows of 3"
        ),
        Explanation(
            .unreachableRule, "nothing can reach a rule",
            "Each of its counts has another rule that is asked first. It would be read by people, but "
                + "never by the app.",
            bad: "1..2: rows of 2\n1: 1\n2: 1, 1",
            good: "1: 1\n2: 1, 1"
        ),
    ]
}
