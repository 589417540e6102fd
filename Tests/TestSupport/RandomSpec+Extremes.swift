/// Specs with some extreme numbers, at all places where numbers are allowed. Many are valid, many are not.
extension RandomSpec {
    /// The text of a new spec with one to three extreme numbers, a few hundred bytes long.
    package mutating func nextExtreme() -> String {
        extremesLeft = random.number(1...3)
        var text = ""
        repeat { text = random.oneIn(2) ? spelled(next()) : extreme() } while text.utf8.count > 1_000
        return text
    }

    // MARK: Extreme numbers in a valid spec

    /// Replaces some numbers of a text by extreme ones, sometimes all equal numbers of a line, as in `9: 9`.
    private mutating func spelled(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        for _ in 0..<extremesLeft {
            let index = random.number(0...lines.count - 1)
            let places = ExtremeNumbers.places(in: lines[index])
            guard !places.isEmpty else { continue }
            let chosen = random.pick(places)
            let old = lines[index][chosen]
            let replaced = random.oneIn(2) ? places.filter { lines[index][$0] == old } : [chosen]
            let new = Array(extremeAmount().utf8)
            for place in replaced.reversed() { lines[index].replaceSubrange(place, with: new) }
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    // MARK: Specs of extreme numbers

    /// A spec with some settings and a few rules, valid except for its numbers.
    private mutating func extreme() -> String {
        let style = pickStyle()
        var lines = random.oneIn(4) ? [] : ["smallest 0"]
        if style != .ratio || random.oneIn(2) { lines.append(extremeSizing(style)) }
        for setting in 0..<8 where random.oneIn(5) { lines += extremeSetting(setting) }
        if random.oneIn(8) {
            let across = random.oneIn(3) ? " wide across" : ""
            lines.append("waterfall \(whole(1...4))\(across)")
            if random.oneIn(2) {
                lines += ["when width \(extremeCondition()) {", "waterfall \(whole(1...4))\(across)", "}"]
            }
        } else {
            for count in 1...random.number(1...4) { lines += extremeRule(of: count, style) }
            if random.oneIn(2) { lines += extremeTail(style) }
            if random.oneIn(3) {
                lines.append("when width \(extremeCondition()) {")
                if random.oneIn(3) { lines.append(extremeSizing(style)) }
                lines += random.oneIn(2) ? extremeTail(style) : extremeRule(of: random.number(1...3), style)
                lines.append("}")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func extremeSetting(_ number: Int) -> [String] {
        switch number {
        case 0: ["width \(ascending())"]
        case 1: ["height \(ascending())"]
        case 2: ["gap \(amount(0...9))" + (random.oneIn(2) ? " \(amount(0...9))" : "")]
        case 3: ["inset " + (0..<random.pick([1, 2, 4])).map { _ in amount(0...9) }.joined(separator: " ")]
        case 4: ["shapes tall < \(extremeRatio()), wide > \(extremeRatio())"]
        case 5: ["append to \(whole(1...9))"]
        case 6: [extremeRequirement()]
        default: ["grid Extreme"]
        }
    }

    private mutating func extremeRequirement() -> String {
        let claim =
            switch random.number(0...4) {
            case 0:
                "within "
                    + random.pick([
                        extremeRatio(), amount(100...9_999), extremeRatio() + "..",
                        "\(amount(1...99))..\(extremeRatio())",
                    ])
            case 1: "tiles \(extremeRatios())"
            case 2: "areas \(amount(1...99))"
            case 3: "largest \(whole(1...4))"
            default: "keep \(amount(1...99))% of \(extremeRatios())"
            }
        return "require " + claim
            + (random.oneIn(3) ? " for \(whole(1...9))" + random.pick(["", ".."]) : "")
    }

    /// One ratio, or two.
    private mutating func extremeRatios() -> String {
        extremeRatio() + (random.oneIn(4) ? "" : "..\(extremeRatio())")
    }

    private mutating func extremeSizing(_ style: Style) -> String {
        switch style {
        case .ratio: "tile \(extremeRatio())"
        case .height: "tile x\(amount(1...9))"
        case .fixed: "tile \(amount(1...9))x\(amount(1...9))"
        case .frame: random.oneIn(2) ? "frame fill" : "frame \(extremeRatio())"
        case .photo: random.oneIn(2) ? "tile photo" : "tile photo \(extremeRatio())..\(extremeRatio())"
        }
    }

    private mutating func extremeCondition() -> String {
        switch random.number(0...2) {
        case 0: "< \(amount(201...1_999))"
        case 1: ">= \(amount(201...1_999))"
        default: ascending(sign: "..<")
        }
    }

    /// A rule for a small count, sometimes preceded by one with a pattern.
    private mutating func extremeRule(of count: Int, _ style: Style) -> [String] {
        let own = random.oneIn(8) ? " " + extremeSizing(style) : ""
        let rule = "\(count): " + extremeBody(of: count, style) + own
        return random.oneIn(6) ? ["\(count)[\(random.pick(["t", "w", "s"]))]: \(count)", rule] : [rule]
    }

    private mutating func extremeBody(of count: Int, _ style: Style) -> String {
        switch random.number(0...4) {
        case 0: return extremeRows()
        case 1 where count > 1: return "\(1)\(extremeShare(style)), \(count - 1)\(extremeShare(style))"
        case 2 where count > 2:
            let share = extremeShare(style)
            return
                "(1\(extremeShare(!share.isEmpty && style != .fixed && style != .photo ? .frame : style)) | (1, \(count - 2)))\(share)"
        case 3 where style != .photo:
            let letters = ["a", "b", "c", "d"].prefix(count)
            return letters.map { $0 + (style == .frame ? extremeShare(style) : "") }.joined(separator: " / ")
        default: return "\(count)" + extremeShare(style)
        }
    }

    private mutating func extremeShare(_ style: Style) -> String {
        guard random.oneIn(2) else { return "" }
        return switch style {
        case .ratio: "@" + (random.oneIn(4) ? "x\(amount(1...9))" : extremeRatio())
        case .height: "@x\(amount(1...9))"
        case .frame: "@" + amount(1...9)
        case .fixed, .photo: ""
        }
    }

    private mutating func extremeRows() -> String {
        if random.oneIn(6) {
            return "rows fit tile \(amount(1...90))x\(amount(1...90))" + random.pick(["", " align spread"])
        }
        return "rows of \(whole(1...9))" + random.pick(["", " stretch", " balanced"])
    }

    /// Rules for larger counts, up to the greatest.
    private mutating func extremeTail(_ style: Style) -> [String] {
        let from = whole(5...20)
        let lengths = [0, 1, 50, 99, 100, 101, 9_999, 1_000_000]
        let to = random.oneIn(2) ? from + random.pick(lengths) : max(from, whole(20...99))
        let shown = "show \(whole(1...4))"
        return switch random.number(0...9) {
        case 0: ["\(from)..: \(shown)"]
        case 1: ["\(from): \(shown)"]
        case 2: ["\(from)..\(to): \(shown)"]
        case 3: ["\(from)[\(random.pick(["t", ".w", "..s"]))]: \(shown)", "\(from): \(shown)"]
        case 4: ["\(from)..\(to): " + extremeRows()]
        case 5: ["\(from): " + extremeRows()]
        case 6: ["\(from): \(from)" + extremeShare(style)]
        case 7: ["\(from): \(from / 2), \(from - from / 2)" + extremeShare(style)]
        case 8: ["\(from)..\(random.oneIn(2) ? "" : "\(to)"): repeat \(whole(1...4)) mirrored"]
        default: ["\(from)..: " + extremeRows()]
        }
    }

    // MARK: Single numbers

    /// One of the extreme numbers, while the spec may have more of them.
    private mutating func takesExtreme() -> Bool {
        guard extremesLeft > 0, random.oneIn(3) else { return false }
        extremesLeft -= 1
        return true
    }

    private mutating func extremeWhole() -> Int { random.pick(ExtremeNumbers.whole) }

    private mutating func whole(_ usual: ClosedRange<Int>) -> Int {
        takesExtreme() ? extremeWhole() : random.number(usual)
    }

    private mutating func amount(_ usual: ClosedRange<Int>) -> String {
        takesExtreme() ? extremeAmount() : length(usual)
    }

    private mutating func extremeAmount() -> String {
        if random.oneIn(30) { return random.pick(ExtremeNumbers.tooLong) }
        return random.oneIn(3) ? random.pick(ExtremeNumbers.fractions) : "\(extremeWhole())"
    }

    private mutating func extremeRatio() -> String {
        let sides = ratio().split(separator: ":")
        return sides.map { takesExtreme() ? extremeAmount() : "\($0)" }.joined(separator: ":")
    }

    /// Two numbers, the smaller first.
    private mutating func ascending(sign: String = "..") -> String {
        let numbers = [amount(100...400), amount(500...2_000)]
        return numbers.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }.joined(separator: sign)
    }
}
