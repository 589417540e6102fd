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
            .unsupportedOutput, "an output can't express a form of the spec",
            "Nothing is written that would be laid out otherwise than the spec says. The other outputs can be made."
        ),
    ]
}
