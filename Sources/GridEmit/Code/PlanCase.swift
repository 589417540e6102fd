internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow
internal import enum GridSyntax.PatternLetter

/// What generated code knows of a layout or a rule: for which photos it is, and the fields of its plan.
struct PlanCase {
    /// The counts that it is for; the upper limit is nil for any.
    let from: Int, to: Int?
    let sizes: SizeRange
    let pattern: [PatternLetter]
    /// Whether the last tile must not be one that adds a photo, which has no shape.
    var isForPhotosOnly = false
    let content: Content
    /// The rule, as a comment on its line.
    let rule: String
    /// The lines of the comment above the rule in the spec.
    let doc: [String]

    enum Content {
        /// A layout in the table. Its fields are made when needed: those of all layouts would take much memory.
        case table(tiles: Int, hidden: Int, start: Int, ratio: Rational?)
        /// The plan's fields; those that are left out are 0.
        case plan([PlanField])
        /// The plan for another count, the other photos being hidden.
        case shows(Int)

        /// The plan's fields; nil for the plan of another count.
        var fields: [PlanField]? {
            switch self {
            case .table(let tiles, let hidden, let start, let ratio):
                PlanField.tiles(tiles, hidden: hidden) + [PlanField("start", .whole(start))]
                    + (ratio.map { [PlanField("ratio", .number($0))] } ?? [])
            case .plan(let fields): fields
            case .shows: nil
            }
        }
    }
}

/// A field of a plan in the generated code.
struct PlanField: Equatable {
    enum Value: Equatable {
        case whole(Int)
        /// The greatest whole number.
        case unlimited
        /// The number of photos.
        case count
        /// The number of photos but for those in written rows.
        case others(written: Int)
        case number(Rational)
        /// A number of halves.
        case halves(Int)
        /// The greatest number.
        case infinity
        case yes
        case text(String)
        /// One of a few words, in lower camel case.
        case word(String)
    }

    /// The name in lower camel case.
    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    fileprivate static func tiles(_ tiles: Int, hidden: Int) -> [PlanField] {
        [PlanField("tiles", .whole(tiles))] + (hidden > 0 ? [PlanField("hidden", .whole(hidden))] : [])
    }
}

extension Grid {
    /// What generated code asks one after another: first the layouts, in the order of their counts, then the rules.
    func planCases(_ table: LayoutTable) -> (layouts: [PlanCase], rules: [PlanCase]) {
        var entries = table.entries[...]
        let written = WrittenRows(of: self)
        let layouts = plannedLayouts.map { layout in
            let content: PlanCase.Content
            if let photos = photoFields(of: layout, written) {
                content = .plan(PlanField.tiles(layout.tileCount, hidden: layout.hidden) + photos)
            } else {
                content = .table(
                    tiles: layout.tileCount, hidden: layout.hidden, start: entries.popFirst()?.start ?? 0,
                    ratio: layout.sizing.codeRatio)
            }
            return PlanCase(
                from: layout.count, to: layout.count, sizes: layout.sizes, pattern: layout.pattern ?? [],
                isForPhotosOnly: looksAtAddTile(layout),
                content: content, rule: layout.origin.rule,
                doc: layout.origin.doc.map(safeLines) ?? [])
        }
        return (layouts, rules.map { planCase($0, written) })
    }

    /// Whether the pattern of a layout names the shape of the last tile, which may be the one that adds a photo.
    func looksAtAddTile(_ layout: Layout) -> Bool {
        guard let append, layout.count <= append, let pattern = layout.pattern else { return false }
        return pattern.count == layout.count && pattern.last != .any
    }

    /// Whether the pattern of some layout does.
    var looksAtAddTile: Bool { append != nil && layouts.contains(where: looksAtAddTile) }

    private func planCase(_ rule: Rule, _ written: WrittenRows) -> PlanCase {
        let tiles = [PlanField("tiles", .count)]
        let content: PlanCase.Content =
            switch rule.arrangement {
            case .show(let count): .shows(count)
            case .rows(let rows): .plan(tiles + rows.planFields)
            case .parts(let parts):
                .plan(
                    tiles + partFields(parts, others: .others(written: parts.written), written)
                        + parts.rows.planFields)
            case .aimedParts(let parts):
                .plan(
                    tiles + partFields(parts, others: .others(written: parts.written), written)
                        + parts.rows.planFields)
            case .justified(let rows): .plan(tiles + rows.planFields)
            case .strip(let strip): .plan(tiles + strip.planFields)
            case .waterfall(let waterfall): .plan(tiles + waterfall.planFields)
            case .repeated(let blocks):
                .plan(
                    tiles + [PlanField("perBlock", .whole(blocks.perBlock))]
                        + (blocks.isMirrored ? [PlanField("reflects", .yes)] : []))
            }
        return PlanCase(
            from: rule.from, to: rule.to, sizes: rule.sizes, pattern: [], content: content,
            rule: rule.origin.rule, doc: [])
    }

    /// The fields of photos that keep their ratios; nil for a layout in the table.
    private func photoFields(of layout: Layout, _ written: WrittenRows) -> [PlanField]? {
        switch layout.geometry {
        case .solved: nil
        case .photos(let tree): tree.planFields
        case .justified(let rows): rows.planFields
        case .aimedParts(let parts):
            partFields(parts, others: .whole(layout.tileCount - parts.written), written)
                + parts.rows.planFields
        case .strip(let strip): strip.planFields
        }
    }

