@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()

    public init() {}
}
