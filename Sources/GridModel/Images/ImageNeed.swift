package import GridSyntax

/// What the images of a layout need, at some promised widths of the container.
package struct ImageNeed {
    /// The shapes that the layout is for; nil for any.
    package let pattern: [PatternLetter]?
    /// What the image of each tile needs.
    package let tiles: [Tile]

    /// The widths, in points, of the image of one tile, which it covers.
    package struct Tile {
        /// All widths that occur; several ranges if the photos have ratios of several ranges.
        package let ranges: [LengthRange]
        /// The greatest width for each size of the container: of each list the least form, and of these the greatest.
        package let forms: [[Affine]]
    }
}

/// Finds what images need, count by count.
package struct ImageNeeds {
    /// The images of grids with more pieces of widths are not listed.
    private static let mostPieces = 1_000
    /// More images, for all counts, layouts and ranges of widths together, or pairs of images whose widths follow from each other,
    /// are not listed.
    private static let mostImages = 100_000
    /// More images of one count are not listed: what they need takes some 2 KB for each until it is written.
    private static let mostOfOneCount = 10_000

    private var uses: CaseUses
    private let photos: ImagePhotos
    /// The ratios of photos; nil if each has the ratio of its tile.
    package let ratios: RatioRange?
    /// The promised widths that the container can have, cut wherever a section begins or ends, and their places in `uses`.
    package let pieces: [(widths: LengthRange, place: Int)]

    /// - Parameters:
    ///   - least: the least width that the container can have.
    ///   - greatest: the greatest one; nil without a limit.
    package init(of grid: Grid, photos: ImagePhotos, least: Rational, greatest: Rational?) {
        uses = CaseUses(of: grid)
        self.photos = photos
        ratios = grid.ratios(of: photos)
        pieces = uses.pieces.enumerated().compactMap { [last = uses.pieces.count - 1] place, widths in
            // Where a piece ends, the next one begins.
            guard least < widths.upper || place == last else { return nil }
            let (lower, upper) = (max(least, widths.lower), min(greatest ?? widths.upper, widths.upper))
            return lower <= upper ? (LengthRange(lower: lower, upper: upper), place) : nil
        }
    }

    /// What a count of photos needs at a piece: for each case, in matching order.
    ///
    /// - Throws: `ExactOverflow` if an exact number doesn't fit in its bits.
    package mutating func needs(of count: Int, at piece: Int) throws(ExactOverflow) -> [ImageNeed] {
        let (widths, place) = pieces[piece]
        var needs: [ImageNeed] = []
        for arrangement in try uses.arrangements(of: count, at: place) {
            let box = SizeBox(width: widths, height: uses.grid.height)
            let check = ArrangementCheck(arrangement, of: uses.grid, in: box, isOpenAbove: false)
            let tiles = try ArrangementNeeds(check, photos, ratios).tiles()
            if let tiles { needs.append(ImageNeed(pattern: arrangement.source.pattern, tiles: tiles)) }
        }
        return needs
    }

    /// The counts of photos that are laid out.
    package func counts() throws(TooManyImages) -> [ImageCounts] {
        let cases = uses.grid.cases
        let limits = cases.countLimits
        // Each count is looked up at each piece.
        let first = uses.grid.layouts.first?.origin ?? uses.grid.rules.first?.origin
        if pieces.count > Self.mostPieces, let first { throw TooManyImages(span: first.span) }
        var imagesLeft = Self.mostImages
        /// The most images of a count that rules show, for many rules may show the same.
        var shown: [Int: Images] = [:]
        var found: [ImageCounts] = []
        for (place, from) in limits.enumerated() {
            let to = place + 1 < limits.count ? limits[place + 1] - 1 : nil
            let layouts = cases.layouts(of: from)
            let rules = pieces.compactMap { uses.rule(for: from, at: $0.place) }
            let span = layouts.first?.origin.span ?? rules.last?.origin.span
            guard let span else { continue }
            let own =
                layouts.isEmpty
                ? ImageCounts.counts(from: from, to: to, of: rules) : [ImageCounts(from: from, to: from)]
            guard let own else { throw TooManyImages(span: span) }
            let written = layouts.flatMap { layout in
                [Images](repeating: Images(layout), count: piecesBeginning(in: layout.widths))
            }
            for counts in own {
                var ofOneCount = 0
                for images in written + rules.map({ cases.images(of: counts.from, by: $0, &shown) }) {
                    imagesLeft -= min(images.cost, imagesLeft + 1)
                    ofOneCount += min(images.count, Self.mostImages)
                    if imagesLeft < 0 || ofOneCount > Self.mostOfOneCount {
                        throw TooManyImages(span: span)
                    }
                }
            }
            found += own
        }
        return found
    }

    /// How many pieces begin in a range of widths.
    private func piecesBeginning(in widths: SideRange) -> Int {
        let first = widths.minimum.map { minimum in pieces.firstPlace { $0.widths.lower >= minimum } } ?? 0
        let end = widths.below.map { below in pieces.firstPlace { $0.widths.lower >= below } } ?? pieces.count
        return max(0, end - first)
    }
}

/// The images of a rule, or with those of the rules before it, are too many to list.
package struct TooManyImages: Error {
    package let span: SourceSpan
}

/// The number of images of a layout, and of pairs of images whose widths follow from each other.
private struct Images {
    let count: Int
    let cost: Int

    /// - Parameter related: of how many images the widths follow from each other.
    init(_ count: Int, related: Int = 1) {
        (self.count, cost) = (count, count.multipliedClamped(related))
    }

    init(_ layout: Layout) {
        count = layout.tileCount
        let related = layout.photoTree?.independentParts.map { $0.root.photoCount }
        cost = related.map { $0.reduce(0) { $0 + $1 * $1 } } ?? count
    }
}

extension CaseTable {
    /// The images that a rule has for a count.
    fileprivate func images(of count: Int, by rule: Rule, _ known: inout [Int: Images]) -> Images {
        if case .show(let shown) = rule.arrangement {
            if let images = known[shown] { return images }
            let images = layouts(of: shown).map { Images($0) }.max { $0.cost < $1.cost } ?? Images(shown)
            known[shown] = images
            return images
        }
        guard let rows = rule.rows, rows.sizing.photoRatios != nil else { return Images(count) }
        return Images(count, related: rows.sizing.dependsOnAllPhotos ? count : rows.perRow)
    }
}

extension PhotoTree {
    /// Trees of photos whose widths don't follow from those of the others: each part of a stack is as wide as the stack.
    var independentParts: [PhotoTree] {
        guard case .stack(let parts) = root, !dependsOnAllPhotos else { return [self] }
        return parts.map { PhotoTree(root: $0, ratios: ratios) }
    }
}

extension Grid {
    /// The first rule whose images have no width that is known for all photos; nil if there is none.
    package var unboundedImages: SourceSpan? {
        let layout = layouts.first { layout in
            if layout.anyJustifiedRows != nil { return true }
            guard let tree = layout.photoTree, let bounds = tree.bounds, tree.root != .photo else {
                return false
            }
            return bounds.greatest != nil || tree.root.rowLengths == nil
        }
        return layout?.origin.span
            ?? rules.first { $0.anyJustifiedRows != nil || $0.rows?.sizing.photoBounds?.greatest != nil }?
            .origin
            .span
    }
}
