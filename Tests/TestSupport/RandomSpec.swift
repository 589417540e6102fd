/// Random valid specs with all forms of the language, as canonical text; `disturbed` writes them in other ways.
///
/// They are valid by construction: rows add up, letters fill rectangles, `@` fits the sizing, sections don't overlap,
/// and a shown layout comes before its `show`. Widths are large compared with gaps, so that sides are long enough.
package struct RandomSpec {
    package var random: SeededGenerator
    /// The most photos in a layout, which also limits the nesting; at least 1.
    let size: Int
    /// The widths that the spec promises.
    private var widths = 200...2_000
    /// Whether photos may stay within a box, so that open ranges can't have rows of photos.
    private var hasBoxes = false
    /// How many more numbers may be extreme; see `nextExtreme()`.
    var extremesLeft = 0

    package init(random: SeededGenerator, size: Int) {
        self.random = random
        self.size = max(1, size)
    }

    /// The kind of `@` that a sizing allows.
    enum Style {
        case ratio, height, fixed, frame, photo
    }

    /// The text of a new spec.
    package mutating func next() -> String {
        let text = plain()
        // A heading can't be in a frame, and feet may leave the photos in one no height.
        if text.contains("frame") || !random.oneIn(4) { return text }
        let beginsWithSetting = text.first?.isLetter ?? false && !text.hasPrefix("when")
        let heading = "heading \(length(1...60))\n", foot = "foot \(length(1...30))\n"
        return random.pick([heading, foot, heading + foot]) + (beginsWithSetting ? "" : "\n") + text
    }

    /// A spec without a heading and feet.
    private mutating func plain() -> String {
        if random.oneIn(12) { return waterfall() }
        if random.oneIn(12) { return repeats() }
        if random.oneIn(20) { return sectionsByHeight() }
        let style = pickStyle()
        hasBoxes = style == .photo && random.oneIn(2)
        let sizing = style == .ratio && random.oneIn(3) ? nil : self.sizing(style)
        let most = random.number(1...size)
        widths = 200...2_000
        let rules = self.rules(to: most, style)
        var settings = self.settings(style, rules)
        if let sizing { settings.append(sizing) }
        if random.oneIn(4) { settings.append("append to \(random.number(1...most))") }
        var blocks = [settings.shuffled(using: &random), rules]
        if random.oneIn(3) { blocks += sections(to: most, style) }
        if random.oneIn(8) { blocks.swapAt(0, blocks.count - 1) }
        return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    // MARK: Settings

    /// A least height, a greatest one, or both.
    private mutating func bounds() -> String {
        switch random.number(0...4) {
        case 0: ratio()
        case 1: "4000"
        case 2: "\(length(20...900)).."
        case 3: "\(random.number(9...30)):1..\(ratio())"
        default: "\(length(20...900))..4000"
        }
    }

    mutating func pickStyle() -> Style {
        random.pick([.ratio, .ratio, .ratio, .height, .fixed, .fixed, .frame, .frame, .frame, .photo, .photo])
    }

    mutating func sizing(_ style: Style) -> String {
        switch style {
        case .ratio: "tile \(ratio())"
        case .height: "tile x\(length(20...300))"
        case .fixed: "tile \(length(4...9))x\(length(4...9))"
        case .frame: random.pick(["frame fill", "frame \(ratio())", "frame x\(length(900...5000))"])
        case .photo:
            "tile photo" + random.pick(["", " 1:3..3:1", " sided", " 2:3..5:2 sided"])
                + (hasBoxes ? random.pick(["", " within \(bounds())"]) : "")
        }
    }

    /// Without gaps, sides can't vanish; with gaps, the container is wide and high.
    private mutating func settings(_ style: Style, _ rules: [String]) -> [String] {
        var settings = random.oneIn(2) ? ["grid " + random.pick(["Nice", "X", "PhotoWall9", "rows"])] : []
        if random.oneIn(4) { settings.append("align " + random.pick(["leading", "center", "trailing"])) }
        if random.oneIn(6) {
            settings.append(
                "shapes tall \(random.pick(["<", "<="])) 4:5, wide \(random.pick([">", ">="])) 6:5")
        }
        let isFixed = style == .fixed || rules.contains { $0.contains("tile ") && $0.contains("x") }
        if isFixed {
            if random.oneIn(2) { settings.append("gap \(random.number(0...3))") }
            if random.oneIn(3) { settings.append("inset \(random.number(0...3))") }
            return settings
        }
        settings.append("smallest 0")
        if random.oneIn(2) {
            widths = 40_000...90_000
            settings += ["width 40000..90000", "height 40000..\(random.number(40_001...90_000))"]
            settings.append(
                "gap " + (random.oneIn(2) ? "\(length(0...8))" : "\(length(0...8)) \(length(0...8))"))
            if random.oneIn(2) {
                let lengths = (0..<random.pick([1, 2, 4])).map { _ in length(0...20) }
                settings.append("inset " + lengths.joined(separator: " "))
            }
        } else if random.oneIn(2) {
            widths = random.number(1...300)...random.number(310...2_000)
            settings.append("width \(widths.lowerBound)..\(widths.upperBound)")
        }
        return settings
    }

    private mutating func waterfall() -> String {
        let settings = random.oneIn(2) ? "gap \(random.number(0...3))\n" : ""
        let shapes = random.oneIn(3) ? "shapes tall < 4:5, wide \(random.pick([">", ">="])) 3:2\n" : ""
        let limits = random.oneIn(3) ? "tile photo \(random.pick(["1:3..3:1", "2:3..2:1"]))\n" : ""
        return settings + shapes + limits
            + "waterfall \(random.number(1...4))\(random.oneIn(3) ? " wide across" : "")\n"
    }

    // MARK: Rules

    private mutating func rules(to most: Int, _ style: Style) -> [String] {
        var lines: [String] = []
        for count in 1...most {
            if random.oneIn(6) {
                lines.append("## " + random.pick(["A doc comment", "three  words", "#", ""]))
            }
            lines += cases(of: count, oneIn: 5, style) { $0.rule(for: count, style) }
        }
        var from = most + 1
        if random.oneIn(3) {
            let to = from + random.pick([0, 0, 1, 5])
            // A range has no say in counts with rules of their own.
            let first = random.oneIn(3) ? random.number(1...most) : from
            lines.append("\(counts(first, to)): show \(random.number(1...most))")
            from = to + 1
        }
        if random.oneIn(3) {
            let to = from + random.number(0...9)
            lines.append("\(from)..\(to): " + rows(from: from, isOpen: false, style))
            from = to + 1
        }
        switch random.number(0...2) {
        case 0: lines.append("\(from)..: show \(random.number(1...most))")
        case 1 where random.oneIn(3): lines.append("\(from)..: " + fit())
        case 1 where random.oneIn(4): lines.append("\(from)..: " + strip())
        case 1 where style != .frame && !(style == .photo && hasBoxes):
            lines.append("\(from)..: " + rows(from: from, isOpen: true, style))
        default: break
        }
        return lines
    }

    /// One letter, at any place.
    private mutating func pattern(of count: Int) -> String {
        let place = random.pick([0, count - 1, random.number(0...count - 1)])
        return String(repeating: ".", count: place) + random.pick(["t", "w", "s"])
    }

    /// The rules for a count: sometimes one with a pattern first, and sometimes patterns that match all shapes, alone or together.
    mutating func cases(
        of count: Int, oneIn chance: Int, _ style: Style, rule: (inout RandomSpec) -> String
    ) -> [String] {
        let first =
            random.oneIn(chance) ? ["\(count)[\(pattern(of: count))]: " + body(of: count, style)] : []
        guard random.oneIn(6) else { return first + [rule(&self)] }
        func covering(_ pattern: String) -> String {
            "\(count)[\(pattern)]" + rule(&self).dropFirst("\(count)".count)
        }
        // The last tile may be the one that adds a photo, which has no shape.
        guard count > 1, first.isEmpty, random.oneIn(2) else {
            return first + [covering(String(repeating: ".", count: random.number(1...count)))]
        }
        let dots = String(repeating: ".", count: random.number(0...count - 2))
        return ["t", "s", "w"].shuffled(using: &random).map { covering(dots + $0) }
    }

    /// The counts of a rule: `3`, or `3..5`.
    func counts(_ from: Int, _ to: Int) -> String { from == to ? "\(from)" : "\(from)..\(to)" }

    /// A rule, sometimes with its own sizing.
    mutating func rule(for count: Int, _ style: Style) -> String {
        guard style != .fixed, random.oneIn(6) else {
            let alignment =
                random.oneIn(10) ? " align " + random.pick(["leading", "center", "trailing"]) : ""
            if random.oneIn(12) { return "\(count): " + fit() }
            if random.oneIn(12) { return "\(count): " + strip() }
            return "\(count): " + body(of: count, style) + alignment
        }
        let own = random.pick([Style.ratio, .frame])
        return "\(count): " + body(of: count, own) + " " + sizing(own)
    }

    /// Rows for the counts from a least one on, sometimes beside numbers.
    private mutating func rows(from least: Int, isOpen: Bool, _ style: Style) -> String {
        // Numbers and rows of tiles of a size share their columns.
        if random.oneIn(3), !(style == .fixed && isOpen) {
            return partition(from: least, isOpen: isOpen, style)
        }
        return rowsAlone(style)
    }

    private mutating func rowsAlone(_ style: Style) -> String {
        let rows = rowsOf(style)
        return rows.body + rows.sizing
    }

    /// Rows for any count, and the sizing that they need after all rows.
    mutating func rowsOf(_ style: Style) -> (body: String, sizing: String) {
        if style == .ratio || style == .photo, random.oneIn(3) {
            // A file's own sizing may have a box, in which such rows don't fit.
            return (
                justified(style),
                style == .photo ? " tile photo" + random.pick(["", " 1:2..2:1", " 2:3..3:1 sided"]) : ""
            )
        }
        let choices =
            switch style {
            case .fixed: ["", " balanced"]
            case .photo: [" stretch", " balanced"]
            case .ratio, .height, .frame: ["", " stretch", " balanced"]
            }
        return ("rows of \(random.number(1...max(1, min(size, 9))))" + random.pick(choices), "")
    }

    /// As many tiles of a fixed size in a row as the width holds. There are not very many at the widest.
    private mutating func fit() -> String {
        let width = max(1, widths.lowerBound / 3), greatest = widths.upperBound / 20
        let size =
            "\(random.number(min(width, greatest + 1)...max(width, greatest + 1)))x\(random.number(1...90))"
        return "rows fit tile \(size)" + random.pick(["", " align spread", " align spread", " align center"])
    }

    /// One row that may be longer than the container.
    private mutating func strip() -> String {
        if random.oneIn(4) { return "strip tile " + random.pick(["80x60", "33.5x40"]) }
        let height = random.pick(["90", "120.5", "200", "4:5", "2:1"])
        return "strip \(height) tile "
            + random.pick(["photo", "photo 1:2..2:1", "photo 2:3..3:1 sided", "4:3", "1:1"])
            + random.pick(["", " align center", " align trailing", " align leading"])
    }

    /// Rows that find their lengths.
    private mutating func justified(_ style: Style) -> String {
        let height = random.pick(["60", "80.5", "100", "150", "240"])
        if style == .photo, random.oneIn(2) {
            let width = random.pick(["40", "90.5", "200"])
            return random.pick([
                "rows over \(height)", "rows over \(width)x\(height)", "rows under \(height)",
            ])
                + random.pick(["", " stretch"])
        }
        let least = random.number(1...3), last = random.pick(["", " stretch", " balanced"])
        // Tiles of one ratio could come to very many columns.
        return style == .ratio || random.oneIn(3)
            ? "rows of \(least)..\(least + random.number(0...3)) near \(height)" + last
            : "rows near \(height)" + last
    }

    /// Rows that are together near a shape.
    private mutating func shaped() -> String {
        let greatest = random.number(2...3), shape = random.pick(["3:4", "1:1", "16:9", "4:5.5"])
        return "rows of 1..\(greatest) near \(shape)" + random.pick(["", " over 60", " over 120.5"])
            + " tile photo" + random.pick(["", " 1:2..2:1", " 2:3..11:4 sided"])
    }

    /// A layout under `tile` with a ratio.
    mutating func block(of count: Int) -> String { body(of: count, .ratio) }

    private mutating func body(of count: Int, _ style: Style) -> String {
        if style == .photo, (2...12).contains(count), random.oneIn(6) { return shaped() }
        switch random.number(0...5) {
        case 0: return rows(from: count, isOpen: false, style)
        case 1, 2: return style == .photo || count > 52 ? "\(count)" : sketch(of: count, style)
        default: return stack(of: count, style, depth: 3)
        }
    }

    // MARK: Sections

    /// Sections that don't overlap and leave some widths to the rules outside.
    private mutating func sections(to most: Int, _ style: Style) -> [[String]] {
        guard style != .fixed else { return [] }
        var limits: Set<Int> = []
        for _ in 0..<random.number(1...4) {
            limits.insert(random.number(widths.lowerBound + 1...widths.upperBound - 1))
        }
        let ordered = limits.sorted()
        var sections: [[String]] = []
        for (index, limit) in ordered.enumerated() where index % 2 == 0 {
            let isLast = index + 1 == ordered.count
            let condition = isLast ? ">= \(limit)" : "\(limit)..<\(ordered[index + 1])"
            var items: [String] = []
            if random.oneIn(3) { items.append(sizing(style)) }
            if random.oneIn(4) { items.append("align " + random.pick(["leading", "center", "trailing"])) }
            let range = random.oneIn(3) ? random.number(1...most) : most
            for count in 1...range where random.oneIn(2) {
                items += cases(of: count, oneIn: 6, style) { "\(count): " + $0.body(of: count, style) }
            }
            if range < most {
                items.append("\(counts(range + 1, most)): " + rows(from: range + 1, isOpen: false, style))
            }
            if style != .frame, !(style == .photo && hasBoxes), random.oneIn(3) {
                // Two ranges have no counts in common.
                let first = max(random.pick([1, most + 1, most + 20]), range < most ? most + 1 : 1)
                items.append("\(first)..: " + rowsAlone(style))
            }
            sections.append(["when width \(condition) {"] + items.map { "    " + $0 } + ["}"])
        }
        return sections
    }

    /// Sections of boxes that don't overlap, in containers whose width and height the app gives.
    private mutating func sectionsByHeight() -> String {
        widths = 200...2_000
        let most = random.number(1...min(size, 9))
        var lines = ["smallest 0", "frame fill"]
        if random.oneIn(2) { lines.append("height \(random.number(1...300))..\(random.number(600...2_000))") }
        if random.oneIn(4) { lines.append("append to \(random.number(1...most))") }
        for count in 1...most { lines.append("\(count): " + stack(of: count, .frame, depth: 2)) }
        if random.oneIn(3) { lines.append("\(most + 1)..: show \(random.number(1...most))") }
        let limit = random.number(300...1_500), height = random.number(301...599)
        // Of four boxes that share a corner, one has no section: there the rules outside apply.
        var boxes = ["width < \(limit)", "width >= \(limit)"].flatMap { width in
            ["height < \(height)", "height >= \(height)"].map { "\(width), \($0)" }
        }
        boxes.remove(at: random.number(0...3))
        if random.oneIn(3) { boxes = ["height \(random.pick(["<", ">="])) \(height)"] }
        for box in boxes where random.oneIn(2) {
            lines.append("when \(box) {")
            for count in 1...most where random.oneIn(2) {
                lines += cases(of: count, oneIn: 6, .frame) {
                    "\(count): " + $0.stack(of: count, .frame, depth: 2)
                }
            }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Numbers

    mutating func ratio() -> String {
        random.pick(["1:1", "4:3", "3:4", "16:9", "3:2", "1.5:1", "1:2"])
    }

    /// A length in points, sometimes with decimals.
    mutating func length(_ range: ClosedRange<Int>) -> String {
        let whole = random.number(range)
        return random.oneIn(5) && whole < range.upperBound
            ? "\(whole)." + random.pick(["5", "25", "50", "0"]) : "\(whole)"
    }

    mutating func weight() -> String { length(1...9) }
}
