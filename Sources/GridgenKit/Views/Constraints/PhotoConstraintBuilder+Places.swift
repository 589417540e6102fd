#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoConstraintBuilder {
        /// Defines the position of each tile along an axis, nearest to the container's start first.
        mutating func place(_ axis: PhotoAnchor.Axis) {
            var placed: [PhotoAnchor.Item] = [], rest = Array(tiles.indices)
            while !rest.isEmpty {
                let before = rest.count
                rest.removeAll { tile in
                    guard let constraint = place(tile, axis, placed) else { return false }
                    constraints.append(constraint)
                    placed.append(.tile(tile))
                    return true
                }
                guard rest.count == before else { continue }
                placed.append(addSpace(tiles[rest[0]][axis].start, axis))
            }
        }

        /// The constraint from a tile's edge to one that is already defined; nil if none is at a fixed distance.
        private func place(_ tile: Int, _ axis: PhotoAnchor.Axis, _ placed: [PhotoAnchor.Item])
            -> PhotoConstraint?
        {
            let span = tiles[tile][axis], isHorizontal = axis == .horizontal
            let inset = isHorizontal ? layout.insets.leading : layout.insets.top
            let gap = isHorizontal ? layout.columnGap : layout.rowGap
            func relate(_ edge: PhotoAnchor.Edge, to item: PhotoAnchor.Item, _ other: PhotoAnchor.Edge)
                -> PhotoConstraint?
            {
                let distance = span[edge] - self[item][axis][other]
                guard distance.isConstant else { return nil }
                let constant = distance.constant.simplified(error: 0.000_000_1)
                // Two centers don't say in which direction the constant runs.
                guard edge != .center || other != .center || constant == 0 else { return nil }
                return PhotoConstraint(
                    first: PhotoAnchor(item: .tile(tile), axis: axis, edge: edge),
                    second: PhotoAnchor(item: item, axis: axis, edge: other), constant: constant)
            }
            if span.start.isNear(PhotoForm(constant: inset)) { return relate(.start, to: .container, .start) }
            // The tile before or above it, then one with which it is aligned.
            let nearest = placed.reversed()
            for item in nearest where (self[item][axis][.end] + PhotoForm(constant: gap)).isNear(span.start) {
                if overlaps(tile, item, across: axis) { return relate(.start, to: item, .end) }
            }
            for item in nearest where self[item][axis].start.isNear(span.start) {
                return relate(.start, to: item, .start)
            }
            for (edge, other) in Self.pairs {
                for item in [.container] + nearest {
                    if let constraint = relate(edge, to: item, other) { return constraint }
                }
            }
            return nil
        }

        /// The edges that may be related, the clearest first.
        private static var pairs: [(PhotoAnchor.Edge, PhotoAnchor.Edge)] {
            [
                (.start, .start), (.start, .end), (.end, .end), (.center, .center), (.end, .start),
                (.end, .center), (.start, .center), (.center, .start), (.center, .end),
            ]
        }

        private subscript(item: PhotoAnchor.Item) -> PhotoTileSpans {
            switch item {
            case .container:
                return PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: PhotoForm(height: 1)))
            case .tile(let number): return tiles[number]
            case .space(let number): return spaces[number]
            }
        }

        /// Whether two items lie beside each other, or above each other, in a large container.
        private func overlaps(_ tile: Int, _ item: PhotoAnchor.Item, across axis: PhotoAnchor.Axis) -> Bool {
            let axis: PhotoAnchor.Axis = axis == .horizontal ? .vertical : .horizontal
            let first = tiles[tile][axis], second = self[item][axis], side = layout.ampleSide
            return first.start.length(in: side) < second[.end].length(in: side) - 0.001
                && second.start.length(in: side) < first[.end].length(in: side) - 0.001
        }

        /// Adds a guide from the container's start to a position.
        private mutating func addSpace(_ length: PhotoForm, _ axis: PhotoAnchor.Axis) -> PhotoAnchor.Item {
            let item = PhotoAnchor.Item.space(spaces.count)
            let span = PhotoSpan(length: length), isHorizontal = axis == .horizontal
            spaces.append(
                PhotoTileSpans(
                    horizontal: isHorizontal ? span : PhotoSpan(), vertical: isHorizontal ? PhotoSpan() : span
                ))
            for axis in [PhotoAnchor.Axis.horizontal, .vertical] {
                let start = PhotoAnchor(item: .container, axis: axis, edge: .start)
                define(item, axis, .start, as: start)
                define(item, axis, length: self[item][axis].length)
            }
            return item
        }
    }
#endif
