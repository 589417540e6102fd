internal import GridSyntax

/// The widths or heights `[minimum, below)`, in points.
public struct SideRange: Hashable, Sendable {
    /// Indirect, so that the layouts of a section share the limits, which would be a third of a layout.
    private enum Limits: Hashable, Sendable {
        case none
        indirect case between(Rational?, Rational?)
    }

    private let limits: Limits

    /// All of them.
    public static let all = SideRange(minimum: nil, below: nil)

    init(minimum: Rational?, below: Rational?) {
        limits = minimum == nil && below == nil ? .none : .between(minimum, below)
    }

    /// The least one, or nil for no limit.
    public var minimum: Rational? {
        if case .between(let minimum, _) = limits { minimum } else { nil }
    }

    /// The upper limit, which is not in the range, or nil for none.
    public var below: Rational? {
        if case .between(_, let below) = limits { below } else { nil }
    }
}

extension SideRange {
    /// Whether a length is in the range.
    package func holds(_ length: Rational) -> Bool {
        if let minimum, length < minimum { return false }
        guard let below else { return true }
        return length < below
    }

    /// The parts of the range outside other ranges, in ascending order.
    package func less(_ others: [SideRange]) -> [SideRange] {
        var left: [SideRange] = []
        var lower = minimum
        for other in others.inOrder(by: { $0.minimum ?? .zero < $1.minimum ?? .zero }) {
            let first = other.minimum ?? .zero
            if let below, first >= below { break }
            if first > lower ?? .zero { left.append(SideRange(minimum: lower, below: first)) }
            guard let end = other.below else { return left }
            if end > lower ?? .zero { lower = end }
            if let below, end >= below { return left }
        }
        return left + [SideRange(minimum: lower, below: below)]
    }

    /// The lengths that both ranges have; nil if there is none.
    package func intersection(_ other: SideRange) -> SideRange? {
        let lower = [minimum, other.minimum].compactMap { $0 }.max()
        let upper = [below, other.below].compactMap { $0 }.min()
        if let upper, upper <= lower ?? .zero { return nil }
        return SideRange(minimum: lower, below: upper)
    }

    /// The lower and upper limits, if any.
    package var ends: [Rational] { [minimum, below].compactMap { $0 } }

    /// The lengths in words, such as `widths below 600`, or nil for all.
    package func words(_ sides: String) -> String? {
        switch (minimum, below) {
        case (nil, nil): nil
        case (let minimum?, nil): "\(sides) from \(minimum.rough)"
        case (nil, let below?): "\(sides) below \(below.rough)"
        case (let minimum?, let below?): "\(sides) from \(minimum.rough) to below \(below.rough)"
        }
    }
}
