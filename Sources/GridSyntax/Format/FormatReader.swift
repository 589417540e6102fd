/// A comment to be printed, in canonical form.
struct FormattedComment {
    let text: String
    /// Whether the comment has its line to itself.
    let hasOwnLine: Bool
    let isBelowBlankLine: Bool
}

/// The comments and newlines between two other tokens.
struct FormatGap {
    var comments: [FormattedComment] = []
    var hasNewline = false
    var endsWithBlankLine = false
}

/// A token to be printed, with the comments before it.
struct FormattedToken {
    let kind: Token.Kind
    let text: String
    var comments: [FormattedComment] = []
    /// Whether the author began a line with it.
    var beginsLine = false
}

/// The place of a statement, or of the line that opens or closes a section: where `takeTokens` starts and stops.
struct StatementPlace {
    let start: FormatReader.Position
    let end: Int
    let last: Token.Kind?
}

/// Reads the tokens of a spec in order, and the comments between them.
struct FormatReader {
    /// A place between two tokens.
    struct Position {
        fileprivate var token = 0
        fileprivate var comment = 0
    }

    private let parsed: ParsedSpec
    var position = Position()

    init(_ parsed: ParsedSpec) { self.parsed = parsed }

    /// Reads up to the next token that is not a newline.
    mutating func takeGap() -> FormatGap {
        var gap = FormatGap()
        var newlines = 0
        while true {
            while position.comment < parsed.comments.count,
                parsed.comments[position.comment].token == position.token
            {
                let next = parsed.comments[position.comment]
                gap.comments.append(
                    FormattedComment(
                        text: canonicalComment(parsed.source.text(in: next.span)),
                        hasOwnLine: next.hasOwnLine, isBelowBlankLine: newlines > 1))
                position.comment += 1
                newlines = 0
            }
            guard parsed.tokens[position.token].kind == .newline else { break }
            gap.hasNewline = true
            newlines += 1
            position.token += 1
        }
        gap.endsWithBlankLine = newlines > 1
        return gap
    }

    /// Reads the tokens that begin before `end`; with `last`, reads through the first token of that kind instead.
    mutating func takeTokens(to end: Int, through last: Token.Kind?) -> [FormattedToken] {
        var tokens: [FormattedToken] = []
        while true {
            let current = parsed.tokens[position.token]
            guard current.kind != .endOfFile, last != nil || current.span.start < end else { break }
            let gap = takeGap()
            let next = parsed.tokens[position.token]
            position.token += 1
            tokens.append(
                FormattedToken(
                    kind: next.kind, text: canonicalText(of: next), comments: gap.comments,
                    beginsLine: gap.hasNewline))
            if next.kind == last { break }
        }
        return tokens
    }

    /// Reads the statement at a place again.
    func statement(at place: StatementPlace) -> FormattedStatement {
        var reader = self
        reader.position = place.start
        return FormattedStatement(reader.takeTokens(to: place.end, through: place.last))
    }

    /// The text of a token; a number loses needless leading zeros.
    private func canonicalText(of token: Token) -> String {
        var start = token.span.start
        if token.kind == .number {
            let bytes = parsed.source.bytes
            while start + 1 < token.span.end, bytes[start] == UInt8(ascii: "0"),
                bytes[start + 1] != UInt8(ascii: ".")
            {
                start += 1
            }
        }
        return parsed.source.text(in: SourceSpan(start, token.span.end))
    }
}

/// A comment without trailing spaces, and with a space between its signs and a word.
private func canonicalComment(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let last = bytes.last, " \t\r".utf8.contains(last) { bytes.removeLast() }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    // `###` is a doc comment whose text begins with `#`: a space would change that text.
    if signs <= 2, signs < bytes.count, bytes[signs] >= 0x80 || isAlphanumeric(bytes[signs]) {
        bytes.insert(UInt8(ascii: " "), at: signs)
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        true
    default: false
    }
}
