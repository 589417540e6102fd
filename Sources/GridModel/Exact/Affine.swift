/// A length as an exact sum of fractions: w·width + h·height + gx·column gap + gy·row gap + pt points.
public struct Affine: Hashable, Sendable {
    /// The fraction of the container's width.
    public var w = Rational.zero
    /// The fraction of the container's height; 0 if the height isn't given.
    public var h = Rational.zero
    /// The number of gaps between columns.
    public var gx = Rational.zero
    /// The number of gaps between rows.
    public var gy = Rational.zero
    /// Points, including those of insets.
    public var pt = Rational.zero

    /// 0
    public static let zero = Affine()
    /// The container's width.
    static let width = Affine(w: .one)
    /// The container's height.
    static let height = Affine(h: .one)
    /// One gap between columns.
    static let columnGap = Affine(gx: .one)
    /// One gap between rows.
    static let rowGap = Affine(gy: .one)

    /// Creates a form from its coefficients.
    package init(
        w: Rational = .zero, h: Rational = .zero, gx: Rational = .zero, gy: Rational = .zero,
        pt: Rational = .zero
    ) {
        self.w = w
        self.h = h
        self.gx = gx
        self.gy = gy
        self.pt = pt
    }

    /// Whether it is 0 for every size and gap.
    public var isZero: Bool { w.isZero && h.isZero && gx.isZero && gy.isZero && pt.isZero }

    /// Hashes one number mixed from all coefficients: hashing each took a tenth of the time of a style sheet.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mixed(0))
    }

    /// A number that depends on the form and on `seed`, for hashing.
    func mixed(_ seed: UInt64) -> UInt64 { w.mixed(gx.mixed(h.mixed(gy.mixed(pt.mixed(seed))))) }
}

extension Rational {
    /// A number that depends on the fraction and on `seed`, for hashing.
    package func mixed(_ seed: UInt64) -> UInt64 {
        UInt64(truncatingIfNeeded: denominator).mixed(UInt64(truncatingIfNeeded: numerator).mixed(seed))
    }
}

extension UInt64 {
    /// A number that depends on this one and on `seed`, for hashing.
    package func mixed(_ seed: UInt64) -> UInt64 {
        // The multiplier of Knuth's MMIX generator, The Art of Computer Programming 3.3.4.
        (seed ^ self) &* 6_364_136_223_846_793_005
    }
}

extension Affine {
    package static func + (first: Affine, second: Affine) throws(ExactOverflow) -> Affine {
        Affine(
            w: try first.w + second.w, h: try first.h + second.h, gx: try first.gx + second.gx,
            gy: try first.gy + second.gy, pt: try first.pt + second.pt)
    }

    package static func - (first: Affine, second: Affine) throws(ExactOverflow) -> Affine {
        Affine(
            w: try first.w - second.w, h: try first.h - second.h, gx: try first.gx - second.gx,
            gy: try first.gy - second.gy, pt: try first.pt - second.pt)
    }

    package static func * (form: Affine, factor: Rational) throws(ExactOverflow) -> Affine {
        if factor == .one { return form }
        return Affine(
            w: try form.w * factor, h: try form.h * factor, gx: try form.gx * factor,
            gy: try form.gy * factor, pt: try form.pt * factor)
    }

    package static func / (form: Affine, divisor: Rational) throws(ExactOverflow) -> Affine {
        try form * (try .one / divisor)
    }

    package static prefix func - (form: Affine) -> Affine {
        Affine(w: -form.w, h: -form.h, gx: -form.gx, gy: -form.gy, pt: -form.pt)
    }

    package static func += (first: inout Affine, second: Affine) throws(ExactOverflow) {
        first = try first + second
    }

    /// The exact value for a container and gaps in points.
    package func value(
        width: Rational, height: Rational, columnGap: Rational, rowGap: Rational
    ) throws(ExactOverflow) -> Rational {
        var sum = try pt + (try w * width)
        try sum += try h * height
        try sum += try gx * columnGap
        try sum += try gy * rowGap
        return sum
    }
}
