// Holds feeds in Swift to a model: lists of photos, and one loop over groups, each of which the kit lays out.
import Foundation

@testable import GridgenKit

struct Random {
    var state: UInt64

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / 9_007_199_254_740_992
    }

    mutating func below(_ end: Int) -> Int { Int(next() * Double(end)) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    mutating func ratios(_ count: Int) -> [Double] {
        (0..<count).map { _ in below(30) == 0 ? .nan : pick([0.75, 4 / 3, 1.5, 0.4 + 2 * next(), 9 * next()])
        }
    }
}

/// Photos in groups as lists: the ratio of each, and whether a group begins with it.
struct Model {
    var ratios: [Double] = [], begins: [Bool] = []

    static func known(_ ratios: [Double], from start: Int) -> [Double] {
        let usual: [Double] = [3 / 4, 4 / 3, 3 / 4, 9 / 16, 4 / 3, 3 / 4, 16 / 9, 3 / 4, 4 / 3, 1]
        return ratios.enumerated().map { index, ratio in
            Double(
                Float(
                    ratio > 0 && ratio < .infinity ? max(1e-9, min(1e9, ratio)) : usual[(start + index) % 10])
            )
        }
    }

    mutating func insert(_ new: [Double], at index: Int, into group: PhotoFeedIndex.InsertedGroup) {
        ratios.insert(contentsOf: Model.known(new, from: index), at: index)
        begins.insert(contentsOf: new.indices.map { $0 == 0 && group == .new }, at: index)
        let next = index + new.count
        if next < begins.count {
            if group == .next, begins[next] { begins.swapAt(index, next) }
            if group == .previous, index == 0 { begins[next] = false }
        }
        begins[0] = true
    }

    mutating func remove(_ photos: Range<Int>) {
        let hadBeginning = begins[photos].contains(true)
        ratios.removeSubrange(photos)
        begins.removeSubrange(photos)
        if hadBeginning, photos.lowerBound < begins.count { begins[photos.lowerBound] = true }
    }

    mutating func set(_ new: [Double], from index: Int) {
        for (place, ratio) in Model.known(new, from: index).enumerated() { ratios[index + place] = ratio }
    }

    var groups: [Range<Int>] {
        let starts = begins.indices.filter { begins[$0] } + [begins.count]
        return zip(starts, starts.dropFirst()).map { $0..<$1 }
    }
}

func rounded(_ height: Double) -> Double { height > 0 ? floor(height * 64 + 0.5) / 64 : 0 }

/// Rounds the tops and heights of a group's tiles; returns the height of the group.
func roundGroup(_ frames: inout [PhotoFrame], _ layout: PhotoLayout, gap: Double) -> Double {
    let plan = layout.plan, hasRows = !plan.hasParts && (plan.perRow > 0 || plan.rows != nil)
    var bottom = 0.0, top: Double?, y = 0.0, ends: [Double: Double] = [:], all = 0.0
    for index in frames.indices {
        let frame = frames[index], height = rounded(frame.height)
        if plan.columns > 0 {
            let isAcross = frame.width > layout.columnWidth * 1.0001
            y = isAcross ? ends.values.max() ?? all : ends[frame.x] ?? all
            if isAcross { (ends, all) = ([:], y + height + gap) } else { ends[frame.x] = y + height + gap }
        } else if hasRows {
            if let top, top != frame.y { y = bottom + gap }
            top = frame.y
        } else {
            frames[index].y = rounded(frame.y)
            frames[index].height = rounded(frame.y + frame.height) - rounded(frame.y)
            continue
        }
        (frames[index].y, frames[index].height) = (y, height)
        bottom = max(bottom, y + height)
    }
    return plan.columns > 0 || hasRows ? bottom : rounded(layout.size.height)
}

