extension ScriptSource {
    /// The declarations of the module, as a compiler of TypeScript writes them: of what it exports, and of types that this needs.
    ///
    /// Types begin with a capital letter, and each value that is exported has a type or is a literal.
    var declarations: [UInt8] {
        let statements = statements
        let written = statements.map { DeclarationWriter(source: self).declaration($0) }
        let isReached = reached(written)
        let names = typeNames(statements.indices.filter { isReached[$0] }.map { written[$0].text })
        var text = Array(bytes[..<(statements.first.map { tokens[$0.lowerBound].start } ?? bytes.count)])
        if let first = statements.first, importList(first) == nil {
            text.removeLast(tokens[first.lowerBound].start - tokens[first.lowerBound].lead)
        }
        var isAfterBlank = true, hidesTypes = false
        for (index, statement) in statements.enumerated() {
            var own = written[index].text
            if let list = importList(statement) {
                own = imports(list, statement, names)
            } else if !isReached[index] {
                continue
            }
            if own.isEmpty { continue }
            let isList = importList(statement) != nil
            if !isAfterBlank, !isList { text.append(newline) }
            text += own
            text.append(newline)
            isAfterBlank = false
            if !written[index].isExported { hidesTypes = hidesTypes || !isList }
        }
        // Otherwise all declarations of the file would be exported.
        if hidesTypes { text += Array("\nexport {};\n".utf8) }
        return text
    }

    /// For each declaration whether it is exported, or one that is names it.
    private func reached(_ declarations: [ScriptDeclaration]) -> [Bool] {
        var isReached = declarations.map { $0.isExported }
        var open = isReached.indices.filter { isReached[$0] }
        while let next = open.popLast() {
            let names = typeNames([declarations[next].text])
            for (index, other) in declarations.enumerated()
            where !isReached[index] && !other.name.isEmpty && names.contains(other.name) {
                isReached[index] = true
                open.append(index)
            }
        }
        return isReached
    }

    /// The names of types in texts.
    private func typeNames(_ texts: [[UInt8]]) -> Set<[UInt8]> {
        var names: Set<[UInt8]> = []
        for text in texts {
            let source = ScriptSource(text)
            for token in source.tokens where token.kind == .word {
                if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[token.start]) {
                    names.insert(Array(text[token.start..<token.end]))
                }
            }
        }
        return names
    }

    /// A statement that imports names, as far as declarations use them; one that exports names has all of them.
    private func imports(_ list: ScriptImport, _ statement: Range<Int>, _ used: Set<[UInt8]>) -> [UInt8] {
        let isExport = isToken(statement.lowerBound, "export")
        let names = list.names.filter { isExport || used.contains(Array(text(of: $0.range))) }
        if names.isEmpty { return [] }
        var line = Array((isExport ? "export " : "import ").utf8)
        if list.isType { line += Array("type ".utf8) }
        line += Array("{ ".utf8)
        for (index, name) in names.enumerated() {
            if index > 0 { line += Array(", ".utf8) }
            if name.isType { line += Array("type ".utf8) }
            line += text(of: name.range)
        }
        return line + Array(" } ".utf8) + text(of: list.rest..<statement.upperBound)
    }

    /// The text of tokens.
    fileprivate func text(of range: Range<Int>) -> ArraySlice<UInt8> {
        range.isEmpty ? [] : bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end]
    }
}

private let newline = UInt8(ascii: "\n")

/// What declares a statement of a module.
private struct ScriptDeclaration {
    let name: [UInt8]
    let isExported: Bool
    /// Empty for a statement that needs none.
    let text: [UInt8]
}

/// Writes the declaration of a statement.
private struct DeclarationWriter {
    let source: ScriptSource
    var text: [UInt8] = []

    init(source: ScriptSource) { self.source = source }

    consuming func declaration(_ statement: Range<Int>) -> ScriptDeclaration {
        let isExported = source.isToken(statement.lowerBound, "export")
        if source.importList(statement) != nil {
            return ScriptDeclaration(name: [], isExported: isExported, text: [])
        }
        var at = statement.lowerBound + (isExported ? 1 : 0)
        copyDocument(of: statement.lowerBound)
        if isExported { add("export ") }
        if source.isToken(at, among: ["interface", "type"]) {
            copy(at..<statement.upperBound)
            at += 1
        } else {
            add("declare ")
            if source.isToken(at, "abstract") {
                add("abstract ")
                at += 1
            }
            let kind = at
            at += 1
            if source.isToken(kind, "class") {
                writeClass(at)
            } else if source.isToken(kind, "function") {
                add("function ")
                copy(at..<(at + 1))
                _ = writeSignature(at + 1, ": ")
                add(";")
            } else {
                add("const ")
                copy(at..<(at + 1))
                writeValue(at + 1)
                add(";")
            }
        }
        return ScriptDeclaration(
            name: Array(source.text(of: at..<(at + 1))), isExported: isExported, text: text)
    }

