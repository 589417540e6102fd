/// The text in lines of at most so many columns, broken between words; a longer word stands alone. One line without a
/// limit, and where there is hardly room for any.
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

/// A label and a text beside it, whose lines all begin behind the label.
func hanging(_ text: String, behind label: String, columns: Int) -> String {
    let indent = terminalWidth(label)
    return label
        + wrapped(text, columns: columns - indent).joined(
            separator: "\n" + String(repeating: " ", count: indent))
}

/// The paragraphs of a text, which blank lines part, each wrapped anew.
func wrappedParagraphs(_ text: String, columns: Int) -> String {
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty { paragraphs.append("") } else { paragraphs[paragraphs.count - 1] += " " + line }
    }
    return paragraphs.map { hanging($0, behind: "", columns: columns) }.joined(separator: "\n\n")
}
