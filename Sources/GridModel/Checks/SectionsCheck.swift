internal import GridSyntax

/// Checks that each section contains promised sizes, and that sections don't overlap.
func checkSections(of spec: Spec) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var held: [Scope] = []
    for section in spec.sections {
        guard let condition = section.condition else { continue }
        if let side = Side.allCases.first(where: { section.sizes[$0].isReversed }) {
            diagnostics.append(.sectionReversed(side, at: condition))
        } else if let side = Side.allCases.first(where: { !section.sizes[$0].meets(spec.promised($0)) }) {
            diagnostics.append(.sectionEmpty(side, spec, at: condition))
        } else {
            held.append(section)
        }
    }
    // From one of these heights to the next, the sections are the same.
    let limits = Set(held.flatMap { $0.sizes.heights.ends } + [.zero])
    var reported: Set<[SourceSpan]> = []
    for height in limits.sorted() {
        for (first, second) in overlaps(of: held.filter { $0.sizes.heights.holds(height) }) {
            guard let start = first.condition, let end = second.condition else { continue }
            let inOrder = start.start < end.start ? [start, end] : [end, start]
            guard reported.insert(inOrder).inserted else { continue }
            diagnostics.append(
                .sectionsOverlap(
                    first: inOrder[0], second: inOrder[1], first.sizes, second.sizes))
        }
    }
    return diagnostics.all
}

/// The pairs of sections with the same widths, the one that begins first in front.
private func overlaps(of sections: [Scope]) -> [(Scope, Scope)] {
    // In the order of lower limits, a section overlaps an earlier one only if it overlaps the one that ends last.
    let ordered = sections.inOrder { $0.widths.minimum ?? .zero < $1.widths.minimum ?? .zero }
    guard var furthest = ordered.first else { return [] }
    var pairs: [(Scope, Scope)] = []
    for section in ordered.dropFirst() {
        if furthest.widths.below.map({ section.widths.minimum ?? .zero < $0 }) ?? true {
            pairs.append((furthest, section))
        }
        guard let reached = furthest.widths.below else { break }
        if section.widths.below.map({ $0 > reached }) ?? true { furthest = section }
    }
    return pairs
}

/// A side of the container that sections have limits for.
private enum Side: String, CaseIterable {
    case width, height
}

extension Spec {
    fileprivate func promised(_ side: Side) -> LengthRange {
        side == .width ? promisedWidths : promisedHeights
    }
}

extension SizeRange {
    fileprivate subscript(side: Side) -> SideRange { side == .width ? widths : heights }
}

extension SideRange {
    /// Whether the upper limit isn't greater than the lower one.
    fileprivate var isReversed: Bool {
        guard let minimum, let below else { return false }
        return below <= minimum
    }
}

extension Diagnostic {
    fileprivate static func sectionReversed(_ side: Side, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sectionEmpty,
            "the section contains no \(side.rawValue)s: its upper limit must be greater than its lower limit",
            at: span)
    }

    fileprivate static func sectionEmpty(_ side: Side, _ spec: Spec, at span: SourceSpan) -> Diagnostic {
        let promised = spec.promised(side), name = side.rawValue
        let range = "\(promised.lower.short)..\(promised.upper.short)"
        var diagnostic = Diagnostic(
            .sectionEmpty, "the section contains none of the promised \(name)s, `\(name) \(range)`", at: span)
        if let setting = side == .width ? spec.width : spec.height {
            diagnostic.related = [Label(setting.span, "promised here")]
        } else {
            diagnostic.notes = ["`\(name) \(range)` applies if the spec has no `\(name)`"]
        }
        return diagnostic
    }

    fileprivate static func sectionsOverlap(
        first: SourceSpan, second: SourceSpan, _ sizes: SizeRange, _ others: SizeRange
    ) -> Diagnostic {
        let noun = sizes.heights == .all && others.heights == .all ? "widths" : "sizes"
        return Diagnostic(
            .sectionsOverlap,
            "two sections contain the same \(noun)",
            at: second,
            label: "this section",
            related: [Label(first, "and this one")],
            help: (sizes.ending(before: others) ?? others.ending(before: sizes)).map {
                "end one where the other begins: `when \($0)`"
            } ?? "end one where the other begins: `when width 300..<600` and `when width >= 600`"
        )
    }
}

extension SizeRange {
    /// The condition of a box that ends where another begins, by its width or its height; nil if it begins there by neither.
    fileprivate func ending(before other: SizeRange) -> String? {
        if let widths = widths.ending(before: other.widths) {
            return SizeRange(widths: widths, heights: heights).condition
        }
        if widths.minimum ?? .zero > other.widths.minimum ?? .zero { return nil }
        return heights.ending(before: other.heights).map { SizeRange(widths: widths, heights: $0).condition }
    }

    private var condition: String {
        Side.allCases.compactMap { side in self[side].condition.map { "\(side.rawValue) \($0)" } }
            .joined(separator: ", ")
    }
}

extension SideRange {
    /// The range that ends where a later one begins; nil if it doesn't begin before.
    fileprivate func ending(before later: SideRange) -> SideRange? {
        guard let end = later.minimum, end > minimum ?? .zero else { return nil }
        return SideRange(minimum: minimum, below: end)
    }

    fileprivate var condition: String? {
        switch (minimum, below) {
        case (nil, nil): nil
        case (let minimum?, nil): ">= \(minimum.short)"
        case (nil, let below?): "< \(below.short)"
        case (let minimum?, let below?): "\(minimum.short)..<\(below.short)"
        }
    }
}
