extension Diagnostic {
    static func fileTooLarge(bytes: Int) -> Diagnostic {
        Diagnostic(
            .fileTooLarge,
            "the file has \(bytes) bytes; the limit is \(Limits.bytes)",
            at: SourceSpan(0, 0)
        )
    }

    static func tooManyComments(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.tooManyStatements, "more than \(Limits.comments) comments in one file", at: span)
    }

    static func invalidUTF8(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .invalidUTF8, "these bytes are not UTF-8", at: span, help: "save the file as UTF-8")
    }

    static func lookalike(_ text: String, meant: String, at span: SourceSpan) -> Diagnostic {
        let isSpace = meant == " "
        return Diagnostic(
            .lookalikeCharacter,
            isSpace ? "this is not an ordinary space" : "`\(text)` is not `\(meant)`",
            at: span,
            help: isSpace ? "write an ordinary space" : "did you mean `\(meant)`?",
            fix: [TextEdit(span, meant)]
        )
    }

    static func foreignComment(at span: SourceSpan, isLine: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "comments begin with `#`", at: span,
            help: "write `# like this`, to the end of the line", fix: isLine ? [TextEdit(span, "#")] : [])
    }

    static func noSeparator(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "`\(text)` has no meaning in a layout", at: span,
            help: "`,` starts another row, `|` puts blocks side by side: `2, 1` or `1 | (1, 1)`")
    }

    static func anyCount(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "a rule begins with its counts", at: span,
            help: "did you mean `1..`, for every number of photos?", fix: [TextEdit(span, "1..")])
    }

    static func semicolon(at span: SourceSpan, endsLine: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "a statement ends with its line, not with `;`", at: span,
            help: endsLine ? "remove the `;`" : "write the next statement on its own line",
            fix: [TextEdit(span, endsLine ? "" : "\n")])
    }

    static func percent(at span: SourceSpan, isWeight: Bool) -> Diagnostic {
        if !isWeight {
            return Diagnostic(
                .unit, "lengths are points, not percentages", at: span,
                help: "write a number of points, as in `gap 4`")
        }
        return Diagnostic(
            .unit, "numbers have no unit", at: span,
            help: "leave out the `%`: weights are shares of their sum, so `60` and `40` are 60 % and 40 %",
            fix: [TextEdit(span, "")])
    }

    /// - Parameter word: the word before it.
    static func hyphen(after word: String, inName: Bool, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "words and names can't contain a hyphen", at: span,
            help: inName
                ? "write a name such as `PhotoAlbum`"
                : ["min", "max"].contains(word.lowercased())
                    ? "a least and a greatest height are `tile photo within 100..360`; the widths of the container are `width 320..1024`"
                    : "the settings are \(Keyword.words.joined(separator: ", "))")
    }

    static func negative(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.unexpectedCharacter, "numbers can't be negative", at: span, help: "write 0 or more")
    }

    static func noCell(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "`_` has no meaning in a layout", at: span,
            help: "a hole in a sketch is `.`: `ab / c.`")
    }

    static func quote(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, "names and sketches are written without quotes", at: span,
            help: "write `grid Album`, or `3: aab / aac`")
    }

    static func needlessSign(_ sign: String, at span: SourceSpan, fix: String) -> Diagnostic {
        Diagnostic(
            .mistyped, "a setting takes no `\(sign)` before its value", at: span,
            help: "write a space instead, as in `gap 4`", fix: [TextEdit(span, fix)])
    }

    static func unexpectedCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
        let shown = visible(text)
        return Diagnostic(.unexpectedCharacter, "unexpected \(shown)", at: span)
    }

    /// The text in backticks, or the code point of its first character if the text is long or invisible.
    private static func visible(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let isPlain = scalars.allSatisfy { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
        let isInvisible = text.replacingInvisible { _ in "" } != text
        if isPlain, !isInvisible, scalars.count <= 20 { return "`\(text)`" }
        let first = scalars.prefix(1).map { $0.codePoint }
        let more = scalars.count > 1 ? " and \(scalars.count - 1) more" : ""
        return "character " + first.joined() + more
    }
}
