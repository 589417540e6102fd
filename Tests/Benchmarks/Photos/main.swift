#if canImport(Glibc)
    import Glibc
#endif

// Nanoseconds per photo of generated waterfalls and of tiles that keep their photos' ratios, compared with
// hand-written code: the same calls in turns, the best of many rounds.

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

var state: UInt64 = 42
@MainActor func random() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 0x1p53
}

func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

@MainActor func compare(
    _ name: String, photos: Int, rounds: Int, _ generated: () -> Void, _ byHand: () -> Void
) {
    var best = (generated: Double.infinity, byHand: Double.infinity)
    for _ in 0..<rounds {
        var start = now()
        generated()
        best.generated = min(best.generated, (now() - start) / Double(photos))
        start = now()
        byHand()
        best.byHand = min(best.byHand, (now() - start) / Double(photos))
    }
    print(
        "  \(name): \(text(best.generated)) ns per photo, by hand \(text(best.byHand)), generated is \(text(best.generated / best.byHand)) x"
    )
}

func check(_ isSame: Bool, _ what: String) {
    if !isSame { fatalError("\(what): the results differ") }
}

let most = 1_000_000
let all = (0..<most).map { _ in 0.5 + 1.5 * random() }

print("waterfall")
let feed = UnsafeMutableBufferPointer<Feed.Frame>.allocate(capacity: most)
let plain = UnsafeMutableBufferPointer<Feed.Frame>.allocate(capacity: most)
for (columns, width) in [(2, 390.0), (3, 820.0)] {
    for photos in [1_000, 100_000, most] {
        // As many feeds as make a million photos: the processor would learn the columns of a single feed.
        let feeds = stride(from: 0, to: most, by: photos).map { Array(all[$0..<$0 + photos]) }
        let ratios = feeds[0]
        check(Feed.frames(count: photos, width: width, ratios: ratios, into: feed) == photos, "waterfall")
        _ = PlainWaterfall.frames(
            ratios: ratios, columns: columns, width: width, gap: 5, margin: 5, into: plain)
        // The two disagree about columns that differ by less than a millionth of their width, and from there on.
        check(
            (0..<1_000).allSatisfy { abs(feed[$0].y - plain[$0].y) < 1e-6 && feed[$0].x == plain[$0].x },
            "waterfall")
        compare("\(photos) photos in \(columns) columns", photos: most, rounds: 20) {
            for ratios in feeds { _ = Feed.frames(count: photos, width: width, ratios: ratios, into: feed) }
        } _: {
            for ratios in feeds {
                _ = PlainWaterfall.frames(
                    ratios: ratios, columns: columns, width: width, gap: 5, margin: 5, into: plain)
            }
        }
    }
}

print("appended one by one")
compare("\(most) photos in 2 columns", photos: most, rounds: 10) {
    guard var columns = Feed.columns(width: 390) else { return }
    for index in 0..<most { feed[index] = columns.append(ratio: all[index]) }
} _: {
    _ = PlainWaterfall.frames(ratios: all, columns: 2, width: 390, gap: 5, margin: 5, into: plain)
}

print("`tile photo`, rows of three, balanced")
let rows = UnsafeMutableBufferPointer<ThreeRows.Frame>.allocate(capacity: most)
let plainRows = UnsafeMutableBufferPointer<ThreeRows.Frame>.allocate(capacity: most)
for photos in [100, 100_000, most] {
    let ratios = Array(all.prefix(photos))
    check(ThreeRows.frames(count: photos, width: 390, ratios: ratios, into: rows) == photos, "rows")
    _ = PlainRows.frames(ratios: ratios, width: 390, gap: 4, into: plainRows)
    check(
        (0..<photos).allSatisfy {
            abs(rows[$0].y - plainRows[$0].y) < 1e-3 && abs(rows[$0].x - plainRows[$0].x) < 1e-6
        }, "rows")
    compare("\(photos) photos", photos: photos, rounds: max(20, min(5_000, 20_000_000 / photos))) {
        _ = ThreeRows.frames(count: photos, width: 390, ratios: ratios, into: rows)
    } _: {
        _ = PlainRows.frames(ratios: ratios, width: 390, gap: 4, into: plainRows)
    }
}

