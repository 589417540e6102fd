import Foundation
import GridSyntax
import Testing

@testable import GridCommand

/// The formats for programs, with diagnostics that use every field.
@Suite struct ReportFormatTests {
    private let diagnostic = Diagnostic(
        .rowSum, "rows hold 6, 100 % of `é`", at: SourceSpan(15, 19), label: "6",
        related: [.init(SourceSpan(0, 3), "here: \"x\"")], notes: ["one", "two"], help: "write\nmore",
        fix: [TextEdit(SourceSpan(15, 15), "a"), TextEdit(SourceSpan(16, 19), "")])
    private let findings = [
        Findings(source: SourceText(name: "clean.grid", text: "1: 1\n"), diagnostics: [])
    ]

    private func rendered(_ format: ReportFormat, name: String = "a.grid", _ found: [Diagnostic]) throws
        -> String
    {
        // The é has two bytes; the party popper has four bytes and two UTF-16 units.
        let source = SourceText(name: name, text: "gap\ny: é 🎉 6, 7\n")
        return try #require(
            format.render(findings + [Findings(source: source, diagnostics: found)]))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func jsonHoldsEverything() throws {
        let warning = Diagnostic(.countMissing, "odd", at: SourceSpan(0, 0))
        let root = try object(try rendered(.json, [diagnostic, warning]))
        #expect(root["format"] as? Int == 1 && root["errors"] as? Int == 1 && root["warnings"] as? Int == 1)
        let found = try #require(root["diagnostics"] as? [[String: Any]])
        let first = try #require(found.first)
        #expect(first["code"] as? String == "row-sum" && first["severity"] as? String == "error")
        #expect(first["message"] as? String == diagnostic.message && first["path"] as? String == "a.grid")
        #expect(first["start"] as? [String: Int] == ["line": 2, "column": 8])
        #expect(first["end"] as? [String: Int] == ["line": 2, "column": 12])
        #expect(first["notes"] as? [String] == ["one", "two"] && first["help"] as? String == "write\nmore")
        #expect(first["label"] as? String == "6")
        let related = try #require((first["related"] as? [[String: Any]])?.first)
        #expect(related["message"] as? String == "here: \"x\"")
        #expect(related["end"] as? [String: Int] == ["line": 1, "column": 4])
        let edits = try #require((first["fix"] as? [String: Any])?["edits"] as? [[String: Any]])
        #expect(edits.map { $0["text"] as? String } == ["a", ""])
        #expect(edits[1]["start"] as? [String: Int] == ["line": 2, "column": 9])
        #expect(found[1]["help"] is NSNull && found[1]["fix"] is NSNull)
    }

