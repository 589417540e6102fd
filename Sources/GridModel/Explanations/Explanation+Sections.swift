internal import GridSyntax

extension Explanation {
    /// About sections.
    static let sections: [Explanation] = [
        Explanation(
            .sectionEmpty, "a section contains none of the promised sizes",
            "Nothing in it would ever be used. `width` gives the promised widths and `height` the promised heights; without them, "
                + "both are 200 to 2000.",
            bad: "width 320..1024\n1: 1\nwhen width < 320 {\n    1: 1 tile 4:3\n}",
            good: "width 320..1024\n1: 1\nwhen width < 400 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .heightNotGiven, "a section has limits of `height`, and the height follows from the width",
            "Only under `frame fill` does the app give a height, which decides between sections. So a file with such a section has "
                + "`frame fill` for all its rules.",
            bad: "width 320..1200\n1: 1\n2: 2\nwhen height < 500 {\n    2: 1, 1\n}",
            good: "width 320..1200\nframe fill\n1: 1\n2: 2\nwhen height < 500 {\n    2: 1, 1\n}"),
        Explanation(
            .sectionsOverlap, "two sections contain the same sizes",
            "gridgen can't tell which one you mean. End one where the other begins: a section includes its lower "
                + "limit and excludes its upper limit.",
            bad:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 500 {\n    2: 2 tile 4:3\n}",
            good:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 600 {\n    2: 2 tile 4:3\n}"
        ),
    ]
}
