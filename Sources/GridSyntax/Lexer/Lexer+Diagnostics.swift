extension Diagnostic {
    static func fileTooLarge(bytes: Int) -> Diagnostic {
        Diagnostic(
            .fileTooLarge,
            "the file has \(bytes) bytes, the most is \(Limits.bytes)",
            at: SourceSpan(0, 0)
        )
    }

    static func tooManyComments(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.tooManyStatements, "more than \(Limits.comments) comments in one file", at: span)
    }

    static func invalidUTF8(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .invalidUTF8, "bytes that are not UTF-8", at: span, help: "save the file with the encoding UTF-8")
    }

    static func lookalike(_ text: String, meant: String, at span: SourceSpan) -> Diagnostic {
        let isBlank = meant == " "
        return Diagnostic(
            .lookalikeCharacter,
            isBlank ? "a blank that is not an ordinary one" : "`\(text)` is not `\(meant)`",
            at: span,
            help: isBlank ? "write an ordinary blank" : "did you mean `\(meant)`?",
            fix: [TextEdit(span, meant)]
        )
    }

    static func unexpectedCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
        let shown = visible(text)
        return Diagnostic(.unexpectedCharacter, "unexpected \(shown)", at: span)
    }

    /// The text in back-ticks, or the numbers of its characters where they can't be seen.
    private static func visible(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let isPlain = scalars.allSatisfy { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
        let isInvisible = scalars.contains {
            (0x200B...0x200F).contains($0.value) || (0x2028...0x202E).contains($0.value)
                || (0x2060...0x206F).contains($0.value) || (0xE0000...0xE0FFF).contains($0.value)
                || $0.value == 0xAD || $0.value == 0x61C || $0.value == 0x180E
        }
        if isPlain, !isInvisible, scalars.count <= 20 { return "`\(text)`" }
        let first = scalars.prefix(1).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
        let more = scalars.count > 1 ? " and \(scalars.count - 1) more" : ""
        return "character " + first.joined() + more
    }
}
