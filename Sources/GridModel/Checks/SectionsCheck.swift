internal import GridSyntax

/// Checks that each section contains promised widths, and that sections don't overlap.
func checkSections(of spec: Spec) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var held: [Scope] = []
    for section in spec.sections {
        guard let condition = section.condition else { continue }
        if let minimum = section.widths.minimum, let below = section.widths.below, below <= minimum {
            diagnostics.append(.sectionReversed(at: condition))
            continue
        }
        if !section.widths.meets(spec.promisedWidths) {
            diagnostics.append(.sectionEmpty(spec, at: condition))
            continue
        }
        held.append(section)
    }
    // In the order of lower limits, a section overlaps an earlier one only if it overlaps the one that ends last.
    let ordered = held.inOrder { $0.widths.minimum ?? .zero < $1.widths.minimum ?? .zero }
    guard var furthest = ordered.first else { return diagnostics.all }
    for section in ordered.dropFirst() {
        if furthest.widths.below.map({ section.widths.minimum ?? .zero < $0 }) ?? true,
            let first = furthest.condition, let second = section.condition
        {
            let inOrder = first.start < second.start
            diagnostics.append(
                .sectionsOverlap(
                    first: inOrder ? first : second, second: inOrder ? second : first,
                    help: furthest.widths.ending(before: section.widths)))
        }
        guard let reached = furthest.widths.below else { break }
        if section.widths.below.map({ $0 > reached }) ?? true { furthest = section }
    }
    return diagnostics.all
}

extension Diagnostic {
    fileprivate static func sectionReversed(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sectionEmpty,
            "the section contains no widths: its upper limit must be greater than its lower limit",
            at: span)
    }

    fileprivate static func sectionEmpty(_ spec: Spec, at span: SourceSpan) -> Diagnostic {
        let range = "\(spec.promisedWidths.lower.short)..\(spec.promisedWidths.upper.short)"
        var diagnostic = Diagnostic(
            .sectionEmpty, "the section contains none of the promised widths, `width \(range)`", at: span)
        if let width = spec.width {
            diagnostic.related = [Label(width.span, "promised here")]
        } else {
            diagnostic.notes = ["`width \(range)` applies if the spec has no `width`"]
        }
        return diagnostic
    }

    fileprivate static func sectionsOverlap(
        first: SourceSpan, second: SourceSpan, help: String?
    ) -> Diagnostic {
        Diagnostic(
            .sectionsOverlap,
            "two sections contain the same widths",
            at: second,
            label: "this section",
            related: [Label(first, "and this one")],
            help: help ?? "end one where the other begins: `when width 300..<600` and `when width >= 600`"
        )
    }
}

extension WidthRange {
    /// Advice to end it where a later section begins; nil if both begin at the same width.
    fileprivate func ending(before later: WidthRange) -> String? {
        guard let end = later.minimum, end > minimum ?? .zero else { return nil }
        let widths = minimum.map { "\($0.short)..<\(end.short)" } ?? "< \(end.short)"
        return "end one where the other begins: `when width \(widths)`"
    }
}
