internal import GridModel

extension CSSWriter {
    /// The container of rows whose photos keep their ratios. Their rounded widths may add up to more than it has.
    var photoContainer: Declarations {
        [.display: "flex", .flexWrap: "wrap", .position: "relative", .overflow: "clip"]
    }

    /// The declarations of each child of such rows: its ratio is its share of the row.
    ///
    /// - Parameters:
    ///   - height: the height at which a row takes what fits; nil for rows of given lengths.
    func photoChild(_ ratios: RatioRange, over height: Rational? = nil) -> Declarations {
        let ratio = ratios.cssClamp(), basis = height.map { "calc(\(ratio) * \($0.cssPixels))" } ?? "0"
        // The children only fill a line if their shares add up to at least 1. A share is of what padding and borders leave.
        return [
            .padding: "0", .border: "0",
            .placeSelf: "start", .width: "auto", .height: "auto", .aspectRatio: .text(ratio),
            .flex: .text("calc(\(ratio) * 100) 1 \(basis)"),
        ]
    }

    /// Adds the rows of one count, and those of as many photos as fit, that are the same at every width and whose photos keep
    /// their ratios.
    func addPhotos(to sheet: inout StyleSheet) {
        var containers = Layer()
        var children = Layer()
        var places = Layer()
        var hidden = Layer()
        for each in cases {
            let shown: Int?
            switch each.plain {
            case .photos(let photos):
                children.add(Selector(each.counts, .children("*")), photoChild(photos.ratios))
                for (place, declared) in photos.places.enumerated() {
                    places.add(Selector(each.counts, .child(place + 1)), declared)
                }
                shown = photos.hasMore ? photos.places.count : nil
            case .flow(let flow):
                children.add(
                    Selector(each.counts, .children("*")), photoChild(flow.ratios, over: flow.height))
                shown = flow.shown
            default: continue
            }
            containers.add(Selector(each.counts), photoContainer)
            guard let shown else { continue }
            hidden.add(Selector(each.counts, .children(":nth-child(n + \(shown + 1))")), hiddenPhoto)
            hidden.add(Selector(each.counts, .container("::after")), photoLabel)
        }
        sheet.add([containers, children, places, hidden])
    }

    /// Adds the rows of one count at some widths.
    func add(_ photos: CSSPhotos, of each: CSSCase, to layers: inout SectionLayers) {
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

    func addPhotoChildren(_ ratios: RatioRange, of each: CSSCase, to layers: inout SectionLayers) {
        var children = photoChild(ratios)
        if each.hasMore { children += [.position: "relative"] + shown }
        layers.first.add(Selector(each.counts, .children("*")), children)
    }

    /// The declarations of a hidden child, which is only counted.
    var hiddenPhoto: Declarations { [.position: "absolute"] + hiddenChild }

    /// The position of the label. The ratio of the last visible photo is unknown, but that photo ends the last row.
    var photoLabel: Declarations {
        [
            .position: "absolute", .bottom: .text(grid.inset.bottom.cssPixels),
            .insetInlineEnd: .text(grid.inset.right.cssPixels), .contain: "none", .padding: "0.25em 0.5em",
        ]
    }
}

extension CSSPhotos {
    /// The declarations for each photo, in order.
    var places: [Declarations] {
        lengths.flatMap { length in (0..<length).map { photoDeclarations($0, of: length) } }
    }
}

extension RatioRange {
    /// A ratio from a custom property, clamped to the limits; an unknown ratio counts as 1:1.
    ///
    /// - Parameters:
    ///   - side: for limits of one side, a number that is 1 for that above 1:1, and 0 for the other.
    func cssClamp(_ property: String = "--r", side: String? = nil) -> String {
        guard let side else { return "clamp(\(lower.cssRatio), var(\(property), 1), \(upper.cssRatio))" }
        let least = "\(lower.cssRatio) + \(side) * (1 - \(lower.cssRatio))"
        return "clamp(\(least), var(\(property), 1), 1 + \(side) * (\(upper.cssRatio) - 1))"
    }
}
