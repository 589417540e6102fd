// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from waterfall.grid; changes in here are lost when it is made again.

/// Waterfalls and rules by width, and a tile that adds a photo.
nonisolated enum Waterfall {
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
        fileprivate var plan: Plan
        fileprivate let width, height, columnGap, rowGap: Double, scale: Double?, mirrored: Bool

        /// The frames of tiles that keep the ratios of their photos, and the height of the container then.
        fileprivate var frames: [Frame] = [], solvedHeight: Double?

        var startIndex: Int { 0 }
        var endIndex: Int { plan.tiles }

        /// How many photos have no tile.
        var hidden: Int { plan.hidden }

        /// The size of the container.
        var size: Size {
            var size = Size(width: width, height: 0)
            if let solvedHeight { size.height = Swift.max(0, solvedHeight) } else if let rows = plan.rows { size = rows.size(in: self) } else if !isEmpty { size = Size(width: width, height: Swift.max(0, (table[plan.start + 2] * width + table[plan.start + 3]) / table[plan.start + 1])) }
            return Size(width: snapped(0, size.width, columnGap).length, height: snapped(0, size.height, rowGap).length)
        }

        /// The frame of a tile; an index without a tile gives an empty one.
        subscript(index: Int) -> Frame {
            if frames.indices.contains(index) { return placed(frames[index], in: size) }
            guard let (block, row, column) = find(index) else { return Frame(x: 0, y: 0, width: 0, height: 0) }
            return placed(frame(Double(row), Double(column), of: block), in: size)
        }

        /// What stands in a tile.
        func role(of index: Int) -> Role { plan.adds && index == count - 1 ? .add : hidden > 0 && index == count - 1 ? .more : .photo }

        /// The edges of the container that a tile touches.
        func edges(of index: Int) -> Edges {
            guard indices.contains(index) else { return [] }
            var edges = plan.keepsRatios ? edgesOfPhoto(index) : edgesInBlock(index)
            if mirrored, edges.contains(.left) != edges.contains(.right) { edges.formSymmetricDifference([.left, .right]) }
            return edges
        }

        private func edgesInBlock(_ index: Int) -> Edges {
            guard let (block, row, column) = find(index) else { return [] }
            var edges = Edges(rawValue: UInt8(block.edges))
            if row > 0 { edges.remove(.top) }
            if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
            if column > 0 { edges.remove(.left) }
            if column < Int(block.columns) - 1 { edges.remove(.right) }
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

        fileprivate func placed(_ frame: Frame, in size: Size) -> Frame {
            let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
            return Frame(x: mirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length, height: y.length)
        }

        /// A side on whole pixels, as is the gap behind it. 1.5 * 2^52 rounds; a millionth makes sums agree that differ in the last digit.
        private func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (start: Double, length: Double) {
            guard let scale else { return (start, length) }
            func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
            return (pixel(start) / scale, Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale)
        }

        fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<Frame>, _ ratios: [Double]) {
            var solved = self
            if plan.keepsRatios { solved.solvedHeight = place(buffer.baseAddress, ratios) }
            var index = plan.keepsRatios ? plan.tiles : 0, number = 0
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
            let size = solved.size
            if scale != nil || mirrored { for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) } }
        }

        /// The distances of the tiles from the container's edges.
        fileprivate static let top = 1.0, left = 4.0, bottom = 3.0, right = 2.0

        /// The layout with the frames of tiles that keep the ratios of their photos, or without a buffer for them with the height alone.
        fileprivate func solved(_ ratios: [Double], keepsFrames: Bool) -> Layout {
            guard plan.keepsRatios else { return self }
            var layout = self
            if keepsFrames {
                layout.frames = [Frame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                    layout.solvedHeight = place(buffer.baseAddress, ratios)
                    count = plan.tiles
                }
            } else {
                layout.solvedHeight = place(nil, ratios)
            }
            return layout
        }

        /// Writes the frames, where there is a buffer; returns the height of the container.
        private func place(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: [Double]) -> Double {
            ratios.withUnsafeBufferPointer { ratios in
                let ratios = Ratios(known: UnsafeBufferPointer(rebasing: ratios.prefix(plan.adds ? plan.tiles - 1 : plan.tiles)), plan: plan)
                return plan.columns > 0 ? fillColumns(buffer, ratios) : 0
            }
        }

        /// The edges that a tile touches where it keeps the ratio of its photo.
        private func edgesOfPhoto(_ index: Int) -> Edges { plan.columns > 0 ? edgesInColumns(frames[index]) : [] }


        /// The width of a column; of one that is too narrow for anything it is negative.
        fileprivate var columnWidth: Double {
            let columns = Double(plan.columns)
            return (width - Layout.left - Layout.right - (columns - 1) * columnGap) / columns
        }

        /// Columns, of which each photo takes the one that is shortest so far.
        private func fillColumns(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
                ends.initialize(repeating: Layout.top)
                let width = columnWidth
                var longest = Layout.top
                for index in 0..<plan.tiles {
                    let frame = next(ratios[index], columnWidth: width, ends)
                    longest = Swift.max(longest, frame.y + frame.height)
                    buffer?[index] = frame
                }
                return longest + Layout.bottom
            }
        }

        /// The frame of the next photo: at the end of the leftmost column that is at most a millionth of its width longer than the shortest,
        /// since columns that are equal but for rounding are equal.
        @inline(__always) fileprivate func next(_ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>) -> Frame {
            // Which column is the shortest can't be foretold; conditional moves don't try to.
            var column = 0, least = ends[0], second = Double.infinity, other = 1
            while other < ends.count {
                let end = ends[other], isLess = end < least
                second = Swift.min(second, isLess ? least : end)
                column = isLess ? other : column
                least = isLess ? end : least
                other &+= 1
            }
            let width = Swift.max(0, columnWidth), limit = least + 1e-06 * width
            if second <= limit {
                column = 0
                while ends[column] > limit { column &+= 1 }
                least = ends[column]
            }
            let x = Layout.left + Double(column) * (columnWidth + columnGap), height = width / ratio
            ends[column] = least + (height + rowGap)
            return Frame(x: x, y: least, width: width, height: height)
        }

        /// The edges that a photo in a column touches: the bottom one where it ends with the longest.
        private func edgesInColumns(_ frame: Frame) -> Edges {
            let last = Layout.left + Double(plan.columns - 1) * (columnWidth + columnGap)
            let bottom = (solvedHeight ?? 0) - Layout.bottom - 1e-06 * columnWidth
            var edges: Edges = []
            if frame.x == Layout.left { edges.insert(.left) }
            if frame.x == last { edges.insert(.right) }
            if frame.y == Layout.top { edges.insert(.top) }
            if frame.y + frame.height >= bottom { edges.insert(.bottom) }
            return edges
        }

        /// The block of a number; there is one as long as tiles are left.
        @inline(__always) private func block(_ number: Int) -> Block {
            if let rows = plan.rows { return rows.block(number, in: self) }
            return table.withUnsafeBufferPointer { table in
                let head = table.baseAddress.unsafelyUnwrapped + plan.start, line = head + 4 + number &* 9
                let across = 1 / head[0], down = 1 / head[1]
                return (Int(line[0] * line[1]), line[0], line[2], Frame(
                    x: (line[3]) * across,
                    y: (line[4]) * down,
                    width: Swift.max(0, (line[5] * width + line[6]) * across),
                    height: Swift.max(0, (line[7] * width + line[8]) * down)))
            }
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, more than 10_000_000 tiles, a number not finite, a scale not positive.
    /// `ratios` are those of the photos, width to height; one that is missing, or no finite number above 0, counts as 1:1.
    /// While `editing`, the add tile stands behind fewer than 5 photos.
    /// The layout holds the frames of tiles that keep the ratios of their photos, placed in order.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> Layout? {
        unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)?.solved(ratios, keepsFrames: true)
    }

    /// The same before tiles that keep the ratios of their photos are placed.
    private static func unsolved(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 4, column = columnGap ?? gap ?? 2
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width), editing: editing), plan.tiles <= 10_000_000 else { return nil }
        return Layout(plan: plan, width: Swift.max(0, width), height: 0, columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil, ratios: [Double] = [], editing: Bool = false) -> Double? {
        unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, ratios: ratios, editing: editing)?.solved(ratios, keepsFrames: false).size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> [Frame]? {
        let layout = unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)
        guard let layout else { return nil }
        return [Frame](unsafeUninitializedCapacity: layout.count) { layout.fill($0, ratios); $1 = layout.count }
    }

    /// Writes the frames of all tiles into a buffer, and returns how many; nil where it is too short.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false, into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
        let layout = unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)
        guard let layout, layout.count <= buffer.count else { return nil }
        layout.fill(buffer, ratios)
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
    /// `count` is how many there were. `ratios` are theirs, `ratio` is that of the new one. A photo that has no tile before or after is left out.
    /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
    static func moves(
        count: Int, inserting index: Int, ratio: Double = .nan, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Move]? {
        guard index >= 0, index <= count, count < Int.max, let start = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing) else { return nil }
        var after = ratios
        if index < 10_000_000 {
            after += Array(repeating: .nan, count: Swift.max(0, index - after.count))
            after.insert(ratio, at: index)
        }
        guard let end = layout(count: count + 1, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: after, editing: editing) else { return nil }
        return moves(from: start, to: end, count) { $0 < index ? $0 : $0 + 1 }
    }

    /// The ways of the photos that stay when the one at an index is deleted.
    ///
    /// `count` is how many there were. A photo that has no tile before or after is left out.
    /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
    static func moves(
        count: Int, deleting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Move]? {
        guard index >= 0, index < count, let start = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing) else { return nil }
        var after = ratios
        if index < after.count { after.remove(at: index) }
        guard let end = layout(count: count - 1, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: after, editing: editing) else { return nil }
        return moves(from: start, to: end, count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }

    private static func moves(from start: Layout, to end: Layout, _ count: Int, _ target: (Int) -> Int?) -> [Move] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else { return nil }
            return Move(from: index, to: other, start: start[index], end: end[other])
        }
    }

    /// A waterfall that grows: a photo is appended to the column that is shortest so far, and those that have been placed stay where they are.
    ///
    /// The frames are those of `layout`, except for counts that have another rule there.
    struct Columns: Sendable {
        private var layout: Layout
        /// Where the next photo of each column goes.
        private var ends: [Double]
        private var longest = Layout.top

        /// How many photos have been appended.
        private(set) var count = 0

        /// The columns without photos. Nil: no waterfall at this width, a number not finite, a scale not positive.
        init?(width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false) {
            guard var layout = unsolved(count: 0, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: []), let plan = columns(layout.width) else { return nil }
            layout.plan = plan
            layout.solvedHeight = 0
            self.layout = layout
            ends = [Double](repeating: Layout.top, count: plan.columns)
        }

        /// The size of the container.
        var size: Size { layout.size }

        /// Places the next photo; a ratio that is no finite number above 0 is unknown and counts as 1:1, as does the tile that adds one.
        @discardableResult mutating func append(ratio: Double = .nan) -> Frame {
            let layout = layout
            let frame = ends.withUnsafeMutableBufferPointer {
                layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
            }
            longest = Swift.max(longest, frame.y + frame.height)
            count += 1
            self.layout.solvedHeight = longest + Layout.bottom
            return layout.placed(frame, in: layout.size)
        }
    }

    /// How many tiles a count has, and where their blocks are found, or how they keep the ratios of their photos within limits.
    fileprivate struct Plan: Sendable {
        var tiles = 0, hidden = 0, start = 0, adds = false, rows: Rows?, least = 0.0, greatest = 0.0, columns = 0

        var keepsRatios: Bool { greatest > 0 }

        /// A ratio within the limits; one that is unknown counts as 1 before that.
        @inline(__always) func limited(_ ratio: Double) -> Double {
            Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
        }
    }
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

        private static let top = 1.0, left = 4.0
        private static let bottom = 3.0, right = 2.0

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

    /// The ratios of what stands in the tiles, within the limits of a plan; that of the add tile is not known.
    fileprivate struct Ratios {
        let known: UnsafeBufferPointer<Double>, plan: Plan

        @inline(__always) subscript(index: Int) -> Double { plan.limited(index < known.count ? known[index] : 1) }
    }

    /// The plan for a count, with the add tile while editing fewer than 5 photos.
    private static func plan(_ count: Int, _ width: Double, editing: Bool) -> Plan? {
        guard editing, count >= 0, count < 5 else { return plan(count, width) }
        var next = plan(count + 1, width)
        next?.adds = true
        return next
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 1 where width < 500: return Plan(tiles: 1, start: 0)
        case 1 where width >= 900 && width < 1200: return Plan(tiles: 1, start: 13)
        case 1... where width >= 500 && width < 900: return Plan(tiles: count, greatest: .infinity, columns: 3)
        case 1... where width >= 1200: return Plan(tiles: count, greatest: .infinity, columns: 5)
        case 2... where width < 500: return Plan(tiles: count, rows: Rows(perRow: 2, last: .short, align: 0, sizing: .tileRatio(1)))
        case 2... where width >= 900 && width < 1200: return Plan(tiles: count, rows: Rows(perRow: 2, last: .short, align: 0, sizing: .tileRatio(1)))
        default: return count == 0 ? Plan() : nil
        }
    }

    /// For each layout what its numbers are divided by, across and down; its height in width, point;
    /// then for each block of equal tiles: columns, rows, edges;
    /// x in point; y in point; width in width, point; height in width, point.
    private static let table: [Double] = [
        1, 1,  1, -2,  1, 1, 15,  4,  1,  1, -6,  1, -6,  // 1: 1 (widths below 500)
        1, 1,  1, -2,  1, 1, 15,  4,  1,  1, -6,  1, -6,  // 1: 1 (widths from 900 to below 1200)
    ]

    /// The plan for no photos in the columns at a width; nil where no count of photos has any.
    private static func columns(_ width: Double) -> Plan? {
        switch width {
        case _ where width >= 500 && width < 900: return Plan(greatest: .infinity, columns: 3)
        case _ where width >= 1200: return Plan(greatest: .infinity, columns: 5)
        default: return nil
        }
    }
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Waterfall.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
