#if canImport(UIKit) || canImport(AppKit)
    /// Writes a layout as constraints: four equations for each tile, and those for the container's size.
    ///
    /// Each equation defines one unknown by others that are already defined, so that there is exactly one solution and no
    /// equation follows from the rest:
    ///
    /// 1. The container's width and height are given, except for those that follow from the tiles or the ratio.
    /// 2. Sizes are a number, a fraction of the container or, where a tile has a ratio, that of its other side.
    /// 3. Positions hang from the container or from a tile whose position is already defined, preferably the one before or above.
    ///
    /// A position without any such edge hangs from a guide, which takes four more constraints.
    nonisolated struct PhotoConstraintBuilder {
        let layout: PhotoLayout
        let tiles: [PhotoTileSpans], container: PhotoTileSpans
        var spaces: [PhotoTileSpans] = []
        var constraints: [PhotoConstraint] = []

        /// Collects the constraints of a solved layout; nil for columns without a width, rows without a height, and
        /// lengths beyond all bounds.
        init?(_ layout: PhotoLayout, _ ratios: [Double], sizesContainer: Bool) {
            guard let spans = layout.spans(ratios) else { return nil }
            guard spans.tiles.allSatisfy(\.isFinite), spans.container.isFinite else { return nil }
            self.layout = layout
            (tiles, container) = spans
            for tile in tiles.indices { size(tile) }
            place(.horizontal)
            place(.vertical)
            if sizesContainer { sizeContainer() }
        }

        /// Adds the definition of an anchor.
        mutating func define(
            _ item: PhotoAnchor.Item, _ axis: PhotoAnchor.Axis, _ edge: PhotoAnchor.Edge,
            as second: PhotoAnchor? = nil, times multiplier: Double = 1, plus constant: Double = 0
        ) {
            let first = PhotoAnchor(item: item, axis: axis, edge: edge)
            constraints.append(
                PhotoConstraint(first: first, second: second, multiplier: multiplier, constant: constant))
        }

        /// Defines a length by the container's width or height.
        mutating func define(_ item: PhotoAnchor.Item, _ axis: PhotoAnchor.Axis, length form: PhotoForm) {
            guard !form.isConstant else { return define(item, axis, .length, plus: form.constant) }
            let isWide = !form.width.isNear(0)
            let side = PhotoAnchor(
                item: .container, axis: isWide ? .horizontal : .vertical, edge: .length)
            define(
                item, axis, .length, as: side, times: isWide ? form.width : form.height, plus: form.constant)
        }
    }
#endif
