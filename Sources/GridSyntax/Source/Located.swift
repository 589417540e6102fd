/// A value and the place in the source that says it.
///
/// Two located values are equal when the values are: where something is written does not change what it says,
/// and so a syntax tree equals the tree of its own printed form.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is said.
    public let value: Value
    /// Where it is said.
    public let span: SourceSpan

    /// Creates a value that stands at `span`.
    public init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }

    /// Tells whether both say the same, wherever they stand.
    public static func == (first: Located, second: Located) -> Bool {
        first.value == second.value
    }

    /// Hashes what is said, not where.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
