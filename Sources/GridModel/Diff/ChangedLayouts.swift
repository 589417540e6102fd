package import GridSyntax

/// Layouts that changed alike: those of consecutive counts, at some widths, for photos of some shapes.
package struct ChangedLayouts: Sendable {
    /// The least count.
    package let from: Int
    /// The greatest count; nil for no limit.
    package internal(set) var to: Int?
    /// The promised sizes at which they differ, without limits that are those of the promise.
    package internal(set) var sizes: SizeRange
    /// The least and the greatest of these widths.
    let ends: LengthRange
    /// The least of these widths from which on the cases are those at the greatest one.
    let lastFrom: Rational
    /// The shapes of photos for which they differ; nil for all.
    package let shapes: ChangedShapes?
    /// Photos of these shapes.
    let photos: Photos
    let pair: GridPair
    /// The layout of the least count before and after; nil if it has none.
    let old: MatchedCase?
    let new: MatchedCase?
    /// How much the heights of containers differ at most, at any of the sizes and for any of the photos.
    var heightDifference: Rational

    /// The promised widths at which they differ, without limits that are those of the promise.
    package var widths: SideRange { sizes.widths }

    /// The counts, the sizes and the shapes: `7 photos at widths below 600`.
    package var title: String {
        let counts =
            switch to {
            case from: GridModel.photos(from)
            case let to?: "\(from)..\(to) photos"
            case nil: "\(GridModel.photos(from)) and more"
            }
        let shown =
            switch shapes {
            case let shapes? where shapes.addsPhoto:
                "\(GridModel.photos(from - 1)) and the tile that adds one"
            case let shapes?: "\(counts) \(shapes.words)"
            case nil: counts
            }
        return shown + (sizes.words.map { ", at \($0)" } ?? "")
    }

    /// The place of the new rule, or where there is none.
    package var span: SourceSpan? { new?.origin.span }

    /// The layouts as written: `3, 4`.
    package var oldRule: String? { old?.body }
    package var newRule: String? { new?.body }

    // MARK: Sizes

    /// Three widths to show: the least, that of a phone or one between, and the greatest or one point less than the first
    /// at which other layouts apply.
    package var sampleWidths: [Rational] {
        let (lower, phone) = (ends.lower, Rational(375))
        let middle = (try? (try lower + ends.upper) / Rational(2)) ?? lower
        let whole = Rational(Int(middle.nearestDouble))
        let last = widths.below.map { (try? $0 - .one) ?? $0 } ?? ends.upper
        let between = lower < phone && phone < last ? phone : lower < whole && whole < last ? whole : middle
        var widths = [lower]
        for width in [between, last] where width > widths[widths.count - 1] { widths.append(width) }
        return widths
    }

    /// The width of `sampleWidths` that pictures show.
    package var typicalWidth: Rational { sampleWidths.count == 3 ? sampleWidths[1] : ends.lower }

    /// The layouts of a count before and after, at a width and three quarters of it as the height.
    package func frames(count: Int, width: Rational) -> (old: PlacedFrames?, new: PlacedFrames?) {
        func frames(_ matched: MatchedCase?, in grid: Grid) -> PlacedFrames? {
            guard let matched, count <= MatchedCase.mostTiles || matched.hidden(of: count) > 0 else {
                return nil
            }
            if width == widths.below {
                return grid.frames(count: count, below: width, from: lastFrom, photos)
            }
            // The layout of an entry for one count is known, and needn't be looked up among many.
            if from == to, matched.shown == nil, shapes?.addsPhoto != true,
                case .layout(let layout) = matched.content
            {
                let solved = try? layout.solved(
                    for: photos, inset: grid.inset, in: grid.space(ofWidth: width))
                return solved.flatMap { PlacedFrames($0, in: grid, width: width) }
            }
            return grid.frames(count: count, width: width, photos: photos)
        }
        return (frames(old, in: pair.old), frames(new, in: pair.new))
    }

    /// Some counts to compare: all if there are few.
    var sampleCounts: [Int] { Array(from...min(to ?? .max, from + 15)) }
}

/// The frames of a layout in a container of known size, in points.
package struct PlacedFrames: Sendable {
    /// A tile's frame and role.
    package struct Frame: Hashable, Sendable {
        package let x, y, width, height: Rational
        package let role: Role
    }

    package let width, height: Rational
    package let frames: [Frame]
    /// The number of photos that are not shown.
    package let hidden: Int

    /// Nil if an exact number doesn't fit in its bits.
    init?(_ layout: SolvedLayout, in grid: Grid, width: Rational) {
        func value(_ form: Affine) throws(ExactOverflow) -> Rational {
            let height = try width * (try Rational(3, over: 4))
            return try form.value(
                width: width, height: min(max(height, grid.height.lower), grid.height.upper),
                columnGap: grid.columnGap, rowGap: grid.rowGap)
        }
        do throws(ExactOverflow) {
            self.width = try value(layout.width)
            height = try value(layout.height)
            var frames: [Frame] = []
            for tile in layout.tiles {
                frames.append(
                    Frame(
                        x: try value(tile.x), y: try value(tile.y), width: try value(tile.width),
                        height: try value(tile.height), role: tile.role))
            }
            self.frames = frames
        } catch { return nil }
        hidden = layout.hidden
    }

    /// The number of tiles in each row from the top; nil if tiles don't form rows of one height.
    var rowLengths: [Int]? {
        var lengths: [Int] = []
        var last: Frame?
        for frame in frames {
            if let last, frame.y == last.y, frame.height == last.height, frame.x > last.x {
                lengths[lengths.count - 1] += 1
            } else {
                if let last, (try? last.y + last.height).map({ frame.y < $0 }) ?? true { return nil }
                lengths.append(1)
            }
            last = frame
        }
        return lengths
    }
}

extension Rational {
    /// The decimal text with at most one digit after the point.
    package var tenths: String {
        let magnitude = isNegative ? -self : self
        guard let scaled = try? magnitude * Rational(10) + (try Rational(1, over: 2)),
            let rounded = try? Rational(scaled.numerator / scaled.denominator, over: 10)
        else { return short }
        return (isNegative && !rounded.isZero ? "-" : "") + rounded.short
    }
}

extension Grid {
    /// The frames of a layout at a width; nil if there is none.
    package func frames(count: Int, width: Rational, photos: Photos = Photos()) -> PlacedFrames? {
        layout(count: count, width: width, photos: photos).flatMap {
            PlacedFrames($0, in: self, width: width)
        }
    }

    /// The frames that a layout would have at a limit that its widths don't hold.
    ///
    /// - Parameters:
    ///   - least: a width below the limit, from which on no other case matches.
    func frames(count: Int, below width: Rational, from least: Rational, _ photos: Photos) -> PlacedFrames? {
        let first = matchedCases(of: count, at: least).first { photos.match($0.pattern, shapes) }
        guard let first else { return nil }
        var photos = photos
        photos.total = count
        return layout(
            first.content, count: count - first.hidden(of: count), width: width, casesAt: least,
            photos: photos
        ).flatMap { PlacedFrames($0, in: self, width: width) }
    }
}
