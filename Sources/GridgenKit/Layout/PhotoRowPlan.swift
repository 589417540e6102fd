//@ rows
/// Rows for any count, computed because a table would be endless.
public nonisolated struct PhotoRowPlan: Sendable {
    /// How a last row that isn't full is laid out.
    public enum Last: Sendable { case short, stretch, balanced }
    /// The size or ratio of the tiles, a container whose height they share, or the height that rows of photos aim at.
    public enum Sizing: Sendable {
        //@ equalRows
        case tileRatio(Double), tileSize(Double, Double), frame
        //@ end
        //@ pointHeights
        /// Tiles of a height in points, whose width follows from the columns.
        case tileHeight(Double)
        //@ end
        //@ spread
        /// Tiles of a size in points, in columns that share out what is left of the width.
        case spread(Double, Double)
        //@ end
        //@ aims
        case near(Double, least: Int), over(Double)
        //@ end
        //@ limitedAims
        /// Rows that are at most so high; tiles that are at least so wide and high.
        case under(Double), overSize(Double, Double)
        //@ end
        //@ shapes
        /// The shape that all rows aim at together, and the height that each should have.
        case shape(Double, least: Int, over: Double)
        //@ end
        //@ strips
        /// One row that may be longer than the container: the ratio of a box that is as high, or the negated height.
        case strip(Double)
        //@ end
    }

    //@ equalRows
    /// The number and length of the first rows, and of the last ones.
    @usableFromInline typealias Split = (firstRows: Int, firstLength: Int, lastRows: Int, lastLength: Int)

    //@ end
    /// `perRow` is the greatest number of tiles in a row; `align` is the part of what is left that lies before a short one.
    public var perRow: Int, align: Double, sizing: Sizing, last: Last

    //@ kit
    /// Creates rows.
    @inlinable public init(perRow: Int, align: Double, sizing: Sizing, last: Last) {
        self.perRow = perRow
        self.last = last
        self.align = align
        self.sizing = sizing
    }
    //@ end
    //@ equalRows

    @inlinable func split(_ count: Int) -> Split {
        let rows = (count - 1) / perRow + 1
        if last == .balanced {
            let longer = count % rows
            return (rows - longer, count / rows, longer, count / rows + 1)
        }
        return (rows - 1, perRow, 1, count - (rows - 1) * perRow)
    }

    /// The slots of a row of `length` tiles; some may stay empty.
    @inlinable func slots(_ length: Int, _ split: Split) -> Int {
        if case .tileSize = sizing {
            return Swift.max(
                split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
        }
        //@ spread
        // What is left of the width is after a single column.
        if case .spread = sizing { return Swift.max(perRow, 2) }
        //@ end
        return last == .short ? perRow : length
    }

    //@ spread
    /// The gap between columns. If they share out what is left of the width, it is the same for fewer tiles than a row holds;
    /// where the caller's insets leave less than the tiles need, it is 0.
    @inlinable func spacing(in layout: PhotoLayout) -> Double {
        guard case .spread(let width, _) = sizing, perRow > 1 else { return layout.columnGap }
        return Swift.max(0, (layout.contentWidth - Double(perRow) * width) / Double(perRow - 1))
    }

    //@ end
    @inlinable func tile(_ length: Int, _ split: Split, in layout: PhotoLayout) -> PhotoSize {
        let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
        let width = (layout.contentWidth - (slots - 1) * layout.columnGap) / slots
        switch sizing {
        case .tileRatio(let ratio): return PhotoSize(width: width, height: width / ratio)
        //@ pointHeights
        case .tileHeight(let height): return PhotoSize(width: width, height: height)
        //@ end
        case .tileSize(let width, let height): return PhotoSize(width: width, height: height)
        //@ spread
        case .spread(let width, let height): return PhotoSize(width: width, height: height)
        //@ end
        //@ aims
        case .near, .over: return PhotoSize(width: 0, height: 0)
        //@ end
        //@ limitedAims
        case .under, .overSize: return PhotoSize(width: 0, height: 0)
        //@ end
        //@ shapes
        case .shape: return PhotoSize(width: 0, height: 0)
        //@ end
        //@ strips
        case .strip: return PhotoSize(width: 0, height: 0)
        //@ end
        case .frame:
            return PhotoSize(width: width, height: (layout.contentHeight - (rows - 1) * layout.rowGap) / rows)
        }
    }

    /// The size of the container.
    @inlinable func size(in layout: PhotoLayout) -> PhotoSize {
        if case .frame = sizing { return PhotoSize(width: layout.width, height: layout.height) }
        let split = split(layout.plan.tiles), insets = layout.insets
        let first = tile(split.firstLength, split, in: layout),
            last = tile(split.lastLength, split, in: layout)
        let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
        let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
        let height = insets.top + insets.bottom + rows + gaps
        guard case .tileSize = sizing else { return PhotoSize(width: layout.width, height: height) }
        let slots = Double(slots(split.lastLength, split))
        let width = slots * last.width + (slots - 1) * layout.columnGap
        return PhotoSize(width: insets.leading + insets.trailing + width, height: height)
    }

    /// The first rows, or the last ones.
    @inlinable func block(_ number: Int, in layout: PhotoLayout) -> PhotoBlock {
        let split = split(layout.plan.tiles)
        let first = tile(split.firstLength, split, in: layout)
        let isFirst = number == 0 && split.firstRows > 0
        let length = isFirst ? split.firstLength : split.lastLength
        let tile = isFirst ? first : tile(length, split, in: layout)
        let empty = slots(length, split) - length
        let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
        var edges: PhotoEdges = []
        if isFirst || split.firstRows == 0 { edges.insert(.top) }
        if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
        if align == 0 || empty == 0 { edges.insert(.left) }
        if align == 1 || empty == 0 { edges.insert(.right) }
        return (
            length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
            PhotoFrame(
                x: align * Double(empty) * (tile.width + layout.columnGap), y: above,
                width: Swift.max(0, tile.width), height: Swift.max(0, tile.height))
        )
    }
    //@ end
    //@ aims

    /// The height that justified rows aim at.
    @inlinable var target: Double {
        switch sizing {
        case .near(let height, _), .over(let height): return height
        //@ limitedAims
        case .under(let height), .overSize(_, let height): return height
        //@ end
        //@ shapes
        case .shape: return 0
        //@ end
        //@ strips
        case .strip: return 0
        //@ end
        //@ equalRows
        case .tileRatio, .tileSize, .frame: return 0
        //@ end
        //@ pointHeights
        case .tileHeight: return 0
        //@ end
        //@ spread
        case .spread: return 0
        //@ end
        }
    }

    /// Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it.
    @inlinable @inline(__always) func takes(
        //@ limitedAims
        narrowest: Double,
        //@ end
        _ ratio: Double, _ length: Int, _ sum: Double, _ width: Double, _ gap: Double
    ) -> Bool {
        switch sizing {
        case .near(let height, let least):
            if length < least || length >= perRow { return length < least }
            let own = sum * height + Double(length - 1) * gap
            let next = (sum + ratio) * height + Double(length) * gap
            return own < width / 2 || (next - width).magnitude <= (own - width).magnitude + 0.000001 * width
        case .over(let height):
            return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
        //@ limitedAims
        case .under(let height):
            return length == 0 || sum * height + Double(length - 1) * gap < width * 0.999999
        case .overSize(let tileWidth, let tileHeight):
            let height = Swift.max(tileHeight, tileWidth / narrowest)
            return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
        //@ end
        //@ shapes
        case .shape: return true
        //@ end
        //@ strips
        case .strip: return true
        //@ end
        //@ equalRows
        case .tileRatio, .tileSize, .frame: return true
        //@ end
        //@ pointHeights
        case .tileHeight: return true
        //@ end
        //@ spread
        case .spread: return true
        //@ end
        }
    }

    /// The height of a last row that would be this high if it filled the width; `previous` is that of the row before it.
    @inlinable func lastHeight(_ height: Double, after previous: Double?) -> Double {
        let greatest = 4.0 / 3 * target
        if last == .stretch || height <= greatest * 1.000001 { return height }
        if case .near = sizing, let previous { return Swift.min(previous, greatest) }
        return target
    }
    //@ limitedAims

    /// The same for a row whose ratios have a sum.
    @inlinable func lastHeight(
        _ height: Double, of row: Range<Int>, _ sum: Double, after previous: Double?, in layout: PhotoLayout,
        _ ratios: PhotoRatios
    ) -> Double {
        switch sizing {
        case .under(let most):
            let (width, gap) = (layout.contentWidth, layout.columnGap)
            let isShort = last != .stretch && takes(narrowest: 1, 1, row.count, sum, width, gap)
            return isShort ? most : height
        case .overSize(let tileWidth, let tileHeight):
            var least = tileHeight
            for index in row { least = Swift.max(least, tileWidth / ratios[index]) }
            return last == .stretch || height <= 4.0 / 3 * least * 1.000001 ? height : least
        default: return lastHeight(height, after: previous)
        }
    }
    //@ end
    //@ end
}
//@ end
