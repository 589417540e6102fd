/// A rectangle in points from the top left corner of the container.
public nonisolated struct PhotoFrame: Hashable, Sendable {
    public var x, y, width, height: Double

    //@ public
    /// Creates a rectangle.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
    //@ end
}