/// The frames of all photos before mirroring, which of them have a tile, and the size: one loop over groups.
func reference(_ grid: any CompiledPhotoGrid.Type, _ model: Model, _ request: PhotoRequest) -> (
    frames: [PhotoFrame], hasTile: [Bool], headings: [Double], size: PhotoSize
) {
    guard let empty = grid.feed(request)?.segments.forms else {
        return ([], [], [], PhotoSize(width: 0, height: 0))
    }
    let insets = request.insets ?? grid.defaultInsets,
        gap = rounded(max(0, empty.request.rowGap ?? 0) + grid.foot)
    func inset(_ length: Double) -> Double { length < 0 ? -rounded(-length) : rounded(length) }
    var all: [PhotoFrame] = [], hasTile: [Bool] = [], headings: [Double] = [], top = inset(insets.top),
        width = max(0, request.width)
    for group in model.groups {
        headings.append(top)
        top += rounded(grid.heading)
        var own = empty.request
        (own.count, own.ratios, own.isMirrored) = (group.count, Array(model.ratios[group]), false)
        var frames = grid.frames(own) ?? []
        let layout = frames.isEmpty ? nil : grid.layout(own)
        let height = layout.map { roundGroup(&frames, $0, gap: gap) } ?? 0
        width = max(width, layout?.size.width ?? 0)
        for index in frames.indices { frames[index].y += top }
        var hidden = frames.last ?? PhotoFrame(x: insets.leading, y: top, width: 0, height: 0)
        (hidden.width, hidden.height) = (0, 0)
        all += frames + Array(repeating: hidden, count: group.count - frames.count)
        hasTile += (0..<group.count).map { $0 < frames.count }
        top += height + gap
    }
    let height = model.ratios.isEmpty ? 0 : top - gap + inset(insets.bottom) + rounded(grid.foot)
    return (all, hasTile, headings, PhotoSize(width: width, height: max(0, height)))
}

nonisolated(unsafe) var failures = 0, checks = 0

func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    checks += 1
    if holds { return }
    failures += 1
    if failures < 20 { print(what()) }
}

/// Changes a feed and its model alike.
func change(_ feed: inout PhotoFeedIndex, _ model: inout Model, _ random: inout Random, _ widths: [Double]) {
    let count = model.ratios.count, place = random.below(count + 1)
    let photos = random.ratios(random.pick([1, 1, 3, 40, 700]))
    switch random.below(8) {
    case 0...2:
        let group = random.pick([PhotoFeedIndex.InsertedGroup.previous, .next, .new])
        let starts = model.begins.indices.filter { model.begins[$0] }
        let at = group == .next && !starts.isEmpty && random.below(2) == 0 ? random.pick(starts) : place
        feed.insert(ratios: photos, at: at, into: group)
        model.insert(photos, at: at, into: group)
    case 3, 4:
        let gone = place..<min(count, place + photos.count)
        feed.remove(gone)
        if !gone.isEmpty { model.remove(gone) }
    case 5:
        let known = Array(photos.prefix(count - place))
        feed.setRatios(photos, from: place)
        model.set(known, from: place)
    case 6:
        feed.append(groups: [(ratios: photos, count: photos.count), (ratios: nil, count: 3)])
        model.insert(photos, at: count, into: .new)
        model.insert([.nan, .nan, .nan], at: count + photos.count, into: .new)
    default: feed.width = random.pick(widths)
    }
}

/// Asks for something, which lays out some.
func ask(_ feed: inout PhotoFeedIndex, _ random: inout Random) {
    let top = feed.size.height * random.next()
    switch random.below(4) {
    case 0: _ = feed.range(in: top..<top + 900)
    case 1: _ = feed.frame(of: random.below(feed.count + 1))
    case 2: _ = feed.refine(photos: random.below(900))
    default:
        // What is at an anchor stays there, whatever is laid out below it.
        let anchor = feed.anchor(at: top), frame = feed.frame(of: anchor.photo)
        let before = feed.offset(of: anchor)
        expect(
            feed.count == 0 || frame.height == 0 || (before - top).magnitude < 1e-6 || anchor.part > 1,
            "an anchor moved from \(top) to \(before)")
    }
}

func compare(
    _ feed: inout PhotoFeedIndex, _ model: Model, _ grid: any CompiledPhotoGrid.Type, _ request: PhotoRequest
) {
    let (frames, hasTile, headings, size) = reference(grid, model, request), name = "\(grid)"
    expect(feed.refine(photos: .max) && feed.isExact, "\(name): estimates are left")
    expect(feed.size == size, "\(name): \(feed.size) isn't \(size)")
    expect(feed.groupCount == model.groups.count, "\(name): \(feed.groupCount) groups")
    for (number, group) in model.groups.enumerated().prefix(40) {
        expect(feed.photos(inGroup: number) == group, "\(name): photos of group \(number)")
        expect(feed.group(of: group.upperBound - 1) == number, "\(name): group of a photo")
        let heading = feed.heading(of: number), bottom = heading.y + heading.height
        expect(
            heading.y == headings[number] && heading.height == rounded(grid.heading),
            "\(name): heading of group \(number) is \(heading)")
        expect(
            feed.headings(in: heading.y..<bottom) == (bottom > heading.y ? number..<number + 1 : 0..<0),
            "\(name): headings between those of group \(number)")
    }
    let all = UnsafeMutableBufferPointer<PhotoFrame>.allocate(capacity: frames.count)
    defer { all.deallocate() }
    let shown = feed.frames(in: -1e9..<1e12, into: all)
    for (place, index) in shown.enumerated() {
        var frame = frames[index]
        if request.isMirrored { frame.x = size.width - frame.x - frame.width }
        expect(
            all[place] == frame, "\(name): photo \(index) of \(frames.count): \(all[place]) isn't \(frame)")
    }
    for index in frames.indices where index % 97 == 0 && shown.contains(index) {
        expect(feed.frame(of: index) == all[index - shown.lowerBound], "\(name): photo \(index) alone")
    }
    for part in 0..<6 {
        let top = size.height * Double(part) / 5 - 3, bottom = top + 500
        let meeting = frames.indices.filter {
            hasTile[$0] && frames[$0].y < bottom && frames[$0].y + frames[$0].height > top
        }
        let found = feed.range(in: top..<bottom)
        expect(
            found.first == meeting.first && found.last == meeting.last,
            "\(name): \(found) from \(top) to \(bottom)")
    }
}

