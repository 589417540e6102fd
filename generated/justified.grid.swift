// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from justified.grid; changes in here are lost when it is made again.

/// Rows that fill the width, each photo at its own ratio and nothing cropped, in the manner of Flickr's justified view.
///
/// Photos higher than 1:2 or wider than 2:1 are cropped to that. How many photos a row has follows from their number alone: rows
/// of a height near some aim, which take more narrow photos than wide ones, are not reproduced.
nonisolated enum Justified {
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

        /// The frames of tiles that keep the ratios of their photos, and the height of the container then.
        fileprivate var frames: [Frame] = [], solvedHeight: Double?

        var startIndex: Int { 0 }
        var endIndex: Int { plan.tiles }

        /// How many photos have no tile.
        var hidden: Int { plan.hidden }

        /// The size of the container.
        var size: Size {
            var size = Size(width: width, height: 0)
            if let solvedHeight { size.height = Swift.max(0, solvedHeight) }
            return Size(width: snapped(0, size.width, columnGap).length, height: snapped(0, size.height, rowGap).length)
        }

        /// The frame of a tile; an index without a tile gives an empty one.
        subscript(index: Int) -> Frame {
            frames.indices.contains(index) ? placed(frames[index], in: size) : Frame(x: 0, y: 0, width: 0, height: 0)
        }

        /// What stands in a tile.
        func role(of index: Int) -> Role { hidden > 0 && index == count - 1 ? .more : .photo }

        /// The edges of the container that a tile touches.
        func edges(of index: Int) -> Edges {
            guard indices.contains(index) else { return [] }
            var edges = edgesOfPhoto(index)
            if mirrored, edges.contains(.left) != edges.contains(.right) { edges.formSymmetricDifference([.left, .right]) }
            return edges
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

        fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<Frame>, _ ratios: [Double]) {
            var solved = self
            if plan.keepsRatios { solved.solvedHeight = place(buffer.baseAddress, ratios) }
            let size = solved.size
            if scale != nil || mirrored { for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) } }
        }

        /// The distances of the tiles from the container's edges.
        fileprivate static let top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

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
                let ratios = Ratios(known: UnsafeBufferPointer(rebasing: ratios.prefix(plan.tiles)), plan: plan)
                return plan.perRow > 0 ? fillRows(buffer, ratios) : 0
            }
        }

        /// The edges that a tile touches where it keeps the ratio of its photo.
        private func edgesOfPhoto(_ index: Int) -> Edges { plan.perRow > 0 ? edgesInRows(index) : [] }


        /// The length of the rows with the first tiles, and how many tiles those are; the rows behind them are longer by one.
        private var rows: (length: Int, tiles: Int) {
            guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
            let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
            return (length, (rows - plan.tiles % rows) * length)
        }

        /// Rows that fill the width: all tiles of one have the height at which their widths add up to it.
        private func fillRows(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            let rows = rows
            var y = Layout.top, start = 0
            while start < plan.tiles {
                let end = start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                var sum = 0.0, x = Layout.left
                for index in start..<end { sum += ratios[index] }
                let height = (width - Layout.left - Layout.right - Double(end - start - 1) * columnGap) / sum
                if let buffer {
                    let side = Swift.max(0, height)
                    for index in start..<end {
                        let frame = Frame(x: x, y: y, width: side * ratios[index], height: side)
                        buffer[index] = frame
                        x += frame.width + columnGap
                    }
                }
                y += height + rowGap
                start = end
            }
            return y - rowGap + Layout.bottom
        }

        private func edgesInRows(_ index: Int) -> Edges {
            let rows = rows, isFirst = index < rows.tiles
            let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
            let start = index - place % length
            var edges: Edges = []
            if start == 0 { edges.insert(.top) }
            if start + length >= plan.tiles { edges.insert(.bottom) }
            if index == start { edges.insert(.left) }
            if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
            return edges
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, more than 10_000_000 tiles, a number not finite, a scale not positive.
    /// `ratios` are those of the photos, width to height; one that is missing, or no finite number above 0, counts as 1:1.
    /// The layout holds the frames of tiles that keep the ratios of their photos, placed in order.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []) -> Layout? {
        unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios)?.solved(ratios, keepsFrames: true)
    }

    /// The same before tiles that keep the ratios of their photos are placed.
    private static func unsolved(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []) -> Layout? {
        let row = rowGap ?? gap ?? 4, column = columnGap ?? gap ?? 4
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width)), plan.tiles <= 10_000_000 else { return nil }
        return Layout(plan: plan, width: Swift.max(0, width), height: 0, columnGap: column, rowGap: row, scale: scale, mirrored: mirrored)
    }

    /// The height of the container for a number of photos.
    static func height(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, scale: Double? = nil, ratios: [Double] = []) -> Double? {
        unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, ratios: ratios)?.solved(ratios, keepsFrames: false).size.height
    }

    /// The frames of all tiles.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []) -> [Frame]? {
        let layout = unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios)
        guard let layout else { return nil }
        return [Frame](unsafeUninitializedCapacity: layout.count) { layout.fill($0, ratios); $1 = layout.count }
    }

    /// Writes the frames of all tiles into a buffer, and returns how many; nil where it is too short.
    static func frames(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], into buffer: UnsafeMutableBufferPointer<Frame>) -> Int? {
        let layout = unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios)
        guard let layout, layout.count <= buffer.count else { return nil }
        layout.fill(buffer, ratios)
        return layout.count
    }

    /// How many tiles a count has, and where their blocks are found, or how they keep the ratios of their photos within limits.
    fileprivate struct Plan: Sendable {
        var tiles = 0, hidden = 0, least = 0.0, greatest = 0.0, perRow = 0, isBalanced = false

        var keepsRatios: Bool { greatest > 0 }

        /// A ratio within the limits; one that is unknown counts as 1 before that.
        @inline(__always) func limited(_ ratio: Double) -> Double {
            Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
        }
    }

    /// The ratios of what stands in the tiles, within the limits of a plan; that of the add tile is not known.
    fileprivate struct Ratios {
        let known: UnsafeBufferPointer<Double>, plan: Plan

        @inline(__always) subscript(index: Int) -> Double { plan.limited(index < known.count ? known[index] : 1) }
    }

    /// The plan for a count; nil where there is no rule.
    private static func plan(_ count: Int, _ width: Double) -> Plan? {
        switch count {
        case 1... where width >= 800: return Plan(tiles: count, least: 0.5, greatest: 2, perRow: 5, isBalanced: true)
        case 1...: return Plan(tiles: count, least: 0.5, greatest: 2, perRow: 3, isBalanced: true)
        default: return count == 0 ? Plan() : nil
        }
    }
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Justified.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
