internal import GridSyntax

/// Checks that sections hold promised widths and don't overlap.
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
    // By their lower limits, a section can only overlap one that begins before it and reaches furthest.
    let ordered = held.sorted { $0.widths.minimum ?? .zero < $1.widths.minimum ?? .zero }
    guard var furthest = ordered.first else { return diagnostics.all }
    for section in ordered.dropFirst() {
        if furthest.widths.below.map({ section.widths.minimum ?? .zero < $0 }) ?? true,
            let first = furthest.condition, let second = section.condition
        {
            let inOrder = first.start < second.start
            diagnostics.append(
                .sectionsOverlap(first: inOrder ? first : second, second: inOrder ? second : first))
        }
        guard let reached = furthest.widths.below else { break }
        if section.widths.below.map({ $0 > reached }) ?? true { furthest = section }
    }
    return diagnostics.all
}

extension Diagnostic {
    fileprivate static func sectionReversed(at span: SourceSpan) -> Diagnostic {
        Diagnostic(.sectionEmpty, "the section holds no width: it ends where it begins, or before", at: span)
    }

    fileprivate static func sectionEmpty(_ spec: Spec, at span: SourceSpan) -> Diagnostic {
        let range = "\(spec.promisedWidths.lower.short)..\(spec.promisedWidths.upper.short)"
        var diagnostic = Diagnostic(
            .sectionEmpty, "the section holds none of the widths promised, `width \(range)`", at: span)
        if let width = spec.width {
            diagnostic.related = [Label(width.span, "promised here")]
        } else {
            diagnostic.notes = ["`width \(range)` holds where the spec says none"]
        }
        return diagnostic
    }

    fileprivate static func sectionsOverlap(first: SourceSpan, second: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sectionsOverlap,
            "two sections hold the same widths",
            at: second,
            label: "this section",
            related: [Label(first, "and this one")],
            help: "end one where the other begins: `when width 300..<600` and `when width >= 600`"
        )
    }
}
