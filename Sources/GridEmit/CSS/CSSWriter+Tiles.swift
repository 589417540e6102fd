internal import GridModel

extension CSSWriter {
    /// Layouts with the same tiles, and all counts they are for.
    private struct Group {
        let tiles: CSSTiles
        var counts: CountSet
        let columns: CSSAxis
        let rows: CSSAxis

        /// Whether it is much higher than wide: a percentage is one of all columns together, each rounded, and
        /// would multiply what their roundings add up to. The container's own width has no such error.
        var isTall: Bool { rows.total.w > Rational(2) }
    }

    /// Prints the layouts that are the same at every width, by tracks of their own.
    func writeTiles(to printer: inout CodePrinter) {
        let (groups, groupOf) = tileGroups
        var containers = CSSRules()
        var heights = CSSRules()
        var places = CSSPlaces()
        var hidden = CSSRules()
        let filling = groups.filter { $0.tiles.fillsHeight }.flatMap { $0.counts.ranges }
        containers.add(self.containers(filling), ["height: 100%"])
        for group in groups {
            let ranges = group.counts.ranges
            containers.add(ranges.map(select.container), container(group))
            heights.add(ranges.map { select.container($0) + "::before" }, height(group))
            for (index, box) in group.tiles.tiles.enumerated() {
                let (across, down) = (horizontal(box, group), vertical(box, group))
                for range in ranges {
                    places.add(across, child: index + 1, counts: range)
                    places.add(down, child: index + 1, counts: range)
                }
            }
        }
        for each in cases {
            guard case .tiles(let tiles)? = each.plain, tiles.hasMore, let last = tiles.tiles.last,
                let group = groupOf[tiles.withoutMore].map({ groups[$0] })
            else { continue }
            let containers = select.container(each.counts)
            hidden.add("\(containers) > :nth-child(n + \(tiles.tiles.count + 1))", hiddenChild)
            let place = ["grid-area: 1 / 1 / -1 / -1", "width: 100%", "height: 100%"]
            hidden.add("\(containers)::after", place + horizontal(last, group) + vertical(last, group))
        }
        containers.write(to: &printer)
        heights.write(to: &printer)
        places.write(select, to: &printer)
        hidden.write(to: &printer)
    }

    private var tileGroups: (groups: [Group], index: [CSSTiles: Int]) {
        var groups: [Group] = []
        var places: [CSSTiles: Int] = [:]
        for each in cases {
            guard case .tiles(let tiles)? = each.plain else { continue }
            let alike = tiles.withoutMore
            if let place = places[alike] {
                groups[place].counts.insert(each.counts)
                continue
            }
            places[alike] = groups.count
            var counts = CountSet()
            counts.insert(each.counts)
            groups.append(
                Group(
                    tiles: alike, counts: counts,
                    columns: CSSAxis(
                        starts: alike.tiles.map { $0.x }, lengths: alike.tiles.map { $0.width },
                        total: alike.width,
                        gap: Affine(gx: .one)),
                    rows: CSSAxis(
                        starts: alike.tiles.map { $0.y }, lengths: alike.tiles.map { $0.height },
                        total: alike.height,
                        gap: Affine(gy: .one))))
        }
        return (groups, places)
    }

    // MARK: Declarations

    private func container(_ group: Group) -> [String] {
        let rows = group.rows.template(isGiven: group.tiles.fillsHeight)
        var declarations = ["grid-template: \(rows) / \(group.columns.template(isGiven: true))"]
        switch (group.rows.hasGaps, group.columns.hasGaps) {
        case (true, true): break
        case (true, false): declarations.append("column-gap: 0")
        case (false, true): declarations.append("row-gap: 0")
        case (false, false): declarations.append("gap: 0")
        }
        if group.isTall { declarations.append("container-type: inline-size") }
        if group.tiles.sizesContainer {
            let width = group.tiles.width.plus(points: grid.inset.horizontal)
            let sum = group.columns.hasFixedTracks ? "max-content" : length.text(.zero, width)
            declarations.append("width: \(sum)")
        }
        return declarations
    }

    /// What gives the tracks their height: nothing where the tracks or the parent say it.
    private func height(_ group: Group) -> [String] {
        let rows = group.rows
        if group.tiles.fillsHeight || rows.hasFixedTracks { return [] }
        let ratio = rows.total.w
        let padding =
            group.isTall ? length.text(.zero, rows.total, inline: ratio) : length.text(ratio, rows.total)
        return ["content: \"\"", "grid-area: 1 / 1 / -1 / -1", "padding-top: \(padding)"]
    }

    private func horizontal(_ box: CSSTiles.Box, _ group: Group) -> [String] {
        let place = group.columns.place(box.x, box.width)
        let tracks = group.columns.tracks.count
        return declarations(
            place, tracks: tracks, line: "grid-column", end: "inset-inline-end", size: "width")
    }

    private func vertical(_ box: CSSTiles.Box, _ group: Group) -> [String] {
        let place = group.rows.place(box.y, box.height)
        let tracks = group.rows.tracks.count
        return declarations(place, tracks: tracks, line: "grid-row", end: "bottom", size: "height")
    }

    /// What places a tile: its lines, then how far its end is before the last of them, then its length.
    ///
    /// It is measured from the end, since Gecko makes room to scroll for what reaches over the end of the
    /// container before it is moved, wherever it is then moved to.
    private func declarations(
        _ place: CSSAxis.Place, tracks: Int, line: String, end: String, size: String
    ) -> [String] {
        var declarations: [String] = []
        if place.to - place.from < tracks {
            let last = place.to > place.from + 1 ? " / \(place.to)" : ""
            declarations.append("\(line): \(place.from)\(last)")
        }
        let behind = place.offset.plus(place.rest).times(Rational(-1))
        if !behind.isZero { declarations.append("\(end): \(length.text(.zero, behind))") }
        if !place.rest.isZero { declarations.append("\(size): \(length.text(.one, place.rest))") }
        return declarations
    }

    /// What a child is that isn't shown but counted.
    var hiddenChild: [String] {
        ["grid-area: 1 / 1", "width: 0", "height: 0", "visibility: hidden", "counter-increment: \(counter)"]
    }
}

extension CSSTiles {
    fileprivate var withoutMore: CSSTiles {
        CSSTiles(width: width, height: height, tiles: tiles, hasMore: false)
    }
}
