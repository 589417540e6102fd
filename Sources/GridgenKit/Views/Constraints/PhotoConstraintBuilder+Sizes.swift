#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoConstraintBuilder {
        /// Defines the width and the height of a tile.
        mutating func size(_ tile: Int) {
            let width = tiles[tile].horizontal.length, height = tiles[tile].vertical.length
            guard let ratio = ratio(of: tile) else {
                define(.tile(tile), .horizontal, length: width)
                define(.tile(tile), .vertical, length: height)
                return
            }
            // Photos that share a row have its height; other tiles begin with their width.
            guard layout.plan.keepsRatios, layout.plan.columns == 0 else {
                let side = PhotoAnchor(item: .tile(tile), axis: .horizontal, edge: .length)
                define(.tile(tile), .horizontal, length: width)
                define(.tile(tile), .vertical, .length, as: side, times: 1 / ratio)
                return
            }
            let side = PhotoAnchor(item: .tile(tile), axis: .vertical, edge: .length)
            define(.tile(tile), .horizontal, .length, as: side, times: ratio)
            if tile > 0, isInRow(of: tile - 1, tile) {
                let before = PhotoAnchor(item: .tile(tile - 1), axis: .vertical, edge: .length)
                define(.tile(tile), .vertical, .length, as: before)
            } else {
                define(.tile(tile), .vertical, length: height)
            }
        }

        /// The ratio that a tile has in every container; nil if there is none, or if its size never changes.
        func ratio(of tile: Int) -> Double? {
            let width = tiles[tile].horizontal.length, height = tiles[tile].vertical.length
            guard !width.isConstant, height.width > 0 else { return nil }
            let ratio = (width.width / height.width).simplified(error: 0.000_000_000_01)
            return (height * ratio).isNear(width) ? ratio : nil
        }

        func isInRow(of tile: Int, _ other: Int) -> Bool {
            let first = tiles[tile].vertical, second = tiles[other].vertical
            return first.start.isNear(second.start) && first.length.isNear(second.length)
        }

        /// Defines the sides of the container that the app doesn't give.
        mutating func sizeContainer() {
            if container.horizontal.length.isConstant { sizeContainer(.horizontal) }
            if layout.plan.ratio > 0, !layout.plan.keepsRatios {
                let width = PhotoAnchor(item: .container, axis: .horizontal, edge: .length)
                define(.container, .vertical, .length, as: width, times: 1 / layout.plan.ratio)
            } else if layout.plan.ratio < 0, !layout.plan.keepsRatios {
                define(.container, .vertical, length: PhotoForm(constant: -layout.plan.ratio))
            } else if container.vertical.length.height.isNear(0) {
                sizeContainer(.vertical)
            }
        }

        /// Lets the container end after the first tile that reaches furthest.
        private mutating func sizeContainer(_ axis: PhotoAnchor.Axis) {
            let length = container[axis].length
            let rests = tiles.map { length - $0[axis][.end] }
            guard
                let tile = rests.indices.filter({ rests[$0].isConstant })
                    .min(by: { rests[$0].constant < rests[$1].constant - 0.000_000_1 })
            else { return define(.container, axis, length: length) }
            let end = PhotoAnchor(item: .tile(tile), axis: axis, edge: .end)
            define(.container, axis, .end, as: end, plus: rests[tile].constant.simplified(error: 0.000_000_1))
        }
    }
#endif
