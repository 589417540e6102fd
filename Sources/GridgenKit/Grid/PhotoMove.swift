/// The movement of a photo from one layout to the next.
public nonisolated struct PhotoMove: Hashable, Sendable {
    /// The index of the photo before and after.
    public let from, to: Int
    /// Its frame before and after.
    public let start, end: PhotoFrame
}
