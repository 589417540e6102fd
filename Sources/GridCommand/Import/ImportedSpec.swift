/// A spec under construction, from rules that give measured frames.
struct ImportedSpec {
    /// The sizing of the file.
    let sizing: String
    /// The widths that were measured, the least first.
    let widths: [Double]

    /// A rule for some counts, and others that would do.
    private struct Written: Equatable {
        var counts: ClosedRange<Int>
        var text: String
        /// How much there is to read, and the errors that it leaves.
        var bits: Double
        var others: [String] = []
    }

    /// The widths at which one rule is best for a count.
    private struct Segment {
        let widths: Range<Int>
        let rule: FrameRule
        let bits: Double
    }

    /// The rules outside sections, then for each greater width those that differ there.
    private var scopes: [[Written]]

    /// The bits of a section around its rules.
    private static let sectionBits = DescriptionLength.bits(of: "when width >= 600 { }")

    /// - Parameters:
    ///   - rules: for each count and width, the rules that give the frames.
    init(sizing: String, widths: [Double], _ rules: [Int: [[FrameRule: FrameFit]]]) {
        self.sizing = sizing
        self.widths = widths
        scopes = Array(repeating: [], count: widths.count)
        for (count, fits) in rules.sorted(by: { $0.key < $1.key }) { add(count, segments(fits)) }
    }

    /// The bits of the sizing and of all rules.
    var bits: Double {
        let settings = sizing == "tile 1:1" ? 0 : DescriptionLength.bits(of: sizing)
        let sections = scopes.dropFirst().filter { !$0.isEmpty }.count
        return scopes.joined().reduce(settings + Double(sections) * Self.sectionBits) { $0 + $1.bits }
    }

    /// A rule's bits in this file, with the errors that it leaves at some widths; nil if it doesn't give the frames at one.
    private func bits(of rule: FrameRule, _ fits: ArraySlice<[FrameRule: FrameFit]>) -> Double? {
        var bits = rule.bits(beside: sizing)
        for fit in fits {
            guard let fit = fit[rule] else { return nil }
            bits += fit.bits
        }
        return bits
    }

    /// The rules that are best at some widths, the best first.
    private func ranked(
        _ fits: ArraySlice<[FrameRule: FrameFit]>
    ) -> [(rule: FrameRule, bits: Double, text: String)] {
        let rules = fits.first.map { Array($0.keys) } ?? []
        return rules.compactMap { rule in
            bits(of: rule, fits).map { (rule, $0, rule.text(beside: sizing)) }
        }.sorted { ($0.bits, $0.text) < ($1.bits, $1.text) }
    }

    /// The rules of a count from the least width to the greatest, with as few bits as possible.
    private func segments(_ fits: [[FrameRule: FrameFit]]) -> [Segment] {
        var best: [(bits: Double, segments: [Segment])] = [(0, [])]
        for end in 1...max(fits.count, 1) {
            let ways = (0..<end).compactMap { start -> (bits: Double, segments: [Segment])? in
                guard let (rule, bits, _) = ranked(fits[start..<end]).first else { return nil }
                let segments = best[start].segments + [Segment(widths: start..<end, rule: rule, bits: bits)]
                return (best[start].bits + bits + (start == 0 ? 0 : Self.sectionBits), segments)
            }
            best.append(ways.min { $0.bits < $1.bits } ?? (.infinity, []))
        }
        return best.last?.segments ?? []
    }

    private mutating func add(_ count: Int, _ segments: [Segment]) {
        let outside = segments.first?.rule
        for segment in segments {
            let rule = Written(
                counts: count...count, text: segment.rule.text(beside: sizing), bits: segment.bits)
            if segment.widths.lowerBound == 0 {
                scopes[0].append(rule)
            } else if segment.rule != outside {
                for scope in segment.widths { scopes[scope].append(rule) }
            }
        }
    }

    /// Adds other rules that would do, as comments.
    ///
    /// - Parameters:
    ///   - differ: whether two rules for a count are alike only at the one width at which it was measured.
    mutating func addOthers(
        _ rules: [Int: [[FrameRule: FrameFit]]], _ differ: (Int, FrameRule, FrameRule) -> Bool
    ) {
        for scope in scopes.indices {
            for place in scopes[scope].indices where scopes[scope][place].counts.count == 1 {
                let count = scopes[scope][place].counts.lowerBound
                let fits = rules[count] ?? []
                guard let segment = segments(fits).first(where: { $0.widths.contains(scope) }) else {
                    continue
                }
                let width = widths[segment.widths.lowerBound].hundredths
                scopes[scope][place].others = others(than: segment, fits).map { rule in
                    let isLike = differ(count, segment.rule, rule) ? "at \(width) also" : "or"
                    return "# \(isLike) \(count): \(rule.text(beside: sizing))"
                }
            }
        }
    }

