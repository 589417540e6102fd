internal import Foundation

/// Turns the sources of GridgenKit into what the compiler holds of them.
package enum KitRecorder {
    /// The folder with the kit's sources.
    private static let folder = "Sources/GridgenKit"

    /// The core's files that are part of generated code, in the order of the code, and whether callers use them.
    private static let types: [(path: String, isPublic: Bool)] = [
        ("Geometry/PhotoFrame", true), ("Geometry/PhotoSize", true), ("Geometry/PhotoInsets", true),
        ("Geometry/PhotoRole", true), ("Geometry/PhotoEdges", true), ("Layout/PhotoLayout", true),
    ]
    private static let members = [
        "Frames", "Blocks", "Photos", "Columns", "PhotoRows", "Justified", "Shape", "Trees", "Repeat",
        "Boxes",
    ]
    private static let functions: [(path: String, isPublic: Bool)] = [
        ("Grid/PhotoMove", true), ("Layout/PhotoColumns", true), ("Layout/PhotoRows", true),
        ("Grid/PhotoGrid+Requests", false),
        ("Grid/PhotoGrid+Blocks", false), ("Grid/PhotoGrid+Repeat", false), ("Grid/PhotoGrid+Moves", false),
        ("Grid/WaterfallPhotoGrid+Columns", false), ("Grid/JustifiedPhotoGrid+Rows", false),
        ("Grid/PhotoRequest", false),
        ("Layout/PhotoPlan", false), ("Layout/PhotoSpace", false), ("Layout/PhotoBlock", false),
        ("Layout/PhotoRowPlan", false),
        ("Layout/PhotoRatios", false), ("Layout/PhotoTree", false),
    ]

    private static let quotes = "\"\"\""

    /// The head of a file that a test records.
    package static let ignored =
        "// swift-format-ignore-file\n// Recorded by `make record`; a test holds it equal.\n"

    /// The file with the runtime of generated code.
    package static func swiftRuntime() throws -> String {
        """
        \(ignored)
        /// The body of a generated type. The lines between marks, `//@ rows` and `//@ end`, are for some grids only.
        let swiftRuntime: StaticString = #\"""
        \(try runtime())\"""#

        """
    }

    /// The file with the kit's sources, as apps get them.
    package static func kitSources() throws -> String {
        let files = try Repository.files(in: folder, ending: ".swift").map { file in
            let path = file.path.dropFirst(Repository.root.appending(path: folder).path.count + 1)
            let source = try String(contentsOf: file, encoding: .utf8)
            return "    (\n        \"\(path)\",\n        #" + quotes + "\n\(withoutMarks(source))" + quotes
                + "#\n    ),\n"
        }
        return """
            \(ignored)
            /// The sources of GridgenKit, with their paths.
            let kitSources: [(path: String, text: StaticString)] = [
            \(files.joined())]

            """
    }

    /// A source without marks, and without the lines that only generated code has.
    private static func withoutMarks(_ source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let word = line.trimmingCharacters(in: .whitespaces)
            return !word.hasPrefix("//@ ") && !word.hasPrefix("//| ")
        }
        return lines.joined(separator: "\n")
    }

    /// The body of a generated type, with the marks that say which specs need a line.
    private static func runtime() throws -> String {
        var text = try types.map { try standalone($0.path, isPublic: $0.isPublic) }.joined(separator: "\n")
        guard text.hasSuffix("}\n") else { throw CocoaError(.fileReadCorruptFile) }
        text.removeLast(2)
        for member in members {
            text += "\n" + (try standalone("Layout/PhotoLayout+\(member)", isPublic: true, dedents: false))
        }
        text += "}\n\n//@ insert functions\n"
        for file in functions { text += "\n" + (try standalone(file.path, isPublic: file.isPublic)) }
        return text
    }

    /// A source without what only the kit needs, under the names of generated code.
    private static func standalone(_ path: String, isPublic: Bool, dedents: Bool = true) throws -> String {
        let source = try String(
            contentsOf: Repository.root.appending(path: "\(folder)/\(path).swift"), encoding: .utf8)
        var lines: [String] = []
        var marks: [Bool] = []
        var isInExtension = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let word = line.trimmingCharacters(in: .whitespaces)
            if word.hasPrefix("//@ end") {
                if marks.popLast() == true { continue }
            } else if word.hasPrefix("//@ ") {
                marks.append(word == "//@ kit")
                if marks.last == true { continue }
            }
            if marks.contains(true) { continue }
            if line.hasPrefix("nonisolated extension ") {
                isInExtension = true
                continue
            }
            if isInExtension, line == "}" { continue }
            let isMember = isInExtension && dedents && line.hasPrefix("    ")
            lines.append(String(line.dropFirst(isMember ? 4 : 0)))
        }
        let code = lines.joined(separator: "\n").standalone() + "\n"
        if isPublic { return code }
        return isInExtension
            ? code.replacing("(?m)^( *(@\\S+ )*)public ", "$1fileprivate ")
            : code.replacing("(?m)^public ", "fileprivate ").replacing(
                "(?m)^( +(@.* )?)(public|fileprivate) ", "$1")
    }
}

extension String {
    /// The code with the names and access levels of generated code.
    fileprivate func standalone() -> String {
        var code = self
        for (pattern, replacement) in [
            ("//\\| ", ""), ("@inline\\(never\\) ", ""), ("nonisolated ", ""), ("<Grid: PhotoGrid>", ""),
            (",\\s+with: (grid|self)\\b", ""),
            ("\\bwith: (grid|self)\\b", ""), (",\\s+with grid: Grid\\.Type", ""),
            ("with grid: Grid\\.Type", ""),
            ("\\bgrid\\.", ""),
            ("(@discardableResult )?@inlinable (@inline\\(__always\\) )?public ", "$1$2public "),
            ("@inlinable (@inline\\(__always\\) )?", "$1fileprivate "),
            ("@usableFromInline ", "fileprivate "),
            ("\\bPhoto([A-Z])", "$1"),
        ] { code = code.replacing(pattern, replacement) }
        return code
    }

    fileprivate func replacing(_ pattern: String, _ replacement: String) -> String {
        replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
}
