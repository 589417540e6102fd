// Reads operations on feeds, and prints for each a number made of the bits of all that the feed says.
import Foundation

@testable import GridgenKit

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

func add(_ value: Int?) { add(value.map(Double.init) ?? -1) }

func add(_ range: Range<Int>?) {
    add(range?.lowerBound)
    if let range { add(range.upperBound) }
}

func add(_ frame: PhotoFrame) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
}

/// The words of an operation.
struct Words {
    var numbers: [Double]
    var next = 0

    mutating func number() -> Double {
        next += 1
        return next <= numbers.count ? numbers[next - 1] : .nan
    }

    mutating func index() -> Int { Int(exactly: number()) ?? 0 }

    /// A list after its length; nil if that is below 0.
    mutating func list() -> [Double]? {
        let count = index()
        return count < 0 ? nil : (0..<count).map { _ in number() }
    }

    mutating func request() -> PhotoRequest {
        let width = number(), rowGap = number(), columnGap = number(), sides = (0..<4).map { _ in number() }
        let scale = number(), mirrored = number() != 0
        return PhotoRequest(
            count: 0, width: width, rowGap: rowGap.isNaN ? nil : rowGap,
            columnGap: columnGap.isNaN ? nil : columnGap,
            insets: sides[0].isNaN
                ? nil
                : PhotoInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]),
            scale: scale == 0 ? nil : scale, mirrored: mirrored)
    }
}

func change(_ feed: inout PhotoFeedIndex, _ name: String, _ words: inout Words) {
    switch name {
    case "append":
        let groups = words.index()
        feed.append(
            groups: (0..<groups).map { _ in
                let count = words.index()
                return (ratios: words.list(), count: count)
            })
    case "insert":
        let place = words.index(),
            group = [PhotoFeedIndex.InsertedGroup.previous, .next, .new][words.index()]
        feed.insert(ratios: words.list() ?? [], at: place, into: group)
    case "remove":
        let start = words.index(), count = words.index()
        feed.remove(start..<start + max(0, count))
    case "ratios":
        let start = words.index()
        feed.setRatios(words.list() ?? [], from: start)
    case "width": feed.width = words.number()
    case "refine": add(feed.refine(photos: words.index()) ? 1 : 0)
    default: ask(&feed, name, &words)
    }
}

func ask(_ feed: inout PhotoFeedIndex, _ name: String, _ words: inout Words) {
    switch name {
    case "range":
        let top = feed.size.height * words.number(), bottom = top + words.number()
        let buffer = UnsafeMutableBufferPointer<PhotoFrame>.allocate(capacity: 4096)
        defer { buffer.deallocate() }
        let range = feed.frames(in: top..<bottom, into: buffer)
        add(range)
        for frame in buffer.prefix(range.count) { add(frame) }
        add(feed.range(in: top..<bottom))
    case "frame": add(feed.frame(of: words.index()))
    case "group": add(feed.group(of: words.index()))
    case "photos": add(feed.photos(inGroup: words.index()))
    case "heading": add(feed.heading(of: words.index()))
    case "headings":
        let top = feed.size.height * words.number()
        add(feed.headings(in: top..<top + words.number()))
    case "anchor":
        let anchor = feed.anchor(at: feed.size.height * words.number())
        add(anchor.photo)
        add(anchor.part)
        add(feed.offset(of: anchor))
        add(feed.fraction(of: anchor))
    case "offset":
        let photo = words.index()
        add(feed.offset(of: PhotoFeedAnchor(photo: photo, part: words.number())))
    case "jump":
        let anchor = feed.anchor(atFraction: words.number())
        add(anchor.photo)
        add(anchor.part)
    case "moves":
        // From the feed that was kept; what is at an index now was so many places on before, if at all.
        let top = feed.size.height * words.number(), bottom = top + words.number()
        let place = words.index(), shift = words.index()
        for move in feed.moves(from: kept ?? feed, in: top..<bottom, { $0 < place ? $0 : $0 + shift }) {
            add(move.from)
            add(move.to)
            add(move.start)
            add(move.end)
        }
    default: fatalError(name)
    }
}

nonisolated(unsafe) var feed: PhotoFeedIndex?
nonisolated(unsafe) var kept: PhotoFeedIndex?

while let line = readLine() {
    let parts = line.split(separator: " ")
    guard let name = parts.first.map(String.init) else { continue }
    var words = Words(numbers: parts.dropFirst().map { Double($0) ?? .nan })
    hash = 2_166_136_261
    text = ""
    if name == "new" {
        let grid = grids[words.index()]
        feed = grid.feed(words.request())
        feed?.segments.budget = words.index()
        feed?.segments.aim = words.index()
        kept = nil
    } else if name == "keep" {
        kept = feed
    } else if var own = feed {
        feed = nil
        change(&own, name, &words)
        feed = own
    }
    if let feed {
        add(feed.count)
        add(feed.groupCount)
        add(feed.size.width)
        add(feed.size.height)
        add(feed.isExact ? 1 : 0)
    }
    print(prints ? text : "\(hash)")
}
