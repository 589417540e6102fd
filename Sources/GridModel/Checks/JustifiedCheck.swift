internal import GridSyntax

/// Checks that `rows near`, `rows over` and `rows under` fit the sizing, and that their numbers make sense.
func checkJustified(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body, let rows = body.value.justifiedRows else { return [] }
    var diagnostics: [Diagnostic] = []
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
    if rows.aim.value.choosesLengths {
        if let range = rows.perRow {
            diagnostics.append(.contradicts("a number of photos in a row", rows.aim.value, at: range.span))
        } else if rows.last == .balanced, style.sizing.photoRatios != nil {
            diagnostics.append(.contradicts("`balanced`", rows.aim.value, at: body.span))
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
            case .tilePhoto: "`within` makes rows lower or higher than what they aim at"
            case .tileRatio: "the width gives the height of its tiles"
            default: "its rows share the container's height"
            }
        return Diagnostic(
            .justifiedSizing,
            "`rows \(rows.aim.value.name)` can't choose heights under `\(sizing.name)`: \(why)",
            at: span,
            help: sizing.photoBounds != nil
                ? "remove `within`"
                : rows.aim.value.isShape
                    ? "write `tile photo` to keep the photos' ratios"
                    : "write `tile photo` to keep the photos' ratios, or `tile 4:3` for tiles of one ratio"
        )
    }

    fileprivate static func contradicts(
        _ what: String, _ aim: JustifiedSyntax.Aim, at span: SourceSpan
    ) -> Diagnostic {
        var (code, how) = (DiagnosticCode.overTakesAll, "as many photos into a row as fit")
        if case .under = aim {
            (code, how) = (.underTakesFew, "as few photos into a row as make it low enough")
        }
        let near = aim.height.map { "write `near \($0.value)` instead of `\(aim.name)`, or " } ?? ""
        return Diagnostic(
            code, "\(what) contradicts `\(aim.name)`, which takes \(how)", at: span, help: near + "remove it")
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
    /// Whether photos come into a row until a limit is met, however many these are.
    fileprivate var choosesLengths: Bool {
        switch self {
        case .over, .overSize, .under: true
        case .near, .shape: false
        }
    }

    /// The height of rows; nil of a shape.
    fileprivate var height: Located<NumberLiteral>? {
        switch self {
        case .near(let height), .over(let height), .overSize(_, let height), .under(let height): height
        case .shape: nil
        }
    }

    fileprivate var name: String {
        switch self {
        case .near: "near"
        case .over, .overSize: "over"
        case .under: "under"
        case .shape(let shape, _): "near \(shape)"
        }
    }
}
