internal import GridModel

internal import enum GridSyntax.Alignment

extension CSSWriter {
    /// Adds strips: rows that scroll sideways.
    func addStrips(to sheet: inout StyleSheet) throws(ExactOverflow) {
        let chosen = cases.filter { $0.isStrip }
        guard !chosen.isEmpty else { return }
        var containers = Layer()
        var children = Layer()
        var hidden = Layer()
        for each in chosen {
            guard case .strip(let strip)? = each.variants.first?.arrangement else { continue }
            let queries: Declarations = each.isPlain ? [:] : [.containerType: "inline-size"]
            containers.add(Selector(each.counts), queries + container(of: strip))
            if grid.inset.left != grid.inset.right {
                containers.add(Selector(each.counts, .container(":dir(rtl)")), [.clipPath: scrolledClip])
            }
            if !grid.inset.right.isZero {
                containers.add(Selector(each.counts, .container(":dir(rtl)::before")), ending)
            }
            guard each.isPlain else { continue }
            children.add(Selector(each.counts, .children("*")), try child(of: strip))
            guard let shown = strip.shown else { continue }
            hidden.add(Selector(each.counts, .children(":nth-child(n + \(shown + 1))")), hiddenPhoto)
            hidden.add(Selector(each.counts, .container("::after")), try label(of: strip))
        }
        sheet.add([containers, children, hidden])
        let sized = chosen.filter { !$0.isPlain }
        for section in sections(of: sized) {
            var layers = SectionLayers()
            for (each, variant) in section.members(sized) {
                guard case .strip(let strip) = variant.arrangement else { continue }
                try add(strip, of: each.with(variant.shapes), to: &layers)
            }
            sheet.add(layers.all, where: try condition(of: section))
        }
    }

    /// Adds the strip of some widths.
    private func add(
        _ strip: CSSStrip, of each: CSSCase, to layers: inout SectionLayers
    ) throws(ExactOverflow) {
        let every = Selector(each.counts, .children("*"))
        if !each.coversAllWidths {
            layers.common.add(every, child)
            addContents(of: [each.counts], to: &layers.contents)
        }
        var children = try child(of: strip)
        if each.hasMore { children += [.position: "relative"] + shown }
        layers.first.add(every, children)
        guard each.hasMore else { return }
        layers.places.add(
            Selector(each.counts, .container("::after")),
            strip.shown == nil ? noContent : shownLabel + (try label(of: strip)))
        guard let shown = strip.shown else { return }
        layers.last.add(Selector(each.counts, .children(":nth-child(n + \(shown + 1))")), hiddenPhoto)
    }

    /// A container that scrolls. The insets scroll with the photos, so that these are cut at its own edges. A bar would make it
    /// higher.
    private func container(of strip: CSSStrip) -> Declarations {
        let placed: Value =
            switch strip.strip.align {
            case .center: "safe center"
            case .trailing: "safe flex-end"
            case .leading, .spread: "flex-start"
            }
        return [
            .display: "flex", .position: "relative", .justifyContent: placed, .overflow: "auto hidden",
            .scrollbarWidth: "none", .clipPath: scrolledClip,
        ]
    }

    /// Takes no room, but reaches over the inset after the photos: from right to left, WebKit scrolls no further than to these.
    private var ending: Declarations {
        let inset = grid.inset.right.cssPixels
        return [
            .content: "\"\"", .order: "1", .flex: "none", .width: .text(inset), .height: "1px",
            .marginInline: "calc(-1 * \(names.columnGap)) -\(inset)",
        ]
    }

    private var scrolledClip: Value { "inset(0 round \(names.value(of: "radius")))" }

    /// The declarations of a child, whose width follows from the height and its ratio.
    private func child(of strip: CSSStrip) throws(ExactOverflow) -> Declarations {
        [
            .padding: "0", .border: "0", .placeSelf: "start", .flex: "none",
            .width: "calc(\(try width(of: strip)))",
        ]
            + height(of: strip)
    }

    private func height(of strip: CSSStrip) -> Declarations {
        switch strip.strip.box {
        case .height(let height): [.height: .text(height.cssPixels), .aspectRatio: "auto"]
        case .ratio: [.height: "auto", .aspectRatio: .text(strip.strip.ratios.cssOwn)]
        }
    }

    /// The width of a child, for `calc()`: its ratio times the height, which may be a part of the container's width.
    private func width(of strip: CSSStrip) throws(ExactOverflow) -> String {
        let ratios = strip.strip.ratios
        switch strip.strip.box {
        case .height(let height):
            return ratios.isOne
                ? (try height * ratios.lower).cssPixels : "\(ratios.cssClamp()) * \(height.cssPixels)"
        case .ratio(let ratio):
            if ratios.isOne { return "100% * \((try ratios.lower / ratio).cssRatio)" }
            return "\(ratios.cssClamp()) * 100% / (\(ratio.cssRatio))"
        }
    }

    /// Where the number of hidden children is: at the end of the last photo, whose ratio is unknown, or over all of it if all
    /// photos have one ratio.
    private func label(of strip: CSSStrip) throws(ExactOverflow) -> Declarations {
        let isOne = strip.strip.ratios.isOne
        let width = isOne ? try self.width(of: strip) : "3em"
        return [
            .flex: "none", .width: "calc(\(width))",
            .marginInlineStart: "calc(-1 * \(names.columnGap) - \(width))",
        ] + (isOne ? height(of: strip) : [.height: "2em"])
    }
}

extension RatioRange {
    /// Whether all photos have one ratio.
    fileprivate var isOne: Bool { lower == upper }

    /// The ratio of a child: its own within the limits, or the only one.
    fileprivate var cssOwn: String { isOne ? lower.cssRatio : cssClamp() }
}
