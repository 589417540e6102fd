/// A line of a formatted spec and the comment at its end.
struct FormattedLine {
    var text: String
    var comment: String?
}

/// Statements and comments that are aligned with each other, with no blank line between them.
struct Paragraph {
    enum Entry {
        case comment(String, indent: Int)
        /// Read again for printing: the tokens of a large paragraph would take many times the memory of its text.
        case statement(StatementPlace, indent: Int, comment: String?)
    }

    private(set) var entries: [Entry] = []
    /// The width of the widest counts in the paragraph.
    private var countsWidth = 0

    mutating func add(_ statement: FormattedStatement, at place: StatementPlace, indent: Int) {
        countsWidth = max(countsWidth, statement.countsWidth)
        entries.append(.statement(place, indent: indent, comment: nil))
    }

    mutating func add(comment: String, indent: Int) { entries.append(.comment(comment, indent: indent)) }

    /// Adds a comment after the last entry; false if that is not a statement, or already has a comment.
    mutating func addTrailing(_ comment: String) -> Bool {
        guard case .statement(let statement, let indent, nil) = entries.last else { return false }
        entries[entries.count - 1] = .statement(statement, indent: indent, comment: comment)
        return true
    }

    /// The text of the paragraph; `reader` reads its statements.
    func text(_ reader: FormatReader) -> String {
        let lines = lines(reader)
        let column = (lines.map { $0.comment == nil ? 0 : $0.text.utf8.count }.max() ?? 0) + 2
        var text = ""
        for line in lines {
            text += line.text
            if let comment = line.comment { text += spaces(column - line.text.utf8.count) + comment }
            text += "\n"
        }
        return text
    }

    private func lines(_ reader: FormatReader) -> [FormattedLine] {
        var lines: [FormattedLine] = []
        for entry in entries {
            switch entry {
            case .comment(let text, let indent):
                lines.append(FormattedLine(text: spaces(indent) + text))
            case .statement(let place, let indent, let comment):
                lines += reader.statement(at: place).lines(indent: indent, countsWidth: countsWidth)
                if let comment { lines[lines.count - 1].comment = comment }
            }
        }
        return lines
    }
}

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
