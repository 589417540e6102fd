internal import GridModel

/// The box within the insets of a layout. In its forms `w` and `h` are its own width and height, and the origin is its
/// corner; so they hold for any insets.
///
/// A class, since layouts with the same ratio share it.
final class ContentBox: Sendable {
    private let inset: Insets
    /// What gives the container its height, if the spec does: then forms of its width, or points, become forms of the box's height.
    let aspect: Aspect?

    /// Nil if the forms of a layout are the same in the container.
    init?(of layout: Layout, inset: Insets) {
        aspect = layout.sizing.frameAspect
        self.inset = inset
        if inset.isZero, aspect == nil { return nil }
    }

    /// The size of the box in a container of a size.
    func size(_ width: Affine, _ height: Affine) throws(ExactOverflow) -> (width: Affine, height: Affine) {
        (
            try width.inside(inset) - Affine(pt: inset.horizontal),
            try down(height, less: inset.vertical)
        )
    }

    /// The tile in the box.
    func moved(_ tile: Tile) throws(ExactOverflow) -> Tile {
        var tile = tile
        tile.x = try tile.x.inside(inset) - Affine(pt: inset.left)
        tile.y = try down(tile.y, less: inset.top)
        tile.width = try tile.width.inside(inset)
        tile.height = try down(tile.height)
        return tile
    }

    /// A vertical form, less what lies above the box or around it.
    private func down(_ form: Affine, less edge: Rational = .zero) throws(ExactOverflow) -> Affine {
        var form = form
        switch aspect {
        case .ratio(let ratio):
            try form.h += form.w * ratio
            form.w = .zero
        case .height(let height):
            // In a frame, all points but those of the insets are parts of its height.
            try form.h += (form.pt - edge) / (height - inset.vertical)
            form.pt = .zero
            return form
        case nil: break
        }
        return try form.inside(inset) - Affine(pt: edge)
    }
}

extension Sizing {
    /// What code has of the container: its ratio, or its negated height; nil if the spec gives neither.
    var codeRatio: Rational? {
        switch frameAspect {
        case .ratio(let ratio): ratio
        case .height(let height): -height
        case nil: nil
        }
    }
}
