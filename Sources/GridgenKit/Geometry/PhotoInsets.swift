/// Distances of the tiles from the container's edges, in points. `leading` is the left edge, and the right one if mirrored.
public nonisolated struct PhotoInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: Double

    //@ public
    /// Creates insets.
    @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    //@ end
    //@ kit

    /// Creates insets that are the same on all sides.
    @inlinable public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// No insets.
    @inlinable public static var zero: PhotoInsets { PhotoInsets(0) }
    //@ end
}
