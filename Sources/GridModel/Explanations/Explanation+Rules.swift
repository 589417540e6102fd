internal import GridSyntax

extension Explanation {
    /// About rules without a layout, and counts with two.
    static let rules: [Explanation] = [
        Explanation(
            .specEmpty, "a spec without rules",
            "There is nothing to generate.",
            bad: "gap 2",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .countTwice, "two rules for one count",
            "gridgen can't tell which one you mean. Two rules can be for the same count only in different sections or "
                + "with different patterns.",
            bad: "2: 2\n2: 1, 1",
            good: "2: 2"
        ),
        Explanation(
            .rangesOverlap, "two ranges include the same counts",
            "A rule for one count takes precedence over a range, but neither of two ranges does.",
            bad: "1..6: rows of 3\n5..: rows of 4",
            good: "1..4: rows of 3\n5..: rows of 4"
        ),
        Explanation(
            .countMissing, "a gap in the counts",
            "Counts before and after it have rules, so you probably forgot it. The generated code "
                + "has no layout for it.",
            bad: "1: 1\n2: 2\n4: 2, 2",
            good: "1: 1\n2: 2\n3: 3\n4: 2, 2"
        ),
        Explanation(
            .rowSum, "the numbers of a partition don't add up to the count",
            "Each number is a number of photos: `3, 4` is three over four, for seven photos.",
            bad: "7: 3, 3",
            good: "7: 3, 4"
        ),
        Explanation(
            .letterSum, "a sketch has more or fewer letters than its rule has photos",
            "Each letter is a tile, and each tile shows a photo.",
            bad: "7: aab / aac / def",
            good: "6: aab / aac / def"
        ),
        Explanation(
            .partitionForRange, "a partition or sketch for a range of counts",
            "A partition or sketch is for one number of photos. `rows of 3` arranges any number, also beside numbers: "
                + "`1, rows of 3`. `show 9` shows the first nine.",
            bad: "1..4: 2, 2",
            good: "1..4: rows of 2"
        ),
        Explanation(
            .rowsTwice, "`rows` twice in a partition",
            "In a partition, `rows` takes all photos that the numbers leave, so only one can.",
            bad: "4..: 1, rows of 3, rows of 2",
            good: "4..: 1, rows of 3, 2"
        ),
        Explanation(
            .rowsBeside, "rows in a block that don't fill it",
            "Rows inside parentheses or beside `|` share the height of a block: with any number of photos they would shrink to "
                + "nothing, and a short row would leave a hole. So the range ends, at 100 photos at most, and the last row fills the width.",
            bad: "4..: 1 | rows of 1",
            good: "4..6: 1 | rows of 1"
        ),
        Explanation(
            .longPartition,
            "numbers beside `rows` in a frame, a box or columns of a fixed size, for very many photos",
            "There, the size or the columns of the written rows follow from all others, so each count is written out, up to 100.",
            bad: "tile 80x60\n4..: 1, rows of 3",
            good: "tile 80x60\n4..99: 1, rows of 3"
        ),
        Explanation(
            .aimInPartition, "rows in a partition that aim at what they can't reach",
            "Beside numbers, rows aim at a height, not at a shape of all photos, and not inside blocks. `rows of 3` may be there, too.",
            bad: "tile photo 2:3..3:2\n1..9: 1, rows of 1..3 near 3:4",
            good: "tile photo 2:3..3:2\n1..: 1, rows near 240"
        ),
        Explanation(
            .sketchUneven, "the rows of a sketch have different lengths",
            "All rows have the same number of cells. Write `.` for a cell without a photo.",
            bad: "4: ab / cd.",
            good: "4: ab. / cd."
        ),
        Explanation(
            .letterMissing, "a sketch skips a letter",
            "`a` is the first photo, `b` the second, and so on; `A` follows `z`.",
            bad: "2: ac / ac",
            good: "2: ab / ab"
        ),
        Explanation(
            .tileNotRectangle, "the cells of a letter don't form a rectangle",
            "A tile is one rectangle. Cells that are apart, or that form an L, are several tiles and need several "
                + "letters.",
            bad: "3: aab / caa",
            good: "3: aab / aac"
        ),
        Explanation(
            .shareKind, "an `@` of the wrong kind for the sizing",
            "In a frame, rows and blocks share the size by weights, `@2`. Under `tile 4:3` and `tile x120`, ratios such as `@2:1` "
                + "and heights such as `@x280` determine the heights; a height isn't beside other blocks, since these would need "
                + "the same. Under `tile 80x60`, all sizes are fixed. Under `tile photo`, photos keep their own ratios: for one that is "
                + "cropped, such as a title photo of 16:9, the app passes this ratio.",
            bad: "frame fill\n3: 1@2:1, 2@1:1",
            good: "frame fill\n3: 1@2, 2@1"
        ),
        Explanation(
            .splitInFixedSize, "blocks side by side where every tile has the same size",
            "Under `tile 80x60`, two blocks can't be made equally high. Use rows or a sketch "
                + "instead.",
            bad: "tile 80x60\n3: 1 | (1, 1)",
            good: "tile 80x60\n3: 1, 2"
        ),
        Explanation(
            .openRowsInFrame, "an open range of `rows of` in a frame or with `within`",
            "The height of the frame or box doesn't grow with the number of rows, so tiles would shrink to nothing. "
                + "With a least height, each new row would change the heights of all others. End the range and continue with "
                + "`show`.",
            bad: "frame 16:9\n1..: rows of 3",
            good: "frame 16:9\n1..9: rows of 3\n10..: show 9"
        ),
        Explanation(
            .stretchInFixedSize, "`stretch` where every tile has the same size",
            "Tiles of `tile 80x60` can't grow; `align` positions a short row.",
            bad: "tile 80x60\n1..: rows of 3 stretch",
            good: "tile 80x60\n1..: rows of 3"
        ),
        Explanation(
            .unreachableRule, "a rule never applies",
            "Another rule takes precedence for each of its counts, widths and shapes, so the app would never use it.",
            bad: "1..2: rows of 2\n1: 1\n2: 1, 1",
            good: "1: 1\n2: 1, 1"
        ),
    ]
}
