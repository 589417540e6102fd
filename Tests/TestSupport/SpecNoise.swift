internal import GridSyntax

/// Writes the same spec in another way: with other blanks, line breaks, blank lines and comments, or with CRLF.
///
/// - Parameters:
///   - level: the amount: 0 is none, 1 is here and there, 3 is nearly everywhere.
package func disturbed(_ text: String, level: Int, _ random: inout SeededGenerator) -> String {
    var noise = SpecNoise(level: level, random: random)
    let result = noise.disturb(SourceText(name: "test.grid", text: text))
    random = noise.random
    return result
}

private struct SpecNoise {
    let level: Int
    var random: SeededGenerator
    private var text = ""
    private var parentheses = 0
    private var newline = "\n"
    private var comments = 0

    init(level: Int, random: SeededGenerator) {
        self.level = level
        self.random = random
    }

    private mutating func happens() -> Bool { level > 0 && random.oneIn(10 / level + 1) }

    mutating func disturb(_ source: SourceText) -> String {
        let lexed = lex(source)
        if happens(), happens() { text += "\u{FEFF}" }
        if happens() { newline = "\r\n" }
        addLines()
        for (index, token) in lexed.tokens.enumerated() {
            let previous = index > 0 ? lexed.tokens[index - 1] : nil
            switch token.kind {
            case .newline:
                if happens() { text += blanks() + comment() }
                text += blanks() + newline
                addLines()
            case .endOfFile:
                text += source.text(in: token.trivia)
            default:
                addGap(source.text(in: token.trivia), after: previous)
                if token.kind == .number, happens() { text += "0" }
                text += source.text(in: token.span)
            }
            if token.kind == .leftParenthesis { parentheses += 1 }
            if token.kind == .rightParenthesis { parentheses -= 1 }
        }
        if random.oneIn(3) { addLines() }
        return text
    }

    /// Adds the trivia before a token; `written` is the original.
    private mutating func addGap(_ written: String, after previous: Token?) {
        if written.contains("#") {
            text += written
            return
        }
        let mayBreak = previous.map { $0.continuesLine || parentheses > 0 } ?? false
        if mayBreak, happens() {
            if random.oneIn(3) { text += blanks() + comment() }
            text += newline
            while random.oneIn(4) { text += blanks() + (random.oneIn(2) ? comment() : "") + newline }
            text += blanks()
        } else if happens() {
            text += written.isEmpty ? blanks() : " " + blanks()
        } else {
            text += written
        }
    }

    /// Blank lines, and comments on separate lines.
    private mutating func addLines() {
        while happens() { text += blanks() + (random.oneIn(2) ? comment() : "") + newline }
        if happens() { text += blanks() }
    }

    private mutating func blanks() -> String {
        random.pick(["", " ", "  ", "\t", "      "])
    }

    /// A comment that differs from all others in the text.
    private mutating func comment() -> String {
        comments += 1
        let signs = random.pick(["#", "#", "#", "##"])
        let words = ["", " a word", "tight", " 3: 1, 2", " é 漢字 🎉", "~~~", "  far", "# more"]
        return signs + random.pick(words) + " \(comments)" + random.pick(["", " ", "\t "])
    }
}
