internal import GridSyntax

extension Explanation {
    /// About layouts that fail a proof.
    static let proofs: [Explanation] = [
        Explanation(
            .tileTooSmall, "a side of a tile is shorter than `smallest`",
            "gridgen checks this exactly, for all promised widths and heights; the message names a size at which the tile is "
                + "too small. Without `smallest`, the limit is 1 point.",
            bad: "width 320..1024\nsmallest 44\n9: 9",
            good: "width 320..1024\nsmallest 44\n9: 4, 5"
        ),
        Explanation(
            .columnTooNarrow, "a column of a waterfall is narrower than `smallest`",
            "The photos determine the heights, so gridgen checks only the width, for all promised widths.",
            bad: "width 320..1024\nsmallest 120\nwaterfall 3",
            good: "width 320..1024\nsmallest 120\nwaterfall 2"
        ),
        Explanation(
            .containerTooWide, "fixed-size tiles need more width than the smallest promised width",
            "Under `tile 80x60`, the tiles determine the width. Raise the lower limit of `width`, or put fewer tiles "
                + "in a row.",
            bad: "width 320..1024\ntile 80x60\n5: 5",
            good: "width 400..1024\ntile 80x60\n5: 5"
        ),
        Explanation(
            .requirementFails, "a layout doesn't have what a `require` says",
            "gridgen decides it exactly, for all promised sizes, counts and photos. The message names the worst layout and a size; "
                + "the help names the strongest requirement of few digits that holds.",
            bad: "width 320..1024\nrequire areas 4\n3: 1, 2\n4: 1 | (1, 1, 1)",
            good: "width 320..1024\nrequire areas 4\n3: 1, 2\n4: 2, 2"
        ),
        Explanation(
            .requirementUnproved, "gridgen can neither prove a `require` nor refute it",
            "Where rows or sizes follow from the ratios of all photos together, areas have no simple greatest value, and heights only a "
                + "bound. gridgen looks for photos that break the requirement; if it finds none, nothing is known. The help names "
                + "a requirement that can be proved.",
            bad: "width 320..1024\nrequire areas 900\ntile photo 1:2..2:1\n3: 1 | (1, 1)",
            good: "width 320..1024\nrequire tiles 1:2..2:1\ntile photo 1:2..2:1\n3: 1 | (1, 1)"
        ),
        Explanation(
            .tileOutside, "a tile extends beyond its container",
            "No spec can cause this. If you see it, you have found a bug in gridgen; please report it."
        ),
        Explanation(
            .tilesOverlap, "two tiles are closer together than the gap at some size",
            "No spec can cause this. If you see it, you have found a bug in gridgen; please report it."
        ),
        Explanation(
            .notCovered, "tiles and gaps don't fill their container",
            "No spec can cause this. If you see it, you have found a bug in gridgen; please report it."
        ),
    ]
}
