// swift-format-ignore-file
// swiftlint:disable all
// Made by gridgen 0.1.0 from photos.grid; changes in here are lost when it is made again.

/// Photos that keep their ratios: blocks, rows, patterns, sections, `show` and a tile that adds one.
nonisolated enum Photos {
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
            if let solvedHeight { size.height = Swift.max(0, solvedHeight) } else if !isEmpty { size = Size(width: width, height: Swift.max(0, (table[plan.start + 2] * width + table[plan.start + 3] * columnGap + table[plan.start + 4]) / table[plan.start + 1])) }
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
                return plan.perRow > 0 ? fillRows(buffer, ratios) : plan.tree.utf8CodeUnitCount > 0 ? fillTree(buffer, ratios) : 0
            }
        }

        /// The edges that a tile touches where it keeps the ratio of its photo.
        private func edgesOfPhoto(_ index: Int) -> Edges { plan.perRow > 0 ? edgesInRows(index) : plan.tree.utf8CodeUnitCount > 0 ? Edges(rawValue: plan.edges.utf8Start[index] & 15) : [] }


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

        /// Solves the tree, which has fewer rows and blocks than its text has characters.
        private func fillTree(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            withUnsafeTemporaryAllocation(of: Tree.Line.self, capacity: plan.tree.utf8CodeUnitCount) { lines in
                let width = width - Layout.left - Layout.right
                let start = Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.tree.utf8Start, lines: lines)
                var tree = start
                let line = tree.measureStack()
                if let buffer {
                    tree = start
                    tree.placeStack(x: Layout.left, y: Layout.top, width: width, buffer)
                }
                return Layout.top + line.slope * width + line.offset + Layout.bottom
            }
        }

        /// The block of a number; there is one as long as tiles are left.
        @inline(__always) private func block(_ number: Int) -> Block {
            table.withUnsafeBufferPointer { table in
                let head = table.baseAddress.unsafelyUnwrapped + plan.start, line = head + 5 + number &* 11
                let across = 1 / head[0], down = 1 / head[1]
                return (Int(line[0] * line[1]), line[0], line[2], Frame(
                    x: (line[3]) * across,
                    y: (line[4]) * down,
                    width: Swift.max(0, (line[5] * width + line[6] * columnGap + line[7]) * across),
                    height: Swift.max(0, (line[8] * width + line[9] * columnGap + line[10]) * down)))
            }
        }
    }

    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` go before `gap`, and that before the spec's. `scale`, the pixels in a point, puts all edges on whole
    /// pixels, with equal gaps. `mirrored` runs from right to left. Nil: no rule for the count, more than 10_000_000 tiles, a number not finite, a scale not positive.
    /// `ratios` are those of the photos, width to height; one that is missing, or no finite number above 0, counts as 1:1.
    /// While `editing`, the add tile stands behind fewer than 4 photos.
    /// The layout holds the frames of tiles that keep the ratios of their photos, placed in order.
    static func layout(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> Layout? {
        unsolved(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing)?.solved(ratios, keepsFrames: true)
    }

    /// The same before tiles that keep the ratios of their photos are placed.
    private static func unsolved(count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false) -> Layout? {
        let row = rowGap ?? gap ?? 6, column = columnGap ?? gap ?? 3
        if let scale { guard scale > 0, scale < .infinity else { return nil } }
        guard width * 0 + row * 0 + column * 0 == 0, let plan = plan(count, Swift.max(0, width), ratios, editing: editing), plan.tiles <= 10_000_000 else { return nil }
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

    /// How many tiles a count has, and where their blocks are found, or how they keep the ratios of their photos within limits.
    /// The edges of a tile in a tree are the lower four bits of a character.
    fileprivate struct Plan: Sendable {
        var tiles = 0, hidden = 0, start = 0, adds = false, least = 0.0, greatest = 0.0, perRow = 0, isBalanced = false, tree: StaticString = "", edges: StaticString = ""

        var keepsRatios: Bool { greatest > 0 }

        /// A ratio within the limits; one that is unknown counts as 1 before that.
        @inline(__always) func limited(_ ratio: Double) -> Double {
            Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
        }
    }
    /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)

    /// The ratios of what stands in the tiles, within the limits of a plan; that of the add tile is not known.
    fileprivate struct Ratios {
        let known: UnsafeBufferPointer<Double>, plan: Plan

        @inline(__always) subscript(index: Int) -> Double { plan.limited(index < known.count ? known[index] : 1) }
    }

    /// Photos that keep their ratios, as the spec writes them: in `1|(1,2)` one stands beside two rows, of one and of two.
    ///
    /// The height of a block is slope · width + offset. Those of a stack are the sums of its rows', and a gap between two. In a row, whose
    /// blocks have one height, 1 / slope is the sum of 1 / slope, and offset / slope that of offset / slope, less a gap between two.
    fileprivate struct Tree {
        typealias Line = (slope: Double, offset: Double)

        let ratios: Ratios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
        /// The lines of rows and of stacks in parentheses, in the order in which they begin.
        let lines: UnsafeMutableBufferPointer<Line>
        var next = 0, line = 0, photo = 0

        /// Whether a character comes next; then it has been read.
        private mutating func reads(_ character: UInt8) -> Bool {
            guard text[next] == character else { return false }
            next += 1
            return true
        }

        /// Reads a number of photos side by side.
        private mutating func readPhotos() -> Int {
            var photos = 0
            while text[next] >= 48, text[next] < 58 { (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1) }
            return photos
        }

        /// The place for a line, which is taken at the beginning of its block.
        private mutating func nextLine() -> Int {
            line += 1
            return line - 1
        }

        mutating func measureStack() -> Line {
            var stack = measureRow()
            while reads(44) {
                let row = measureRow()
                stack = (stack.slope + row.slope, stack.offset + row.offset + rowGap)
            }
            return stack
        }

        private mutating func measureRow() -> Line {
            let line = nextLine()
            var width = 0.0, missing = columnGap
            repeat {
                if reads(40) {
                    let line = nextLine(), stack = measureStack()
                    lines[line] = stack
                    width += 1 / stack.slope
                    missing += stack.offset / stack.slope - columnGap
                    next += 1
                }
                for _ in 0..<readPhotos() {
                    width += ratios[photo]
                    missing -= columnGap
                    photo += 1
                }
            } while reads(124)
            lines[line] = (1 / width, missing / width)
            return lines[line]
        }

        mutating func placeStack(x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<Frame>) {
            var y = y
            repeat {
                let row = lines[nextLine()], height = row.slope * width + row.offset
                placeRow(x: x, y: y, height: height, buffer)
                y += height + rowGap
            } while reads(44)
        }

        private mutating func placeRow(x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<Frame>) {
            let side = Swift.max(0, height)
            var x = x
            repeat {
                if reads(40) {
                    let stack = lines[nextLine()], width = (height - stack.offset) / stack.slope
                    placeStack(x: x, y: y, width: width, buffer)
                    x += width + columnGap
                    next += 1
                }
                for _ in 0..<readPhotos() {
                    let frame = Frame(x: x, y: y, width: side * ratios[photo], height: side)
                    buffer[photo] = frame
                    x += frame.width + columnGap
                    photo += 1
                }
            } while reads(124)
        }
    }

    /// The plan for a count, with the add tile while editing fewer than 4 photos.
    private static func plan(_ count: Int, _ width: Double, _ ratios: [Double], editing: Bool) -> Plan? {
        guard editing, count >= 0, count < 4 else { return plan(count, width, ratios, adding: nil) }
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
        func isTall(_ index: Int) -> Bool { ratio(index) < 0.8 }
        func isSquare(_ index: Int) -> Bool { ratio(index) >= 0.8 && ratio(index) <= 1.2 }
        func isWide(_ index: Int) -> Bool { ratio(index) > 1.2 }
        switch count {
        case 1 where width >= 700: return Plan(tiles: 1, least: 0.3333333333333333, greatest: 3, tree: "1", edges: "O")  // 1: 1
        case 1: return Plan(tiles: 1, least: 0.4, greatest: 2.5, tree: "1", edges: "O")  // 1: 1
        case 2 where isTall(0) && isTall(1) && width >= 700: return Plan(tiles: 2, least: 0.3333333333333333, greatest: 3, tree: "2", edges: "GM")  // 2[tt]: 2
        case 2 where width >= 700: return Plan(tiles: 2, least: 0.3333333333333333, greatest: 3, tree: "1,1", edges: "KN")  // 2: 1, 1
        case 2 where isTall(0) && isTall(1): return Plan(tiles: 2, least: 0.4, greatest: 2.5, tree: "2", edges: "GM")  // 2[tt]: 2
        case 2: return Plan(tiles: 2, least: 0.4, greatest: 2.5, tree: "1,1", edges: "KN")  // 2: 1, 1
        case 3 where width >= 700: return Plan(tiles: 3, least: 0.3333333333333333, greatest: 3, tree: "3", edges: "GEM")  // 3: 3
        case 3 where isWide(0): return Plan(tiles: 3, least: 0.4, greatest: 2.5, tree: "1,2", edges: "KFL")  // 3[w]: 1, 2
        case 3 where isSquare(1): return Plan(tiles: 3, start: 0)
        case 3: return Plan(tiles: 3, least: 0.4, greatest: 2.5, tree: "1|(1,1)", edges: "GIL")  // 3: 1 | (1, 1)
        case 4 where width >= 700: return Plan(tiles: 4, least: 0.3333333333333333, greatest: 3, tree: "(1,1)|2", edges: "CFEM")  // 4: ((1, 1) | 1 | 1)
        case 4: return Plan(tiles: 4, least: 0.4, greatest: 2.5, tree: "1,1|(1,1)", edges: "KFHL")  // 4: (1, (1 | (1, 1)))
        case 5 where width >= 700: return Plan(tiles: 4, hidden: 1, least: 0.3333333333333333, greatest: 3, tree: "(1,1)|2", edges: "CFEM")  // 5: show 4
        case 5: return Plan(tiles: 4, hidden: 1, least: 0.4, greatest: 2.5, tree: "1,1|(1,1)", edges: "KFHL")  // 5: show 4
        case 6 where width >= 700: return Plan(tiles: 6, least: 0.3333333333333333, greatest: 3, tree: "3,3", edges: "CAIFDL")  // 6..8: rows of 3 stretch
        case 6: return Plan(tiles: 6, least: 0.4, greatest: 2.5, tree: "3,3", edges: "CAIFDL")  // 6..8: rows of 3 stretch
        case 7 where width >= 700: return Plan(tiles: 7, least: 0.3333333333333333, greatest: 3, tree: "3,3,1", edges: "CAIB@HN")  // 6..8: rows of 3 stretch
        case 7: return Plan(tiles: 7, least: 0.4, greatest: 2.5, tree: "3,3,1", edges: "CAIB@HN")  // 6..8: rows of 3 stretch
        case 8 where width >= 700: return Plan(tiles: 8, least: 0.3333333333333333, greatest: 3, tree: "3,3,2", edges: "CAIB@HFL")  // 6..8: rows of 3 stretch
        case 8: return Plan(tiles: 8, least: 0.4, greatest: 2.5, tree: "3,3,2", edges: "CAIB@HFL")  // 6..8: rows of 3 stretch
        case 12... where width >= 700:
            var plan = plan(4, width, ratios, adding: adding)
            plan?.hidden = count - 4
            return plan
        case 9... where width >= 700: return Plan(tiles: count, least: 0.3333333333333333, greatest: 3, perRow: 4, isBalanced: true)
        case 9...: return Plan(tiles: count, least: 0.4, greatest: 2.5, perRow: 4, isBalanced: true)
        default: return count == 0 ? Plan() : nil
        }
    }

    /// For each layout what its numbers are divided by, across and down; its height in width, column gap, point;
    /// then for each block of equal tiles: columns, rows, edges;
    /// x in point; y in point; width in width, column gap, point; height in width, column gap, point.
    private static let table: [Double] = [
        3, 3,  1, -2, 6,  3, 1, 15,  12,  3,  1, -2, -6,  1, -2, -6,  // 3[.s]: 3 tile 1:1
    ]
}

#if canImport(CoreGraphics)
    import CoreGraphics
    nonisolated extension Photos.Frame { var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
#endif
