/// The name that a spec gives its grid; nil if it gives none. Finds it without parsing the spec.
package func writtenName(in source: SourceText) -> String? {
    // Most specs don't contain the word.
    let word = Array(Keyword.grid.rawValue.utf8)
    let hasWord = source.bytes.indices.contains { index in
        source.bytes[index] == word[0] && source.bytes[index...].starts(with: word)
    }
    guard hasWord else { return nil }
    return lex(source).tokens.first { $0.kind == .name }.map { source.text(in: $0.span) }
}
