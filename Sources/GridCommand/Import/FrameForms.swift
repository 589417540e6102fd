internal import GridEmit

/// The space between and around photos, in points.
struct Spacing: Hashable {
    var rowGap, columnGap: Double
    var top, right, bottom, left: Double

    /// The settings of a spec.
    var settings: [String] {
        let (row, column) = (rowGap.hundredths, columnGap.hundredths)
        let sides = [top, right, bottom, left].map { max(0, $0).hundredths }
        return (row == column ? row == "0" ? [] : ["gap \(row)"] : ["gap \(row) \(column)"])
            + (sides.allSatisfy { $0 == sides[0] }
                ? sides[0] == "0" ? [] : ["inset \(sides[0])"] : ["inset " + sides.joined(separator: " ")])
    }
}

extension Spacing {
    /// How much there is to read. That gaps differ is less likely than that they were measured so.
    var bits: Double {
        DescriptionLength.bits(of: settings.joined(separator: " ")) + (rowGap == columnGap ? 0 : 8)
    }
}

/// A rule that may give measured frames: its body, and the sizing that it needs.
struct FrameRule: Hashable {
    let body: String
    let sizing: String
    /// An `align` with a blank before it, or nothing.
    let align: String
    private let bodyBits, sizingBits: Double

    init(body: String, sizing: String, align: String = "", isSketch: Bool = false) {
        (self.body, self.sizing, self.align) = (body, sizing, align)
        // A letter of a sketch says more than a character of rows.
        bodyBits =
            DescriptionLength.bits(of: body + align)
            + Double(isSketch ? body.filter { $0.isLetter || $0 == "." }.count : 0)
        sizingBits = DescriptionLength.bits(of: " " + sizing)
    }

    /// The rule in a file with some sizing.
    func text(beside sizing: String) -> String {
        body + (sizing == self.sizing ? "" : " " + self.sizing) + align
    }

    /// How much there is to read in a file with some sizing.
    func bits(beside sizing: String) -> Double { bodyBits + (sizing == self.sizing ? 0 : sizingBits) }
}

/// The ways to write the layout of some frames in a container, the simplest first. Which of them give the frames is for the
/// compiler to say.
struct FrameForms {
    let frames: [MeasuredFrame]
    let cuts: FrameCuts
    /// The width of the container, and its height if it is known.
    let width: Double
    let height: Double?
    let spacing: Spacing
    /// How far a length may be from what was measured.
    let give: Double

    var contentWidth: Double { width - spacing.left - spacing.right }
    var bottom: Double { frames.map { $0.bottom }.max() ?? 0 }

    var all: [FrameRule] {
        [
            partition, ratios, stackRatios, rowRatios, tileHeight, rowsOf, frame, frameHeight, fixed,
            sketch, heightSketch, framedSketch, fixedSketch,
        ].compactMap { $0 } + rowHeights + strips
    }

    // MARK: Strips

    /// One row that is longer than the container, of a height in points or of a box as wide as the container.
    private var strips: [FrameRule] {
        guard frames.isRow, let last = frames.last, last.right > width + give else { return [] }
        let ratios = frames.map { SimpleRatio($0.width, over: $0.height, give: give)?.text }
        var sizing = "tile photo"
        if let ratio = ratios[0], ratios.allSatisfy({ $0 == ratio }) { sizing = "tile \(ratio)" }
        let heights = [
            frames[0].height.rounded(within: give / 2).first?.shortest,
            SimpleRatio(contentWidth, over: frames[0].height, give: give)?.text,
        ]
        return heights.compactMap { $0 }.map { FrameRule(body: "strip \($0)", sizing: sizing) }
    }

    // MARK: Partitions

    /// Rows whose tiles all have one ratio.
    private var partition: FrameRule? {
        let ratios = frames.map { frame in
            (
                low: (frame.width - give) / (frame.height + give),
                high: (frame.width + give) / max(frame.height - give, 1e-9)
            )
        }
        let low = ratios.map { $0.low }.max() ?? 0, high = ratios.map { $0.high }.min() ?? 0
        guard let ratio = SimpleRatio(from: max(low, 1e-6), to: high),
            let body = stack(cuts, share: { _ in "" }, blockShare: { _ in nil })
        else {
            return nil
        }
        return FrameRule(body: body, sizing: "tile \(ratio.text)")
    }

    /// Rows whose tiles have ratios of their own.
    private var ratios: FrameRule? { ratios(cuts.places) { _ in false } }

    /// Rows in which stacks beside tiles have ratios themselves: `1 | (1, 1)@1:1`.
    private var stackRatios: FrameRule? {
        let outside = cuts.rows.flatMap { $0.columns }.flatMap { part in
            if case .tile(let place) = part { [place] } else { [Int]() }
        }
        return ratios(outside) { block in
            if case .stack = block { true } else { false }
        }
    }

