internal import GridModel

extension CSSWriter {
    /// Adds blocks that repeat. The places of whole blocks match all children; those of the rest override them.
    func add(
        _ blocks: CSSRepeat, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        let every = Selector(each.counts, .children("*"))
        func add(_ overrides: [CSSRepeat.Override], to layer: inout Layer) {
            for override in overrides {
                layer.add(Selector(each.counts, .children(override.children)), override.declarations)
            }
        }
        if let cells = each.cells {
            layers.first.add(every, [.placeSelf: "start"] + cells.common)
            let overrides = try blocks.overrides(cells.common) { cells.declarations($0, isReflected: $1) }
            add(overrides.whole, to: &layers.places)
            return add(overrides.rest, to: &layers.last)
        }
        var children: Declarations = [
            .gridArea: "auto", .placeSelf: "start", .position: "relative", .inset: "auto", .margin: "0",
            .aspectRatio: "auto",
        ]
        if each.hasMore { children += shown }
        layers.first.add(every, children)
        let places = try CSSRepeatPlaces(blocks)
        let overrides = try blocks.overrides { photos, isReflected throws(ExactOverflow) in
            try places.declarations(photos, isReflected: isReflected)
        }
        add(overrides.whole, to: &layers.places)
        add(overrides.rest, to: &layers.last)
        layers.places.add(Selector(each.counts, .container("::before")), noContent)
        if each.hasMore { layers.places.add(Selector(each.counts, .container("::after")), noContent) }
    }
}
