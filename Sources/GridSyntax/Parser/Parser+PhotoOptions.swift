extension Parser {
    /// The words that may follow `tile photo` and its limits, in this order.
    static let photoOptions = ["sided", "within"]

    /// What people may write for a least height, and for a greatest one.
    private static let boundWords: [String: Bool] = [
        "above": true, "over": true, "least": true, "min": true, "minimum": true,
        "below": false, "under": false, "most": false, "max": false, "maximum": false,
    ]

    /// Parses what follows `tile photo` and its limits.
    mutating func parsePhotoOptions() throws(Unreadable) -> PhotoOptionsSyntax {
        var isSided = false
        var bounds: Located<PhotoBoundsSyntax>?
        while let option = try takePhotoOption(
            from: bounds != nil ? [] : isSided ? ["within"] : Self.photoOptions)
        {
            let span = previous?.span ?? current.span
            if option == "sided" {
                if let bounds { throw unreadable(.sidedAfter(source.text(in: bounds.span), at: span)) }
                if isSided { diagnostics.append(.needlessWord(option, at: span)) }
                isSided = true
            } else {
                if bounds != nil { throw unreadable(.secondBox(at: span)) }
                bounds = try parsePhotoBounds()
            }
        }
        return PhotoOptionsSyntax(isSided: isSided, bounds: bounds)
    }

    /// Consumes a word that may follow `tile photo`; a similar word is reported and read as that.
    ///
    /// - Parameters:
    ///   - words: those that may still follow.
    private mutating func takePhotoOption(from words: @autoclosure () -> [String]) throws(Unreadable)
        -> String?
    {
        expect(words())
        guard isAt(.word), !beginsLine else { return nil }
        let word = text(of: current)
        if Self.photoOptions.contains(word) {
            advance()
            return word
        }
        if next.kind == .number, let isLeast = Self.boundWords[word.lowercased()] {
            advance()
            let start = previous?.span ?? current.span
            let box = try parsePhotoBox()
            let text = source.text(in: box.span)
            throw unreadable(.boundWord(word, isLeast: isLeast, text, at: start.through(box.span)))
        }
        let words = Self.photoOptions + Keyword.words
        guard Keyword(rawValue: word) == nil, let meant = suggestion(for: word, among: words),
            Self.photoOptions.contains(meant)
        else { return nil }
        diagnostics.append(
            .unknownWord(word, place: "after `tile photo`", meant: meant, known: [], at: current.span))
        advance()
        return meant
    }

    /// Parses what follows `within`: the greatest height, the least one and `..`, or both.
    mutating func parsePhotoBounds() throws(Unreadable) -> Located<PhotoBoundsSyntax> {
        let first = try parsePhotoBox()
        guard !beginsLine, acceptsRangeSign() else {
            return Located(PhotoBoundsSyntax(greatest: first), at: first.span)
        }
        try parseRangeSign("`..`, as in `within 100..360`")
        guard accepts(.number), !beginsLine else {
            let span = first.span.through(previous?.span ?? first.span)
            return Located(PhotoBoundsSyntax(least: first, greatest: nil), at: span)
        }
        let second = try parsePhotoBox()
        return Located(
            PhotoBoundsSyntax(least: first, greatest: second), at: first.span.through(second.span))
    }

    /// Parses a ratio or a height.
    mutating func parsePhotoBox() throws(Unreadable) -> Located<PhotoBoxSyntax> {
        guard accepts(.number), !beginsLine else {
            let help: String? =
                switch text(of: current) {
                case "..": "a greatest height alone is `within 360`, and a least one alone `within 100..`"
                case "x": "after `within`, a height has no `x`: `within 320`"
                default: nil
                }
            throw unreadable("a ratio such as `1:1`, or a height such as `320`", help: help)
        }
        let first = try parseLengthOrRatio()
        guard accepts(.colon) || isAt(.slash) else { return Located(.height(first.value), at: first.span) }
        let ratio = try parseRatio(from: first)
        return Located(.ratio(ratio.value), at: ratio.span)
    }
}

extension Diagnostic {
    fileprivate static func sidedAfter(_ box: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "`sided` goes before `within`", at: span, help: "write `sided within \(box)`")
    }

    fileprivate static func boundWord(
        _ word: String, isLeast: Bool, _ box: String, at span: SourceSpan
    ) -> Diagnostic {
        let meant = "within " + box + (isLeast ? ".." : "")
        return Diagnostic(
            .mistyped, "`\(word)` has no meaning after `tile photo`", at: span,
            help: "a \(isLeast ? "least" : "greatest") height is `\(meant)`; both are `within 100..360`",
            fix: [TextEdit(span, meant)])
    }

    fileprivate static func secondBox(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "photos stay within one box only", at: span,
            help: "write one `within`, with `..` for a least and a greatest height: `within 100..360`")
    }

    /// Reports `sided` or `within` that doesn't follow `tile photo`.
    ///
    /// - Parameters:
    ///   - isAlone: whether it begins a statement: then a requirement may be meant.
    static func photoOption(_ word: String, isAlone: Bool = false, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownWord, "`\(word)` goes after `tile photo`", at: span,
            help: word == "sided"
                ? "write `tile photo 1:3..3:1 sided`"
                : "write `tile photo within 1:1`"
                    + (isAlone ? ", or `require within 1:1` for the whole container" : ""))
    }
}
