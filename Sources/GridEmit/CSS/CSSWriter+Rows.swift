internal import GridModel

internal import enum GridSyntax.LastRow

extension CSSWriter {
    /// Prints the rules for rows that are the same at every width, by as many columns as a full row has.
    func writeRows(to printer: inout CodePrinter) {
        var containers = CSSRules()
        var children = CSSRules()
        var overrides = CSSRules()
        for each in cases {
            guard case .rows(let rows)? = each.plain else { continue }
            let selector = select.container(each.counts)
            let isUneven = rows.isUneven(each.counts)
            let longest = isUneven ? rows.lengths(each.counts.from).max() ?? 1 : rows.perRow
            let tracks = rows.tileSize == nil ? rows.perRow : longest
            containers.add(selector, container(rows, tracks: tracks))
            let ratios = rows.sizing.photoRatios
            let child = ratios.map(photoChild) ?? ["grid-area: auto", "place-self: start"] + rows.tileHeight
            children.add(selector + " > *", child)
            let places = CSSRowPlaces(
                rows: rows, columns: tracks, hasWideColumns: ratios == nil, length: length)
            if !isUneven {
                for override in places.full {
                    overrides.add(selector + " > " + override.children, override.declarations)
                }
            }
            for override in isUneven ? places.uneven(each.counts.from) : places.partial {
                overrides.add(
                    selector + override.container + " > " + override.children, override.declarations)
            }
            guard let size = rows.tileSize, rows.last == .short else { continue }
            // Fewer tiles than one row: the container is as wide as those.
            let first = each.counts.from
            for count in first..<max(first, rows.perRow) where count <= each.counts.to ?? .max {
                overrides.add(
                    select.container(CountRange(from: count, to: count)),
                    [columns(count, size.width.cssPixels)])
            }
        }
        containers.write(to: &printer)
        children.write(to: &printer)
        overrides.write(to: &printer)
    }

    /// Tracks of one width.
    func columns(_ count: Int, _ width: String) -> String {
        "grid-template-columns: " + (count == 1 ? width : "repeat(\(count), \(width))")
    }

    private func container(_ rows: CSSRows, tracks: Int) -> [String] {
        switch rows.sizing {
        case .tileRatio: [columns(tracks, "1fr")]
        case .tilePhoto: photoContainer
        case .tileSize(let width, _): [columns(tracks, width.cssPixels), "width: max-content"]
        case .frameRatio(let ratio):
            [columns(tracks, "1fr"), "grid-auto-rows: 1fr", "aspect-ratio: \(ratio.cssRatio)"]
        case .frameFill: [columns(tracks, "1fr"), "grid-auto-rows: 1fr", "height: 100%"]
        }
    }
}