    /// Rows that have ratios themselves: `(1@2 | 1)@16:9, 2`.
    private var rowRatios: FrameRule? {
        let alike = cuts.rows.filter { row in
            Set(row.places.map { SimpleRatio(frames[$0].width, over: frames[$0].height, give: give) }).count
                == 1
        }
        return ratios(alike.flatMap { $0.places }) { block in
            if case .row = block { true } else { false }
        }
    }

    /// Rows of tiles that all have one height in points.
    private var tileHeight: FrameRule? {
        guard cuts.rows.allSatisfy({ $0.isTiles }), let height = height(of: frames),
            let body = stack(cuts, share: { _ in "" }, blockShare: { _ in nil })
        else { return nil }
        return FrameRule(body: body, sizing: "tile \(height)")
    }

    /// Rows that have a height in points, but for those whose tiles have one ratio: each that rows of tiles have.
    private var rowHeights: [FrameRule] {
        let own = frames.map { SimpleRatio($0.width, over: $0.height, give: give)?.text }
        let ratios = Set(cuts.rows.filter { $0.isTiles }.flatMap { $0.places }.compactMap { own[$0] })
        return ratios.sorted().prefix(4).compactMap { rowHeights(besideRatio: $0, own) }
    }

    private func rowHeights(besideRatio ratio: String, _ own: [String?]) -> FrameRule? {
        func share(_ row: FrameCuts) -> String? {
            guard row.places.contains(where: { own[$0] != ratio }) else { return nil }
            return height(of: row.isTiles ? row.places.map { frames[$0] } : [box(row)]).map { "@" + $0 }
        }
        var shares: [Int: String] = [:]
        for row in cuts.rows where row.isTiles {
            guard let share = share(row) else { continue }
            for place in row.places { shares[place] = share }
        }
        let body = stack(cuts) { place in
            shares[place] ?? ""
        } blockShare: { block in
            if case .row = block, !block.isTiles { share(block) } else { nil }
        }
        guard let body, body.contains("x") else { return nil }
        return FrameRule(body: body, sizing: "tile \(ratio)")
    }

    /// The height of frames that are equally high: `x120`.
    private func height(of frames: [MeasuredFrame]) -> String? {
        guard let first = frames.first, frames.allSatisfy({ isEqual($0.height, first.height) }) else {
            return nil
        }
        return first.height.rounded(within: give / 2).first.map { "x\($0.shortest)" }
    }

    /// - Parameters:
    ///   - places: the tiles whose most frequent ratio is that of the rule; none if it needs no ratio.
    ///   - hasRatio: whether a block whose tiles have other ratios has one itself.
    private func ratios(_ places: [Int], hasRatio: (FrameCuts) -> Bool) -> FrameRule? {
        let own = frames.map { SimpleRatio($0.width, over: $0.height, give: give)?.text ?? "" }
        guard !own.contains("") else { return nil }
        let numbers = Dictionary(grouping: places.map { own[$0] }) { $0 }.mapValues { $0.count }
        let usual = numbers.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "1:1"
        let body = stack(cuts) { place in
            own[place] == usual ? "" : "@" + own[place]
        } blockShare: { block in
            guard hasRatio(block), block.places.contains(where: { own[$0] != usual }) else { return nil }
            let box = box(block)
            return SimpleRatio(box.width, over: box.height, give: give).map { "@" + $0.text }
        }
        return body.map { FrameRule(body: $0, sizing: "tile \(usual)") }
    }

    /// A stack in which tiles have shares, or blocks that weights divide.
    private func stack(
        _ cuts: FrameCuts, share: (Int) -> String, blockShare: (FrameCuts) -> String?
    ) -> String? {
        var rows: [String] = []
        for row in cuts.rows {
            if case .row = row, let share = blockShare(row), let inner = self.blocks(row) {
                rows.append("(\(inner))\(share)")
                continue
            }
            var blocks: [(places: [Int], share: String)] = []
            var texts: [String] = []
            func flush() {
                texts += blocks.map { "\($0.places.count)\($0.share)" }
                blocks = []
            }
            for part in row.columns {
                switch part {
                case .inseparable: return nil
                case .tile(let place):
                    let share = share(place)
                    if blocks.last?.share == share {
                        blocks[blocks.count - 1].places.append(place)
                    } else {
                        blocks.append(([place], share))
                    }
                default:
                    flush()
                    if let share = blockShare(part), let inner = shared(part) {
                        texts.append("(\(inner))\(share)")
                    } else if let inner = stack(part, share: share, blockShare: blockShare) {
                        texts.append("(\(inner))")
                    } else {
                        return nil
                    }
                }
            }
            flush()
            rows.append(texts.joined(separator: " | "))
        }
        return rows.joined(separator: ", ")
    }

    // MARK: Frames

