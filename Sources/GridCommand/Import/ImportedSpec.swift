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
        var others: [String] = []
    }

    /// The rules outside sections, then for each greater width those that differ there.
    private var scopes: [[Written]]

    init(sizing: String, widths: [Double]) {
        self.sizing = sizing
        self.widths = widths
        scopes = Array(repeating: [], count: widths.count)
    }

    /// Adds the rules of a count: as few as possible, each for as many widths as it can be.
    ///
    /// - Parameters:
    ///   - fitting: the rules that give the frames at each width.
    mutating func add(_ count: Int, _ fitting: [Set<FrameRule>]) {
        var place = 0
        var outside: String?
        while place < fitting.count {
            var common = fitting[place]
            var end = place + 1
            while end < fitting.count, !common.isDisjoint(with: fitting[end]) {
                common.formIntersection(fitting[end])
                end += 1
            }
            var texts: [String] = []
            for rule in common.sorted(by: { $0.effort(beside: sizing) < $1.effort(beside: sizing) }) {
                let text = rule.text(beside: sizing)
                if !texts.contains(text) { texts.append(text) }
            }
            guard let first = texts.first else { return }
            let isObvious = first.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            let others = Array(texts.dropFirst().prefix(isObvious ? 0 : 2))
            let rule = Written(counts: count...count, text: first, others: others)
            if place == 0 {
                scopes[0].append(rule)
                outside = first
            } else if first != outside {
                for scope in place..<end { scopes[scope].append(rule) }
            }
            place = end
        }
    }

    /// Joins three consecutive counts or more that rows of one length give.
    ///
    /// - Parameters:
    ///   - given: for each body of a range, the counts whose frames it gives at all widths.
    mutating func joinRanges(_ given: [(body: String, counts: Set<Int>)]) {
        // Rules that differ by width stay as they are.
        guard scopes.dropFirst().allSatisfy({ $0.isEmpty }), let rules = scopes.first else { return }
        var joined: [Written] = []
        var rest = rules[...]
        while let first = rest.first {
            let from = first.counts.lowerBound
            let present = rest.enumerated().prefix { $0.element.counts.lowerBound == from + $0.offset }.count
            let lengths = given.map { range in (0..<present).prefix { range.counts.contains(from + $0) }.count
            }
            // Of the bodies for as many counts, the first is the simplest.
            if let most = lengths.max(), most >= 3, let place = lengths.firstIndex(of: most) {
                joined.append(Written(counts: from...from + most - 1, text: given[place].body))
                rest = rest.dropFirst(most)
            } else {
                joined.append(first)
                rest = rest.dropFirst()
            }
        }
        scopes[0] = joined
    }

    /// How much there is to read.
    var length: Int {
        text(settings: []).split(separator: "\n").filter { !$0.hasPrefix("#") }.reduce(0) {
            $0 + $1.utf8.count
        }
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
            let others = rule.others.map { "# or \(from): \($0)" }
            return ["\(from == to ? "\(from)" : "\(from)..\(to)"): \(rule.text)"] + others
        }
    }
}
