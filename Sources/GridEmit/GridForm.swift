public import GridModel
public import GridSyntax

/// A form of the language that not every output can express.
public enum GridForm: String, Sendable, CaseIterable {
    /// `7[......t]: 3, 4`
    case longPatterns = "a pattern with more than 5 `.` before a letter"
    /// `waterfall 2`, where a section has rules
    case mixedWaterfall = "a waterfall at some widths beside rules at others"
    /// `waterfall 97`, and `waterfall 89` in a section
    case manyColumns = "waterfalls with numbers of columns that no number up to 1000 is a multiple of"
    /// `1..: rows of 3 stretch tile photo`, where a section has `1..: rows of 3`
    case mixedPhotos = "rows of `tile photo` for many counts at some widths beside another sizing at others"
    /// `1..1000: rows of 3 frame 1:4`, where a section is for some widths alone
    case longFrames = "rows in a frame for more than 200 photos beside sections"
    /// `1..: rows of 13 balanced`
    case longBalanced = "balanced rows of more than 12"
    /// A style sheet of some 50 MB.
    case manyLayouts = "more than 20000 layouts and rules"
    /// `1..: rows of 300 stretch`: each tile of each short row has a place of its own.
    case manyPlaces = "more than 20000 places of tiles"
    /// A picture of which nobody sees the end.
    case manyPictures = "more than 2000 layouts and rules"
    /// The same.
    case manyDrawnTiles = "more than 20000 tiles"
    /// `grid Double`
    case takenName = "a type of a name that Swift itself uses"

    /// What can be written instead of a grid's, if there is something.
    fileprivate func advice(for grid: Grid) -> String? {
        switch self {
        case .longPatterns: "write a rule for each shape of the first photos"
        case .mixedWaterfall, .manyColumns, .mixedPhotos: nil
        case .longFrames: "end the range at 200"
        case .longBalanced: "write `stretch`, or at most 12 a row"
        case .manyLayouts, .manyPictures, .manyDrawnTiles: "let open ranges and fewer sections say the same"
        case .manyPlaces: "write shorter rows"
        case .takenName:
            (grid.nameSpan == nil ? "the name comes from the file: " : "") + "write `grid \(grid.name)Grid`"
        }
    }

    /// The rules of a grid in this form, each at its place, in the order of the grid.
    fileprivate func places(in grid: Grid) -> [SourceSpan] {
        switch self {
        case .longPatterns:
            grid.layouts.filter { CSSShapes.isTooLong($0.pattern ?? []) }.map { $0.origin.span }
        case .mixedWaterfall:
            grid.layouts.isEmpty && grid.rules.allSatisfy { $0.waterfall != nil } ? [] : grid.waterfallPlaces
        case .manyColumns:
            commonMultiple(grid.rules.compactMap { $0.waterfall?.columns.count }, upTo: 1_000) == nil
                ? grid.waterfallPlaces.suffix(1) : []
        case .mixedPhotos: grid.mixedPhotoPlaces
        case .longFrames:
            grid.hasSections ? grid.rules.filter { $0.isLongFrame }.map { $0.origin.span } : []
        case .longBalanced: grid.rules.filter { $0.isLongBalanced }.map { $0.origin.span }
        case .manyLayouts: grid.placesInSheet(behind: 20_000)
        case .manyPlaces: grid.tilePlacesInSheet(behind: 20_000)
        case .manyPictures: grid.places(behind: 2_000)
        case .manyDrawnTiles: grid.tilePlaces(behind: 20_000)
        case .takenName:
            swiftTakenNames.contains(grid.name) ? [grid.nameSpan ?? SourceSpan(0, 0)] : []
        }
    }

    /// Whether it is a size, which is asked first: the other questions take long in a grid that is too large.
    fileprivate var isSize: Bool {
        switch self {
        case .manyLayouts, .manyPlaces, .manyPictures, .manyDrawnTiles: true
        case .longPatterns, .mixedWaterfall, .manyColumns, .mixedPhotos, .longFrames, .longBalanced,
            .takenName:
            false
        }
    }
}

extension Grid {
    /// Whether some tiles are as wide or high as their photos' ratios ask for.
    var keepsRatios: Bool {
        layouts.contains { $0.photoTree != nil }
            || rules.contains { $0.waterfall != nil || CSSRows($0)?.sizing.photoRatios != nil }
    }

    /// The waterfall that a layout is one of.
    func waterfall(of layout: Layout) -> Waterfall? {
        rules.first { $0.origin == layout.origin && $0.widths == layout.widths }?.waterfall
    }

    /// Whether some of it is for some widths alone.
    var hasSections: Bool {
        rules.contains { $0.widths != .all } || layouts.contains { $0.widths != .all }
    }
}

extension Grid {
    /// Where there are more layouts and rules than a number, as they are written.
    fileprivate func places(behind most: Int) -> [SourceSpan] {
        guard layouts.count + rules.count > most else { return [] }
        let places = layouts.map { $0.origin.span } + rules.map { $0.origin.span }
        return places.sorted { $0.start < $1.start }.dropFirst(most).prefix(1).map { $0 }
    }

