internal import GridModel

internal import enum GridSyntax.PatternLetter

/// The layouts of a grid that pictures show, with what is asked for each of them found once.
struct Samples {
    let grid: Grid
    /// The outside, then the sections by their widths.
    private let ranges: [SizeRange]
    /// A size of each of these, at which layouts are drawn.
    private let places: [SizeRange: SamplePlace]

    /// More photos than a person could see in a picture are not drawn, but for layouts that are written out.
    static let mostPhotos = 1_000

    init(_ grid: Grid) {
        self.grid = grid
        let sections = Set(grid.layouts.map { $0.sizes } + grid.rules.map { $0.sizes }).subtracting([.all])
        ranges = [.all] + sections.inOrder { $0.comesBefore($1) }
        places = SamplePlace.places(in: ranges, of: grid)
    }

    /// The ranges that pictures show: columns that follow from the width have others, too, for narrower containers.
    private var promised: [SizeRange] { ranges.filter { $0.meets(width: grid.width, height: grid.height) } }

    /// How many layouts a count may have by width.
    var rangeCount: Int { ranges.count }

    // MARK: Groups

    /// What a picture of the grid shows: for the outside and for each section the layouts that are listed there, one
    /// of each rule that is not written out, and with `append` one with the add tile.
    var groups: [SampleGroup] {
        let layouts = Dictionary(grouping: grid.layouts, by: { $0.sizes })
        let rules = Dictionary(grouping: grid.rules, by: { $0.sizes })
        return promised.compactMap { range in
            let samples = samples(for: range, layouts[range] ?? [], rules[range] ?? [])
            return samples.isEmpty ? nil : SampleGroup(sizes: range, samples: samples)
        }
    }

    /// What a contact sheet shows, at the narrowest widths first: of layouts that differ by the count only, or by the width
    /// only, the first, the last and one between.
    var sheet: [SampleGroup] {
        let groups = groups.map { group in
            let some = firstMiddleAndLast(of: group.samples) { $0.layout.origin }
            return SampleGroup(sizes: group.sizes, samples: some)
        }
        let sorted = groups.enumerated().inOrder { first, second in
            let widths = [first, second].map { $0.element.samples.first?.space.width ?? 0 }
            return widths[0] != widths[1] ? widths[0] < widths[1] : first.offset < second.offset
        }.map { $0.element }
        return firstMiddleAndLast(of: sorted) { group in group.samples.map { $0.layout.origin } }
    }

    /// The widths outside of all sections, where they are one range.
    var otherWidths: String? {
        if grid.hasHeights { return nil }
        let others = SideRange.all.less(ranges.filter { $0 != .all }.map { $0.widths })
        return others.count == 1 ? others[0].words("widths") : nil
    }

    /// The layouts of one count: for the outside and for each section that has its own, in the order of matching.
    func groups(forCount count: Int) -> [SampleGroup] { groups(forCounts: [count], at: nil, ratios: []) }

    /// The layouts of some counts, at one place or at one of the outside and of each section; for photos of these ratios, or if
    /// there are none for photos of each pattern.
    func groups(forCounts counts: [Int], at place: SamplePlace?, ratios: [Rational]) -> [SampleGroup] {
        let places = place.map { [(SizeRange.all, $0)] } ?? promised.map { ($0, self.place(in: $0)) }
        var seen: [SolvedLayout] = []
        return places.compactMap { range, place in
            let found = counts.flatMap { count in
                ratios.isEmpty
                    ? layouts(count: count, at: place)
                    : [layout(count: count, at: place, Photos(ratios))].compactMap { $0 }
            }.filter { !seen.contains($0) }
            seen += found
            let space = space(at: place)
            let samples = found.map { Sample(rule: $0.origin.rule, layout: $0, space: space) }
            return samples.isEmpty ? nil : SampleGroup(sizes: range, samples: samples)
        }
    }

    /// The counts of all layouts that `groups` has, in increasing order.
    var counts: [Int] { Set(groups.flatMap { $0.samples }.map { $0.layout.count }).sorted() }

