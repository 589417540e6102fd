internal import GridModel

extension CSSWriter {
    /// Prints the layouts that the width chooses among.
    ///
    /// A container query can't style its own container. So everything that depends on the width is said of the
    /// children: tiles lie in one cell, placed by shares of it. Each variant says all that any other does, since
    /// at a border between two sections both may match; and all selectors of a case have the same weight, so
    /// that the later one wins.
    func writeSections(to printer: inout CodePrinter) {
        let chosen = cases.filter { $0.isSaidOfChildren }
        guard !chosen.isEmpty else { return }
        var containers = CSSSectionRules()
        for each in chosen { containers.add(each.counts, .init(), container(each)) }
        containers.write(select, to: &printer)
        for section in sections(of: chosen) {
            var rules = Layers()
            for (each, variant) in section.members(chosen) {
                add(variant.arrangement, of: each.with(variant.shapes), to: &rules)
            }
            write(section.widths, to: &printer) { rules.write(select, to: &$0) }
        }
    }

    /// Prints what `add` says of each variant, under the condition of its widths.
    func writeByWidth(
        _ chosen: [CSSCase], to printer: inout CodePrinter,
        _ add: (CSSCase.Variant, CSSCase, inout CSSSectionRules) -> Void
    ) {
        for section in sections(of: chosen) {
            var rules = CSSSectionRules()
            for (each, variant) in section.members(chosen) { add(variant, each, &rules) }
            write(section.widths, to: &printer) { rules.write(select, to: &$0) }
        }
    }

    private func write(
        _ widths: CSSWidths, to printer: inout CodePrinter, _ rules: (inout CodePrinter) -> Void
    ) {
        if widths == .all { return rules(&printer) }
        printer.block("@container \(widths.condition(insets: grid.inset)) {", "}", rules)
    }

    /// The widths that occur, all of them first, then in ascending order.
    private func sections(of cases: [CSSCase]) -> [Section] {
        var found: [Section] = []
        var places: [CSSWidths: Int] = [:]
        for (index, each) in cases.enumerated() {
            for (variant, widths) in each.variants.map({ $0.widths }).enumerated() {
                let place = places[widths] ?? found.count
                if place == found.count {
                    places[widths] = place
                    found.append(Section(widths: widths))
                }
                found[place].variants.append((index, variant))
            }
        }
        return found.sorted { first, second in
            if first.widths == .all || second.widths == .all {
                return first.widths == .all && second.widths != .all
            }
            return (first.widths.minimum ?? .zero) < (second.widths.minimum ?? .zero)
        }
    }

    private func container(_ each: CSSCase) -> [String] {
        let columns = each.columns
        var declarations = ["container-type: inline-size"]
        if each.isPhotoRows { return declarations + photoContainer }
        declarations.append("grid-template-columns: " + (columns == 0 ? "1fr" : "repeat(\(columns), 0) 1fr"))
        if columns > 0 { declarations.append("column-gap: 0") }
        if each.fillsHeight {
            declarations += ["min-height: 100%", "align-content: start", "position: relative"]
        }
        return declarations
    }

    private func add(_ arrangement: CSSArrangement, of each: CSSCase, to rules: inout Layers) {
        if !each.coversAllWidths { rules.common.add(each.counts, .init(children: "*"), child) }
        switch arrangement {
        case .tiles(let tiles): add(tiles, of: each, to: &rules)
        case .rows(let own): add(own, of: each, to: &rules)
        case .photos(let photos): add(photos, of: each, to: &rules)
        case .blocks(let blocks): add(blocks, of: each, to: &rules)
        // These are printed apart.
        case .waterfall: break
        }
    }

    /// What takes back how a layout of other widths has moved a tile or a label.
    private var unmoved: [String] { ["inset: auto", "margin: 0"] }

    // MARK: Blocks of photos

