import TestSupport

@testable import GridSyntax

/// Random syntax trees with every form of the syntax.
struct RandomTree {
    var random: SeededGenerator

    mutating func spec() -> SpecSyntax {
        SpecSyntax(statements: times(0...6) { $0.statement() })
    }

    private mutating func times<Value>(_ count: ClosedRange<Int>, _ make: (inout RandomTree) -> Value)
        -> [Value]
    {
        var values: [Value] = []
        for _ in 0..<random.number(count) { values.append(make(&self)) }
        return values
    }

    private mutating func statement() -> StatementSyntax {
        let kind: StatementSyntax.Kind =
            switch random.number(0...4) {
            case 0, 1: .setting(setting())
            case 2: .section(section())
            default: .rule(rule())
            }
        return StatementSyntax(doc: doc(), kind: here(kind))
    }

    private mutating func doc() -> String? {
        guard random.oneIn(3) else { return nil }
        return times(1...3) { tree in
            tree.random.pick(["", "a doc comment", "  indented", "# three", "é 漢字 🎉", "3: 1,", "tab\tinside"])
        }.joined(separator: "\n")
    }

    // MARK: Settings

    private mutating func setting() -> SettingSyntax {
        switch random.number(0...13) {
        case 0: .name(here(random.pick(["Nice", "x", "Grid9", "grid", "rows", "A1b2"])))
        case 1: .sizing(sizing())
        case 2: .alignment(random.pick(Alignment.allCases))
        case 3: .gap(GapSyntax(row: length(), column: random.oneIn(2) ? length() : nil))
        case 4: .inset(inset())
        case 5: .width(LengthRangeSyntax(lower: positive(), upper: positive()))
        case 6: .height(LengthRangeSyntax(lower: positive(), upper: positive()))
        case 7: .smallest(positive())
        case 8:
            .shapes(
                ShapesSyntax(
                    tall: here(ratio()), includesTall: random.oneIn(2), wide: here(ratio()),
                    includesWide: random.oneIn(2)))
        case 9: .append(to: integer())
        case 10: .requirement(requirement())
        case 11: .heading(positive())
        case 12: .foot(positive())
        default: .waterfall(waterfall())
        }
    }

    private mutating func waterfall() -> WaterfallSyntax {
        WaterfallSyntax(columns: integer(), isAcross: here(random.oneIn(2)))
    }

    private mutating func requirement() -> RequirementSyntax {
        let ratios = RatioRangeSyntax(lower: here(ratio()), upper: here(ratio()))
        let claim: RequirementSyntax.Claim =
            switch random.number(0...5) {
            case 0, 1: .within(bounds())
            case 2: .tiles(ratios)
            case 3: .areas(positive())
            case 4: .largest(integer())
            default: .keep(percent: positive(), of: ratios)
            }
        return RequirementSyntax(claim: here(claim), counts: random.oneIn(2) ? nil : here(counts()))
    }

    private mutating func inset() -> InsetSyntax {
        let count = random.pick([1, 2, 4])
        return InsetSyntax(lengths: times(count...count) { $0.length() })
    }

    private mutating func sizing() -> SizingSyntax {
        switch random.number(0...7) {
        case 0: .tileRatio(ratio())
        case 6: .tileHeight(positive())
        case 7: .frameHeight(positive())
        case 1: .tileSize(width: positive(), height: positive())
        case 2: .tilePhoto(clamp: nil, options: photoOptions())
        case 3:
            .tilePhoto(
                clamp: RatioRangeSyntax(lower: here(ratio()), upper: here(ratio())), options: photoOptions())
        case 4: .frameRatio(ratio())
        default: .frameFill
        }
    }

    private mutating func photoOptions() -> PhotoOptionsSyntax {
        PhotoOptionsSyntax(isSided: random.oneIn(3), bounds: random.oneIn(2) ? here(bounds()) : nil)
    }

    private mutating func bounds() -> PhotoBoundsSyntax {
        switch random.number(0...3) {
        case 0: PhotoBoundsSyntax(least: here(box()), greatest: nil)
        case 1: PhotoBoundsSyntax(least: here(box()), greatest: here(box()))
        default: PhotoBoundsSyntax(greatest: here(box()))
        }
    }

    private mutating func box() -> PhotoBoxSyntax {
        random.oneIn(2) ? .ratio(ratio()) : .height(positive().value)
    }

    // MARK: Rules

    private mutating func section() -> SectionSyntax {
        let condition =
            switch random.number(0...3) {
            case 0: ConditionSyntax(height: limits())
            case 1: ConditionSyntax(width: limits(), height: limits())
            default: ConditionSyntax(width: limits())
            }
        let items = times(0...4) { tree in SectionItemSyntax(doc: tree.doc(), kind: here(tree.itemKind())) }
        return SectionSyntax(condition: here(condition), items: items)
    }

    private mutating func limits() -> LimitsSyntax {
        switch random.number(0...2) {
        case 0: .below(positive())
        case 1: .atLeast(positive())
        default: .between(positive(), positive())
        }
    }

    private mutating func itemKind() -> SectionItemSyntax.Kind {
        switch random.number(0...6) {
        case 0: .sizing(sizing())
        case 1: .alignment(random.pick(Alignment.allCases))
        case 2: .waterfall(waterfall())
        case 3: .requirement(requirement())
        default: .rule(rule())
        }
    }