    /// Whether some rule differs from a rule of this spec, but not where its count was measured.
    func isGuess(
        _ rules: [Int: [[FrameRule: FrameFit]]], _ differ: (Int, FrameRule, FrameRule) -> Bool
    ) -> Bool {
        rules.contains { count, fits in
            segments(fits).contains { segment in
                ranked(fits[segment.widths]).contains { differ(count, segment.rule, $0.rule) }
            }
        }
    }

    /// Rules that are almost as likely as the best one.
    private func others(than best: Segment, _ fits: [[FrameRule: FrameFit]]) -> [FrameRule] {
        let text = best.rule.text(beside: sizing)
        if text.allSatisfy({ $0.isNumber }) { return [] }
        var shapes = [Self.withoutNumbers(text)]
        var others: [FrameRule] = []
        for (rule, bits, text) in ranked(fits[best.widths]) where bits < best.bits + Self.mostBitsMore {
            let shape = Self.withoutNumbers(text)
            if shapes.contains(shape) { continue }
            shapes.append(shape)
            others.append(rule)
            if others.count == 2 { break }
        }
        return others
    }

    /// Rules with more bits than this above the best are unlikely.
    private static let mostBitsMore = 16.0

    /// Of rules that only differ in their ratios and weights, the best is enough.
    private static func withoutNumbers(_ text: String) -> String {
        text.filter { !$0.isNumber && !".@:".contains($0) }
    }

    /// Joins three consecutive counts or more that rows of one length give.
    ///
    /// - Parameters:
    ///   - given: for each body of a range, the bits of the errors that it leaves for counts whose frames it gives at all widths.
    mutating func joinRanges(_ given: [(body: String, bits: [Int: Double])]) {
        // Rules that differ by width stay as they are.
        guard scopes.dropFirst().allSatisfy({ $0.isEmpty }), let rules = scopes.first else { return }
        var joined: [Written] = []
        var rest = rules[...]
        while let first = rest.first {
            let from = first.counts.lowerBound
            let present = rest.enumerated().prefix { $0.element.counts.lowerBound == from + $0.offset }
                .map { $0.element }
            let lengths = given.map { range in
                present.prefix { rule in (range.bits[rule.counts.lowerBound] ?? .infinity) <= rule.bits }
                    .count
            }
            // Of the bodies for as many counts, the first is the simplest.
            if let most = lengths.max(), most >= 3, let place = lengths.firstIndex(of: most) {
                let (body, bits) = given[place]
                let errors = (from..<from + most).reduce(0.0) { $0 + (bits[$1] ?? 0) }
                joined.append(
                    Written(
                        counts: from...from + most - 1, text: body,
                        bits: DescriptionLength.bits(of: body) + errors))
                rest = rest.dropFirst(most)
            } else {
                joined.append(first)
                rest = rest.dropFirst()
            }
        }
        scopes[0] = joined
    }

    /// The spec, with other rules that would do as comments.
    func text(settings: [String]) -> String {
        var lines = settings
        if sizing != "tile 1:1" { lines.append(sizing) }
        lines.append("")
        lines += Self.lines(of: scopes.first ?? [])
        for (place, rules) in scopes.enumerated().dropFirst() where !rules.isEmpty {
            // The section of a lesser width goes on.
            if place > 1, rules == scopes[place - 1] { continue }
            // Up to the next width at which the rules are others.
            let end = scopes.indices.first { $0 > place && scopes[$0] != rules }
            let from = widths[place].hundredths
            lines += [
                "",
                end.map { "when width \(from)..<\(widths[$0].hundredths) {" } ?? "when width >= \(from) {",
            ]
            lines += Self.lines(of: rules).map { "    " + $0 } + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of rules: [Written]) -> [String] {
        rules.flatMap { rule in
            let (from, to) = (rule.counts.lowerBound, rule.counts.upperBound)
            return ["\(from == to ? "\(from)" : "\(from)..\(to)"): \(rule.text)"] + rule.others
        }
    }
}
