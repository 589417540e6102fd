extension SettingSyntax {
    var printed: String {
        switch self {
        case .name(let name): "grid \(name.value)"
        case .sizing(let sizing): sizing.printed
        case .alignment(let alignment): "align \(alignment.rawValue)"
        case .gap(let gap): "gap \(gap.row.value)" + (gap.column.map { " \($0.value)" } ?? "")
        case .inset(let inset): "inset " + inset.lengths.map { "\($0.value)" }.joined(separator: " ")
        case .heading(let height): "heading \(height.value)"
        case .foot(let height): "foot \(height.value)"
        case .width(let range): "width \(range.lower.value)..\(range.upper.value)"
        case .height(let range): "height \(range.lower.value)..\(range.upper.value)"
        case .smallest(let length): "smallest \(length.value)"
        case .shapes(let shapes):
            "shapes tall \(shapes.includesTall ? "<=" : "<") \(shapes.tall.value), "
                + "wide \(shapes.includesWide ? ">=" : ">") \(shapes.wide.value)"
        case .append(let count): "append to \(count.value)"
        case .waterfall(let waterfall): waterfall.printed
        case .requirement(let requirement): requirement.printed
        }
    }
}

extension WaterfallSyntax {
    /// The waterfall in canonical form.
    package var printed: String { "waterfall \(columns.value)" + (isAcross.value ? " wide across" : "") }
}

extension RequirementSyntax {
    /// The requirement in canonical form.
    package var printed: String {
        "require " + printedClaim + (printedCounts.map { " for " + $0 } ?? "")
    }

    /// What must hold, and the counts for which, in canonical form.
    package var printedClaim: String { claim.value.printed }
    package var printedCounts: String? { counts?.value.printed }
}

extension RequirementSyntax.Claim {
    /// What must hold, in canonical form.
    package var printed: String {
        switch self {
        case .within(let bounds): "within " + bounds.printed
        case .tiles(let ratios): "tiles " + ratios.oneOrBoth
        case .areas(let times): "areas \(times.value)"
        case .largest(let photo): "largest \(photo.value)"
        case .keep(let percent, let ratios): "keep \(percent.value)% of " + ratios.oneOrBoth
        }
    }
}

extension RatioRangeSyntax {
    fileprivate var printed: String { "\(lower.value)..\(upper.value)" }

    /// The same, or one ratio if only one is written.
    fileprivate var oneOrBoth: String {
        lower == upper && lower.span == upper.span ? "\(lower.value)" : printed
    }
}

extension SizingSyntax {
    /// The sizing in canonical form.
    package var printed: String {
        switch self {
        case .tileRatio(let ratio): "tile \(ratio)"
        case .tileHeight(let height): "tile x\(height.value)"
        case .tileSize(let width, let height): "tile \(width.value)x\(height.value)"
        case .tilePhoto(let clamp, let options):
            "tile photo" + (clamp.map { " " + $0.printed } ?? "") + options.printed
        case .frameRatio(let ratio): "frame \(ratio)"
        case .frameHeight(let height): "frame x\(height.value)"
        case .frameFill: "frame fill"
        }
    }
}

extension PhotoOptionsSyntax {
    /// The options in canonical form, each after a space.
    fileprivate var printed: String {
        (isSided ? " sided" : "") + (bounds.map { " within " + $0.value.printed } ?? "")
    }
}

extension PhotoBoundsSyntax {
    fileprivate var printed: String {
        (least.map { $0.value.printed + ".." } ?? "") + (greatest?.value.printed ?? "")
    }
}

extension PhotoBoxSyntax {
    /// The box in canonical form.
    package var printed: String {
        switch self {
        case .ratio(let ratio): "\(ratio)"
        case .height(let height): "\(height)"
        }
    }
}

extension ConditionSyntax {
    /// The condition in canonical form.
    package var printed: String {
        [width.map { "width \($0.printed)" }, height.map { "height \($0.printed)" }]
            .compactMap { $0 }.joined(separator: ", ")
    }
}

extension LimitsSyntax {
    fileprivate var printed: String {
        switch self {
        case .below(let limit): "< \(limit.value)"
        case .atLeast(let limit): ">= \(limit.value)"
        case .between(let lower, let upper): "\(lower.value)..<\(upper.value)"
        }
    }
}

extension SectionItemSyntax {
    var printed: String {
        switch kind.value {
        case .rule(let rule): rule.printed
        case .sizing(let sizing): sizing.printed
        case .alignment(let alignment): "align \(alignment.rawValue)"
        case .waterfall(let waterfall): waterfall.printed
        case .requirement(let requirement): requirement.printed
        }
    }
}

extension RuleSyntax {
    /// The rule in canonical form, on one line.
    package var printed: String {
        var text = counts.value.printed
        if let pattern { text += "[" + pattern.value.letters.map { $0.rawValue }.joined() + "]" }
        text += ":"
        if let body { text += " " + body.value.printed }
        for option in options { text += " " + option.value.printed }
        return text
    }
}

extension CountsSyntax {
    /// The counts in canonical form.
    package var printed: String {
        switch self {
        case .one(let count): "\(count.value)"
        case .range(let from, let to): "\(from.value).." + (to.map { "\($0.value)" } ?? "")
        }
    }
}

extension RuleOptionSyntax {
    var printed: String {
        switch self {
        case .sizing(let sizing): sizing.printed
        case .alignment(let alignment): "align \(alignment.rawValue)"
        }
    }
}

extension BodySyntax {
    /// The body in canonical form, on one line.
    package var printed: String {
        switch self {
        case .stack(let stack): stack.printed
        case .sketch(let sketch): sketch.lines.map { $0.value.printed }.joined(separator: " / ")
        case .rowsOf(let rows): RowsSyntax.rowsOf(rows).printed
        case .rowsFit: "rows fit"
        case .justified(let rows): rows.description
        case .strip(let height): "strip" + (height.map { " " + $0.value.printed } ?? "")
        case .show(let count): "show \(count.value)"
        case .repeats(let blocks): "repeat \(blocks.perBlock.value)" + (blocks.isMirrored ? " mirrored" : "")
        }
    }
}

extension RowsSyntax {
    /// The rows in canonical form.
    package var printed: String {
        switch self {
        case .rowsOf(let rows):
            "rows of \(rows.perRow.value)" + (rows.last == .short ? "" : " " + rows.last.rawValue)
        case .justified(let rows): rows.description
        }
    }
}

extension StackSyntax {
    var printed: String { rows.map { $0.value.printed }.joined(separator: ", ") }
}

extension RowSyntax {
    /// The row in canonical form.
    package var printed: String { blocks.map { $0.value.printed }.joined(separator: " | ") }
}

extension BlockSyntax {
    /// The block in canonical form.
    package var printed: String {
        let text =
            switch content {
            case .tiles(let count): "\(count.value)"
            case .group(let stack): "(\(stack.printed))"
            case .rows(let rows): rows.printed
            }
        return text + (share.map { "@" + $0.value.printed } ?? "")
    }
}

extension ShareSyntax {
    var printed: String {
        switch self {
        case .weight(let number): "\(number)"
        case .ratio(let ratio): "\(ratio)"
        case .height(let height): "x\(height)"
        }
    }
}

extension SketchLineSyntax {
    var printed: String { cells.value + (weight.map { "@\($0.value)" } ?? "") }
}