    /// The layouts of one count for photos of each of the shapes that it makes a difference for, at most so many.
    func shapeSamples(forCount count: Int, most: Int) -> [ShapeSample] {
        let found = groups(forCount: count).flatMap { $0.samples }.map { $0.layout.pattern }
        var patterns: [[PatternLetter]] = []
        for pattern in found.compactMap({ $0 }) where !patterns.contains(pattern) && patterns.count < most {
            patterns.append(pattern)
        }
        var samples: [ShapeSample] = []
        for (place, pattern) in (patterns + [[]]).enumerated() where samples.count < most {
            let photos = fittingPhotos(pattern, except: patterns[..<place].map { .some($0) })
            var layouts: [SolvedLayout] = []
            for range in ranges {
                let layout = layout(count: count, at: self.place(in: range), photos)
                if let layout, !layouts.contains(layout) { layouts.append(layout) }
            }
            let sample = ShapeSample(
                photos: photos,
                layouts: layouts.filter { $0.sizes != .all } + layouts.filter { $0.sizes == .all })
            if !layouts.isEmpty, !samples.contains(where: { $0.layouts == sample.layouts }) {
                samples.append(sample)
            }
        }
        return samples
    }

    private func samples(for range: SizeRange, _ layouts: [Layout], _ rules: [Rule]) -> [Sample] {
        let place = place(in: range)
        let space = space(at: place)
        var samples = layouts.compactMap { layout in
            drawn(layout, at: place).map { Sample(rule: $0.origin.rule, layout: $0, space: space) }
        }
        for rule in rules {
            let count = shownCount(of: rule, at: place)
            guard let layout = layout(by: rule, count: count, at: place, photos(for: rule)) else {
                continue
            }
            samples.append(Sample(rule: rule.origin.rule, layout: layout, space: space))
        }
        if let append = grid.append, range == .all {
            let editing = place.grid.editingLayout(
                count: min(append / 2, Self.mostPhotos), width: place.width, photos: .samples)
            if let editing {
                samples.append(Sample(rule: "append to \(append)", layout: editing, space: space))
            }
        }
        return samples
    }

    // MARK: Layouts

    /// The layout that a count has at a width; nil for more photos than are drawn. Inlined, it would add 18 KB to the program.
    @inline(never) private func layout(count: Int, at place: SamplePlace, _ photos: Photos) -> SolvedLayout? {
        let found = place.grid.cases.first(of: count, at: place.width, for: photos, grid.shapes)
        switch found {
        case .layout(let layout): return solved(layout, for: photos, width: place.width)
        case .rule(let rule) where rule.isDrawn(count):
            return self.layout(by: rule, count: count, at: place, photos)
        case .rule, nil: return nil
        }
    }

    /// The layouts that a count has at a width: those for some shapes, then that for any.
    private func layouts(count: Int, at place: SamplePlace) -> [SolvedLayout] {
        place.grid.cases.cases(of: count, at: place.width).flatMap { found -> [SolvedLayout] in
            switch found {
            case .layout(let layout): return [drawn(layout, at: place)].compactMap { $0 }
            case .rule(let rule):
                if case .show(let shown) = rule.arrangement {
                    return layouts(count: shown, at: place).map { $0.showing(count: count, by: rule) }
                }
                guard rule.isDrawn(count) else { return [] }
                return [layout(by: rule, count: count, at: place, photos(for: rule))].compactMap { $0 }
            }
        }
    }

    /// The layout as it is drawn: for photos that it is asked for, and that its bounds change if they change some.
    private func drawn(_ layout: Layout, at place: SamplePlace) -> SolvedLayout? {
        let width = place.width
        guard layout.tiles == nil else { return solved(layout, for: .samples, width: width) }
        let earlier = place.grid.cases.layouts(of: layout.count, at: width).prefix { $0 != layout }.map {
            $0.pattern
        }
        let photos = fittingPhotos(layout.pattern, except: earlier)
        let drawn = solved(layout, for: photos, width: width)
        guard layout.photoTree?.bounds != nil else { return drawn }
        let held = (0..<12).lazy.map { Photos.samples(of: layout.pattern, grid.shapes, from: $0) }
            .filter { photos in !earlier.contains { photos.match($0, grid.shapes) } }
            .compactMap { solved(layout, for: $0, width: width) }
            .first { $0.bounded?.free != $0.tiles }
        return held ?? drawn
    }

    /// A layout for photos; for unknown ones, which are all squares, where exact numbers outgrow their bits for these.
    private func solved(_ layout: Layout, for photos: Photos, width: Rational) -> SolvedLayout? {
        grid.solved(layout, for: photos, width: width) ?? grid.solved(layout, for: Photos(), width: width)
    }

