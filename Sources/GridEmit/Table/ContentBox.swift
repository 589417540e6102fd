internal import GridModel

/// The box within the insets of a layout. In its forms `w` and `h` are its own width and height, and the origin is its
/// corner; so they hold for any insets.
///
/// A class, since layouts with the same ratio share it.
final class ContentBox: Sendable {
    private let inset: Insets
    /// The container's ratio, if it has one: then forms of its width become forms of the box's height.
    let frameRatio: Rational?

    /// Nil if the forms of a layout are the same in the container.
    init?(of layout: Layout, inset: Insets) {
        frameRatio = layout.sizing.frameRatio
        self.inset = inset
        if inset.isZero, frameRatio == nil { return nil }
    }

    /// The size of the box in a container of a size.
    func size(_ width: Affine, _ height: Affine) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        (
            try width.inside(inset) - Affine(pt: inset.horizontal),
            try down(height) - Affine(pt: inset.vertical)
        )
    }

    /// The tile in the box.
    func moved(_ tile: Tile) throws(ExactOverflow) -> Tile {
        var tile = tile
        tile.x = try tile.x.inside(inset) - Affine(pt: inset.left)
        tile.y = try down(tile.y) - Affine(pt: inset.top)
        tile.width = try tile.width.inside(inset)
        tile.height = try down(tile.height)
        return tile
    }

    private func down(_ form: Affine) throws(ExactOverflow) -> Affine {
        guard let frameRatio else { return try form.inside(inset) }
        var form = form
        try form.h += form.w * frameRatio
        form.w = .zero
        return try form.inside(inset)
    }
}

extension Sizing {
    /// The container's ratio, if it has one.
    var frameRatio: Rational? {
        if case .frameRatio(let ratio) = self { ratio } else { nil }
    }
}
