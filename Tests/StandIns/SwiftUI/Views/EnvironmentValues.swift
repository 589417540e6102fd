@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: Sendable {
    /// The values for the view whose body runs.
    nonisolated(unsafe) static var current = EnvironmentValues()

    public var displayScale: CGFloat = 1
    public var layoutDirection: LayoutDirection = .leftToRight

    public init() {}
}
