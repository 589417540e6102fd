import Foundation
import GridModel
import GridSyntax
import Testing

@testable import GridCommand

@Suite struct RuleCommandTests {
    @Test func aCodeIsExplainedWithItsExamples() {
        let session = gridgen("rule", "row-sum")
        #expect(session.exit == 0 && session.errors.isEmpty)
        #expect(
            session.output == """
                row-sum (error): the numbers of a partition don't add up to the count

                Each number is a number of photos: `3, 4` is three over four, for seven photos.

                Bad:

                    7: 3, 3

                Good:

                    7: 3, 4

                """)
    }

    @Test func aCodeWithoutExamplesIsExplainedInWords() {
        let output = gridgen("rule", "tiles-overlap").output
        #expect(output.hasPrefix("tiles-overlap (error): ") && !output.contains("Bad:"))
    }

    @Test func withoutACodeAllCodesAreListedErrorsFirst() {
        let output = gridgen("rule").output
        let names = output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
            $0.split(separator: " ")[0]
        }
        #expect(Set(names).count == Explanation.all.count && names.count == Explanation.all.count)
        #expect(output.hasPrefix("errors:\n") && output.contains("\n\nwarnings:\n"))
    }

    @Test func programsGetJSON() throws {
        struct Document: Decodable, Equatable {
            struct Code: Decodable, Equatable {
                let code, severity, summary, reason: String
                let bad, good: String?
            }
            let format: Int
            let codes: [Code]
        }
        func document(_ arguments: String...) throws -> Document {
            let session = gridgen(["rule"] + arguments + ["--output-format", "json"])
            #expect(session.exit == 0)
            return try JSONDecoder().decode(Document.self, from: Data(session.output.utf8))
        }
        let all = try document()
        #expect(all.format == 1 && all.codes.map { $0.code } == Explanation.all.map { $0.code.rawValue })
        let one = try document("row-sum")
        #expect(one.codes == all.codes.filter { $0.code == "row-sum" } && one.codes.first?.bad == "7: 3, 3")
        #expect(gridgen("rule", "--output-format", "sarif").exit == 2)
    }

    @Test(arguments: Explanation.all) func linesFitWithoutTrailingBlanks(_ explanation: Explanation) {
        let lines = gridgen("rule", explanation.code.rawValue).output.split(
            separator: "\n", omittingEmptySubsequences: false)
        let prose = lines.dropFirst().filter { !$0.hasPrefix("    ") }
        #expect(prose.allSatisfy { $0.count <= 80 && $0.last != " " })
    }

    @Test(arguments: [
        (["rowsum"], "there is no diagnostic `rowsum`, did you mean `row-sum`?"),
        (["xyzzy"], "there is no diagnostic `xyzzy`; `gridgen rule` lists all"),
        (["row-sum", "zero"], "`zero` is one argument too many"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        let session = gridgen(["rule"] + arguments)
        #expect(session.exit == 2 && session.output.isEmpty)
        #expect(session.errors == "gridgen: error: \(message)\nusage: \(RuleSettings.usage)\n")
    }
}
