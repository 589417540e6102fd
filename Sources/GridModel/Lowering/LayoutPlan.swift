internal import GridSyntax

/// How photos are arranged, apart from the sizing: what a body says, or a rule that is not written out.
enum LayoutPlan {
    /// Rows and blocks as written.
    case stack(StackSyntax)
    /// A picture as written.
    case sketch(SketchSyntax)
    /// Rows of a number of tiles, and what is done about the last.
    case rows(of: Int, last: LastRow)

    /// The plan of a body; nil for `show`, which has none of its own.
    init?(_ body: BodySyntax) {
        switch body {
        case .stack(let stack): self = .stack(stack)
        case .sketch(let sketch): self = .sketch(sketch)
        case .rowsOf(let rows): self = .rows(of: rows.perRow.value, last: rows.last)
        case .show: return nil
        }
    }
}
