/// What a layout depends on: the photos, the container and the options of a call.
public nonisolated struct PhotoRequest: Hashable, Sendable {
    /// The number of photos.
    public var count: Int
    /// The container's width in points.
    public var width: Double
    //@ height
    /// The container's height in points, for grids that need it.
    public var height = Double.nan
    //@ end
    /// The gap in points; nil for the spec's.
    public var gap: Double?
    /// The gap between rows, before `gap`.
    public var rowGap: Double?
    /// The gap between columns, before `gap`.
    public var columnGap: Double?
    /// The insets; nil for the spec's.
    public var insets: PhotoInsets?
    /// The pixels per point. All edges are snapped to whole pixels; nil leaves them.
    public var scale: Double?
    /// Whether the layout runs from right to left.
    public var isMirrored = false
    //@ ratios
    /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
    public var ratios: [Double] = []
    //@ end
    //@ append
    /// Whether a tile that adds a photo follows, for grids that have one.
    public var isEditing = false
    //@ end

    //@ kit
    /// Creates a request. Without a height, grids that need one have no layout.
    @inlinable public init(
        count: Int, width: Double, height: Double = .nan, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false,
        ratios: [Double] = [], editing: Bool = false
    ) {
        self.count = count
        self.width = width
        self.height = height
        self.gap = gap
        self.rowGap = rowGap
        self.columnGap = columnGap
        self.insets = insets
        self.scale = scale
        self.isMirrored = mirrored
        self.ratios = ratios
        self.isEditing = editing
    }
    //@ end
}
