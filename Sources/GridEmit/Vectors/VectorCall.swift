/// A function of generated code, which vectors call.
///
/// To add a function, add a call here and to the runners in `Tests/Languages/Vectors`.
struct VectorCall: Sendable {
    let name: String
    /// Whether the grid's code has it.
    let exists: @Sendable (GridProgram) -> Bool
    /// Adds the arguments of the next call to a line, and what it returns.
    let answer: @Sendable (inout VectorRequests, inout VectorLine) -> Void

    /// Of a layout with more tiles, an answer has the first ones.
    private static let mostTiles = 100

    /// All but `layout`.
    static let others = [
        moves, inserting, deleting, tileCount, columns, rows, shape, neighbor, range, crop,
    ]

    static let layout = VectorCall(name: "layout", exists: { _ in true }) { requests, line in
        let (request, count) = requests.next()
        line.add(request, count: count)
        line.answer(InterpretedGrid.layout(request)) { line, layout in
            let indices = shown(layout), hidden = Int64(layout.hiddenCount)
            line.add("count", layout.count)
            // All that an `Int` can't hold are hidden.
            line.add("hidden", hidden == 0 ? 0 : hidden + count - Int64(request.count))
            line.add("edges", indices.map { Int(layout.edges(of: $0).rawValue) })
            line.add("roles", words: indices.map { layout.role(of: $0).word })
            line.add("size", layout.size)
            line.add("frames", indices.map { layout[$0] })
        }
    }

    /// Some photos stay, some go, some come, and some are there twice. A photo is the index of its ratio.
    private static let moves = VectorCall(name: "moves", exists: { _ in true }) { requests, line in
        let request = requests.nextSmall()
        let before = (0..<request.count).map { $0 * 3 % 8 }
        let after = (0..<requests.below(request.count + 4)).map { ($0 * 5 + request.count) % 9 }
        let ratio = { (photo: Int) -> Double in
            photo < request.ratios.count ? request.ratios[photo] : .nan
        }
        var start = request, end = request
        (start.ratios, end.ratios) = (before.map(ratio), after.map(ratio))
        end.count = after.count
        line.add(request)
        line.argument("before", before)
        line.argument("after", after)
        line.answer(InterpretedGrid.moves(from: before, start, to: after, end)) { $0.add($1) }
    }

    private static let inserting = VectorCall(name: "inserting", exists: { $0.appendLimit > 0 }) {
        requests, line in
        let request = requests.nextSmall(), index = requests.below(request.count + 1)
        let ratio = requests.ratio()
        line.add(request)
        line.argument("index", index)
        line.argument("ratio", ratio)
        line.answer(InterpretedGrid.moves(ratio: ratio, inserting: index, in: request)) { $0.add($1) }
    }

    private static let deleting = VectorCall(name: "deleting", exists: { $0.appendLimit > 0 }) {
        requests, line in
        var request = requests.nextSmall()
        request.count = Swift.max(1, request.count)
        let index = requests.below(request.count)
        line.add(request)
        line.argument("index", index)
        line.answer(InterpretedGrid.moves(deleting: index, in: request)) { $0.add($1) }
    }

    private static let tileCount = VectorCall(name: "tileCount", exists: { !$0.variesInTiles }) {
        requests, line in
        let (request, count) = requests.next()
        line.add(request, count: count)
        line.answer(InterpretedGrid.tileCount(request)) { $0.add("count", $1) }
    }

    private static let columns = VectorCall(name: "columns", exists: { !$0.waterfalls.isEmpty }) {
        requests, line in
        let request = requests.nextSmall()
        line.add(request)
        line.answer(InterpretedGrid.columns(request)) { line, columns in
            var columns = columns, frames: [VectorFrame] = [], heights: [Double] = []
            for ratio in request.ratios {
                frames.append(columns.append(ratio: ratio))
                heights.append(columns.size.height)
            }
            line.add("frames", frames)
            line.add("heights", heights)
        }
    }

    private static let rows = VectorCall(name: "rows", exists: { !$0.growing.isEmpty }) { requests, line in
        let request = requests.nextSmall()
        line.add(request)
        line.answer(InterpretedGrid.rows(request)) { line, rows in
            var rows = rows, changed: [Int] = [], heights: [Double] = []
            for ratio in request.ratios {
                changed.append(rows.append(ratio: ratio))
                heights.append(rows.size.height)
            }
            line.add("changed", changed)
            line.add("heights", heights)
            line.add("frames", request.ratios.indices.map { rows[$0] })
        }
    }

    private static let shape = VectorCall(name: "shape", exists: { $0.hasPatterns }) { requests, line in
        let request = requests.nextSmall()
        line.add(request)
        line.answer(request.ratios.map { InterpretedGrid.program.letter($0) }) {
            $0.add("letters", words: $1)
        }
    }

    private static let neighbor = VectorCall(name: "neighbor", exists: { _ in true }) { requests, line in
        let request = requests.nextSmall()
        line.add(request)
        line.answer(InterpretedGrid.layout(request)) { line, layout in
            let directions: [(String, VectorEdges)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            for (name, direction) in directions {
                line.add(name, places: shown(layout).map { layout.neighbor(of: $0, direction: direction) })
            }
        }
    }

    private static let range = VectorCall(name: "range", exists: { _ in true }) { requests, line in
        let request = requests.nextSmall(), layout = InterpretedGrid.layout(request)
        let heights = layout.map { requests.heights(in: $0) } ?? []
        line.add(request)
        line.argument("between", heights)
        line.answer(layout) { line, layout in
            let ranges = heights.map { layout.range(in: $0..<$1) }
            line.add("start", ranges.map { $0.isEmpty ? 0 : $0.lowerBound })
            line.add("end", ranges.map { $0.isEmpty ? 0 : $0.upperBound })
        }
    }

    private static let crop = VectorCall(name: "crop", exists: { _ in true }) { requests, line in
        let request = requests.nextSmall(), layout = InterpretedGrid.layout(request)
        let crops = layout.map { requests.crops(in: $0) } ?? []
        line.add(request)
        line.argument("crops", crops.flatMap { [$0.photo, $0.focus] })
        line.answer(layout) { line, layout in
            line.add(
                "parts",
                crops.enumerated().map { index, crop in
                    layout.crop(
                        of: index, photo: VectorSize(width: crop.photo.0, height: crop.photo.1),
                        focus: VectorFocus(x: crop.focus.0, y: crop.focus.1))
                })
        }
    }

    private static func shown(_ layout: VectorLayout) -> Range<Int> { 0..<Swift.min(layout.count, mostTiles) }
}

extension VectorLine {
    fileprivate mutating func add(_ moves: [VectorMove]) {
        add("from", moves.map { $0.from })
        add("to", moves.map { $0.to })
        add("start", moves.map { $0.start })
        add("end", moves.map { $0.end })
    }
}

extension VectorRole {
    fileprivate var word: String {
        switch self {
        case .photo: "photo"
        case .more: "more"
        case .add: "add"
        }
    }
}