    /// A container of a ratio, whose height rows share.
    private var frame: FrameRule? {
        guard let sizing = frameSizing, let body = shared(cuts) else { return nil }
        return FrameRule(body: body, sizing: sizing)
    }

    /// A container of a height in points.
    private var frameHeight: FrameRule? {
        guard let height = (height ?? bottom + spacing.bottom).rounded(within: give / 2).first,
            let body = shared(cuts)
        else { return nil }
        return FrameRule(body: body, sizing: "frame x\(height.shortest)")
    }

    var frameSizing: String? {
        SimpleRatio(width, over: height ?? bottom + spacing.bottom, give: give / 2).map { "frame \($0.text)" }
    }

    /// A stack whose rows have weights.
    private func shared(_ cuts: FrameCuts) -> String? {
        let weights = simpleWeights(cuts.rows.map { box($0).height }, give: give)
        var rows: [String] = []
        for (index, row) in cuts.rows.enumerated() {
            guard let text = blocks(row) else { return nil }
            let weight = weightText(weights, index)
            // Only a row of one block takes a weight.
            rows.append(weight.isEmpty || !text.contains("|") ? text + weight : "(\(text))\(weight)")
        }
        return rows.joined(separator: ", ")
    }

    /// Blocks side by side that have weights.
    private func blocks(_ row: FrameCuts) -> String? {
        let parts = row.columns
        let weights = simpleWeights(parts.map { box($0).width }, give: give)
        let isTiles = parts.allSatisfy { if case .tile = $0 { true } else { false } }
        if isTiles, weights == nil { return "\(parts.count)" }
        var texts: [String] = []
        for (index, part) in parts.enumerated() {
            let weight = weightText(weights, index)
            switch part {
            case .inseparable: return nil
            case .tile: texts.append("1" + weight)
            default:
                guard let inner = shared(part) else { return nil }
                texts.append("(\(inner))\(weight)")
            }
        }
        return texts.joined(separator: " | ")
    }

    private func box(_ cuts: FrameCuts) -> MeasuredFrame {
        let own = cuts.places.map { frames[$0] }
        let x = own.map { $0.x }.min() ?? 0, y = own.map { $0.y }.min() ?? 0
        return MeasuredFrame(
            x: x, y: y, width: (own.map { $0.right }.max() ?? 0) - x,
            height: (own.map { $0.bottom }.max() ?? 0) - y)
    }

    // MARK: Equal tiles

    /// The lengths of rows of equal tiles, if the frames are such rows.
    private var equalRows: [Int]? {
        guard
            frames.allSatisfy({ isEqual($0.width, frames[0].width) && isEqual($0.height, frames[0].height) })
        else {
            return nil
        }
        var lengths: [Int] = []
        for (index, frame) in frames.enumerated() {
            if index > 0, isEqual(frame.y, frames[index - 1].y) {
                lengths[lengths.count - 1] += 1
            } else {
                lengths.append(1)
            }
        }
        return lengths
    }

    func isEqual(_ first: Double, _ second: Double) -> Bool {
        (first - second).magnitude <= 2 * give + 1e-9
    }

    /// Where the last row begins among the free width beside it: `align`.
    private func align(slots: Int, width: Double) -> String? {
        guard let lengths = equalRows, let last = lengths.last, last < slots else { return "" }
        let free = Double(slots - last) * (width + spacing.columnGap)
        let before = frames[frames.count - last].x - spacing.left
        for (name, share) in [("", 0.0), (" align center", 0.5), (" align trailing", 1)]
        where isEqual(before, free * share) {
            return name
        }
        return nil
    }

    /// `rows of 3` with a last row that isn't full.
    private var rowsOf: FrameRule? {
        guard let lengths = equalRows else { return nil }
        let tile = frames[0]
        let slots = Int(
            max(1, min(500, (contentWidth + spacing.columnGap) / (tile.width + spacing.columnGap))).rounded())
        guard let align = align(slots: slots, width: tile.width),
            lengths.dropLast().allSatisfy({ $0 == slots }),
            let ratio = SimpleRatio(tile.width, over: tile.height, give: give)
        else { return nil }
        return FrameRule(body: "rows of \(slots)", sizing: "tile \(ratio.text)", align: align)
    }

    var tileSize: String? {
        let tile = frames[0]
        guard let width = tile.width.rounded(within: give / 2).first,
            let height = tile.height.rounded(within: give / 2).first, equalRows != nil
        else { return nil }
        return "tile \(width.shortest)x\(height.shortest)"
    }

    /// Rows of tiles of a fixed size.
    private var fixed: FrameRule? {
        guard let lengths = equalRows, let sizing = tileSize, let most = lengths.max() else { return nil }
        guard let align = align(slots: most, width: frames[0].width) else { return nil }
        return FrameRule(
            body: lengths.map { "\($0)" }.joined(separator: ", "), sizing: sizing, align: align)
    }
}
