// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

nonisolated struct VectorEdges: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static var top: VectorEdges { VectorEdges(rawValue: 1) }
    static var left: VectorEdges { VectorEdges(rawValue: 2) }
    static var bottom: VectorEdges { VectorEdges(rawValue: 4) }
    static var right: VectorEdges { VectorEdges(rawValue: 8) }
}
nonisolated struct VectorFocus: Hashable, Sendable {
    var x, y: Double
    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    static var middle: VectorFocus { VectorFocus(x: 0.5, y: 0.5) }
}
nonisolated struct VectorFrame: Hashable, Sendable {
    var x, y, width, height: Double
    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
nonisolated struct VectorInsets: Hashable, Sendable {
    var top, leading, bottom, trailing: Double
    init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
    static var zero: VectorInsets { VectorInsets(0) }
}
nonisolated enum VectorRole: Hashable, Sendable {
    case photo, more, add
}
nonisolated struct VectorSize: Hashable, Sendable {
    var width, height: Double
    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
typealias VectorBlock = (tiles: Int, columns: Double, edges: Double, first: VectorFrame)
nonisolated struct VectorColumns: Sendable {
    var layout: VectorLayout
    var ends: [Double]
    var longest: Double
    private(set) var count = 0
    init(_ layout: VectorLayout) {
        self.layout = layout
        longest = layout.insets.top
        ends = [Double](repeating: longest, count: layout.plan.columns)
        self.layout.solvedHeight = 0
    }
    var size: VectorSize { layout.size }
    @discardableResult mutating func append(ratio: Double = .nan) -> VectorFrame {
        let layout = layout
        let frame = ends.withUnsafeMutableBufferPointer {
            layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
        }
        longest = Swift.max(longest, frame.y + frame.height)
        count += 1
        self.layout.solvedHeight = longest + layout.insets.bottom
        return layout.placed(frame, in: layout.size)
    }
}
nonisolated struct VectorGrowth {
    let text: UnsafePointer<UInt8>, buffer: UnsafeMutablePointer<VectorFrame>
    var next = 0, photo = 0
    init(text: UnsafePointer<UInt8>, buffer: UnsafeMutablePointer<VectorFrame>) {
        self.text = text
        self.buffer = buffer
    }
    var rows: Int {
        var rows = 1, depth = 0, place = next
        while text[place] > 32 {
            if text[place] == 40 { depth += 1 }
            if text[place] == 41 { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, text[place] == 44 { rows += 1 }
            place += 1
        }
        return rows
    }
    mutating func growStack(_ y: Double, _ length: Double) {
        let share = length / Double(rows)
        var row = 0
        while true {
            growRow(y + Double(row) * share, share)
            guard text[next] == 44 else { return }
            (row, next) = (row + 1, next + 1)
        }
    }
    mutating func growRow(_ y: Double, _ length: Double) {
        while true {
            var photos = 0
            if text[next] == 40 {
                next += 1
                growStack(y, length)
                next += 1
            }
            while text[next] >= 48, text[next] < 58 {
                (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
            }
            for index in photo..<photo + photos {
                buffer[index].y += y
                buffer[index].height += length
            }
            photo += photos
            guard text[next] == 124 else { return }
            next += 1
        }
    }
}
nonisolated extension VectorLayout {
    var contentWidth: Double { width - insets.leading - insets.trailing }
    var contentHeight: Double { height - insets.top - insets.bottom }
    var space: VectorSpace {
        VectorSpace(
            start: plan.start,
            text: plan.text,
            width: contentWidth, height: contentHeight, columnGap: columnGap, rowGap: rowGap)
    }
    var spacing: Double { plan.rows?.spacing(in: self) ?? columnGap }
    @inline(__always) func forEachBlock<Grid: CompiledVectorGrid>(
        with grid: Grid.Type, _ body: (VectorBlock) -> Void
    ) {
        grid.readBlocks(plan.tiles, { readBlock($0, with: grid) }, body)
    }
    @inline(__always) func readBlock<Grid: CompiledVectorGrid>(_ number: Int, with grid: Grid.Type)
        -> VectorBlock
    {
        if let rows = plan.rows { return rows.block(number, in: self) }
        return grid._block(number, in: space)
    }
    func find(_ index: Int) -> (block: VectorBlock, row: Int, column: Int)? {
        guard indices.contains(index) else { return nil }
        var rest = index, found: (block: VectorBlock, row: Int, column: Int)?
        forEachBlock(with: grid) { block in
            let columns = Int(block.columns)
            if found == nil, rest < block.tiles { found = (block, rest / columns, rest % columns) }
            rest -= block.tiles
        }
        return found
    }
    func edgesInBlock(_ index: Int) -> VectorEdges {
        guard let (block, row, column) = find(index) else { return [] }
        var edges = VectorEdges(rawValue: UInt8(block.edges))
        if row > 0 { edges.remove(.top) }
        if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
        if column > 0 { edges.remove(.left) }
        if column < Int(block.columns) - 1 { edges.remove(.right) }
        return edges
    }
    @inline(__always) func fillTiles<Grid: CompiledVectorGrid>(
        _ buffer: UnsafeMutableBufferPointer<VectorFrame>, with grid: Grid.Type
    ) {
        if plan.perBlock > 0 { return fillRepeat(buffer, with: grid) }
        if plan.hasParts { return fillParts(buffer, with: grid) }
        let columnGap = spacing
        var index = 0
        forEachBlock(with: grid) { grid.fillBlock($0, &index, insets, columnGap, rowGap, buffer) }
    }
}
nonisolated extension VectorLayout {
    func widthInBox(_ slope: Double, _ offset: Double) -> Double {
        let full = contentWidth
        guard plan.ratio != 0 else { return full }
        let most = plan.ratio > 0 ? full / plan.ratio : -plan.ratio
        return slope * full + offset <= most ? full : Swift.max(0, (most - offset) / slope)
    }
    func insetsInBox(_ width: Double) -> VectorInsets {
        let free = (contentWidth - width) * Double(plan.halvesBefore) / 2
        return VectorInsets(
            top: insets.top, leading: insets.leading + free, bottom: insets.bottom, trailing: insets.trailing)
    }
    func edgesBesideBox(_ frame: VectorFrame) -> VectorEdges {
        let tolerance = 0.000001 * contentWidth
        var edges: VectorEdges = []
        if frame.x - insets.leading > tolerance { edges.insert(.left) }
        if insets.leading + contentWidth - (frame.x + frame.width) > tolerance { edges.insert(.right) }
        return edges
    }
    func widthOfRows(_ ratios: VectorRatios) -> Double {
        guard plan.ratio != 0 else { return contentWidth }
        let rows = rows
        var slope = 0.0, offset = -rowGap, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0
            for index in start..<end { sum += ratios[index] }
            slope += 1 / sum
            offset += rowGap - Double(end - start - 1) * columnGap / sum
            start = end
        }
        return widthInBox(slope, offset)
    }
}
nonisolated extension VectorLayout {
    var columnWidth: Double {
        let columns = Double(plan.columns)
        return (contentWidth - (columns - 1) * columnGap) / columns
    }
    func fillColumns(_ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios) -> Double
    {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
            ends.initialize(repeating: insets.top)
            let width = columnWidth
            var longest = insets.top
            for index in 0..<plan.tiles {
                let frame = next(ratios[index], columnWidth: width, ends)
                longest = Swift.max(longest, frame.y + frame.height)
                buffer?[index] = frame
            }
            return longest + insets.bottom
        }
    }
    @inline(__always) func next(
        _ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>
    ) -> VectorFrame {
        if plan.liesAcross(ratio) {
            let width = Swift.max(0, contentWidth), height = width / ratio
            var y = ends[0], other = 1
            while other < ends.count {
                y = Swift.max(y, ends[other])
                other &+= 1
            }
            ends.update(repeating: y + (height + rowGap))
            return VectorFrame(x: insets.leading, y: y, width: width, height: height)
        }
        var column = 0, least = ends[0], second = Double.infinity, other = 1
        while other < ends.count {
            let end = ends[other], isLess = end < least
            second = Swift.min(second, isLess ? least : end)
            column = isLess ? other : column
            least = isLess ? end : least
            other &+= 1
        }
        let width = Swift.max(0, columnWidth), limit = least + 0.000001 * width
        if second <= limit {
            column = 0
            while ends[column] > limit { column &+= 1 }
            least = ends[column]
        }
        let x = insets.leading + Double(column) * (columnWidth + columnGap), height = width / ratio
        ends[column] = least + (height + rowGap)
        return VectorFrame(x: x, y: least, width: width, height: height)
    }
    func edgesInColumns(_ frame: VectorFrame) -> VectorEdges {
        let last = insets.leading + Double(plan.columns - 1) * (columnWidth + columnGap)
        let bottom = (solvedHeight ?? 0) - insets.bottom - 0.000001 * columnWidth
        var edges: VectorEdges = []
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.x == last { edges.insert(.right) }
        if frame.width > Swift.max(0, columnWidth) { edges.insert(.right) }
        if frame.y == insets.top { edges.insert(.top) }
        if frame.y + frame.height >= bottom { edges.insert(.bottom) }
        return edges
    }
}
nonisolated extension VectorLayout {
    func crop(of index: Int, photo: VectorSize, focus: VectorFocus = .middle) -> VectorFrame {
        let tile = self[index]
        return photo.crop(VectorSize(width: tile.width, height: tile.height), focus: focus)
    }
}
nonisolated extension VectorSize {
    func crop(_ tile: VectorSize, focus: VectorFocus) -> VectorFrame {
        let own = width / height, ratio = tile.width / tile.height, share = ratio / own
        guard width > 0, height > 0, share > 0, share < .infinity else {
            return VectorFrame(x: 0, y: 0, width: 1, height: 1)
        }
        let seen = VectorSize(width: share < 1 ? share : 1, height: own / ratio < 1 ? own / ratio : 1)
        return VectorFrame(
            x: seen.width.start(around: focus.x), y: seen.height.start(around: focus.y), width: seen.width,
            height: seen.height)
    }
}
nonisolated extension Double {
    fileprivate func start(around focus: Double) -> Double {
        let start = (focus.isNaN ? 0.5 : focus) - self * 0.5
        return start > 0 ? (start < 1 - self ? start : 1 - self) : 0
    }
}
nonisolated extension VectorLayout {
    func grown(_ height: Double, _ buffer: UnsafeMutablePointer<VectorFrame>?) -> Double {
        guard plan.floor != 0 else { return height }
        let least = plan.floor > 0 ? contentWidth / plan.floor : -plan.floor
        let own = height - insets.top - insets.bottom
        guard own < least else { return height }
        if let buffer { grow(least - own, buffer) }
        return height + (least - own)
    }
    func grow(_ length: Double, _ buffer: UnsafeMutablePointer<VectorFrame>) {
        if plan.perRow > 0 {
            let rows = rows, share = length / Double((plan.tiles - 1) / plan.perRow + 1)
            var row = 0, start = 0
            while start < plan.tiles {
                let end =
                    start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                for index in start..<end {
                    buffer[index].y += Double(row) * share
                    buffer[index].height += share
                }
                (row, start) = (row + 1, end)
            }
        }
        if plan.isTree {
            var growth = VectorGrowth(text: plan.text.utf8Start, buffer: buffer)
            growth.growStack(0, length)
        }
    }
}
nonisolated extension VectorLayout {
    subscript(index: Int) -> VectorFrame {
        if frames.indices.contains(index) { return placed(frames[index], in: size) }
        if plan.perBlock > 0, indices.contains(index) { return placed(frameInRepeat(index), in: size) }
        if plan.hasParts, indices.contains(index) {
            let (part, start) = findPart(index)
            return placed(part[index - start], in: size)
        }
        if let (block, row, column) = find(index) {
            let (width, height) = (block.first.width, block.first.height)
            let columnGap = spacing
            let frame = VectorFrame(
                x: insets.leading + block.first.x + Double(column) * (width + columnGap),
                y: insets.top + block.first.y + Double(row) * (height + rowGap), width: width, height: height)
            return placed(frame, in: size)
        }
        return VectorFrame(x: 0, y: 0, width: 0, height: 0)
    }
    func makeIterator() -> IndexingIterator<[VectorFrame]> {
        if plan.keepsRatios {
            let size = size
            return frames.map { placed($0, in: size) }.makeIterator()
        }
        return makeFrames([], with: grid).makeIterator()
    }
    func edges(of index: Int) -> VectorEdges {
        guard indices.contains(index) else { return [] }
        var edges = edgesOfTile(index)
        if plan.ratio != 0, frames.indices.contains(index) { edges.subtract(edgesBesideBox(frames[index])) }
        if isMirrored, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }
    func edgesOfTile(_ index: Int) -> VectorEdges {
        if plan.hasParts { return edgesInParts(index) }
        if plan.columns > 0 { return edgesInColumns(frames[index]) }
        if isStrip { return edgesInStrip(frames[index]) }
        if plan.keepsRatios, plan.rows != nil { return edgesInJustifiedRows(frames[index]) }
        if plan.perRow > 0 { return edgesInRows(index) }
        if plan.isTree {
            let first = plan.text.utf8CodeUnitCount - plan.tiles
            return VectorEdges(rawValue: plan.text.utf8Start[first + index] & 15)
        }
        if plan.perBlock > 0 { return edgesInRepeat(index) }
        return edgesInBlock(index)
    }
    @inline(__always) func makeFrames<Grid: CompiledVectorGrid>(
        _ ratios: [Double], with grid: Grid.Type
    ) -> [VectorFrame] {
        if isEmpty { return [] }
        return [VectorFrame](unsafeUninitializedCapacity: count) { buffer, written in
            fill(
                ratios,
                into: buffer, with: grid)
            written = count
        }
    }
    @inline(__always) func fill<Grid: CompiledVectorGrid>(
        _ ratios: [Double],
        into buffer: UnsafeMutableBufferPointer<VectorFrame>, with grid: Grid.Type
    ) {
        if plan.keepsRatios { return fillVectors(ratios, into: buffer) }
        fillTiles(buffer, with: grid)
        if scale != nil || isMirrored { place(buffer, in: computedSize(with: grid)) }
    }
    func fillVectors(_ ratios: [Double], into buffer: UnsafeMutableBufferPointer<VectorFrame>) {
        let height = place(buffer.baseAddress, ratios)
        let width = isStrip && !isEmpty ? widthOfStrip(buffer[0], buffer[plan.tiles - 1]) : width
        if scale != nil || isMirrored { place(buffer, in: snapped(VectorSize(width: width, height: height))) }
    }
    func place(_ buffer: UnsafeMutableBufferPointer<VectorFrame>, in size: VectorSize) {
        for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) }
    }
    func placed(_ frame: VectorFrame, in size: VectorSize) -> VectorFrame {
        let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
        return VectorFrame(
            x: isMirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length,
            height: y.length)
    }
    func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (
        start: Double, length: Double
    ) {
        guard let scale else { return (start, length) }
        func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
        return (
            pixel(start) / scale,
            Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale
        )
    }
}
nonisolated extension VectorLayout {
    func fillJustified(
        _ rows: VectorRowPlan, _ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios
    ) -> Double {
        if case .shape(let shape, let least, let height) = rows.sizing {
            return fillShape(shape, least, over: height, rows, buffer, ratios)
        }
        if rows.last == .balanced { return fillBalanced(rows, buffer, ratios) }
        let width = contentWidth
        var y = insets.top, bottom = y, previous: Double?, start = 0
        while start < plan.tiles {
            var end = start, sum = 0.0
            var narrowest = Double.infinity
            while end < plan.tiles {
                let ratio = ratios[end]
                narrowest = Swift.min(narrowest, ratio)
                let isTaken = rows.takes(narrowest: narrowest, ratio, end - start, sum, width, columnGap)
                if !isTaken { break }
                (end, sum) = (end + 1, sum + ratio)
            }
            let height = placeRow(
                start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
            bottom = y + height
            (start, y, previous) = (end, bottom + rowGap, height)
        }
        return bottom + insets.bottom
    }
    @inline(__always) func placeRow(
        _ row: Range<Int>, _ sum: Double, _ y: Double, _ rows: VectorRowPlan, isLast: Bool,
        after previous: Double?,
        _ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios
    ) -> Double {
        let gaps = Double(row.count - 1) * columnGap, filled = (contentWidth - gaps) / sum
        var x = insets.leading
        let height =
            isLast ? rows.lastHeight(filled, of: row, sum, after: previous, in: self, ratios) : filled
        if height != filled { x += rows.align * (contentWidth - gaps - height * sum) }
        guard let buffer else { return height }
        let side = Swift.max(0, height)
        for index in row {
            let frame = VectorFrame(x: x, y: y, width: side * ratios[index], height: side)
            buffer[index] = frame
            x += frame.width + columnGap
        }
        return height
    }
    func fillBalanced(
        _ rows: VectorRowPlan, _ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios
    ) -> Double {
        guard case .near(_, let least) = rows.sizing else { return 0 }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.tiles + 1) { best in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: plan.tiles + 1) { cuts in
                best.initialize(repeating: .infinity)
                cuts.initialize(repeating: 0)
                best[0] = 0
                for end in 0..<plan.tiles {
                    cuts[end + 1] = Swift.min(end + 1, least)
                    findRow(before: end + 1, least, rows.perRow, rows, best, cuts, ratios)
                }
                if best[plan.tiles] == .infinity {
                    findRow(before: plan.tiles, 1, least - 1, rows, best, cuts, ratios)
                }
                var start = plan.tiles, length = cuts[start]
                while start > 0 {
                    start -= length
                    (length, cuts[start]) = (cuts[start], length)
                }
                var y = insets.top, bottom = y, previous: Double?
                while start < plan.tiles {
                    let end = start + cuts[start]
                    var sum = 0.0
                    for index in start..<end { sum += ratios[index] }
                    let height = placeRow(
                        start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
                    bottom = y + height
                    (start, y, previous) = (end, bottom + rowGap, height)
                }
                return bottom + insets.bottom
            }
        }
    }
    func findRow(
        before end: Int, _ least: Int, _ greatest: Int, _ rows: VectorRowPlan,
        _ best: UnsafeMutableBufferPointer<Double>, _ cuts: UnsafeMutableBufferPointer<Int>,
        _ ratios: VectorRatios
    ) {
        let width = contentWidth, target = rows.target, tolerance = 0.000001 * target * target
        var sum = 0.0, length = 0
        while length < Swift.min(end, greatest) {
            length += 1
            let free = width - Double(length - 1) * columnGap
            if free <= 0 { return }
            sum += ratios[end - length]
            if length < least { continue }
            let away = free / sum - target, cost = Double(length) * away * away
            if best[end - length] + cost < best[end] - tolerance {
                (best[end], cuts[end]) = (best[end - length] + cost, length)
            }
            if away < 0, cost > best[end] { return }
        }
    }
    func edgesInJustifiedRows(_ frame: VectorFrame) -> VectorEdges {
        let near = 0.000001 * contentWidth
        var edges: VectorEdges = []
        if frame.y == insets.top { edges.insert(.top) }
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.y + frame.height >= (solvedHeight ?? 0) - insets.bottom - near { edges.insert(.bottom) }
        if frame.x + frame.width >= insets.leading + contentWidth - near { edges.insert(.right) }
        return edges
    }
}
nonisolated extension VectorLayout {
    func forEachPart<Grid: CompiledVectorGrid>(
        with grid: Grid.Type, _ body: (VectorLayout, Int) -> Double
    ) -> Double {
        let above = innerPlan(-Int(plan.above), with: grid), below = innerPlan(-Int(plan.below), with: grid)
        var others = plan
        (others.above, others.below) = (0, 0)
        others.tiles -= above.tiles + below.tiles
        var start = 0, height = 0.0, top = insets.top
        for number in 0..<3 {
            let part = number == 0 ? above : number == 1 ? others : below
            if part.tiles == 0 { continue }
            height = body(VectorLayout(part, from: top, of: self), start)
            top = height - insets.bottom + rowGap
            start += part.tiles
        }
        return height
    }
    func sizeOfParts<Grid: CompiledVectorGrid>(with grid: Grid.Type) -> VectorSize {
        VectorSize(
            width: width, height: forEachPart(with: grid) { part, _ in part.exactSize(with: grid).height })
    }
    func findPart(_ index: Int) -> (part: VectorLayout, start: Int) {
        var found = (part: self, start: 0)
        _ = forEachPart(with: grid) { part, start in
            if start <= index { found = (part, start) }
            if plan.keepsRatios { return 0 }
            return part.exactSize(with: grid).height
        }
        return found
    }
    func edgesInParts(_ index: Int) -> VectorEdges {
        let (part, start) = findPart(index)
        let isAimed = part.plan.keepsRatios && part.plan.rows != nil
        var edges = isAimed ? edgesInJustifiedRows(frames[index]) : part.edgesOfTile(index - start)
        if start > 0 { edges.remove(.top) }
        if start + part.count < count { edges.remove(.bottom) }
        return edges
    }
    func fillParts<Grid: CompiledVectorGrid>(
        _ buffer: UnsafeMutableBufferPointer<VectorFrame>, with grid: Grid.Type
    ) {
        _ = forEachPart(with: grid) { part, start in
            part.fillTiles(
                UnsafeMutableBufferPointer(rebasing: buffer[start..<start + part.count]), with: grid)
            return part.exactSize(with: grid).height
        }
    }
    func placeParts(
        _ buffer: UnsafeMutablePointer<VectorFrame>?, _ known: UnsafeBufferPointer<Double>, _ limits: VectorPlan
    ) -> Double {
        forEachPart(with: grid) { part, start in
            let buffer = buffer.map { $0 + start }
            let ratios = VectorRatios(
                known: UnsafeBufferPointer(rebasing: known.dropFirst(start)), plan: limits)
            if let rows = part.plan.rows { return part.fillJustified(rows, buffer, ratios) }
            if part.plan.perRow > 0 { return part.fillRows(buffer, ratios) }
            if part.plan.isTree { return part.fillTree(buffer, ratios) }
            return 0
        }
    }
}
nonisolated extension VectorLayout {
    var rows: (length: Int, tiles: Int) {
        guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
        let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
        return (length, (rows - plan.tiles % rows) * length)
    }
    func fillRows(_ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios) -> Double {
        let rows = rows
        let contentWidth = widthOfRows(ratios), insets = insetsInBox(contentWidth)
        var y = insets.top, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0, x = insets.leading
            for index in start..<end { sum += ratios[index] }
            let height = (contentWidth - Double(end - start - 1) * columnGap) / sum
            if let buffer {
                let side = Swift.max(0, height)
                for index in start..<end {
                    let frame = VectorFrame(x: x, y: y, width: side * ratios[index], height: side)
                    buffer[index] = frame
                    x += frame.width + columnGap
                }
            }
            y += height + rowGap
            start = end
        }
        if plan.floor != 0 { return grown(y - rowGap + insets.bottom, buffer) }
        return y - rowGap + insets.bottom
    }
    func edgesInRows(_ index: Int) -> VectorEdges {
        let rows = rows, isFirst = index < rows.tiles
        let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
        let start = index - place % length
        var edges: VectorEdges = []
        if start == 0 { edges.insert(.top) }
        if start + length >= plan.tiles { edges.insert(.bottom) }
        if index == start { edges.insert(.left) }
        if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
        return edges
    }
}
nonisolated extension VectorLayout {
    func solved(_ ratios: [Double], keepsFrames: Bool) -> VectorLayout {
        guard plan.keepsRatios else { return self }
        var layout = self
        if keepsFrames {
            layout.frames = [VectorFrame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                layout.solvedHeight = place(buffer.baseAddress, ratios)
                count = plan.tiles
            }
        } else {
            layout.solvedHeight = place(nil, ratios)
        }
        return layout
    }
    func place(_ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: [Double]) -> Double {
        ratios.withUnsafeBufferPointer { known in
            let known = plan.adds ? UnsafeBufferPointer(rebasing: known.prefix(plan.tiles - 1)) : known
            let plan = plan.limited(for: known)
            if plan.hasParts { return placeParts(buffer, known, plan) }
            let ratios = VectorRatios(known: known, plan: plan)
            if plan.columns > 0 { return fillColumns(buffer, ratios) }
            if let rows = plan.rows, case .strip(let box) = rows.sizing {
                return fillStrip(box, rows.align, buffer, ratios)
            }
            if let rows = plan.rows { return fillJustified(rows, buffer, ratios) }
            if plan.perRow > 0 { return fillRows(buffer, ratios) }
            if plan.isTree { return fillTree(buffer, ratios) }
            return 0
        }
    }
}
nonisolated extension VectorLayout {
    func neighbor(of index: Int, direction: VectorEdges) -> Int? {
        guard indices.contains(index) else { return nil }
        let tile = self[index]
        var nearest: Int?, distance = Double.infinity
        for other in indices {
            let frame = self[other]
            let isVertical = direction == .top || direction == .bottom
            let isBeside =
                isVertical
                ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
                : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height
            let own =
                switch direction {
                case .top: tile.y + tile.height - (frame.y + frame.height)
                case .left: tile.x + tile.width - (frame.x + frame.width)
                case .bottom: frame.y - tile.y
                case .right: frame.x - tile.x
                default: 0.0
                }
            if isBeside, own > 0, own < distance { (nearest, distance) = (other, own) }
        }
        return nearest
    }
    func range(in heights: Range<Double>) -> Range<Int> {
        let (top, bottom) = (heights.lowerBound, heights.upperBound)
        let hasRows =
            !plan.hasParts && (plan.perRow > 0 || plan.rows != nil) && first.map { $0.height > 0 } ?? false
        guard plan.columns > 0 || hasRows else {
            let meeting = indices.lazy.filter { self[$0].y < bottom && self[$0].y + self[$0].height > top }
            guard let first = meeting.first, let last = meeting.last else { return 0..<0 }
            return first..<last + 1
        }
        var end = firstIndex { $0.y >= bottom }
        guard plan.columns > 0 else {
            return Swift.min(end, firstIndex { $0.y + $0.height > top })..<end
        }
        var start = Swift.min(end, firstIndex { $0.y > top }), place = start
        var ended: Set<Double> = []
        while place > 0, ended.count < plan.columns {
            place -= 1
            let frame = self[place]
            if frame.y + frame.height > top { start = place } else { ended.insert(frame.x) }
        }
        while end > start, self[end - 1].y + self[end - 1].height <= top { end -= 1 }
        return start..<end
    }
    private func firstIndex(_ holds: (VectorFrame) -> Bool) -> Int {
        var start = 0, rest = count
        while rest > 0 {
            let half = rest / 2
            if holds(self[start + half]) {
                rest = half
            } else {
                (start, rest) = (start + half + 1, rest - half - 1)
            }
        }
        return start
    }
}
nonisolated extension VectorLayout {
    func innerPlan<Grid: CompiledVectorGrid>(_ count: Int, with grid: Grid.Type) -> VectorPlan {
        return grid.blockPlan(count, planWidth) ?? VectorPlan()
    }
    init(_ plan: VectorPlan, from top: Double, of layout: VectorLayout) {
        grid = layout.grid
        planWidth = layout.planWidth
        self.plan = plan
        width = layout.width
        columnGap = layout.columnGap
        rowGap = layout.rowGap
        let insets = layout.insets
        self.insets = VectorInsets(
            top: top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        scale = nil
        isMirrored = false
    }
}
nonisolated extension VectorLayout {
    init<Grid: CompiledVectorGrid>(block photos: Int, of layout: VectorLayout, with grid: Grid.Type)
    {
        self.init(layout.innerPlan(photos, with: grid), from: layout.insets.top, of: layout)
    }
    func blockSize<Grid: CompiledVectorGrid>(_ photos: Int, with grid: Grid.Type) -> (
        size: VectorSize, step: Double
    ) {
        let size = VectorLayout(block: photos, of: self, with: grid).exactSize(with: grid)
        return (size, size.height - insets.top - insets.bottom + rowGap)
    }
    func sizeOfRepeat<Grid: CompiledVectorGrid>(with grid: Grid.Type) -> VectorSize {
        let perBlock = Int(plan.perBlock), rest = plan.tiles % perBlock
        let block = blockSize(perBlock, with: grid)
        let last = rest > 0 ? blockSize(rest, with: grid).step : 0
        let height = Double(plan.tiles / perBlock) * block.step + last - rowGap
        return VectorSize(width: block.size.width, height: height + insets.top + insets.bottom)
    }
    @inline(__always) func moved(
        _ frame: VectorFrame, to block: Int, width: Double, step: Double
    ) -> VectorFrame {
        let reflected = insets.leading + width - insets.trailing - frame.x - frame.width
        return VectorFrame(
            x: plan.reflects && block & 1 == 1 ? reflected : frame.x, y: frame.y + Double(block) * step,
            width: frame.width, height: frame.height)
    }
    func fillRepeat<Grid: CompiledVectorGrid>(
        _ buffer: UnsafeMutableBufferPointer<VectorFrame>, with grid: Grid.Type
    ) {
        let perBlock = Int(plan.perBlock), (size, step) = blockSize(perBlock, with: grid)
        var block = 0, start = 0
        while start < plan.tiles {
            let photos = Swift.min(perBlock, plan.tiles - start), isRest = photos < perBlock
            if block == 0 || isRest {
                VectorLayout(block: photos, of: self, with: grid).fillTiles(
                    UnsafeMutableBufferPointer(rebasing: buffer[start..<start + photos]), with: grid)
            }
            let first = isRest ? start : 0
            for index in 0..<photos where block > 0 {
                buffer[start + index] = moved(
                    buffer[first + index], to: block, width: size.width, step: step)
            }
            block += 1
            start += perBlock
        }
    }
    func findBlock(_ index: Int) -> (block: Int, photos: Int, place: Int) {
        let perBlock = Int(plan.perBlock), block = index / perBlock
        return (block, Swift.min(perBlock, plan.tiles - block * perBlock), index % perBlock)
    }
    func frameInRepeat(_ index: Int) -> VectorFrame {
        let (number, photos, place) = findBlock(index)
        let frame = VectorLayout(block: photos, of: self, with: grid)[place]
        if number == 0 { return frame }
        let (size, step) = blockSize(Int(plan.perBlock), with: grid)
        return moved(frame, to: number, width: size.width, step: step)
    }
    func edgesInRepeat(_ index: Int) -> VectorEdges {
        let (number, photos, place) = findBlock(index)
        var edges = VectorLayout(block: photos, of: self, with: grid).edgesInBlock(place)
        if number > 0 { edges.remove(.top) }
        if index - place + photos < plan.tiles { edges.remove(.bottom) }
        let isReflected = plan.reflects && number & 1 == 1
        if isReflected, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }
}
nonisolated extension VectorLayout {
    func fillShape(
        _ shape: Double, _ least: Int, over wanted: Double, _ rows: VectorRowPlan,
        _ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios
    ) -> Double {
        let photos = plan.tiles, most = Swift.min(rows.perRow, photos), height = contentWidth / shape
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: photos) { known in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * photos) { lengths in
                for index in 0..<photos { known[index] = ratios[index] }
                lengths.initialize(repeating: photos)
                let cut = UnsafeMutableBufferPointer(rebasing: lengths.prefix(photos))
                let found = UnsafeMutableBufferPointer(rebasing: lengths.suffix(photos))
                var best: Double?
                for count in 0..<photos + 1 where count * least <= photos && photos <= count * most {
                    cutRows(0..<count, of: photos, least, most, cut)
                    repeat {
                        let cost = cost(of: cut[..<count], known, height, over: wanted)
                        if let best, !(cost < best - 0.000001 * contentWidth) { continue }
                        best = cost
                        for row in 0..<count { found[row] = cut[row] }
                    } while cutNext(count, least, most, cut)
                }
                var y = insets.top, bottom = y, start = 0, row = 0
                while start < photos {
                    let end = start + found[row]
                    var sum = 0.0
                    for index in start..<end { sum += known[index] }
                    bottom =
                        y + placeRow(start..<end, sum, y, rows, isLast: false, after: nil, buffer, ratios)
                    (start, row, y) = (end, row + 1, bottom + rowGap)
                }
                return bottom + insets.bottom
            }
        }
    }
    func cost(
        of cut: Slice<UnsafeMutableBufferPointer<Int>>, _ ratios: UnsafeMutableBufferPointer<Double>,
        _ height: Double, over wanted: Double
    ) -> Double {
        var total = 0.0, start = 0, previous = 0, isLow = false, isFalling = false
        for length in cut {
            var sum = 0.0
            for index in start..<start + length { sum += ratios[index] }
            let own = (contentWidth - Double(length - 1) * columnGap) / sum
            total += own
            if own < wanted { isLow = true }
            if length < previous { isFalling = true }
            (start, previous) = (start + length, length)
        }
        let away = (total + Double(cut.count - 1) * rowGap - height).magnitude
        return away * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1)
    }
    func cutRows(
        _ rows: Range<Int>, of photos: Int, _ least: Int, _ most: Int,
        _ cut: UnsafeMutableBufferPointer<Int>
    ) {
        var left = photos
        for row in rows {
            cut[row] = Swift.max(least, left - (rows.upperBound - row - 1) * most)
            left -= cut[row]
        }
    }
    func cutNext(
        _ count: Int, _ least: Int, _ most: Int, _ cut: UnsafeMutableBufferPointer<Int>
    ) -> Bool {
        var row = count - 1, left = 0
        while row > 0 {
            left += cut[row]
            row -= 1
            if cut[row] < most, left > (count - row - 1) * least {
                cut[row] += 1
                cutRows(row + 1..<count, of: left - 1, least, most, cut)
                return true
            }
        }
        return false
    }
}
nonisolated extension VectorLayout {
    var isStrip: Bool {
        if case .strip? = plan.rows?.sizing { return true }
        return false
    }
    func fillStrip(
        _ box: Double, _ align: Double, _ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios
    ) -> Double {
        let height = box > 0 ? contentWidth / box : -box
        if let buffer {
            let side = Swift.max(0, height)
            var sum = 0.0, x = insets.leading
            for index in 0..<plan.tiles { sum += ratios[index] }
            let free = contentWidth - side * sum - Double(plan.tiles - 1) * columnGap
            if free > 0 { x += align * free }
            for index in 0..<plan.tiles {
                let frame = VectorFrame(x: x, y: insets.top, width: side * ratios[index], height: side)
                buffer[index] = frame
                x += frame.width + columnGap
            }
        }
        return insets.top + height + insets.bottom
    }
    func widthOfStrip(_ first: VectorFrame, _ last: VectorFrame) -> Double {
        let end = last.x + last.width
        return end - first.x > contentWidth ? end + insets.trailing : width
    }
    func edgesInStrip(_ frame: VectorFrame) -> VectorEdges {
        let end = widthOfStrip(frames[0], frames[plan.tiles - 1]) - insets.trailing
        let near = 0.000001 * (end - insets.leading)
        var edges: VectorEdges = [.top, .bottom]
        if frame.x <= insets.leading + near { edges.insert(.left) }
        if frame.x + frame.width >= end - near { edges.insert(.right) }
        return edges
    }
}
nonisolated extension VectorLayout {
    func fillTree(_ buffer: UnsafeMutablePointer<VectorFrame>?, _ ratios: VectorRatios) -> Double {
        withUnsafeTemporaryAllocation(of: VectorTree.Line.self, capacity: plan.text.utf8CodeUnitCount) {
            lines in
            let start = VectorTree(
                ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.text.utf8Start, lines: lines)
            var tree = start
            let line = tree.measureStack()
            let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
            if let buffer {
                tree = start
                tree.placeStack(x: insets.leading, y: insets.top, width: contentWidth, buffer)
            }
            if plan.floor != 0 {
                return grown(
                    insets.top + line.slope * contentWidth + line.offset + insets.bottom, buffer)
            }
            return insets.top + line.slope * contentWidth + line.offset + insets.bottom
        }
    }
}
nonisolated struct VectorLayout: RandomAccessCollection, Sendable {
    let grid: InterpretedGrid.Type
    let plan: VectorPlan
    var _plan: VectorPlan { plan }
    let width: Double
    let planWidth: Double
    let columnGap, rowGap: Double
    let insets: VectorInsets
    let scale: Double?
    let isMirrored: Bool
    var height = 0.0
    var frames: [VectorFrame] = [], solvedHeight: Double?
    @inline(__always) init?<Grid: CompiledVectorGrid>(
        _ request: VectorRequest, _ plan: VectorPlan?, with grid: Grid.Type
    ) {
        if let scale = request.scale { guard scale > 0, scale < .infinity else { return nil } }
        self.grid = InterpretedGrid.self
        width = Swift.max(0, request.width)
        planWidth = request.width
        columnGap = request.columnGap ?? request.gap ?? grid.defaultColumnGap
        let rowGap = (request.rowGap ?? request.gap ?? grid.defaultRowGap) + grid.foot
        var insets = request.insets ?? grid.defaultInsets
        insets.top += grid.heading
        insets.bottom += grid.foot
        (self.rowGap, self.insets) = (rowGap, insets)
        scale = request.scale
        isMirrored = request.isMirrored
        let sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0
        let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
        guard request.width * 1e7 * 0 + gaps + sides == 0 else { return nil }
        guard let plan else { return nil }
        guard plan.tiles <= 10_000_000 else { return nil }
        self.plan = plan
        if grid.needsHeight {
            guard request.height * 1e7 * 0 == 0 else { return nil }
            height = Swift.max(0, request.height)
        }
        if plan.ratio != 0 { height = plan.ratio > 0 ? width / plan.ratio : -plan.ratio }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { plan.tiles }
    var hiddenCount: Int { plan.hidden }
    func role(of index: Int) -> VectorRole {
        guard index == count - 1 else { return .photo }
        if plan.adds { return .add }
        return hiddenCount > 0 ? .more : .photo
    }
    var size: VectorSize { computedSize(with: grid) }
    func computedSize<Grid: CompiledVectorGrid>(with grid: Grid.Type) -> VectorSize {
        snapped(exactSize(with: grid))
    }
    func snapped(_ size: VectorSize) -> VectorSize {
        VectorSize(
            width: snapped(0, Swift.max(0, size.width), columnGap).length,
            height: snapped(0, Swift.max(0, size.height), rowGap).length)
    }
    func exactSize<Grid: CompiledVectorGrid>(with grid: Grid.Type) -> VectorSize {
        if isStrip, let solvedHeight, let first = frames.first, let last = frames.last {
            return VectorSize(width: widthOfStrip(first, last), height: solvedHeight)
        }
        if let solvedHeight { return VectorSize(width: width, height: solvedHeight) }
        guard !isEmpty else { return VectorSize(width: grid.fitsTiles ? 0 : width, height: 0) }
        if plan.perBlock > 0 { return sizeOfRepeat(with: grid) }
        if plan.hasParts { return sizeOfParts(with: grid) }
        if let rows = plan.rows { return rows.size(in: self) }
        return grid._tableSize(of: self)
    }
}
nonisolated struct VectorPlan: Sendable {
    var tiles = 0, hidden = 0
    var start = 0
    var columns = 0
    var across = 0.0
    var perRow = 0
    var ratio = 0.0
    var floor = 0.0
    var least = 0.0, greatest = 0.0
    var text: PlanText = ""
    var adds = false
    var isBalanced = false
    var isTree = false
    var perBlock: UInt16 = 0
    var reflects = false
    var above: UInt16 = 0, below: UInt16 = 0
    var isSided = false
    var halvesBefore: UInt8 = 0
    var rows: VectorRowPlan?
    init(
        tiles: Int = 0, hidden: Int = 0, start: Int = 0, columns: Int = 0, across: Double = 0,
        perRow: Int = 0, ratio: Double = 0,
        floor: Double = 0, least: Double = 0, greatest: Double = 0, text: PlanText = "",
        isBalanced: Bool = false,
        isTree: Bool = false, perBlock: UInt16 = 0, reflects: Bool = false, above: UInt16 = 0,
        below: UInt16 = 0,
        isSided: Bool = false, halvesBefore: UInt8 = 0, rows: VectorRowPlan? = nil
    ) {
        self.tiles = tiles
        self.hidden = hidden
        self.start = start
        self.columns = columns
        self.across = across
        self.perRow = perRow
        self.ratio = ratio
        self.floor = floor
        self.least = least
        self.greatest = greatest
        self.text = text
        self.isBalanced = isBalanced
        self.isTree = isTree
        self.perBlock = perBlock
        self.reflects = reflects
        self.above = above
        self.below = below
        self.isSided = isSided
        self.halvesBefore = halvesBefore
        self.rows = rows
    }
    var isInTable: Bool {
        if rows != nil { return false }
        if greatest > 0 { return false }
        if perBlock > 0 { return false }
        return tiles > 0
    }
    var hasParts: Bool { above > 0 || below > 0 }
    @inline(__always) func liesAcross(_ ratio: Double) -> Bool {
        across > 0 ? ratio > across : across < 0 && ratio >= -across
    }
    func limited(for known: UnsafeBufferPointer<Double>) -> VectorPlan {
        guard isSided else { return self }
        let photos = tiles + hidden, count = Swift.min(known.count, photos)
        var sum = 0.0, plan = self
        for index in 0..<count {
            let ratio = known[index]
            sum += ratio > 0 && ratio < .infinity ? ratio : 1
        }
        if sum + Double(photos - count) > Double(photos) * 1.000001 {
            plan.least = Swift.max(least, 1)
        } else {
            plan.greatest = Swift.min(greatest, 1)
        }
        return plan
    }
    var keepsRatios: Bool { greatest > 0 }
    @inline(__always) func limited(_ ratio: Double) -> Double {
        Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
    }
}
nonisolated struct VectorRatios {
    let known: UnsafeBufferPointer<Double>, plan: VectorPlan
    init(known: UnsafeBufferPointer<Double>, plan: VectorPlan) {
        self.known = known
        self.plan = plan
    }
    @inline(__always) subscript(index: Int) -> Double {
        plan.limited(index < known.count ? known[index] : 1)
    }
}
nonisolated struct VectorRowPlan: Sendable {
    enum Last: Sendable { case short, stretch, balanced }
    enum Sizing: Sendable {
        case tileRatio(Double), tileSize(Double, Double), frame
        case tileHeight(Double)
        case spread(Double, Double)
        case near(Double, least: Int), over(Double)
        case under(Double), overSize(Double, Double)
        case shape(Double, least: Int, over: Double)
        case strip(Double)
    }
    typealias Split = (firstRows: Int, firstLength: Int, lastRows: Int, lastLength: Int)
    var perRow: Int, align: Double, sizing: Sizing, last: Last
    init(perRow: Int, align: Double, sizing: Sizing, last: Last) {
        self.perRow = perRow
        self.last = last
        self.align = align
        self.sizing = sizing
    }
    func split(_ count: Int) -> Split {
        let rows = (count - 1) / perRow + 1
        if last == .balanced {
            let longer = count % rows
            return (rows - longer, count / rows, longer, count / rows + 1)
        }
        return (rows - 1, perRow, 1, count - (rows - 1) * perRow)
    }
    func slots(_ length: Int, _ split: Split) -> Int {
        if case .tileSize = sizing {
            return Swift.max(
                split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
        }
        if case .spread = sizing { return Swift.max(perRow, 2) }
        return last == .short ? perRow : length
    }
    func spacing(in layout: VectorLayout) -> Double {
        guard case .spread(let width, _) = sizing, perRow > 1 else { return layout.columnGap }
        return Swift.max(0, (layout.contentWidth - Double(perRow) * width) / Double(perRow - 1))
    }
    func tile(_ length: Int, _ split: Split, in layout: VectorLayout) -> VectorSize {
        let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
        let width = (layout.contentWidth - (slots - 1) * layout.columnGap) / slots
        switch sizing {
        case .tileRatio(let ratio): return VectorSize(width: width, height: width / ratio)
        case .tileHeight(let height): return VectorSize(width: width, height: height)
        case .tileSize(let width, let height): return VectorSize(width: width, height: height)
        case .spread(let width, let height): return VectorSize(width: width, height: height)
        case .near, .over: return VectorSize(width: 0, height: 0)
        case .under, .overSize: return VectorSize(width: 0, height: 0)
        case .shape: return VectorSize(width: 0, height: 0)
        case .strip: return VectorSize(width: 0, height: 0)
        case .frame:
            return VectorSize(width: width, height: (layout.contentHeight - (rows - 1) * layout.rowGap) / rows)
        }
    }
    func size(in layout: VectorLayout) -> VectorSize {
        if case .frame = sizing { return VectorSize(width: layout.width, height: layout.height) }
        let split = split(layout.plan.tiles), insets = layout.insets
        let first = tile(split.firstLength, split, in: layout),
            last = tile(split.lastLength, split, in: layout)
        let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
        let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
        let height = insets.top + insets.bottom + rows + gaps
        guard case .tileSize = sizing else { return VectorSize(width: layout.width, height: height) }
        let slots = Double(slots(split.lastLength, split))
        let width = slots * last.width + (slots - 1) * layout.columnGap
        return VectorSize(width: insets.leading + insets.trailing + width, height: height)
    }
    func block(_ number: Int, in layout: VectorLayout) -> VectorBlock {
        let split = split(layout.plan.tiles)
        let first = tile(split.firstLength, split, in: layout)
        let isFirst = number == 0 && split.firstRows > 0
        let length = isFirst ? split.firstLength : split.lastLength
        let tile = isFirst ? first : tile(length, split, in: layout)
        let empty = slots(length, split) - length
        let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
        var edges: VectorEdges = []
        if isFirst || split.firstRows == 0 { edges.insert(.top) }
        if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
        if align == 0 || empty == 0 { edges.insert(.left) }
        if align == 1 || empty == 0 { edges.insert(.right) }
        return (
            length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
            VectorFrame(
                x: align * Double(empty) * (tile.width + layout.columnGap), y: above,
                width: Swift.max(0, tile.width), height: Swift.max(0, tile.height))
        )
    }
    var target: Double {
        switch sizing {
        case .near(let height, _), .over(let height): return height
        case .under(let height), .overSize(_, let height): return height
        case .shape: return 0
        case .strip: return 0
        case .tileRatio, .tileSize, .frame: return 0
        case .tileHeight: return 0
        case .spread: return 0
        }
    }
    @inline(__always) func takes(
        narrowest: Double,
        _ ratio: Double, _ length: Int, _ sum: Double, _ width: Double, _ gap: Double
    ) -> Bool {
        switch sizing {
        case .near(let height, let least):
            if length < least || length >= perRow { return length < least }
            let own = sum * height + Double(length - 1) * gap
            let next = (sum + ratio) * height + Double(length) * gap
            return own < width / 2 || (next - width).magnitude <= (own - width).magnitude + 0.000001 * width
        case .over(let height):
            return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
        case .under(let height):
            return length == 0 || sum * height + Double(length - 1) * gap < width * 0.999999
        case .overSize(let tileWidth, let tileHeight):
            let height = Swift.max(tileHeight, tileWidth / narrowest)
            return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
        case .shape: return true
        case .strip: return true
        case .tileRatio, .tileSize, .frame: return true
        case .tileHeight: return true
        case .spread: return true
        }
    }
    func lastHeight(_ height: Double, after previous: Double?) -> Double {
        let greatest = 4.0 / 3 * target
        if last == .stretch || height <= greatest * 1.000001 { return height }
        if case .near = sizing, let previous { return Swift.min(previous, greatest) }
        return target
    }
    func lastHeight(
        _ height: Double, of row: Range<Int>, _ sum: Double, after previous: Double?, in layout: VectorLayout,
        _ ratios: VectorRatios
    ) -> Double {
        switch sizing {
        case .under(let most):
            let (width, gap) = (layout.contentWidth, layout.columnGap)
            let isShort = last != .stretch && takes(narrowest: 1, 1, row.count, sum, width, gap)
            return isShort ? most : height
        case .overSize(let tileWidth, let tileHeight):
            var least = tileHeight
            for index in row { least = Swift.max(least, tileWidth / ratios[index]) }
            return last == .stretch || height <= 4.0 / 3 * least * 1.000001 ? height : least
        default: return lastHeight(height, after: previous)
        }
    }
}
nonisolated struct VectorRows: Sendable {
    var layout: VectorLayout
    var ratios: [Double] = [], frames: [VectorFrame] = []
    var start = 0, y: Double, sum = 0.0, previous: Double?
    var narrowest = Double.infinity
    init(_ layout: VectorLayout) {
        self.layout = layout
        y = layout.insets.top
        self.layout.solvedHeight = 0
    }
    var count: Int { ratios.count }
    var size: VectorSize { layout.size }
    subscript(index: Int) -> VectorFrame {
        guard frames.indices.contains(index) else { return VectorFrame(x: 0, y: 0, width: 0, height: 0) }
        return layout.placed(frames[index], in: layout.size)
    }
    @discardableResult mutating func append(ratio: Double = .nan) -> Int {
        guard let rows = layout.plan.rows else { return count }
        let ratio = layout.plan.limited(ratio)
        var changed = start
        let (width, gap) = (layout.contentWidth, layout.columnGap)
        narrowest = Swift.min(narrowest, ratio)
        let isTaken = rows.takes(narrowest: narrowest, ratio, count - start, sum, width, gap)
        if !isTaken {
            let before = frames[start]
            let height = place(rows, isLast: false)
            if frames[start] == before { changed = count }
            (y, previous, start, sum) = (y + height + layout.rowGap, height, count, 0)
            narrowest = ratio
        }
        ratios.append(ratio)
        sum += ratio
        frames.append(VectorFrame(x: 0, y: 0, width: 0, height: 0))
        layout.solvedHeight = y + place(rows, isLast: true) + layout.insets.bottom
        return changed
    }
    private mutating func place(_ rows: VectorRowPlan, isLast: Bool) -> Double {
        let layout = layout, range = start..<count
        return frames.withUnsafeMutableBufferPointer { frames in
            ratios.withUnsafeBufferPointer { ratios in
                layout.placeRow(
                    range, sum, y, rows, isLast: isLast, after: previous, frames.baseAddress,
                    VectorRatios(known: ratios, plan: layout.plan))
            }
        }
    }
}
nonisolated struct VectorSpace: Sendable {
    let start: Int
    let text: PlanText
    let width, height: Double
    let columnGap, rowGap: Double
    init(
        start: Int, text: PlanText, width: Double, height: Double, columnGap: Double, rowGap: Double
    ) {
        self.start = start
        self.text = text
        self.width = width
        self.height = height
        self.columnGap = columnGap
        self.rowGap = rowGap
    }
}
nonisolated struct VectorTree {
    typealias Line = (slope: Double, offset: Double)
    let ratios: VectorRatios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
    let lines: UnsafeMutableBufferPointer<Line>
    var next = 0, line = 0, photo = 0
    init(
        ratios: VectorRatios, columnGap: Double, rowGap: Double, text: UnsafePointer<UInt8>,
        lines: UnsafeMutableBufferPointer<Line>
    ) {
        self.ratios = ratios
        self.columnGap = columnGap
        self.rowGap = rowGap
        self.text = text
        self.lines = lines
    }
    mutating func reads(_ character: UInt8) -> Bool {
        guard text[next] == character else { return false }
        next += 1
        return true
    }
    mutating func readVectors() -> Int {
        var photos = 0
        while text[next] >= 48, text[next] < 58 {
            (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
        }
        return photos
    }
    mutating func nextLine() -> Int {
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
    mutating func measureRow() -> Line {
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
            for _ in 0..<readVectors() {
                width += ratios[photo]
                missing -= columnGap
                photo += 1
            }
        } while reads(124)
        lines[line] = (1 / width, missing / width)
        return lines[line]
    }
    mutating func placeStack(
        x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<VectorFrame>
    ) {
        var y = y
        repeat {
            let row = lines[nextLine()], height = row.slope * width + row.offset
            placeRow(x: x, y: y, height: height, buffer)
            y += height + rowGap
        } while reads(44)
    }
    mutating func placeRow(
        x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<VectorFrame>
    ) {
        let side = Swift.max(0, height)
        var x = x
        repeat {
            if reads(40) {
                let stack = lines[nextLine()], width = (height - stack.offset) / stack.slope
                placeStack(x: x, y: y, width: width, buffer)
                x += width + columnGap
                next += 1
            }
            for _ in 0..<readVectors() {
                let frame = VectorFrame(x: x, y: y, width: side * ratios[photo], height: side)
                buffer[photo] = frame
                x += frame.width + columnGap
                photo += 1
            }
        } while reads(124)
    }
}
nonisolated extension CompiledVectorGrid {
    @inline(__always) static func readBlocks(
        _ tiles: Int, _ block: (Int) -> VectorBlock, _ body: (VectorBlock) -> Void
    ) {
        var index = 0, number = 0
        while index < tiles {
            let block = block(number)
            body(block)
            index &+= block.tiles
            number &+= 1
        }
    }
    @inline(__always) static func fillBlock(
        _ block: VectorBlock, _ index: inout Int, _ insets: VectorInsets, _ columnGap: Double, _ rowGap: Double,
        _ buffer: UnsafeMutableBufferPointer<VectorFrame>
    ) {
        let width = block.first.width, height = block.first.height, end = index &+ block.tiles
        let x = insets.leading + block.first.x, y = insets.top + block.first.y
        var row = 0.0, column = 0.0
        repeat {
            buffer[index] = VectorFrame(
                x: x + column * (width + columnGap), y: y + row * (height + rowGap), width: width,
                height: height)
            index &+= 1
            let next = column + 1, wraps = next == block.columns
            (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
        } while index < end
    }
}
nonisolated extension CompiledVectorGrid {
    static func moves<Vector: Hashable>(
        from before: [Vector], _ start: VectorRequest, to after: [Vector], _ end: VectorRequest
    ) -> [VectorMove]? {
        guard let start = layout(start), let end = layout(end) else { return nil }
        var places: [Vector: Int] = [:]
        for (place, photo) in after.enumerated() where places[photo] == nil { places[photo] = place }
        return moves(from: start, to: end, before.count) { places.removeValue(forKey: before[$0]) }
    }
    static func moves(
        ratio: Double = .nan,
        inserting index: Int, in request: VectorRequest
    ) -> [VectorMove]? {
        guard index >= 0, index <= request.count, request.count < Int.max, let start = layout(request) else {
            return nil
        }
        var next = request
        next.count += 1
        if index <= start.count {
            next.ratios += Array(repeating: .nan, count: Swift.max(0, index - next.ratios.count))
            next.ratios.insert(ratio, at: index)
        }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 < index ? $0 : $0 + 1 }
    }
    static func moves(deleting index: Int, in request: VectorRequest) -> [VectorMove]? {
        guard index >= 0, index < request.count, let start = layout(request) else { return nil }
        var next = request
        next.count -= 1
        if index < next.ratios.count { next.ratios.remove(at: index) }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }
    fileprivate static func moves(
        from start: VectorLayout, to end: VectorLayout, _ count: Int, _ target: (Int) -> Int?
    ) -> [VectorMove] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else {
                return nil
            }
            return VectorMove(from: index, to: other, start: start[index], end: end[other])
        }
    }
}
nonisolated extension CompiledVectorGrid {
    static func blockPlan(_ photos: Int, _ width: Double) -> VectorPlan? {
        return _plan(photos, width, [], false)
    }
}
nonisolated extension CompiledVectorGrid {
    static func layout(_ request: VectorRequest) -> VectorLayout? {
        return unsolved(request)?.solved(request.ratios, keepsFrames: true)
    }
    static func height(_ request: VectorRequest) -> Double? {
        let layout = unsolved(request)
        return layout?.solved(request.ratios, keepsFrames: false).size.height
    }
    static func frames(_ request: VectorRequest) -> [VectorFrame]? {
        return unsolved(request)?.makeFrames(request.ratios, with: self)
    }
    @inline(never) static func frames(
        _ request: VectorRequest, into buffer: UnsafeMutableBufferPointer<VectorFrame>
    ) -> Int? {
        guard let layout = unsolved(request), layout.count <= buffer.count else { return nil }
        layout.fill(
            request.ratios,
            into: buffer, with: self)
        return layout.count
    }
    @inline(__always)
    static func fillDirectly(
        _ count: Int, _ width: Double, _ height: Double, _ rowGap: Double, _ columnGap: Double,
        _ insets: VectorInsets, _ ratios: [Double], into buffer: UnsafeMutableBufferPointer<VectorFrame>
    ) -> Int? {
        let rowGap = rowGap + foot
        var insets = insets
        insets.top += heading
        insets.bottom += foot
        let ends = insets.top + insets.bottom, sides = insets.leading + insets.trailing
        let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
        guard width * 1e7 * 0 + height * 1e7 * 0 + gaps + ends * 1e7 * 0 + sides * 1e7 * 0 == 0,
            let plan = _plan(count, width, height, ratios, false),
            count >= 0,
            plan.tiles <= buffer.count
        else { return nil }
        let width = Swift.max(0, width), contentWidth = width - insets.leading - insets.trailing
        guard plan.isInTable else { return nil }
        let height = plan.ratio > 0 ? width / plan.ratio : plan.ratio < 0 ? -plan.ratio : Swift.max(0, height)
        let space = VectorSpace(
            start: plan.start,
            text: plan.text,
            width: contentWidth, height: height - insets.top - insets.bottom, columnGap: columnGap,
            rowGap: rowGap)
        var index = 0
        readBlocks(plan.tiles, { _block($0, in: space) }) {
            fillBlock($0, &index, insets, columnGap, rowGap, buffer)
        }
        return plan.tiles
    }
    static func tileCount(_ request: VectorRequest) -> Int? {
        if variesInTiles { return nil }
        return makePlan(request)?.tiles
    }
    @inline(__always) static func unsolved(_ request: VectorRequest) -> VectorLayout? {
        VectorLayout(request, makePlan(request), with: self)
    }
    @inline(__always) static func makePlan(_ request: VectorRequest) -> VectorPlan? {
        let count = request.count, width = request.width
        if count < 0 { return nil }
        if request.isEditing, count >= 0, count < appendLimit {
            var plan = _plan(count + 1, width, request.height, request.ratios, true)
            plan?.adds = true
            return plan
        }
        return _plan(count, width, request.height, request.ratios, false)
    }
}
nonisolated protocol CompiledVectorGrid: Sendable {
    static var defaultRowGap: Double { get }
    static var defaultColumnGap: Double { get }
    static var defaultInsets: VectorInsets { get }
    static var heading: Double { get }
    static var foot: Double { get }
    static var needsHeight: Bool { get }
    static var fitsTiles: Bool { get }
    static var appendLimit: Int { get }
    static var variesInTiles: Bool { get }
    static var hasStrips: Bool { get }
    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> VectorPlan?
    static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool
    ) -> VectorPlan?
    static func _block(_ number: Int, in space: VectorSpace) -> VectorBlock
    static func _tableSize(of layout: VectorLayout) -> VectorSize
}
nonisolated protocol WidthVectorGrid: CompiledVectorGrid {}
nonisolated protocol FilledVectorGrid: CompiledVectorGrid {}
nonisolated protocol RatioVectorGrid: CompiledVectorGrid {}
nonisolated protocol EditableVectorGrid: CompiledVectorGrid {}
nonisolated protocol WaterfallVectorGrid: RatioVectorGrid {
    static func _waterfall(_ width: Double) -> VectorPlan?
}
nonisolated protocol JustifiedVectorGrid: RatioVectorGrid {
    static func _justified(_ width: Double) -> VectorPlan?
}
nonisolated extension CompiledVectorGrid {
    static var defaultRowGap: Double { 0 }
    static var defaultColumnGap: Double { 0 }
    static var defaultInsets: VectorInsets { .zero }
    static var heading: Double { 0 }
    static var foot: Double { 0 }
    static var needsHeight: Bool { false }
    static var fitsTiles: Bool { false }
    static var appendLimit: Int { 0 }
    static var variesInTiles: Bool { false }
    static var hasStrips: Bool { false }
    @inline(__always) static func _plan(
        _ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool
    ) -> VectorPlan? { _plan(count, width, ratios, adds) }
    static func _block(_ number: Int, in space: VectorSpace) -> VectorBlock {
        (0, 1, 0, VectorFrame(x: 0, y: 0, width: 0, height: 0))
    }
    static func _tableSize(of layout: VectorLayout) -> VectorSize {
        VectorSize(width: layout.width, height: layout.height)
    }
}
nonisolated extension FilledVectorGrid {
    static var needsHeight: Bool { true }
}
nonisolated extension JustifiedVectorGrid {
    static func rows(_ request: VectorRequest) -> VectorRows? {
        VectorLayout(request, _justified(Swift.max(0, request.width)), with: self).map(VectorRows.init)
    }
}
nonisolated struct VectorMove: Hashable, Sendable {
    let from, to: Int
    let start, end: VectorFrame
}
nonisolated struct VectorRequest: Hashable, Sendable {
    var count: Int
    var width: Double
    var height = Double.nan
    var gap: Double?
    var rowGap: Double?
    var columnGap: Double?
    var insets: VectorInsets?
    var scale: Double?
    var isMirrored = false
    var ratios: [Double] = []
    var isEditing = false
    init(
        count: Int, width: Double, height: Double = .nan, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, insets: VectorInsets? = nil, scale: Double? = nil, mirrored: Bool = false,
        ratios: [Double] = [], editing: Bool = false
    ) {
        self.count = count
        self.width = width
        self.height = height
        self.gap = gap
        self.rowGap = rowGap
        self.columnGap = columnGap
        self.insets = insets
        self.scale = scale
        self.isMirrored = mirrored
        self.ratios = ratios
        self.isEditing = editing
    }
}
nonisolated extension WaterfallVectorGrid {
    static func columns(_ request: VectorRequest) -> VectorColumns? {
        VectorLayout(request, _waterfall(Swift.max(0, request.width)), with: self).map(VectorColumns.init)
    }
}
