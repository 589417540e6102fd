internal import GridModel

// Sums and products that outgrow 128 bits, which only specs of very long numbers can make, are the nearest that
// 40 binary digits behind the point can say: far below what a browser can show.

extension Rational {
    func plus(_ other: Rational) -> Rational {
        (try? self + other) ?? Rational(nearest: nearestDouble + other.nearestDouble)
    }

    func minus(_ other: Rational) -> Rational { plus(-other) }

    func times(_ other: Rational) -> Rational {
        (try? self * other) ?? Rational(nearest: nearestDouble * other.nearestDouble)
    }

    /// The quotient; 0 for a divisor of 0.
    func over(_ other: Rational) -> Rational {
        if other.isZero { return .zero }
        return (try? self / other) ?? Rational(nearest: nearestDouble / other.nearestDouble)
    }

    private init(nearest value: Double) {
        let scale = Double(1 << 40)
        guard value.magnitude < 4_000_000 else {
            self.init(value < 0 ? -4_000_000 : 4_000_000)
            return
        }
        self = (try? Rational(Int128(Int64((value * scale).rounded())), over: 1 << 40)) ?? .zero
    }
}

extension Affine {
    func plus(_ other: Affine) -> Affine {
        Affine(
            w: w.plus(other.w), h: h.plus(other.h), gx: gx.plus(other.gx), gy: gy.plus(other.gy),
            pt: pt.plus(other.pt))
    }

    func minus(_ other: Affine) -> Affine { plus(other.times(Rational(-1))) }

    func times(_ factor: Rational) -> Affine {
        Affine(
            w: w.times(factor), h: h.times(factor), gx: gx.times(factor), gy: gy.times(factor),
            pt: pt.times(factor))
    }

    func plus(points: Rational) -> Affine {
        if points.isZero { return self }
        var sum = self
        sum.pt = pt.plus(points)
        return sum
    }
}
