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
        lines.append(random.oneIn(2) ? "tile 1:1" : sizing(.ratio))
        lines += blocks(to: perBlock)
        var from = perBlock + 1
        if random.oneIn(3) {
            let to = from + random.number(0...3)
            lines.append("\(counts(from, to)): \(rowsOf(.fixed).body)")
            from = to + 1
        }
        if random.oneIn(4) {
            lines += ["\(from): \(repeats(perBlock))", "\(from + 1)..: show \(from)"]
        } else {
            if random.oneIn(3) { lines.insert("append to \(random.number(1...from + 8))", at: 0) }
            lines += onward(from, perBlock)
        }
        if random.oneIn(3) {
            let width = random.number(41_000...89_000)
            lines += ["when width < \(width) {"] + blocks(to: random.number(1...perBlock)).map { "    " + $0 }
            let single = random.number(perBlock...from)
            if single > perBlock, random.oneIn(2) {
                lines.append("    \(single): \(repeats(random.number(1...perBlock)))")
            }
            if random.oneIn(2) { lines.append("    \(from + 1)..: \(repeats(random.number(1...perBlock)))") }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A repetition for the counts from one on, sometimes in two parts.
    private mutating func onward(_ from: Int, _ perBlock: Int) -> [String] {
        guard random.oneIn(3) else { return ["\(from)..: \(repeats(perBlock))"] }
        let to = from + random.number(9...30)
        return [
            "\(from)..\(to): \(repeats(perBlock))",
            "\(to + 1)..: \(repeats(random.number(1...perBlock)))",
        ]
    }

    private mutating func repeats(_ perBlock: Int) -> String {
        "repeat \(perBlock)" + (random.oneIn(2) ? " mirrored" : "")
    }

    private mutating func blocks(to perBlock: Int) -> [String] {
        (1...perBlock).map { count in
            // A pattern that matches all shapes doesn't make blocks depend on them.
            let pattern =
                random.oneIn(9) ? "[" + String(repeating: ".", count: random.number(1...count)) + "]" : ""
            return "\(count)\(pattern): \(block(of: count))"
        }
    }
}
