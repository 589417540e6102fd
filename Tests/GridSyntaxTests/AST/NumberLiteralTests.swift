import Testing

@testable import GridSyntax

@Suite struct NumberLiteralTests {
    private func literal(_ text: String) -> NumberLiteral? { NumberLiteral(Array(text.utf8)[...]) }

    @Test(arguments: [
        ("0", 0, 0), ("7", 7, 0), ("28.5", 285, 1), ("28.50", 2850, 2), ("0.005", 5, 3), ("007", 7, 0),
        ("0.0", 0, 1),
    ])
    func digitsAreReadExactly(text: String, units: Int, scale: Int) {
        #expect(literal(text) == NumberLiteral(units: units, scale: scale))
    }

    @Test(arguments: ["0", "7", "28.5", "28.50", "0.005", "0.0", "123456789012345678", "0.12345678901234567"])
    func theDescriptionIsTheOriginalText(text: String) {
        #expect(literal(text)?.description == text)
    }

    @Test func zerosBeforeOthersAreNotPrinted() {
        #expect(literal("007.10")?.description == "7.10")
    }

    @Test func zeroIsZeroWithAnyFraction() {
        #expect(literal("0.000")?.isZero == true)
        #expect(literal("0.001")?.isZero == false)
    }

    @Test func digitsOnBothSidesOfTheDotCountAgainstTheLimit() {
        #expect(literal(String(repeating: "9", count: Limits.digits))?.units == 999_999_999_999_999_999)
        #expect(literal(String(repeating: "9", count: Limits.digits + 1)) == nil)
        #expect(literal("1." + String(repeating: "9", count: Limits.digits - 1)) != nil)
        #expect(literal("1." + String(repeating: "9", count: Limits.digits)) == nil)
        #expect(literal(String(repeating: "0", count: Limits.digits + 1)) == nil)
    }
}