print("rows near 160")
let near = UnsafeMutableBufferPointer<Justified.Frame>.allocate(capacity: most)
let plainNear = UnsafeMutableBufferPointer<Justified.Frame>.allocate(capacity: most)
for photos in [1_000, most] {
    let feeds = stride(from: 0, to: most, by: photos).map { Array(all[$0..<$0 + photos]) }
    check(Justified.frames(count: photos, width: 820, ratios: feeds[0], into: near) == photos, "near")
    _ = PlainNear.frames(ratios: feeds[0], width: 820, gap: 4, target: 160, into: plainNear)
    check((0..<photos).allSatisfy { near[$0] == plainNear[$0] }, "near")
    compare("\(photos) photos", photos: most, rounds: 20) {
        for ratios in feeds { _ = Justified.frames(count: photos, width: 820, ratios: ratios, into: near) }
    } _: {
        for ratios in feeds {
            _ = PlainNear.frames(ratios: ratios, width: 820, gap: 4, target: 160, into: plainNear)
        }
    }
}

print("rows near 160 balanced")
let balanced = UnsafeMutableBufferPointer<BalancedRows.Frame>.allocate(capacity: 1_000)
let plainBalanced = UnsafeMutableBufferPointer<BalancedRows.Frame>.allocate(capacity: 1_000)
let lists = (0..<100).map { Array(all[$0 * 1_000..<$0 * 1_000 + 1_000]) }
for ratios in lists {
    check(BalancedRows.frames(count: 1_000, width: 820, ratios: ratios, into: balanced) == 1_000, "balanced")
    _ = PlainBalanced.frames(ratios: ratios, width: 820, gap: 4, target: 160, into: plainBalanced)
    check(
        (0..<1_000).allSatisfy {
            abs(balanced[$0].y - plainBalanced[$0].y) < 1e-6 && balanced[$0].x == plainBalanced[$0].x
        }, "balanced")
}
compare("1000 photos", photos: 100_000, rounds: 20) {
    for ratios in lists { _ = BalancedRows.frames(count: 1_000, width: 820, ratios: ratios, into: balanced) }
} _: {
    for ratios in lists {
        _ = PlainBalanced.frames(ratios: ratios, width: 820, gap: 4, target: 160, into: plainBalanced)
    }
}

let album = UnsafeMutableBufferPointer<Album.Frame>.allocate(capacity: 16)
let plainAlbum = UnsafeMutableBufferPointer<Album.Frame>.allocate(capacity: 16)
for (name, sizes) in [
    ("albums of one to four photos", 1...4), ("rows of 1..3 near 3:4, ten photos", 10...10),
] {
    print(name)
    let albums = (0..<4_000).map { number in
        (0..<sizes.lowerBound + number % sizes.count).map { _ in 0.4 + 2 * random() }
    }
    for ratios in albums {
        check(
            Album.frames(count: ratios.count, width: 360, ratios: ratios, into: album) == ratios.count,
            "album")
        check(
            PlainAlbum.frames(ratios: ratios, width: 360, gap: 4, into: plainAlbum) == ratios.count, "album")
        for index in ratios.indices {
            let (one, other) = (album[index], plainAlbum[index])
            check(
                max(
                    abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width),
                    abs(one.height - other.height)) < 1e-9,
                "\(ratios), \(index)")
        }
    }
    compare("\(albums.count) albums", photos: albums.reduce(0) { $0 + $1.count }, rounds: 60) {
        for ratios in albums {
            _ = Album.frames(count: ratios.count, width: 360, ratios: ratios, into: album)
        }
    } _: {
        for ratios in albums { _ = PlainAlbum.frames(ratios: ratios, width: 360, gap: 4, into: plainAlbum) }
    }
}
