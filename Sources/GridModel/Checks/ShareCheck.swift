internal import GridSyntax

/// Checks that each `@` is of the kind that the sizing allows: a weight, a ratio or none.
func checkShares(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard let body = rule.syntax.body else { return [] }
    var diagnostics: [Diagnostic] = []
    switch body.value {
    case .stack(let stack):
        check(stack, in: style.sizing, &diagnostics)
    case .sketch(let sketch):
        if style.sizing.photoRatios != nil { return [.sketchOfPhotos(style.sizing, at: body.span)] }
        for line in sketch.lines where !style.sizing.isFrame {
            guard let weight = line.value.weight else { continue }
            let share = SourceSpan(line.value.cells.span.end, weight.span.end)
            diagnostics.append(.weightInSketch(style.sizing, at: share))
        }
    case .rowsOf, .rowsFit, .justified, .strip, .show, .repeats:
        break
    }
    return diagnostics
}

private func check(_ stack: StackSyntax, in sizing: Sizing, _ diagnostics: inout [Diagnostic]) {
    for row in stack.rows {
        check(row, in: sizing, &diagnostics)
    }
}

private func check(_ row: Located<RowSyntax>, in sizing: Sizing, _ diagnostics: inout [Diagnostic]) {
    for block in row.value.blocks {
        var inner = sizing
        if let share = block.value.share {
            switch (sizing, share.value) {
            case (.tileRatio, .ratio), (.tileRatio, .height), (.tileHeight, .ratio), (.tileHeight, .height):
                // Inside a block with a height of its own, rows share it as in a frame.
                inner = .frameFill
            case (.frameRatio, .weight), (.frameHeight, .weight), (.frameFill, .weight):
                break
            case (.tileRatio, .weight(let number)), (.tileHeight, .weight(let number)):
                diagnostics.append(.weightForRatio(number, in: row.value, sizing, at: share.span))
            case (.frameRatio, .ratio), (.frameHeight, .ratio), (.frameFill, .ratio):
                diagnostics.append(.ratioForWeight("ratios", at: share.span))
            case (.frameRatio, .height), (.frameHeight, .height), (.frameFill, .height):
                diagnostics.append(.ratioForWeight("heights", at: share.span))
            case (.tilePhoto, .ratio), (.tilePhoto, .height):
                diagnostics.append(.shareOfPhotos(sizing, at: share.span))
            case (.tileSize, _), (.tilePhoto, .weight):
                diagnostics.append(.shareInFixed(sizing, at: share.span))
            }
        }
        if case .group(let group) = block.value.content { check(group, in: inner, &diagnostics) }
        if row.value.blocks.count > 1, sizing.isSolved, block.value.hasHeight(under: sizing) {
            diagnostics.append(.heightsBeside(row.value, at: block.span))
            break
        }
    }
}

extension Sizing {
    /// Whether the width determines the heights of blocks that have none of their own.
    fileprivate var isSolved: Bool {
        switch self {
        case .tileRatio, .tileHeight: true
        case .tilePhoto, .tileSize, .frameRatio, .frameHeight, .frameFill: false
        }
    }
}

extension BlockSyntax {
    /// Whether its height is points alone, so that it has none that fits the blocks beside it.
    fileprivate func hasHeight(under sizing: Sizing) -> Bool {
        if let share = share?.value {
            if case .height = share { return true }
            return false
        }
        guard case .group(let stack) = content else {
            if case .tileHeight = sizing { return true }
            return false
        }
        return stack.rows.allSatisfy {
            $0.value.blocks.count == 1 && $0.value.blocks[0].value.hasHeight(under: sizing)
        }
    }
}

/// Checks that no blocks are side by side if tiles have a fixed size.
func checkSplits(of rule: ScopedRule, style: Style) -> [Diagnostic] {
    guard case .tileSize = style.sizing, let body = rule.syntax.body, case .stack(let stack) = body.value,
        let row = stack.firstSplit
    else { return [] }
    return [.splitInFixedSize(at: row.span)]
}

extension StackSyntax {
    /// The first row, at any depth, with several blocks.
    fileprivate var firstSplit: Located<RowSyntax>? {
        for row in rows {
            if row.value.blocks.count > 1 { return row }
            for block in row.value.blocks {
                if case .group(let stack) = block.value.content, let split = stack.firstSplit { return split }
            }
        }
        return nil
    }
}

extension BlockSyntax {
    fileprivate var withoutShare: String { BlockSyntax(content: content, share: nil).printed }
}

extension RowSyntax {
    /// The row as a block with a ratio; an example if it is long or has other ratios.
    fileprivate var inBlock: String {
        let hasRatio = blocks.contains { block in
            if case .ratio = block.value.share?.value { true } else { false }
        }
        let row = printed
        return "(\(hasRatio || row.utf8.count > 40 ? "1@2 | (1, 1)@1" : row))@16:9"
    }
}

extension Diagnostic {
    fileprivate static func weightForRatio(
        _ number: NumberLiteral, in row: RowSyntax, _ sizing: Sizing, at span: SourceSpan
    ) -> Diagnostic {
        let inside =
            row.blocks.count > 1
            ? "blocks side by side also share the width of a block with a ratio: `\(row.inBlock)`"
            : "a row has its own ratio by `@2:1`, and its own height in points by `@x\(number)`"
        let kind = if case .tileHeight = sizing { "height" } else { "ratio" }
        return Diagnostic(
            .shareKind,
            "`@\(number)` is a weight, but tiles have a \(kind) here",
            at: span,
            help: "weights share the height of a container: add `frame 1:1` or `frame fill`; " + inside
        )
    }

    fileprivate static func heightsBeside(_ row: RowSyntax, at span: SourceSpan) -> Diagnostic {
        let row = row.blocks.map { $0.value.withoutShare }.joined(separator: " | ")
        return Diagnostic(
            .shareKind,
            "a block of a height in points can't be beside others",
            at: span,
            notes: ["blocks side by side are equally high, so that their ratios give their widths"],
            help: "write the height of all of them: `(\(row.utf8.count > 40 ? "1 | (1, 1)" : row))@x280`"
        )
    }

    fileprivate static func ratioForWeight(_ what: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shareKind,
            "a frame takes weights, not \(what)",
            at: span,
            help: "write a weight such as `@2`, or use `tile`"
        )
    }

    fileprivate static func shareInFixed(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shareKind,
            "`@` can't be used with `\(sizing.name)`, which determines all sizes",
            at: span,
            help: "remove it",
            fix: [TextEdit(span, "")]
        )
    }

    fileprivate static func shareOfPhotos(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shareKind,
            "`@` can't be used with `\(sizing.name)`, under which photos keep their own ratios",
            at: span,
            help:
                "remove it; for a photo that is cropped to 16:9, the app passes this ratio instead of its own"
        )
    }

    fileprivate static func sketchOfPhotos(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .sketchOfPhotos,
            "a sketch can't keep the photos' ratios",
            at: span,
            notes: ["the cells of a sketch are equal, but the tiles of `\(sizing.name)` are not"],
            help: "write rows and blocks, or give the rule a sizing such as `tile 1:1`"
        )
    }

    fileprivate static func weightInSketch(_ sizing: Sizing, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .shareKind,
            "a sketch can't have weights with `\(sizing.name)`",
            at: span,
            help: "remove it, or use `frame`",
            fix: [TextEdit(span, "")]
        )
    }

    fileprivate static func splitInFixedSize(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .splitInFixedSize,
            "blocks can't be side by side when every tile has the same size",
            at: span,
            help: "write rows or a sketch"
        )
    }
}
