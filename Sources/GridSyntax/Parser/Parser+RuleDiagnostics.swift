/// What can be wrong in a rule: its counts, its pattern and its layout.
extension Diagnostic {
    /// - Parameters:
    ///   - isClear: whether a comma must be meant; `1 1` may as well be meant as one row of two.
    static func missingComma(at span: SourceSpan, isClear: Bool) -> Diagnostic {
        Diagnostic(
            .missingComma,
            "a comma is missing between two rows",
            at: span,
            help: isClear
                ? "`,` separates rows, `|` blocks side by side"
                : "two photos side by side are `2`, one above the other `1, 1`",
            fix: isClear ? [TextEdit(span, ",")] : []
        )
    }

    /// - Parameters:
    ///   - isBeside: whether blocks side by side come before it: then a group may be meant.
    static func slashForComma(at span: SourceSpan, isBeside: Bool) -> Diagnostic {
        if !isBeside {
            return .mistyped("/", meant: ",", note: "`/` separates the rows of a sketch", at: span)
        }
        return Diagnostic(
            .mistyped, "`/` separates the rows of a sketch", at: span,
            help:
                "`,` starts a row as wide as the container; rows beside a block go in parentheses: `1 | (1, 1)`"
        )
    }

    static func fitInPartition(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .syntax, "`rows fit` is a whole layout", at: span,
            help:
                "beside numbers, write `rows of 3`, or under `tile photo` and `tile 4:3` also `rows over 240`"
        )
    }

    static func sketchInPartition(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .syntax, "a sketch is a whole layout; only numbers and groups can stand beside `rows`", at: span,
            help: "write it as blocks side by side, such as `1 | (1, 1)` for `aab / aac`")
    }

    static func fraction(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "a weight is one number, not a fraction", at: span,
            help: "write relative weights: `@2` and `@1` are two thirds and one third")
    }

    /// - Parameters:
    ///   - height: the height that may be meant, if there is only one number.
    static func sizeForRatio(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "a frame takes a ratio such as `3:2`, not a size", at: span,
            help:
                "write `frame 3:2`, a height such as `frame x350`, or `frame fill` if the app gives width and height"
        )
    }

    /// - Parameters:
    ///   - unit: a unit that follows.
    ///   - touches: whether no blank is before the number.
    static func heightForRatio(
        _ height: Located<NumberLiteral>, after keyword: String, unit: SourceSpan? = nil, touches: Bool
    ) -> Diagnostic {
        let span = unit.map { height.span.through($0) } ?? height.span
        return Diagnostic(
            .mistyped, "a height in points needs an `x`", at: height.span,
            help: "write `\(keyword) x\(height.value)`",
            fix: [TextEdit(span, (touches ? " x" : "x") + "\(height.value)")])
    }

    static func needlessShort(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "`short` is not needed: a last row that isn't full stays short", at: span,
            help: "remove it; `align` places such a row", fix: [TextEdit(span, "")])
    }

    static func wordElsewhere(
        _ word: String, help: String, at span: SourceSpan, fix: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .unknownWord, "`\(shortened(word))` can't follow a layout", at: span, help: help,
            fix: fix.map { [TextEdit(span, $0)] } ?? [])
    }

    static func times(_ count: Int, _ times: Int, of photos: Int?, at span: SourceSpan) -> Diagnostic {
        let rows = (0..<min(times, 20)).map { _ in "\(count)" }.joined(separator: ", ")
        let isWhole = (1...20).contains(times)
        let (product, overflows) = count.multipliedReportingOverflow(by: times)
        let fits = isWhole && !overflows && photos == product
        return Diagnostic(
            .mistyped,
            "`x` has no meaning in a layout",
            at: span,
            help: fits
                ? "did you mean `\(rows)`?"
                : isWhole
                    ? "write rows such as `\(rows)`; a sketch may have holes: `ab / c.`"
                    : "a row so high is `\(count)@x\(times)`; for rows of \(count), write `rows of \(count)`",
            fix: fits ? [TextEdit(span, rows)] : []
        )
    }

    static func digitsForLetters(_ sketch: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped,
            "the cells of a sketch are letters",
            at: span,
            help: "did you mean `\(sketch)`?",
            fix: [TextEdit(span, sketch)]
        )
    }

    static func spacesInCells(at span: SourceSpan, _ gaps: [SourceSpan]) -> Diagnostic {
        Diagnostic(
            .mistyped,
            "a row of a sketch has no spaces",
            at: span,
            help: "write the cells together: `ab / cd`",
            fix: gaps.map { TextEdit($0, "") }
        )
    }

    static func missingSlash(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingComma,
            "a `/` is missing between two rows of a sketch",
            at: span,
            help: "write `ab / cd`, or end the line with `/`",
            fix: [TextEdit(span, " /")]
        )
    }

    static func emptyGroup(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.emptyGroup, "these parentheses are empty", at: span)
    }

    static func nestingTooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.nestingTooDeep, "parentheses are nested more than \(Limits.nesting) deep", at: span)
    }

    static func tooManyTiles(_ what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.tooManyTiles, "more than \(Limits.tilesInLayout) \(what)", at: span)
    }

    static func missingBody(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .missingBody,
            "the rule has no layout",
            at: span,
            help:
                "write rows such as `3, 4`, a sketch such as `ab / cc`, `rows of 3` or `show 9` after the colon"
        )
    }

    static func openRange(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "an open range ends with `..`", at: span, help: "did you mean `..`?",
            fix: [TextEdit(span, "..")])
    }

    static func halfOpenCounts(last: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "a range of counts includes its last one; `..<` is for widths", at: span,
            help: "did you mean `..\(last)`?", fix: [TextEdit(span, "..\(last)")])
    }

    static func countZero(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .countZero,
            "0 photos need no rule",
            at: span,
            notes: ["without photos there are no tiles, and the height is 0"]
        )
    }

    static func severalCounts(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .syntax,
            "a rule applies to one count or one range of counts",
            at: span,
            help: "write a rule for each count, or a range: `3..4: rows of 3`"
        )
    }

    static func wordBeforeColon(_ word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped,
            "only the counts go before the colon",
            at: span,
            help: "remove `\(shortened(word))`",
            fix: [TextEdit(span, "")]
        )
    }

    static func unknownShape(_ letter: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownShape,
            "unknown shape `\(letter)`",
            at: span,
            help: "`t` is tall, `s` square, `w` wide, `.` any"
        )
    }

    static func patternOnRange(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .patternOnRange, "a rule for a range of counts can't have a pattern", at: span,
            help: "write a rule for each count")
    }
}
