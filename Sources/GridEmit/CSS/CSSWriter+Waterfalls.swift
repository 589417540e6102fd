internal import GridModel

extension CSSWriter {
    /// Adds waterfalls: rows in a grid, and lanes in browsers that have them.
    ///
    /// If the width chooses the number of columns, the children make them. Photos across all columns would move the child that does. So
    /// where there are any, the tracks are a common multiple of all numbers, each with its share of one more gap, and each child spans
    /// some of them.
    func addWaterfalls(to sheet: inout StyleSheet) throws(ExactOverflow) {
        let chosen = cases.filter { $0.isWaterfall }
        guard !chosen.isEmpty else { return }
        var containers = Layer()
        var children = Layer()
        var across = Layer()
        for each in chosen {
            if case .waterfall(let waterfall)? = each.plain {
                containers.add(
                    Selector(each.counts),
                    [.gridTemplateColumns: .repeated(waterfall.columns, "minmax(0, 1fr)")])
                children.add(
                    Selector(each.counts, .children("*")),
                    waterfallChild(waterfall) + [.gridArea: "auto", .width: "100%"])
                if waterfall.hasAcross { addAcross(of: each, span: 1, [:], to: &across) }
            } else if each.makesColumns {
                containers.add(
                    Selector(each.counts),
                    [.containerType: "inline-size", .gridAutoColumns: childColumns])
                guard case .waterfall(let waterfall)? = each.common else { continue }
                children.add(
                    Selector(each.counts, .children("*")), waterfallChild(waterfall) + [.gridArea: "auto"])
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
        sheet.add([containers, children, across])
        let sections = chosen.filter { $0.plain == nil }
        for section in self.sections(of: sections) {
            var common = Layer(.even)
            var contents = Layer()
            var own = Layer(.even)
            var places = Layer(.even)
            var across = Layer()
            for (each, variant) in section.members(sections) {
                guard case .waterfall(let waterfall) = variant.arrangement else { continue }
                let every = Selector(each.counts, .children("*"))
                if !each.coversAllWidths {
                    common.add(every, child)
                    addContents(of: [each.counts], to: &contents)
                }
                if each.makesColumns {
                    if each.common == nil {
                        own.add(every, waterfallChild(waterfall) + [.gridArea: "auto"])
                    }
                    addLastColumn(
                        waterfall.columns, areLacking: each.counts.from < waterfall.columns, of: each,
                        to: &places)
                    continue
                }
                // Tracks are rounded separately, and the height of a tall photo would multiply the errors of their
                // sum.
                let share = try Rational.one / Rational(waterfall.columns)
                own.add(
                    every,
                    waterfallChild(waterfall) + [
                        .gridArea: "auto / span \(try waterfallTracks(of: each) / waterfall.columns)",
                        .width: .length(.zero, Affine(gx: try share - .one), inline: share),
                    ])
                guard waterfall.hasAcross else { continue }
                let span = try waterfallTracks(of: each) / waterfall.columns
                addAcross(of: each, span: span, [.width: "100cqi"], to: &across)
            }
            sheet.add([common, contents, own, places, across], where: try condition(of: section))
        }
        var lanes = Layer()
        lanes.add(self.containers(chosen.map { $0.counts }), [.display: "grid-lanes", .flowTolerance: "0px"])
        sheet.add([lanes], where: .supports(Declaration(property: .display, value: "grid-lanes")))
    }

    /// Adds photos that the page marks, across all columns. After one, all columns are equally short, and a browser would go on where
    /// it was: the next photo begins in the first column.
    private func addAcross(of each: CSSCase, span: Int, _ width: Declarations, to layer: inout Layer) {
        layer.add(
            Selector(each.counts, .children("[data-wide]")), [.gridArea: "auto / 1 / auto / -1"] + width)
        layer.add(
            Selector(each.counts, .children("[data-wide] + :not([data-wide])")),
            [.gridArea: span == 1 ? "auto / 1" : "auto / 1 / auto / span \(span)"])
    }

    /// The least common multiple of all numbers of columns.
    private func waterfallTracks(of each: CSSCase) throws(ExactOverflow) -> Int {
        let columns = each.variants.compactMap { variant -> Int? in
            if case .waterfall(let waterfall) = variant.arrangement { return waterfall.columns }
            return nil
        }
        guard let tracks = commonMultiple(columns, upTo: .max) else { throw ExactOverflow() }
        return tracks
    }

    /// The declarations of a child: its height follows from its own ratio, or from its content's natural one.
    private func waterfallChild(_ waterfall: CSSWaterfall) -> Declarations {
        [
            .placeSelf: "start", .height: "auto", .contain: "none",
            .aspectRatio: .text(waterfall.ratios?.cssClamp() ?? "var(--r, auto 1)"),
        ]
    }
}

/// The least common multiple of all numbers; nil if it exceeds the limit.
func commonMultiple(_ numbers: [Int], upTo limit: Int) -> Int? {
    numbers.reduce(1 as Int?) { multiple, number in
        guard let multiple else { return nil }
        var (a, b) = (multiple, number)
        while b != 0 { (a, b) = (b, a % b) }
        let (product, isTooLarge) = (multiple / a).multipliedReportingOverflow(by: number)
        return isTooLarge || product > limit ? nil : product
    }
}
