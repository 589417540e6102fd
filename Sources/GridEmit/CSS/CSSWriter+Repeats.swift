internal import GridModel

extension CSSWriter {
    /// Adds blocks that repeat. The places of whole blocks match all children; those of the rest override them.
    func add(
        _ blocks: CSSRepeat, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        var children: Declarations = [
            .gridArea: "auto", .placeSelf: "start", .position: "relative", .inset: "auto", .margin: "0",
            .aspectRatio: "auto",
        ]
        if each.hasMore { children += shown }
        layers.first.add(Selector(each.counts, .children("*")), children)
        let places = try CSSRepeatPlaces(blocks)
        for override in try places.whole() {
            layers.places.add(Selector(each.counts, .children(override.children)), override.declarations)
        }
        for override in try places.rest() {
            layers.last.add(Selector(each.counts, .children(override.children)), override.declarations)
        }
        layers.places.add(Selector(each.counts, .container("::before")), noContent)
        if each.hasMore { layers.places.add(Selector(each.counts, .container("::after")), noContent) }
    }
}