    private func add(_ blocks: CSSBlocks, of each: CSSCase, to rules: inout Layers) {
        let solver = CSSBlockSolver(blocks, name: name, length: length)
        let shared =
            solver.properties + ["grid-area: 1 / 1 / 2 / -1", "place-self: start", "position: relative"]
        var children = shared + unmoved + ["height: auto"]
        if each.hasMore { children += ["visibility: visible", "counter-increment: none"] }
        rules.first.add(each.counts, .init(children: "*"), children)
        for (place, declared) in solver.places.enumerated() {
            rules.places.add(each.counts, .init(children: ":nth-child(\(place + 1))"), declared)
        }
        if blocks.hasMore { hideChildren(behind: blocks.count, of: each, to: &rules) }
        rules.places.add(
            each.counts, .init(container: "::before"),
            solver.properties
                + ["content: \"\"", "grid-area: 1 / 1 / 2 / -1", "padding-top: calc(\(solver.height))"])
        guard each.hasMore else { return }
        let label =
            blocks.hasMore
            ? [shownLabel] + shared + unmoved + ["height: auto"] + (solver.places.last ?? [])
            : ["content: none"]
        rules.places.add(each.counts, .init(container: "::after"), label)
    }

    // MARK: Photos in rows

    private func add(_ photos: CSSPhotos, of each: CSSCase, to rules: inout Layers) {
        addPhotoChildren(photos.ratios, of: each, to: &rules)
        for (place, declared) in photos.places.enumerated() {
            rules.places.add(each.counts, .init(children: ":nth-child(\(place + 1))"), declared)
        }
        guard each.hasMore else { return }
        let label = photos.hasMore ? [shownLabel] + photoLabel : ["content: none"]
        rules.places.add(each.counts, .init(container: "::after"), label)
        guard photos.hasMore else { return }
        let hidden = CSSSectionRules.Part(children: ":nth-child(n + \(photos.places.count + 1))")
        rules.last.add(each.counts, hidden, hiddenPhoto)
    }

    private func addPhotoChildren(_ ratios: RatioRange, of each: CSSCase, to rules: inout Layers) {
        var children = photoChild(ratios)
        if each.hasMore {
            children += ["position: relative", "visibility: visible", "counter-increment: none"]
        }
        rules.first.add(each.counts, .init(children: "*"), children)
    }

    // MARK: Tiles

    private func add(_ tiles: CSSTiles, of each: CSSCase, to rules: inout Layers) {
        let shared =
            tiles.fillsHeight
            ? ["grid-area: auto", "place-self: start", "position: absolute"]
            : ["grid-area: 1 / 1 / 2 / -1", "place-self: start", "position: relative"]
        var children = shared + unmoved + ["aspect-ratio: auto"]
        if each.hasMore { children += ["visibility: visible", "counter-increment: none"] }
        rules.first.add(each.counts, .init(children: "*"), children)
        for (index, box) in tiles.tiles.enumerated() {
            let child = CSSSectionRules.Part(children: ":nth-child(\(index + 1))")
            rules.places.add(each.counts, child, horizontal(box, in: tiles))
            rules.places.add(each.counts, child, vertical(box, in: tiles))
        }
        if tiles.hasMore { hideChildren(behind: tiles.tiles.count, of: each, to: &rules) }
        let height = length.text(tiles.height.w, tiles.height)
        rules.places.add(
            each.counts, .init(container: "::before"),
            tiles.fillsHeight
                ? ["content: none"]
                : ["content: \"\"", "grid-area: 1 / 1 / 2 / -1", "padding-top: \(height)"])
        guard each.hasMore else { return }
        if let last = tiles.tiles.last, tiles.hasMore {
            rules.places.add(
                each.counts, .init(container: "::after"),
                [shownLabel] + shared + unmoved + horizontal(last, in: tiles) + vertical(last, in: tiles)
                    + (each.blocks.isEmpty ? [] : ["aspect-ratio: auto"]))
        } else {
            rules.places.add(each.counts, .init(container: "::after"), ["content: none"])
        }
    }

