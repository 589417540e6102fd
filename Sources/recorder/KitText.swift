internal import Foundation
internal import GridEmit

/// The kit's text in Swift, with marks, which is cut into the pieces of a `KitCode`.
///
/// The lines from `//@ rows` to `//@ end` are for grids with rows, those from `//@ rows !table` for grids with rows and without a
/// table; within a line, `/*@ rows */` and `/*@ end */` do the same. `//@ insert plan: Plan limit` is the place of other code,
/// which uses these names.
struct KitText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The Swift file that holds the pieces in a constant.
    func record(named name: String) throws -> String {
        var cutter = Cutter()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            try cutter.add(line)
        }
        return try cutter.record(named: name)
    }
}

/// What the traits of a grid must and must not be, for it to have some lines.
private struct Condition: Equatable {
    var needs: UInt64 = 0, lacks: UInt64 = 0

    /// The condition of a mark's words, within this one.
    func adding(_ words: some StringProtocol) throws -> Condition {
        var result = self
        // Here, nothing is for the kit only.
        for word in words.split(separator: " ") where word != "!kit" {
            let isNegated = word.first == "!", name = isNegated ? word.dropFirst() : word
            guard let bit = KitTrait.allCases.firstIndex(where: { $0.rawValue == name }) else {
                throw RecordingError(description: "no trait is called `\(name)`")
            }
            if isNegated { result.lacks |= 1 << UInt64(bit) } else { result.needs |= 1 << UInt64(bit) }
        }
        return result
    }
}

extension Condition {
    /// Whether grids that meet it meet the other one, too.
    fileprivate func implies(_ other: Condition) -> Bool {
        other.needs & ~needs == 0 && other.lacks & ~lacks == 0
    }
}

/// A part of a line.
private struct Atom {
    var text: String
    let condition: Condition
    let declaration: Int
    let beginsLine: Bool
    var isBrace = false, hasAccess = false
    var place: KitPlace?
}

private struct Cutter {
    private struct Declaration {
        let name: String, parent: Int, isRoot: Bool
        let isCalled: Bool
        let function: CodeFunction?
    }
    private struct Open {
        let declaration: Int, indentation: Int, isType: Bool, brackets: Int
    }
    private struct Mark {
        let condition: Condition, brackets: Int, line: Substring
    }

    /// The first one is the file.
    private var declarations = [
        Declaration(name: "", parent: 0, isRoot: true, isCalled: false, function: nil)
    ]
    private var open: [Open] = []
    private var marks: [Mark] = []
    /// Comments and attributes before a declaration.
    private var lead: [(line: Substring, condition: Condition)] = []
    /// Nil for a blank line.
    private var atoms: [(atom: Atom?, condition: Condition)] = []
    /// How many brackets are open.
    private var brackets = 0

    private var condition: Condition { marks.last?.condition ?? Condition() }

    // MARK: Lines

    mutating func add(_ line: Substring) throws {
        let word = line.drop { $0 == " " }
        // The lines of a block comment have a blank more.
        let indentation = line.count - word.count - (word.hasPrefix("*") && !lead.isEmpty ? 1 : 0)
        if word.hasPrefix("//@ ") { return try addMark(word.dropFirst(4), line) }
        if word.isEmpty {
            try flushLead()
            atoms.append((nil, condition))
            return
        }
        while let last = open.last,
            indentation < last.indentation || indentation == last.indentation && !continues(word)
        { open.removeLast() }
        let isMember =
            open.last.map { $0.isType && indentation == $0.indentation + SwiftSyntax.indentation }
            ?? (indentation == 0)
        if isMember, SwiftSyntax.isLead(word) {
            lead.append((line, condition))
            return
        }
        if isMember, let head = SwiftSyntax.head(Substring(try InlineMarks.text(of: word))) {
            declarations.append(
                Declaration(
                    name: head.name, parent: open.last?.declaration ?? 0, isRoot: head.isRoot,
                    isCalled: open.isEmpty && head.function != nil,
                    function: open.isEmpty ? head.function : function(ofMember: head)))
            open.append(
                Open(
                    declaration: declarations.count - 1, indentation: indentation, isType: head.isType,
                    brackets: brackets))
        }
        try flushLead()
        try append(line, condition)
        brackets += bracketsOpened(by: SwiftSyntax.code(of: try InlineMarks.text(of: line)))
    }

