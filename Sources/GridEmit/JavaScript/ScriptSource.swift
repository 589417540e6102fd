/// A token of TypeScript.
struct ScriptToken {
    enum Kind {
        case word, number
        /// A string, a regular expression, a template without expressions, or a table: tables may have millions of numbers.
        case text
        /// A part of a template up to an expression, between two, and after one.
        case templateStart, templateMiddle, templateEnd
        case mark
    }

    let kind: Kind
    /// Half as wide as `Int`, since there may be millions of tokens.
    private let places: (start: UInt32, end: UInt32, lead: UInt32)
    private var paired: UInt32

    init(kind: Kind, start: Int, end: Int, lead: Int, index: Int) {
        self.kind = kind
        places = (UInt32(clamping: start), UInt32(clamping: end), UInt32(clamping: lead))
        paired = UInt32(clamping: index)
    }

    var start: Int { Int(places.start) }
    var end: Int { Int(places.end) }
    /// Where the comments begin that belong to the token: those above it, without a blank line between; `start` if there are none.
    var lead: Int { Int(places.lead) }
    /// For a bracket the index of the one that it belongs to; of other tokens their own.
    var partner: Int {
        get { Int(paired) }
        set { paired = UInt32(clamping: newValue) }
    }
}

/// A module of TypeScript as gridgen prints it and as the kits have it, cut into tokens and statements.
///
/// Of the language it knows what these use. A formatter has put them into shape, so that a statement begins a line, and what begins
/// with `<` without a blank after it is a list of types.
struct ScriptSource {
    let bytes: [UInt8]
    private(set) var tokens: [ScriptToken] = []
    /// Comments that don't document a declaration: those that don't begin with `/**` or `///`.
    private(set) var remarks: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        readTokens()
    }

    /// The statements of the module, as ranges of tokens.
    var statements: [Range<Int>] {
        var starts: [Int] = [], at = 0
        while at < tokens.count {
            let token = tokens[at]
            if token.kind == .word, token.start == 0 || bytes[token.start - 1] == newline {
                starts.append(at)
            }
            at = max(at, token.partner) + 1
        }
        return starts.indices.map { starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : tokens.count) }
    }
}

// MARK: - Questions

extension ScriptSource {
    /// Whether a token is a word or a mark.
    func isToken(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        return isText(tokens[index].start..<tokens[index].end, text)
    }

    /// Whether a token is one of some words or marks.
    func isToken(_ index: Int, among words: [StaticString]) -> Bool {
        words.contains { isToken(index, $0) }
    }

    func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Whether a token follows the one before it without a blank.
    func isAdjacent(_ index: Int) -> Bool { index > 0 && tokens[index - 1].end == tokens[index].start }

    /// Whether a token begins a list of types, such as `<Photo>`.
    func beginsTypes(_ index: Int) -> Bool {
        guard isToken(index, "<"), index + 1 < tokens.count else { return false }
        return tokens[index + 1].start == tokens[index].end
    }

    private func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return bytes[range].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: range.count))
    }

    /// The token after a bracket, what it begins, and the bracket that ends it.
    func afterBrackets(_ index: Int) -> Int { max(index, tokens[index].partner) + 1 }

    /// The token after a list of types.
    func afterTypes(_ index: Int) -> Int {
        var depth = 0, at = index
        while at < tokens.count {
            if isToken(at, "<") { depth += 1 }
            if isToken(at, ">") { depth -= 1 }
            at = afterBrackets(at)
            if depth == 0 { break }
        }
        return at
    }

    /// The token after a type.
    func afterType(_ index: Int) -> Int {
        var at = index
        if isToken(at, "|") { at += 1 }
        while at < tokens.count {
            at = afterOperand(at)
            guard isToken(at, "|") || isToken(at, "&") || isToken(at, "is") else { break }
            at += 1
        }
        return min(at, tokens.count)
    }

    private func afterOperand(_ index: Int) -> Int {
        var at = index
        while isToken(at, among: ["readonly", "keyof", "typeof"]) { at += 1 }
        if beginsTypes(at) { at = afterTypes(at) }
        if isToken(at, "-") { at += 1 }
        guard at < tokens.count else { return at }
        let isFunction = isToken(at, "(")
        at = afterBrackets(at)
        if isFunction, isToken(at, "=>") { return afterType(at + 1) }
        while isToken(at, ".") { at += 2 }
        if beginsTypes(at) { at = afterTypes(at) }
        while isToken(at, "["), isAdjacent(at) { at = afterBrackets(at) }
        return at
    }

    /// The token after everything up to a mark outside brackets.
    func after(_ mark: StaticString, from index: Int) -> Int {
        var at = index
        while at < tokens.count, !isToken(at, mark) { at = afterBrackets(at) }
        return min(at + 1, tokens.count)
    }
}

// MARK: - Tokens

private let newline = UInt8(ascii: "\n")

private let longMarks: [StaticString] = [
    "===", "!==", "...", "=>", "?.", "??", "!=", "==", "<=", "<<", "||", "&&",
]

extension ScriptSource {
    /// What the reader knows of the tokens before the next one.
    private struct State {
        var at = 0
        /// The brackets that are open.
        var open: [Int] = []
        /// Where the comments of the next token begin.
        var lead: Int?
    }