    /// The same of a rule.
    private func layout(by rule: Rule, count: Int, at place: SamplePlace, _ photos: Photos) -> SolvedLayout? {
        place.grid.layout(count: count, width: place.width, photos: photos, by: rule)
            ?? place.grid.layout(count: count, width: place.width, by: rule)
    }

    /// The photos of a rule. Where wide ones lie across all columns, the fourth is wide.
    private func photos(for rule: Rule) -> Photos {
        guard rule.waterfall?.across != nil else { return .samples }
        return .samples(of: [.any, .any, .any, .wide], grid.shapes, from: 0)
    }

    /// Photos of the shapes of a pattern and of none of the others, as far as some are found.
    private func fittingPhotos(_ pattern: [PatternLetter]?, except others: [[PatternLetter]?]) -> Photos {
        (0..<12).lazy.map { Photos.samples(of: pattern, grid.shapes, from: $0) }.first { photos in
            !others.contains { photos.match($0, grid.shapes) }
        } ?? .samples
    }

    // MARK: Sizes and counts

    private func place(in range: SizeRange) -> SamplePlace {
        places[range] ?? SamplePlace(width: grid.width.lower, in: grid)
    }

    private func space(at place: SamplePlace) -> Sample.Space {
        Sample.Space(
            width: place.width.nearestDouble, height: place.height.nearestDouble,
            columnGap: grid.columnGap.nearestDouble, rowGap: grid.rowGap.nearestDouble)
    }

    /// A count that comes to a rule at a width, the typical one if it does. A rule for more photos than a picture can show is
    /// shown for fewer than come to it.
    private func shownCount(of rule: Rule, at place: SamplePlace) -> Int {
        let typical = typicalCount(of: rule)
        guard rule.isDrawn(rule.from), rule.from <= rule.to ?? .max else { return typical }
        let last = min(rule.to ?? .max, rule.from.addingReportingOverflow(100).partialValue)
        return ([typical] + (rule.from...max(rule.from, last))).first {
            isReached(rule, by: $0, at: place)
        } ?? typical
    }

    /// Whether a count has the layout of a rule at a width: none that is written out, and no earlier rule.
    private func isReached(_ rule: Rule, by count: Int, at place: SamplePlace) -> Bool {
        place.grid.cases.cases(of: count, at: place.width).last == .rule(rule)
    }

    /// A count that shows what a rule does: one with a last row that isn't full, or a few photos a column.
    private func typicalCount(of rule: Rule) -> Int {
        let least = rule.isDrawn(rule.from) ? rule.from : 1
        switch rule.arrangement {
        case .show:
            return rule.from
        case .rows, .parts:
            guard let rows = rule.anyRows, least < Self.mostPhotos else { return least }
            let perRow = rows.perRow, written = rule.parts?.written ?? 0
            // Rows of one photo each show by their number that there may be more.
            guard perRow > 1 else {
                return written > 0 ? min(max(least, written + 2), rule.to ?? .max) : least
            }
            let wanted = max(least - written, perRow + (rows.last == .balanced ? 1 : perRow / 2))
            let count = (wanted % perRow == 0 ? wanted + 1 : wanted) + written
            return min(count, max(least, Self.mostPhotos), rule.to ?? count)
        case .justified, .strip:
            // About three rows on a telephone.
            return min(max(least, 7), rule.to ?? .max)
        case .aimedParts(let parts):
            return min(max(least, 7 + parts.written), rule.to ?? .max)
        case .repeated(let blocks):
            // Two blocks and a rest.
            let wanted = max(least, 2 * blocks.perBlock + (blocks.perBlock + 1) / 2)
            return min(wanted, max(least, Self.mostPhotos), rule.to ?? wanted)
        case .waterfall(let waterfall):
            return min(2 * waterfall.columns.count + 1, Self.mostPhotos)
        }
    }
}

/// The first, the last and one between of elements that have a key in common, in their order.
private func firstMiddleAndLast<Element, Key: Hashable>(of elements: [Element], by key: (Element) -> Key)
    -> [Element]
{
    let places = Dictionary(grouping: elements.indices) { key(elements[$0]) }.values
    let shown = Set(places.flatMap { [$0[0], $0[$0.count / 2], $0[$0.count - 1]] })
    return elements.indices.filter { shown.contains($0) }.map { elements[$0] }
}

extension Rule {
    /// Whether a picture can show what it makes of a count.
    func isDrawn(_ count: Int) -> Bool {
        if case .show = arrangement { return true }
        return count <= Samples.mostPhotos
    }
}
