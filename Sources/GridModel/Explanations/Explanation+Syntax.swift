internal import GridSyntax

extension Explanation {
    /// About statements that can't be read as written.
    static let syntax: [Explanation] = [
        Explanation(
            .syntax, "something else stands where a part of a statement is needed",
            "The message says what was expected. Reading goes on at the next statement, so that other "
                + "mistakes are found too.",
            bad: "gap\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .unknownWord, "a word that the language hasn't, or not here",
            "Where one word is near, it is offered and the statement is read as if it stood there.",
            bad: "fram fill\n1: 1",
            good: "frame fill\n1: 1"
        ),
        Explanation(
            .mistyped, "a sign of the language stands where another is meant",
            "`/` goes between the rows of a sketch, `,` between those of a partition, `:` between the "
                + "sides of a ratio, `x` between those of a size, `..` in a range.",
            bad: "tile 4/3\n1: 1",
            good: "tile 4:3\n1: 1"
        ),
        Explanation(
            .missingColon, "no colon stands between a count and its layout",
            "A rule is a count, a colon and a layout.",
            bad: "3 1, 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .missingComma, "no comma stands between two rows",
            "Rows are separated by `,`, blocks side by side by `|`.",
            bad: "3: 1 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .missingWord, "a word of a form is missing",
            "The forms are `rows of 3` and `append to 9`.",
            bad: "1..5: rows 3",
            good: "1..5: rows of 3"
        ),
        Explanation(
            .missingNewline, "two statements stand on one line",
            "A statement ends with its line.",
            bad: "gap 2 1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .missingBody, "a rule says no layout",
            "Behind the colon stand rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3` or "
                + "`show 9`.",
            bad: "1:\n2: 2",
            good: "1: 1\n2: 2"
        ),
        Explanation(
            .trailingSeparator, "nothing follows a separator",
            "A `,` `|` or `/` at the end of a line lets the statement go on in the next one, so "
                + "something has to come.",
            bad: "3: 1, 2,",
            good: "3: 1, 2"
        ),
        Explanation(
            .unclosed, "a bracket is opened, but not closed",
            "Inside parentheses lines don't end a statement: without the closing one everything below "
                + "would belong to it.",
            bad: "3: 1 | (1, 1",
            good: "3: 1 | (1, 1)"
        ),
        Explanation(
            .emptyGroup, "parentheses with nothing inside",
            "Every block holds a photo at least. A place without a photo is a `.` in a sketch.",
            bad: "1: 1, ()",
            good: "1: 1"
        ),
        Explanation(
            .unit, "a length with a unit",
            "Lengths are points, which are CSS pixels; there is no other unit to choose.",
            bad: "gap 2px\n1: 1",
            good: "gap 2\n1: 1"
        ),
        Explanation(
            .patternOnRange, "a range of counts with a pattern",
            "A pattern has a letter for each photo, so it is for one count.",
            bad: "1: 1\n2..4[t]: rows of 2",
            good: "1: 1\n2..4: rows of 2"
        ),
        Explanation(
            .unknownShape, "a letter in a pattern that is no shape",
            "`t` is tall, `s` square, `w` wide, `.` any.",
            bad: "2[tx]: 2\n2: 1, 1",
            good: "2: 1, 1"
        ),
        Explanation(
            .notInSection, "a setting in a width section that can't differ by width",
            "Sections hold rules, a sizing and `align`. Gaps, insets and promises are those of the "
                + "whole file.",
            bad: "1: 1\nwhen width >= 600 {\n    gap 4\n}",
            good: "width 320..1200\ngap 4\n1: 1\nwhen width >= 600 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .conditionSign, "a condition with a sign that leaves out the wrong width",
            "Sections are told apart by `<` and `>=` alone, so that a width lies in one of them and "
                + "in no two.",
            bad: "width 320..1200\n1: 1\nwhen width > 600 {\n    1: 1 tile 4:3\n}",
            good: "width 320..1200\n1: 1\nwhen width >= 600 {\n    1: 1 tile 4:3\n}"
        ),
        Explanation(
            .looseDocComment, "a doc comment documents nothing",
            "`##` belongs to the statement under it and reaches the generated code. Behind a "
                + "statement, or with none below, it goes nowhere. The fix-it makes it a comment.",
            bad: "1: 1 ## one photo",
            good: "1: 1 # one photo"
        ),
    ]
}
