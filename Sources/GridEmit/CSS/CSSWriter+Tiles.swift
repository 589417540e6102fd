internal import GridModel

extension CSSWriter {
    /// Layouts with the same tiles, and all of their counts.
    private struct Group {
        let tiles: CSSTiles
        var counts: [CountRange]
        let columns: CSSAxis
        let rows: CSSAxis

        /// The counts, united to as few ranges as possible.
        var ranges: [CountRange] { CountRange.united(counts) }

        /// Whether it is much higher than wide. A height in percent refers to the sum of the rounded columns, which
        /// would multiply their rounding errors. The container's own width has no such error.
        var isTall: Bool { rows.total.w > Rational(2) }
    }

    /// Adds layouts that are the same at every width, with their own tracks.
    func addTiles(to sheet: inout StyleSheet) throws(ExactOverflow) {
        let (groups, groupOf) = try tileGroups()
        var containers = Layer()
        var heights = Layer()
        var places = Layer()
        var hidden = Layer()
        let filling = groups.filter { $0.tiles.fillsHeight }.flatMap { $0.ranges }
        containers.add(CountRange.united(filling).map { Selector($0) }, [.height: "100%"])
        for group in groups {
            let ranges = group.ranges
            containers.add(ranges.map { Selector($0) }, try container(group))
            heights.add(ranges.map { Selector($0, .container("::before")) }, height(group))
            for index in group.tiles.tiles.indices {
                let children = ranges.map { Selector($0, .child(index + 1)) }
                places.add(children, try horizontal(index, group))
                places.add(children, try vertical(index, group))
            }
        }
        for each in cases {
            guard case .tiles(let tiles)? = each.plain, tiles.hasMore,
                let last = tiles.tiles.indices.last,
                let group = groupOf[tiles.withoutMore].map({ groups[$0] })
            else { continue }
            hidden.add(
                Selector(each.counts, .children(":nth-child(n + \(tiles.tiles.count + 1))")), hiddenChild)
            let place: Declarations = [.gridArea: "1 / 1 / -1 / -1", .width: "100%", .height: "100%"]
            hidden.add(
                Selector(each.counts, .container("::after")),
                try place + horizontal(last, group) + vertical(last, group))
        }
        sheet.add([containers, heights, places, hidden])
    }

    /// Adds tiles at some widths: in one cell, at fractions of it.
    func add(
        _ tiles: CSSTiles, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        let shared =
            tiles.fillsHeight
            ? [.gridArea: "auto", .placeSelf: "start", .position: "absolute"] as Declarations : inCell
        var children = shared + unmoved + [.aspectRatio: "auto"]
        if each.hasMore { children += shown }
        layers.first.add(Selector(each.counts, .children("*")), children)
        for (index, box) in tiles.tiles.enumerated() {
            let child = Selector(each.counts, .child(index + 1))
            layers.places.add(child, try horizontal(box, in: tiles))
            layers.places.add(child, try vertical(box, in: tiles))
        }
        if tiles.hasMore { hideChildren(after: tiles.tiles.count, of: each, to: &layers) }
        layers.places.add(
            Selector(each.counts, .container("::before")),
            tiles.fillsHeight
                ? noContent
                : [
                    .content: "\"\"", .gridArea: "1 / 1 / 2 / -1",
                    .paddingTop: .length(tiles.height.w, tiles.height),
                ])
        guard each.hasMore else { return }
        var label = noContent
        if let last = tiles.tiles.last, tiles.hasMore {
            label =
                try shownLabel + shared + unmoved + horizontal(last, in: tiles) + vertical(last, in: tiles)
            if !each.blocks.isEmpty { label.declare(.aspectRatio, "auto") }
        }
        layers.places.add(Selector(each.counts, .container("::after")), label)
    }

    private func horizontal(_ box: CSSTiles.Box, in tiles: CSSTiles) throws(ExactOverflow) -> Declarations {
        var (x, width) = (box.x, box.width)
        if tiles.fillsHeight {
            // Fractions of the container itself, including its insets.
            x = try x.outside(grid.inset) + Affine(pt: grid.inset.left)
            width = try width.outside(grid.inset)
        }
        return [.insetInlineStart: .length(x.w, x), .width: .length(width.w, width)]
    }

    private func vertical(_ box: CSSTiles.Box, in tiles: CSSTiles) throws(ExactOverflow) -> Declarations {
        if tiles.fillsHeight {
            let y = try box.y.outside(grid.inset) + Affine(pt: grid.inset.top)
            let height = try box.height.outside(grid.inset)
            return [.top: .length(y.h, y), .height: .length(height.h, height)]
        }
        // WebKit ignores a percentage of the height in `top` here; in a margin it is a percentage of the width.
        let share = tiles.height.w.isZero ? Rational.zero : try box.height.share(of: tiles.height)
        let rest = try box.height - (try tiles.height * share)
        return [.marginTop: .length(box.y.w, box.y), .height: .length(share, rest)]
    }

