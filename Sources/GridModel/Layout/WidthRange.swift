internal import GridSyntax

/// The widths `[minimum, below)`, in points.
public struct WidthRange: Hashable, Sendable {
    /// Indirect, so that the layouts of a section share the limits, which would be a third of a layout.
    private enum Limits: Hashable, Sendable {
        case none
        indirect case between(Rational?, Rational?)
    }

    private let limits: Limits

    /// All widths.
    public static let all = WidthRange(minimum: nil, below: nil)

    init(minimum: Rational?, below: Rational?) {
        limits = minimum == nil && below == nil ? .none : .between(minimum, below)
    }

    /// The least width, or nil for no limit.
    public var minimum: Rational? {
        if case .between(let minimum, _) = limits { minimum } else { nil }
    }

    /// The upper limit, which is not in the range, or nil for none.
    public var below: Rational? {
        if case .between(_, let below) = limits { below } else { nil }
    }
}

extension WidthRange {
    /// Whether a width is in the range.
    package func holds(_ width: Rational) -> Bool {
        if let minimum, width < minimum { return false }
        guard let below else { return true }
        return width < below
    }

    /// The parts of the range outside other ranges, in ascending order.
    package func less(_ others: [WidthRange]) -> [WidthRange] {
        var left: [WidthRange] = []
        var lower = minimum
        for other in others.inOrder(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
            let first = other.minimum ?? .zero
            if let below, first >= below { break }
            if first > lower ?? .zero { left.append(WidthRange(minimum: lower, below: first)) }
            guard let end = other.below else { return left }
            if end > lower ?? .zero { lower = end }
            if let below, end >= below { return left }
        }
        return left + [WidthRange(minimum: lower, below: below)]
    }

    /// The widths in words, or nil for all.
    package var words: String? {
        switch (minimum, below) {
        case (nil, nil): nil
        case (let minimum?, nil): "widths from \(minimum.rough)"
        case (nil, let below?): "widths below \(below.rough)"
        case (let minimum?, let below?): "widths from \(minimum.rough) to below \(below.rough)"
        }
    }
}
