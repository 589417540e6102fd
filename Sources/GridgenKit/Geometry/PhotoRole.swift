/// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
public nonisolated enum PhotoRole: Hashable, Sendable {
    case photo, more, add
}
