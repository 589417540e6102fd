internal import Foundation
internal import GridEmit

/// A kit's sources, which are cut into the declarations of a `KitDeclarations`. A source uses those after it.
///
/// A declaration begins at the left margin, with its comment, and has all lines that are indented or close a bracket. Comments before
/// a blank line are headings, which no declaration has. In C, the lines from a directive up to a blank line outside of `#if` are one
/// declaration, and a prototype belongs to the function after it.
struct DeclarationText {
    private struct Declaration {
        let name: Substring
        /// The line with the name, and the bytes before it there.
        let nameLine: Int, nameOffset: Int
        /// The comment, and from the first line on the code.
        var lines: [Substring]
        let firstLine: Int
        let isSeparate: Bool
        /// The source that it is in.
        let source: Int

        /// The declaration with the name that a later line gives it.
        func named(_ name: Substring, in line: Substring) -> Declaration {
            Declaration(
                name: name, nameLine: lines.count, nameOffset: line[..<name.startIndex].utf8.count,
                lines: lines, firstLine: firstLine, isSeparate: isSeparate, source: source)
        }

        /// The declaration without lines of comments, and without some words after blanks and brackets.
        func without(_ words: [String]) -> Declaration {
            func isComment(_ line: Substring) -> Bool {
                line.wholeMatch(of: /\s*(?:\/\*\*.*|\*(?:[ \/].*)?|\/\/.*)/) != nil
            }
            let code = lines.filter { !isComment($0) }.map { line in
                words.reduce(line) { line, word in
                    [" ", "("].reduce(line) { $0.replacing($1 + word, with: $1) }
                }
            }
            return Declaration(
                name: name, nameLine: lines[..<nameLine].count { !isComment($0) }, nameOffset: nameOffset,
                lines: code, firstLine: 0, isSeparate: isSeparate, source: source)
        }
    }

    private let declarations: [Declaration]
    private let access: [String]
    private let margin: String

    /// - Parameters:
    ///   - access: the words, with a blank, that say at the beginning of a declaration who sees it
    ///   - memberAccess: those that members of what isn't exported do without
    ///   - margin: the blanks that generated code has before each line
    ///   - head: finds the name in the first line of a declaration, or of a later one if that is a directive
    ///   - others: finds lines that declare nothing: imports, and what the file has of its grid
    ///   - documented: what callers see; comments of other declarations are left out
    init(
        _ sources: [String], access: [String] = [], memberAccess: [String] = [], margin: Int = 0,
        head: Regex<(Substring, name: Substring)>, others: Regex<Substring>, documented: Set<Substring>
    ) throws {
        self.access = access
        self.margin = String(repeating: " ", count: margin)
        var found: [Declaration] = []
        for (index, text) in sources.enumerated() {
            var comment: [Substring] = [], isSeparate = true, isComment = false, isOther = false
            // How many `#if` are open; nil outside of directives.
            var depth: Int?
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                if let open = depth, open > 0 || !line.isEmpty {
                    if found[found.count - 1].name.isEmpty, let match = try head.firstMatch(in: line) {
                        found[found.count - 1] = found[found.count - 1].named(match.name, in: line)
                    }
                    found[found.count - 1].lines.append(line)
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
                        let name = try head.firstMatch(in: line)?.name ?? line[..<line.startIndex]
                        found.append(
                            Declaration(
                                name: name, nameLine: comment.count,
                                nameOffset: line[..<name.startIndex].utf8.count, lines: comment + [line],
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
        declarations = found.map { documented.contains($0.name) ? $0 : $0.without(memberAccess) }
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

    private static let partStart = "\u{1}", partEnd = "\u{2}"

    /// Code with its inline marks as bytes. A line that is one part is left out as a whole.
    private static func marked(_ code: String) throws -> String {
        var text = ""
        for line in code.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let parts = try InlineMarks.parts(of: line)
            let isPart =
                parts.count > 1 && parts.allSatisfy { $0.words != nil || $0.text.allSatisfy { $0 == " " } }
            if isPart {
                let code = parts.map { $0.text }.joined()
                text +=
                    partStart + code.prefix(code.count - code.reversed().prefix { $0 == " " }.count) + "\n"
                    + partEnd
                continue
            }
            for part in parts { text += part.words == nil ? part.text : partStart + part.text + partEnd }
            text += "\n"
        }
        return text
    }

    /// The Swift file that holds the declarations in a constant.
    func record(named name: String, language: String) throws -> String {
        var text = "", allUses: [Int] = []
        let lines = try declarations.map { declaration in
            let indented = declaration.lines.map { $0.isEmpty ? "" : margin + $0 }
            func length(_ count: Int) -> Int { indented[..<count].map { $0.utf8.count + 1 }.reduce(0, +) }
            let own = try Self.marked(indented.joined(separator: "\n") + "\n"), uses = uses(of: declaration)
            let line = declaration.lines[declaration.firstLine]
            let exportStart = length(declaration.firstLine) + margin.utf8.count
            let exportLength = access.first { line.hasPrefix($0) }?.utf8.count ?? 0
            let nameStart = length(declaration.nameLine) + margin.utf8.count + declaration.nameOffset
            text += own
            allUses += uses
            return
                "        Declaration(length: \(own.utf8.count), nameStart: \(nameStart), nameLength: \(declaration.name.utf8.count), exportStart: \(exportStart), exportLength: \(exportLength), useCount: \(uses.count), isSeparate: \(declaration.isSeparate), hasParts: \(own.contains(Self.partStart))),  // \(declaration.name)"
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
            \(text.replacing(Self.partStart, with: "\\#u{1}").replacing(Self.partEnd, with: "\\#u{2}"))
            \"""#

            """
    }
}

extension DeclarationText {
    /// The declarations of the kit in TypeScript.
    static func typeScript(_ sources: [String]) throws -> DeclarationText {
        try DeclarationText(
            sources, access: ["export "],
            head: /^(?:export )?(?:function|class|interface|type|const|let) (?<name>\w+)/,
            others: #/(?:import|declare)\b/#,
            documented: [
                "layout", "height", "frames", "into", "tileCount", "moves", "Size", "Frame", "Insets", "Role",
                "Edge",
                "Container", "LayoutRequest", "Layout", "Move", "Columns", "Rows",
            ])
    }

    /// The declarations of the kit in Kotlin, as members of an object.
    static func kotlin(_ sources: [String]) throws -> DeclarationText {
        try DeclarationText(
            [sources.joined(separator: "\n")], access: ["public ", "internal ", "private "],
            memberAccess: ["public ", "internal "], margin: 4,
            head:
                /^(?:public |internal |private )(?:abstract |open |data |enum )?(?:class|interface|object|fun|val)(?: <\w+>)? (?<name>\w+)/,
            others: #/package\b/#,
            documented: [
                "Frame", "Size", "Insets", "Role", "Edge", "Container", "Layout", "Move", "Columns", "Rows",
            ])
    }

    /// The declarations of the kit in C.
    static func c(_ source: String) throws -> DeclarationText {
        try DeclarationText(
            [source],
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