    /// The same, where a rule is one for each range of counts in which other rules or layouts begin.
    fileprivate func placesInSheet(behind most: Int) -> [SourceSpan] {
        guard layouts.count + rules.count <= most else { return places(behind: most) }
        let cuts = CSSCases.cuts(of: self)
        var sum = layouts.count
        for rule in rules {
            sum += cuts.places(in: rule.from, rule.to).count
            if sum > most { return [rule.origin.span] }
        }
        return []
    }

    /// Where so many tiles are written out.
    fileprivate func tilePlaces(behind most: Int) -> [SourceSpan] {
        var sum = 0
        for layout in layouts {
            sum += layout.tiles.count
            if sum > most { return [layout.origin.span] }
        }
        return []
    }

    /// Where a style sheet says so many times where a tile is, or which photos a pattern is for.
    fileprivate func tilePlacesInSheet(behind most: Int) -> [SourceSpan] {
        var sum = 0
        var selectors: [Int: [WidthRange: Int]] = [:]
        let hasSections = hasSections
        for layout in layouts {
            // Rows of photos place themselves, unless another width has something else.
            let isFlow = layout.photoTree.map { $0.root.rowLengths != nil && !hasSections } ?? true
            sum += isFlow ? layout.tiles.count : layout.photoTree?.root.termsInSheet ?? 0
            if let pattern = layout.pattern {
                var earlier = selectors[layout.count] ?? [:]
                let own = CSSShapes.selectors(pattern)
                sum += own + (earlier[layout.widths] ?? 0)
                if layout.widths != .all { sum += earlier[.all] ?? 0 }
                earlier[layout.widths, default: 0] += own
                selectors[layout.count] = earlier
            }
            if sum > most { return [layout.origin.span] }
        }
        let cuts = CSSCases.cuts(of: self)
        for rule in rules {
            guard let rows = CSSRows(rule) else { continue }
            let ranges = cuts.places(in: rule.from, rule.to).count
            let shorter =
                rows.last == .short && rows.align == .leading ? 0 : rows.perRow * (rows.perRow - 1) / 2
            sum += rows.perRow + shorter + (rows.isFramed ? ranges * rows.perRow : 0)
            if sum > most { return [rule.origin.span] }
        }
        return []
    }

    fileprivate var waterfallPlaces: [SourceSpan] {
        rules.filter { $0.waterfall != nil }.map { $0.origin.span }
    }

    /// The rules whose photos keep their ratios at some widths alone.
    fileprivate var mixedPhotoPlaces: [SourceSpan] {
        guard hasSections, keepsRatios else { return [] }
        let mixed = CSSCases.all(of: self).filter { each in
            each.isPhotoRows && !each.variants.allSatisfy { $0.arrangement.isPhotoRows }
        }.map { $0.counts }
        let layouts = layouts.filter { layout in
            layout.photoTree != nil && mixed.contains { $0.from == layout.count }
        }
        let rules = rules.filter { rule in
            CSSRows(rule)?.sizing.photoRatios != nil
                && mixed.contains { rule.from <= $0.from && $0.from <= rule.to ?? .max }
        }
        return layouts.map { $0.origin.span } + rules.map { $0.origin.span }
    }
}

extension Rule {
    /// The waterfall that it is, if it is one.
    var waterfall: Waterfall? {
        if case .waterfall(let waterfall) = arrangement { return waterfall }
        return nil
    }

    /// Whether its rows share a height, and are for more than 200 photos.
    fileprivate var isLongFrame: Bool {
        CSSRows(self).map { $0.isFramed } ?? false && to ?? .max > CSSRows.mostFramed
    }

    /// Whether it balances rows that are so long that most counts up to their square need places of their own.
    fileprivate var isLongBalanced: Bool {
        CSSRows(self).map { $0.last == .balanced && $0.perRow > CSSRows.mostBalanced } ?? false
    }
}

extension Output {
    /// Reports what a grid asks for that the output can't express, each form once.
    public func check(_ grid: Grid) -> [Diagnostic] {
        let forms = GridForm.allCases.filter(lacks.contains)
        let isTooLarge = found(forms.filter { $0.isSize }, in: grid)
        return isTooLarge.isEmpty ? found(forms.filter { !$0.isSize }, in: grid) : isTooLarge
    }

    private func found(_ forms: [GridForm], in grid: Grid) -> [Diagnostic] {
        forms.compactMap { form in
            form.places(in: grid).first.map { .unsupportedOutput(name, form, of: grid, at: $0) }
        }
    }
}

extension Diagnostic {
    fileprivate static func unsupportedOutput(
        _ output: String, _ form: GridForm, of grid: Grid, at span: SourceSpan
    ) -> Diagnostic {
        let problem =
            form == .takenName
            ? "can't call a type `\(grid.name)`: Swift itself uses that name"
            : "can't express \(form.rawValue)"
        return Diagnostic(
            .unsupportedOutput,
            "the \(output) output \(problem)",
            at: span,
            help: (form.advice(for: grid).map { "\($0), or " } ?? "") + "leave `\(output)` out of `--emit`"
        )
    }
}
