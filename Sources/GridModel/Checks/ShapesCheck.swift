internal import GridSyntax

/// Checks that the patterns of each count, with a rule for all shapes or a waterfall, match all shapes in all places.
func checkShapes(in places: Places) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var reported = Set<Int>()
    for place in places.promised {
        for (count, left) in place.open where reported.insert(count).inserted {
            diagnostics.append(.shapesMissing(left, of: count, in: place))
        }
        if place.scope.condition == nil || place.waterfall != nil { continue }
        // The shapes that the outside doesn't match are the same in all sections without rules for the count.
        for (count, left) in places.outside.open where place.table.hasNoRule(for: count) {
            guard reported.insert(count).inserted else { continue }
            diagnostics.append(.shapesMissing(left, of: count, in: place))
        }
    }
    return diagnostics.all
}

extension Diagnostic {
    fileprivate static func shapesMissing(_ left: ShapeCase, of count: Int, in place: Place) -> Diagnostic {
        let last = place.rules(for: count).last
        let span = last.map {
            $0.syntax.counts.span.through($0.syntax.pattern?.span ?? $0.syntax.counts.span)
        }
        let known = left.hasAddTile ? count - 1 : count
        let letters = Pattern(left.letters.prefix(known))
        let shapes = "\(photos(known)) shaped `\((known > 60 ? letters : letters.padded(to: known)).text)`"
        let message =
            if !left.hasAddTile {
                "no rule for \(shapes)"
            } else if known == 0 {
                "no rule for the add tile before the first photo"
            } else {
                "no rule for \(shapes) and the add tile"
            }
        return Diagnostic(
            .shapesMissing,
            message,
            at: span ?? SourceSpan(0, 0),
            label: "the last pattern for \(count)",
            related: [place.scope.label("at these")].compactMap { $0 },
            notes: left.hasAddTile ? ["the add tile matches `.` only"] : [],
            help: "add a rule without a pattern after it: `\(count): …`"
        )
    }
}
