/// A line of a formatted spec and the comment at its end.
struct FormattedLine {
    var text: String
    var comment: String?
}

/// Statements and comments without a blank line between them, which are aligned with each other.
struct Paragraph {
    enum Entry {
        case comment(String, indent: Int)
        case statement(FormattedStatement, indent: Int, comment: String?)
    }

    var entries: [Entry] = []

    /// Puts a comment behind the last statement; false where none is without one.
    mutating func addTrailing(_ comment: String) -> Bool {
        guard case .statement(let statement, let indent, nil) = entries.last else { return false }
        entries[entries.count - 1] = .statement(statement, indent: indent, comment: comment)
        return true
    }

    var text: String {
        let lines = lines
        let column = (lines.map { $0.comment == nil ? 0 : $0.text.utf8.count }.max() ?? 0) + 2
        var text = ""
        for line in lines {
            text += line.text
            if let comment = line.comment { text += blanks(column - line.text.utf8.count) + comment }
            text += "\n"
        }
        return text
    }

    private var lines: [FormattedLine] {
        var countsWidth = 0
        for case .statement(let statement, _, _) in entries {
            countsWidth = max(countsWidth, statement.countsWidth)
        }
        var lines: [FormattedLine] = []
        for entry in entries {
            switch entry {
            case .comment(let text, let indent):
                lines.append(FormattedLine(text: blanks(indent) + text))
            case .statement(let statement, let indent, let comment):
                lines += statement.lines(indent: indent, countsWidth: countsWidth)
                if let comment { lines[lines.count - 1].comment = comment }
            }
        }
        return lines
    }
}

func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
