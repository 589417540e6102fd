internal import GridSyntax

extension Explanation {
    /// About what can't be proved of a layout.
    static let proofs: [Explanation] = [
        Explanation(
            .tileTooSmall, "a side of a tile is less than `smallest`",
            "It is checked exactly, over all promised widths and heights; the message says below "
                + "which size it is. Without `smallest` the least side is 1.",
            bad: "width 320..1024\nsmallest 44\n9: 9",
            good: "width 320..1024\nsmallest 44\n9: 4, 5"
        ),
        Explanation(
            .columnTooNarrow, "a column of a waterfall is narrower than `smallest`",
            "Its height follows from the photo, so that only the width is proved, over all promised widths.",
            bad: "width 320..1024\nsmallest 120\nwaterfall 3",
            good: "width 320..1024\nsmallest 120\nwaterfall 2"
        ),
        Explanation(
            .containerTooWide, "a container that sizes itself is wider than the least promised width",
            "Under `tile 80x60` the tiles make the width. Promise greater widths, or put fewer tiles "
                + "in a row.",
            bad: "width 320..1024\ntile 80x60\n5: 5",
            good: "width 400..1024\ntile 80x60\n5: 5"
        ),
        Explanation(
            .tileOutside, "a tile reaches out of its container",
            "No text can cause this: if you see it, gridgen is at fault, and has found it out itself."
        ),
        Explanation(
            .tilesOverlap, "two tiles are not a gap apart at every size",
            "No text can cause this: if you see it, gridgen is at fault, and has found it out itself."
        ),
        Explanation(
            .notCovered, "tiles and gaps don't fill their container",
            "No text can cause this: if you see it, gridgen is at fault, and has found it out itself."
        ),
    ]
}
