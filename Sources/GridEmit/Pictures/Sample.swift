internal import GridModel

internal import enum GridSyntax.LastRow
internal import enum GridSyntax.PatternLetter

/// A layout to draw, at a size at which it applies.
struct Sample {
    /// The rule as it is written.
    let rule: String
    let layout: Layout
    /// The container's width and height in points, as far as they are given from outside.
    let space: Space

    /// The rule, with the count before it where the rule is for others too.
    var label: String {
        let isForCount = rule.hasPrefix("\(layout.count):") || rule.hasPrefix("\(layout.count)[")
        return isForCount ? rule : "\(layout.count) (\(rule))"
    }

    /// A container and the gaps, in points.
    struct Space {
        let width: Double
        let height: Double
        let columnGap: Double
        let rowGap: Double

        func callAsFunction(_ form: Affine) -> Double {
            form.w.nearestDouble * width + form.h.nearestDouble * height + form.gx.nearestDouble * columnGap
                + form.gy.nearestDouble * rowGap + form.pt.nearestDouble
        }
    }
}

/// Samples that apply at the same widths.
struct SampleGroup {
    let widths: WidthRange
    let samples: [Sample]
}

/// The layouts that photos of some shapes get, one for each range of widths that makes a difference.
struct ShapeSample {
    let photos: Photos
    /// Those for some widths alone, then that for all others.
    let layouts: [Layout]

    fileprivate init(count: Int, photos: Photos, at widths: [Rational], of grid: Grid) {
        self.photos = photos
        var found: [Layout] = []
        for width in widths {
            guard let layout = grid.layout(count: count, width: width, photos: photos) else { continue }
            if !found.contains(layout) { found.append(layout) }
        }
        layouts = found.filter { $0.widths != .all } + found.filter { $0.widths == .all }
    }
}

extension Grid {
    /// What a picture of the grid shows: for the outside and for each section the layouts that are listed there, one
    /// of each rule that is not written out, and with `append` one with the add tile.
    var sampleGroups: [SampleGroup] {
        let groups = widthRanges.map { SampleGroup(widths: $0, samples: samples(for: $0)) }
        return groups.filter { !$0.samples.isEmpty }
    }

    /// The outside, then the sections by their widths.
    private var widthRanges: [WidthRange] {
        let sections = Set(layouts.map { $0.widths } + rules.map { $0.widths }).subtracting([.all])
        return [.all] + sections.sorted { $0.comesBefore($1) }
    }

    private func space(forWidth width: Rational) -> Sample.Space {
        Sample.Space(
            width: width.nearestDouble, height: typicalHeight(forWidth: width).nearestDouble,
            columnGap: columnGap.nearestDouble, rowGap: rowGap.nearestDouble)
    }

    /// The layouts of one count: for the outside and for each section that has its own, in the order of matching.
    func sampleGroups(forCount count: Int) -> [SampleGroup] {
        var seen: [Layout] = []
        var groups: [SampleGroup] = []
        for group in widthRanges {
            let width = typicalWidth(in: group)
            let found = layouts(count: count, width: width).filter { !seen.contains($0) }
            seen += found
            let space = space(forWidth: width)
            let samples = found.map { Sample(rule: $0.origin.rule, layout: $0, space: space) }
            if !samples.isEmpty { groups.append(SampleGroup(widths: group, samples: samples)) }
        }
        return groups
    }

    /// The layouts of one count for photos of each of the shapes that it makes a difference for.
    func shapeSamples(forCount count: Int) -> [ShapeSample] {
        let found = sampleGroups(forCount: count).flatMap { $0.samples }.map { $0.layout.pattern }
        var patterns: [[PatternLetter]] = []
        for pattern in found.compactMap({ $0 }) where !patterns.contains(pattern) { patterns.append(pattern) }
        let ways = (patterns + [[]]).enumerated().map { place, pattern in
            ShapeSample(
                count: count, photos: fittingPhotos(pattern, except: patterns[..<place].map { .some($0) }),
                at: widthRanges.map(typicalWidth), of: self)
        }
        return ways.enumerated().filter { place, way in
            !ways[..<place].contains { $0.layouts == way.layouts }
        }.map { $0.element }
    }

    /// Photos of the shapes of a pattern and of none of the others, as far as some are found.
    private func fittingPhotos(_ pattern: [PatternLetter]?, except others: [[PatternLetter]?]) -> Photos {
        (0..<12).lazy.map { Photos.samples(of: pattern, shapes, from: $0) }.first { photos in
            !others.contains { photos.match($0, shapes) }
        } ?? .samples
    }

    /// The layout as it is drawn: for photos that it is asked for.
    private func drawn(_ layout: Layout, width: Rational) -> Layout {
        guard layout.photoTree != nil else { return layout }
        let others = layouts.filter { $0.count == layout.count && $0.widths.holds(width) }
        let earlier = others.prefix { $0 != layout }.map { $0.pattern }
        let photos = fittingPhotos(layout.pattern, except: earlier)
        return (try? layout.solved(for: photos, inset: inset)) ?? layout
    }

    /// The layouts that a count has at a width: those for some shapes, then that for any.
    private func layouts(count: Int, width: Rational) -> [Layout] {
        let written = layouts.filter { $0.count == count && $0.widths.holds(width) }.map {
            drawn($0, width: width)
        }
        if let end = written.firstIndex(where: { $0.pattern == nil }) { return Array(written[...end]) }
        let rule = rules.first { $0.from <= count && count <= $0.to ?? .max && $0.widths.holds(width) }
        guard let rule else { return written }
        switch rule.arrangement {
        case .show(let shown):
            return written + layouts(count: shown, width: width).map { $0.showing(count: count, by: rule) }
        case .rows, .waterfall:
            return written
                + [layout(count: count, width: width, photos: .samples, by: rule)].compactMap { $0 }
        }
    }

