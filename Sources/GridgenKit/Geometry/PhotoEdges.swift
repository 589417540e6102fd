/// Edges of the container that a tile touches.
public nonisolated struct PhotoEdges: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt8

    //@ public
    /// Creates a set of edges from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    //@ end

    /// The top edge.
    @inlinable public static var top: PhotoEdges { PhotoEdges(rawValue: 1) }
    /// The left edge.
    @inlinable public static var left: PhotoEdges { PhotoEdges(rawValue: 2) }
    /// The bottom edge.
    @inlinable public static var bottom: PhotoEdges { PhotoEdges(rawValue: 4) }
    /// The right edge.
    @inlinable public static var right: PhotoEdges { PhotoEdges(rawValue: 8) }
}
