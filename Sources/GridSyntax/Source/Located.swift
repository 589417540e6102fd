/// A value and the place in the source that says it.
///
/// Two located values are equal when the values are: where something is written does not change what it says,
/// and so a syntax tree equals the tree of its own printed form.
public struct Located<Value> {
    // What the value has to be for a conformance is asked by the conformances alone: were it asked here, the runtime would look
    // for each kind of value through all conformances of the program, a tenth of the time of a small spec.

    /// What is said.
    public let value: Value
    /// Where it is said.
    public let span: SourceSpan

    /// Creates a value that stands at `span`.
    public init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {
    /// Tells whether both say the same, wherever they stand.
    public static func == (first: Located, second: Located) -> Bool {
        first.value == second.value
    }
}

extension Located: Hashable where Value: Hashable {
    /// Hashes what is said, not where.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
