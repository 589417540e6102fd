extension Parser {
    /// The words that may follow `tile photo` and its limits, in this order.
    static let photoOptions = ["sided", "within"]

    /// Parses what follows `tile photo` and its limits.
    mutating func parsePhotoOptions() throws(Unreadable) -> PhotoOptionsSyntax {
        var isSided = false
        var box: Located<PhotoBoxSyntax>?
        while let option = try takePhotoOption(
            from: box != nil ? [] : isSided ? ["within"] : Self.photoOptions)
        {
            let span = previous?.span ?? current.span
            if option == "sided" {
                if let box { throw unreadable(.sidedAfter(source.text(in: box.span), at: span)) }
                if isSided { diagnostics.append(.needlessWord(option, at: span)) }
                isSided = true
            } else {
                if box != nil { throw unreadable(.secondBox(at: span)) }
                box = try parsePhotoBox()
            }
        }
        return PhotoOptionsSyntax(isSided: isSided, box: box)
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
        let words = Self.photoOptions + Keyword.words
        guard Keyword(rawValue: word) == nil, let meant = suggestion(for: word, among: words),
            Self.photoOptions.contains(meant)
        else { return nil }
        diagnostics.append(
            .unknownWord(word, place: "after `tile photo`", meant: meant, known: [], at: current.span))
        advance()
        return meant
    }

    mutating func parsePhotoBox() throws(Unreadable) -> Located<PhotoBoxSyntax> {
        guard accepts(.number), !beginsLine else {
            throw unreadable("a ratio such as `1:1`, or a height such as `320`")
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

    fileprivate static func secondBox(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .mistyped, "photos stay within one box only", at: span,
            help: "remove one `within`; a height and a ratio can't be combined")
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
