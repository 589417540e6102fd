/// A value and its place in the source.
///
/// Two located values are equal when their values are: the place doesn't matter, so a syntax tree equals the tree of
/// its printed form.
public struct Located<Value> {
    // Only the conformances constrain `Value`. A constraint here would make the runtime search all conformances of the
    // program for each kind of value, which takes a tenth of the time of a small spec.

    /// The value.
    public let value: Value
    /// Its place in the source.
    public let span: SourceSpan

    /// Creates a value whose source is `span`.
    public init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {
    /// Whether the values are equal, regardless of their places.
    public static func == (first: Located, second: Located) -> Bool {
        first.value == second.value
    }
}

extension Located: Hashable where Value: Hashable {
    /// Hashes the value, not its place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
