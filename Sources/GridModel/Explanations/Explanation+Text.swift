internal import GridSyntax

extension Explanation {
    /// About the bytes of a spec.
    static let text: [Explanation] = [
        Explanation(
            .fileTooLarge, "a file of more than 4 MiB",
            "Nobody writes a spec of that size by hand: the wrong file was named, or a script ran "
                + "wild. Only so much is read."
        ),
        Explanation(
            .invalidUTF8, "bytes that are no UTF-8",
            "Specs are UTF-8. Save the file in that encoding; bytes of another would reach the "
                + "generated code as garbage."
        ),
        Explanation(
            .lookalikeCharacter, "a character that looks like one of the language, but is another",
            "Input methods and word processors put in full-width colons, dashes and blanks that can't "
                + "be broken. The fix-it writes the plain character.",
            bad: "3： 1, 2",
            good: "3: 1, 2"
        ),
        Explanation(
            .unexpectedCharacter, "a character that means nothing here",
            "No form of the language has it. Lengths are 0 or more, and sums are written as "
                + "partitions: `3: 1, 2`.",
            bad: "3: 1 + 2",
            good: "3: 1, 2"
        ),
    ]
}
