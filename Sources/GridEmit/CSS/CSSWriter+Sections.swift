internal import GridModel
internal import GridSyntax

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
        var children = Layer(.even)
        for each in chosen {
            containers.add(Selector(each.counts), try container(each))
            if case .rows(let rows)? = each.common {
                children.add(Selector(each.counts, .children("*")), inOwnColumn + rows.tileHeight)
            }
        }
        sheet.add([containers, children])
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
        return found.inOrder { first, second in
            if first.widths == .all || second.widths == .all {
                return first.widths == .all && second.widths != .all
            }
            let starts = [first.widths, second.widths].map {
                ($0.minimum ?? .zero, $0.heights.minimum ?? .zero)
            }
            return starts[0] < starts[1]
        }
    }

    /// The condition of a section's layers.
    func condition(of section: Section) throws(ExactOverflow) -> StyleSheet.Condition {
        section.widths == .all ? .always : .container(try section.widths.condition(insets: grid.inset))
    }

    private func container(_ each: CSSCase) throws(ExactOverflow) -> Declarations {
        if let cells = each.cells {
            return [.gridTemplateColumns: .text(cssFractions(cells.columns, isGiven: true))]
        }
        let columns = each.columns
        var declarations: Declarations = [.containerType: each.dependsOnHeight ? "size" : "inline-size"]
        if each.isPhotoRows { return declarations + photoContainer }
        if each.makesColumns { return declarations + [.gridAutoColumns: childColumns] }
        declarations.declare(.gridTemplateColumns, columns == 0 ? "1fr" : "repeat(\(columns), 0) 1fr")
        if columns > 0 { declarations.declare(.columnGap, "0") }
        if case .repeated(let blocks)? = each.plain, blocks.width.w.isZero {
            // A container whose size is contained is not as wide as its tiles by itself.
            let sides = (try? grid.inset.horizontal) ?? .zero
            let width = (try? blocks.width + Affine(pt: sides)) ?? blocks.width
            declarations.declare(.width, .length(.zero, width))
        }
        if each.fillsHeight {
            // Where queries ask for the height, Chromium takes the one that the container has before `min-height`.
            let fill: Declarations = each.dependsOnHeight ? [.height: "100%"] : [.minHeight: "100%"]
            declarations += fill + [.alignContent: "start", .position: "relative"]
        }
        return declarations
    }

    private func add(
        _ arrangement: CSSArrangement, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        if !each.coversAllWidths {
            layers.common.add(Selector(each.counts, .children("*")), child)
            addContents(of: [each.counts], to: &layers.contents)
        }
        switch arrangement {
        case .tiles(let tiles): try add(tiles, of: each, to: &layers)
        case .rows(let rows):
            let columns: CSSRowPlaces.Columns =
                each.makesColumns ? .wide(rows.columns(of: each.counts)) : .narrow
            try add(CSSRowPlaces(rows: rows, columns: columns), of: each, to: &layers)
        case .parts(let parts): try add(parts, of: each, to: &layers)
        case .photos(let photos): add(photos, of: each, to: &layers)
        case .blocks(let blocks): add(blocks, of: each, to: &layers)
        case .repeated(let blocks): try add(blocks, of: each, to: &layers)
        // Waterfalls and strips are added separately, and no sheet has a flow for some widths.
        case .waterfall, .strip, .flow: break
        }
    }

    /// Resets how a layout at other widths has moved a tile or a label.
    var unmoved: Declarations { [.inset: "auto", .margin: "0"] }

    /// Resets that a layout at other widths hides a child.
    var shown: Declarations { [.visibility: "visible", .counterIncrement: "none"] }

    var noContent: Declarations { [.content: "none"] }

    /// Hides the children after a number of shown ones, which are only counted.
    func hideChildren(after shown: Int, of each: CSSCase, to layers: inout SectionLayers) {
        layers.last.add(
            Selector(each.counts, .children(":nth-child(n + \(shown + 1))")),
            [
                .insetInlineStart: "0", .top: "0", .margin: "0", .width: "0", .height: "0",
                .visibility: "hidden", .counterIncrement: .text(names.counter),
            ])
    }

    /// Puts a child with its own place into the single cell.
    var inCell: Declarations {
        [.gridArea: "1 / 1 / 2 / -1", .placeSelf: "start", .position: "relative"]
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
    var contents = Layer()
    var first = Layer(.even)
    var places = Layer(.even)
    var last = Layer(.even)
    /// Written rows of partitions, whose children may also be those of other rows.
    var written = Layer(.even)

    var all: [Layer] { [common, contents, first, places, last, written] }
}
