internal import GridSyntax

/// The sizes of the container that a section is for: a box of widths and heights.
public struct SizeRange: Hashable, Sendable {
    /// One pointer, as `SideRange` is: each layout has one, and most are for all sizes.
    private enum Sides: Hashable, Sendable {
        case all
        indirect case limited(SideRange, SideRange)
    }

    private let sides: Sides

    /// All sizes.
    public static let all = SizeRange(widths: .all)

    package init(widths: SideRange, heights: SideRange = .all) {
        sides = widths == .all && heights == .all ? .all : .limited(widths, heights)
    }

    /// The widths.
    public var widths: SideRange {
        if case .limited(let widths, _) = sides { widths } else { .all }
    }

    /// The heights.
    public var heights: SideRange {
        if case .limited(_, let heights) = sides { heights } else { .all }
    }
}

extension SizeRange {
    /// Whether a size is in the box.
    package func holds(width: Rational, height: Rational) -> Bool {
        widths.holds(width) && heights.holds(height)
    }

    /// The sizes that both boxes have; nil if there is none.
    package func intersection(_ other: SizeRange) -> SizeRange? {
        guard let widths = widths.intersection(other.widths),
            let heights = heights.intersection(other.heights)
        else { return nil }
        return SizeRange(widths: widths, heights: heights)
    }

    /// Whether a promised size is in the box.
    package func meets(width: LengthRange, height: LengthRange) -> Bool {
        widths.meets(width) && heights.meets(height)
    }

    /// The same heights with other widths.
    func with(_ widths: SideRange) -> SizeRange { SizeRange(widths: widths, heights: heights) }

    /// The sizes in words, or nil for all.
    package var words: String? {
        let words = [widths.words("widths"), heights.words("heights")].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    /// What a section of the box has, for messages: `widths`, or `sizes` if it has heights, too.
    var noun: String { heights == .all ? "widths" : "sizes" }
}
