internal import GridModel

extension CSSWriter {
    /// Adds the layouts that depend on the width.
    ///
    /// A container query can't style its own container. So everything that depends on the width is declared on the
    /// children: tiles lie in one cell, at fractions of it. Each variant declares every property that any other does,
    /// since at a border between two sections both may match. All selectors of a case have the same specificity, so
    /// the later one wins.
    func addSections(to sheet: inout StyleSheet) throws(ExactOverflow) {
        let chosen = cases.filter { $0.isDeclaredOnChildren }
        guard !chosen.isEmpty else { return }
        var containers = Layer(.even)
        for each in chosen { containers.add(Selector(each.counts), container(each)) }
        sheet.add([containers])
        for section in sections(of: chosen) {
            var layers = SectionLayers()
            for (each, variant) in section.members(chosen) {
                try add(variant.arrangement, of: each.with(variant.shapes), to: &layers)
            }
            sheet.add(layers.all, where: try condition(of: section))
        }
    }

    /// The widths that occur: first all widths, then in ascending order.
    func sections(of cases: [CSSCase]) -> [Section] {
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

    /// The condition of a section's layers.
    func condition(of section: Section) throws(ExactOverflow) -> StyleSheet.Condition {
        section.widths == .all ? .always : .container(try section.widths.condition(insets: grid.inset))
    }

    private func container(_ each: CSSCase) -> Declarations {
        let columns = each.columns
        var declarations: Declarations = [.containerType: "inline-size"]
        if each.isPhotoRows { return declarations + photoContainer }
        declarations.declare(.gridTemplateColumns, columns == 0 ? "1fr" : "repeat(\(columns), 0) 1fr")
        if columns > 0 { declarations.declare(.columnGap, "0") }
        if case .repeated(let blocks)? = each.plain, blocks.width.w.isZero {
            // A container whose size is contained is not as wide as its tiles by itself.
            let sides = (try? grid.inset.horizontal) ?? .zero
            let width = (try? blocks.width + Affine(pt: sides)) ?? blocks.width
            declarations.declare(.width, .length(.zero, width))
        }
        if each.fillsHeight {
            declarations += [.minHeight: "100%", .alignContent: "start", .position: "relative"]
        }
        return declarations
    }

    private func add(
        _ arrangement: CSSArrangement, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        if !each.coversAllWidths { layers.common.add(Selector(each.counts, .children("*")), child) }
        switch arrangement {
        case .tiles(let tiles): try add(tiles, of: each, to: &layers)
        case .rows(let own): try add(own, of: each, to: &layers)
        case .photos(let photos): add(photos, of: each, to: &layers)
        case .blocks(let blocks): add(blocks, of: each, to: &layers)
        case .repeated(let blocks): try add(blocks, of: each, to: &layers)
        // Waterfalls are added separately, and no sheet has a flow for some widths.
        case .waterfall, .flow: break
        }
    }

    /// Resets how a layout at other widths has moved a tile or a label.
    private var unmoved: Declarations { [.inset: "auto", .margin: "0"] }

    /// Resets that a layout at other widths hides a child.
    var shown: Declarations { [.visibility: "visible", .counterIncrement: "none"] }

    var noContent: Declarations { [.content: "none"] }

    /// Puts a child with its own place into the single cell.
    private var inCell: Declarations {
        [.gridArea: "1 / 1 / 2 / -1", .placeSelf: "start", .position: "relative"]
    }

    // MARK: Blocks of photos

    private func add(_ blocks: CSSBlocks, of each: CSSCase, to layers: inout SectionLayers) {
        let solver = CSSBlockSolver(blocks, names: names)
        let shared = solver.properties + inCell
        var children = shared + unmoved + [.height: "auto"]
        if each.hasMore { children += shown }
        layers.first.add(Selector(each.counts, .children("*")), children)
        for (place, declared) in solver.places.enumerated() {
            layers.places.add(Selector(each.counts, .child(place + 1)), declared)
        }
        if blocks.hasMore { hideChildren(after: blocks.count, of: each, to: &layers) }
        layers.places.add(
            Selector(each.counts, .container("::before")),
            solver.properties + [
                .content: "\"\"", .gridArea: "1 / 1 / 2 / -1", .paddingTop: .sum([solver.height]),
            ])
        guard each.hasMore else { return }
        let label =
            blocks.hasMore
            ? shownLabel + shared + unmoved + [.height: "auto"] + (solver.places.last ?? [:]) : noContent
        layers.places.add(Selector(each.counts, .container("::after")), label)
    }

    // MARK: Photos in rows

    private func add(_ photos: CSSPhotos, of each: CSSCase, to layers: inout SectionLayers) {
        addPhotoChildren(photos.ratios, of: each, to: &layers)
        for (place, declared) in photos.places.enumerated() {
            layers.places.add(Selector(each.counts, .child(place + 1)), declared)
        }
        guard each.hasMore else { return }
        layers.places.add(
            Selector(each.counts, .container("::after")), photos.hasMore ? shownLabel + photoLabel : noContent
        )
        guard photos.hasMore else { return }
        layers.last.add(
            Selector(each.counts, .children(":nth-child(n + \(photos.places.count + 1))")), hiddenPhoto)
    }

    private func addPhotoChildren(_ ratios: RatioRange, of each: CSSCase, to layers: inout SectionLayers) {
        var children = photoChild(ratios)
        if each.hasMore { children += [.position: "relative"] + shown }
        layers.first.add(Selector(each.counts, .children("*")), children)
    }

    // MARK: Tiles

    private func add(
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

    private func hideChildren(after shown: Int, of each: CSSCase, to layers: inout SectionLayers) {
        layers.last.add(
            Selector(each.counts, .children(":nth-child(n + \(shown + 1))")),
            [
                .insetInlineStart: "0", .top: "0", .margin: "0", .width: "0", .height: "0",
                .visibility: "hidden", .counterIncrement: .text(names.counter),
            ])
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

    // MARK: Rows

    private func add(
        _ rows: Rows, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        if let ratios = rows.sizing.photoRatios {
            addPhotoChildren(ratios, of: each, to: &layers)
        } else {
            var children: Declarations = [
                .gridArea: "auto", .placeSelf: "start", .position: "relative", .inset: "auto", .margin: "0",
                .aspectRatio: "auto",
            ]
            if let size = rows.tileSize { children.declare(.height, .text(size.height.cssPixels)) }
            if each.hasMore { children += shown }
            layers.first.add(Selector(each.counts, .children("*")), children)
        }
        let places = CSSRowPlaces(rows: rows, columns: each.columns, hasWideColumns: false)
        func add(_ overrides: [CSSRowPlaces.Override], to layer: inout Layer) {
            for override in overrides {
                let container = override.container.isEmpty ? "" : ":where(\(override.container))"
                layer.add(
                    Selector(each.counts, .children(override.children, of: container)), override.declarations)
            }
        }
        if rows.isUneven(each.counts) {
            add(try places.uneven(each.counts.from), to: &layers.last)
        } else {
            add(try places.full(), to: &layers.places)
            add(try places.partial(), to: &layers.last)
        }
        layers.places.add(Selector(each.counts, .container("::before")), noContent)
        if each.hasMore { layers.places.add(Selector(each.counts, .container("::after")), noContent) }
    }
}

/// The variants of cases with the same widths.
struct Section {
    let widths: CSSWidths
    /// The indices of the cases, and of their variants.
    fileprivate var variants: [(each: Int, variant: Int)] = []

    fileprivate init(widths: CSSWidths) { self.widths = widths }

    func members(_ cases: [CSSCase]) -> [(CSSCase, CSSCase.Variant)] {
        variants.map { (cases[$0.each], cases[$0.each].variants[$0.variant]) }
    }
}

/// The layers of one section, ordered so that later ones win.
struct SectionLayers {
    var common = Layer(.even)
    var first = Layer(.even)
    var places = Layer(.even)
    var last = Layer(.even)

    var all: [Layer] { [common, first, places, last] }
}
