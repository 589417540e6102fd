extension Diagnostic {
    static func expected(_ expected: String, found: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.syntax, "expected \(expected), found \(found)", at: span)
    }

    static func unknownWord(
        _ word: String, place: String, meant: String?, known: [String], at span: SourceSpan
    ) -> Diagnostic {
        var diagnostic = Diagnostic(.unknownWord, "unknown word `\(shortened(word))` \(place)", at: span)
        if let meant {
            diagnostic.help = "did you mean `\(meant)`?"
            diagnostic.fix = [TextEdit(span, meant)]
        } else if !known.isEmpty {
            diagnostic.help = "known here: " + known.joined(separator: ", ")
            if place == "after a layout" { diagnostic.help? += "; `,` starts another row" }
        }
        return diagnostic
    }

    static func mistyped(_ text: String, meant: String, note: String? = nil, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .mistyped,
            "`\(text)` should be `\(meant)` here",
            at: span,
            notes: note.map { [$0] } ?? [],
            help: "did you mean `\(meant)`?",
            fix: [TextEdit(span, meant)]
        )
    }

    static func missingColon(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingColon,
            "a colon is missing between the count and its layout",
            at: span,
            help: "write a rule as `3: 1, 2`",
            fix: [TextEdit(span, ":")]
        )
    }

    static func noElse(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownWord, "there is no `else`", at: span,
            help: "rules outside sections apply at all other widths")
    }

    static func mostPhotos(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownWord, "unknown word `\(shortened(word))` at the start of a statement", at: span,
            help: "to show nine photos at most, write `10..: show 9`")
    }

    static func missingWord(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingWord,
            "the word `\(word)` is missing",
            at: span.leadingEdge,
            fix: [TextEdit(span.leadingEdge, word + " ")]
        )
    }

    static func missingNewline(before text: String, at span: SourceSpan, gap: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingNewline,
            "`\(text)` starts another statement, which needs its own line",
            at: span,
            fix: [TextEdit(SourceSpan(gap.start, span.start), "\n")]
        )
    }

    static func trailingSeparator(_ separator: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .trailingSeparator,
            "nothing follows this `\(separator)`",
            at: span,
            help: "remove the `\(separator)`, or write what should follow it",
            fix: [TextEdit(span, "")]
        )
    }

    static func unclosed(_ bracket: String, opened: SourceSpan, at span: SourceSpan) -> Diagnostic {
        let closing = bracket == "(" ? ")" : "}"
        return Diagnostic(
            .unclosed,
            "`\(bracket)` is not closed",
            at: opened,
            label: "opened here",
            related: [Label(span, "`\(closing)` expected here")]
        )
    }

    static func numberTooLong(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.numberTooLong, "the number has more than \(Limits.digits) digits", at: span)
    }

    /// Only where `Int` has 32 bits, as in WebAssembly.
    static func numberTooLarge(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.numberTooLong, "the number is greater than \(Int.max)", at: span)
    }

    static func tooManyStatements(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.tooManyStatements, "more than \(Limits.statements) statements in one file", at: span)
    }

    static func nameTooLong(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.nameTooLong, "the name has more than \(Limits.nameLength) characters", at: span)
    }

    static func zero(_ what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.zero, "\(what) must be greater than 0", at: span)
    }

    static func notWhole(_ number: String, _ what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.notWhole, "\(what) must be whole, not `\(number)`", at: span)
    }

    static func needlessSign(before word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "no comma separates `\(word)` from its rows", at: span, help: "remove the `,`",
            fix: [TextEdit(span, "")])
    }

    static func braceOnNextLine(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "the `{` of a section goes on the line of its `when`", at: span,
            help: "write `when width >= 600 {`", fix: [TextEdit(span, " ")])
    }

    static func unit(
        _ unit: String, of what: String = "lengths are points and have no unit", at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .unit,
            what,
            at: span,
            help: "leave out `\(unit)`",
            fix: [TextEdit(span, "")]
        )
    }

    static func insetLengths(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .insetLengths,
            "`inset` takes 1, 2 or 4 lengths, not \(count)",
            at: span,
            help: "write one for all sides, two (top and bottom, left and right), "
                + "or four (top, right, bottom, left)"
        )
    }

    static func notInSection(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .notInSection,
            "`\(word)` can't differ by width",
            at: span,
            help: "a section takes rules, a sizing, `align` and `waterfall`; move `\(word)` out of it"
        )
    }

    static func wordForCounts(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownWord,
            "a rule begins with its counts, not with `\(shortened(word))`",
            at: span,
            help: "write `3:` for one count, `3..6:` for a range, `1..:` for all"
        )
    }

    static func needlessWord(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped,
            "`\(word)` is not needed here",
            at: span,
            help: "remove it",
            fix: [TextEdit(span, "")]
        )
    }

    static func nestedSection(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .notInSection,
            "sections can't be nested",
            at: span,
            help: "close the first with `}`, or write one section with both limits: `when width 300..<600 {`"
        )
    }

    static func settingAfterRule(_ setting: Keyword, at span: SourceSpan) -> Diagnostic {
        let whole = "for all rules, write it on its own line"
        // Where all rules aren't meant, only the app can do most of it.
        let help =
            switch setting {
            case .inset: whole + "; for one layout, the app adds the space around it"
            case .gap: whole + "; for one layout, the app passes its own gaps"
            case .height:
                "all rows together are 350 points high with `frame x350`, each tile with `tile x350`"
            default: whole
            }
        return Diagnostic(
            .missingNewline,
            "`\(setting.rawValue)` applies to the whole file; it can't differ by rule",
            at: span,
            help: help
        )
    }

    static func rowsWithoutCounts(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownWord,
            "this rule doesn't say how many photos it is for",
            at: span,
            help: word == "strip"
                ? "write the counts first: `1..: strip 200`"
                : "write the counts first: `1..: rows of 3`; for columns of photos, write `waterfall 3`"
        )
    }

    /// - Parameter side: `width` or `height`.
    static func sideTwice(_ side: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .settingTwice, "this section has two ranges of `\(side)`", at: span,
            help: "both limits are written as `when \(side) 300..<600 {`")
    }

    static func exclusiveCondition(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .conditionSign,
            "`>` would exclude the lower limit, but a section includes it",
            at: span,
            help: "did you mean `>=`?",
            fix: [TextEdit(span, ">=")]
        )
    }

    /// - Parameters:
    ///   - meant: the sign that excludes the limit.
    ///   - next: the limit that is meant instead of the written one, and where that is.
    static func includedLimit(
        _ meant: String, at span: SourceSpan, next: Located<NumberLiteral>?
    ) -> Diagnostic {
        Diagnostic(
            .conditionSign,
            "a section excludes its upper limit",
            at: span,
            help:
                "did you mean `\(meant)\(next.map { meant == "<" ? " \($0.value)" : "\($0.value)" } ?? "")`?",
            fix: [TextEdit(span, meant)] + (next.map { [TextEdit($0.span, "\($0.value)")] } ?? [])
        )
    }

    /// Reports doc comments on one or more consecutive lines that document nothing.
    static func looseDocComment(at spans: [SourceSpan]) -> Diagnostic {
        Diagnostic(
            .looseDocComment,
            "this doc comment documents no statement",
            at: spans.first ?? SourceSpan(0, 0),
            help: "write it above a statement, or begin a plain comment with one `#`",
            fix: spans.map { TextEdit(SourceSpan($0.start, $0.start + 2), "#") }
        )
    }
}

/// The text, cut to 40 characters so that it fits in a message.
package func shortened(_ text: String) -> String {
    text.utf8.count <= 40 ? text : text.prefix(39) + "…"
}
