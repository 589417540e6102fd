/// A quotient of two lengths or of two areas, over a box of sizes.
///
/// Lengths are affine forms of the container's width W and height H, areas are products of two. The divisor is positive.
struct Quotient {
    /// One form, or two whose product counts.
    let top: [Form]
    /// As many forms.
    let bottom: [Form]
    /// Multiplies the quotient.
    var factor = Rational.one

    /// Where the quotient is greater than a limit, and its value there; nil if that is nowhere.
    ///
    /// It is greater where limit · bottom − factor · top is negative, which is a polynomial of the second degree or less: it is
    /// least at a corner of the box, or where its derivative along an edge, or both derivatives, are 0. All of these places are
    /// rational, so the answer is exact. The value is the greatest one if the quotient is of lengths: then it grows or shrinks
    /// all along an edge. Otherwise the search goes on with the value found as the limit, which gets nearer to the
    /// greatest one with each of a few steps (Dinkelbach, Management Science 13, 1967).
    func excess(over limit: Rational, in box: SizeBox) throws(ExactOverflow) -> Excess? {
        guard
            var found = try corner(over: limit, in: box).flatMap({ corner throws(ExactOverflow) in
                try excess(at: corner)
            })
        else { return nil }
        for _ in 0..<3 {
            guard let value = found.value,
                let corner = (try? self.corner(over: value, in: box)) ?? nil,
                let next = try? excess(at: corner)
            else { break }
            found = next
        }
        return found
    }

    /// The quotient at a size.
    func excess(at corner: Corner) throws(ExactOverflow) -> Excess {
        let bottom = try product(self.bottom, at: corner)
        let top = try factor * product(self.top, at: corner)
        return Excess(value: bottom > .zero ? try top / bottom : nil, corner: corner)
    }

    /// Whether the quotient is greater than a limit at a size.
    func exceeds(_ limit: Rational, at corner: Corner) throws(ExactOverflow) -> Bool {
        try limit * product(bottom, at: corner) < factor * product(top, at: corner)
    }

    private func product(_ forms: [Form], at corner: Corner) throws(ExactOverflow) -> Rational {
        var product = Rational.one
        for form in forms { product = try product * form.value(at: corner) }
        return product
    }

    /// The size where limit · bottom − factor · top is least, if it is negative there.
    private func corner(over limit: Rational, in box: SizeBox) throws(ExactOverflow) -> Corner? {
        let difference = try Polynomial(bottom) * limit - Polynomial(top) * factor
        var least: (value: Rational, corner: Corner)?
        for exact in try difference.extremes(in: box) {
            guard let (value, corner) = try difference.leastValue(at: exact) else { continue }
            if value < least?.value ?? .zero { least = (value, corner) }
        }
        return least?.corner
    }
}

/// A quotient that is greater than allowed.
struct Excess {
    /// Its value at a size; nil without limit, if the divisor is 0.
    let value: Rational?
    /// The size.
    let corner: Corner
    /// The greatest value, as far as it is known.
    var greatest: Rational?

    init(value: Rational?, corner: Corner) {
        (self.value, self.corner, greatest) = (value, corner, value)
    }
}

/// A polynomial of the second degree of a container's width W and height H.
private struct Polynomial {
    /// The coefficients of W², W·H, H², W and H, and the constant.
    let ww: Rational
    let wh: Rational
    let hh: Rational
    let w: Rational
    let h: Rational
    let constant: Rational

    /// The product of one or two forms.
    init(_ forms: [Form]) throws(ExactOverflow) {
        let one = Form(w: .zero, h: .zero, constant: .one)
        let first = forms.first ?? one
        let second = forms.count > 1 ? forms[1] : one
        ww = try first.w * second.w
        wh = try (try first.w * second.h) + (try first.h * second.w)
        hh = try first.h * second.h
        w = try (try first.w * second.constant) + (try first.constant * second.w)
        h = try (try first.h * second.constant) + (try first.constant * second.h)
        constant = try first.constant * second.constant
    }

