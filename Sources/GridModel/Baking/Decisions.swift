/// A width at which a layout may change: the width itself is the first of the new one, or the last of the old one.
package struct WidthLimit: Comparable {
    package let width: Fraction
    /// Whether the change follows the width, which belongs to the old layout.
    package let isAbove: Bool

    package init(_ width: Fraction, isAbove: Bool = false) {
        self.width = width
        self.isAbove = isAbove
    }

    package static func < (first: WidthLimit, second: WidthLimit) -> Bool {
        first.width < second.width || (first.width == second.width && !first.isAbove && second.isAbove)
    }
}

/// The comparisons that lay out photos at one width, and the next width at which one of them has another result.
///
/// All lengths that are compared are linear in the width, so each comparison changes at most once, at an exact width.
final class Decisions {
    private let place: WidthLimit
    /// Up to here all comparisons have the same results; nil if none ever changes.
    private(set) var end: WidthLimit?

    init(at place: WidthLimit) { self.place = place }

    /// Whether one length is less than another. Neither depends on the container's height.
    ///
    /// - Parameters:
    ///   - isNoted: whether the layout depends on the result.
    func isLess(_ first: Line, _ second: Line, isNoted: Bool = true) -> Bool {
        let difference = first - second
        if difference.width.isZero { return difference.points.isNegative }
        // A difference that grows is negative before its root, one that shrinks only above it.
        let grows = !difference.width.isNegative
        // Doubles suffice for most: they tell roots apart that differ by more than a billionth.
        let root = -difference.points.double / difference.width.double
        let (here, next) = (place.width.double, end?.width.double ?? .infinity)
        let slack = (root.magnitude + here) * 1e-9
        if root < here - slack { return !grows }
        if root > here + slack, !isNoted || root > next + slack { return grows }
        let change = WidthLimit(-difference.points / difference.width, isAbove: !grows)
        guard place < change else { return !grows }
        if isNoted, end.map({ change < $0 }) ?? true { end = change }
        return grows
    }

    func isLess(_ first: Line, _ second: Fraction) -> Bool { isLess(first, Line(points: second)) }

    func isLess(_ first: Fraction, _ second: Line) -> Bool { isLess(Line(points: first), second) }

    func magnitude(_ line: Line) -> Line { isLess(line, .zero) ? -line : line }
}
