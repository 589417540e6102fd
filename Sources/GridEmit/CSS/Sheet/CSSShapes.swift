internal import GridModel

internal import enum GridSyntax.PatternLetter

/// The shapes of photos that declarations apply to: those of a pattern that no earlier pattern matches.
///
/// The attribute `data-shapes` has one letter per photo, and selectors can test how it begins. So a `.` before a
/// letter expands to each of the three letters. A square photo is one that is neither tall nor wide, so its letter
/// may be missing.
struct CSSShapes: Hashable, Sendable {
    /// Indirect, because most declarations are for all shapes.
    private indirect enum Parts: Hashable, Sendable {
        case any
        case of(pattern: [PatternLetter], selector: String)
    }

    private let parts: Parts

    /// All shapes.
    static let all = CSSShapes([], before: [], mayAdd: false)

    /// The shapes that the first photos must have; later photos may have any shape.
    var pattern: [PatternLetter] {
        if case .of(let pattern, _) = parts { pattern } else { [] }
    }

    /// The condition on the attribute, with specificity 0; empty for any shapes.
    var selector: String {
        if case .of(_, let selector) = parts { selector } else { "" }
    }

    /// The shapes of a pattern.
    /// - Parameters:
    ///   - before: the patterns that take precedence.
    ///   - mayAdd: whether one of the children may be the tile that adds a photo, which has no shape.
    init(_ pattern: [PatternLetter], before: [[PatternLetter]], mayAdd: Bool) {
        let asked = Array(pattern[..<((pattern.lastIndex { $0 != .any } ?? -1) + 1)])
        var own = ShapeSelector(pattern, mayAdd: mayAdd)
        for earlier in before where !excludes(earlier, pattern) {
            own.exclude(ShapeSelector(earlier, mayAdd: mayAdd))
        }
        let text = own.text
        parts =
            asked.isEmpty && text.isEmpty
            ? .any : .of(pattern: asked, selector: text.isEmpty ? "" : ":where(\(text))")
    }

    /// How many `.` may precede a letter: each triples the number of selectors.
    static let mostDots = 5

    /// The number of prefixes of the attribute that a pattern expands to.
    static func selectors(_ pattern: [PatternLetter]) -> Int {
        let dots = pattern.dropLast().count { $0 == .any }
        return (0..<min(dots, mostDots)).reduce(1) { product, _ in 3 * product }
    }

    /// Whether a pattern has too many `.`.
    static func isTooLong(_ pattern: [PatternLetter]) -> Bool {
        guard let last = pattern.lastIndex(where: { $0 != .any }) else { return false }
        return pattern[..<last].count { $0 == .any } > mostDots
    }
}

/// Whether no photos match both patterns.
private func excludes(_ first: [PatternLetter], _ second: [PatternLetter]) -> Bool {
    zip(first, second).contains { $0 != $1 && $0 != .any && $1 != .any }
}

/// Conditions on the beginning of the attribute.
private struct ShapeSelector {
    /// It begins with one of these; empty for any.
    private var beginnings: [String] = []
    /// It begins with none of these.
    private var others: [String] = []
    /// None of these selectors matches it.
    private var excluded: [String] = []

    init(_ pattern: [PatternLetter], mayAdd: Bool) {
        // Only tall and wide photos need a letter: after the last of them, a missing letter equals `s`.
        let end = pattern.lastIndex { $0 == .tall || $0 == .wide }.map { $0 + 1 } ?? 0
        if end > 0 { beginnings = expanded(pattern[..<end]) }
        for place in pattern.indices where place >= end && pattern[place] == .square {
            for beginning in expanded(pattern[..<place]) {
                others += ["t", "w"].map { beginning + $0 }
                if mayAdd { others.append(beginning + "+") }
            }
        }
    }

    /// Excludes what another selector matches.
    mutating func exclude(_ other: ShapeSelector) {
        guard other.others.isEmpty else {
            excluded.append(other.text)
            return
        }
        let left = beginnings.filter { beginning in
            !other.beginnings.contains { beginning.hasPrefix($0) }
        }
        if !left.isEmpty { beginnings = left }
        others += other.beginnings
    }

    /// The selector, or a list of selectors; empty for any shapes.
    var text: String {
        var needed: [String] = []
        for other in others where beginnings.isEmpty || beginnings.contains(where: other.hasPrefix) {
            guard !needed.contains(where: other.hasPrefix) else { continue }
            needed.removeAll { $0.hasPrefix(other) }
            needed.append(other)
        }
        let unwanted = needed.map(attribute) + excluded
        let wanted = beginnings.map(attribute).joined(separator: ", ")
        if unwanted.isEmpty { return wanted }
        return (beginnings.count > 1 ? ":is(\(wanted))" : wanted)
            + ":not(\(unwanted.joined(separator: ", ")))"
    }

    private func attribute(_ beginning: String) -> String { "[data-shapes^=\"\(beginning)\"]" }

    /// All strings of letters for photos of these shapes.
    private func expanded(_ pattern: ArraySlice<PatternLetter>) -> [String] {
        pattern.reduce([""]) { beginnings, letter in
            let letters = letter == .any ? ["t", "s", "w"] : [letter.rawValue]
            return beginnings.flatMap { beginning in letters.map { beginning + $0 } }
        }
    }
}
