internal import GridSyntax

extension Explanation {
    /// About statements that gridgen can't read as written.
    static let syntax: [Explanation] = [
        Explanation(
            .syntax, "part of a statement is missing or wrong",
            "The message says what gridgen expected. It continues with the next statement, to find other "
                + "mistakes too.",
            bad: "gap\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .unknownWord, "a word that means nothing here",
            "If a known word is similar, gridgen suggests it and reads the statement with it.",
            bad: "fram fill\n1: 1",
            good: "frame fill\n1: 1"
        ),
        Explanation(
            .mistyped, "the wrong sign or word here",
            "`/` separates the rows of a sketch, `,` the rows of a partition, `:` the sides of a ratio, `x` the "
                + "sides of a size, `..` the ends of a range.",
            bad: "tile 4/3\n1: 1",
            good: "tile 4:3\n1: 1"
        ),
        Explanation(
            .missingColon, "a colon is missing between a count and its layout",
            "A rule is a count, a colon and a layout.",
            bad: "3 1, 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .missingComma, "a separator is missing between two rows",
            "`,` separates rows, `/` the rows of a sketch, `|` blocks side by side.",
            bad: "3: 1 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .missingWord, "`of`, `to` or `require` is missing",
            "Write `rows of 3`, `append to 9` and `require areas 4`.",
            bad: "1..5: rows 3",
            good: "1..5: rows of 3"
        ),
        Explanation(
            .missingNewline, "two statements on one line",
            "Write each statement on its own line.",
            bad: "gap 2 1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .missingBody, "a rule has no layout",
            "After the colon, write rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3` or "
                + "`show 9`.",
            bad: "1:\n2: 2",
            good: "1: 1\n2: 2"
        ),
        Explanation(
            .trailingSeparator, "nothing follows a separator",
            "A `,`, `|` or `/` at the end of a line continues the statement on the next line, so "
                + "something must follow.",
            bad: "3: 1, 2,",
            good: "3: 1, 2"
        ),
        Explanation(
            .unclosed, "a bracket is opened but not closed",
            "A statement doesn't end inside brackets: without the closing one, everything below "
                + "would belong to it.",
            bad: "3: 1 | (1, 1",
            good: "3: 1 | (1, 1)"
        ),
        Explanation(
            .emptyGroup, "parentheses with nothing inside",
            "Every block holds at least one photo. To leave a place empty, write `.` in a sketch.",
            bad: "1: 1, ()",
            good: "1: 1"
        ),
        Explanation(
            .unit, "a length with a unit",
            "All lengths are in points, which are pixels in CSS; there is no other unit.",
            bad: "gap 2px\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .patternOnRange, "a range of counts with a pattern",
            "A pattern has one letter per photo, so it is for one count.",
            bad: "1: 1\n2..4[t]: rows of 2",
            good: "1: 1\n2..4: rows of 2"
        ),
        Explanation(
            .unknownShape, "a letter in a pattern is not a shape",
            "`t` is tall, `s` square, `w` wide, `.` any.",
            bad: "2[tx]: 2\n2: 1, 1",
            good: "2: 1, 1"
        ),
        Explanation(
            .notInSection, "a setting in a section can't differ by width",
            "Sections hold rules, a sizing, `align` and `waterfall`. Other settings apply to the whole "
                + "file.",
            bad: "1: 1\nwhen width >= 600 {\n    gap 4\n}",
            good: "width 320..1200\ngap 4\n1: 1\nwhen width >= 600 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .conditionSign, "the condition of a section uses `>`, `<=` or `..`",
            "A section includes its lower limit and excludes its upper limit, so that no width is in two sections "
                + "or between two.",
            bad: "width 320..1200\n1: 1\nwhen width > 600 {\n    1: 1 tile 4:3\n}",
            good: "width 320..1200\n1: 1\nwhen width >= 600 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .looseDocComment, "a doc comment documents nothing",
            "A `##` comment documents the statement under it, in the generated code too. After a "
                + "statement, or with none below, it documents nothing. The fix-it makes it a plain comment.",
            bad: "1: 1 ## one photo",
            good: "1: 1 # one photo"
        ),
    ]
}
