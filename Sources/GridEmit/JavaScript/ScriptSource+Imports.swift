/// A statement that imports names, or exports those of another module.
struct ScriptImport {
    /// A name with what is written around it, such as `type Forms` or `crop as cut`.
    struct Name {
        let isType: Bool
        let range: Range<Int>
    }

    /// Whether all of the names are types.
    let isType: Bool
    let names: [Name]
    /// The first token after the list.
    let rest: Int
}

extension ScriptSource {
    /// The list of a statement that imports or exports names; nil for other statements.
    func importList(_ statement: Range<Int>) -> ScriptImport? {
        var at = statement.lowerBound
        guard isToken(at, "import") || isToken(at, "export") else { return nil }
        at += 1
        let isType = isToken(at, "type")
        if isType { at += 1 }
        guard isToken(at, "{") else { return nil }
        let end = afterBrackets(at) - 1
        var names: [ScriptImport.Name] = []
        at += 1
        while at < end {
            var next = at
            while next < end, !isToken(next, ",") { next += 1 }
            let hasType = isToken(at, "type") && next > at + 1
            if hasType { at += 1 }
            names.append(ScriptImport.Name(isType: hasType, range: at..<next))
            at = next + 1
        }
        return ScriptImport(isType: isType, names: names, rest: end + 1)
    }
}