    /// What members of a layout are for: without such layouts they are left out as well, unless code uses them.
    private func function(ofMember head: SwiftSyntax.Head) -> CodeFunction? {
        guard open.count == 1, let type = open.last, declarations[type.declaration].name == "Layout",
            head.isRoot, !["init", "startIndex", "endIndex"].contains(head.name)
        else { return nil }
        return .layout
    }

    private mutating func addMark(_ words: Substring, _ line: Substring) throws {
        if words == "end" {
            guard let mark = marks.popLast() else {
                throw RecordingError(description: "an end without a mark")
            }
            guard mark.brackets == brackets else {
                throw RecordingError(description: "brackets of `\(mark.line)` don't balance")
            }
        } else if words.hasPrefix("insert ") {
            let parts = words.dropFirst(7).split(separator: ":")
            guard let name = parts.first, let place = KitPlace.allCases.first(where: { "\($0)" == name })
            else {
                throw RecordingError(description: "no place for other code is called so: \(line)")
            }
            try flushLead()
            var atom = Atom(
                text: String(parts.dropFirst().joined()), condition: condition,
                declaration: 0, beginsLine: true)
            atom.place = place
            atoms.append((atom, condition))
        } else {
            marks.append(Mark(condition: try condition.adding(words), brackets: brackets, line: line))
        }
    }

    private func continues(_ word: Substring) -> Bool {
        word.first.map { "})]{".contains($0) } ?? false || word.hasPrefix("->") || word.hasPrefix("where ")
    }

    private mutating func flushLead() throws {
        for (line, condition) in lead { try append(line, condition) }
        lead = []
    }

    /// Adds a line to the open declaration, cut at the marks within it and at its access level.
    private mutating func append(_ line: Substring, _ outside: Condition) throws {
        let declaration = open.last?.declaration ?? 0
        let isBrace = line.drop { $0 == " " }.first == "}"
        var rest = Substring(String(repeating: " ", count: SwiftSyntax.indentation) + line),
            condition = outside
        var beginsLine = true
        func add(_ text: Substring, hasAccess: Bool = false) {
            if text.isEmpty, !beginsLine { return }
            var atom = Atom(
                text: String(text), condition: condition, declaration: declaration, beginsLine: beginsLine)
            atom.isBrace = isBrace
            atom.hasAccess = hasAccess
            atoms.append((atom, outside))
            beginsLine = false
        }
        var hasAccess = false
        if let access = SwiftSyntax.access(rest) {
            add(rest[..<access.lowerBound])
            rest = rest[access.upperBound...]
            hasAccess = true
        }
        for part in try InlineMarks.parts(of: rest) where part.words != "kit" {
            condition = try part.words.map { try outside.adding($0) } ?? outside
            add(Substring(part.text), hasAccess: hasAccess)
            hasAccess = false
        }
        condition = outside
        add("\n")
    }

    // MARK: Pieces

    private struct Piece {
        var text: String
        let first: Atom
        var flags: KitCode.Flags
    }

