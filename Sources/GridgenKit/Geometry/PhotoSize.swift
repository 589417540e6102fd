/// A size in points.
public nonisolated struct PhotoSize: Hashable, Sendable {
    public var width, height: Double

    //@ public
    /// Creates a size.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    //@ end
}
