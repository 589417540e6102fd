internal import GridModel

extension CSSWriter {
    /// Prints the waterfalls: rows in a grid, and lanes where the browser has them.
    ///
    /// A container query can't style its own container. So where the width chooses among numbers of columns, there are
    /// as many tracks as all of these divide, each with its part of one gap more, and the children span some of them.
    func writeWaterfalls(to printer: inout CodePrinter) {
        let chosen = cases.filter { $0.isWaterfall }
        guard !chosen.isEmpty else { return }
        var containers = CSSRules()
        var children = CSSRules()
        for each in chosen {
            let selector = select.container(each.counts)
            if case .waterfall(let waterfall)? = each.plain {
                containers.add(selector, [columns(waterfall.columns, "minmax(0, 1fr)")])
                children.add(
                    selector + " > *", waterfallChild(waterfall) + ["grid-area: auto", "width: 100%"])
            } else {
                let tracks = waterfallTracks(of: each)
                containers.add(
                    selector,
                    [
                        "container-type: inline-size", "column-gap: 0",
                        columns(tracks, length.text(share(of: tracks), Affine(gx: share(of: tracks)))),
                    ])
            }
        }
        containers.write(to: &printer)
        children.write(to: &printer)
        writeByWidth(chosen.filter { $0.plain == nil }, to: &printer) { variant, each, rules in
            guard case .waterfall(let waterfall) = variant.arrangement else { return }
            if !each.coversAllWidths { rules.add(each.counts, .init(children: "*"), child) }
            // The tracks are each rounded, and what the width is off by makes more of it in the height of a tall photo.
            let share = share(of: waterfall.columns)
            let width = length.text(.zero, Affine(gx: share.minus(.one)), inline: share)
            let span = waterfallTracks(of: each) / waterfall.columns
            rules.add(
                each.counts, .init(children: "*"),
                waterfallChild(waterfall) + ["grid-area: auto / span \(span)", "width: \(width)"])
        }
        printer.block("@supports (display: grid-lanes) {") { printer in
            var lanes = CSSRules()
            lanes.add(
                self.containers(chosen.map { $0.counts }), ["display: grid-lanes", "flow-tolerance: 0px"])
            lanes.write(to: &printer)
        }
    }

    private func share(of tracks: Int) -> Rational { Rational.one.over(Rational(tracks)) }

    /// The least number that all numbers of columns divide.
    private func waterfallTracks(of each: CSSCase) -> Int {
        let columns = each.variants.compactMap { variant -> Int? in
            if case .waterfall(let waterfall) = variant.arrangement { return waterfall.columns }
            return nil
        }
        return commonMultiple(columns, upTo: .max) ?? 1
    }

    /// What a child is: as high as its own ratio asks for, or the natural one of what it is.
    private func waterfallChild(_ waterfall: CSSWaterfall) -> [String] {
        [
            "place-self: start", "height: auto", "contain: none",
            "aspect-ratio: \(waterfall.ratios?.cssClamp() ?? "var(--r, auto 1)")",
        ]
    }
}

/// The least number that all numbers divide; nil where it is beyond a limit.
func commonMultiple(_ numbers: [Int], upTo limit: Int) -> Int? {
    numbers.reduce(1 as Int?) { multiple, number in
        guard let multiple else { return nil }
        var (a, b) = (multiple, number)
        while b != 0 { (a, b) = (b, a % b) }
        let (product, isTooLarge) = (multiple / a).multipliedReportingOverflow(by: number)
        return isTooLarge || product > limit ? nil : product
    }
}
