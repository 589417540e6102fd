internal import GridSyntax

extension Explanation {
    /// About width sections.
    static let sections: [Explanation] = [
        Explanation(
            .sectionEmpty, "a section that holds none of the promised widths",
            "Nothing in it could ever be used. The widths are those of `width`, 200 to 2000 where it "
                + "isn't written.",
            bad: "width 320..1024\n1: 1\nwhen width < 320 {\n    1: 1 tile 4:3\n}",
            good: "width 320..1024\n1: 1\nwhen width < 400 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .sectionsOverlap, "two sections hold the same widths",
            "Which one is meant can't be told. End one where the other begins: the lower limit "
                + "belongs to a section, the upper doesn't.",
            bad:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 500 {\n    2: 2 tile 4:3\n}",
            good:
                "width 320..1200\n1: 1\n2: 2\nwhen width < 600 {\n    1: 1 tile 4:3\n}\nwhen width >= 600 {\n    2: 2 tile 4:3\n}"
        ),
    ]
}
