internal import GridEmit
internal import GridModel
internal import GridServices
internal import GridSyntax

/// All findings as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), with the
/// properties that GitHub code scanning reads.
func sarifReport(_ findings: [Findings]) -> String {
    let reported = findings.reported(most: Findings.writtenInAll)
    let found = Set(reported.flatMap { $0.map { $0.code } })
    let rules = DiagnosticCode.allCases.filter { found.contains($0) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let driver = JSONValue.object([
        ("name", "gridgen"),
        ("version", .string(gridgenVersion)),
        ("semanticVersion", .string(gridgenVersion)),
        ("rules", .array(rules.map(description))),
    ])
    let folder = realPath(".")
    let results = zip(findings, reported).flatMap { file, diagnostics -> [JSONValue] in
        var writer = SARIFWriter(file.source, uri: relativeURI(ofPath: file.source.name, in: folder))
        return diagnostics.map { writer.result($0, rule: indices[$0.code] ?? 0) }
    }
    let invocations = findings.remark(most: Findings.writtenInAll).map { remark in
        [("invocations", JSONValue.array([invocation(notifying: remark)]))]
    }
    return JSONValue.object([
        ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
        ("version", "2.1.0"),
        (
            "runs",
            .array([
                .object(
                    [
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", "utf16CodeUnits"),
                    ] + (invocations ?? []) + [("results", .array(results))])
            ])
        ),
    ]).document
}

/// A run of gridgen that has something to say besides its findings.
private func invocation(notifying text: String) -> JSONValue {
    let notification = JSONValue.object([
        ("level", "warning"), ("message", .object([("text", .string(text))])),
    ])
    return .object([
        ("executionSuccessful", true), ("toolExecutionNotifications", .array([notification])),
    ])
}

/// The description of a code, as code scanning shows it.
private func description(of code: DiagnosticCode) -> JSONValue {
    let level = code.severity.rawValue
    var members: [(String, JSONValue)] = [("id", .string(code.rawValue))]
    if let explanation = code.explanation {
        members += [
            ("shortDescription", .object([("text", .string(explanation.summary))])),
            ("fullDescription", .object([("text", .string(explanation.reason))])),
            (
                "help",
                .object([
                    ("text", .string(explanation.text(.off))),
                    ("markdown", .string(explanation.markdown)),
                ])
            ),
        ]
    }
    members += [
        ("defaultConfiguration", .object([("level", .string(level))])),
        (
            "properties",
            .object([
                ("tags", .array(["layout"])), ("precision", "very-high"),
                ("problem.severity", .string(level)),
            ])
        ),
    ]
    return .object(members)
}

/// The results of one source.
private struct SARIFWriter {
    private let source: SourceText
    private let artifact: JSONValue
    private var positions: Positions
    /// How often each fingerprint has occurred, to distinguish equal lines.
    private var fingerprints: [String: Int] = [:]
    /// The hashes of the last line, by code: a single line of megabytes may have thousands of findings.
    private var hashes: (line: Int, names: [DiagnosticCode: String]) = (-1, [:])

    init(_ source: SourceText, uri: String) {
        self.source = source
        artifact = .object([("uri", .string(uri))])
        positions = Positions(source, in: .utf16)
    }

    mutating func result(_ diagnostic: Diagnostic, rule: Int) -> JSONValue {
        let text = ([diagnostic.message] + diagnostic.notes + (diagnostic.help.map { [$0] } ?? []))
            .joined(separator: "\n")
        var members: [(String, JSONValue)] = [
            ("ruleId", .string(diagnostic.code.rawValue)),
            ("ruleIndex", .number(rule)),
            ("level", .string(diagnostic.severity.rawValue)),
            ("message", .object([("text", .string(text))])),
            ("locations", .array([location(diagnostic.span, label: diagnostic.label, id: nil)])),
        ]
        if !diagnostic.related.isEmpty {
            var related: [JSONValue] = []
            for (index, label) in diagnostic.related.enumerated() {
                related.append(location(label.span, label: label.text, id: index + 1))
            }
            members.append(("relatedLocations", .array(related)))
        }
        members.append(
            (
                "partialFingerprints",
                .object([("primaryLocationLineHash", .string(fingerprint(diagnostic)))])
            ))
        if !diagnostic.fix.isEmpty { members.append(("fixes", .array([fix(diagnostic)]))) }
        return .object(members)
    }

    private mutating func location(_ span: SourceSpan, label: String?, id: Int?) -> JSONValue {
        var members: [(String, JSONValue)] = []
        if let id { members.append(("id", .number(id))) }
        members.append(
            (
                "physicalLocation", .object([("artifactLocation", artifact), ("region", region(span))])
            ))
        if let label { members.append(("message", .object([("text", .string(label))]))) }
        return .object(members)
    }

    private mutating func region(_ span: SourceSpan) -> JSONValue {
        let start = positions.position(span.start)
        let end = positions.position(span.end)
        return .object([
            ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
            ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
        ])
    }

    private mutating func fix(_ diagnostic: Diagnostic) -> JSONValue {
        var replacements: [JSONValue] = []
        for edit in diagnostic.fix {
            replacements.append(
                .object([
                    ("deletedRegion", region(edit.span)),
                    ("insertedContent", .object([("text", .string(edit.replacement))])),
                ]))
        }
        let change = JSONValue.object([
            ("artifactLocation", artifact), ("replacements", .array(replacements)),
        ])
        return .object([
            ("description", .object([("text", .string(diagnostic.help ?? "fix it"))])),
            ("artifactChanges", .array([change])),
        ])
    }

    /// A hash of the code and the line's text, and how many equal hashes came before it. Changes
    /// in the lines above don't affect it.
    private mutating func fingerprint(_ diagnostic: Diagnostic) -> String {
        let name = hash(of: diagnostic.code, inLine: positions.lines.line(at: diagnostic.span.start))
        let count = fingerprints[name, default: 0] + 1
        fingerprints[name] = count
        return "\(name):\(count)"
    }

    private mutating func hash(of code: DiagnosticCode, inLine line: Int) -> String {
        if hashes.line != line { hashes = (line, [:]) }
        if let name = hashes.names[code] { return name }
        let words = source.text(in: positions.lines.span(ofLine: line)).split { $0.isWhitespace }
        // FNV-1a, 64 bits (Fowler, Noll and Vo).
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (code.rawValue + " " + words.joined(separator: " ")).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        let name = String(repeating: "0", count: 16 - digits.utf8.count) + digits
        hashes.names[code] = name
        return name
    }
}
