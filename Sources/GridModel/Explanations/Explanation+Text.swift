internal import GridSyntax

extension Explanation {
    /// About the bytes of a spec.
    static let text: [Explanation] = [
        Explanation(
            .fileTooLarge, "a file of more than 4 MiB",
            "Nobody writes a spec of that size by hand: you probably named the wrong file, or a script ran "
                + "wild."
        ),
        Explanation(
            .invalidUTF8, "bytes that are not UTF-8",
            "Specs are UTF-8. Save the file in that encoding; other bytes would become garbage in the "
                + "generated code."
        ),
        Explanation(
            .lookalikeCharacter, "a character that looks like one of the language but is a different one",
            "Input methods and word processors insert full-width colons, dashes and non-breaking "
                + "spaces. The fix-it writes the plain character.",
            bad: "3： 1, 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .unexpectedCharacter, "a character that means nothing here",
            "The language doesn't use it. Lengths can't be negative, and sums are written as "
                + "partitions: `3: 1, 2`.",
            bad: "3: 1 + 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .mergeConflict, "the markers of a merge that wasn't finished",
            "A version-control system writes both versions of lines that were changed differently, between lines of "
                + "`<`, `=` and `>`. gridgen reads the first version, and reports nothing about the other.",
            bad: "<<<<<<< HEAD\n2: 2\n=======\n2: 1, 1\n>>>>>>> topic",
            good: "2: 1, 1"
        ),
    ]
}
