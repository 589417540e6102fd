internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

/// What rules and layouts say, as values.
extension JSONWriter {
    func text(_ value: Rational) -> String {
        fractions ? "\"\(value.fraction)\"" : value.decimal
    }

    func number(_ value: Rational?) -> JSONValue { value.map { .digits(text($0)) } ?? .null }

    func length(_ form: Affine) -> JSONValue {
        let parts = [("w", form.w), ("h", form.h), ("gx", form.gx), ("gy", form.gy), ("pt", form.pt)]
        return .object(parts.filter { !$0.1.isZero }.map { ($0.0, number($0.1)) })
    }

    func range(_ lower: Rational, _ upper: Rational) -> JSONValue {
        .array([number(lower), number(upper)])
    }

    func ratios(_ range: RatioRange) -> JSONValue { self.range(range.lower, range.upper) }

    /// A block as the indices of its photos; `place` is the index of the next one.
    func block(_ block: PhotoTree.Block, _ place: inout Int) -> JSONValue {
        let kind: String
        let parts: [PhotoTree.Block]
        switch block {
        case .photo:
            place += 1
            return .number(place - 1)
        case .row(let blocks): (kind, parts) = ("row", blocks)
        case .stack(let blocks): (kind, parts) = ("stack", blocks)
        }
        var values: [JSONValue] = []
        for part in parts { values.append(self.block(part, &place)) }
        return .object([(kind, .array(values))])
    }

    func photos(_ tree: PhotoTree) -> JSONValue {
        var place = 0
        let align = tree.box == nil ? [] : [("align", JSONValue.string(tree.align.rawValue))]
        return .object(
            [("ratios", ratios(tree.ratios))] + options(tree.ratios, tree.bounds) + align
                + [("blocks", block(tree.root, &place))])
    }

    /// The options of `tile photo`: those that a spec doesn't use have no keys.
    func options(_ ratios: RatioRange, _ bounds: PhotoBounds?) -> [(String, JSONValue)] {
        let side: [(String, JSONValue)] = ratios.isSided ? [("sided", .bool(true))] : []
        guard let bounds else { return side }
        let least = bounds.least.map { [("least", JSONValue.object([member($0)]))] } ?? []
        return side + [("within", .object((bounds.greatest.map { [member($0)] } ?? []) + least))]
    }

    func member(_ box: PhotoBox) -> (String, JSONValue) {
        switch box {
        case .ratio(let ratio): ("ratio", number(ratio))
        case .height(let height): ("height", number(height))
        }
    }

    func sizing(_ sizing: Sizing) -> JSONValue {
        switch sizing {
        case .tileRatio(let ratio): .object([("kind", "tile-ratio"), ("ratio", number(ratio))])
        case .tileHeight(let height): .object([("kind", "tile-height"), ("height", number(height))])
        case .tileSize(let width, let height):
            .object([("kind", "tile-size"), ("width", number(width)), ("height", number(height))])
        case .tilePhoto(let ratios, let bounds):
            .object([("kind", "tile-photo"), ("ratios", self.ratios(ratios))] + options(ratios, bounds))
        case .frameRatio(let ratio): .object([("kind", "frame-ratio"), ("ratio", number(ratio))])
        case .frameHeight(let height): .object([("kind", "frame-height"), ("height", number(height))])
        case .frameFill: .object([("kind", "frame-fill")])
        }
    }

    func waterfall(_ waterfall: Waterfall) -> JSONValue {
        .object(
            [
                ("columns", .array(waterfall.columns.map(length))),
                ("columnWidth", length(waterfall.columnWidth)), ("top", length(waterfall.top)),
                ("bottom", length(waterfall.bottom)), ("ratios", waterfall.ratios.map(ratios) ?? .null),
                ("tolerance", number(Waterfall.tolerance)),
            ] + across(of: waterfall))
    }

    /// The width of photos that lie across all columns, if there are such photos.
    private func across(of waterfall: Waterfall) -> [(String, JSONValue)] {
        guard waterfall.across != nil, let width = try? waterfall.widthAcross else { return [] }
        return [("across", length(width))]
    }

