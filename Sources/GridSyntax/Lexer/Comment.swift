/// A comment in the trivia of a token.
package struct Comment: Hashable, Sendable {
    /// From the `#` to the end of the line, without the line end.
    package let span: SourceSpan
    /// The index of the token whose trivia holds the comment.
    package let token: Int
    /// Whether the comment has its line to itself.
    package let hasOwnLine: Bool
    /// Whether it begins with `##`.
    package let isDoc: Bool
}
