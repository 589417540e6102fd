internal import GridModel

internal import enum GridSyntax.PatternLetter
internal import struct GridSyntax.SourceSpan

/// What the images of a grid need.
struct ImageSizes {
    let name: String
    let options: ImageOptions
    /// The ratios of photos; nil if each photo has the ratio of its tile.
    let photos: RatioRange?
    /// The widths in pixels that are needed, and those of the files.
    let widths: StoredWidths
    let layouts: [Sizes]

    /// `sizes` of the images for some counts of photos.
    struct Sizes {
        let counts: ImageCounts
        /// The shapes of the photos; nil for any. The first one that the photos match applies.
        let pattern: [PatternLetter]?
        let tiles: [String]
    }

    init(
        name: String, options: ImageOptions, photos: RatioRange?, widths: StoredWidths, layouts: [Sizes]
    ) {
        self.name = name
        self.options = options
        self.photos = photos
        self.widths = widths
        self.layouts = layouts
    }

    init(of grid: Grid, _ options: ImageOptions) throws(Lacks) {
        func lacks(_ problem: String, instead advice: String? = nil, at span: SourceSpan?) -> Lacks {
            Lacks([Lack(problem, instead: advice, at: span)].compactMap { $0 })
        }
        if let span = grid.placeByHeight {
            throw lacks(
                "can't express widths that the container's height decides",
                instead: "write sections for widths only", at: span)
        }
        if let span = grid.unboundedImages {
            throw lacks("can't express widths that follow from all photos together", at: span)
        }
        let container = options.container
        let needs = ImageNeeds(
            of: grid, photos: options.photos, least: container.inNarrowestPage,
            greatest: container.inWidestPage)
        let first = grid.layouts.first?.origin.span ?? grid.rules.first?.origin.span
        if needs.pieces.isEmpty {
            let widths = "\(grid.width.lower.decimal)..\(grid.width.upper.decimal)"
            throw lacks(
                "has no width for the container \(container.css): the spec is for widths of \(widths)",
                instead: "change `--container` or `width`", at: first)
        }
        let counts: [ImageCounts]
        do throws(TooManyImages) {
            counts = try needs.counts()
        } catch {
            throw lacks(
                "can't list so many images",
                instead: "use rows of lengths that have a common factor, fewer sections or open ranges",
                at: error.span)
        }
        do throws(ExactOverflow) {
            try self.init(of: grid, options, needs, counts)
        } catch {
            throw lacks(
                "can't express numbers that don't fit in 128 bits",
                instead: "use numbers with fewer digits, also in options", at: first)
        }
    }

    private init(
        of grid: Grid, _ options: ImageOptions, _ needs: ImageNeeds, _ counts: [ImageCounts]
    ) throws(ExactOverflow) {
        var needs = needs
        var ranges = Set<LengthRange>()
        var layouts: [Sizes] = []
        let page = Page(grid: grid, container: options.container, widths: needs.pieces.map { $0.widths })
        for counts in counts {
            let found = try needs.pieces.indices.map { piece throws(ExactOverflow) in
                try needs.needs(of: counts.from, at: piece)
            }
            for range in found.lazy.flatMap({ $0 }).flatMap({ $0.tiles }).flatMap({ $0.ranges }) {
                ranges.insert(
                    LengthRange(
                        lower: try range.lower * options.density.lower,
                        upper: try range.upper * options.density.upper))
            }
            layouts += try page.sizes(found).map {
                Sizes(counts: counts, pattern: $0.pattern, tiles: $0.tiles)
            }
        }
        self.init(
            name: grid.name, options: options, photos: needs.ratios,
            widths: try StoredWidths(Array(ranges), options.limit), layouts: layouts)
    }
}

/// A page with a container.
private struct Page {
    let grid: Grid
    let container: ContainerWidth
    /// The container's widths, cut wherever a section begins or ends.
    let widths: [LengthRange]

    /// `sizes` of the images for each pattern, from what they need at each piece.
    func sizes(
        _ needs: [[ImageNeed]]
    ) throws(ExactOverflow) -> [(pattern: [PatternLetter]?, tiles: [String])] {
        var patterns: [[PatternLetter]?] = []
        var places: [[PatternLetter]?: Int] = [:]
        for need in needs.joined() where need.pattern != nil && places[need.pattern] == nil {
            places[need.pattern] = patterns.count
            patterns.append(need.pattern)
        }
        if needs.joined().contains(where: { $0.pattern == nil }) {
            places[nil] = patterns.count
            patterns.append(nil)
        }
        return try patterns.enumerated().map { place, pattern throws(ExactOverflow) in
            let letters = pattern ?? []
            let own = needs.map { needs in
                // Photos that match an earlier pattern aren't among these, and those that match this one have no other.
                let possible = needs.filter {
                    places[$0.pattern] ?? 0 >= place && letters.intersection($0.pattern ?? []) != nil
                }
                let last = possible.firstIndex { ($0.pattern ?? []).holds(letters) }
                return possible.prefix(last.map { $0 + 1 } ?? possible.count)
            }
            let count = own.joined().map { $0.tiles.count }.max() ?? 0
            // Most tiles are as large as the one before.
            var last: (forms: [[[[Affine]]]], sizes: String) = ([], "")
            return (
                pattern,
                try (0..<count).map { tile throws(ExactOverflow) in
                    let forms = own.map { needs in
                        needs.filter { tile < $0.tiles.count }.map { $0.tiles[tile].forms }
                    }
                    if forms != last.forms { last = (forms, try sizes(forms)) }
                    return last.sizes
                }
            )
        }
    }

    /// `sizes` of one image from the forms that its width may have at each piece.
    private func sizes(_ forms: [[[[Affine]]]]) throws(ExactOverflow) -> String {
        var parts: [SizesPart] = []
        for (piece, forms) in zip(widths, forms) where !forms.isEmpty {
            guard let page = try container.pageWidth(reaching: piece.lower) else { continue }
            let length = ContainerWidth(
                greatestOf: try forms.joined().map { forms throws(ExactOverflow) in
                    ContainerWidth(
                        leastOf: try forms.map { form throws(ExactOverflow) in try self.length(form) },
                        from: page)
                }, from: page)
            if parts.last?.length == length { continue }
            // In narrower pages than that, the first one applies, too.
            parts.append(SizesPart(from: parts.isEmpty ? .zero : page, length: length))
        }
        return parts.sizes
    }

    /// A form as a length of the page. No page tells an image how high its container is, so that is the greatest height.
    private func length(_ form: Affine) throws(ExactOverflow) -> ContainerWidth {
        var points = form.pt
        try points += try form.gx * grid.columnGap
        try points += try form.gy * grid.rowGap
        try points += try form.h * (form.h > .zero ? grid.height.upper : grid.height.lower)
        return try container * form.w + .linear(vw: .zero, px: points)
    }
}
