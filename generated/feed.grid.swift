// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from feed.grid; changes in here are lost when it is made again.

/// A feed without end in two columns, three from 600 points on: each photo goes to the column that is shortest so far.
///
/// Heights follow from the photos' own ratios. A photo of unknown ratio stands as a square and would move what is below it once its
/// ratio is known, so ratios should come with the feed. Columns that some feeds balance in hindsight are not: a photo that
/// has been placed stays where it is.
nonisolated enum Feed {
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
            let size = solved.size
            if scale != nil || mirrored { for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) } }
        }

        /// The distances of the tiles from the container's edges.
        fileprivate static let top = 5.0, left = 5.0, bottom = 5.0, right = 5.0

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
        let row = rowGap ?? gap ?? 5, column = columnGap ?? gap ?? 5
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
        var tiles = 0, hidden = 0, least = 0.0, greatest = 0.0, columns = 0

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
        case 1... where width >= 600: return Plan(tiles: count, greatest: .infinity, columns: 3)
        case 1... where width < 600: return Plan(tiles: count, greatest: .infinity, columns: 2)
        default: return count == 0 ? Plan() : nil
        }
    }

    /// The plan for no photos in the columns at a width; nil where no count of photos has any.
    private static func columns(_ width: Double) -> Plan? {
        switch width {
        case _ where width >= 600: return Plan(greatest: .infinity, columns: 3)
        case _ where width < 600: return Plan(greatest: .infinity, columns: 2)
        default: return nil
        }
    }
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Feed.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
