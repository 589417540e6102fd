internal import GridSyntax

extension Explanation {
    /// About layouts that look at the photos.
    static let shapes: [Explanation] = [
        Explanation(
            .patternTooLong, "a pattern has more shapes than its rule has photos",
            "Each letter is one photo's shape, from the first photo on. A shorter pattern is for any shapes behind it.",
            bad: "2[tww]: 2\n2: 1, 1",
            good: "2[tw]: 2\n2: 1, 1"
        ),
        Explanation(
            .shapesMissing, "a count has patterns, and no rule for what they leave over",
            "Photos of those shapes would not be laid out. A rule without a pattern is for all that the patterns "
                + "leave; while adding photos, the tile that adds one matches `.` alone.",
            bad: "2[t]: 2\n2[w]: 1, 1",
            good: "2[t]: 2\n2: 1, 1"
        ),
        Explanation(
            .patternsTooEntangled, "patterns are too entangled to be compared",
            "Whether patterns leave something over can be as hard a question as any, so the steps are bounded. What a "
                + "person can survey needs a few of them."
        ),
        Explanation(
            .waterfallWithRules, "a scope has a waterfall and rules",
            "A waterfall lays out every count, so that nothing is left to rules. A section may have a waterfall, and the outside "
                + "rules.",
            bad: "waterfall 2\n1: 1",
            good: "waterfall 2"
        ),
        Explanation(
            .waterfallSizing, "a sizing stands beside a waterfall",
            "In a waterfall the width of a tile is that of its column and the height follows from the photo.",
            bad: "tile 4:3\nwaterfall 2",
            good: "waterfall 2"
        ),
        Explanation(
            .sketchOfPhotos, "a sketch where each tile keeps its photo's ratio",
            "The cells of a sketch are equal, and tiles that cover them can't have any ratio. Rows and blocks are solved so that each "
                + "photo keeps its own.",
            bad: "3: ab / ac\ntile photo 2:3..3:2",
            good: "3: 1 | (1, 1)\ntile photo 2:3..3:2"
        ),
        Explanation(
            .shortRowOfPhotos, "a short last row where each tile keeps its photo's ratio",
            "Rows have no slots of equal width, in which some could stay empty: the photos of every row fill it.",
            bad: "tile photo 1:2..2:1\n1..: rows of 2",
            good: "tile photo 1:2..2:1\n1..: rows of 2 balanced"
        ),
        Explanation(
            .unsupportedOutput, "an output can't express a form of the spec",
            "Nothing is written that would be laid out otherwise than the spec says, or that would not compile: a Swift type can't be called `Double`. The other outputs can be made."
        ),
    ]
}
