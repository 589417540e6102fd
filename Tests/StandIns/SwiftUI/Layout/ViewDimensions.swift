@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    let size: CGSize
}