    @Test func noFindingsAreADocumentToo() throws {
        let json = try rendered(.json, [])
        #expect(
            json == """
                {
                    "format": 1,
                    "errors": 0,
                    "warnings": 0,
                    "diagnostics": []
                }

                """)
        let run = try #require((try object(try rendered(.sarif, []))["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
        let commands = try rendered(.github, [])
        #expect(commands.isEmpty)
    }

    @Test func gitHubGetsErrorsFirstAndEverythingEscaped() throws {
        let warning = Diagnostic(.countMissing, "odd", at: SourceSpan(0, 3))
        let commands = try rendered(.github, name: "a,b:100%.grid", [warning, diagnostic])
        #expect(
            commands == """
                ::error file=a%2Cb%3A100%25.grid,line=2,col=8,endLine=2,endColumn=12,title=row-sum::a,b:100%25.grid:2:8: rows hold 6, 100 %25 of `é`%0Aone%0Atwo%0Awrite%0Amore
                ::warning file=a%2Cb%3A100%25.grid,line=1,col=1,endLine=1,endColumn=4,title=count-missing::a,b:100%25.grid:1:1: odd

                """)
    }

    @Test func gitHubGetsTenOfEachLevelAndTheCountOfTheOthers() throws {
        let warnings = (0..<12).map { Diagnostic(.countMissing, "odd \($0)", at: SourceSpan(0, 3)) }
        let errors = (0..<2_000).map { Diagnostic(.rowSum, "wrong \($0)", at: SourceSpan(0, 3)) }
        let lines = try rendered(.github, warnings + errors).split(separator: "\n")
        #expect(
            lines.map { $0.prefix { $0 != " " } } == Array(repeating: "::error", count: 10)
                + Array(repeating: "::warning", count: 10))
        #expect(lines[8].hasSuffix("::a.grid:1:1: wrong 8"))
        #expect(lines[9].contains("::a.grid:1:1: wrong 9%0A1990 more errors of 2000: "))
        #expect(lines[19].contains("::a.grid:1:1: odd 9%0A2 more warnings of 12: "))
        let ten = try rendered(.github, Array(errors.prefix(10)))
        #expect(ten.split(separator: "\n").count == 10 && !ten.contains("more"))
    }

    @Test func theLogOfAWorkflowHasTheTextAndNoCommands() {
        let source = SourceText(name: "::error::x.grid", text: "1: 2 # ##[add-mask]1\n1: ##[error]\n")
        let found = [
            Diagnostic(.rowSum, "wrong", at: SourceSpan(3, 4)),
            Diagnostic(.countMissing, "odd", at: SourceSpan(24, 26)),
        ]
        let files = findings + [Findings(source: source, diagnostics: found)]
        let log = ReportFormat.github.log(files)
        #expect(log.contains("./::error::x.grid:1:4: error: wrong [row-sum]\n"), "\(log)")
        #expect(log.hasSuffix("1 error and 1 warning in 1 file\n") && log.contains("## [add-mask]1"))
        #expect(!log.contains("##[") && !log.split(separator: "\n").contains { $0.hasPrefix(":") })
        #expect(ReportFormat.github.log(findings) == "" && ReportFormat.text.log(files) == "")
        let session = gridgen("lint", "-", "--output-format", "github", input: "1: 2\n")
        #expect(
            session.output.hasPrefix("::error ") && session.errors.hasPrefix("stdin:1:4: error: "),
            "\(session)")
    }

    @Test func whatSarifLeavesOutIsSaid() throws {
        func run(_ counts: [(errors: Int, warnings: Int)]) throws -> (
            codes: [Int], remark: String?, log: String
        ) {
            let files = counts.enumerated().map { index, count in
                let errors = Array(
                    repeating: Diagnostic(.rowSum, "wrong", at: SourceSpan(0, 1)), count: count.errors)
                let warnings = Array(
                    repeating: Diagnostic(.smallTile, "odd", at: SourceSpan(0, 1)), count: count.warnings)
                return Findings(
                    source: SourceText(name: "\(index)", text: "1: 1\n"), diagnostics: warnings + errors)
            }
            let document = try object(try #require(ReportFormat.sarif.render(files)))
            let run = try #require((document["runs"] as? [[String: Any]])?.first)
            let results = try #require(run["results"] as? [[String: Any]])
            let notes =
                (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"]
                as? [[String: Any]]
            let errors = results.count { $0["level"] as? String == "error" }
            return (
                [errors, results.count - errors], (notes?.first?["message"] as? [String: String])?["text"],
                ReportFormat.sarif.log(files)
            )
        }
        let few = try run([(1_000, 0), (10, 990)])
        #expect(few.codes == [1_010, 990] && few.remark == nil && few.log == "")
        let one = try run([(2, 1_000), (0, 1)])
        #expect(one.codes == [2, 999])
        #expect(
            one.remark
                == "2 of 1003 findings are left out: a report has at most 1000 of a file and 25000 in all")
        #expect(one.log == "gridgen: \(one.remark ?? "")\n")
        let many = try run(Array(repeating: (0, 1_000), count: 25) + [(600, 100)])
        #expect(many.codes == [600, 24_400])
        #expect(many.remark?.hasPrefix("700 of 25700 findings") == true)
    }

    @Test func sarifCountsColumnsInUTF16AndHasWhatCodeScanningAsksFor() throws {
        let root = try object(try rendered(.sarif, name: "my specs/a.grid", [diagnostic, diagnostic]))
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let results = try #require(run["results"] as? [[String: Any]])
        let result = try #require(results.first)
        #expect(result["ruleId"] as? String == "row-sum" && result["level"] as? String == "error")
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "my%20specs/a.grid")
        #expect(
            physical["region"] as? [String: Int] == [
                "startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 13,
            ])
        // Equal findings in equal lines get different fingerprints.
        let prints = results.compactMap {
            ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
        }
        #expect(prints.count == 2 && prints[0].hasSuffix(":1") && prints[1].hasSuffix(":2"))
        #expect(prints[0].dropLast(2) == prints[1].dropLast(2) && prints[0].count == 18)
        #expect((result["relatedLocations"] as? [Any])?.count == 1)
    }

    @Test func aFingerprintSurvivesChangesAbove() throws {
        func fingerprint(_ text: String, _ span: SourceSpan) throws -> String {
            let source = SourceText(name: "a.grid", text: text)
            let found = [Diagnostic(.rowSum, "wrong", at: span)]
            let log = try #require(
                ReportFormat.sarif.render([Findings(source: source, diagnostics: found)]))
            return try #require(log.split(separator: "\n").first { $0.contains("LineHash") }.map(String.init))
        }
        let first = try fingerprint("7: 3, 3\n", SourceSpan(3, 7))
        let moved = try fingerprint("gap 2\n\n  7:  3, 3\n", SourceSpan(12, 16))
        let other = try fingerprint("8: 3, 3\n", SourceSpan(3, 7))
        #expect(moved == first && other != first)
    }

    @Test func tooManyErrorsAreCutButCounted() throws {
        let many = Array(repeating: Diagnostic(.countMissing, "odd", at: SourceSpan(0, 1)), count: 1_500)
        let root = try object(try rendered(.json, many + [diagnostic]))
        #expect(root["warnings"] as? Int == 1_500 && root["errors"] as? Int == 1)
        let found = try #require(root["diagnostics"] as? [[String: Any]])
        #expect(found.count == 1_000 && found[0]["severity"] as? String == "error")
    }

    @Test func hostileTextsCantEscape() throws {
        let hostile = "\"},\u{0}\u{1B}\r\n::error::</script>\u{2028}"
        let found = [Diagnostic(.syntax, hostile, at: SourceSpan(0, 1), label: hostile, help: hostile)]
        let json = try object(try rendered(.json, name: hostile, found))
        #expect(((json["diagnostics"] as? [[String: Any]])?.first)?["path"] as? String == hostile)
        _ = try object(try rendered(.sarif, name: hostile, found))
        let commands = try rendered(.github, name: hostile, found)
        #expect(commands.split(separator: "\n").count == 1)
    }
}