    private mutating func add(_ piece: StaticString) {
        text += UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount)
    }

    /// Copies the comments of a token that document it.
    private mutating func copyDocument(of index: Int) {
        copy(from: source.tokens[index].lead, to: source.tokens[index].start)
    }

    /// Copies tokens with what is between them.
    private mutating func copy(_ range: Range<Int>) {
        if range.isEmpty { return }
        copy(from: source.tokens[range.lowerBound].start, to: source.tokens[range.upperBound - 1].end)
    }

    /// Copies a part of the text without remarks.
    private mutating func copy(from start: Int, to end: Int) {
        var at = start
        for remark in source.remarks where remark.lowerBound >= start && remark.upperBound <= end {
            text += source.bytes[at..<remark.lowerBound]
            at = remark.upperBound
            // The rest of its line.
            while at < end, source.bytes[at] == UInt8(ascii: " ") || source.bytes[at] == newline { at += 1 }
        }
        text += source.bytes[at..<end]
    }

    // MARK: Functions and values

    /// Writes the parameters and the type of what a function returns; gives the token after it.
    private mutating func writeSignature(_ start: Int, _ arrow: StaticString) -> Int {
        var at = start
        if source.beginsTypes(at) {
            let end = source.afterTypes(at)
            copy(at..<end)
            at = end
        }
        let end = source.afterBrackets(at)
        writeParameters(at, end - 1)
        guard source.isToken(end, ":") else { return end }
        let after = source.afterType(end + 1)
        text += Array("\(arrow)".utf8)
        copy((end + 1)..<after)
        return after
    }

    /// Writes what is between two brackets, with optional parameters instead of default values.
    private mutating func writeParameters(_ start: Int, _ end: Int) {
        add("(")
        var at = start + 1
        while at < end {
            // Blanks and line breaks as they are.
            copy(from: source.tokens[at - 1].end, to: source.tokens[at].start)
            var next = source.afterBrackets(at)
            copy(at..<next)
            var isOptional = false
            if source.isToken(next, "?") {
                isOptional = true
                next += 1
            }
            let type = source.isToken(next, ":") ? (next + 1)..<source.afterType(next + 1) : next..<next
            next = type.upperBound
            let hasDefault = source.isToken(next, "=")
            if isOptional || hasDefault { add("?") }
            if !type.isEmpty {
                add(": ")
                copy(type)
            } else if hasDefault {
                writeType(ofValue: next + 1)
            }
            while next < end, !source.isToken(next, ",") { next = source.afterBrackets(next) }
            if next < end { add(",") }
            at = next + 1
        }
        copy(from: source.tokens[end - 1].end, to: source.tokens[end].start)
        add(")")
    }

    /// Writes the type of a value, from the colon or the sign of equality on.
    private mutating func writeValue(_ start: Int) {
        if source.isToken(start, ":") {
            add(": ")
            return copy((start + 1)..<source.afterType(start + 1))
        }
        let value = start + 1
        guard source.isToken(start, "="), value < source.tokens.count else { return }
        if source.beginsTypes(value) || source.isToken(value, "(") {
            add(": ")
            _ = writeSignature(value, " => ")
        } else if source.isToken(value, "{") {
            writeConstants(value)
        } else {
            add(" = ")
            copy(value..<(source.after(";", from: value) - 1))
        }
    }

    /// Writes the type of an object of literals that is constant.
    private mutating func writeConstants(_ start: Int) {
        add(": {")
        var at = start + 1
        let end = source.tokens[start].partner
        while at + 2 < end {
            add("\n  readonly ")
            copy(at..<(at + 3))
            add(";")
            at += 4
        }
        add("\n}")
    }

    /// Writes the type of a literal or of a new object, with a colon.
    private mutating func writeType(ofValue value: Int) {
        let sign = source.isToken(value, "-") ? 1 : 0
        guard value + sign < source.tokens.count else { return }
        let token = source.tokens[value + sign]
        if token.kind == .number {
            add(": number")
        } else if token.kind == .text {
            add(": string")
        } else if source.isToken(value, among: ["true", "false"]) {
            add(": boolean")
        } else if source.isToken(value, "new") {
            add(": ")
            copy((value + 1)..<(value + 2))
        }
    }

    // MARK: Classes

    /// Writes a class from its name on.
    private mutating func writeClass(_ start: Int) {
        add("class ")
        var at = start
        while at < source.tokens.count, !source.isToken(at, "{") { at += 1 }
        copy(start..<at)
        add(" {")
        guard at < source.tokens.count else { return }
        let end = source.tokens[at].partner
        at += 1
        while at < end {
            add("\n  ")
            at = writeMember(at)
            add(";")
        }
        add("\n}")
    }

    /// Writes a member of a class; gives the token after it.
    private mutating func writeMember(_ start: Int) -> Int {
        var at = start, isPrivate = false
        copyDocument(of: at)
        while let word = source.modifier(at) {
            if word == .private { isPrivate = true }
            if !source.isToken(at, among: ["override", "async"]) {
                copy(at..<(at + 1))
                add(" ")
            }
            at += 1
        }
        let isAccessor = source.isToken(at - 1, among: ["get", "set"])
        copy(at..<(at + 1))
        at += 1
        if source.isToken(at, "!") { at += 1 }
        if source.beginsTypes(at) || source.isToken(at, "(") {
            let text = text
            let end = writeSignature(at, ": ")
            if isPrivate {
                self.text = text
                if isAccessor { add("()") }
            }
            if source.isToken(end, "{") { return source.afterBrackets(end) }
            return source.after(";", from: end)
        }
        let end = source.after(";", from: at)
        if isPrivate { return end }
        if source.isToken(at, "?") {
            add("?")
            at += 1
        }
        if source.isToken(at, ":") {
            add(": ")
            copy((at + 1)..<source.afterType(at + 1))
        } else if source.isToken(at, "=") {
            if source.beginsTypes(at + 1) || source.isToken(at + 1, "(") {
                add(": ")
                _ = writeSignature(at + 1, " => ")
            } else {
                writeType(ofValue: at + 1)
            }
        }
        return end
    }
}
