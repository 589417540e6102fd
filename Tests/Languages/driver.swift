// Reads requests, and prints for each a number made of the bits of all that its layout says.
import Foundation
import GridgenKit

nonisolated(unsafe) var hash: UInt32 = 0
nonisolated(unsafe) var text = ""
let prints = CommandLine.arguments.count > 1

func add(_ value: Double) {
    // All NaN are one.
    let bits = value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
    hash = (hash ^ UInt32(truncatingIfNeeded: bits)) &* 16_777_619
    hash = (hash ^ UInt32(truncatingIfNeeded: bits >> 32)) &* 16_777_619
    if prints { text += " \(value)" }
}

func add(_ frame: PhotoFrame) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
}

func run(
    _ grid: any CompiledPhotoGrid.Type, _ shape: ((Double) -> String)?, _ mode: Int, _ request: PhotoRequest
) {
    let ratio = { (index: Int) -> Double in index < request.ratios.count ? request.ratios[index] : -1 }
    if mode == 1, let grid = grid as? any WaterfallPhotoGrid.Type {
        guard var columns = grid.columns(request) else { return add(-1) }
        for index in 0..<max(0, request.count) {
            add(columns.append(ratio: ratio(index)))
            add(columns.size.height)
        }
        return
    }
    if mode == 2, let grid = grid as? any JustifiedPhotoGrid.Type {
        guard var rows = grid.rows(request) else { return add(-1) }
        for index in 0..<max(0, request.count) {
            add(Double(rows.append(ratio: ratio(index))))
            add(rows.size.width)
            add(rows.size.height)
        }
        for index in -1...max(-1, request.count) { add(rows[index]) }
        return
    }
    if mode == 3 {
        // Some photos stay, some go, some come, and some are there twice.
        let before = (0..<request.count).map { $0 * 3 % 8 }
        let after = (0..<request.count * 2 / 3 + 1).map { ($0 * 5 + request.count) % 9 }
        var (start, end) = (request, request)
        (start.ratios, end.ratios) = (before.map(ratio), after.map(ratio))
        end.count = after.count
        guard let moves = grid.moves(from: before, start, to: after, end) else { return add(-1) }
        for move in moves {
            add(Double(move.from))
            add(Double(move.to))
            add(move.start)
            add(move.end)
        }
        return
    }
    if mode == 4 {
        // Buffers of any length, and indices without a tile.
        for capacity in 0..<12 {
            let buffer = UnsafeMutableBufferPointer<PhotoFrame>.allocate(capacity: capacity)
            add(Double(grid.frames(request, into: buffer) ?? -1))
            buffer.deallocate()
        }
        guard let layout = grid.layout(request) else { return add(-1) }
        for index in [Int(Int32.min), -1, layout.count, Int(Int32.max)] {
            add(layout[index])
            add(Double(layout.edges(of: index).rawValue))
        }
        return
    }
    if mode == 5 {
        // What is next to each tile, and what lies between some heights.
        guard let layout = grid.layout(request) else { return add(-1) }
        for index in -1...layout.count {
            for direction in [[], .top, .left, .bottom, .right, [.top, .left]] as [PhotoEdges] {
                add(Double(layout.neighbor(of: index, direction: direction) ?? -1))
            }
            // The parts of photos of all kinds, and of sizes that aren't any.
            let other = layout[index + 1], tiny = Double.leastNonzeroMagnitude
            let sides = [
                1, 0.3, 640.5, other.x, other.height, -2, 0, .nan, .infinity, 1e-300, 1e300, tiny,
            ]
            let places = [0.5, 0.3, 0, 1, .nan, other.y / 999, .infinity, -.infinity, 0.9, -3, 1e-17]
            for turn in 0..<44 {
                let photo = PhotoSize(
                    width: sides[turn % 12], height: sides[(turn * 5 + index + 1 + turn / 12) % 12])
                let focus = PhotoFocus(x: places[turn % 11], y: places[(turn * 3 + index + 1) % 11])
                add(layout.crop(of: index, photo: photo, focus: focus))
            }
        }
        for part in -1..<9 {
            let top = layout.size.height * Double(part) / 8
            let range = layout.range(in: top..<top + layout.size.height / 6)
            let meeting = layout.indices.filter {
                layout[$0].y < top + layout.size.height / 6 && layout[$0].y + layout[$0].height > top
            }
            guard meeting.first == range.first, meeting.last == range.last else {
                fatalError("\(range) in \(request)")
            }
            add(Double(range.count))
            if !range.isEmpty { add(Double(range.lowerBound)) }
        }
        return
    }
    if mode > 0 { return add(-2) }
    guard let layout = grid.layout(request), let frames = grid.frames(request) else {
        add(-1)
        add(0)
        return
    }
    add(Double(layout.count))
    add(Double(layout.hiddenCount))
    add(layout.size.width)
    add(layout.size.height)
    for index in -1...layout.count {
        add(layout[index])
        add(Double(layout.edges(of: index).rawValue))
        switch layout.role(of: index) {
        case .photo: add(0)
        case .more: add(1)
        case .add: add(2)
        }
        if frames.indices.contains(index) { add(frames[index]) }
    }
    add(grid.height(request) ?? -1)
    guard let shape else { return }
    for ratio in request.ratios { add(Double(shape(ratio).unicodeScalars.first?.value ?? 0)) }
}

while let line = readLine() {
    let words = line.split(separator: " ")
    let numbers = words.map { Double($0) ?? .nan }
    let known = { (index: Int) -> Double? in numbers[index].isNaN ? nil : numbers[index] }
    let insets = known(6).map {
        PhotoInsets(top: $0, leading: numbers[7], bottom: numbers[8], trailing: numbers[9])
    }
    let scale = numbers[10] == 0 ? nil : numbers[10]
    guard let grid = Int(words[0]), let count = Int(words[1]), let mode = Int(words[13]) else {
        fatalError(line)
    }
    hash = 2_166_136_261
    text = ""
    run(
        grids[grid], shapes[grid], mode,
        PhotoRequest(
            count: count, width: numbers[2], height: numbers[3], rowGap: known(4),
            columnGap: known(5),
            insets: insets, scale: scale, mirrored: numbers[11] != 0, ratios: Array(numbers[15...]),
            editing: numbers[12] != 0))
    print(prints ? text : "\(hash)")
}
