internal import GridSyntax

/// The rule for rows that are written as digits, as in Tumblr's photosets: `231`.
func importedRows(_ arguments: [String]) throws(ImportError) -> String {
    var rules: [Int: String] = [:]
    for text in arguments {
        let rows = text.utf8.map { Int($0) - 0x30 }
        guard !rows.isEmpty, rows.allSatisfy({ (1...9).contains($0) }) else {
            throw ImportError(
                message:
                    "`\(shown(text))` is not a list of rows; write a digit of 1..9 for each row, such as 231")
        }
        let count = rows.reduce(0, +)
        if count > Limits.tilesInLayout {
            throw ImportError(message: "the rows have \(count) photos; the limit is \(Limits.tilesInLayout)")
        }
        if let other = rules[count] {
            throw ImportError(message: "both `\(other)` and `\(text)` are for \(counted(count, "photo"))")
        }
        rules[count] = text
    }
    return rules.sorted { $0.key < $1.key }.map { count, rows in
        "\(count): " + rows.map { String($0) }.joined(separator: ", ") + "\n"
    }.joined()
}
