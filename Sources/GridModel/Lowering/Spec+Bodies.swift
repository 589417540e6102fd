internal import GridSyntax

extension Spec {
    /// A body, and the sizes that it is for: a list of bodies if the number of columns follows from the width, and nil if
    /// that may be more columns than a grid may have sections for.
    ///
    /// - Parameters:
    ///   - others: widths at which such a list isn't needed.
    func bodies(
        _ body: Located<BodySyntax>, _ style: Style, sizes: SizeRange, except others: () -> [SideRange]
    ) throws(ExactOverflow) -> [(body: Located<BodySyntax>, sizes: SizeRange)]? {
        guard let columns = try AdaptiveColumns(body.value, style.sizing, in: self) else {
            return [(body, sizes)]
        }
        let last = body.value.justifiedRows?.last ?? .short
        var bodies: [(body: Located<BodySyntax>, sizes: SizeRange)] = []
        for widths in sizes.widths.less(others()) {
            if try columns.areTooMany(within: widths, of: promisedWidths) { return nil }
            for section in try columns.sections(within: widths, of: promisedWidths) {
                let rows = RowsOfSyntax(perRow: Located(section.columns, at: body.span), last: last)
                var own = BodySyntax.rowsOf(rows)
                if case .stack(let stack) = body.value { own = .stack(stack.replacingRows(with: rows)) }
                bodies.append((Located(own, at: body.span), sizes.with(section.widths)))
            }
        }
        return bodies
    }
}

extension Diagnostic {
    /// More tiles of a body in a row than a grid may have sections for.
    static func tooManyColumns(in body: Located<BodySyntax>) -> Diagnostic {
        let (help, span) =
            if let rows = body.value.justifiedRows {
                ("aim at a greater height", rows.aim.span)
            } else {
                ("make the tiles wider", body.span)
            }
        return Diagnostic(
            .tooManyColumns,
            "more than \(Limits.adaptiveColumns) tiles in a row at the greatest promised width",
            at: span,
            help: "\(help), or lower the upper limit of `width`"
        )
    }
}
