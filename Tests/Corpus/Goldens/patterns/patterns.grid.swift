// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from patterns.grid; changes in here are lost when it is made again.

/// Layouts that look at the shapes of the photos, alone, through `show`, in a section and while adding.
nonisolated enum Patterns {
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
            if !isEmpty { size = Size(width: width, height: Swift.max(0, lengthDown(plan.text.utf8Start, 2) / read(plan.text.utf8Start, 1, 1))) }
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
            let head = plan.text.utf8Start, line = head + 5 + number &* 15
            let across = 1 / read(head, 0, 1), down = 1 / read(head, 1, 1)
            return (Int(read(line, 0, 1) * read(line, 1, 1)), read(line, 0, 1), read(line, 2, 1), Frame(
                x: lengthAcross(line, 3) * across,
                y: lengthDown(line, 6) * down,
                width: Swift.max(0, lengthAcross(line, 9) * across),
                height: Swift.max(0, lengthDown(line, 12) * down)))
        }

        /// A number of a row: digits of 6 bits from "0" on, the highest first; half of the range is below 0.
        private func read(_ row: UnsafePointer<UInt8>, _ place: Int, _ digits: Int) -> Double {
            var value = -0.5
            for place in place..<place + digits { value = value * 64 + Double(row[place]) - 48 }
            return value
        }

        /// A length in width, column gap, row gap, whose numbers are at a place of a row.
        private func lengthAcross(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
            read(row, place, 1) * width + read(row, place + 1, 1) * columnGap + read(row, place + 2, 1) * rowGap
        }

        /// A length in width, column gap, row gap, whose numbers are at a place of a row.
        private func lengthDown(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
            read(row, place, 1) * width + read(row, place + 1, 1) * columnGap + read(row, place + 2, 1) * rowGap
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, a number not finite, a scale not positive.
    /// `ratios` are those of the photos, width to height; one that is missing, or no finite number above 0, counts as 1:1.
    /// While `editing`, the add tile stands behind fewer than 3 photos.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 4, column = columnGap ?? gap ?? 4
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width), ratios, editing: editing) else { return nil }
        return Layout(plan: plan, width: Swift.max(0, width), height: 0, columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil, ratios: [Double] = [], editing: Bool = false) -> Double? {
        layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, ratios: ratios, editing: editing)?.size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> [Frame]? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)
        guard let layout else { return nil }
        return Array(layout)
    }

    /// Writes the frames of all tiles into a buffer, and returns how many; nil where it is too short.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false, into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
        let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)
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
    /// `count` is how many there were. `ratios` are theirs, `ratio` is that of the new one. A photo that has no tile before or after is left out.
    /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
    static func moves(
        count: Int, inserting index: Int, ratio: Double = .nan, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Move]? {
        guard index >= 0, index <= count, count < Int.max, let start = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing) else { return nil }
        var after = ratios
        if index < 3 {
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

    /// How many tiles a count has, and where their blocks are found.
    fileprivate struct Plan: Sendable { var tiles = 0, hidden = 0, text: StaticString = "", adds = false }
    /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)

    /// The plan for a count, with the add tile while editing fewer than 3 photos.
    private static func plan(_ count: Int, _ width: Double, _ ratios: [Double], editing: Bool) -> Plan? {
        guard editing, count >= 0, count < 3 else { return plan(count, width, ratios, adding: nil) }
        var next = plan(count + 1, width, ratios, adding: count)
        next?.adds = true
        return next
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double, _ ratios: [Double], adding: Int?) -> Plan? {
        func ratio(_ index: Int) -> Double {
            if index == adding { return .nan }
            guard index < ratios.count, ratios[index] > 0, ratios[index] < .infinity else { return 1 }
            return ratios[index]
        }
        func isTall(_ index: Int) -> Bool { ratio(index) < 0.75 }
        func isWide(_ index: Int) -> Bool { ratio(index) > 1.3333333333333333 }
        let text: StaticString
        switch count {
        // 1[t]: 1 tile 3:4
        case 1 where isTall(0): text = #"QSTPPQQ_PPPPPPQPPTPP"#
        // 1[w]: 1 tile 16:9
        case 1 where isWide(0): text = #"Q`YPPQQ_PPPPPPQPPYPP"#
        // 1: 1
        case 1: text = #"QQQPPQQ_PPPPPPQPPQPP"#
        // 2[tt]: 2
        case 2 where isTall(0) && isTall(1): text = #"RRQOPRQ_PPPPPPQOPQOP"#
        // 2[w]: 1@2:1, 1@2:1
        case 2 where isWide(0): text = #"QRRPRQR_PPPPPPQPPQPP"#
        // 2: 2 tile 2:1
        case 2: text = #"RTQOPRQ_PPPPPPQOPQOP"#
        // 3[w]: 1@2:1, 2
        case 3 where isWide(0) && width >= 600: text = #"RRRORQQ[PPPPPPRPPQPPRQ^PPPQPRQOPQOP"#
        // 3[t..]: 1 | (1, 1)
        case 3 where isTall(0): text = #"SSRNQQQWPPPPPPRNQRNQQR]RQQPPPQOOQOO"#
        // 3[.tt]: 1, 2
        case 3 where isTall(1) && isTall(2): text = #"RRSORQQ[PPPPPPRPPRPPRQ^PPPRPRQOPQOP"#
        // 3[...]: 3
        case 3: text = #"SSQNPSQ_PPPPPPQNPQNP"#
        // 4[t]: 4
        case 4 where isTall(0) && width >= 600: text = #"TTQMPTQ_PPPPPPQMPQMP"#
        // 4..8: rows of 4
        case 4 where width >= 600: text = #"TTQMPTQ_PPPPPPQMPQMP"#
        // 4[.t]: show 3
        case 4 where isTall(0) && isTall(1): return Plan(tiles: 3, hidden: 1, text: #"SSRNQQQWPPPPPPRNQRNQQR]RQQPPPQOOQOO"#)
        // 4[.t]: show 3
        case 4 where isTall(1) && isTall(2): return Plan(tiles: 3, hidden: 1, text: #"RRSORQQ[PPPPPPRPPRPPRQ^PPPRPRQOPQOP"#)
        // 4[.t]: show 3
        case 4 where isTall(1): return Plan(tiles: 3, hidden: 1, text: #"SSQNPSQ_PPPPPPQNPQNP"#)
        // 4: 2, 2
        case 4: text = #"RRRNRRR_PPPPPPQOPQOP"#
        // 4..8: rows of 4
        case 5 where width >= 600: text = #"TTRJTTQ[PPPPPPQMPQMPQQVPPPQMTQMPQMP"#
        // 5..6: show 3
        case 5 where isTall(0): return Plan(tiles: 3, hidden: 2, text: #"SSRNQQQWPPPPPPRNQRNQQR]RQQPPPQOOQOO"#)
        // 5..6: show 3
        case 5 where isTall(1) && isTall(2): return Plan(tiles: 3, hidden: 2, text: #"RRSORQQ[PPPPPPRPPRPPRQ^PPPRPRQOPQOP"#)
        // 5..6: show 3
        case 5: return Plan(tiles: 3, hidden: 2, text: #"SSQNPSQ_PPPPPPQNPQNP"#)
        // 4..8: rows of 4
        case 6 where width >= 600: text = #"TTRJTTQ[PPPPPPQMPQMPRQVPPPQMTQMPQMP"#
        // 5..6: show 3
        case 6 where isTall(0): return Plan(tiles: 3, hidden: 3, text: #"SSRNQQQWPPPPPPRNQRNQQR]RQQPPPQOOQOO"#)
        // 5..6: show 3
        case 6 where isTall(1) && isTall(2): return Plan(tiles: 3, hidden: 3, text: #"RRSORQQ[PPPPPPRPPRPPRQ^PPPRPRQOPQOP"#)
        // 5..6: show 3
        case 6: return Plan(tiles: 3, hidden: 3, text: #"SSQNPSQ_PPPPPPQNPQNP"#)
        // 4..8: rows of 4
        case 7 where width >= 600: text = #"TTRJTTQ[PPPPPPQMPQMPSQVPPPQMTQMPQMP"#
        // 4..8: rows of 4
        case 8 where width >= 600: text = #"TTRJTTR_PPPPPPQMPQMP"#
        case 7...: return plan(3, width, ratios, adding: adding).map { Plan(tiles: $0.tiles, hidden: count - 3, text: $0.text) }
        default: return count == 0 ? Plan() : nil
        }
        return Plan(tiles: count, text: text)
    }
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Patterns.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
