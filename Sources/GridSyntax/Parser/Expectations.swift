/// What may come at a place of a spec, as the parser looks for it there: each list without repetitions, in the order in which the
/// parser looks.
package struct Expectations: Hashable, Sendable {
    /// Words of the language.
    package private(set) var words: [String] = []
    /// Kinds of other tokens: signs, numbers, the name of a grid; `word` and `dots` for the letters of a sketch or a pattern.
    package private(set) var kinds: [Token.Kind] = []

    mutating func add(_ word: String) {
        if !words.contains(word) { words.append(word) }
    }

    mutating func add(_ kind: Token.Kind) {
        if !kinds.contains(kind) { kinds.append(kind) }
    }
}

/// What may come after a spec that goes on: after all its bytes, on the same line if they end without a newline.
package func expectations(after source: SourceText) -> (expected: Expectations, parsed: ParsedSpec) {
    let lexed = lex(source)
    var parser = Parser(source: source, lexed: lexed, notesEnd: true)
    let parsed = parser.parsed(lexed)
    return (parser.expected, parsed)
}

/// What the parser takes, noted where somebody asks. `isAt` is for what may be meant but is a mistake.
extension Parser {
    /// Whether the current token has a kind that may come here.
    mutating func accepts(_ kind: Token.Kind) -> Bool {
        if index == noted { expected.add(kind) }
        return isAt(kind)
    }

    /// Whether the current token is a word that may come here.
    mutating func accepts(word: String) -> Bool {
        if index == noted { expected.add(word) }
        return isAtWord(word)
    }

    /// Notes what may come here.
    mutating func expect(_ words: @autoclosure () -> [String], _ kinds: @autoclosure () -> [Token.Kind] = [])
    {
        guard index == noted else { return }
        for word in words() { expected.add(word) }
        for kind in kinds() { expected.add(kind) }
    }

    /// Notes the statements that may begin here, if one may.
    mutating func expectStatement(_ keywords: @autoclosure () -> [Keyword]) {
        guard index == noted else { return }
        let isBeginning =
            index == 0 || tokens[index - 1].kind == .newline || tokens[index - 1].kind == .leftBrace
        guard isBeginning else { return }
        expect(keywords().map { $0.rawValue }, [.number])
    }
}