    private func tileGroups() throws(ExactOverflow) -> (groups: [Group], index: [CSSTiles: Int]) {
        var groups: [Group] = []
        var places: [CSSTiles: Int] = [:]
        for each in cases {
            guard case .tiles(let tiles)? = each.plain else { continue }
            let alike = tiles.withoutMore
            if let place = places[alike] {
                groups[place].counts.append(each.counts)
                continue
            }
            places[alike] = groups.count
            groups.append(
                Group(
                    tiles: alike, counts: [each.counts],
                    columns: try CSSAxis(
                        starts: alike.tiles.map { $0.x }, lengths: alike.tiles.map { $0.width },
                        total: alike.width,
                        gap: Affine(gx: .one)),
                    rows: try CSSAxis(
                        starts: alike.tiles.map { $0.y }, lengths: alike.tiles.map { $0.height },
                        total: alike.height,
                        gap: Affine(gy: .one))))
        }
        return (groups, places)
    }

    // MARK: Declarations

    private func container(_ group: Group) throws(ExactOverflow) -> Declarations {
        let rows = try group.rows.template(isGiven: group.tiles.fillsHeight)
        let columns = try group.columns.template(isGiven: true)
        var declarations: Declarations = [.gridTemplate: "\(rows) / \(columns)"]
        switch (group.rows.hasGaps, group.columns.hasGaps) {
        case (true, true): break
        case (true, false): declarations.declare(.columnGap, "0")
        case (false, true): declarations.declare(.rowGap, "0")
        case (false, false): declarations.declare(.gap, "0")
        }
        if group.isTall { declarations.declare(.containerType, "inline-size") }
        if group.tiles.sizesContainer {
            let width = try group.tiles.width + Affine(pt: grid.inset.horizontal)
            declarations.declare(.width, group.columns.hasFixedTracks ? "max-content" : .length(.zero, width))
        }
        return declarations
    }

    /// The declaration of the tracks' total height; empty if the tracks or the parent determine it.
    private func height(_ group: Group) -> Declarations {
        let rows = group.rows
        if group.tiles.fillsHeight || rows.hasFixedTracks { return [:] }
        let ratio = rows.total.w
        return [
            .content: "\"\"", .gridArea: "1 / 1 / -1 / -1",
            .paddingTop: group.isTall
                ? .length(.zero, rows.total, inline: ratio) : .length(ratio, rows.total),
        ]
    }

    private func horizontal(_ tile: Int, _ group: Group) throws(ExactOverflow) -> Declarations {
        let axis = group.columns
        return try declarations(
            axis.places[tile], tracks: axis.tracks.count, line: .gridColumn, end: .insetInlineEnd,
            size: .width)
    }

    private func vertical(_ tile: Int, _ group: Group) throws(ExactOverflow) -> Declarations {
        let axis = group.rows
        return try declarations(
            axis.places[tile], tracks: axis.tracks.count, line: .gridRow, end: .bottom, size: .height)
    }

    /// Places a tile: its lines, the distance of its end from the last of them, and its length.
    ///
    /// The distance is measured from the end, because Gecko makes room to scroll for a tile that exceeds the end of
    /// the container before it is moved.
    private func declarations(
        _ place: CSSAxis.Place, tracks: Int, line: Property, end: Property, size: Property
    ) throws(ExactOverflow) -> Declarations {
        var declarations: Declarations = [:]
        if let share = place.shareBefore {
            let distance = try -(place.offset + place.rest)
            return [end: .length(try .one - share, distance), size: .length(.zero, place.rest)]
        }
        if place.to - place.from < tracks {
            declarations.declare(line, .lines(place.from, to: place.to > place.from + 1 ? place.to : nil))
        }
        if !place.offset.isZero || !place.rest.isZero {
            let distance = try -(place.offset + place.rest)
            if !distance.isZero { declarations.declare(end, .length(.zero, distance)) }
            if !place.rest.isZero { declarations.declare(size, .length(.one, place.rest)) }
        }
        return declarations
    }

    /// The declarations of a hidden child, which is only counted.
    var hiddenChild: Declarations {
        [
            .gridArea: "1 / 1", .width: "0", .height: "0", .visibility: "hidden",
            .counterIncrement: .text(names.counter),
        ]
    }
}

extension CSSTiles {
    fileprivate var withoutMore: CSSTiles {
        CSSTiles(width: width, height: height, tiles: tiles, hasMore: false)
    }
}
