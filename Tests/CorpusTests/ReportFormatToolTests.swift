import Foundation
import TestSupport
import Testing

/// The findings of the whole corpus as one document in a format.
private func withReport<Value>(_ format: String, _ body: (String) throws -> Value) throws -> Value {
    let binary = try #require(Repository.gridgen)
    return try withTemporaryFolder { folder in
        let file = folder.appending(path: "findings.\(format)").path
        let script = "'\(binary.path)' lint Tests/Corpus specs --output-format \(format) > '\(file)'"
        _ = try run("bash", ["-c", script], in: Repository.root)
        return try body(file)
    }
}

/// Findings as JSON against their published schema, by an independent validator.
@Suite("Schema of findings, by check-jsonschema", Tool("check-jsonschema").required)
struct FindingsSchemaToolTests {
    static let schema = Repository.root.appending(
        path: "Sources/GridCommand/Rendering/diagnostics.schema.json"
    ).path

    @Test("the schema is valid")
    func metaschema() throws {
        let result = try run("check-jsonschema", ["--check-metaschema", Self.schema])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("the findings of the corpus validate")
    func corpus() throws {
        try withReport("json") { file in
            let result = try run("check-jsonschema", ["--schemafile", Self.schema, file])
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test(
        "a document that violates the schema is detected",
        arguments: [
            ("\"severity\": \"error\"", "\"severity\": \"fatal\""), ("\"column\": 1}", "\"column\": 0}"),
            ("\"format\": 1", "\"format\": 2"), ("\"code\": \"", "\"code\": \"X "),
            ("\"edits\": [", "\"edit\": ["), ("\"notes\": [", "\"note\": ["),
        ])
    func broken(old: String, new: String) throws {
        try withReport("json") { file in
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let changed = text.replacingOccurrences(of: old, with: new)
            #expect(changed != text)
            try changed.write(toFile: file, atomically: true, encoding: .utf8)
            let result = try run("check-jsonschema", ["--schemafile", Self.schema, file])
            #expect(result.status != 0)
        }
    }
}

private let sarifSchema = ProcessInfo.processInfo.environment["GRIDGEN_SARIF_SCHEMA"]

/// Findings as SARIF against the standard's schema, if `GRIDGEN_SARIF_SCHEMA` names the file.
@Suite(
    "SARIF schema, by check-jsonschema", Tool("check-jsonschema").required,
    .enabled(
        if: sarifSchema != nil,
        "GRIDGEN_SARIF_SCHEMA doesn't say where sarif-schema-2.1.0.json is"))
struct SARIFSchemaToolTests {
    @Test("the findings of the corpus validate")
    func corpus() throws {
        let schema = try #require(sarifSchema)
        try withReport("sarif") { file in
            let result = try run("check-jsonschema", ["--schemafile", schema, file])
            #expect(result.status == 0, "\(result.output)")
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try text.replacingOccurrences(of: "\"startLine\": ", with: "\"startLine\": -").write(
                toFile: file, atomically: true, encoding: .utf8)
            let broken = try run("check-jsonschema", ["--schemafile", schema, file])
            #expect(broken.status != 0)
        }
    }
}

/// Findings as SARIF, read by Microsoft's sarif-tools.
@Suite("SARIF, by sarif-tools", Tool("sarif").required) struct SARIFToolTests {
    @Test("every finding is read with its severity, code, file and line")
    func rows() throws {
        try withReport("sarif") { file in
            let table = file + ".csv"
            let result = try run("sarif", ["csv", "--output", table, file])
            #expect(result.status == 0, "\(result.output)")
            let text = try String(contentsOfFile: table, encoding: .utf8)
            let found = try withReport("json") { json in
                try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: json)))
                    as? [String: Any]
            }
            let diagnostics = try #require(found?["diagnostics"] as? [[String: Any]])
            #expect(diagnostics.count > 150)
            #expect(text.components(separatedBy: "\ngridgen,").count - 1 == diagnostics.count)
            for diagnostic in diagnostics {
                let line = try #require((diagnostic["start"] as? [String: Int])?["line"])
                let path = try #require(diagnostic["path"] as? String)
                let code = try #require(diagnostic["code"] as? String)
                let severity = try #require(diagnostic["severity"] as? String)
                #expect(text.contains("\ngridgen,\(severity),\(code),"))
                #expect(text.contains(",\(path),\(line)"), "\(code) at \(path):\(line)")
            }
        }
    }

    @Test("errors are counted as errors")
    func check() throws {
        try withReport("sarif") { file in
            let result = try run("sarif", ["--check", "error", "summary", file])
            #expect(result.status != 0)
        }
    }
}
