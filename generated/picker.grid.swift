// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from picker.grid; changes in here are lost when it is made again.

/// A photo picker in a table cell: squares, three a row, and a button that adds one.
///
/// The button is the last tile and goes with the ninth photo. The height follows from the count before any view exists.
nonisolated enum PhotoPicker {
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
            if !isEmpty { size = Size(width: width, height: Swift.max(0, (table[plan.start + 2] * width + table[plan.start + 3] * columnGap + table[plan.start + 4] * rowGap + table[plan.start + 5]) / table[plan.start + 1])) }
            return Size(width: snapped(0, size.width, columnGap).length, height: snapped(0, size.height, rowGap).length)
        }

        /// The frame of a tile; an index without a tile gives an empty one.
        subscript(index: Int) -> Frame {
            guard let (block, row, column) = find(index) else { return Frame(x: 0, y: 0, width: 0, height: 0) }
            return placed(frame(Double(row), Double(column), of: block), in: size)
        }

        /// What stands in a tile.
        func role(of index: Int) -> Role { plan.adds && index == count - 1 ? .add : hidden > 0 && index == count - 1 ? .more : .photo }

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
            table.withUnsafeBufferPointer { table in
                let head = table.baseAddress.unsafelyUnwrapped + plan.start, line = head + 6 + number &* 14
                let across = 1 / head[0], down = 1 / head[1]
                return (Int(line[0] * line[1]), line[0], line[2], Frame(
                    x: (line[3]) * across,
                    y: (line[4] * width + line[5] * columnGap + line[6] * rowGap + line[7]) * down,
                    width: Swift.max(0, (line[8] * width + line[9] * columnGap + line[10]) * across),
                    height: Swift.max(0, (line[11] * width + line[12] * columnGap + line[13]) * down)))
            }
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, a number not finite, a scale not positive.
    /// While `editing`, the add tile stands behind fewer than 9 photos.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 4, column = columnGap ?? gap ?? 4
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width), editing: editing) else { return nil }
        return Layout(plan: plan, width: Swift.max(0, width), height: 0, columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil, editing: Bool = false) -> Double? {
        layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, editing: editing)?.size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false) -> [Frame]? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing)
        guard let layout else { return nil }
        return Array(layout)
    }

    /// Writes the frames of all tiles into a buffer, and returns how many; nil where it is too short.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false, into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing)
        guard let layout, layout.count <= buffer.count else { return nil }
        layout.fill(buffer)
        return layout.count
    }

    /// The way of a photo from one layout to the next.
    struct Move: Hashable, Sendable {
        /// The index of the photo before and after.
        let from, to: Int
        /// Its frame before and after.
        let start, end: Frame
    }

    /// The ways of the photos that stay when one is inserted at an index of the new layout.
    ///
    /// `count` is how many there were. A photo that has no tile before or after is left out.
    /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
    static func moves(
        count: Int, inserting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [Move]? {
        guard index >= 0, index <= count, count < Int.max, let start = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing) else { return nil }
        guard let end = layout(count: count + 1, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing) else { return nil }
        return moves(from: start, to: end, count) { $0 < index ? $0 : $0 + 1 }
    }

    /// The ways of the photos that stay when the one at an index is deleted.
    ///
    /// `count` is how many there were. A photo that has no tile before or after is left out.
    /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
    static func moves(
        count: Int, deleting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [Move]? {
        guard index >= 0, index < count, let start = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing) else { return nil }
        guard let end = layout(count: count - 1, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, editing: editing) else { return nil }
        return moves(from: start, to: end, count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }

    private static func moves(from start: Layout, to end: Layout, _ count: Int, _ target: (Int) -> Int?) -> [Move] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else { return nil }
            return Move(from: index, to: other, start: start[index], end: end[other])
        }
    }

    /// How many tiles a count has, and where their blocks are found.
    fileprivate struct Plan: Sendable { var tiles = 0, hidden = 0, start = 0, adds = false }
    /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)

    /// The plan for a count, with the add tile while editing fewer than 9 photos.
    private static func plan(_ count: Int, _ width: Double, editing: Bool) -> Plan? {
        guard editing, count >= 0, count < 9 else { return plan(count, width) }
        var next = plan(count + 1, width)
        next?.adds = true
        return next
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 1: return Plan(tiles: 1, start: 0)
        case 2: return Plan(tiles: 2, start: 20)
        case 3: return Plan(tiles: 3, start: 40)
        case 4: return Plan(tiles: 4, start: 60)
        case 5: return Plan(tiles: 5, start: 94)
        case 6: return Plan(tiles: 6, start: 128)
        case 7: return Plan(tiles: 7, start: 148)
        case 8: return Plan(tiles: 8, start: 182)
        case 9: return Plan(tiles: 9, start: 216)
        default: return count == 0 ? Plan() : nil
        }
    }

    /// For each layout what its numbers are divided by, across and down; its height in width, column gap, row gap, point;
    /// then for each block of equal tiles: columns, rows, edges;
    /// x in point; y in width, column gap, row gap, point; width in width, column gap, point; height in width, column gap, point.
    private static let table: [Double] = [
        3, 3,  1, -2, 0, 32,  1, 1, 7,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,  // 1..9: rows of 3
        3, 3,  1, -2, 0, 32,  2, 1, 7,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,  // 1..9: rows of 3
        3, 3,  1, -2, 0, 32,  3, 1, 15,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,  // 1..9: rows of 3
        3, 3,  2, -4, 3, 16,  // 1..9: rows of 3
        3, 1, 11,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,
        1, 1, 6,  24,  1, -2, 3, 8,  1, -2, -16,  1, -2, -16,
        3, 3,  2, -4, 3, 16,  // 1..9: rows of 3
        3, 1, 11,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,
        2, 1, 6,  24,  1, -2, 3, 8,  1, -2, -16,  1, -2, -16,
        3, 3,  2, -4, 3, 16,  3, 2, 15,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,  // 1..9: rows of 3
        3, 3,  3, -6, 6, 0,  // 1..9: rows of 3
        3, 2, 11,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,
        1, 1, 6,  24,  2, -4, 6, -8,  1, -2, -16,  1, -2, -16,
        3, 3,  3, -6, 6, 0,  // 1..9: rows of 3
        3, 2, 11,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,
        2, 1, 6,  24,  2, -4, 6, -8,  1, -2, -16,  1, -2, -16,
        3, 3,  3, -6, 6, 0,  3, 3, 15,  24,  0, 0, 0, 24,  1, -2, -16,  1, -2, -16,  // 1..9: rows of 3
    ]
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension PhotoPicker.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
