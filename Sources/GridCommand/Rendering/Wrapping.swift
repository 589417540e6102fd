/// Wraps the text at `columns`, between words; a longer word gets a line of its own. Returns one line if `columns` is
/// nil or less than 10.
func wrapped(_ text: String, columns: Int?) -> [String] {
    guard let columns, columns >= 10 else { return [text] }
    var lines = [""]
    for word in text.split(separator: " ").map(String.init) {
        let last = lines[lines.count - 1]
        if last.isEmpty {
            lines[lines.count - 1] = word
        } else if terminalWidth(last) + 1 + terminalWidth(word) <= columns {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(word)
        }
    }
    return lines
}

/// A label and a text after it, whose lines are all indented to the width of the label.
func hanging(_ text: String, after label: String, columns: Int) -> String {
    let indent = terminalWidth(label)
    return label
        + wrapped(text, columns: columns - indent).joined(
            separator: "\n" + String(repeating: " ", count: indent))
}

/// The paragraphs of a text, each on one line.
func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty { paragraphs.append("") } else { paragraphs[paragraphs.count - 1] += " " + line }
    }
    return paragraphs
}

/// The paragraphs of a text, separated by blank lines, each rewrapped.
func wrappedParagraphs(_ text: String, columns: Int) -> String {
    paragraphs(of: text).map { hanging($0, after: "", columns: columns) }.joined(separator: "\n\n")
}
