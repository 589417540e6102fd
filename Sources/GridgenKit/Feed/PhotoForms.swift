/// How a grid lays out the groups of a feed in a container.
nonisolated struct PhotoForms: Sendable {
    /// The greatest number of photos whose shapes a plan may follow from.
    private static let mostInPattern = 500
    /// The greatest number of tiles of a plan, as elsewhere in the kit.
    private static let mostTiles = 10_000_000

    let grid: any CompiledPhotoGrid.Type
    /// The container; its insets are `leading` and `trailing`, and above and below what takes heading and foot away from layouts: a
    /// heading lies above each group, and a foot is a part of the gap below.
    let request: PhotoRequest
    /// The gap between rows of photos and between groups.
    let rowGap: Double
    /// The height of the heading of each group.
    let heading: Double
    /// The container without a ratio, as rows fill it, with that gap.
    let space: PhotoLayout

    /// Nil if a number of the container isn't finite, or `scale` isn't positive. Gaps below 0 count as 0.
    init?(_ grid: any CompiledPhotoGrid.Type, _ request: PhotoRequest) {
        guard let given = PhotoLayout(request, PhotoPlan(), with: grid) else { return nil }
        var request = request
        let gap = request.rowGap ?? request.gap ?? grid.defaultRowGap
        request.rowGap = gap > 0 ? gap : 0
        request.columnGap = given.columnGap > 0 ? given.columnGap : 0
        request.insets = PhotoInsets(
            top: 0 - grid.heading, leading: given.insets.leading, bottom: 0 - grid.foot,
            trailing: given.insets.trailing)
        self.grid = grid
        self.request = request
        rowGap = ((gap > 0 ? gap : 0) + grid.foot).inFeed
        heading = grid.heading.inFeed
        request.rowGap = rowGap
        request.insets?.top = 0
        request.insets?.bottom = 0
        guard let space = PhotoLayout(request, PhotoPlan(), with: PlainGrid.self) else { return nil }
        self.space = space
    }

    /// The same in a container of another width; nil if that isn't finite.
    func atWidth(_ width: Double) -> PhotoForms? {
        var request = request
        request.width = width
        return PhotoForms(grid, request)
    }

    /// The plan of a group; one without tiles if there is none. `ratios` is room for those that it may follow from.
    func plan(_ photos: Range<Int>, of chunks: PhotoChunks, _ ratios: inout [Double]) -> PhotoPlan {
        chunks.read(photos.prefix(Self.mostInPattern), to: &ratios)
        let plan = grid._plan(photos.count, request.width, 0, ratios, false)
        guard let plan, plan.tiles <= Self.mostTiles else { return PhotoPlan() }
        return plan
    }
}

/// A grid without gaps, insets, headings and feet, for a space that has them all.
private nonisolated enum PlainGrid: CompiledPhotoGrid {
    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> PhotoPlan? { nil }
}

nonisolated extension Double {
    /// A height in a feed: a multiple of 1/64, so that sums are exact in any order. At least 0, and also for a number that is none.
    var inFeed: Double {
        // On Linux, `rounded(.down)` would need a library that apps may not link.
        self > 0 ? Double(Int64(Swift.min(self, 1_073_741_824) * 64 + 0.5)) / 64 : 0
    }

    /// A distance from an edge of the container, which may be negative, as a multiple of 1/64.
    var asFeedInset: Double { self < 0 ? -(-self).inFeed : inFeed }

    /// The whole number below, from 0 to a greatest one; 0 for a number that is none.
    func floor(atMost greatest: Int) -> Int {
        guard self > 0 else { return 0 }
        return self < Double(greatest) ? Int(self) : greatest
    }
}

nonisolated extension PhotoPlan {
    /// Whether the plan is rows of photos that take photos up to an aim.
    var hasAimedRows: Bool {
        guard !hasParts, let rows else { return false }
        switch rows.sizing {
        case .near, .over, .under, .overSize: return rows.last != .balanced
        default: return false
        }
    }

    /// Whether the plan, for so many photos, is rows that can be laid out from any of them on, without those above it.
    ///
    /// Limits that follow from all photos of a group, or photos without a tile, leave no place to restart.
    func canRestart(_ photos: Int) -> Bool {
        guard tiles == photos, !isSided, !hasParts else { return false }
        return hasAimedRows || perRow > 0 && rows == nil && ratio == 0 && floor == 0 && !isBalanced
    }

    /// Whether rows that can restart differ in their number of photos only.
    func isAlike(_ other: PhotoPlan) -> Bool {
        guard (least, greatest, perRow) == (other.least, other.greatest, other.perRow) else { return false }
        guard let rows, let others = other.rows else { return rows == nil && other.rows == nil }
        return rows.isAlike(others)
    }

    /// Whether tiles are rows, one below the other, in the order of the photos.
    var hasPhotoRows: Bool { keepsRatios && !hasParts && columns == 0 && (rows != nil || perRow > 0) }

    /// The rows of equal tiles, if the plan is such rows and nothing else.
    var equalRows: PhotoRowPlan? { hasParts || keepsRatios ? nil : rows }
}

nonisolated extension PhotoRowPlan {
    /// Whether rows that find their lengths have the same aim.
    fileprivate func isAlike(_ other: PhotoRowPlan) -> Bool {
        guard (perRow, align, last) == (other.perRow, other.align, other.last) else { return false }
        switch (sizing, other.sizing) {
        case (.near(let height, let least), .near(let otherHeight, let otherLeast)):
            return (height, least) == (otherHeight, otherLeast)
        case (.over(let height), .over(let otherHeight)), (.under(let height), .under(let otherHeight)):
            return height == otherHeight
        case (.overSize(let width, let height), .overSize(let otherWidth, let otherHeight)):
            return (width, height) == (otherWidth, otherHeight)
        default: return false
        }
    }
}
