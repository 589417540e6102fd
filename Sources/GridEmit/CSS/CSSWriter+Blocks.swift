internal import GridModel

extension CSSWriter {
    /// Adds nested blocks whose photos keep their ratios, at some widths or at all.
    func add(_ blocks: CSSBlocks, of each: CSSCase, to layers: inout SectionLayers) {
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
}
