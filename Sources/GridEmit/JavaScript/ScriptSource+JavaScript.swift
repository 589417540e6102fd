extension ScriptSource {
    /// The module in JavaScript: the same text without types.
    var javaScript: [UInt8] {
        var eraser = TypeEraser(source: self)
        for statement in statements { eraser.erase(statement) }
        return eraser.rest
    }
}

/// Goes through a module and notes what only types are.
private struct TypeEraser {
    /// Brackets, and what a colon in them can be.
    private struct Scope {
        enum Kind { case block, object, members, other }

        let kind: Kind
        /// Question marks whose colon hasn't come yet.
        var questions = 0
        /// Whether the next colon ends a label of a `switch`.
        var isLabel = false
    }

    let source: ScriptSource
    /// What is left out, in the order of the text, and whether it is all of some lines.
    private var erased: [(range: Range<Int>, isLines: Bool)] = []
    private var scopes: [Scope] = []
    /// Whether the next brace begins the members of a class.
    private var beginsMembers = false

    init(source: ScriptSource) { self.source = source }

    /// The text without what is erased.
    var rest: [UInt8] {
        var text: [UInt8] = [], at = 0
        let bytes = source.bytes, newline = UInt8(ascii: "\n")
        text.reserveCapacity(bytes.count)
        for (range, isLines) in erased {
            if at < range.lowerBound { text += bytes[at..<range.lowerBound] }
            at = max(at, range.upperBound)
            guard isLines else { continue }
            // Of the blank lines around it, one is left.
            let isAfterBlank = text.suffix(2).allSatisfy { $0 == newline }
            while isAfterBlank, at < bytes.count, bytes[at] == newline { at += 1 }
        }
        text += bytes[at...]
        while text.suffix(2).count == 2, text.suffix(2).allSatisfy({ $0 == newline }) { text.removeLast() }
        return text
    }

    mutating func erase(_ statement: Range<Int>) {
        if let list = source.importList(statement) {
            eraseNames(of: list, statement)
        } else {
            let word = statement.lowerBound + (source.isToken(statement.lowerBound, "export") ? 1 : 0)
            if source.isToken(word, "interface") || source.isToken(word, "type") {
                eraseLines(from: source.tokens[statement.lowerBound].lead, statement)
            } else {
                eraseTypes(in: statement)
            }
        }
    }

    /// Erases a range of tokens with their lines.
    private mutating func eraseLines(from start: Int, _ range: Range<Int>) {
        let bytes = source.bytes
        var start = start, end = source.tokens[range.upperBound - 1].end
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        if end < bytes.count { end += 1 }
        erased.append((start..<end, true))
    }

    /// Erases from the end of the token before one to the end of the last one before `end`.
    private mutating func erase(_ start: Int, to end: Int) {
        guard start > 0, end > start else { return }
        erased.append((source.tokens[start - 1].end..<source.tokens[end - 1].end, false))
    }

    /// Erases tokens and the blanks after them.
    private mutating func eraseWord(_ index: Int) {
        guard index + 1 < source.tokens.count else { return }
        erased.append((source.tokens[index].start..<source.tokens[index + 1].start, false))
    }

    private mutating func eraseNames(of list: ScriptImport, _ statement: Range<Int>) {
        if list.isType { return eraseLines(from: source.tokens[statement.lowerBound].start, statement) }
        for name in list.names where name.isType {
            // With the word `type`, and with a comma.
            let isLast = name.range.upperBound == list.rest - 1
            let start = name.range.lowerBound - 1
            if isLast {
                erase(start - 1, to: name.range.upperBound)
            } else {
                erased.append(
                    (source.tokens[start].start..<source.tokens[name.range.upperBound + 1].start, false))
            }
        }
    }

    private mutating func eraseTypes(in statement: Range<Int>) {
        scopes = [Scope(kind: .block)]
        beginsMembers = false
        var at = statement.lowerBound
        // What comes after a type: a brace that isn't an object.
        var isAfterType = false
        while at < statement.upperBound {
            let next = eraseTypes(at, isAfterType)
            isAfterType = next.isAfterType
            at = next.index
        }
    }

