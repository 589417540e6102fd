/// The tokens and comments of a source, and the lexer's diagnostics.
package struct LexedSource: Sendable {
    /// All tokens in order; the last is `endOfFile`. With their trivia they cover every byte.
    package var tokens: [Token] = []
    package var comments: [Comment] = []
    package var diagnostics = DiagnosticList()
}

/// Splits a source into tokens. Reports text that isn't a token; it becomes `unknown`, or the token it looks like.
package func lex(_ source: SourceText) -> LexedSource {
    var lexer = Lexer(source)
    lexer.run()
    return lexer.result
}

struct Lexer {
    let source: SourceText
    let bytes: [UInt8]
    var offset = 0
    var triviaStart = 0
    var commentCount = 0
    /// The index of the first token of the line, and whether a colon follows it.
    var lineStart = 0
    var lineHasColon = false
    /// Whether the first side of a merge conflict is open.
    var isInMerge = false
    var result = LexedSource()

    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
    }

    mutating func run() {
        result.tokens.reserveCapacity(bytes.count / 3)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        guard bytes.count <= Limits.bytes else {
            result.diagnostics.append(.fileTooLarge(bytes: bytes.count))
            offset = bytes.count
            add(.endOfFile, from: bytes.count)
            return
        }
        while offset < bytes.count, !result.diagnostics.isFull { scan() }
        // The lexer stops at the first error beyond the limit.
        offset = bytes.count
        add(.endOfFile, from: offset)
    }

    func byte(at index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    mutating func add(_ kind: Token.Kind, from start: Int) {
        let span = SourceSpan(start, offset)
        result.tokens.append(Token(kind: kind, span: span, triviaStart: triviaStart))
        triviaStart = offset
        if kind == .newline || kind == .leftBrace {
            (lineStart, lineHasColon) = (result.tokens.count, false)
        } else if kind == .colon {
            lineHasColon = true
        }
    }

    mutating func scan() {
        let start = offset
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            offset += 1
        case UInt8(ascii: "\r") where self.byte(at: offset + 1) == UInt8(ascii: "\n"):
            offset += 2
            add(.newline, from: start)
        case UInt8(ascii: "\n"):
            offset += 1
            add(.newline, from: start)
        case UInt8(ascii: "#"):
            scanComment()
        case UInt8(ascii: "/") where isAtForeignComment, UInt8(ascii: "-") where isAtForeignComment:
            let isLine = self.byte(at: offset + 1) == byte
            result.diagnostics.append(.foreignComment(at: SourceSpan(start, start + 2), isLine: isLine))
            scanComment()
        case UInt8(ascii: "<") where isAtMergeMarker, UInt8(ascii: "=") where isAtMergeMarker,
            UInt8(ascii: ">") where isAtMergeMarker, UInt8(ascii: "|") where isAtMergeMarker:
            skipMergeMarker()
        case _ where byte.isLetter && expectsName:
            while let next = self.byte(at: offset), next.isLetter || next.isDigit { offset += 1 }
            add(.name, from: start)
        case _ where byte.isDigit:
            scanNumber()
        case _ where byte.isLetter || byte == UInt8(ascii: "."):
            scanWord()
        case UInt8(ascii: "%") where isInRequirement:
            offset += 1
            add(.percent, from: start)
        case UInt8(ascii: "<") where self.byte(at: offset + 1) == UInt8(ascii: "="):
            offset += 2
            add(.lessOrEqual, from: start)
        case UInt8(ascii: ">") where self.byte(at: offset + 1) == UInt8(ascii: "="):
            offset += 2
            add(.greaterOrEqual, from: start)
        default:
            if let kind = Token.Kind(punctuation: byte) {
                offset += 1
                add(kind, from: start)
            } else {
                scanUnexpected()
            }
        }
    }

    /// Whether the next word is the name of the grid.
    var expectsName: Bool {
        guard let last = result.tokens.last, last.kind == .word, last.span.end - last.span.start == 4 else {
            return false
        }
        if result.tokens.count > 1 {
            let before = result.tokens[result.tokens.count - 2].kind
            guard before == .newline || before == .leftBrace else { return false }
        }
        return bytes[last.span.start..<last.span.end].elementsEqual("grid".utf8)
    }

    /// Whether the line begins with `require` and the last token is a number.
    private var isInRequirement: Bool {
        guard result.tokens.count > lineStart, result.tokens.last?.kind == .number else { return false }
        return source.text(in: result.tokens[lineStart].span) == Keyword.require.rawValue
    }

    mutating func scanComment() {
        let start = offset
        while let next = byte(at: offset), next != UInt8(ascii: "\n") { offset += 1 }
        if offset < bytes.count, offset > start, bytes[offset - 1] == UInt8(ascii: "\r") { offset -= 1 }
        let comment = Comment(
            span: SourceSpan(start, offset),
            token: result.tokens.count,
            hasOwnLine: result.tokens.last.map { $0.kind == .newline } ?? true,
            isDoc: byte(at: start + 1) == UInt8(ascii: "#")
        )
        commentCount += 1
        if commentCount <= Limits.comments {
            result.comments.append(comment)
        } else if commentCount == Limits.comments + 1 {
            result.diagnostics.append(.tooManyComments(at: comment.span))
        }
        if let place = firstInvalidByte(in: comment.span) {
            result.diagnostics.append(.invalidUTF8(at: SourceSpan(place, place + 1)))
        }
    }

    mutating func scanNumber() {
        let start = offset
        while let next = byte(at: offset), next.isDigit { offset += 1 }
        if byte(at: offset) == UInt8(ascii: "."), byte(at: offset + 1)?.isDigit == true {
            offset += 1
            while let next = byte(at: offset), next.isDigit { offset += 1 }
        }
        add(.number, from: start)
    }

    mutating func scanWord() {
        let start = offset
        if bytes[start...].starts(with: "..<".utf8) {
            offset += 3
            add(.halfOpenRange, from: start)
            return
        }
        while let next = byte(at: offset), next.isLetter || next == UInt8(ascii: ".") { offset += 1 }
        let isDots = bytes[start..<offset].elementsEqual("..".utf8)
        add(isDots ? .dots : .word, from: start)
    }

    /// Reports text that begins no token: a character that is often typed for another, or a run of other characters.
    mutating func scanUnexpected() {
        let start = offset
        guard let scalar = scalar(at: offset) else {
            offset += 1
            while let next = byte(at: offset), next >= 0x80, self.scalar(at: offset) == nil { offset += 1 }
            result.diagnostics.append(.invalidUTF8(at: SourceSpan(start, offset)))
            add(.unknown, from: start)
            return
        }
        if let guess = guess(at: scalar) {
            offset += max(scalar.length, guess.length)
            let span = SourceSpan(start, offset)
            result.diagnostics.append(guess.diagnostic(source.text(in: span), span))
            if let kind = guess.kind { add(kind, from: start) }
            return
        }
        if let (kind, text) = lookalike(of: scalar.value) {
            offset += scalar.length
            let span = SourceSpan(start, offset)
            result.diagnostics.append(
                .lookalike(source.text(in: span), meant: text, at: span))
            // A space stays trivia; anything else becomes the token it looks like.
            if let kind { add(kind, from: start) }
            return
        }
        offset += scalar.length
        while let next = self.scalar(at: offset), isUnexpected(next.value),
            next.value != UInt32(UInt8(ascii: ";"))
        {
            offset += next.length
        }
        let span = SourceSpan(start, offset)
        result.diagnostics.append(.unexpectedCharacter(source.text(in: span), at: span))
        add(.unknown, from: start)
    }

    /// Whether no token, space or look-alike begins with the character.
    func isUnexpected(_ value: UInt32) -> Bool {
        guard value < 0x80 else { return lookalike(of: value) == nil }
        let byte = UInt8(value)
        return
            !(byte.isLetter || byte.isDigit || Token.Kind(punctuation: byte) != nil
            || " \t\r\n.#".utf8.contains(byte))
    }

    /// The character at `index` and its length in bytes; nil if the bytes are not UTF-8.
    func scalar(at index: Int) -> (value: UInt32, length: Int)? {
        guard let first = byte(at: index) else { return nil }
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, index + length <= bytes.count else { return nil }
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for next in bytes[(index + 1)..<(index + length)] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard value >= least, Unicode.Scalar(value) != nil else { return nil }
        return (value, length)
    }

    func firstInvalidByte(in span: SourceSpan) -> Int? {
        var index = span.start
        while index < span.end {
            guard let scalar = scalar(at: index) else { return index }
            index += scalar.length
        }
        return nil
    }
}

