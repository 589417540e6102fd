internal import GridSyntax

extension Explanation {
    /// About `repeat`, whose blocks are the layouts of other counts.
    static let repeats: [Explanation] = [
        Explanation(
            .repeatMissing, "a `repeat` of a count without layouts for it and all lower counts",
            "`repeat 3` lays out blocks of three photos, one under another. One or two photos may remain, which take the layout of "
                + "their count. None of these counts may be a `show` or a `repeat` itself.",
            bad: "3: 1, 2\n4..: repeat 3",
            good: "1: 1\n2: 2\n3: 1, 2\n4..: repeat 3"
        ),
        Explanation(
            .repeatUnfit, "a `repeat` of a layout that can't be a block",
            "A block needs a height that follows from its width, whatever its photos are. In a frame the container has a height "
                + "that can't grow with the blocks. Under `tile photo`, and with patterns, each block would depend on its own photos.",
            bad: "frame 1:1\n1: 1\n2: 2\n3..: repeat 2",
            good: "tile 1:1\n1: 1\n2: 2\n3..: repeat 2"
        ),
        Explanation(
            .repeatUneven, "a `repeat` of layouts of different widths",
            "If tiles have a size in points, a layout is as wide as its columns. Blocks are equally wide, so all layouts that "
                + "they use need the same number of columns. Dots in a sketch are empty cells.",
            bad: "tile 80x60\n1: 1\n2: 2\n3..: repeat 2",
            good: "tile 80x60\n1: a.\n2: 2\n3..: repeat 2"
        ),
        Explanation(
            .patternOnRepeat, "a `repeat` with a pattern",
            "A pattern is about the shapes of the first photos, but every block has other photos.",
            bad: "1: 1\n2: 2\n3[w]: repeat 2\n3..: repeat 2",
            good: "1: 1\n2: 2\n3..: repeat 2"
        ),
        Explanation(
            .optionOnRepeat, "a sizing or `align` after a `repeat`",
            "A `repeat` takes the layouts of its blocks as they are. The fix-it removes the option, which has no effect.",
            bad: "1: 1\n2: 2\n3..: repeat 2 tile 4:3",
            good: "1: 1\n2: 2\n3..: repeat 2"
        ),
        Explanation(
            .showsRepeat, "a `show` for one count or a closed range of a count that a `repeat` lays out",
            "Such counts are written out, but the layout of a `repeat` isn't. A `show` for an open range can show any count.",
            bad: "1: 1\n2: 2\n3..4: repeat 2\n5: show 4",
            good: "1: 1\n2: 2\n3..4: repeat 2\n5..: show 4"
        ),
    ]
}
