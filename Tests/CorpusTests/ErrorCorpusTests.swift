import Foundation
import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// The corpus of diagnostics: a spec for each code, with its findings as comments under the lines.
///
/// `Errors` has the findings of the compiler, `Lint` those of lint. A listing reads `#~ 4-7 row-sum: the rows hold 6
/// photos, but the layout is for 7`: the columns of the place, from 1, the code and the message. If fix-its change
/// `code.grid`, `code.fixed.grid` has the result.
@Suite("Error corpus") struct ErrorCorpusTests {
    /// Codes that no small text file can cause, or only a defect of the compiler. The tests named here show them.
    static let shownElsewhere: [DiagnosticCode: String] = [
        .fileTooLarge: "LexerTests", .tooManyStatements: "LimitsTests",
        .tooManyFindings: "LimitsTests", .tooManySections: "LimitsTests", .tileOutside: "ProofTests",
        .tilesOverlap: "ProofTests",
        .notCovered: "ProofTests", .patternsTooEntangled: "PatternTests",
        .nameTaken: "NameClashTests",
    ]

    static let cases =
        (Repository.files(in: "Tests/Corpus/Errors", ending: ".grid")
        + Repository.files(in: "Tests/Corpus/Lint", ending: ".grid"))
        .filter { !$0.lastPathComponent.hasSuffix(".fixed.grid") }

    @Test("every code has a file", arguments: DiagnosticCode.allCases)
    func everyCode(_ code: DiagnosticCode) throws {
        if Self.shownElsewhere[code] != nil { return }
        let url = try #require(Self.cases.first { $0.lastPathComponent == code.rawValue + ".grid" })
        let source = SourceText(name: code.rawValue, bytes: Array(try Data(contentsOf: url)))
        #expect(Self.found(in: source, of: url).contains { $0.code == code })
    }

    @Test("each fixed file belongs to a spec of the corpus")
    func everyFixed() {
        let specs = Set(Self.cases.map(\.path))
        for folder in ["Errors", "Lint"] {
            for file in Repository.files(in: "Tests/Corpus/\(folder)", ending: ".fixed.grid") {
                #expect(specs.contains(file.path.replacing(".fixed.grid", with: ".grid")))
            }
        }
    }

    private static func found(in source: SourceText, of url: URL) -> [Diagnostic] {
        let isLint = url.deletingLastPathComponent().lastPathComponent == "Lint"
        let parsed = parse(source)
        if isLint { return lint(parsed, fallbackName: "Test") }
        let compiled = compile(parsed, fallbackName: "Test")
        // The lacks of outputs are found later, in a spec without errors.
        let isOfOutput = url.lastPathComponent == DiagnosticCode.unsupportedOutput.rawValue + ".grid"
        return compiled.diagnostics
            + (isOfOutput ? compiled.grid.map { Output.swift.check($0) + Output.css.check($0) } ?? [] : [])
    }

    @Test("the findings are exactly the listings", arguments: cases)
    func listings(_ url: URL) throws {
        let bytes = Array(try Data(contentsOf: url))
        let (spec, _) = try withoutListings(bytes)
        let source = SourceText(name: url.lastPathComponent, bytes: spec)
        let found = Self.found(in: source, of: url)
        let expected = listed(found, in: source)
        if Repository.isRecording {
            try Data(expected).write(to: url)
        }
        let isSame = expected == bytes
        #expect(isSame, "found:\n\(String(decoding: expected, as: UTF8.self))")
        try checkFixes(found, in: source, of: url)
    }

    private func checkFixes(_ found: [Diagnostic], in source: SourceText, of url: URL) throws {
        let file = url.deletingPathExtension().appendingPathExtension("fixed.grid")
        let edits = found.flatMap(\.fix)
        guard !edits.isEmpty else {
            #expect(!FileManager.default.fileExists(atPath: file.path), "no fix-it gives this file")
            return
        }
        let fixed = TextEdit.apply(edits, to: source.bytes).bytes
        let expected = try? Array(Data(contentsOf: file))
        if Repository.isRecording { try Data(fixed).write(to: file) }
        let isSame = expected == fixed
        #expect(isSame, "fixed:\n\(String(decoding: fixed, as: UTF8.self))")
    }

    /// The file without its listings, and the number of them.
    private func withoutListings(_ bytes: [UInt8]) throws -> ([UInt8], Int) {
        var kept: [UInt8] = []
        var count = 0
        for line in lines(bytes) {
            if line.starts(with: "#~".utf8) { count += 1 } else { kept += line }
        }
        return (kept, count)
    }

    private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for byte in bytes {
            lines[lines.count - 1].append(byte)
            if byte == UInt8(ascii: "\n") { lines.append([]) }
        }
        return lines.filter { !$0.isEmpty }
    }

    /// The source with a listing under each line with a finding.
    private func listed(_ diagnostics: [Diagnostic], in source: SourceText) -> [UInt8] {
        let map = LineMap(source)
        var result: [UInt8] = []
        for (index, line) in (source.bytes.isEmpty ? [[]] : lines(source.bytes)).enumerated() {
            result += line
            for diagnostic in diagnostics where map.line(at: diagnostic.span.start) == index {
                if result.last != nil, result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
                let start = map.starts[index]
                let first = source.text(in: SourceSpan(start, diagnostic.span.start)).count + 1
                let length = source.text(in: diagnostic.span).count
                let columns = length > 1 ? "\(first)-\(first + length - 1)" : "\(first)"
                let severity = diagnostic.severity == .warning ? "warning " : ""
                let text = "#~ \(columns) \(severity)\(diagnostic.code.rawValue): \(diagnostic.message)\n"
                result += Array(text.utf8)
            }
        }
        return result
    }
}
