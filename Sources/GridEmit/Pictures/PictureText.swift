internal import GridModel

extension Grid {
    /// The paragraphs of its doc comment, each on one line.
    var paragraphs: [String] {
        safeLines(doc ?? "").split(separator: "").map { $0.joined(separator: " ") }
    }
}

/// A text in lines of at most so many columns, broken at spaces where there are some; what is more than so many lines is
/// cut off and ends in "…".
func wrapped(_ text: String, to columns: Int, most: Int) -> [String] {
    // Most texts are short. No character has more columns than bytes.
    if let first = text.utf8.first, first != UInt8(ascii: " "), text.utf8.count <= columns { return [text] }
    var lines: [String] = []
    var rest = text[...].drop { $0 == " " }
    while !rest.isEmpty {
        var end = rest.startIndex
        var space: String.Index?
        var width = 0
        while end < rest.endIndex {
            width += rest[end].isWide ? 2 : 1
            // At least one character is on a line, however narrow it is.
            if width > columns, end > rest.startIndex { break }
            if rest[end] == " " { space = end }
            end = rest.index(after: end)
        }
        if end == rest.endIndex { return lines + [String(rest)] }
        if lines.count + 1 >= most { return lines + [rest[..<rest.index(before: end)] + "…"] }
        let cut = rest[end] == " " ? end : space ?? end
        lines.append(String(rest[..<cut]))
        rest = rest[cut...].drop { $0 == " " }
    }
    return lines
}

extension Character {
    /// Whether it is about as wide as two letters, as those of East Asia and pictures are.
    fileprivate var isWide: Bool {
        (unicodeScalars.first?.value ?? 0) >= 0x1100 && self != "…" && !isPunctuation
    }
}
