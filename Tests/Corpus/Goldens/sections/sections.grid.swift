// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from sections.grid; changes in here are lost when it is made again.

/// The photo layouts of ThreeWidths.
nonisolated enum ThreeWidths {
    /// A rectangle in points; its origin is the top left corner of the container.
    struct Frame: Hashable, Sendable {
        var x, y, width, height: Double
    }

    /// A size in points.
    struct Size: Hashable, Sendable {
        var width, height: Double
    }

    /// What stands in a tile: a photo, a photo and the number of those not shown, or the button that adds one.
    enum Role: Hashable, Sendable {
        case photo, more, add
    }

    /// Edges of the container that a tile touches.
    struct Edges: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue }
        static let top = Edges(rawValue: 1)
        static let left = Edges(rawValue: 2)
        static let bottom = Edges(rawValue: 4)
        static let right = Edges(rawValue: 8)
    }

    /// The tiles for one count of photos, in the order of the photos.
    struct Layout: RandomAccessCollection, Sendable {
        fileprivate let plan: Plan
        fileprivate let space: Space

        /// How many photos have no tile.
        var hidden: Int { plan.hidden }

        /// The size of the container.
        var size: Size { plan.size(in: space) }

        var startIndex: Int { 0 }
        var endIndex: Int { plan.tiles }

        /// The frame of a photo; an index that has no tile gives an empty one.
        subscript(index: Int) -> Frame {
            indices.contains(index) ? plan.frame(at: index, in: space) : Frame(x: 0, y: 0, width: 0, height: 0)
        }

        /// What stands in the tile at an index.
        func role(of index: Int) -> Role {
            hidden > 0 && index == count - 1 ? .more : .photo
        }

        /// The edges of the container that the tile at an index touches.
        func edges(of index: Int) -> Edges {
            indices.contains(index) ? plan.edges(at: index) : []
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`; without them the gaps are those of the spec.
    /// Nil for a count without a rule, and for a size or gap that is not finite.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil) -> Layout? {
        let row = rowGap ?? gap ?? 4
        let column = columnGap ?? gap ?? 4
        guard width.isFinite, row.isFinite, column.isFinite, let plan = plan(count, max(0, width)) else { return nil }
        let space = Space(width: max(0, width), height: 0, columnGap: column, rowGap: row)
        return Layout(plan: plan, space: space)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil) -> Double? {
        layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap)?.size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil) -> [Frame]? {
        layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap).map(Array.init)
    }

    /// Writes the frames of all tiles into a buffer and returns how many; nil where it is too short.
    static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil,
        into buffer: UnsafeMutableBufferPointer<Frame>
    ) -> Int? {
        guard let layout = layout(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap), layout.count <= buffer.count else { return nil }
        for index in layout.indices { buffer[index] = layout[index] }
        return layout.count
    }

    /// The container and the gaps, in points.
    fileprivate struct Space: Sendable {
        var width, height, columnGap, rowGap: Double
    }

    /// Where the numbers of a layout stand, or the rows that it is computed by.
    fileprivate struct Plan: Sendable {
        var start = 0
        var tiles = 0
        var hidden = 0
        var rows: Rows?

        func size(in space: Space) -> Size {
            if tiles == 0 { return Size(width: space.width, height: 0) }
            if let rows { return rows.size(count: tiles, in: space) }
            let frame = Plan.row(start, in: space)
            return Size(width: frame.width, height: frame.height)
        }

        func frame(at index: Int, in space: Space) -> Frame {
            if let rows { return rows.frame(at: index, count: tiles, in: space) }
            return Plan.row(start + 1 + index, in: space)
        }

        func edges(at index: Int) -> Edges {
            if let rows { return rows.edges(at: index, count: tiles) }
            return Edges(rawValue: touchedEdges[start + 1 + index])
        }

        private static func row(_ index: Int, in space: Space) -> Frame {
            let start = index * 12
            let width = space.width
            let columnGap = space.columnGap
            let rowGap = space.rowGap
            return Frame(
                x: table[start] * width + table[start + 1] * columnGap + table[start + 2] * rowGap,
                y: table[start + 3] * width + table[start + 4] * columnGap + table[start + 5] * rowGap,
                width: max(0, table[start + 6] * width + table[start + 7] * columnGap + table[start + 8] * rowGap),
                height: max(0, table[start + 9] * width + table[start + 10] * columnGap + table[start + 11] * rowGap))
        }
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 0: return Plan()
        case 1 where width < 400: return Plan(start: 0, tiles: 1)
        case 1: return Plan(start: 2, tiles: 1)
        case 2 where width < 400: return Plan(start: 4, tiles: 2)
        case 2: return Plan(start: 7, tiles: 2)
        case 3 where width >= 600: return Plan(start: 10, tiles: 3)
        case 3 where width < 400: return Plan(start: 14, tiles: 3)
        case 3: return Plan(start: 18, tiles: 3)
        case 4 where width < 400: return Plan(start: 22, tiles: 4)
        case 4: return Plan(start: 27, tiles: 4)
        case 5 where width >= 600: return Plan(start: 32, tiles: 5)
        case 5 where width < 400: return Plan(start: 38, tiles: 5)
        case 5: return Plan(start: 44, tiles: 5)
        case 6 where width < 400: return Plan(start: 50, tiles: 6)
        case 6: return Plan(start: 57, tiles: 6)
        case 7 where width < 400: return Plan(start: 64, tiles: 7)
        case 7: return Plan(start: 72, tiles: 7)
        case 8 where width < 400: return Plan(start: 80, tiles: 8)
        case 8: return Plan(start: 89, tiles: 8)
        case 9... where width < 400: return Plan(tiles: count, rows: Rows(of: 2, last: .short, align: 0.5, sizing: .tileRatio(2)))
        case 9...: return Plan(tiles: count, rows: Rows(of: 3, last: .short, align: 0, sizing: .tileRatio(1)))
        default: return nil
        }
    }

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

        let perRow: Int
        let last: Last
        let align: Double
        let sizing: Sizing

        init(of perRow: Int, last: Last, align: Double, sizing: Sizing) {
            self.perRow = perRow
            self.last = last
            self.align = align
            self.sizing = sizing
        }

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
                return max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
            }
            return last == .short ? perRow : length
        }

        private func tile(_ length: Int, _ split: Split, in space: Space) -> Size {
            let slots = Double(slots(length, split))
            let rows = Double(split.firstRows + split.lastRows)
            let width = (space.width - Rows.left - Rows.right - (slots - 1) * space.columnGap) / slots
            func height(_ total: Double) -> Double {
                (total - Rows.top - Rows.bottom - (rows - 1) * space.rowGap) / rows
            }
            switch sizing {
            case .tileRatio(let ratio): return Size(width: width, height: width / ratio)
            case .tileSize(let width, let height): return Size(width: width, height: height)
            case .frameRatio(let ratio): return Size(width: width, height: height(space.width / ratio))
            case .frameFill: return Size(width: width, height: height(space.height))
            }
        }

        func size(count: Int, in space: Space) -> Size {
            let split = split(count)
            let first = tile(split.firstLength, split, in: space)
            let last = tile(split.lastLength, split, in: space)
            let slots = Double(slots(split.lastLength, split))
            let width = Rows.left + Rows.right + slots * last.width + (slots - 1) * space.columnGap
            let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
            let gaps = Double(split.firstRows + split.lastRows - 1) * space.rowGap
            let height = Rows.top + Rows.bottom + rows + gaps
            switch sizing {
            case .tileRatio: return Size(width: space.width, height: max(0, height))
            case .tileSize: return Size(width: max(0, width), height: max(0, height))
            case .frameRatio(let ratio): return Size(width: space.width, height: space.width / ratio)
            case .frameFill: return Size(width: space.width, height: space.height)
            }
        }

        func frame(at index: Int, count: Int, in space: Space) -> Frame {
            let split = split(count)
            let first = tile(split.firstLength, split, in: space)
            let cut = split.firstRows * split.firstLength
            let isFirst = index < cut
            let length = isFirst ? split.firstLength : split.lastLength
            let (row, column) = (isFirst ? index : index - cut).quotientAndRemainder(dividingBy: length)
            let tile = isFirst ? first : tile(length, split, in: space)
            let slot = Double(column) + align * Double(slots(length, split) - length)
            let above = isFirst ? 0 : Double(split.firstRows) * (first.height + space.rowGap)
            return Frame(
                x: Rows.left + slot * (tile.width + space.columnGap),
                y: Rows.top + above + Double(row) * (tile.height + space.rowGap),
                width: max(0, tile.width), height: max(0, tile.height))
        }

        func edges(at index: Int, count: Int) -> Edges {
            let split = split(count)
            let cut = split.firstRows * split.firstLength
            let isFirst = index < cut
            let length = isFirst ? split.firstLength : split.lastLength
            let (row, column) = (isFirst ? index : index - cut).quotientAndRemainder(dividingBy: length)
            let empty = slots(length, split) - length
            var edges: Edges = []
            if row == 0, isFirst || split.firstRows == 0 { edges.insert(.top) }
            if isFirst ? row == split.firstRows - 1 && split.lastRows == 0 : row == split.lastRows - 1 {
                edges.insert(.bottom)
            }
            if column == 0, align == 0 || empty == 0 { edges.insert(.left) }
            if column == length - 1, align == 1 || empty == 0 { edges.insert(.right) }
            return edges
        }
    }

    /// A row for each container and tile: x, y, width and height.
    /// x and width are a share of the width, column gaps, row gaps;
    /// y and height are a share of the width, column gaps, row gaps.
    private static let table: [Double] = [
        // 1: 1
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, 0, 0,
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, 0, 0,
        // 1: 1
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, 0, 0,
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, 0, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.25, -0.25, 0,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, -0.5, 0,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 3: 3
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.3333333333333333, -0.6666666666666666, 0,
        0, 0, 0,  0, 0, 0,  0.3333333333333333, -0.6666666666666666, 0,  0.3333333333333333, -0.6666666666666666, 0,
        0.3333333333333333, 0.3333333333333333, 0,  0, 0, 0,  0.3333333333333333, -0.6666666666666666, 0,  0.3333333333333333, -0.6666666666666666, 0,
        0.6666666666666666, 0.6666666666666666, 0,  0, 0, 0,  0.3333333333333333, -0.6666666666666666, 0,  0.3333333333333333, -0.6666666666666666, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, -0.5, 1,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.25, 0.25, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, -1, 1,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, -0.5, 1,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, -1, 1,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 5: 1 | (2, 2)
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.5, -1, 0.5,
        0, 0, 0,  0, 0, 0,  0.5, -1, 0.5,  0.5, -1, 0.5,
        0.5, 0, 0.5,  0, 0, 0,  0.25, -0.5, -0.25,  0.25, -0.5, -0.25,
        0.75, 0.5, 0.25,  0, 0, 0,  0.25, -0.5, -0.25,  0.25, -0.5, -0.25,
        0.5, 0, 0.5,  0.25, -0.5, 0.75,  0.25, -0.5, -0.25,  0.25, -0.5, -0.25,
        0.75, 0.5, 0.25,  0.25, -0.5, 0.75,  0.25, -0.5, -0.25,  0.25, -0.5, -0.25,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.75, -0.75, 2,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.25, 0.25, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1.5, -1.5, 2,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  0.75, -0.75, 2,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1.5, -1.5, 2,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, -1, 3,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.25, 0.25, 0,  0.75, -0.75, 3,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  2, -2, 3,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1.5, -1.5, 3,  0.5, -0.5, 0,  0.5, -0.5, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  1, -1, 3,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.25, -0.25, 1,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.5, -0.5, 2,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0, 0, 0,  0.75, -0.75, 3,  0.5, -0.5, 0,  0.25, -0.25, 0,
        0.5, 0.5, 0,  0.75, -0.75, 3,  0.5, -0.5, 0,  0.25, -0.25, 0,
        // 2..8: rows of 2
        0, 0, 0,  0, 0, 0,  1, 0, 0,  2, -2, 3,
        0, 0, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0, 0, 0,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  0.5, -0.5, 1,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  1, -1, 2,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0, 0, 0,  1.5, -1.5, 3,  0.5, -0.5, 0,  0.5, -0.5, 0,
        0.5, 0.5, 0,  1.5, -1.5, 3,  0.5, -0.5, 0,  0.5, -0.5, 0,
    ]

    /// The edges of the container that each row touches.
    private static let touchedEdges: [UInt8] = [
        15, 15,
        15, 15,
        15, 7, 13,
        15, 7, 13,
        15, 7, 5, 13,
        15, 3, 9, 4,
        15, 3, 9, 6,
        15, 3, 9, 6, 12,
        15, 3, 9, 6, 12,
        15, 7, 1, 9, 4, 12,
        15, 3, 9, 2, 8, 4,
        15, 3, 9, 2, 8, 6,
        15, 3, 9, 2, 8, 6, 12,
        15, 3, 9, 2, 8, 6, 12,
        15, 3, 9, 2, 8, 2, 8, 4,
        15, 3, 9, 2, 8, 2, 8, 6,
        15, 3, 9, 2, 8, 2, 8, 6, 12,
        15, 3, 9, 2, 8, 2, 8, 6, 12,
    ]
}
