internal import GridSyntax

/// Checks that `rows near` and `rows over` fit the sizing, and that their numbers make sense.
func checkJustified(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body, let rows = body.value.justifiedRows else { return [] }
    var diagnostics: [Diagnostic] = []
    if case .stack(let stack) = body.value, style.sizing.photoRatios != nil {
        // Only equal tiles have rows that follow from the width alone.
        return [.rowsOfPhotosInPartition(at: stack.rowsOfOthers.first?.span ?? body.span)]
    }
    switch style.sizing {
    case .tilePhoto(_, within: nil): break
    case .tileRatio where !rows.aim.value.isShape: break
    case .tileRatio, .tileHeight, .tileSize, .frameRatio, .frameHeight, .frameFill, .tilePhoto:
        diagnostics.append(.justifiedSizing(style.sizing, rows, at: body.span))
    }
    if let range = rows.perRow {
        let (least, greatest) = (range.value.least.value, range.value.greatest.value)
        if least > greatest {
            diagnostics.append(
                .rangeReversed("\(least)..\(greatest)", turned: "\(greatest)..\(least)", at: range.span))
        }
        if max(least, greatest) > Limits.tilesInLayout {
            diagnostics.append(.tooManyTiles(max(least, greatest), at: range.span))
        }
    }
    if case .shape(let shape, _) = rows.aim.value {
        diagnostics += checkShape(shape, of: rows, in: rule, at: body.span)
    }
    if case .over(let height) = rows.aim.value {
        let near = "near \(height.value)"
        if let range = rows.perRow {
            diagnostics.append(.overOnly("a number of photos in a row", near: near, at: range.span))
        } else if rows.last == .balanced, style.sizing.photoRatios != nil {
            diagnostics.append(.overOnly("`balanced`", near: near, at: body.span))
        }
    }
    return diagnostics
}

/// Checks that rows aim at a shape for counts that can be cut into such rows, in not too many ways.
private func checkShape(
    _ shape: RatioSyntax, of rows: JustifiedSyntax, in rule: ScopedRule, at span: SourceSpan
) -> [Diagnostic] {
    if rows.last != .short { return [.fillsAnyway(rows.last, at: span)] }
    guard let to = rule.to else { return [.shapeOfAny(shape, at: rule.syntax.counts.span)] }
    let (least, greatest) = (rows.perRow?.value.least.value ?? 1, rows.perRow?.value.greatest.value ?? to)
    if to > Limits.tilesInLayout {
        // A check of all layouts that are written out reports others.
        return rule.isKept ? [.tooManyTiles(to, at: rule.syntax.counts.span)] : []
    }
    guard least <= greatest, greatest <= Limits.tilesInLayout else { return [] }
    let limit = Limits.rowCuts
    let numbers = RowCuts.numbers(upTo: to, least...greatest, limit: limit)
    for (count, cuts) in numbers.enumerated().dropFirst(rule.from) {
        if cuts == 0 { return [.uncuttable(count, least...greatest, at: rows.perRow?.span ?? span)] }
        if cuts > limit {
            return [.tooManyCuts(of: count, least...greatest, limit, at: rule.syntax.counts.span)]
        }
    }
    return []
}

extension Diagnostic {
    fileprivate static func justifiedSizing(
        _ sizing: Sizing, _ rows: JustifiedSyntax, at span: SourceSpan
    ) -> Diagnostic {
        let why =
            switch sizing {
            case .tileHeight, .tileSize: "the height of its tiles is fixed"
            case .tilePhoto: "a box makes rows lower than what they aim at"
            case .tileRatio: "the width gives the height of its tiles"
            default: "its rows share the container's height"
            }
        return Diagnostic(
            .justifiedSizing,
            "`rows \(rows.aim.value.name)` can't choose heights under `\(sizing.name)`: \(why)",
            at: span,
            help: sizing.photoBox != nil
                ? "remove `within`"
                : rows.aim.value.isShape
                    ? "write `tile photo` to keep the photos' ratios"
                    : "write `tile photo` to keep the photos' ratios, or `tile 4:3` for tiles of one ratio"
        )
    }

    fileprivate static func rowsOfPhotosInPartition(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .aimInPartition,
            "rows of photos that aim at a height can't stand beside numbers",
            at: span,
            help: "write `rows of 3 balanced`, or a sizing such as `tile 4:3`")
    }

    fileprivate static func overOnly(_ what: String, near: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .overTakesAll,
            "\(what) contradicts `over`, which takes as many photos into a row as fit",
            at: span,
            help: "write `\(near)` instead of `over`, or remove it"
        )
    }

    fileprivate static func fillsAnyway(_ last: LastRow, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shapeFillsRows, "`\(last.rawValue)` after a shape, where all rows fill the width", at: span,
            help: "remove it")
    }

    fileprivate static func shapeOfAny(_ shape: RatioSyntax, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shapeInOpenRange,
            "`near \(shape)` for any number of photos, which can be cut into rows in too many ways",
            at: span,
            help: "end the range, or aim at a height: `near 240`")
    }

    fileprivate static func uncuttable(_ count: Int, _ perRow: ClosedRange<Int>, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .countUncuttable,
            "\(photos(count)) can't be cut into rows of \(perRow.lowerBound)..\(perRow.upperBound)",
            at: span,
            help: "allow rows of other lengths, or write a range without \(count)")
    }

    fileprivate static func tooManyCuts(
        of count: Int, _ perRow: ClosedRange<Int>, _ limit: Int, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .tooManyCuts,
            "\(count) photos can be cut into rows of \(perRow.lowerBound)..\(perRow.upperBound) in more than \(limit) ways",
            at: span,
            help:
                "allow fewer lengths, or end the range before \(count) and aim at a height from there on: `near 240`"
        )
    }
}

extension JustifiedSyntax.Aim {
    fileprivate var name: String {
        switch self {
        case .near: "near"
        case .over: "over"
        case .shape(let shape, _): "near \(shape)"
        }
    }
}
