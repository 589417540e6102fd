import GridSyntax
import Testing

@testable import GridCommand

@Suite struct ReportTests {
    private let source = SourceText(name: "a.grid", text: "1: 1\n")
    private let error = Diagnostic(.syntax, "wrong", at: SourceSpan(0, 1))
    private let warning = Diagnostic(.countMissing, "odd", at: SourceSpan(0, 1))

    private func summary(_ files: [[Diagnostic]]) -> String? {
        var report = Report()
        for diagnostics in files { _ = report.text(of: diagnostics, in: source) }
        return report.summary
    }

    @Test func aStoppedSearchIsReportedWhateverIsLeftOut() {
        let session = gridgen(["lint", "-"], input: Array(String(repeating: "x\n", count: 10_100).utf8))
        #expect(session.exit == 1)
        #expect(
            session.output.contains(
                "\nstdin:10001:1: warning: more than 10000 errors or warnings in one file "))
        #expect(session.output.hasSuffix("\n10000 errors and 1 warning in 1 file\n"))
        #expect(session.output.contains("\nstdin: 9901 more not shown\n"))
    }

    @Test func noFindingsHaveNoSummary() {
        #expect(summary([]) == nil)
        #expect(summary([[], []]) == nil)
    }

    @Test func nounsAgreeWithTheCount() {
        #expect(summary([[error]]) == "1 error in 1 file")
        #expect(summary([[error, error]]) == "2 errors in 1 file")
        #expect(summary([[warning]]) == "1 warning in 1 file")
        #expect(summary([[warning, warning]]) == "2 warnings in 1 file")
        #expect(summary([[error, warning]]) == "1 error and 1 warning in 1 file")
        #expect(summary([[error], [warning, error, warning]]) == "2 errors and 2 warnings in 2 files")
    }

    @Test func filesWithoutFindingsDoNotCount() {
        #expect(summary([[], [error], []]) == "1 error in 1 file")
    }

    @Test func blankLinesOnlySeparateFindings() {
        var report = Report()
        let first = report.text(of: [error, error], in: source)
        let second = report.text(of: [warning], in: source)
        let one = TextRenderer(source).render(error)
        #expect(first == one + "\n" + one)
        #expect(second == "\n" + TextRenderer(source).render(warning))
    }
}