    private mutating func counts() -> CountsSyntax {
        switch random.number(0...3) {
        case 0: .range(from: integer(), to: nil)
        case 1: .range(from: integer(), to: integer())
        default: .one(integer())
        }
    }

    private mutating func rule() -> RuleSyntax {
        let counts = counts()
        var pattern: Located<PatternSyntax>?
        if case .one = counts, random.oneIn(4) {
            let letters = times(1...4) { $0.random.pick([PatternLetter.any, .tall, .square, .wide]) }
            pattern = here(PatternSyntax(letters: letters))
        }
        let options = times(0...2) { tree -> Located<RuleOptionSyntax> in
            here(
                tree.random.oneIn(2)
                    ? .sizing(tree.sizing()) : .alignment(tree.random.pick(Alignment.allCases)))
        }
        return RuleSyntax(counts: here(counts), pattern: pattern, body: here(body()), options: options)
    }

    private mutating func body() -> BodySyntax {
        switch random.number(0...9) {
        case 9:
            .strip(
                random.oneIn(3) ? nil : here(random.oneIn(2) ? .ratio(ratio()) : .height(positive().value)))
        case 8: .rowsFit
        case 0: .show(integer())
        case 6: .justified(justified())
        case 7: .repeats(RepeatSyntax(perBlock: integer(), isMirrored: random.oneIn(2)))
        case 1:
            .rowsOf(rowsOf())
        case 2: .sketch(sketch())
        default: .stack(stack(depth: random.oneIn(20) ? Limits.nesting : 3))
        }
    }

    private mutating func rowsOf() -> RowsOfSyntax {
        RowsOfSyntax(perRow: integer(), last: random.pick([.short, .stretch, .balanced]))
    }

    private mutating func justified() -> JustifiedSyntax {
        let perRow = random.oneIn(3) ? JustifiedSyntax.PerRow(least: integer(), greatest: integer()) : nil
        let aim: JustifiedSyntax.Aim =
            switch random.number(0...4) {
            case 0: .near(positive())
            case 1: .over(positive())
            case 2: .under(positive())
            case 3: .overSize(width: positive(), height: positive())
            default: .shape(ratio(), over: random.oneIn(2) ? positive() : nil)
            }
        return JustifiedSyntax(
            perRow: perRow.map { here($0) }, aim: here(aim), last: random.pick([.short, .stretch, .balanced]))
    }

    private mutating func stack(depth: Int) -> StackSyntax {
        var rows = times(1...3) { here(RowSyntax(blocks: $0.blocks(depth: depth))) }
        if random.oneIn(4) {
            let own: RowsSyntax = random.oneIn(2) ? .rowsOf(rowsOf()) : .justified(justified())
            let block = here(BlockSyntax(content: .rows(own), share: nil))
            // Alone, rows are a body of their own.
            rows.insert(here(RowSyntax(blocks: [block])), at: random.number(0...rows.count))
        }
        return StackSyntax(rows: rows)
    }

    private mutating func blocks(depth: Int) -> [Located<BlockSyntax>] {
        times(1...3) { tree in
            let isGroup = depth > 0 && tree.random.oneIn(4)
            let content: BlockSyntax.Content =
                isGroup ? .group(tree.stack(depth: depth - 1)) : .tiles(tree.integer())
            var share: Located<ShareSyntax>?
            if tree.random.oneIn(3) {
                let height = ShareSyntax.height(tree.positive().value)
                share = here(
                    tree.random.pick([.weight(tree.positive().value), .ratio(tree.ratio()), height]))
            }
            return here(BlockSyntax(content: content, share: share))
        }
    }

    private mutating func sketch() -> SketchSyntax {
        // A word such as `tile` or `full` is only a row of a sketch after another row; `rows` begins another layout.
        var words = [random.pick(["ab", "aab", "..", ".", "b..", "a", "Aa", "ba"])]
        words += times(0...3) {
            $0.random.pick(["cc", "tile", "rows", "show", "repeat", "align", "...", "x", "gap"])
        }
        return SketchSyntax(
            lines: words.map { word in
                let weight = random.oneIn(4) ? positive() : nil
                return here(SketchLineSyntax(cells: here(word), weight: weight))
            })
    }

    // MARK: Numbers

    private mutating func integer() -> Located<Int> {
        here(random.pick([1, 2, 3, 9, 10, 100, 999_999_999_999_999_999, random.number(1...1_000)]))
    }

    private mutating func length() -> Located<NumberLiteral> {
        random.oneIn(4) ? here(NumberLiteral(units: 0, scale: random.number(0...2))) : positive()
    }

    private mutating func positive() -> Located<NumberLiteral> {
        here(
            random.pick([
                NumberLiteral(units: random.number(1...999), scale: random.number(0...4)),
                NumberLiteral(units: random.number(1...99)),
                NumberLiteral(units: 1, scale: Limits.digits - 1),
                NumberLiteral(units: 999_999_999_999_999_999, scale: random.number(0...(Limits.digits - 1))),
            ]))
    }

    private mutating func ratio() -> RatioSyntax { RatioSyntax(width: positive(), height: positive()) }
}