    private func pieces() -> [Piece] {
        var pieces: [Piece] = []
        // The condition of a blank line that isn't printed yet.
        var blank: Condition?
        for (atom, condition) in atoms {
            guard let atom else {
                blank = condition
                continue
            }
            if let last = pieces.last, last.first.condition == atom.condition,
                last.first.declaration == atom.declaration,
                !atom.hasAccess, atom.place == nil, last.first.place == nil, blank ?? condition == condition
            {
                if blank != nil, !atom.isBrace { pieces[pieces.count - 1].text += "\n" }
                pieces[pieces.count - 1].text += atom.text
            } else {
                var flags: KitCode.Flags = atom.beginsLine ? [.line] : []
                if let blank {
                    let isAfter = pieces.last?.first.condition == blank, isBefore = blank == atom.condition
                    if isAfter { pieces[pieces.count - 1].flags.insert(.blankAfter) }
                    if isBefore { flags.insert(.blankBefore) }
                    if !isAfter, !isBefore {
                        let line = Atom(text: "", condition: blank, declaration: 0, beginsLine: false)
                        pieces.append(Piece(text: "", first: line, flags: .blankBefore))
                    }
                }
                if atom.isBrace { flags.insert(.brace) }
                if atom.hasAccess { flags.insert(.access) }
                pieces.append(Piece(text: atom.text, first: atom, flags: flags))
            }
            blank = nil
        }
        return pieces
    }

    /// The declarations that code uses by name.
    private func uses(of piece: Piece) -> [Int] {
        var names: Set<Substring> = [], called: Set<Substring> = []
        for line in piece.text.split(separator: "\n") {
            let code = SwiftSyntax.code(of: line)
            names.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            called.formUnion(
                code.matches(of: /[\w.]+(?=\()/).map { $0.output.trimmingPrefix("Self.") })
        }
        if piece.first.place != nil { called = names }
        return declarations.indices.filter { index in
            let declaration = declarations[index]
            return index != piece.first.declaration
                && (!declaration.isRoot || declaration.parent == 0 || declaration.function != nil)
                && (declaration.isCalled ? called : names).contains(Substring(declaration.name))
        }
    }

    func record(named name: String) throws -> String {
        if let mark = marks.last { throw RecordingError(description: "a mark without an end: \(mark.line)") }
        var text = "", uses: [Int] = [], conditions: [Condition] = []
        // What each declaration uses so far, and for which grids.
        var known: [Int: [(use: Int, condition: Condition)]] = [:]
        let lines = pieces().map { piece in
            let place = piece.first.place, declaration = piece.first.declaration
            let own = self.uses(of: piece).filter { use in
                !(known[declaration] ?? []).contains {
                    $0.use == use && piece.first.condition.implies($0.condition)
                }
            }
            known[declaration, default: []] += own.map { ($0, piece.first.condition) }
            uses += own
            if place == nil { text += piece.text }
            if !conditions.contains(piece.first.condition) { conditions.append(piece.first.condition) }
            let condition = conditions.firstIndex(of: piece.first.condition) ?? 0
            let number = place?.rawValue ?? 0
            let length = place == nil ? piece.text.utf8.count : 0
            return
                "        \(condition), \(own.count), \(piece.flags.rawValue), \(number), \(piece.first.declaration), \(length),"
        }
        let masks = conditions.map { "(\($0.needs), \($0.lacks))" }.joined(separator: ", ")
        let parents = declarations.map { declaration in
            let function = declaration.function.flatMap { CodeFunction.allCases.firstIndex(of: $0) }
            return "(\(declaration.parent), \(declaration.isRoot), \(function.map { $0 + 1 } ?? 0))"
        }.joined(separator: ", ")
        return """
            \(RecordedFile.head)
            extension KitCode {
                /// The kit in Swift.
                static let \(name) = KitCode(text: \(name)Text, conditions: \(name)Conditions, declarations: \(name)Declarations, pieces: \(name)Pieces, uses: \(name)Uses)

                private static let \(name)Declarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [\(parents)]

                private static let \(name)Conditions: [(needs: UInt64, lacks: UInt64)] = [\(masks)]

                private static let \(name)Uses: [UInt16] = \(uses)

                private static let \(name)Pieces = Pieces(numbers: [
            \(lines.joined(separator: "\n"))
                ])
            }

            private let \(name)Text: StaticString = #\"""
            \(text)
            \"""#

            """
    }
}

private func bracketsOpened(by code: some StringProtocol) -> Int {
    code.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
}
