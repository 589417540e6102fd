#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The layout of the same plan in a container of another size, without the bounds of photos.
        private init(_ layout: PhotoLayout, width: Double, height: Double) {
            self.grid = layout.grid
            var plan = layout.plan
            if plan.keepsRatios { (plan.ratio, plan.floor) = (0, 0) }
            self.plan = plan
            self.width = width
            self.planWidth = layout.planWidth
            self.columnGap = layout.columnGap
            self.rowGap = layout.rowGap
            self.insets = layout.insets
            self.scale = nil
            self.isMirrored = false
            self.height = height
        }

        /// The side of a square container in which no tile is cut off, and in which points keep ten decimal places.
        var ampleSide: Double {
            let gaps = Double(plan.tiles) * Swift.max(abs(columnGap), abs(rowGap))
            let sides = abs(insets.top) + abs(insets.leading) + abs(insets.bottom) + abs(insets.trailing)
            var side = 4096.0
            while side < 256 * (gaps + sides) { side *= 2 }
            return side
        }

        /// Each tile's place and the size of the container, for all sizes of the container that are laid out alike; nil for
        /// columns without a width and rows without a height.
        func spans(_ ratios: [Double]) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            if plan.columns > 0 { return columnSpans() }
            if isStrip { return stripSpans() }
            if plan.keepsRatios, plan.rows != nil {
                return plan.hasParts ? partSpans(ratios) : justifiedSpans()
            }
            return solvedSpans(ratios)
        }

        /// Edges are linear in the width and the height, so that three sizes determine them.
        private func solvedSpans(_ ratios: [Double]) -> (
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) {
            let side = ampleSide
            let layouts = [(side, side), (2 * side, side), (side, 2 * side)].map {
                PhotoLayout(self, width: $0, height: $1).solved(ratios, keepsFrames: true)
            }
            func spans(_ frames: [PhotoFrame]) -> PhotoTileSpans {
                func form(_ value: (PhotoFrame) -> Double) -> PhotoForm {
                    let (square, wide, high) = (value(frames[0]), value(frames[1]), value(frames[2]))
                    let width = ((wide - square) / side).simplified(error: 0.000_000_000_000_1)
                    let height = ((high - square) / side).simplified(error: 0.000_000_000_000_1)
                    let constant = (square - (width + height) * side).simplified(error: 0.000_000_001)
                    return PhotoForm(width: width, height: height, constant: constant)
                }
                return PhotoTileSpans(
                    horizontal: PhotoSpan(start: form(\.x), length: form(\.width)),
                    vertical: PhotoSpan(start: form(\.y), length: form(\.height)))
            }
            let sizes = layouts.map { PhotoFrame(x: 0, y: 0, width: $0.size.width, height: $0.size.height) }
            return inBounds(
                tiles: indices.map { tile in spans(layouts.map { $0[tile] }) }, container: spans(sizes))
        }
    }
#endif
