internal import Foundation

/// A kit's sources, which are cut into the declarations of a `KitDeclarations`. A source uses those after it.
///
/// A declaration begins at the left margin, with its comment, and has all lines that are indented or close a bracket. Comments before
/// a blank line are headings, which no declaration has. In C, the lines from a directive up to a blank line outside of `#if` are one
/// declaration, and a prototype belongs to the function after it.
struct DeclarationText {
    private struct Declaration {
        /// A part of the first line, or of a later one if that is a directive.
        var name: Substring
        /// The comment, and from the first line on the code.
        var lines: [Substring]
        let firstLine: Int
        let isSeparate: Bool
        /// The source that it is in.
        let source: Int

        /// The declaration without lines of comments.
        var withoutComments: Declaration {
            let code = lines.filter { $0.wholeMatch(of: /\s*(?:\/\*\*.*|\*(?:[ \/].*)?|\/\/.*)/) == nil }
            return Declaration(name: name, lines: code, firstLine: 0, isSeparate: isSeparate, source: source)
        }

        /// The number of bytes before the name.
        var nameStart: Int {
            var before = 0
            for line in lines {
                if line.indices.contains(name.startIndex) {
                    return before + line[..<name.startIndex].utf8.count
                }
                before += line.utf8.count + 1
            }
            return before
        }
    }

    private let declarations: [Declaration]
    private let export: String

