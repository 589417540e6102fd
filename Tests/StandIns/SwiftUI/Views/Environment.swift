@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct Environment<Value> {
    let keyPath: KeyPath<EnvironmentValues, Value>

    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
}
