/// A place in a feed that stays where it is when heights change, also from one launch of an app to the next.
public nonisolated struct PhotoFeedAnchor: Hashable, Codable, Sendable {
    /// The first photo that is visible.
    public var photo: Int
    /// The part of its tile that lies above the place: 0 to 1 within the tile, below 0 in the gap above it.
    public var part: Double

    /// Creates an anchor; without a part, where the photo begins.
    public init(photo: Int, part: Double = 0) {
        self.photo = photo
        self.part = part
    }
}
