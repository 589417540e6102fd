@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
    rethrows
    -> Result
{ try body() }

/// Every view has its own; the host compares no identifiers.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct Namespace {
    @frozen public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: Namespace.ID { ID() }
}
