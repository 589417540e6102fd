internal import GridModel

extension CSSWriter {
    /// The container of rows whose photos keep their ratios. Their widths, each rounded, may add up to more than it has.
    var photoContainer: [String] {
        ["display: flex", "flex-wrap: wrap", "position: relative", "overflow: clip"]
    }

    /// What each child of such rows is: its ratio is its part of the row.
    func photoChild(_ ratios: RatioRange) -> [String] {
        let ratio = ratios.cssClamp()
        // Lines are shared in full where the parts add up to 1 at least.
        return [
            "place-self: start", "width: auto", "height: auto", "aspect-ratio: \(ratio)",
            "flex: calc(\(ratio) * 100) 1 0",
        ]
    }

    /// Prints the rows of one count that are the same at every width, and whose photos keep their ratios.
    func writePhotos(to printer: inout CodePrinter) {
        var containers = CSSRules()
        var children = CSSRules()
        var places = CSSPlaces()
        var hidden = CSSRules()
        for each in cases {
            guard case .photos(let photos)? = each.plain else { continue }
            let selector = select.container(each.counts)
            containers.add(selector, photoContainer)
            children.add(selector + " > *", photoChild(photos.ratios))
            for (place, declared) in photos.places.enumerated() {
                places.add(declared, child: place + 1, counts: each.counts)
            }
            guard photos.hasMore else { continue }
            hidden.add("\(selector) > :nth-child(n + \(photos.places.count + 1))", hiddenPhoto)
            hidden.add(selector + "::after", photoLabel)
        }
        containers.write(to: &printer)
        children.write(to: &printer)
        places.write(select, to: &printer)
        hidden.write(to: &printer)
    }

    /// What a child is that isn't shown but counted.
    var hiddenPhoto: [String] { ["position: absolute"] + hiddenChild }

    /// Where the label is: the sheet doesn't know the ratio of the last photo shown, but that it ends the last row.
    var photoLabel: [String] {
        [
            "position: absolute", "bottom: \(grid.inset.bottom.cssPixels)",
            "inset-inline-end: \(grid.inset.right.cssPixels)", "contain: none", "padding: 0.25em 0.5em",
        ]
    }
}

extension CSSPhotos {
    /// What is declared for each photo in order.
    var places: [[String]] {
        lengths.flatMap { length in (0..<length).map { photoDeclarations($0, of: length) } }
    }
}

extension RatioRange {
    /// A ratio that a property says, within the limits; one that is not known counts as 1:1.
    func cssClamp(_ property: String = "--r") -> String {
        "clamp(\(lower.cssRatio), var(\(property), 1), \(upper.cssRatio))"
    }
}
