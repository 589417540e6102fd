/// The number of tiles for a count, and what determines their places.
///
/// The order of its fields keeps it small.
public nonisolated struct PhotoPlan: Sendable {
    /// The number of tiles, and of photos without one.
    public var tiles = 0, hidden = 0
    //@ kit
    /// The index of the first number in the table.
    public var start = 0
    //@ end
    //@ readable
    //| /// The number of the layout in `layOut`.
    //| public var layout = 0
    //@ end
    //@ columns
    /// The number of columns of a waterfall.
    public var columns = 0
    //@ end
    //@ across
    /// The ratio above which photos lie across all columns, or that ratio negated if it is one of them; 0 if no photos do.
    public var across = 0.0
    //@ end
    //@ photoRows
    /// The number of photos in a row that fills the width.
    public var perRow = 0
    //@ end
    //@ boxes
    /// The ratio, width to height, of the container or of the box that photos stay within, or their negated height; 0 without
    /// them.
    public var ratio = 0.0
    //@ end
    //@ ratio !boxes
    //| /// The container's ratio, width to height, or its negated height; 0 if it has neither.
    //| public var ratio = 0.0
    //@ end
    //@ floors
    /// The ratio, width to height, of the box that photos are at least as high as, or its negated height; 0 without one.
    public var floor = 0.0
    //@ end
    //@ photos
    /// The limits of ratios if tiles keep their photos' ratios; otherwise 0.
    public var least = 0.0, greatest = 0.0
    //@ end
    //@ texts
    /// The numbers as digits; or a tree of photos, and a character for each of them, whose lower four bits are the edges.
    public var text: StaticString = ""
    //@ end
    //@ append
    /// Whether the last tile adds a photo.
    public var adds = false
    //@ end
    //@ photoRows
    /// Whether the lengths of rows that fill the width differ by at most one.
    public var isBalanced = false
    //@ end
    //@ treeText
    /// Whether the text is a tree.
    public var isTree = false
    //@ end
    //@ treeCode
    //| /// The number of a tree in `solve`; 0 for other layouts.
    //| public var tree = 0
    //| var isTree: Bool { tree > 0 }
    //@ end
    //@ repeats
    /// The number of photos in a block that repeats; 0 if none does. A layout has at most 500 photos.
    public var perBlock: UInt16 = 0
    /// Whether every second block is reflected.
    public var reflects = false
    //@ end
    //@ parts
    /// The numbers of the written rows above and below the others, which the same counts below 0 stand for; 0 without such rows.
    public var above: UInt16 = 0, below: UInt16 = 0
    //@ end
    //@ sides
    /// Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below.
    public var isSided = false
    //@ end
    //@ boxes
    /// How many halves of the free width are before photos that a box makes narrower than the container.
    public var halvesBefore: UInt8 = 0
    //@ end
    //@ rows
    /// Rows that are computed.
    public var rows: PhotoRowPlan?
    //@ end

    //@ kit
    /// Creates a plan.
    @inlinable public init(
        tiles: Int = 0, hidden: Int = 0, start: Int = 0, columns: Int = 0, across: Double = 0,
        perRow: Int = 0, ratio: Double = 0,
        floor: Double = 0, least: Double = 0, greatest: Double = 0, text: StaticString = "",
        isBalanced: Bool = false,
        isTree: Bool = false, perBlock: UInt16 = 0, reflects: Bool = false, above: UInt16 = 0,
        below: UInt16 = 0,
        isSided: Bool = false, halvesBefore: UInt8 = 0, rows: PhotoRowPlan? = nil
    ) {
        self.tiles = tiles
        self.hidden = hidden
        self.start = start
        self.columns = columns
        self.across = across
        self.perRow = perRow
        self.ratio = ratio
        self.floor = floor
        self.least = least
        self.greatest = greatest
        self.text = text
        self.isBalanced = isBalanced
        self.isTree = isTree
        self.perBlock = perBlock
        self.reflects = reflects
        self.above = above
        self.below = below
        self.isSided = isSided
        self.halvesBefore = halvesBefore
        self.rows = rows
    }

    //@ end
    //@ table

    /// Whether the blocks are in the grid's table.
    @inlinable var isInTable: Bool {
        //@ rows
        if rows != nil { return false }
        //@ end
        //@ photos
        if greatest > 0 { return false }
        //@ end
        //@ repeats
        if perBlock > 0 { return false }
        //@ end
        return tiles > 0
    }
    //@ end
    //@ parts

    /// Whether rows are written above or below others.
    @inlinable var hasParts: Bool { above > 0 || below > 0 }
    //@ end
    //@ across

    /// Whether a photo lies across all columns.
    @inlinable @inline(__always) func liesAcross(_ ratio: Double) -> Bool {
        across > 0 ? ratio > across : across < 0 && ratio >= -across
    }
    //@ end
    //@ sides

    /// The plan with the limits of one side: above 1 if the photos, unknown ratios being 1, are wide on average.
    @inlinable func limited(for known: UnsafeBufferPointer<Double>) -> PhotoPlan {
        guard isSided else { return self }
        let photos = tiles + hidden, count = Swift.min(known.count, photos)
        var sum = 0.0, plan = self
        for index in 0..<count {
            let ratio = known[index]
            sum += ratio > 0 && ratio < .infinity ? ratio : 1
        }
        if sum + Double(photos - count) > Double(photos) * 1.000001 {
            plan.least = Swift.max(least, 1)
        } else {
            plan.greatest = Swift.min(greatest, 1)
        }
        return plan
    }
    //@ end
    //@ photos

    @inlinable var keepsRatios: Bool { greatest > 0 }

    /// A ratio clamped to the limits; an unknown ratio counts as 1 first.
    @inlinable @inline(__always) func limited(_ ratio: Double) -> Double {
        Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
    }
    //@ end
}
