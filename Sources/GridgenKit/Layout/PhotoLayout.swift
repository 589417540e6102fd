/// The tiles for one count of photos, in the order of the photos.
public nonisolated struct PhotoLayout: /*@ layouts */ RandomAccessCollection, /*@ end */ Sendable {
    //@ kit
    /// The grid that reads its table.
    @usableFromInline let grid: any CompiledPhotoGrid.Type
    //@ end
    //@ kit
    /// The number of tiles, and what determines their places.
    @usableFromInline let plan: PhotoPlan
    /// The same, for generated code.
    @inlinable public var _plan: PhotoPlan { plan }
    //@ end
    //@ !kit
    //| fileprivate let plan: Plan
    //@ end
    /// The container's width.
    public let width: Double
    //@ kit
    /// The width that the plan is for.
    @usableFromInline let planWidth: Double
    //@ end
    /// The gaps between columns and between rows.
    public let columnGap, rowGap: Double
    /// The distances of the tiles from the container's edges, with the heading above and a foot below.
    public let insets: PhotoInsets
    /// The pixels per point, if edges are snapped to pixels.
    public let scale: Double?
    /// Whether the layout runs from right to left.
    public let isMirrored: Bool
    /// The container's height if tiles share it; otherwise 0.
    @usableFromInline var height = 0.0
    //@ photos
    /// The frames of tiles that keep their photos' ratios, and the resulting height of the container.
    @usableFromInline var frames: [PhotoFrame] = [], solvedHeight: Double?
    //@ end

    /// The layout of a plan; nil without one, or if a number isn't finite or `scale` isn't positive.
    @inlinable @inline(__always) init?<Grid: CompiledPhotoGrid>(
        _ request: PhotoRequest, _ plan: PhotoPlan?, with grid: Grid.Type
    ) {
        if let scale = request.scale { guard scale > 0, scale < .infinity else { return nil } }
        //@ kit
        self.grid = grid
        //@ end
        width = Swift.max(0, request.width)
        //@ kit
        planWidth = request.width
        //@ end
        columnGap = request.columnGap ?? request.gap ?? grid.defaultColumnGap
        //@ rooms
        let rowGap = (request.rowGap ?? request.gap ?? grid.defaultRowGap) + grid.foot
        var insets = request.insets ?? grid.defaultInsets
        insets.top += grid.heading
        insets.bottom += grid.foot
        (self.rowGap, self.insets) = (rowGap, insets)
        //@ end
        //@ !rooms
        //| rowGap = request.rowGap ?? request.gap ?? grid.defaultRowGap
        //| insets = request.insets ?? grid.defaultInsets
        //@ end
        scale = request.scale
        isMirrored = request.isMirrored
        // Only finite numbers times 0 give 0; 1e7 leaves room for sums. One comparison is faster than a test of each number.
        let sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0
        let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
        guard request.width * 1e7 * 0 + gaps + sides == 0 else { return nil }
        guard let plan else { return nil }
        //@ limited
        // The frames of ten million tiles take about 300 MB.
        guard plan.tiles <= 10_000_000 else { return nil }
        //@ end
        self.plan = plan
        //@ kit
        if grid.needsHeight {
            guard request.height * 1e7 * 0 == 0 else { return nil }
            height = Swift.max(0, request.height)
        }
        //@ end
        //@ height
        //| guard request.height * 1e7 * 0 == 0 else { return nil }
        //| height = Swift.max(0, request.height)
        //@ end
        //@ ratio
        if plan.ratio != 0 { height = plan.ratio > 0 ? width / plan.ratio : -plan.ratio }
        //@ end
    }

    //@ layouts
    /// 0
    @inlinable public var startIndex: Int { 0 }
    /// The number of tiles.
    @inlinable public var endIndex: Int { plan.tiles }
    //@ end
    //@ !layouts
    //| fileprivate var count: Int { plan.tiles }
    //| fileprivate var isEmpty: Bool { plan.tiles == 0 }
    //@ end

    /// The number of photos without a tile.
    @inlinable public var hiddenCount: Int { plan.hidden }

    /// What a tile shows.
    @inlinable public func role(of index: Int) -> PhotoRole {
        guard index == count - 1 else { return .photo }
        //@ append
        if plan.adds { return .add }
        //@ end
        return hiddenCount > 0 ? .more : .photo
    }

    /// The size of the container.
    @inlinable public var size: PhotoSize { computedSize(with: grid) }

    @inlinable func computedSize<Grid: CompiledPhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        snapped(exactSize(with: grid))
    }

    /// Snaps the size of the container; it isn't negative.
    @inlinable func snapped(_ size: PhotoSize) -> PhotoSize {
        PhotoSize(
            width: snapped(0, Swift.max(0, size.width), columnGap).length,
            height: snapped(0, Swift.max(0, size.height), rowGap).length)
    }

    /// The size of the container before snapping to pixels; negative if it is too small for its gaps.
    @inlinable func exactSize<Grid: CompiledPhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        //@ strips
        if isStrip, let solvedHeight, let first = frames.first, let last = frames.last {
            return PhotoSize(width: widthOfStrip(first, last), height: solvedHeight)
        }
        //@ end
        //@ photos
        if let solvedHeight { return PhotoSize(width: width, height: solvedHeight) }
        //@ end
        //@ kit
        guard !isEmpty else { return PhotoSize(width: grid.fitsTiles ? 0 : width, height: 0) }
        //@ end
        //@ fitsTiles
        //| guard !isEmpty else { return Size(width: 0, height: 0) }
        //@ end
        //@ !fitsTiles
        //| guard !isEmpty else { return Size(width: width, height: 0) }
        //@ end
        //@ repeats
        if plan.perBlock > 0 { return sizeOfRepeat(with: grid) }
        //@ end
        //@ parts
        if plan.hasParts { return sizeOfParts(with: grid) }
        //@ end
        //@ equalRows
        if let rows = plan.rows { return rows.size(in: self) }
        //@ end
        //@ kit
        return grid._tableSize(of: self)
        //@ end
        //@ sized
        //| return _tableSize(of: self)
        //@ end
        //@ !sized
        //| return Size(width: width, height: height)
        //@ end
    }
}
