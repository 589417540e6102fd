// Calls generated Swift and prints what it answers: for each line of words, whole numbers and words first, then lengths as bits.
import Foundation
import GridgenKit

/// The words of a call that aren't read yet. Numbers are doubles as bits; what isn't set is `-`.
struct Words {
    var rest: ArraySlice<Substring>
    mutating func next() -> Double? { UInt64(rest.removeFirst(), radix: 16).map { Double(bitPattern: $0) } }
    mutating func whole() -> Int { next().flatMap { Int(exactly: $0) } ?? 0 }
    mutating func list() -> [Double] { (0..<whole()).map { _ in next() ?? .nan } }
}

func bits(_ number: Double) -> String {
    // All NaN are one.
    let digits = String(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

func bits(_ frames: [PhotoFrame]) -> [String] {
    frames.flatMap { [bits($0.x), bits($0.y), bits($0.width), bits($0.height)] }
}

func answer(_ moves: [PhotoMove]) -> [String] {
    moves.map { "\($0.from)" } + moves.map { "\($0.to)" }
        + bits(moves.map { $0.start } + moves.map { $0.end })
}

/// The layout, which the other functions must agree with.
func layout(_ grid: any CompiledPhotoGrid.Type, _ request: PhotoRequest) -> PhotoLayout? {
    guard let layout = grid.layout(request) else {
        precondition(grid.height(request) == nil && grid.frames(request) == nil)
        return nil
    }
    precondition(bits(grid.height(request) ?? 0) == bits(layout.size.height), "height")
    precondition(bits(Array(grid.frames(request) ?? [])) == bits(Array(layout)), "frames")
    let first = layout.indices.prefix(100)
    precondition(bits(Array(Array(layout)[first])) == bits(first.map { layout[$0] }), "a loop")
    let rest = PhotoFrame(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    withUnsafeTemporaryAllocation(of: PhotoFrame.self, capacity: layout.count + 1) { buffer in
        buffer.initialize(repeating: rest)
        precondition(grid.frames(request, into: buffer) == layout.count, "a buffer")
        precondition(bits(Array(buffer)) == bits(Array(layout) + [rest]), "a buffer")
        guard layout.count > 0 else { return }
        precondition(grid.frames(request, into: .init(rebasing: buffer.dropLast(2))) == nil, "a short buffer")
    }
    for index in [-1, layout.count] {
        precondition(
            layout[index] == PhotoFrame(x: 0, y: 0, width: 0, height: 0) && layout.edges(of: index) == [])
    }
    return layout
}

func answer(
    _ call: Substring, _ grid: any CompiledPhotoGrid.Type, _ shape: ((Double) -> String)?,
    _ request: PhotoRequest,
    _ words: inout Words
) -> [String]? {
    switch call {
    case "moves":
        let before = words.list().map { Int($0) }, after = words.list().map { Int($0) }
        let ratio = { (photo: Int) in photo < request.ratios.count ? request.ratios[photo] : .nan }
        var start = request, end = request
        (start.ratios, end.ratios) = (before.map(ratio), after.map(ratio))
        (start.count, end.count) = (before.count, after.count)
        return grid.moves(from: before, start, to: after, end).map(answer)
    case "inserting":
        let index = words.whole(), ratio = words.next() ?? .nan
        return grid.moves(ratio: ratio, inserting: index, in: request).map(answer)
    case "deleting": return grid.moves(deleting: words.whole(), in: request).map(answer)
    case "tileCount": return grid.tileCount(request).map { ["\($0)"] }
    case "columns":
        guard var columns = (grid as? any WaterfallPhotoGrid.Type)?.columns(request) else { return nil }
        var frames: [PhotoFrame] = [], heights: [String] = []
        for ratio in request.ratios {
            frames.append(columns.append(ratio: ratio))
            heights.append(bits(columns.size.height))
        }
        return bits(frames) + heights
    case "rows":
        guard var rows = (grid as? any JustifiedPhotoGrid.Type)?.rows(request) else { return nil }
        var changed: [String] = [], heights: [String] = []
        for ratio in request.ratios {
            changed.append("\(rows.append(ratio: ratio))")
            heights.append(bits(rows.size.height))
        }
        return changed + heights + bits(request.ratios.indices.map { rows[$0] })
    case "shape": return request.ratios.map { shape?($0) ?? "" }
    default:
        guard let layout = layout(grid, request) else { return nil }
        let indices = layout.indices.prefix(100)
        switch call {
        case "layout":
            let edges = indices.map { "\(layout.edges(of: $0).rawValue)" }
            return ["\(layout.count)", "\(layout.hiddenCount)"] + edges
                + indices.map { "\(layout.role(of: $0))" }
                + [bits(layout.size.width), bits(layout.size.height)] + bits(indices.map { layout[$0] })
        case "neighbor":
            return ([.top, .left, .bottom, .right] as [PhotoEdges]).flatMap { direction in
                indices.map { layout.neighbor(of: $0, direction: direction).map { "\($0)" } ?? "null" }
            }
        case "range":
            let heights = words.list()
            let ranges = stride(from: 0, to: heights.count, by: 2).map {
                layout.range(in: heights[$0]..<heights[$0 + 1])
            }
            return ranges.map { "\($0.isEmpty ? 0 : $0.lowerBound)" }
                + ranges.map { "\($0.isEmpty ? 0 : $0.upperBound)" }
        case "crop":
            let numbers = words.list()
            let parts = (0..<numbers.count / 4).map { (index: Int) -> PhotoFrame in
                let place = 4 * index
                let photo = PhotoSize(width: numbers[place], height: numbers[place + 1])
                let focus = PhotoFocus(x: numbers[place + 2], y: numbers[place + 3])
                return layout.crop(of: index, photo: photo, focus: focus)
            }
            return bits(parts)
        default: fatalError("unknown call")
        }
    }
}

while let line = readLine() {
    var words = Words(rest: line.split(separator: " ")[...])
    let call = words.rest.removeFirst(), grid = words.whole()
    var request = PhotoRequest(
        count: words.whole(), width: words.next() ?? .nan, height: words.next() ?? .nan)
    (request.gap, request.rowGap, request.columnGap) = (words.next(), words.next(), words.next())
    let insets = [words.next(), words.next(), words.next(), words.next()].compactMap { $0 }
    if insets.count == 4 {
        request.insets = PhotoInsets(
            top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    request.scale = words.next()
    (request.isMirrored, request.isEditing) = (words.whole() == 1, words.whole() == 1)
    request.ratios = words.list()
    print((answer(call, grids[grid], shapes[grid], request, &words) ?? ["none"]).joined(separator: " "))
}
