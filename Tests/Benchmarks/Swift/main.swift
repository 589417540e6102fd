#if canImport(Glibc)
    import Glibc
#endif

// Nanoseconds per tile of the generated code and of two hand-written versions: the same calls in turns, best times.

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

typealias Frames = (Int, Double, UnsafeMutableBufferPointer<Moments.Frame>) -> Int?

let buffer = UnsafeMutableBufferPointer<Moments.Frame>.allocate(capacity: 16)
let gap = CommandLine.arguments.count > 1 ? 4.0 : 5.0
let contenders: [(name: String, frames: Frames)] = [
    ("generated", { Moments.frames(count: $0, width: $1, gap: gap, into: $2) }),
    ("if-chain by hand", { IfChain.frames(count: $0, width: $1, gap: gap, into: $2) }),
    ("case per count by hand", { CaseACount.frames(count: $0, width: $1, gap: gap, into: $2) }),
]

// All versions must agree before they are compared.
let other = UnsafeMutableBufferPointer<Moments.Frame>.allocate(capacity: 16)
for count in 0...20 {
    let tiles = contenders[0].frames(count, 375.5, buffer) ?? -1
    for contender in contenders.dropFirst() {
        guard contender.frames(count, 375.5, other) == tiles else {
            fatalError("\(contender.name): \(count)")
        }
        for index in 0..<max(0, tiles) {
            let (a, b) = (buffer[index], other[index])
            let off = max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
            guard off < 1e-9 else { fatalError("\(contender.name): \(count), \(index): \(a) \(b)") }
        }
    }
}

@MainActor @inline(never) func round(_ counts: [Int], _ frames: Frames) -> Double {
    let start = now()
    var tiles = 0
    var width = 300.0
    for count in counts {
        tiles += frames(count, width, buffer) ?? 0
        width += 0.01
    }
    return (now() - start) / Double(tiles)
}

var state: UInt64 = 42
let turn = (0..<9_000).map { $0 % 9 + 1 }
let random = turn.map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % 9) + 1
}
for (name, counts) in [("in turn", turn), ("in random order (seed 42)", random)] {
    var best = contenders.map { _ in Double.infinity }
    for _ in 0..<60 {
        for (index, contender) in contenders.enumerated() {
            best[index] = min(best[index], round(counts, contender.frames))
        }
    }
    print("counts 1 to 9", name)
    for (contender, time) in zip(contenders, best) {
        let ratio = best[0] / time
        print(
            "  \(contender.name): \((time * 100).rounded() / 100) ns per tile, generated is \((ratio * 100).rounded() / 100) x"
        )
    }
}
