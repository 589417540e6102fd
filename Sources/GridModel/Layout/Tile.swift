/// One tile of a layout: its place and its role.
public struct Tile: Hashable, Sendable {
    /// The distance of its left edge from the container's left edge.
    public var x: Affine
    /// The distance of its top edge from the container's top edge.
    public var y: Affine
    /// Its width.
    public var width: Affine
    /// Its height.
    public var height: Affine
    /// The edges of the inset container that it touches at every size.
    public var edges: Edges = []
    /// What the tile shows.
    public var role = Role.photo
}

/// What a tile shows.
public enum Role: String, Hashable, Sendable {
    /// Only a photo.
    case photo
    /// The last photo shown, with the number of hidden photos: "+3".
    case more
    /// The button that adds a photo.
    case add
}

/// Edges of the container.
public struct Edges: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt8

    /// Creates a set of edges from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge.
    public static let left = Edges(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge.
    public static let right = Edges(rawValue: 8)

    /// The names of the edges in the set, in the order top, left, bottom, right.
    public var names: [String] {
        var names: [String] = []
        if contains(.top) { names.append("top") }
        if contains(.left) { names.append("left") }
        if contains(.bottom) { names.append("bottom") }
        if contains(.right) { names.append("right") }
        return names
    }
}
