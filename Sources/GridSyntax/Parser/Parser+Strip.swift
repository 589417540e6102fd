extension Parser {
    /// `strip 200`, `strip 4:5`, `strip`
    mutating func parseStrip() throws(Unreadable) -> Located<PhotoBoxSyntax>? {
        advance()
        if isAtTimes, next.kind == .number {
            diagnostics.append(.heightOfStrip(text(of: next), at: current.span))
            advance()
        }
        if accepts(.number), !beginsLine {
            let box = try parsePhotoBox()
            if isAt(.comma) || isAt(.bar) {
                throw unreadable("the end of the layout", help: Self.stripIsWhole)
            }
            if isAt(.at) {
                throw unreadable(
                    "the end of the layout",
                    help: "a strip is one row, which needs no weight or height of its own")
            }
            guard isAtRangeSign || isAtTimes else { return box }
            throw unreadable(
                "one height",
                help: "all photos of a strip are equally high: `strip \(source.text(in: box.span))`")
        }
        if isAt(.at), next.kind == .number {
            throw unreadable(
                "a height in points or a ratio",
                help: "write `strip \(text(of: next))`: one row of this height")
        }
        if isAt(.word), !beginsLine, next.kind == .number,
            isAtWord("height") || Keyword(rawValue: text(of: current)) == nil
        {
            throw unreadable(
                "a height in points or a ratio",
                help: "write `strip \(text(of: next))`: one row of this height")
        }
        return nil
    }

    static let stripIsWhole =
        "a strip is a whole layout; for photos above it, below it or beside it, make two grids"

    /// Whether a word of another layout language means one row that scrolls sideways.
    static func meansStrip(_ word: String) -> Bool {
        [
            "carousel", "carrousel", "scroll", "scroller", "scrolls", "slider", "slides", "hstack",
            "filmstrip",
            "horizontal", "pager", "reel",
        ].contains(word)
    }
}

extension Diagnostic {
    fileprivate static func heightOfStrip(_ height: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "the height of a strip needs no `x`", at: span,
            help: "write `strip \(height)`", fix: [TextEdit(span, "")])
    }
}
