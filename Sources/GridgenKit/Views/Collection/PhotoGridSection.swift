#if canImport(UIKit) || canImport(AppKit)
    /// The items of a section and the grid that lays them out.
    nonisolated struct PhotoGridItems: Sendable {
        var grid: any CompiledPhotoGrid.Type
        var count: Int
        /// The photos' ratios, or none if the grid doesn't look at them. Unknown ones are 0, so that equal ones compare equal.
        var ratios: [Double] = []
        /// The heights of the header and the footer.
        var header = 0.0, footer = 0.0
    }

    /// The tiles of a section.
    nonisolated struct PhotoGridSection: Sendable {
        let grid: any CompiledPhotoGrid.Type
        let request: PhotoRequest
        private(set) var index = PhotoFrameIndex()
        private(set) var size = PhotoSize(width: 0, height: 0)
        /// The number of items without a tile that "+N" tells.
        private(set) var hiddenCount = 0
        /// The waterfall, for appending to it.
        private var columns: PhotoColumns?

        /// Lays out a section. It keeps what it can of how it was before.
        init(_ grid: any CompiledPhotoGrid.Type, _ request: PhotoRequest, before: PhotoGridSection?) {
            if let before, before.grid == grid, before.request == request {
                self = before
                return
            }
            self.grid = grid
            self.request = request
            if appends(to: before) { return }
            guard let layout = grid.layout(request) else { return }
            index.append(grid.frames(request) ?? [])
            size = layout.size
            hiddenCount = layout.hiddenCount
        }

        /// The item that "+N" covers.
        var moreItem: Int? { hiddenCount > 0 ? index.indices.last : nil }

        /// The gaps between rows and between columns.
        var gaps: (row: Double, column: Double) {
            (
                (request.rowGap ?? request.gap ?? grid.defaultRowGap) + grid.foot,
                request.columnGap ?? request.gap ?? grid.defaultColumnGap
            )
        }

        /// Places the photos that a waterfall has more than before; the others keep their frames.
        private mutating func appends(to before: PhotoGridSection?) -> Bool {
            guard let waterfall = grid as? any WaterfallPhotoGrid.Type,
                let plan = grid.unsolved(request)?.plan,
                let empty = waterfall.columns(request), empty.continues(plan)
            else { return false }
            var start = 0
            var grown = empty
            if let before, before.grid == grid, let columns = before.columns, columns.count <= plan.tiles,
                before.optionsAreEqual(to: request), request.ratios.starts(with: before.request.ratios)
            {
                (grown, index, start) = (columns, before.index, columns.count)
            }
            index.append(
                (start..<plan.tiles).map { item in
                    grown.append(ratio: item < request.ratios.count ? request.ratios[item] : .nan)
                })
            (columns, size, hiddenCount) = (grown, grown.size, plan.hidden)
            return true
        }

        private func optionsAreEqual(to other: PhotoRequest) -> Bool {
            var request = request
            (request.count, request.ratios) = (other.count, other.ratios)
            return request == other
        }
    }

    nonisolated extension PhotoColumns {
        /// Whether the layout of a plan is these columns with photos in them.
        fileprivate func continues(_ plan: PhotoPlan) -> Bool {
            let own = layout.plan
            return (own.columns, own.least, own.greatest) == (plan.columns, plan.least, plan.greatest)
        }
    }
#endif
