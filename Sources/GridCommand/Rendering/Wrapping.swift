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
