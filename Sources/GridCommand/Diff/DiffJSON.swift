internal import GridEmit
internal import GridModel
internal import GridSyntax

/// The changes as one JSON document, which `differences.schema.json` describes.
func diffJSON(_ compared: [ComparedSpecs], beyond tolerance: Rational) -> String {
    let changes = compared.flatMap { $0.changes }
    return JSONValue.object([
        ("format", 1),
        ("changes", .number(changes.count)),
        ("breaking", .number(changes.count { $0.isBreaking(beyond: tolerance) })),
        (
            "specs",
            .array(
                compared.map { specs in
                    .object([
                        ("path", .string(readable(specs.name))),
                        ("settings", .array(specs.settings.map { value(of: $0, tolerance) })),
                        ("layouts", .array(specs.entries.map { value(of: $0, tolerance) })),
                    ])
                })
        ),
    ]).document
}

private func value(of entry: GridDifference.Entry, _ tolerance: Rational) -> JSONValue {
    let layouts = entry.layouts
    let heights = layouts.sizes.heights
    return .object(
        [
            ("from", .number(layouts.from)),
            ("to", layouts.to.map { .number($0) } ?? .null),
            ("minWidth", number(layouts.widths.minimum)),
            ("belowWidth", number(layouts.widths.below)),
            ("pattern", pattern(layouts.shapes?.old)),
            ("newPattern", pattern(layouts.shapes?.new)),
            ("old", JSONValue(layouts.oldRule)),
            ("new", JSONValue(layouts.newRule)),
            ("changes", .array(entry.changes.map { value(of: $0, tolerance) })),
        ]
            + (heights == .all
                ? [] : [("minHeight", number(heights.minimum)), ("belowHeight", number(heights.below))]))
}

private func value(of change: Change, _ tolerance: Rational) -> JSONValue {
    var difference: Rational?
    if case .height(let height) = change.effect { difference = height }
    return .object([
        ("kind", .string(change.kind.name)),
        ("message", .string(change.words)),
        ("meaning", .string(change.kind.meaning)),
        ("breaking", .bool(change.isBreaking(beyond: tolerance))),
        ("difference", number(difference)),
    ])
}

private func pattern(_ letters: Pattern?) -> JSONValue {
    JSONValue(letters.map { $0.map { $0.rawValue }.joined() })
}

private func number(_ value: Rational?) -> JSONValue {
    value.map { .digits($0.nearestDouble.shortest) } ?? .null
}
