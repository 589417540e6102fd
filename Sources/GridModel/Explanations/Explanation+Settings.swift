internal import GridSyntax

extension Explanation {
    /// About settings that contradict each other.
    static let settings: [Explanation] = [
        Explanation(
            .settingTwice, "a setting is given twice",
            "A setting applies to the whole file, section or rule that contains it, wherever it is "
                + "written there. Keep one.",
            bad: "gap 2\ngap 3\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .rangeReversed, "a range ends before it begins",
            "Write the smaller number first. The fix-it swaps them.",
            bad: "width 800..300\n1: 1",
            good: "width 300..800\n1: 1"
        ),
        Explanation(
            .shapesCross, "a photo could be both tall and wide",
            "The limit for tall photos can't be greater than the limit for wide photos. Equal limits can't both include their ratio: in "
                + "`tall <= 1:1, wide >= 1:1` a photo of 1:1 would be both.",
            bad: "shapes tall < 5:4, wide > 4:5\n1: 1",
            good: "shapes tall < 4:5, wide > 5:4\n1: 1"
        ),
        Explanation(
            .sidedLimits, "`sided` with limits on one side of 1:1",
            "With `sided`, photos use the limits above 1:1 if they are wide on average, and otherwise those below. So the lower "
                + "limit has to be less than 1:1 and the upper limit greater.",
            bad: "1: 1 tile photo 1:1..3:1 sided",
            good: "1: 1 tile photo 1:3..3:1 sided"
        ),
        Explanation(
            .boundsCross, "a least height of photos above the greatest",
            "With `within 100..4:1`, photos are at least 100 points high and stay in a box of 4:1. In a container narrower than 400 "
                + "points such a box is lower than that.",
            bad: "width 320..800\n1: 1 tile photo within 100..4:1",
            good: "width 320..800\n1: 1 tile photo within 100..2:1"
        ),
        Explanation(
            .headingInFrame, "a heading in a frame",
            "`heading` adds room above the photos, and `frame` gives the container a size of its own, so it isn't clear what has that "
                + "size.",
            bad: "heading 44\nframe 4:3\n2: 2", good: "heading 44\ntile 2:3\n2: 2"
        ),
        Explanation(
            .requirementRange, "a `require` with a number that means nothing",
            "The largest tile has at least the area of the smallest, and no more than 100 % of a photo can be seen.",
            bad: "require areas 0.5\n2: 2", good: "require areas 2\n2: 2"
        ),
        Explanation(
            .sizeLikeRatio, "a size in points that looks like a ratio",
            "`tile 16x9` makes tiles of 16 by 9 points, too small to see. `tile 16:9` is "
                + "the aspect ratio.",
            bad: "tile 16x9\n1: 1",
            good: "tile 16:9\n1: 1"
        ),
    ]
}
