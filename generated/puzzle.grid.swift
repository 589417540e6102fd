// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from puzzle.grid; changes in here are lost when it is made again.

/// One template for each count of a collage, the pinwheel of five among them, which no split can make.
nonisolated enum Puzzle {
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

    /// Where the numbers of a layout stand.
    fileprivate struct Plan: Sendable {
        var start = 0
        var tiles = 0
        var hidden = 0

        func size(in space: Space) -> Size {
            if tiles == 0 { return Size(width: space.width, height: 0) }
            let frame = Plan.row(start, in: space)
            return Size(width: frame.width, height: frame.height)
        }

        func frame(at index: Int, in space: Space) -> Frame {
            return Plan.row(start + 1 + index, in: space)
        }

        func edges(at index: Int) -> Edges {
            return Edges(rawValue: touchedEdges[start + 1 + index])
        }

        private static func row(_ index: Int, in space: Space) -> Frame {
            let start = index * 8
            let width = space.width
            let columnGap = space.columnGap
            let rowGap = space.rowGap
            return Frame(
                x: table[start] * width + table[start + 1] * columnGap,
                y: table[start + 2] * width + table[start + 3] * rowGap,
                width: max(0, table[start + 4] * width + table[start + 5] * columnGap),
                height: max(0, table[start + 6] * width + table[start + 7] * rowGap))
        }
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 0: return Plan()
        case 2: return Plan(start: 0, tiles: 2)
        case 3: return Plan(start: 3, tiles: 3)
        case 4: return Plan(start: 7, tiles: 4)
        case 5: return Plan(start: 12, tiles: 5)
        case 6: return Plan(start: 18, tiles: 6)
        case 7: return Plan(start: 25, tiles: 7)
        case 8: return Plan(start: 33, tiles: 8)
        case 9: return Plan(start: 42, tiles: 9)
        default: return nil
        }
    }

    /// A row for each container and tile: x, y, width and height.
    /// x and width are a share of the width, column gaps;
    /// y and height are a share of the width, row gaps.
    private static let table: [Double] = [
        // 2: 2
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.5, -0.5,  1, 0,
        0.5, 0.5,  0, 0,  0.5, -0.5,  1, 0,
        // 3: ab / ac
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.5, -0.5,  1, 0,
        0.5, 0.5,  0, 0,  0.5, -0.5,  0.5, -0.5,
        0.5, 0.5,  0.5, 0.5,  0.5, -0.5,  0.5, -0.5,
        // 4: 2, 2
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.5, -0.5,  0.5, -0.5,
        0.5, 0.5,  0, 0,  0.5, -0.5,  0.5, -0.5,
        0, 0,  0.5, 0.5,  0.5, -0.5,  0.5, -0.5,
        0.5, 0.5,  0.5, 0.5,  0.5, -0.5,  0.5, -0.5,
        // 5: aab / cdb / cee
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.6666666666666666, -0.3333333333333333,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0, 0,  0.3333333333333333, -0.6666666666666666,  0.6666666666666666, -0.3333333333333333,
        0, 0,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.6666666666666666, -0.3333333333333333,
        0.3333333333333333, 0.3333333333333333,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.3333333333333333, 0.3333333333333333,  0.6666666666666666, 0.6666666666666666,  0.6666666666666666, -0.3333333333333333,  0.3333333333333333, -0.6666666666666666,
        // 6: aab / aac / def
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.6666666666666666, -0.3333333333333333,  0.6666666666666666, -0.3333333333333333,
        0.6666666666666666, 0.6666666666666666,  0, 0,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0, 0,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.3333333333333333, 0.3333333333333333,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        // 7: 2@3, 3@2, 2@3
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.5, -0.5,  0.375, -0.75,
        0.5, 0.5,  0, 0,  0.5, -0.5,  0.375, -0.75,
        0, 0,  0.375, 0.25,  0.3333333333333333, -0.6666666666666666,  0.25, -0.5,
        0.3333333333333333, 0.3333333333333333,  0.375, 0.25,  0.3333333333333333, -0.6666666666666666,  0.25, -0.5,
        0.6666666666666666, 0.6666666666666666,  0.375, 0.25,  0.3333333333333333, -0.6666666666666666,  0.25, -0.5,
        0, 0,  0.625, 0.75,  0.5, -0.5,  0.375, -0.75,
        0.5, 0.5,  0.625, 0.75,  0.5, -0.5,  0.375, -0.75,
        // 8: 2, 4, 2
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.5, -0.5,  0.3333333333333333, -0.6666666666666666,
        0.5, 0.5,  0, 0,  0.5, -0.5,  0.3333333333333333, -0.6666666666666666,
        0, 0,  0.3333333333333333, 0.3333333333333333,  0.25, -0.75,  0.3333333333333333, -0.6666666666666666,
        0.25, 0.25,  0.3333333333333333, 0.3333333333333333,  0.25, -0.75,  0.3333333333333333, -0.6666666666666666,
        0.5, 0.5,  0.3333333333333333, 0.3333333333333333,  0.25, -0.75,  0.3333333333333333, -0.6666666666666666,
        0.75, 0.75,  0.3333333333333333, 0.3333333333333333,  0.25, -0.75,  0.3333333333333333, -0.6666666666666666,
        0, 0,  0.6666666666666666, 0.6666666666666666,  0.5, -0.5,  0.3333333333333333, -0.6666666666666666,
        0.5, 0.5,  0.6666666666666666, 0.6666666666666666,  0.5, -0.5,  0.3333333333333333, -0.6666666666666666,
        // 9: 3, 3, 3
        0, 0,  0, 0,  1, 0,  1, 0,
        0, 0,  0, 0,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.3333333333333333, 0.3333333333333333,  0, 0,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0, 0,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0, 0,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.3333333333333333, 0.3333333333333333,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0.3333333333333333, 0.3333333333333333,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0, 0,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.3333333333333333, 0.3333333333333333,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
        0.6666666666666666, 0.6666666666666666,  0.6666666666666666, 0.6666666666666666,  0.3333333333333333, -0.6666666666666666,  0.3333333333333333, -0.6666666666666666,
    ]

    /// The edges of the container that each row touches.
    private static let touchedEdges: [UInt8] = [
        15, 7, 13,
        15, 7, 9, 12,
        15, 3, 9, 6, 12,
        15, 3, 9, 6, 0, 12,
        15, 3, 9, 8, 6, 4, 12,
        15, 3, 9, 2, 0, 8, 6, 12,
        15, 3, 9, 2, 0, 0, 8, 6, 12,
        15, 3, 1, 9, 2, 0, 8, 6, 4, 12,
    ]
}