/// Numbers that no app means.
func askOddly(_ grid: any CompiledPhotoGrid.Type) {
    for count in [0, 3] {
        guard var feed = grid.feed(PhotoRequest(count: 0, width: 390)) else { return }
        feed.append(groups: [
            (ratios: nil, count: count), (ratios: [1], count: .min), (ratios: [], count: .max),
        ])
        for index in [Int.min, -1, 0, 2, count, .max] {
            feed.insert(ratios: [], at: index)
            feed.insert(ratios: [.nan], at: index == count ? .max : index == 0 ? -1 : index)
            feed.remove(index..<index)
            feed.remove(max(count, index)..<(.max))
            feed.setRatios([0, -1, .infinity, 1e-300, 1e300], from: index)
            _ = (
                feed.frame(of: index), feed.group(of: index), feed.photos(inGroup: index),
                feed.refine(photos: index)
            )
            for number in [-Double.infinity, -1, 0, 0.5, 1, 1e300, .infinity, .nan] {
                let anchor = PhotoFeedAnchor(photo: index, part: number)
                _ = (feed.anchor(at: number), feed.anchor(atFraction: number), feed.fraction(of: anchor))
                expect(feed.offset(of: anchor).isFinite, "\(grid): an offset isn't finite")
                feed.width = number
                _ = feed.range(in: -.infinity..<(.infinity))
            }
            feed.width = 390
        }
        _ = feed.moves(from: feed, in: 0..<900) { $0 == 1 ? nil : .max - $0 }
        expect(feed.count >= count, "\(grid): \(feed.count) photos")
    }
    for width in [Double.nan, .infinity] {
        expect(grid.feed(PhotoRequest(count: 0, width: width)) == nil, "\(grid): a feed of width \(width)")
    }
    expect(grid.feed(PhotoRequest(count: 0, width: 390, scale: 0)) == nil, "\(grid): a feed at a scale of 0")
}

let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1
let seed = CommandLine.arguments.count > 1 ? UInt64(CommandLine.arguments[1]) ?? 1 : 1
var feeds = 0
for (number, grid) in grids.enumerated() {
    guard grid.feed(PhotoRequest(count: 0, width: 390)) != nil else { continue }
    askOddly(grid)
    for round in 0..<rounds {
        var random = Random(state: seed &* 1_000_003 &+ UInt64(number * 997 + round))
        for _ in 0..<5 { _ = random.next() }
        let widths = [320, 390, 600.5, 1024, 1366]
        var request = PhotoRequest(count: 0, width: random.pick(widths))
        request.rowGap = random.pick([nil, 7.3, 0])
        request.insets = random.pick([nil, PhotoInsets(top: 3.3, leading: 5.5, bottom: 7, trailing: 2)])
        request.isMirrored = random.below(3) == 0
        guard var feed = grid.feed(request) else { continue }
        var model = Model()
        (feed.segments.budget, feed.segments.aim) = (random.pick([0, 300, 16_384]), random.pick([400, 20]))
        for _ in 0..<24 {
            let before = feed, count = feed.count, height = feed.size.height
            change(&feed, &model, &random, widths)
            expect(
                feed.count == model.ratios.count, "\(grid): \(feed.count) photos, not \(model.ratios.count)")
            expect(before.count == count && before.size.height == height, "\(grid): a copy changed")
            ask(&feed, &random)
        }
        request.width = feed.width
        compare(&feed, model, grid, request)
        feeds += 1
    }
}
let anchor = PhotoFeedAnchor(photo: 40_000, part: 0.3)
expect(
    (try? JSONDecoder().decode(PhotoFeedAnchor.self, from: JSONEncoder().encode(anchor))) == anchor,
    "an anchor isn't the same after encoding")
print("Swift: \(feeds) feeds, \(checks) checks, \(failures) failures")
exit(failures > 0 || feeds == 0 ? 1 : 0)
