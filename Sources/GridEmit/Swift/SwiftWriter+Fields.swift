internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// The arguments of plans.
extension SwiftWriter {
    /// The arguments of a plan for rows, with `others` in their order.
    func fields(of rows: Rows, _ others: String = "") -> String {
        if rows.sizing.photoRatios == nil {
            let ratio = rows.sizing.codeRatio.map { "ratio: \($0.decimal), " } ?? ""
            return "\(ratio)\(others)rows: \(type("RowPlan"))(\(rows.swiftArguments))"
        }
        let ratio = swiftBounds(rows.sizing.photoBounds)
        let options = swiftOptions(rows.sizing.photoRatios, rows.sizing.photoBounds, rows.align)
        let parts = others.isEmpty ? "" : ", " + others.dropLast(2)
        return
            "perRow: \(rows.perRow), \(ratio)\(swiftLimits(rows.sizing.photoRatios)), isBalanced: \(rows.last == .balanced)\(parts)\(options)"
    }

    /// The arguments that say which rows are written.
    func numbers(of parts: Parts<some Hashable & Sendable>, _ written: WrittenRows) -> String {
        let counts = [("above", parts.above), ("below", parts.below)].map {
            ($0, written.count(standingFor: $1))
        }
        return counts.filter { $0.1 < 0 }.map { "\($0): \(-$1), " }.joined()
    }

    /// The arguments of a plan for justified rows or a strip; nil for other layouts.
    func fields(ofRowsOf layout: Layout, _ written: WrittenRows) -> String? {
        switch layout.geometry {
        case .justified(let rows): fields(of: rows)
        case .aimedParts(let parts): fields(of: parts.rows, numbers(of: parts, written))
        case .strip(let strip): fields(of: strip)
        case .solved, .photos: nil
        }
    }

    /// The arguments of a plan for a waterfall.
    func fields(of waterfall: Waterfall) -> String {
        let across = waterfall.across.map { "across: \($0.inPlan.decimal), " } ?? ""
        return "columns: \(waterfall.columns.count), \(across)\(swiftLimits(waterfall.ratios))"
    }

    /// The arguments of a plan for justified rows, with `others` in their order.
    func fields(of rows: JustifiedRows, _ others: String = "") -> String {
        let parts = others.isEmpty ? "" : ", " + others.dropLast(2)
        return
            "\(swiftLimits(rows.ratios))\(parts)\(swiftOptions(rows.ratios, nil, rows.align)), rows: \(type("RowPlan"))(\(rows.swiftArguments))"
    }

    /// The arguments of a plan for a strip.
    func fields(of strip: Strip) -> String {
        "\(swiftLimits(strip.ratios))\(swiftOptions(strip.ratios, nil, strip.align)), rows: \(type("RowPlan"))(perRow: .max, align: \(strip.align.part), sizing: .strip(\(strip.box.inPlan.decimal)), last: .short)"
    }
}

extension Rows {
    /// The arguments that create the rows.
    fileprivate var swiftArguments: String {
        let sizing =
            switch self.sizing {
            case .tileRatio(let ratio): ".tileRatio(\(ratio.decimal))"
            case .tileHeight(let height): ".tileHeight(\(height.decimal))"
            case .tileSize(let width, let height):
                ".\(align == .spread ? "spread" : "tileSize")(\(width.decimal), \(height.decimal))"
            // Photos that keep their ratios don't have equal tiles.
            case .frameRatio, .frameHeight, .frameFill, .tilePhoto: ".frame"
            }
        return "perRow: \(perRow), align: \(align.part), sizing: \(sizing), last: .\(last.rawValue)"
    }
}

extension JustifiedRows {
    /// The arguments that create the rows.
    fileprivate var swiftArguments: String {
        let sizing =
            switch aim {
            case .near(let height): ".near(\(height.decimal), least: \(least))"
            case .over(let height): ".over(\(height.decimal))"
            case .overSize(let width, let height): ".overSize(\(width.decimal), \(height.decimal))"
            case .under(let height): ".under(\(height.decimal))"
            case .shape(let shape, let height):
                ".shape(\(shape.decimal), least: \(least), over: \(height?.decimal ?? "0"))"
            }
        let perRow = greatest.map { "\($0)" } ?? ".max"
        return "perRow: \(perRow), align: \(align.part), sizing: \(sizing), last: .\(last.rawValue)"
    }
}

extension Alignment {
    /// The part of what is left of a row that is before it.
    fileprivate var part: String { ["0", "0.5", "1"][halves] }
}

/// The arguments of a plan that limit the ratios of photos.
func swiftLimits(_ ratios: RatioRange?) -> String {
    ratios.map { "least: \($0.lower.decimal), greatest: \($0.upper.decimal)" } ?? "greatest: .infinity"
}
