/// Random specs with `repeat`, whose blocks are partitions and sketches.
extension RandomSpec {
    /// A mosaic that goes on, sometimes with other blocks at other widths.
    mutating func repeats() -> String {
        let perBlock = random.number(1...max(1, min(size, 6)))
        var lines = [
            "smallest 0", "width 40000..90000", "gap \(random.number(0...8)) \(random.number(0...8))",
        ]
        if random.oneIn(2) {
            lines.append("inset " + (0..<4).map { _ in "\(random.number(0...9))" }.joined(separator: " "))
        }
        if random.oneIn(3) { lines.append("append to \(random.number(1...perBlock + 9))") }
        lines.append(random.oneIn(2) ? "tile 1:1" : sizing(.ratio))
        lines += blocks(to: perBlock)
        let from = perBlock + 1
        if random.oneIn(3) {
            let to = from + random.number(9...30)
            lines += [
                "\(from)..\(to): \(repeats(perBlock))",
                "\(to + 1)..: \(repeats(random.number(1...perBlock)))",
            ]
        } else {
            lines.append("\(from)..: \(repeats(perBlock))")
        }
        if random.oneIn(3) {
            let width = random.number(41_000...89_000)
            lines += ["when width < \(width) {"] + blocks(to: random.number(1...perBlock)).map { "    " + $0 }
            if random.oneIn(2) { lines.append("    \(from)..: \(repeats(random.number(1...perBlock)))") }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func repeats(_ perBlock: Int) -> String {
        "repeat \(perBlock)" + (random.oneIn(2) ? " mirrored" : "")
    }

    private mutating func blocks(to perBlock: Int) -> [String] {
        (1...perBlock).map { "\($0): \(block(of: $0))" }
    }
}
