internal import GridSyntax

extension Explanation {
    /// About settings that contradict each other.
    static let settings: [Explanation] = [
        Explanation(
            .settingTwice, "a setting is given twice",
            "A setting holds for the whole file, or for its section or rule, wherever it stands "
                + "there. Keep one.",
            bad: "gap 2\ngap 3\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .rangeReversed, "a range ends before it begins",
            "Ranges are written from the least to the greatest. The fix-it turns it.",
            bad: "width 800..300\n1: 1",
            good: "width 300..800\n1: 1"
        ),
        Explanation(
            .shapesCross, "a photo could be tall and wide at once",
            "The ratio below which photos are tall is at most the one above which they are wide.",
            bad: "shapes tall < 5:4, wide > 4:5\n1: 1",
            good: "shapes tall < 4:5, wide > 5:4\n1: 1"
        ),
        Explanation(
            .sizeLikeRatio, "a size in points that looks like a ratio",
            "`tile 16x9` makes tiles of 16 by 9 points, which nobody sees anything on. `tile 16:9` is "
                + "the ratio.",
            bad: "tile 16x9\n1: 1",
            good: "tile 16:9\n1: 1"
        ),
    ]
}
