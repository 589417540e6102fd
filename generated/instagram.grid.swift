// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from instagram.grid; changes in here are lost when it is made again.

/// An Instagram profile: three columns of 3:4, without end.
nonisolated enum Instagram {
    /// A rectangle in points, measured from the top left corner of the container.
    struct Frame: Hashable, Sendable { var x, y, width, height: Double }

    /// A size in points.
    struct Size: Hashable, Sendable { var width, height: Double }

    /// What stands in a tile: a photo, a photo and the number of those not shown, or the button that adds one.
    enum Role: Hashable, Sendable { case photo, more, add }

    /// Edges of the container that a tile touches.
    struct Edges: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let top = Edges(rawValue: 1), left = Edges(rawValue: 2), bottom = Edges(rawValue: 4), right = Edges(rawValue: 8)
    }

    /// The tiles for one count of photos, in the order of the photos.
    struct Layout: RandomAccessCollection, Sendable {
        fileprivate let plan: Plan
        fileprivate let width, height, columnGap, rowGap: Double, scale: Double?, mirrored: Bool

        var startIndex: Int { 0 }
        var endIndex: Int { plan.tiles }

        /// How many photos have no tile.
        var hidden: Int { plan.hidden }

        /// The size of the container.
        var size: Size {
            var size = Size(width: width, height: 0)
            if let rows = plan.rows { size = rows.size(in: self) }
            return Size(width: snapped(0, size.width, columnGap).length, height: snapped(0, size.height, rowGap).length)
        }

        /// The frame of a tile; an index without a tile gives an empty one.
        subscript(index: Int) -> Frame {
            guard let (block, row, column) = find(index) else { return Frame(x: 0, y: 0, width: 0, height: 0) }
            return placed(frame(Double(row), Double(column), of: block), in: size)
        }

        /// What stands in a tile.
        func role(of index: Int) -> Role { hidden > 0 && index == count - 1 ? .more : .photo }

        /// The edges of the container that a tile touches.
        func edges(of index: Int) -> Edges {
            guard let (block, row, column) = find(index) else { return [] }
            var edges = Edges(rawValue: UInt8(block.edges))
            if row > 0 { edges.remove(.top) }
            if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
            if column > 0 { edges.remove(.left) }
            if column < Int(block.columns) - 1 { edges.remove(.right) }
            if mirrored, edges.contains(.left) != edges.contains(.right) { edges.formSymmetricDifference([.left, .right]) }
            return edges
        }

        /// The block that holds a tile, and where in it.
        private func find(_ index: Int) -> (block: Block, row: Int, column: Int)? {
            var rest = index, number = 0
            while indices.contains(index) {
                let block = block(number), columns = Int(block.columns)
                if rest < block.tiles { return (block, rest / columns, rest % columns) }
                (rest, number) = (rest - block.tiles, number + 1)
            }
            return nil
        }

        /// The frame of a tile of a block, before it is put on pixels and mirrored.
        @inline(__always) private func frame(_ row: Double, _ column: Double, of block: Block) -> Frame {
            let (width, height) = (block.first.width, block.first.height)
            return Frame(x: block.first.x + column * (width + columnGap), y: block.first.y + row * (height + rowGap), width: width, height: height)
        }

        private func placed(_ frame: Frame, in size: Size) -> Frame {
            let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
            return Frame(x: mirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length, height: y.length)
        }

        /// A side on whole pixels, as is the gap behind it. 1.5 * 2^52 rounds; a millionth makes sums agree that differ in the last digit.
        private func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (start: Double, length: Double) {
            guard let scale else { return (start, length) }
            func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
            return (pixel(start) / scale, Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale)
        }

        fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<Frame>) {
            var index = 0, number = 0
            while index < plan.tiles {
                let block = block(number), end = index &+ block.tiles
                var row = 0.0, column = 0.0
                repeat {
                    buffer[index] = frame(row, column, of: block)
                    index &+= 1
                    let next = column + 1, wraps = next == block.columns
                    (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
                } while index < end
                number &+= 1
            }
            if scale != nil || mirrored { for index in 0..<index { buffer[index] = placed(buffer[index], in: size) } }
        }

        /// The block of a number; there is one as long as tiles are left.
        @inline(__always) private func block(_ number: Int) -> Block {
            plan.rows?.block(number, in: self) ?? (0, 1, 0, Frame(x: 0, y: 0, width: 0, height: 0))
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, more than 10_000_000 tiles, a number not finite, a scale not positive.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 1, column = columnGap ?? gap ?? 1
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width)), plan.tiles <= 10_000_000 else { return nil }
        return Layout(plan: plan, width: Swift.max(0, width), height: 0, columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil) -> Double? {
        layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale)?.size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false) -> [Frame]? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored)
        guard let layout else { return nil }
        return Array(layout)
    }

    /// Writes the frames of all tiles into a buffer, and returns how many; nil where it is too short.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored)
        guard let layout, layout.count <= buffer.count else { return nil }
        layout.fill(buffer)
        return layout.count
    }

    /// How many tiles a count has, and where their blocks are found.
    fileprivate struct Plan: Sendable { var tiles = 0, hidden = 0, rows: Rows? }
    /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)

    /// Rows of tiles for any count: computed, where a table would have no end.
    fileprivate struct Rows: Sendable {
        enum Last: Sendable { case short, stretch, balanced }
        enum Sizing: Sendable {
            case tileRatio(Double), tileSize(Double, Double), frameRatio(Double), frameFill
        }

        /// How many rows come first, how long they are, how many follow them and how long those are.
        private struct Split {
            var firstRows, firstLength, lastRows, lastLength: Int
        }

        private static let top = 0.0, left = 0.0
        private static let bottom = 0.0, right = 0.0

        var perRow: Int
        var last: Last
        var align: Double
        var sizing: Sizing

        private func split(_ count: Int) -> Split {
            let rows = (count - 1) / perRow + 1
            if last == .balanced {
                let longer = count % rows
                return Split(
                    firstRows: rows - longer, firstLength: count / rows, lastRows: longer,
                    lastLength: count / rows + 1)
            }
            let rest = count - (rows - 1) * perRow
            return Split(firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: rest)
        }

        /// The slots of a row with so many tiles, of which some may stay empty.
        private func slots(_ length: Int, _ split: Split) -> Int {
            if case .tileSize = sizing {
                return Swift.max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
            }
            return last == .short ? perRow : length
        }

        private func tile(_ length: Int, _ split: Split, in layout: Layout) -> Size {
            let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
            let width = (layout.width - Rows.left - Rows.right - (slots - 1) * layout.columnGap) / slots
            func height(_ total: Double) -> Double {
                (total - Rows.top - Rows.bottom - (rows - 1) * layout.rowGap) / rows
            }
            switch sizing {
            case .tileRatio(let ratio): return Size(width: width, height: width / ratio)
            case .tileSize(let width, let height): return Size(width: width, height: height)
            case .frameRatio(let ratio): return Size(width: width, height: height(layout.width / ratio))
            case .frameFill: return Size(width: width, height: height(layout.height))
            }
        }

        func size(in layout: Layout) -> Size {
            let split = split(layout.plan.tiles)
            let first = tile(split.firstLength, split, in: layout), last = tile(split.lastLength, split, in: layout)
            let slots = Double(slots(split.lastLength, split))
            let width = Rows.left + Rows.right + slots * last.width + (slots - 1) * layout.columnGap
            let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
            let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
            let height = Rows.top + Rows.bottom + rows + gaps
            switch sizing {
            case .tileRatio: return Size(width: layout.width, height: Swift.max(0, height))
            case .tileSize: return Size(width: Swift.max(0, width), height: Swift.max(0, height))
            case .frameRatio(let ratio): return Size(width: layout.width, height: layout.width / ratio)
            case .frameFill: return Size(width: layout.width, height: layout.height)
            }
        }

        /// The rows that come first, or the others.
        func block(_ number: Int, in layout: Layout) -> Block {
            let split = split(layout.plan.tiles)
            let first = tile(split.firstLength, split, in: layout)
            let isFirst = number == 0 && split.firstRows > 0
            let length = isFirst ? split.firstLength : split.lastLength
            let tile = isFirst ? first : tile(length, split, in: layout)
            let empty = slots(length, split) - length
            let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
            var edges: Edges = []
            if isFirst || split.firstRows == 0 { edges.insert(.top) }
            if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
            if align == 0 || empty == 0 { edges.insert(.left) }
            if align == 1 || empty == 0 { edges.insert(.right) }
            return (
                length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
                Frame(
                    x: Rows.left + align * Double(empty) * (tile.width + layout.columnGap), y: Rows.top + above,
                    width: Swift.max(0, tile.width), height: Swift.max(0, tile.height)))
        }
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 1...: return Plan(tiles: count, rows: Rows(perRow: 3, last: .short, align: 0, sizing: .tileRatio(0.75)))
        default: return count == 0 ? Plan() : nil
        }
    }
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Instagram.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