    private init(
        ww: Rational, wh: Rational, hh: Rational, w: Rational, h: Rational, constant: Rational
    ) {
        (self.ww, self.wh, self.hh, self.w, self.h, self.constant) = (ww, wh, hh, w, h, constant)
    }

    static func * (polynomial: Self, factor: Rational) throws(ExactOverflow) -> Self {
        Self(
            ww: try polynomial.ww * factor, wh: try polynomial.wh * factor, hh: try polynomial.hh * factor,
            w: try polynomial.w * factor, h: try polynomial.h * factor,
            constant: try polynomial.constant * factor)
    }

    static func - (first: Self, second: Self) throws(ExactOverflow) -> Self {
        Self(
            ww: try first.ww - second.ww, wh: try first.wh - second.wh, hh: try first.hh - second.hh,
            w: try first.w - second.w, h: try first.h - second.h,
            constant: try first.constant - second.constant)
    }

    func value(at corner: Corner) throws(ExactOverflow) -> Rational {
        let (width, height) = (corner.width, corner.height)
        var sum = constant
        if !ww.isZero || !w.isZero { try sum += try ((try ww * width) + w) * width }
        if !hh.isZero || !h.isZero { try sum += try ((try hh * height) + h) * height }
        if !wh.isZero { try sum += try (try wh * width) * height }
        return sum
    }

    /// The value at one of the extremes. If that doesn't fit in its bits, the value at a size nearby if it is negative, and nil
    /// if the value at the extreme can't be.
    func leastValue(at corner: Corner) throws(ExactOverflow) -> (Rational, Corner)? {
        if let value = try? value(at: corner) { return (value, corner) }
        let near = Corner(width: try corner.width.nearest64th(), height: try corner.height.nearest64th())
        let value = try value(at: near)
        if value < .zero { return (value, near) }
        // From an extreme, the polynomial changes by its terms of the second degree only.
        let most = try (try ww.magnitude + wh.magnitude + hh.magnitude) / Rational(64 * 64)
        guard value > most else { throw ExactOverflow() }
        return nil
    }

    /// Sizes among which it has its least value.
    func extremes(in box: SizeBox) throws(ExactOverflow) -> [Corner] {
        let isHeightFree = !(wh.isZero && hh.isZero && h.isZero)
        var corners = box.corners(isHeightFree: isHeightFree)
        for height in isHeightFree ? [box.height.lower, box.height.upper] : [box.height.lower] {
            // 2 ww W + wh H + w = 0
            let slope = try (try wh * height) + w
            if let width = try Self.root(slope, ww), box.width.isInside(width) {
                corners.append(Corner(width: width, height: height))
            }
        }
        guard isHeightFree else { return corners }
        for width in [box.width.lower, box.width.upper] {
            let slope = try (try wh * width) + h
            if let height = try Self.root(slope, hh), box.height.isInside(height) {
                corners.append(Corner(width: width, height: height))
            }
        }
        // Where both derivatives are 0. If that is a line, it meets an edge.
        let determinant = try (try Rational(4) * ww * hh) - (try wh * wh)
        guard !determinant.isZero else { return corners }
        let two = Rational(2)
        let width = try (try (try wh * h) - (try two * hh * w)) / determinant
        let height = try (try (try wh * w) - (try two * ww * h)) / determinant
        if box.width.isInside(width), box.height.isInside(height) {
            corners.append(Corner(width: width, height: height))
        }
        return corners
    }

    /// Where slope + 2 · square · x is 0.
    private static func root(_ slope: Rational, _ square: Rational) throws(ExactOverflow) -> Rational? {
        square.isZero ? nil : try -slope / (try square * Rational(2))
    }
}

extension Rational {
    fileprivate var magnitude: Rational { self < .zero ? -self : self }

    /// A multiple of 1/64 nearby.
    fileprivate func nearest64th() throws(ExactOverflow) -> Rational {
        let scaled = try self * Rational(64)
        return try Rational(scaled.numerator / scaled.denominator, over: 64)
    }
}

extension LengthRange {
    /// Whether a length is within the range, and not at one of its ends.
    fileprivate func isInside(_ length: Rational) -> Bool { lower < length && length < upper }
}
