internal import GridModel

internal import enum GridSyntax.LastRow

extension CSSWriter {
    /// Adds rows that are the same at every width, with as many columns as a full row has.
    func addRows(to sheet: inout StyleSheet) throws(ExactOverflow) {
        var containers = Layer()
        var children = Layer()
        var overrides = Layer()
        for each in cases {
            guard case .rows(let rows)? = each.plain else { continue }
            let isUneven = rows.isUneven(each.counts)
            let tracks = rows.tileSize == nil ? rows.perRow : rows.columns(of: each.counts)
            containers.add(Selector(each.counts), container(rows, tracks: tracks))
            let ratios = rows.sizing.photoRatios
            children.add(
                Selector(each.counts, .children("*")),
                ratios.map { photoChild($0) } ?? inOwnColumn + rows.tileHeight)
            let places = CSSRowPlaces(rows: rows, columns: ratios == nil ? .wide(tracks) : .narrow)
            let own = isUneven ? try places.uneven(each.counts.from) : try places.full() + places.partial()
            for override in own { overrides.add(Selector(each.counts, override.part), override.declarations) }
            guard let size = rows.tileSize, rows.last == .short, rows.align != .spread else { continue }
            // With fewer tiles than one row, the container is as wide as they are.
            let first = each.counts.from
            for count in first..<max(first, rows.perRow) where count <= each.counts.to ?? .max {
                overrides.add(
                    Selector(CountRange(from: count, to: count)),
                    [.gridTemplateColumns: .repeated(count, .text(size.width.cssPixels))])
            }
        }
        sheet.add([containers, children, overrides])
    }

    /// Adds rows at some widths.
    func add(
        _ places: CSSRowPlaces, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        let rows = places.rows
        let every = Selector(each.counts, .children("*"))
        if let ratios = rows.sizing.photoRatios {
            addPhotoChildren(ratios, of: each, to: &layers)
        } else if each.makesColumns {
            if each.common == nil {
                let unmoved: Declarations = [.inset: "auto", .width: "100%"]
                layers.first.add(every, inOwnColumn + unmoved + rows.tileHeight)
            }
        } else {
            var children: Declarations = [
                .gridArea: "auto", .placeSelf: "start", .position: "relative", .inset: "auto", .margin: "0",
                .aspectRatio: "auto",
            ]
            if let height = rows.pointHeight { children.declare(.height, .text(height.cssPixels)) }
            if each.hasMore { children += shown }
            layers.first.add(every, children)
        }
        func add(_ overrides: [CSSRowPlaces.Override], to layer: inout Layer) {
            for override in overrides {
                layer.add(Selector(each.counts, override.part), override.declarations)
            }
        }
        let own = try places.overrides(for: each.counts)
        add(own.places, to: &layers.places)
        add(own.last, to: &layers.last)
        addLastColumn(places, of: each, to: &layers.places)
        if each.hasMore { layers.places.add(Selector(each.counts, .container("::after")), noContent) }
    }

    private func container(_ rows: Rows, tracks: Int) -> Declarations {
        let columns = Value.repeated(tracks, "1fr")
        switch rows.sizing {
        case .tileRatio, .tileHeight: return [.gridTemplateColumns: columns]
        case .tilePhoto: return photoContainer
        case .tileSize(let width, _) where rows.align == .spread:
            return [
                .gridTemplateColumns: .repeated(tracks, .text(width.cssPixels)),
                .columnGap: "0",
                .justifyContent: "space-between",
            ]
        case .tileSize(let width, _):
            return [.gridTemplateColumns: .repeated(tracks, .text(width.cssPixels)), .width: "max-content"]
        case .frameRatio(let ratio):
            return [.gridTemplateColumns: columns, .gridAutoRows: "1fr", .aspectRatio: .text(ratio.cssRatio)]
        case .frameHeight(let height):
            return [.gridTemplateColumns: columns, .gridAutoRows: "1fr", .height: .text(height.cssPixels)]
        case .frameFill: return [.gridTemplateColumns: columns, .gridAutoRows: "1fr", .height: "100%"]
        }
    }
}
