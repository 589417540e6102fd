// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from listed.grid; changes in here are lost when it is made again.

/// Counts one after the other, in so many tiles that digits hold them.
nonisolated enum Listed {
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
            if !isEmpty { size = Size(width: width, height: Swift.max(0, lengthDown(plan.text.utf8Start, 4) / read(plan.text.utf8Start, 2, 2))) }
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
            let head = plan.text.utf8Start, line = head + 12 + number &* 31
            let across = 1 / read(head, 0, 2), down = 1 / read(head, 2, 2)
            return (Int(read(line, 0, 1) * read(line, 1, 1)), read(line, 0, 1), read(line, 2, 1), Frame(
                x: lengthAcross(line, 3) * across,
                y: lengthDown(line, 9) * down,
                width: Swift.max(0, lengthAcross(line, 17) * across),
                height: Swift.max(0, lengthDown(line, 23) * down)))
        }

        /// A number of a row: digits of 6 bits from "0" on, the highest first; half of the range is below 0.
        private func read(_ row: UnsafePointer<UInt8>, _ place: Int, _ digits: Int) -> Double {
            var value = -0.5
            for place in place..<place + digits { value = value * 64 + Double(row[place]) - 48 }
            return value
        }

        /// A length in width, column gap, point, whose numbers are at a place of a row.
        private func lengthAcross(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
            read(row, place, 2) * width + read(row, place + 2, 2) * columnGap + read(row, place + 4, 2)
        }

        /// A length in width, column gap, row gap, point, whose numbers are at a place of a row.
        private func lengthDown(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
            read(row, place, 2) * width + read(row, place + 2, 2) * columnGap + read(row, place + 4, 2) * rowGap + read(row, place + 6, 2)
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, a number not finite, a scale not positive.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 3, column = columnGap ?? gap ?? 5
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width)) else { return nil }
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
    fileprivate struct Plan: Sendable { var tiles = 0, hidden = 0, text: StaticString = "" }
    /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 2...12: return Plan(tiles: count, text: texts[count - 2])
        case 13...: return plan(12, width).map { Plan(tiles: $0.tiles, hidden: count - 12, text: $0.text) }
        default: return count == 0 ? Plan() : nil
        }
    }

    /// The numbers of each count, as digits.
    private static let texts: [StaticString] = [
        // 2: 1@2:1, 1
        #"P1P2P3P0P2OlQQ[P0P0P2P0P0P0P4P1P0OlP1P0P0OlQQ^P0P0P2P1P0P2P0P1P0OlP2P0P0Oh"#,
        // Three above one.
        // 3: 2, 1
        #"P2P2P3OoP2OlRQ[P0P0P4P0P0P0P4P1OoOlP1OoP0OlQQ^P0P0P4P1OoP2P0P2P0OhP2P0P0Oh"#,
        // 4: 3, 1
        #"P3P3P4OnP3OlSQ[P0P0P6P0P0P0P6P1OnOlP1OnP0OlQQ^P0P0P6P1OnP3P2P3P0OdP3P0P0Od"#,
        // 5: 2, 3
        #"P6P6P5OiP6P4RQ[P0P0P<P0P0P0P<P3OmOdP3OmP0OdSQ^P0P0P<P3OmP6P0P2OlOhP2OlP0Oh"#,
        // 6: aab / aac / def
        #"P3P3P3OjP6P0QQSP0P0P6P0P0P0P6P2OoOhP2OlP3OhQRYP2P2OnP0P0P0P6P1OnOlP1OnP0OlSQ^P0P0P6P2OlP6OnP1OnOlP1OnP0Ol"#,
        // 7: 2, 3, 2
        #"P6P6P8OfP<OhRQ[P0P0P<P0P0P0P<P3OmOdP3OmP0OdSQZP0P0P<P3OmP6P0P2OlOhP2OlP0OhRQ^P0P0P<P5OiP<OhP3OmOdP3OmP0Od"#,
        // 8: 3, 2, 3
        #"P6P6P7OeP<OlSQ[P0P0P<P0P0P0P<P2OlOhP2OlP0OhRQZP0P0P<P2OlP6P4P3OmOdP3OmP0OdSQ^P0P0P<P5OiP<OhP2OlOhP2OlP0Oh"#,
        // 9: 4, 1, 4
        #"P4P4P6OjP8OhTQ[P0P0P8P0P0P0P8P1OmOlP1OmP0OlQQZP0P0P8P1OmP4P4P4P0O`P4P0P0O`TQ^P0P0P8P5OmP8OdP1OmOlP1OmP0Ol"#,
        // 10: 5, 3, 2
        #"PNPNPOO5PlOlUQ[P0P0PlP0P0P0PlP6OXOXP6OXP0OXSQZP0P0PlP6OXPNPTP:O\OHP:O\P0OHRQ^P0P0PlP@ODPlOlP?OaO4P?OaP0O4"#,
        // 11: 1, 3, 7
        #"PEPEPOOPPZOHQQ[P0P0PZP0P0P0PZPEP0N\PEP0P0N\SQZP0P0PZPEP0PEOFP7ObOTP7ObP0OTWQ^P0P0PZPLObPZNjP3O^OdP3O^P0Od"#,
        // 12: 3, 4, 5
        #"PlPlP_MkQhPdSQ[P0P0QhP0P0P0QhPDOHN`PDOHP0N`TQZP0P0QhPDOHPlPXP?OCO4P?OCP0O4UQ^P0P0QhPSN[QhO\P<O@O@P<O@P0O@"#,
    ]
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Listed.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
