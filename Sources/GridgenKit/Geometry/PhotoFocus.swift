/// The point of a photo that matters most, such as a face: 0 to 1 from the left and from the top.
public nonisolated struct PhotoFocus: Hashable, Sendable {
    public var x, y: Double

    /// Creates a focus.
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle of the photo.
    @inlinable public static var middle: PhotoFocus { PhotoFocus(x: 0.5, y: 0.5) }
}
