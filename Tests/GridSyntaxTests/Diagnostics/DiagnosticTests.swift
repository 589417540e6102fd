import Testing

@testable import GridSyntax

@Suite struct DiagnosticTests {
    @Test func aDiagnosticHasTheSeverityOfItsCode() {
        #expect(Diagnostic(.syntax, "", at: SourceSpan(0, 0)).severity == .error)
        #expect(Diagnostic(.looseDocComment, "", at: SourceSpan(0, 0)).severity == .warning)
    }

    @Test func aWarningDoesNotFailTheRun() {
        let warning = Diagnostic(.looseDocComment, "", at: SourceSpan(0, 0))
        #expect(![warning].hasErrors)
        #expect([warning, Diagnostic(.syntax, "", at: SourceSpan(0, 0))].hasErrors)
        #expect(![Diagnostic]().hasErrors)
    }

    @Test func sourceOrderIsByPlaceAndThenAsFound() {
        let found = [
            Diagnostic(.zero, "1", at: SourceSpan(5, 6)),
            Diagnostic(.syntax, "2", at: SourceSpan(0, 9)),
            Diagnostic(.syntax, "3", at: SourceSpan(0, 2)),
            Diagnostic(.unit, "4", at: SourceSpan(5, 6)),
        ]
        #expect(found.inSourceOrder.map(\.message) == ["3", "2", "1", "4"])
    }

    @Test func everyCodeIsKebabCase() {
        for code in DiagnosticCode.allCases {
            let parts = code.rawValue.split(separator: "-", omittingEmptySubsequences: false)
            let isKebab = parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
            #expect(isKebab, "\(code.rawValue)")
        }
    }
}
