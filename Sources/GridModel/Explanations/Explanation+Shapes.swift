internal import GridSyntax

extension Explanation {
    /// About layouts that depend on the shapes or ratios of photos.
    static let shapes: [Explanation] = [
        Explanation(
            .patternTooLong, "a pattern has more shapes than its rule has photos",
            "Each letter is the shape of one photo, beginning with the first. Photos after the last letter may have any shape.",
            bad: "2[tww]: 2\n2: 1, 1",
            good: "2[tw]: 2\n2: 1, 1"
        ),
        Explanation(
            .shapesMissing, "the patterns of a count don't cover all shapes",
            "Photos with other shapes would have no layout. Add a rule without a pattern: it applies when no pattern "
                + "matches. With `append`, the add tile matches `.` only.",
            bad: "2[t]: 2\n2[w]: 1, 1",
            good: "2[t]: 2\n2: 1, 1"
        ),
        Explanation(
            .patternsTooEntangled, "patterns are too complex to compare",
            "Finding out whether patterns cover all shapes can take very long, so gridgen limits the number of steps. Patterns "
                + "that a person can understand need only a few."
        ),
        Explanation(
            .waterfallWithRules, "the file or a section has both a waterfall and rules",
            "A waterfall lays out every count, so it leaves nothing for rules to do. Rules outside and a waterfall in a section "
                + "are fine.",
            bad: "waterfall 2\n1: 1",
            good: "waterfall 2"
        ),
        Explanation(
            .waterfallSizing, "the file or a section has both a waterfall and a sizing",
            "In a waterfall, a tile is as wide as its column, and its photo determines the height. It takes one photo after the "
                + "other, so `within` and `sided`, which depend on all photos, don't apply.",
            bad: "tile 4:3\nwaterfall 2",
            good: "waterfall 2"
        ),
        Explanation(
            .waterfallAcross, "`wide across` for all photos, or for none",
            "Photos that are wide by `shapes` lie across all columns. Photos of 1:1, as which unknown ones count, must not be wide, "
                + "and within the limits of `tile photo` there must be photos that are wide and others that aren't.",
            bad: "tile photo 2:3..1:1\nwaterfall 3 wide across",
            good: "tile photo 2:3..3:1\nwaterfall 3 wide across"
        ),
        Explanation(
            .sketchOfPhotos, "a sketch whose tiles should keep their photos' ratios",
            "The cells of a sketch are equal, so its tiles can't have arbitrary ratios. With rows and blocks, gridgen computes "
                + "sizes at which each photo keeps its ratio.",
            bad: "3: ab / ac\ntile photo 2:3..3:2",
            good: "3: 1 | (1, 1)\ntile photo 2:3..3:2"
        ),
        Explanation(
            .shortRowOfPhotos, "a short last row whose tiles should keep their photos' ratios",
            "The photos of each row fill its width, so no part of a row can stay empty.",
            bad: "tile photo 1:2..2:1\n1..: rows of 2",
            good: "tile photo 1:2..2:1\n1..: rows of 2 balanced"
        ),
        Explanation(
            .unsupportedOutput, "an output can't express something in the spec",
            "gridgen never writes an output that would lay out photos differently than the spec, or that wouldn't compile: a Swift "
                + "type can't be called `Double`. You can still generate the other outputs."
        ),
        Explanation(
            .nameTaken, "two specs of a build whose outputs would define the same name",
            "Two Swift types of one name don't compile, and two style sheets with one class change each other's layouts. A spec "
                + "without `grid NAME` has the name of its file. Specs of different apps can share a name: build each app in a run "
                + "of its own."
        ),
    ]
}
