/// The likely meaning of a character that people bring from other languages.
struct LexicalGuess: Sendable {
    /// The token to read instead; nil to read none.
    let kind: Token.Kind?
    /// The number of bytes to replace.
    var length = 1
    /// Makes the diagnostic from the text and its place.
    let diagnostic: @Sendable (String, SourceSpan) -> Diagnostic
}

extension Lexer {
    /// Whether a comment of another language begins here.
    var isAtForeignComment: Bool {
        guard let next = byte(at: offset + 1) else { return false }
        let first = bytes[offset]
        return next == first || first == UInt8(ascii: "/") && next == UInt8(ascii: "*")
    }

    /// The likely meaning of the character at the offset; nil if it has none.
    func guess(at scalar: (value: UInt32, length: Int)) -> LexicalGuess? {
        let following = nextVisible(from: offset + scalar.length)
        switch scalar.value {
        // Hyphen, dashes, minus.
        case 0x2D, 0x2013, 0x2014, 0x2212:
            if let last = result.tokens.last, last.kind == .word || last.kind == .name,
                last.span.end == offset,
                !isInLayout, following?.isLetter ?? false
            {
                let isName = last.kind == .name
                let word = source.text(in: last.span)
                return LexicalGuess(kind: .unknown) { _, span in
                    .hyphen(after: word, inName: isName, at: span)
                }
            }
            if let last = result.tokens.last, last.kind == .word, result.tokens.count > lineStart,
                !isInLayout, following?.isDigit ?? false
            {
                return LexicalGuess(kind: .unknown) { _, span in .negative(at: span) }
            }
            if isAfterNumberOfRange, following?.isDigit ?? false {
                return .dots
            }
            return isInLayout ? .separator : nil
        case UInt32(UInt8(ascii: "+")):
            if isAfterNumberOfRange, following == UInt8(ascii: ":") {
                return .dots
            }
            return isInLayout ? .separator : nil
        case UInt32(UInt8(ascii: "*")):
            if result.tokens.count == lineStart, following == UInt8(ascii: ":") {
                return LexicalGuess(kind: .unknown) { _, span in .anyCount(at: span) }
            }
            if isAfterTile, following?.isDigit ?? false {
                return LexicalGuess(kind: .word) { .lookalike($0, meant: "x", at: $1) }
            }
            return isInLayout ? .separator : nil
        case UInt32(UInt8(ascii: "_")) where isInLayout:
            return LexicalGuess(kind: .unknown) { _, span in .noCell(at: span) }
        case UInt32(UInt8(ascii: "\"")), UInt32(UInt8(ascii: "'")), 0x201C, 0x2018, 0x201E:
            return LexicalGuess(kind: .unknown) { _, span in .quote(at: span) }
        case UInt32(UInt8(ascii: "&")): return isInLayout ? .separator : nil
        case UInt32(UInt8(ascii: ";")):
            let endsLine = following.map { "\r\n#}".utf8.contains($0) } ?? true
            if isAfterCounts, !endsLine {
                return LexicalGuess(kind: .colon) { .lookalike($0, meant: ":", at: $1) }
            }
            return LexicalGuess(kind: endsLine ? nil : .newline) { _, span in
                .semicolon(at: span, endsLine: endsLine)
            }
        case UInt32(UInt8(ascii: "%")):
            guard result.tokens.last?.kind == .number else { return nil }
            let isWeight = result.tokens.dropLast().last?.kind == .at
            return LexicalGuess(kind: nil) { _, span in .percent(at: span, isWeight: isWeight) }
        case UInt32(UInt8(ascii: "=")):
            if isAfterCounts {
                let length = byte(at: offset + 1) == UInt8(ascii: ">") ? 2 : 1
                return LexicalGuess(kind: .colon, length: length) { .lookalike($0, meant: ":", at: $1) }
            }
            guard result.tokens.count == lineStart + 1, result.tokens[lineStart].kind == .word else {
                return nil
            }
            return LexicalGuess(kind: nil) { .needlessSign($0, at: $1, fix: " ") }
        default: return nil
        }
    }

    /// Whether the line begins with a number, and no colon separates it from a layout.
    private var isAfterCounts: Bool {
        result.tokens.count > lineStart && !lineHasColon && result.tokens[lineStart].kind == .number
    }

    /// Whether the last token is a number that may begin a range: a count, or the value of a setting.
    private var isAfterNumberOfRange: Bool {
        guard result.tokens.count > lineStart, result.tokens.last?.kind == .number else { return false }
        let first = result.tokens[lineStart]
        if first.kind == .number, lineHasColon {
            // `rows of 2-5`
            let word = result.tokens.dropLast().last
            return word?.kind == .word && word.map { source.text(in: $0.span) } == "of"
        }
        if first.kind == .number { return true }
        let ranges = [Keyword.width, .height, .when, .tile, .require].map { $0.rawValue }
        return first.kind == .word && ranges.contains(source.text(in: first.span))
    }

    /// Whether the last tokens are `tile` and a number, which the other side of a size may follow.
    private var isAfterTile: Bool {
        guard result.tokens.last?.kind == .number, let word = result.tokens.dropLast().last else {
            return false
        }
        return word.kind == .word && source.text(in: word.span) == Keyword.tile.rawValue
    }

    /// Whether the offset is in the layout of a rule.
    private var isInLayout: Bool {
        lineHasColon && result.tokens.count > lineStart && result.tokens[lineStart].kind == .number
    }

    /// The next byte that is neither a space nor a tab.
    private func nextVisible(from start: Int) -> UInt8? {
        // Nobody writes more than 100 spaces in a row.
        for index in start..<(start + 100) {
            guard let byte = byte(at: index) else { return nil }
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return byte }
        }
        return UInt8(ascii: " ")
    }
}

extension LexicalGuess {
    /// A sign between tiles that means nothing in a layout.
    fileprivate static let separator = LexicalGuess(kind: .unknown) { .noSeparator($0, at: $1) }
    /// A sign used for the `..` of a range.
    fileprivate static let dots = LexicalGuess(kind: .dots) { .lookalike($0, meant: "..", at: $1) }
}
