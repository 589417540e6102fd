internal import GridEmit

/// How Swift is cut into declarations.
enum SwiftSyntax {
    /// The beginning of a declaration.
    struct Head {
        let name: String
        var isType = false
        /// Whether callers use it, so that it needn't be used by other code.
        var isRoot = false
        /// The function of generated code that it belongs to, if it is one of those that can be left out.
        var function: CodeFunction?
    }

    /// The blanks of a level, which generated code has before each line, too.
    static let indentation = 4

    /// Whether a line belongs to the declaration after it: a comment or an attribute.
    static func isLead(_ word: Substring) -> Bool {
        word.hasPrefix("//") || word.hasPrefix("/*") && !word.hasPrefix("/*@") || word.hasPrefix("*")
            || word.hasPrefix("@") && !word.contains(" ") && !word.contains("{")
    }

    /// A line without its comment, and without what is in quotes.
    static func code(of line: some StringProtocol) -> String {
        let word = line.drop { $0 == " " }
        if word.hasPrefix("*") || word.hasPrefix("/**") { return "" }
        var code = "", quote: Character?, previous: Character = " "
        for character in line {
            if let open = quote {
                if character == open, previous != "\\" { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "/", previous == "/" {
                code.removeLast()
                break
            } else {
                code.append(character)
            }
            previous = character
        }
        return code
    }
}

extension SwiftSyntax {
    /// The declaration that a line begins; nil if it isn't the first line of one that can be left out.
    static func head(_ line: Substring) -> Head? {
        var words = line.split(separator: " ")[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
        guard let keyword = words.popFirst() else { return nil }
        let name = words.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) } ?? ""
        let isPublic = line.hasPrefix("public ") || line.contains(" public ")
        switch keyword {
        case "struct", "enum", "class": return Head(name: name, isType: true, isRoot: isPublic)
        // Operators have no name.
        case "func":
            let function = line.contains("static func ") ? CodeFunction(rawValue: name) : nil
            // The runtime has functions of the same names, which code uses.
            if isPublic, function != nil { return Head(name: "", isRoot: true, function: function) }
            return Head(name: name, isRoot: isPublic || name.isEmpty, function: function)
        case "typealias": return Head(name: name, isRoot: isPublic)
        case "var", "let":
            return line.contains("{") ? Head(name: name, isRoot: isPublic) : nil
        default:
            let isInitializer = ["init", "subscript"].contains {
                keyword.hasPrefix("\($0)(") || keyword.hasPrefix("\($0)?(")
            }
            return isInitializer ? Head(name: "init", isRoot: true) : nil
        }
    }

    /// Where a line has the access level of what callers use.
    static func access(_ line: Substring) -> Range<Substring.Index>? {
        let word = line.drop { $0 == " " }
        let attribute = "@discardableResult "
        let rest = word.hasPrefix(attribute) ? word.dropFirst(attribute.count) : word
        return rest.hasPrefix("public ") ? rest.startIndex..<rest.index(rest.startIndex, offsetBy: 7) : nil
    }

    private static let modifiers: Set<Substring> = [
        "public", "fileprivate", "private", "static", "mutating", "final", "indirect",
    ]
}
