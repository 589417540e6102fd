internal import GridModel

internal import enum GridSyntax.PatternLetter

/// The shapes of photos that some declarations are for: those of a pattern that no earlier one has.
///
/// The attribute `data-shapes` has a letter a photo, and its selectors can tell how it begins. A `.` before a letter is
/// therefore each of the three letters, and a square photo one that is neither tall nor wide, so that it may be left out.
struct CSSShapes: Hashable, Sendable {
    /// Stored indirectly, because most declarations are for all shapes.
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

    /// What the attribute has to be, of the weight 0; empty for anything.
    var selector: String {
        if case .of(_, let selector) = parts { selector } else { "" }
    }

    /// The shapes of a pattern.
    ///
    /// - Parameters:
    ///   - before: the patterns that win over it.
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

    /// How many `.` may stand before a letter: each makes three times as many selectors.
    static let mostDots = 5

    /// How many beginnings of the attribute a pattern asks for.
    static func selectors(_ pattern: [PatternLetter]) -> Int {
        let dots = pattern.dropLast().count { $0 == .any }
        return (0..<min(dots, mostDots)).reduce(1) { product, _ in 3 * product }
    }

    /// Whether a pattern would make more selectors than that.
    static func isTooLong(_ pattern: [PatternLetter]) -> Bool {
        guard let last = pattern.lastIndex(where: { $0 != .any }) else { return false }
        return pattern[..<last].count { $0 == .any } > mostDots
    }
}

/// Whether no photos have the shapes of both patterns.
private func excludes(_ first: [PatternLetter], _ second: [PatternLetter]) -> Bool {
    zip(first, second).contains { $0 != $1 && $0 != .any && $1 != .any }
}

/// How the attribute begins, and how it doesn't.
private struct ShapeSelector {
    /// It begins with one of these; with anything where there are none.
    private var beginnings: [String] = []
    /// It begins with none of these.
    private var others: [String] = []
    /// It isn't selected by these.
    private var excluded: [String] = []

    init(_ pattern: [PatternLetter], mayAdd: Bool) {
        // Only tall and wide photos need a letter: behind the last of them, nothing is as good as `s`.
        let end = pattern.lastIndex { $0 == .tall || $0 == .wide }.map { $0 + 1 } ?? 0
        if end > 0 { beginnings = expanded(pattern[..<end]) }
        for place in pattern.indices where place >= end && pattern[place] == .square {
            for beginning in expanded(pattern[..<place]) {
                others += ["t", "w"].map { beginning + $0 }
                if mayAdd { others.append(beginning + "+") }
            }
        }
    }

    /// Takes away what another one selects.
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

    /// One selector, or a list where nothing is left out; empty for anything.
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

    /// All that photos of these shapes can be called.
    private func expanded(_ pattern: ArraySlice<PatternLetter>) -> [String] {
        pattern.reduce([""]) { beginnings, letter in
            let letters = letter == .any ? ["t", "s", "w"] : [letter.rawValue]
            return beginnings.flatMap { beginning in letters.map { beginning + $0 } }
        }
    }
}
