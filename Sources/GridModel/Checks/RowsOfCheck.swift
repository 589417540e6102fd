internal import GridSyntax

/// Checks that `rows of` fits the sizing, also in a partition.
func checkRowsOf(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let (rows, written) = rule.rowsOf else { return [] }
    var diagnostics: [Diagnostic] = []
    var mustEnd = style.sizing.isFrame || style.sizing.photoBounds != nil
    if rule.to == nil, mustEnd {
        diagnostics.append(.openRowsInFrame(style.sizing, rule: rule, at: rows.span))
    }
    if case .tileSize = style.sizing {
        if rows.value.last == .stretch {
            diagnostics.append(.stretchInFixedSize(style.sizing, at: rows.span))
        }
        mustEnd = true
    }
    // Written rows and the others share columns or a height that aren't known for all counts.
    if written > 0, mustEnd, rule.isKept, diagnostics.isEmpty {
        diagnostics.append(.longPartition(style.sizing, at: rule.syntax.counts.span))
    }
    let perRow = rows.value.perRow.value
    if style.sizing.photoRatios != nil, rows.value.last == .short,
        rule.hasShortRow(of: perRow, leaving: written)
    {
        diagnostics.append(.shortRowOfPhotos(perRow, at: rows.span))
    }
    return diagnostics
}

/// Checks the rows for all photos that the numbers of a partition leave.
func checkRows(_ rows: [Located<RowsSyntax>], of stack: StackSyntax, in rule: ScopedRule) -> [Diagnostic] {
    if rows.count > 1 { return [.rowsTwice(at: rows[1].span, first: rows[0].span)] }
    let written = stack.sum, isInside = stack.placeOfOthers == nil
    if case .rowsOf(let own) = rows[0].value, own.perRow.value > Limits.tilesInLayout {
        return [.tooManyTiles(own.perRow.value, at: own.perRow.span)]
    }
    if written > Limits.tilesInLayout {
        return [.tooManyTiles(written, at: rule.syntax.body?.span ?? rule.span)]
    }
    if rule.from < written + (isInside ? 1 : 0) {
        return [.tooFewForPartition(written, isInside: isInside, rule: rule)]
    }
    if case .justified(let own) = rows[0].value, own.aim.value.isShape || isInside {
        return [.aimInPartition(isShape: own.aim.value.isShape, at: rows[0].span)]
    }
    guard isInside, case .rowsOf(let own) = rows[0].value else { return [] }
    if rule.isKept { return [.rowsBeside(at: rows[0].span, rule: rule)] }
    if own.last == .short, rule.hasShortRow(of: own.perRow.value, leaving: written) {
        return [.shortRowBeside(own.perRow.value, at: rows[0].span)]
    }
    return []
}

extension Diagnostic {
    fileprivate static func openRowsInFrame(_ sizing: Sizing, rule: ScopedRule, at span: SourceSpan)
        -> Diagnostic
    {
        let why =
            sizing.isFrame || sizing.photoBounds?.greatest != nil
            ? "with more rows, tiles shrink to nothing"
            : "each new row would change the heights of all others"
        return Diagnostic(
            .openRowsInFrame,
            "an open range doesn't fit in `\(sizing.name)`: \(why)",
            at: span,
            related: [Label(rule.syntax.counts.span, "this range is open")],
            help: sizing.isFrame
                ? "end the range and continue with `show`, or give the rule a `tile` sizing"
                : "end the range and continue with `show`, or give the rule a `tile photo` without `within`"
        )
    }

    fileprivate static func longPartition(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .longPartition,
            "under `\(sizing.name)`, numbers beside `rows` are for at most \(Limits.countsWrittenOut) photos",
            at: span,
            help: "end the range there, and continue with `rows` alone")
    }

    fileprivate static func rowsTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            .rowsTwice, "only one `rows` in a rule can take the photos that the numbers leave", at: span,
            related: [Label(first, "takes them already")], help: "write numbers in place of one of them")
    }

    fileprivate static func tooFewForPartition(
        _ written: Int, isInside: Bool, rule: ScopedRule
    ) -> Diagnostic {
        let least = isInside ? written + 1 : written
        return Diagnostic(
            .rowSum,
            "the numbers hold \(photos(written)), but the rule is for \(rule.isSingle ? "" : "counts from ")\(rule.from)"
                + (rule.isSingle ? "" : " on"),
            at: rule.syntax.body?.span ?? rule.span,
            related: [Label(rule.syntax.counts.span, "begins at \(rule.from)")],
            notes: isInside ? ["rows beside or inside a block need at least one photo"] : [],
            help: "begin at \(least), and write a rule for fewer photos")
    }

    fileprivate static func aimInPartition(isShape: Bool, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .aimInPartition,
            isShape
                ? "rows beside numbers can't aim at a shape" : "rows inside a block can't aim at a height",
            at: span,
            help: isShape
                ? "aim at a height, such as `near 240`, or write `rows of 3`" : "write `rows of 3 stretch`")
    }

    fileprivate static func rowsBeside(at span: SourceSpan, rule: ScopedRule) -> Diagnostic {
        let range = "\(rule.from)..\(rule.from.addingClamped(5))"
        return Diagnostic(
            .rowsBeside, "beside other blocks, rows for any number of photos would shrink to nothing",
            at: span,
            related: [
                Label(rule.syntax.counts.span, rule.to == nil ? "this range is open" : "this range is long")
            ],
            help: "end the range, such as `\(range)`")
    }

    fileprivate static func shortRowBeside(_ perRow: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .rowsBeside, "a last row inside a block can't be short", at: span,
            help: "write `rows of \(perRow) stretch` or `rows of \(perRow) balanced`")
    }

    fileprivate static func shortRowOfPhotos(_ perRow: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shortRowOfPhotos,
            "the last row can't be short when tiles keep their photos' ratios",
            at: span,
            notes: ["the photos of each row fill its width, so nothing can stay empty"],
            help: "write `rows of \(perRow) balanced` or `rows of \(perRow) stretch`"
        )
    }

    fileprivate static func stretchInFixedSize(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .stretchInFixedSize,
            "`stretch` can't change the size of `\(sizing.name)`",
            at: span,
            help: "remove `stretch`; `align` positions a short row"
        )
    }
}
