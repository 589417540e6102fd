internal import GridSyntax

extension Explanation {
    /// About rows whose lengths follow from the photos and the width.
    static let justified: [Explanation] = [
        Explanation(
            .justifiedSizing, "`rows near`, `over` or `under` with a sizing that gives the heights",
            "These rows choose how many photos they have by their height, so the sizing must leave it open: `tile photo`, "
                + "where a row of photos fills the width, or a ratio, where the width gives the number of columns.",
            bad: "frame 16:9\n1..9: rows near 240",
            good: "tile photo 1:2..2:1\n1..9: rows near 240"
        ),
        Explanation(
            .overTakesAll, "`rows over` with a number of photos in a row, or with `balanced`",
            "`over` takes as many photos into a row as fit, at least one, so there is nothing left to choose.",
            bad: "tile photo 1:2..2:1\n1..: rows over 240 balanced",
            good: "tile photo 1:2..2:1\n1..: rows near 240 balanced"
        ),
        Explanation(
            .underTakesFew, "`rows under` with a number of photos in a row, or with `balanced`",
            "`under` takes as few photos into a row as make it low enough, so there is nothing left to choose.",
            bad: "tile photo 1:2..2:1\n1..: rows of 2..5 under 150",
            good: "tile photo 1:2..2:1\n1..: rows of 2..5 near 150"
        ),
        Explanation(
            .shapeFillsRows, "`stretch` or `balanced` after a shape",
            "Of all ways to cut the photos into rows, `near 3:4` takes the one whose height is nearest to that of the shape. "
                + "All its rows fill the width, also the last one.",
            bad: "tile photo 2:3..3:2\n1..10: rows of 1..3 near 3:4 stretch",
            good: "tile photo 2:3..3:2\n1..10: rows of 1..3 near 3:4"
        ),
        Explanation(
            .shapeInOpenRange, "a shape for any number of photos",
            "A shape is aimed at by trying every way to cut the photos into rows, and their number grows with each photo.",
            bad: "tile photo 2:3..3:2\n1..: rows of 1..3 near 3:4",
            good: "tile photo 2:3..3:2\n1..10: rows of 1..3 near 3:4\n11..: rows near 240"
        ),
        Explanation(
            .countUncuttable, "a count that can't be cut into rows of these lengths",
            "All rows of a shape have as many photos as the rule says, also the last one.",
            bad: "tile photo 2:3..3:2\n1..8: rows of 3..4 near 3:4",
            good: "tile photo 2:3..3:2\n1..8: rows of 1..3 near 3:4"
        ),
        Explanation(
            .tooManyCuts, "more ways to cut the photos into rows than are tried",
            "A shape is aimed at by trying every way to cut the photos into rows, at most \(Limits.rowCuts).",
            bad: "tile photo 2:3..3:2\n1..13: rows of 1..3 near 3:4",
            good: "tile photo 2:3..3:2\n1..12: rows of 1..3 near 3:4"
        ),
        Explanation(
            .fitSizing, "`rows fit` without tiles of a fixed size",
            "These rows have as many tiles as the width holds, which is clear only if the width of a tile is: `tile 80x60`. "
                + "For tiles that grow with the width, `rows near` says how high rows should be.",
            bad: "tile 4:3\n1..: rows fit",
            good: "tile 80x60\n1..: rows fit"
        ),
        Explanation(
            .spreadWithoutFit, "`align spread` for a layout other than `rows fit`",
            "It shares out the width that is left of a full row between its tiles. Only `rows fit` knows how many tiles of a "
                + "fixed size a full row has at each width, so that they never come closer than the gap.",
            bad: "tile 80x60\n1..: rows of 3 align spread",
            good: "tile 80x60\n1..: rows fit align spread"
        ),
        Explanation(
            .stripSizing,
            "a `strip` without a height, or under a sizing that doesn't give its tiles their widths",
            "A strip is one row of a height. Under `tile photo` and `tile 4:3` it gives tiles their widths, so it is written: "
                + "`strip 200`, or `strip 4:5`, as high as a box of this ratio that is as wide as the container less its insets. Under "
                + "`tile 80x60` the height is that of the tiles.",
            bad: "tile photo 2:3..3:2\n1..: strip",
            good: "tile photo 2:3..3:2\n1..: strip 200"
        ),
    ]
}
