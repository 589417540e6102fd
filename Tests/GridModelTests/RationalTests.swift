import TestSupport
import Testing

@testable import GridModel

@Suite("Rational") struct RationalTests {
    private func fraction(_ n: Int128, _ d: Int128) throws -> Rational { try Rational(n, over: d) }

    @Test("is always reduced, with the sign in the numerator")
    func reduces() throws {
        #expect(try fraction(6, -4).fraction == "-3/2")
        #expect(try fraction(-6, -4).fraction == "3/2")
        #expect(try fraction(0, -7).fraction == "0")
        #expect(try fraction(10, 5).fraction == "2")
        #expect(try fraction(2, 4) == fraction(1, 2))
    }

    @Test("a denominator of 0 is an overflow, as is division by 0")
    func zeroDenominator() throws {
        #expect(throws: ExactOverflow.self) { try Rational(1, over: 0) }
        #expect(throws: ExactOverflow.self) { try Rational.one / .zero }
    }

    @Test("arithmetic agrees with plain fractions of small numbers")
    func arithmetic() throws {
        var generator = SeededGenerator.forTest()
        for _ in 0..<5_000 {
            let (a, c) = (
                Int128.random(in: -99...99, using: &generator), Int128.random(in: -99...99, using: &generator)
            )
            let (b, d) = (
                Int128.random(in: 1...99, using: &generator), Int128.random(in: 1...99, using: &generator)
            )
            let (x, y) = (try fraction(a, b), try fraction(c, d))
            #expect(try x + y == fraction(a * d + c * b, b * d), "seed \(generator.seed)")
            #expect(try x - y == fraction(a * d - c * b, b * d), "seed \(generator.seed)")
            #expect(try x * y == fraction(a * c, b * d), "seed \(generator.seed)")
            if c != 0 { #expect(try x / y == fraction(a * d, b * c), "seed \(generator.seed)") }
            #expect((x < y) == (a * d < c * b), "seed \(generator.seed)")
            #expect((x == y) == (a * d == c * b), "seed \(generator.seed)")
        }
    }

    @Test("overflow of 128 bits throws and never wraps")
    func overflow() throws {
        let huge = try fraction(Int128.max, 1)
        #expect(throws: ExactOverflow.self) { try huge + .one }
        #expect(throws: ExactOverflow.self) { try huge * Rational(2) }
        #expect(throws: ExactOverflow.self) { try -huge - Rational(2) }
        #expect(try huge - huge == .zero)
        #expect(try huge / huge == .one)
        // Operands far beyond 64 bits whose common factors cancel stay exact.
        let tiny = try fraction(1, Int128.max)
        #expect(try huge * tiny == .one)
        #expect(tiny < .one && .one < huge && -huge < -tiny)
    }

    @Test(
        "the nearest double is the one that a decimal text of the number parses to",
        arguments: [1, 2, 5, 8, 12, 18])
    func nearestDouble(digits: Int) throws {
        var generator = SeededGenerator.forTest()
        var power: Int128 = 1
        for _ in 0..<digits { power *= 10 }
        for _ in 0..<2_000 {
            let units = Int128.random(in: 0...(power * 10_000), using: &generator)
            let number = try fraction(units, power)
            let text = "\(units)e-\(digits)"
            #expect(number.nearestDouble == Double(text), "\(text), seed \(generator.seed)")
            #expect((-number).nearestDouble == -(Double(text) ?? .nan))
        }
    }

    @Test("the nearest double of numbers beyond 64 bits is rounded once, ties to even")
    func nearestDoubleOfLargeNumbers() throws {
        let base: Int128 = 1 << 100
        #expect(try fraction(base, 1).nearestDouble == 0x1p100)
        #expect(try fraction(base + (1 << 47), 1).nearestDouble == 0x1p100)
        #expect(try fraction(base + (1 << 47) + 1, 1).nearestDouble == (0x1p100 as Double).nextUp)
        #expect(try fraction(base + (3 << 47), 1).nearestDouble == (0x1p100 as Double).nextUp.nextUp)
        #expect(try fraction(1, base).nearestDouble == 0x1p-100)
        #expect(try fraction(1, 3 * (1 << 90)).nearestDouble == 1.0 / 3 * 0x1p-90)
        #expect(try fraction(Int128.max, 1).nearestDouble == 0x1p127)
    }

    @Test("short text is decimal if that ends within six digits, else a fraction")
    func shortText() throws {
        #expect(try fraction(57, 2).short == "28.5")
        #expect(try fraction(-1, 8).short == "-0.125")
        #expect(try fraction(1, 3).short == "1/3")
        #expect(Rational(312).short == "312")
    }
}