    /// - Parameters:
    ///   - head: finds the name in the first line of a declaration
    ///   - export: the word and the blank that export a declaration
    ///   - others: finds lines that declare nothing: imports, and what the file has of its grid
    ///   - documented: what callers see; comments of other declarations are left out
    init(
        _ sources: [String], export: String, head: Regex<(Substring, name: Substring)>,
        others: Regex<Substring>, documented: Set<Substring>
    ) throws {
        self.export = export
        var found: [Declaration] = []
        for (index, text) in sources.enumerated() {
            var comment: [Substring] = [], isSeparate = true, isComment = false, isOther = false
            // How many `#if` are open; nil outside of directives.
            var depth: Int?
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                if let open = depth, open > 0 || !line.isEmpty {
                    found[found.count - 1].lines.append(line)
                    if found[found.count - 1].name.isEmpty {
                        found[found.count - 1].name = try head.firstMatch(in: line)?.name ?? ""
                    }
                    depth = open + Self.depth(of: line)
                } else if isComment || line.hasPrefix("/*") || line.hasPrefix("//") || Self.isPrototype(line)
                {
                    comment.append(line)
                    isComment = (line.hasPrefix("/*") || isComment) && !line.hasSuffix("*/")
                } else if line.isEmpty {
                    comment = []
                    isSeparate = true
                    depth = nil
                } else if let first = line.first, " })]".contains(first) {
                    if isOther { continue }
                    // Blank lines within a declaration belong to it.
                    if isSeparate { found[found.count - 1].lines.append("") }
                    found[found.count - 1].lines.append(line)
                    isSeparate = false
                } else {
                    isOther = line.prefixMatch(of: others) != nil
                    if !isOther {
                        found.append(
                            Declaration(
                                name: try head.firstMatch(in: line)?.name ?? "", lines: comment + [line],
                                firstLine: comment.count, isSeparate: isSeparate, source: index))
                        if line.first == "#" { depth = Self.depth(of: line) }
                    }
                    comment = []
                    isSeparate = false
                }
            }
        }
        if let nameless = found.first(where: { $0.name.isEmpty }) {
            throw RecordingError(
                description: "a declaration without a name: \(nameless.lines[nameless.firstLine])")
        }
        declarations = found.map { documented.contains($0.name) ? $0 : $0.withoutComments }
    }

    /// How many `#if` a line opens, and how many it closes.
    private static func depth(of line: Substring) -> Int {
        line.hasPrefix("#if") ? 1 : line.hasPrefix("#endif") ? -1 : 0
    }

    /// Whether a line declares a function in C, and doesn't define it.
    private static func isPrototype(_ line: Substring) -> Bool {
        line.hasPrefix("static inline ") && line.hasSuffix(");")
    }

    /// What a declaration uses: words of its code that others have as names, unless they are members or parameters.
    private func uses(of declaration: Declaration) -> [Int] {
        let code = declaration.lines.joined(separator: "\n").replacing(
            /\/\*[^*]*\*+(?:[^\/*][^*]*\*+)*\/|\/\/[^\n]*|"[^"\n]*"/, with: "")
        let words = Set(
            code.matches(of: /(\.{0,3})\b([A-Za-z_]\w*+)(?!\??:)/).filter { $0.1.count != 1 }.map { $0.2 })
        // The first source that has a name.
        var sources: [Substring: Int] = [:]
        return declarations.indices.filter { index in
            let other = declarations[index]
            guard other.source >= declaration.source, words.contains(other.name),
                other.name != declaration.name
            else { return false }
            defer { sources[other.name] = sources[other.name] ?? other.source }
            return (sources[other.name] ?? other.source) == other.source
        }
    }

    /// The Swift file that holds the declarations in a constant.
    func record(named name: String, language: String) -> String {
        var text = "", allUses: [Int] = []
        let lines = declarations.map { declaration in
            let own = declaration.lines.joined(separator: "\n") + "\n", uses = uses(of: declaration)
            let first = declaration.lines.prefix(declaration.firstLine).map { $0.utf8.count + 1 }.reduce(0, +)
            let exportLength =
                declaration.lines[declaration.firstLine].hasPrefix(export) ? export.utf8.count : 0
            let nameStart = declaration.nameStart
            text += own
            allUses += uses
            return
                "        Declaration(length: \(own.utf8.count), nameStart: \(nameStart), nameLength: \(declaration.name.utf8.count), exportStart: \(first), exportLength: \(exportLength), useCount: \(uses.count), isSeparate: \(declaration.isSeparate)),  // \(declaration.name)"
        }
        return """
            \(RecordedFile.head)
            extension KitDeclarations {
                /// The kit in \(language).
                static let \(name) = KitDeclarations(text: \(name)Text, declarations: \(name)Declarations, uses: \(name)Uses)

                private static let \(name)Declarations: [Declaration] = [
            \(lines.joined(separator: "\n"))
                ]

                private static let \(name)Uses: [UInt8] = \(allUses)
            }

            private let \(name)Text: StaticString = #\"""
            \(text)
            \"""#

            """
    }
}

extension DeclarationText {
    /// The declarations of the kit in TypeScript.
    static func typeScript(_ sources: [String]) throws -> DeclarationText {
        try DeclarationText(
            sources, export: "export ",
            head: /^(?:export )?(?:function|class|interface|type|const|let) (?<name>\w+)/,
            others: #/(?:import|declare)\b/#,
            documented: [
                "layout", "height", "frames", "into", "tileCount", "moves", "Size", "Frame", "Insets", "Role",
                "Edge",
                "Container", "LayoutRequest", "Layout", "Move", "Columns", "Rows",
            ])
    }

    /// The declarations of the kit in C.
    static func c(_ source: String) throws -> DeclarationText {
        try DeclarationText(
            [source], export: "",
            head:
                /^(?:#define |(?:static inline|GRIDGEN_INLINE) (?:const )?\w+ \*?|static const \w+ |(?:typedef )?(?:struct|enum) (?:\{ )?|typedef \w+ \(\*)(?<name>\w+)/,
            others: #/#(?:(?:ifndef|define) GRIDGEN_KIT_H|undef|endif)/#,
            documented: Set(
                [
                    "Frame", "Size", "Insets", "Role", "Request", "Layout", "Move", "Columns", "Rows",
                ].map { "Gridgen_\($0)" }
                    + [
                        "layout", "frames", "height", "frame", "role", "edges", "moves", "columns",
                        "columns_append", "rows", "rows_append", "rows_frame", "cg_rect",
                    ].map { "gridgen_\($0)" } + ["GRIDGEN_TOP"]))
    }
}
