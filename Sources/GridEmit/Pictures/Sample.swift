internal import GridModel

internal import enum GridSyntax.PatternLetter

/// A layout to draw, at a size at which it applies.
struct Sample {
    /// The rule as it is written.
    let rule: String
    let layout: SolvedLayout
    /// The container's width and height in points, as far as they are given from outside.
    let space: Space

    /// The rule, with the count before it where the rule is for others too.
    var label: String {
        let isForCount = rule.hasPrefix("\(layout.count):") || rule.hasPrefix("\(layout.count)[")
        return isForCount ? rule : "\(layout.count) (\(rule))"
    }

    /// The width and height of the layout, in points.
    var size: (width: Double, height: Double) {
        (max(0, space(layout.width)), max(0, space(layout.height)))
    }

    /// The part that is drawn: of a strip, that of two containers.
    var drawnSize: (width: Double, height: Double) {
        guard edge != nil else { return size }
        return (min(size.width, 2 * max(0, space.width)), size.height)
    }

    /// Where the container ends if the layout is a strip that goes on beyond it; nil for others.
    var edge: Double? {
        layout.inStrip != nil && size.width > space.width ? space.width : nil
    }

    /// What is written on one of its tiles.
    func text(of tile: Tile, at index: Int) -> String {
        switch tile.role {
        case .photo: "\(index + 1)"
        case .more: "+\(layout.hidden)"
        case .add: "+"
        }
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

/// Samples that apply at the same sizes.
struct SampleGroup {
    let sizes: SizeRange
    let samples: [Sample]
}

/// The layouts that photos of some shapes get, one for each range of widths that makes a difference.
struct ShapeSample {
    let photos: Photos
    /// Those for some widths alone, then that for all others.
    let layouts: [SolvedLayout]
}

extension Photos {
    /// Sample photos from another than the first on, but of the shapes of a pattern where it asks for some.
    static func samples(of pattern: [PatternLetter]?, _ shapes: Shapes, from first: Int) -> Photos {
        let ratios = Array(samples.ratios[first...])
        guard let pattern else { return Photos(ratios) }
        return Photos(
            pattern.enumerated().map { place, letter in
                let ratio = Photos(ratios).ratio(at: place)
                if letter == .any || shapes.letter(of: ratio) == letter { return ratio }
                let others = ratios.first { shapes.letter(of: $0) == letter }
                return others ?? shapes.example(letter)
            } + ratios.dropFirst(pattern.count))
    }
}