    private func partFields(
        _ parts: Parts<some Hashable & Sendable>, others: PlanField.Value, _ written: WrittenRows
    ) -> [PlanField] {
        let counts = [("above", parts.above), ("below", parts.below)].map {
            ($0, written.count(standingFor: $1))
        }
        return [PlanField("others", others)]
            + counts.filter { $0.1 < 0 }.map { PlanField($0, .whole($1)) }
    }

    /// The plans of empty waterfalls, each for some widths.
    var waterfallPlans: [(widths: SideRange, fields: [PlanField])] {
        rules.compactMap { rule in rule.waterfall.map { (rule.widths, $0.planFields) } }
    }

    /// The plans of empty rows that photos can be appended to, each for some widths; the first of several applies.
    var growingPlans: [(widths: SideRange, fields: [PlanField])] {
        cases.growingRows.map { ($0.widths, $0.rows.planFields) }
    }
}

extension PhotoTree {
    fileprivate var planFields: [PlanField] {
        let edges = root.edges().map { Character(Unicode.Scalar(64 + $0.rawValue)) }
        return boundFields(bounds, align) + limits(ratios)
            + [PlanField("tree", .text(root.notation)), PlanField("edges", .text(String(edges)))]
    }
}

extension Waterfall {
    fileprivate var planFields: [PlanField] {
        [PlanField("columns", .whole(columns.count))]
            + (across.map { [PlanField("across", .number($0.inPlan))] } ?? []) + limits(ratios)
    }
}

extension Rows {
    fileprivate var planFields: [PlanField] {
        let lengths = [PlanField("perRow", .whole(perRow)), PlanField("last", .word(last.rawValue))]
        if case .tilePhoto(let ratios, let bounds) = sizing {
            return lengths + boundFields(bounds, align) + limits(ratios)
        }
        let tiles: [PlanField] =
            switch sizing {
            case .tileRatio(let ratio):
                [PlanField("sizing", .word("tileRatio")), PlanField("size", .number(ratio))]
            case .tileHeight(let height):
                [PlanField("sizing", .word("tileHeight")), PlanField("height", .number(height))]
            case .tileSize(let width, let height):
                [
                    PlanField("sizing", .word(align == .spread ? "spread" : "tileSize")),
                    PlanField("size", .number(width)), PlanField("height", .number(height)),
                ]
            case .frameRatio, .frameHeight, .frameFill, .tilePhoto:
                [PlanField("sizing", .word("frame"))]
                    + (sizing.codeRatio.map { [PlanField("ratio", .number($0))] } ?? [])
            }
        return tiles + lengths + alignField(align)
    }
}

extension JustifiedRows {
    fileprivate var planFields: [PlanField] {
        let aim: [PlanField] =
            switch self.aim {
            case .near(let height):
                [PlanField("sizing", .word("near")), PlanField("size", .number(height))]
            case .over(let height):
                [PlanField("sizing", .word("over")), PlanField("size", .number(height))]
            case .overSize(let width, let height):
                [
                    PlanField("sizing", .word("overSize")), PlanField("size", .number(width)),
                    PlanField("height", .number(height)),
                ]
            case .under(let height):
                [PlanField("sizing", .word("under")), PlanField("size", .number(height))]
            case .shape(let shape, let height):
                [PlanField("sizing", .word("shape")), PlanField("size", .number(shape))]
                    + (height.map { [PlanField("height", .number($0))] } ?? [])
            }
        return aim + limits(ratios) + [
            PlanField("leastInRow", .whole(least)),
            PlanField("perRow", greatest.map { .whole($0) } ?? .unlimited),
            PlanField("last", .word(last.rawValue)),
        ] + alignField(align)
    }
}

extension Strip {
    fileprivate var planFields: [PlanField] {
        [PlanField("sizing", .word("strip")), PlanField("box", .number(box.inPlan))] + limits(ratios)
            + alignField(align)
    }
}

/// The limits of ratios, by which the runtime knows photos that keep theirs.
private func limits(_ ratios: RatioRange?) -> [PlanField] {
    guard let ratios else { return [PlanField("greatest", .infinity)] }
    return [PlanField("least", .number(ratios.lower)), PlanField("greatest", .number(ratios.upper))]
        + (ratios.isSided ? [PlanField("isSided", .yes)] : [])
}

/// The boxes that photos stay within and that they are at least as high as.
private func boundFields(_ bounds: PhotoBounds?, _ align: Alignment) -> [PlanField] {
    let least = (bounds?.least).map { [PlanField("floor", .number($0.inPlan))] } ?? []
    guard let greatest = bounds?.greatest else { return least }
    return least + [PlanField("ratio", .number(greatest.inPlan))]
        + (align.halves > 0 ? [PlanField("halvesBefore", .whole(align.halves))] : [])
}

extension WideRatios {
    /// The ratio above which they are, or that ratio negated if it is one of them.
    var inPlan: Rational { includesLimit ? -limit : limit }
}

extension PhotoBox {
    /// Its ratio, or its negated height.
    var inPlan: Rational {
        switch self {
        case .ratio(let ratio): ratio
        case .height(let height): -height
        }
    }
}

/// The part of what is left of a row that is before it.
private func alignField(_ align: Alignment) -> [PlanField] {
    align.halves == 0 ? [] : [PlanField("align", .halves(align.halves))]
}
