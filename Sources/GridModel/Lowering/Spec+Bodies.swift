internal import GridSyntax

extension Spec {
    /// A body, and the widths that it is for: a list of bodies if the number of columns follows from the width.
    func bodies(
        _ body: Located<BodySyntax>, _ style: Style, widths: WidthRange
    ) throws(ExactOverflow) -> [(body: Located<BodySyntax>, widths: WidthRange)] {
        guard let columns = try AdaptiveColumns(body.value, style.sizing, in: self) else {
            return [(body, widths)]
        }
        var last = LastRow.short
        if case .justified(let rows) = body.value { last = rows.last }
        return try columns.sections(within: widths, of: promisedWidths).map { section in
            let rows = RowsOfSyntax(perRow: Located(section.columns, at: body.span), last: last)
            return (Located(.rowsOf(rows), at: body.span), section.widths)
        }
    }
}
