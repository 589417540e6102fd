internal import GridSyntax

/// Checks that sections hold promised widths and don't overlap.
func checkSections(of spec: Spec) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
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
        if let other = held.first(where: { overlap($0.widths, section.widths) }), let place = other.condition
        {
            diagnostics.append(.sectionsOverlap(first: place, second: condition))
        }
        held.append(section)
    }
    return diagnostics
}

private func overlap(_ first: WidthRange, _ second: WidthRange) -> Bool {
    let lower = max(first.minimum ?? .zero, second.minimum ?? .zero)
    return first.below.map { lower < $0 } ?? true && second.below.map { lower < $0 } ?? true
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
