@testable import GridSyntax

// Short names for expected nodes of trees. Comparing trees ignores positions.

func here<Value>(_ value: Value) -> Located<Value> { Located(value, at: SourceSpan(0, 0)) }

func points(_ units: Int, scale: Int = 0) -> Located<NumberLiteral> {
    here(NumberLiteral(units: units, scale: scale))
}

func ratio(_ width: Int, _ height: Int) -> RatioSyntax {
    RatioSyntax(width: points(width), height: points(height))
}

func stack(_ rows: RowSyntax...) -> StackSyntax { StackSyntax(rows: rows.map(here)) }

func row(_ blocks: BlockSyntax...) -> RowSyntax { RowSyntax(blocks: blocks.map(here)) }

func tiles(_ count: Int, share: ShareSyntax? = nil) -> BlockSyntax {
    BlockSyntax(content: .tiles(here(count)), share: share.map(here))
}

func group(_ stack: StackSyntax, share: ShareSyntax? = nil) -> BlockSyntax {
    BlockSyntax(content: .group(stack), share: share.map(here))
}

func weight(_ units: Int, scale: Int = 0) -> ShareSyntax {
    .weight(NumberLiteral(units: units, scale: scale))
}

func sketch(_ lines: (String, Int?)...) -> BodySyntax {
    .sketch(
        SketchSyntax(
            lines: lines.map { here(SketchLineSyntax(cells: here($0.0), weight: $0.1.map { points($0) })) }))
}

func rule(_ count: Int, _ body: BodySyntax?, _ options: RuleOptionSyntax...) -> RuleSyntax {
    RuleSyntax(
        counts: here(.one(here(count))), pattern: nil, body: body.map(here), options: options.map(here))
}

func range(_ from: Int, _ to: Int?, _ body: BodySyntax?, _ options: RuleOptionSyntax...) -> RuleSyntax {
    RuleSyntax(
        counts: here(.range(from: here(from), to: to.map(here))), pattern: nil, body: body.map(here),
        options: options.map(here))
}

func rows(of perRow: Int, _ last: LastRow = .short) -> BodySyntax {
    .rowsOf(RowsOfSyntax(perRow: here(perRow), last: last))
}
