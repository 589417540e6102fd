import Foundation
import GridModel
import GridSyntax
import TestSupport
import Testing

@testable import LanguageServer

/// The corpus of diagnostics, as an editor shows it.
@Suite struct CorpusDiagnosticsTests {
    static let files = ["Errors", "Lint"].flatMap {
        Repository.files(in: "Tests/Corpus/\($0)", ending: ".grid").filter {
            !$0.path.hasSuffix(".fixed.grid")
        }
    }

    /// The text without the listings of findings, which would otherwise be comments of the spec.
    private func spec(_ file: URL) throws -> String {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("#~") }.joined(separator: "\n")
    }

    @Test("each finding of `gridgen lint` is shown at its place", arguments: files)
    func findings(_ file: URL) throws {
        let text = try spec(file)
        let source = SourceText(name: "my wall.grid", text: text)
        let expected = lint(parse(source), fallbackName: "MyWall")
        let shown = try Session(text).published().diagnostics
        #expect(shown.map { $0["code"] as? String } == expected.map(\.code.rawValue))
        let lines = LineIndex(source.bytes, .utf16)
        for (diagnostic, finding) in zip(shown, expected) {
            let ends = numbers(diagnostic["range"])
            let start = lines.offset(of: Position(line: ends[0], character: ends[1]))
            let end = lines.offset(of: Position(line: ends[2], character: ends[3]))
            // An editor has no place within a line end.
            let isAtLineEnd =
                source.text(in: finding.span).contains("\r")
                || source.text(in: SourceSpan(start, finding.span.start)) == "\r"
            #expect(isAtLineEnd || [start, end] == [finding.span.start, finding.span.end])
            #expect(diagnostic["severity"] as? Int == (finding.severity == .error ? 1 : 2))
            #expect((diagnostic["message"] as? String)?.hasPrefix(finding.message) == true)
        }
    }

    @Test("each fix-it is a code action that makes the same text", arguments: files)
    func fixes(_ file: URL) throws {
        let text = try spec(file)
        let source = SourceText(name: "my wall.grid", text: text)
        let expected = lint(parse(source), fallbackName: "MyWall").filter { !$0.fix.isEmpty }
        let actions = try Session(text).ask(
            about: "codeAction",
            ["range": Session.everything, "context": ["diagnostics": [], "only": ["quickfix"]]],
            as: [[String: Any]].self)
        let fixes = actions.filter { ($0["title"] as? String)?.hasPrefix("Fix: ") == true }
        #expect(fixes.count == expected.count)
        for (action, finding) in zip(fixes, expected) {
            let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
            let edits = try #require(changes?[Session.uri])
            let bytes = TextEdit.apply(finding.fix, to: source.bytes).bytes
            #expect(applied(edits, to: text) == String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("ignoring a warning removes it, and adds none", arguments: files)
    func ignoring(_ file: URL) throws {
        let text = try spec(file)
        let session = try Session(text)
        let before = lint(parse(SourceText(name: "", text: text)), fallbackName: "MyWall").map(\.code)
        guard !before.contains(where: { $0.severity == .error }) else { return }
        let actions = try session.ask(
            about: "codeAction", ["range": Session.everything, "context": ["diagnostics": []]],
            as: [[String: Any]].self)
        for action in actions where (action["title"] as? String)?.hasPrefix("Ignore") == true {
            let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
            let ignored = applied(try #require(changes?[Session.uri]), to: text)
            let after = lint(parse(SourceText(name: "", text: ignored)), fallbackName: "MyWall").map(\.code)
            #expect(after.count < before.count, "\(ignored)")
        }
    }

    @Test(
        "fixing all is what `gridgen lint --fix` does, and formatting what `gridgen fmt` does",
        arguments: files)
    func fixAllAndFormatting(_ file: URL) throws {
        let text = try spec(file)
        let session = try Session(text)
        let actions = try session.ask(
            about: "codeAction",
            ["range": Session.everything, "context": ["diagnostics": [], "only": ["source.fixAll"]]],
            as: [[String: Any]].self)
        let fixed = fixing(SourceText(name: "", text: text), fallbackName: "MyWall").source
        let changes = (actions.first?["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
        #expect(
            applied(changes?[Session.uri] ?? [], to: text) == fixed.text(in: SourceSpan(0, fixed.bytes.count))
        )
        if let canonical = formatted(parse(SourceText(name: "", text: text))) {
            let edits = try session.ask(about: "formatting", ["options": [:]], as: [[String: Any]].self)
            #expect(applied(edits, to: text) == canonical)
        } else {
            _ = try session.ask(about: "formatting", ["options": [:]], as: NSNull.self)
        }
    }
}