    private func hideChildren(behind shown: Int, of each: CSSCase, to rules: inout Layers) {
        rules.last.add(
            each.counts, .init(children: ":nth-child(n + \(shown + 1))"),
            [
                "inset-inline-start: 0", "top: 0", "margin: 0", "width: 0", "height: 0",
                "visibility: hidden",
                "counter-increment: \(counter)",
            ])
    }

    private func horizontal(_ box: CSSTiles.Box, in tiles: CSSTiles) -> [String] {
        var (x, width) = (box.x, box.width)
        if tiles.fillsHeight {
            // Shares of the container itself, its insets included.
            x = x.outside(grid.inset).plus(points: grid.inset.left)
            width = width.outside(grid.inset)
        }
        return [
            "inset-inline-start: \(length.text(x.w, x))", "width: \(length.text(width.w, width))",
        ]
    }

    private func vertical(_ box: CSSTiles.Box, in tiles: CSSTiles) -> [String] {
        if tiles.fillsHeight {
            let y = box.y.outside(grid.inset).plus(points: grid.inset.top)
            let height = box.height.outside(grid.inset)
            return ["top: \(length.text(y.h, y))", "height: \(length.text(height.h, height))"]
        }
        // A share of the height in `top` means nothing to WebKit here; in a margin, it is a share of the width.
        let share = tiles.height.w.isZero ? Rational.zero : box.height.share(of: tiles.height)
        let rest = box.height.minus(tiles.height.times(share))
        return [
            "margin-top: \(length.text(box.y.w, box.y))", "height: \(length.text(share, rest))",
        ]
    }

    // MARK: Rows

    private func add(_ rows: CSSRows, of each: CSSCase, to rules: inout Layers) {
        var children = [
            "grid-area: auto", "place-self: start", "position: relative", "inset: auto", "margin: 0",
            "aspect-ratio: auto",
        ]
        if let size = rows.tileSize { children.append("height: \(size.height.cssPixels)") }
        if each.hasMore { children += ["visibility: visible", "counter-increment: none"] }
        if let ratios = rows.sizing.photoRatios {
            addPhotoChildren(ratios, of: each, to: &rules)
        } else {
            rules.first.add(each.counts, .init(children: "*"), children)
        }
        let places = CSSRowPlaces(
            rows: rows, columns: each.columns, hasWideColumns: false, length: length)
        func add(_ overrides: [CSSRowPlaces.Override], to rules: inout CSSSectionRules) {
            for override in overrides {
                let container = override.container.isEmpty ? "" : ":where(\(override.container))"
                rules.add(
                    each.counts, .init(container: container, children: override.children),
                    override.declarations)
            }
        }
        if rows.isUneven(each.counts) {
            add(places.uneven(each.counts.from), to: &rules.last)
        } else {
            add(places.full, to: &rules.places)
            add(places.partial, to: &rules.last)
        }
        rules.places.add(each.counts, .init(container: "::before"), ["content: none"])
        if each.hasMore { rules.places.add(each.counts, .init(container: "::after"), ["content: none"]) }
    }
}

/// What some cases are at the same widths.
private struct Section {
    let widths: CSSWidths
    /// The case and the variant of it, by their places.
    var variants: [(each: Int, variant: Int)] = []

    func members(_ cases: [CSSCase]) -> [(CSSCase, CSSCase.Variant)] {
        variants.map { (cases[$0.each], cases[$0.each].variants[$0.variant]) }
    }
}

/// The rules of one section, in the order that lets the later ones win.
private struct Layers {
    var common = CSSSectionRules()
    var first = CSSSectionRules()
    var places = CSSSectionRules()
    var last = CSSSectionRules()

    func write(_ select: CSSSelector, to printer: inout CodePrinter) {
        common.write(select, to: &printer)
        first.write(select, to: &printer)
        places.write(select, to: &printer)
        last.write(select, to: &printer)
    }
}

extension Affine {
    /// The same length with w and h meaning the container's size, insets included.
    fileprivate func outside(_ insets: Insets) -> Affine {
        plus(points: -w.times(insets.horizontal).plus(h.times(insets.vertical)))
    }
}
