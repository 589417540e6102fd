/// A preference for a distance to neighbours; by default, there is none.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Equatable, Sendable {
    public static let zero = ViewSpacing(distance: 0)

    private(set) var distance: Double?

    public init() {}
    init(distance: Double?) { self.distance = distance }

    func union(_ other: ViewSpacing) -> ViewSpacing {
        ViewSpacing(distance: [distance, other.distance].compactMap { $0 }.max())
    }
}
