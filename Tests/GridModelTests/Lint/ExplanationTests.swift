import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// The explanations of diagnostics, whose examples are tests.
@Suite("Explanations") struct ExplanationTests {
    /// Codes that no Swift string can cause, that only an output reports, or only a defect of the compiler.
    static let withoutExamples: Set<DiagnosticCode> = [
        .fileTooLarge, .tooManyStatements, .tooManyFindings, .invalidUTF8, .tileOutside, .tilesOverlap,
        .notCovered,
        .patternsTooEntangled, .tooManySections, .unsupportedOutput, .nameTaken,
    ]

    @Test("every code has one explanation", arguments: DiagnosticCode.allCases)
    func everyCode(_ code: DiagnosticCode) throws {
        #expect(Explanation.all.filter { $0.code == code }.count == 1)
        let explanation = try #require(code.explanation)
        #expect((explanation.bad == nil) == Self.withoutExamples.contains(code))
        #expect((explanation.good == nil) == Self.withoutExamples.contains(code))
    }

    @Test("a summary is a short sentence, and a reason is longer", arguments: Explanation.all)
    func wording(_ explanation: Explanation) {
        #expect(!explanation.summary.hasSuffix(".") && explanation.summary.count < 100)
        #expect(explanation.reason.hasSuffix(".") && explanation.reason != explanation.summary)
    }

    @Test("each bad example has only this finding", arguments: Explanation.all)
    func bad(_ explanation: Explanation) {
        guard let bad = explanation.bad else { return }
        #expect(Set(linted(bad).map(\.code)) == [explanation.code], "\(bad)")
    }

    @Test("each good example has no findings", arguments: Explanation.all)
    func good(_ explanation: Explanation) {
        guard let good = explanation.good else { return }
        #expect(linted(good).map(\.message) == [], "\(good)")
    }

    @Test(
        "the codes of the explanations of lint rules are warnings", arguments: LintRule.all.map(\.explanation)
    )
    func warnings(_ explanation: Explanation) {
        #expect(explanation.code.severity == .warning)
    }
}

/// All findings of lint in a spec.
func linted(_ text: String, selection: LintSelection = LintSelection()) -> [Diagnostic] {
    lint(parse(SourceText(name: "test.grid", text: text)), fallbackName: "Test", selection: selection)
}
