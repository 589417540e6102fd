internal import GridModel

extension CSSWriter {
    /// Waterfalls: rows in a grid, and lanes where the browser has them.
    ///
    /// A container query can't style its own container. So where the width chooses among numbers of columns, there are
    /// as many tracks as all of these divide, each with its part of one gap more, and the children span some of them.
    func addWaterfalls(to sheet: inout StyleSheet) throws(ExactOverflow) {
        let chosen = cases.filter { $0.isWaterfall }
        guard !chosen.isEmpty else { return }
        var containers = Layer()
        var children = Layer()
        for each in chosen {
            if case .waterfall(let waterfall)? = each.plain {
                containers.add(
                    Selector(each.counts),
                    [.gridTemplateColumns: .repeated(waterfall.columns, "minmax(0, 1fr)")])
                children.add(
                    Selector(each.counts, .children("*")),
                    waterfallChild(waterfall) + [.gridArea: "auto", .width: "100%"])
            } else {
                let tracks = try waterfallTracks(of: each)
                let share = try Rational.one / Rational(tracks)
                let width = Value.length(share, Affine(gx: share))
                containers.add(
                    Selector(each.counts),
                    [
                        .containerType: "inline-size", .columnGap: "0",
                        .gridTemplateColumns: .repeated(tracks, width),
                    ])
            }
        }
        sheet.add([containers, children])
        let sections = chosen.filter { $0.plain == nil }
        for section in self.sections(of: sections) {
            var common = Layer(.even)
            var own = Layer(.even)
            for (each, variant) in section.members(sections) {
                guard case .waterfall(let waterfall) = variant.arrangement else { continue }
                let every = Selector(each.counts, .children("*"))
                if !each.coversAllWidths { common.add(every, child) }
                // The tracks are each rounded, and what the width is off by makes more of it in the height of a tall photo.
                let share = try Rational.one / Rational(waterfall.columns)
                own.add(
                    every,
                    waterfallChild(waterfall) + [
                        .gridArea: "auto / span \(try waterfallTracks(of: each) / waterfall.columns)",
                        .width: .length(.zero, Affine(gx: try share - .one), inline: share),
                    ])
            }
            sheet.add([common, own], where: try condition(of: section))
        }
        var lanes = Layer()
        lanes.add(self.containers(chosen.map { $0.counts }), [.display: "grid-lanes", .flowTolerance: "0px"])
        sheet.add([lanes], where: .supports(Declaration(property: .display, value: "grid-lanes")))
    }

    /// The least number that all numbers of columns divide.
    private func waterfallTracks(of each: CSSCase) throws(ExactOverflow) -> Int {
        let columns = each.variants.compactMap { variant -> Int? in
            if case .waterfall(let waterfall) = variant.arrangement { return waterfall.columns }
            return nil
        }
        guard let tracks = commonMultiple(columns, upTo: .max) else { throw ExactOverflow() }
        return tracks
    }

    /// What a child is: as high as its own ratio asks for, or the natural one of what it is.
    private func waterfallChild(_ waterfall: CSSWaterfall) -> Declarations {
        [
            .placeSelf: "start", .height: "auto", .contain: "none",
            .aspectRatio: .text(waterfall.ratios?.cssClamp() ?? "var(--r, auto 1)"),
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