    private mutating func readTokens() {
        var state = State()
        // Hardly any text has more, and what isn't used takes no memory.
        tokens.reserveCapacity(bytes.count / 3)
        while true {
            skipBlanks(&state)
            guard state.at < bytes.count else { return }
            let start = state.at
            let kind = readToken(&state)
            tokens.append(
                ScriptToken(
                    kind: kind, start: start, end: state.at, lead: state.lead ?? start, index: tokens.count)
            )
            state.lead = nil
            pair(&state)
        }
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func isAt(_ index: Int, _ text: StaticString) -> Bool {
        let end = index + text.utf8CodeUnitCount
        return end <= bytes.count && isText(index..<end, text)
    }

    private mutating func skipBlanks(_ state: inout State) {
        var lines = tokens.isEmpty ? 1 : 0, linesBefore = lines
        while state.at < bytes.count {
            if isAt(state.at, "//") || isAt(state.at, "/*") {
                let start = state.at
                skipComment(&state)
                // One at the end of a line belongs to that line, and one above a blank line to none.
                if lines - linesBefore > 1 { state.lead = nil }
                if lines > 0, state.lead == nil { state.lead = start }
                linesBefore = lines
                if !isAt(start, "/**"), !isAt(start, "///") { remarks.append(start..<state.at) }
                continue
            }
            guard byte(state.at) == UInt8(ascii: " ") || byte(state.at) == newline else { break }
            if byte(state.at) == newline { lines += 1 }
            state.at += 1
        }
        if lines - linesBefore > 1 { state.lead = nil }
    }

    private func skipComment(_ state: inout State) {
        let isLine = isAt(state.at, "//")
        state.at += 2
        while state.at < bytes.count {
            if isLine ? byte(state.at) == newline : isAt(state.at, "*/") { break }
            state.at += 1
        }
        if !isLine { state.at = min(state.at + 2, bytes.count) }
    }

    private mutating func readToken(_ state: inout State) -> ScriptToken.Kind {
        let first = byte(state.at)
        if isWordByte(first) {
            let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
            while isWordByte(byte(state.at)) || isNumber && byte(state.at) == UInt8(ascii: ".") {
                state.at += 1
            }
            return isNumber ? .number : .word
        }
        switch first {
        case UInt8(ascii: "[") where skipNumbers(&state):
            return .text
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipText(&state, to: first)
            return .text
        case UInt8(ascii: "/") where beginsExpression:
            skipText(&state, to: first)
            return .text
        case UInt8(ascii: "`"):
            return readTemplate(&state) ? .text : .templateStart
        case UInt8(ascii: "}"):
            if let last = state.open.last, tokens[last].kind == .templateStart {
                return readTemplate(&state) ? .templateEnd : .templateMiddle
            }
        default: break
        }
        for mark in longMarks where isAt(state.at, mark) {
            state.at += mark.utf8CodeUnitCount
            return .mark
        }
        state.at += 1
        return .mark
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"),
            128...:
            true
        default: false
        }
    }

    /// Whether an expression may begin after the last token, so that a slash begins a regular expression.
    private var beginsExpression: Bool {
        guard let last = tokens.last, last.kind == .mark else { return tokens.isEmpty }
        let index = tokens.count - 1
        return !(isToken(index, ")") || isToken(index, "]") || isToken(index, "}"))
    }

    private func skipText(_ state: inout State, to end: UInt8) {
        state.at += 1
        while state.at < bytes.count, byte(state.at) != end {
            state.at += byte(state.at) == UInt8(ascii: "\\") ? 2 : 1
        }
        state.at = min(state.at + 1, bytes.count)
    }

    /// Reads a list of numbers and of comments, if there is one: brackets with a comma and nothing else.
    private func skipNumbers(_ state: inout State) -> Bool {
        var inner = State(at: state.at + 1), isList = false
        while inner.at < bytes.count {
            switch byte(inner.at) {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"),
                UInt8(ascii: " "), newline:
                inner.at += 1
            case UInt8(ascii: ","):
                isList = true
                inner.at += 1
            case UInt8(ascii: "/") where isAt(inner.at, "//"): skipComment(&inner)
            case UInt8(ascii: "]") where isList:
                state.at = inner.at + 1
                return true
            default: return false
            }
        }
        return false
    }

    /// Reads a template up to its end or to an expression; returns whether it is the end.
    private func readTemplate(_ state: inout State) -> Bool {
        state.at += 1
        while state.at < bytes.count {
            if isAt(state.at, "${") {
                state.at += 2
                return false
            }
            if byte(state.at) == UInt8(ascii: "`") { break }
            state.at += byte(state.at) == UInt8(ascii: "\\") ? 2 : 1
        }
        state.at = min(state.at + 1, bytes.count)
        return true
    }

    /// Notes which bracket the last token ends, if it is one.
    private mutating func pair(_ state: inout State) {
        let index = tokens.count - 1
        let kind = tokens[index].kind
        if kind == .templateStart || kind == .mark && isToken(index, among: ["(", "[", "{"]) {
            state.open.append(index)
        } else if kind == .templateEnd || kind == .mark && isToken(index, among: [")", "]", "}"]),
            let partner = state.open.popLast()
        {
            tokens[partner].partner = index
            tokens[index].partner = partner
        }
    }
}