    func justified(_ rows: JustifiedRows) -> JSONValue {
        let aim: [(String, JSONValue)] =
            switch rows.aim {
            case .near(let height): [("aim", "near"), ("height", number(height))]
            case .over(let height): [("aim", "over"), ("height", number(height))]
            case .overSize(let width, let height):
                [("aim", "over"), ("width", number(width)), ("height", number(height))]
            case .under(let height): [("aim", "under"), ("height", number(height))]
            case .shape(let shape, let height):
                [("aim", "shape"), ("shape", number(shape)), ("over", height.map(number) ?? .null)]
            }
        return .object(
            aim + [
                ("least", .number(rows.least)),
                ("greatest", rows.greatest.map { .number($0) } ?? .null),
                ("last", .string(rows.last.rawValue)),
                ("align", .string(rows.align.rawValue)), ("ratios", ratios(rows.ratios)),
                ("tolerance", number(JustifiedRows.tolerance)),
            ] + options(rows.ratios, nil))
    }

    func strip(_ strip: Strip) -> JSONValue {
        .object(
            [member(strip.box), ("align", .string(strip.align.rawValue)), ("ratios", ratios(strip.ratios))]
                + options(strip.ratios, nil) + [("tolerance", number(Strip.tolerance))])
    }

    /// The limits of sizes; those of heights only if there are any, as readers of format 1 know them.
    func limits(of sizes: SizeRange) -> [(String, JSONValue)] {
        let (widths, heights) = (sizes.widths, sizes.heights)
        let own = [("minWidth", number(widths.minimum)), ("belowWidth", number(widths.below))]
        if heights == .all { return own }
        return own + [("minHeight", number(heights.minimum)), ("belowHeight", number(heights.below))]
    }

    func rows(_ rows: Rows) -> [(String, JSONValue)] {
        [
            ("rows", .number(rows.perRow)), ("last", .string(rows.last.rawValue)),
            ("align", .string(rows.align.rawValue)), ("sizing", sizing(rows.sizing)),
        ]
    }

    /// Written rows of a partition, as a container of their photos alone.
    func written(_ layout: Layout) -> JSONValue {
        let content: [(String, JSONValue)] =
            switch layout.geometry {
            case .solved(let tiles):
                [
                    ("height", length(tiles.height)),
                    (
                        "tiles",
                        .array(
                            tiles.map { tile in
                                .object([
                                    ("x", length(tile.x)), ("y", length(tile.y)),
                                    ("width", length(tile.width)),
                                    ("height", length(tile.height)),
                                ])
                            })
                    ),
                ]
            case .photos(let tree): [("photos", photos(tree))]
            case .justified, .aimedParts, .strip: []
            }
        return .object([("count", .number(layout.count))] + content)
    }

    /// Written rows, and rows that find their lengths.
    func parts(_ parts: Parts<JustifiedRows>) -> JSONValue {
        self.parts(parts, others: .object([("justified", justified(parts.rows))]))
    }

    private func parts(_ parts: Parts<some Hashable & Sendable>, others: JSONValue) -> JSONValue {
        .array([parts.above.map(written), others, parts.below.map(written)].compactMap { $0 })
    }

    func rule(_ rule: Rule) -> JSONValue {
        var members =
            [("from", .number(rule.from)), ("to", rule.to.map { .number($0) } ?? .null)]
            + limits(of: rule.sizes)
        switch rule.arrangement {
        case .rows(let rows): members += self.rows(rows)
        case .parts(let parts):
            members.append(("parts", self.parts(parts, others: .object(rows(parts.rows)))))
        case .aimedParts(let parts): members.append(("parts", self.parts(parts)))
        case .show(let count):
            members.append(("show", .number(count)))
        case .justified(let rows):
            members.append(("justified", justified(rows)))
        case .strip(let strip):
            members.append(("strip", self.strip(strip)))
        case .repeated(let blocks):
            members += [("repeat", .number(blocks.perBlock)), ("mirrored", .bool(blocks.isMirrored))]
        case .waterfall(let waterfall):
            members.append(("waterfall", self.waterfall(waterfall)))
        }
        if let doc = rule.origin.doc { members.append(("doc", .string(doc))) }
        return .object(members)
    }
}