    private func samples(for widths: WidthRange) -> [Sample] {
        let width = typicalWidth(in: widths)
        let space = space(forWidth: width)
        var samples = layouts.filter { $0.widths == widths }.map {
            Sample(rule: $0.origin.rule, layout: drawn($0, width: width), space: space)
        }
        for rule in rules where rule.widths == widths {
            let count = shownCount(of: rule, at: width)
            guard let layout = layout(count: count, width: width, photos: .samples, by: rule) else {
                continue
            }
            samples.append(Sample(rule: rule.origin.rule, layout: layout, space: space))
        }
        if let append, widths == .all {
            let count = append / 2
            if let editing = editingLayout(count: count, width: width, photos: .samples) {
                samples.append(Sample(rule: "append to \(append)", layout: editing, space: space))
            }
        }
        return samples
    }

    /// A width that the range holds and no other does before it, near that of a telephone, promised where one is.
    private func typicalWidth(in widths: WidthRange) -> Rational {
        // Sections don't overlap: only the outside, or what waterfalls leave of it, has others in it.
        let sections = Set(layouts.map { $0.widths } + rules.map { $0.widths }).filter {
            $0 != widths && $0.isWithin(widths)
        }
        // Where a section begins or ends another may be the first to hold.
        let limits = sections.flatMap { [$0.minimum, $0.below].compactMap { $0 } }
        let candidates =
            [Rational(360), self.width.lower, self.width.upper, widths.minimum ?? .zero] + limits.sorted()
        let fitting = candidates.first { width in
            width >= self.width.lower && width <= self.width.upper && widths.holds(width)
                && !sections.contains { $0.holds(width) }
        }
        return fitting ?? widths.minimum ?? self.width.lower
    }

    /// A height for layouts that take it from outside: three quarters of the width, promised where it is.
    private func typicalHeight(forWidth width: Rational) -> Rational {
        let height = (try? width * (try Rational(3, over: 4))) ?? width
        return min(max(height, self.height.lower), self.height.upper)
    }

    /// A count that comes to a rule at a width, the typical one if it does.
    private func shownCount(of rule: Rule, at width: Rational) -> Int {
        let typical = typicalCount(of: rule)
        let last = min(rule.to ?? .max, rule.from.addingReportingOverflow(100).partialValue)
        guard rule.from <= last else { return typical }
        return ([typical] + (rule.from...last)).first { isReached(rule, by: $0, at: width) } ?? typical
    }

    /// Whether a count has the layout of a rule at a width: none that is written out, and no earlier rule.
    private func isReached(_ rule: Rule, by count: Int, at width: Rational) -> Bool {
        let isWritten = layouts.contains {
            $0.count == count && $0.pattern == nil && $0.widths.holds(width)
        }
        let first = rules.first { $0.from <= count && count <= $0.to ?? .max && $0.widths.holds(width) }
        return !isWritten && first == rule
    }

    /// A count that shows what a rule does: one with a last row that isn't full, or a few photos a column.
    private func typicalCount(of rule: Rule) -> Int {
        switch rule.arrangement {
        case .show:
            return rule.from
        case .rows(let perRow, let last, _, _):
            let least = rule.from
            guard perRow > 1, least < 1_000 else { return least }
            let wanted = max(least, perRow + (last == .balanced ? 1 : perRow / 2))
            let count = wanted % perRow == 0 ? wanted + 1 : wanted
            return min(count, rule.to ?? count)
        case .waterfall(let waterfall):
            return 3 * waterfall.columns.count + 1
        }
    }
}

extension WidthRange {
    /// Whether all its widths are among another's.
    fileprivate func isWithin(_ other: WidthRange) -> Bool {
        if let least = other.minimum, minimum.map({ $0 < least }) ?? true { return false }
        guard let end = other.below else { return true }
        return below.map { $0 <= end } ?? false
    }

    /// Whether it begins before another, or with it and ends before.
    fileprivate func comesBefore(_ other: WidthRange) -> Bool {
        let (start, otherStart) = (minimum ?? .zero, other.minimum ?? .zero)
        if start != otherStart { return start < otherStart }
        guard let below else { return false }
        return other.below.map { below < $0 } ?? true
    }
}

extension Photos {
    /// Photos of the ratios of cameras, screens and squares, in no order.
    fileprivate static let samples: Photos = {
        let ratios: [(Int128, Int128)] = [
            (3, 2), (3, 4), (1, 1), (4, 3), (2, 3), (16, 9), (4, 5), (3, 2), (9, 16), (4, 3), (1, 1), (3, 4),
        ]
        return Photos(
            (0..<120).map { place in
                let (width, height) = ratios[place % ratios.count]
                return (try? Rational(width, over: height)) ?? .one
            })
    }()

    /// The same from another on, but of the shapes of a pattern where it asks for some.
    fileprivate static func samples(of pattern: [PatternLetter]?, _ shapes: Shapes, from first: Int) -> Photos
    {
        let ratios = Array(samples.ratios[first...])
        guard let pattern else { return Photos(ratios) }
        return Photos(
            pattern.enumerated().map { place, letter in
                let ratio = Photos(ratios).ratio(at: place)
                if letter == .any || shapes.letter(of: ratio) == letter { return ratio }
                let others = ratios.first { shapes.letter(of: $0) == letter }
                return others ?? (letter == .wide ? shapes.wide : shapes.tall)
            } + ratios.dropFirst(pattern.count))
    }
}

/// The text for an XML or HTML document, in content and in quoted attributes.
func escapedXML(_ text: String) -> String {
    var result = ""
    for scalar in safeLines(text).joined(separator: " ").unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        // What XML forbids.
        case "\u{FFFE}", "\u{FFFF}": continue
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
