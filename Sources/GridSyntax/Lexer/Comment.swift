/// A comment in the trivia of a token.
package struct Comment: Hashable, Sendable {
    /// From the `#` to the end of the line, without it.
    package let span: SourceSpan
    /// The index of the token in whose trivia it stands.
    package let token: Int
    /// Whether nothing but blanks stands before it in its line.
    package let hasOwnLine: Bool
    /// Whether it begins with `##`.
    package let isDoc: Bool
}