/// The token that a non-ASCII character is often typed for, with its text; a nil kind means a space.
private func lookalike(of value: UInt32) -> (kind: Token.Kind?, text: String)? {
    switch value {
    case 0xFF1A, 0xFE55, 0x2236: (.colon, ":")
    case 0xFF0C, 0x3001, 0xFE50, 0x060C: (.comma, ",")
    case 0xFF5C, 0x2502, 0x00A6: (.bar, "|")
    case 0xFF0F, 0x2044, 0x2215: (.slash, "/")
    case 0xFF20: (.at, "@")
    case 0xFF08: (.leftParenthesis, "(")
    case 0xFF09: (.rightParenthesis, ")")
    case 0xFF5B: (.leftBrace, "{")
    case 0xFF5D: (.rightBrace, "}")
    case 0xFF3B: (.leftBracket, "[")
    case 0xFF3D: (.rightBracket, "]")
    case 0xFF1C: (.less, "<")
    case 0xFF1E: (.greater, ">")
    case 0x2264: (.lessOrEqual, "<=")
    case 0x2265: (.greaterOrEqual, ">=")
    case 0x2025, 0x2026: (.dots, "..")
    case 0x00D7, 0x2715: (.word, "x")
    case 0x00A0, 0x3000, 0x2002...0x200B, 0x202F, 0xFEFF: (nil, " ")
    default: nil
    }
}

extension Token.Kind {
    fileprivate init?(punctuation byte: UInt8) {
        switch byte {
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: "|"): self = .bar
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "@"): self = .at
        case UInt8(ascii: "("): self = .leftParenthesis
        case UInt8(ascii: ")"): self = .rightParenthesis
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        case UInt8(ascii: "["): self = .leftBracket
        case UInt8(ascii: "]"): self = .rightBracket
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: ">"): self = .greater
        default: return nil
        }
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isLetter: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }
}