    /// Looks at a token; returns the next one to look at, and whether a type comes before it.
    private mutating func eraseTypes(_ at: Int, _ isAfterType: Bool) -> (index: Int, isAfterType: Bool) {
        let scope = scopes.count - 1
        guard scope >= 0 else { return (at + 1, false) }
        if scopes[scope].kind == .members, beginsMember(at) {
            let start = eraseModifiers(at)
            if start > at { return (start, false) }
        }
        switch source.tokens[at].kind {
        case .templateStart: scopes.append(Scope(kind: .other))
        case .templateEnd: scopes.removeLast()
        case .word: return readWord(at)
        case .mark:
            if source.isToken(at, "{") {
                scopes.append(Scope(kind: kindOfBrace(at, isAfterType)))
            } else if source.isToken(at, among: ["(", "["]) {
                scopes.append(Scope(kind: .other))
            } else if source.isToken(at, among: [")", "]", "}"]) {
                scopes.removeLast()
            } else if source.isToken(at, "?") {
                if source.isToken(at + 1, among: [":", ")", ",", ";"]) {
                    erase(at, to: at + 1)
                } else {
                    scopes[scope].questions += 1
                }
            } else if source.isToken(at, "!"), endsExpression(at - 1), source.isAdjacent(at) {
                erase(at, to: at + 1)
            } else if source.beginsTypes(at) {
                let end = source.afterTypes(at)
                erased.append((source.tokens[at].start..<source.tokens[end - 1].end, false))
                return (end, false)
            } else if source.isToken(at, ":"), isBeforeType(at) {
                let end = source.afterType(at + 1)
                erase(at, to: end)
                return (end, true)
            }
        default: break
        }
        return (at + 1, false)
    }

    private mutating func readWord(_ at: Int) -> (index: Int, isAfterType: Bool) {
        let isMember = source.isToken(at - 1, ".") || source.isToken(at - 1, "?.")
        if isMember { return (at + 1, false) }
        if source.isToken(at, "abstract"), source.isToken(at + 1, "class") {
            eraseWord(at)
        } else if source.isToken(at, "class") {
            beginsMembers = true
        } else if beginsMembers, source.isToken(at, "implements") {
            var end = at
            while end < source.tokens.count, !source.isToken(end, "{") { end += 1 }
            erase(at, to: end)
            return (end, false)
        } else if source.isToken(at, "as"), endsExpression(at - 1) {
            let end = source.afterType(at + 1)
            erase(at, to: end)
            return (end, false)
        } else if source.isToken(at, "case") || source.isToken(at, "default") && source.isToken(at + 1, ":") {
            scopes[scopes.count - 1].isLabel = true
        }
        return (at + 1, false)
    }

    /// Whether a colon comes before a type; one that doesn't belongs to a conditional expression, a label or a property.
    private mutating func isBeforeType(_ at: Int) -> Bool {
        let scope = scopes.count - 1
        if scopes[scope].questions > 0 {
            scopes[scope].questions -= 1
            return false
        }
        if scopes[scope].isLabel {
            scopes[scope].isLabel = false
            return false
        }
        // In an object, methods have types.
        return scopes[scope].kind != .object || source.isToken(at - 1, ")")
    }

    /// Whether a brace begins an object, a block or members.
    private mutating func kindOfBrace(_ at: Int, _ isAfterType: Bool) -> Scope.Kind {
        if beginsMembers {
            beginsMembers = false
            return .members
        }
        if isAfterType || at == 0 { return .block }
        if source.isWord(at - 1) {
            let isObject = source.isToken(
                at - 1, among: ["return", "const", "let", "import", "export", "of", "in", "typeof"])
            return isObject ? .object : .block
        }
        return source.isToken(at - 1, among: [")", "=>", ";", "{", "}"]) ? .block : .object
    }

    /// Whether an expression may end with a token.
    private func endsExpression(_ index: Int) -> Bool {
        guard source.tokens.indices.contains(index) else { return false }
        switch source.tokens[index].kind {
        case .word: return !source.isToken(index, among: ["return", "typeof", "case", "of", "in", "await"])
        case .number, .text, .templateEnd: return true
        case .mark: return source.isToken(index, among: [")", "]", "}", "!"])
        default: return false
        }
    }

    // MARK: Members of classes

    private func beginsMember(_ at: Int) -> Bool {
        source.isToken(at - 1, among: ["{", "}", ";"]) && !source.isToken(at, "}")
    }

    /// Erases the words before a member that JavaScript hasn't, or all of one without a body; returns where to go on.
    private mutating func eraseModifiers(_ start: Int) -> Int {
        var at = start
        while let word = source.modifier(at) {
            if word == .abstract {
                let end = source.after(";", from: at)
                eraseLines(from: source.tokens[start].lead, start..<end)
                return end
            }
            if word != .script { eraseWord(at) }
            at += 1
        }
        return at
    }
}

/// A word before the name of a member of a class.
enum ScriptModifier {
    /// It is part of JavaScript: `static`.
    case script
    /// It is only for types: `readonly`.
    case type
    case `private`, abstract
}

extension ScriptSource {
    /// The modifier that a token is; nil if it is the name of a member.
    func modifier(_ index: Int) -> ScriptModifier? {
        guard isWord(index), index + 1 < tokens.count,
            isWord(index + 1) || isToken(index + 1, "[") || tokens[index + 1].kind == .text
        else { return nil }
        if isToken(index, "abstract") { return .abstract }
        if isToken(index, "private") { return .private }
        if isToken(index, among: ["readonly", "override", "public", "protected"]) { return .type }
        return isToken(index, among: ["static", "get", "set", "async"]) ? .script : nil
    }
}
