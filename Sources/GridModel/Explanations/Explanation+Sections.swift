internal import GridSyntax

extension Explanation {
    /// About width sections.
    static let sections: [Explanation] = [
        Explanation(
            .sectionEmpty, "a section contains none of the promised widths",
            "Nothing in it would ever be used. `width` gives the promised widths; without it, they are 200 to "
                + "2000.",
            bad: "width 320..1024\n1: 1\nwhen width < 320 {\n    1: 1 tile 4:3\n}",
            good: "width 320..1024\n1: 1\nwhen width < 400 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .sectionsOverlap, "two sections contain the same widths",
            "gridgen can't tell which one you mean. End one where the other begins: a section includes its lower "
                + "limit and excludes its upper limit.",
            bad:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 500 {\n    2: 2 tile 4:3\n}",
            good:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 600 {\n    2: 2 tile 4:3\n}"
        ),
    ]
}
