/// The strings of a declaration of `grid-template-areas`.
struct AreaTemplate {
    let lines: [String]
    let condition: WidthCondition

    /// The templates of a style sheet, or of a value alone.
    static func all(in text: String) throws(ImportError) -> [AreaTemplate] {
        var reader = Reader(isBare: !text.contains(":"))
        try reader.read(text)
        return reader.templates
    }

    private struct Reader {
        let isBare: Bool
        var templates: [AreaTemplate] = []
        /// The strings of the declaration that is being read.
        var lines: [String] = []
        /// The text since the last brace or semicolon, without strings.
        var statement = ""
        /// What is before the first colon of the statement.
        var property: String?
        /// The widths within each open brace, or why they can't be told, which matters if there is a template.
        var conditions: [Result<WidthCondition, ImportError>] = []

        init(isBare: Bool) { self.isBare = isBare }

        mutating func read(_ text: String) throws(ImportError) {
            var rest = text[...]
            while let character = rest.popFirst() {
                switch character {
                case "/" where rest.first == "*":
                    while !rest.hasPrefix("*/") {
                        if rest.popFirst() == nil { throw ImportError(message: "a comment has no end") }
                    }
                    rest = rest.dropFirst(2)
                case "\"", "'":
                    guard let end = rest.firstIndex(where: { $0 == character || $0.isNewline }),
                        rest[end] == character
                    else {
                        throw ImportError(message: "a string has no end")
                    }
                    if isBare || isTemplate { lines.append(String(rest[..<end])) }
                    rest = rest[rest.index(after: end)...]
                case "{":
                    try endStatement()
                    conditions.append(condition(before: statement))
                    (statement, property) = ("", nil)
                case ";", "}":
                    try endStatement()
                    (statement, property) = ("", nil)
                    if character == "}" { _ = conditions.popLast() }
                case ":":
                    if property == nil { property = statement.filter { !$0.isWhitespace }.lowercased() }
                    statement.append(character)
                default: statement.append(character)
                }
            }
            try endStatement()
        }

        /// Whether the statement declares areas.
        private var isTemplate: Bool {
            ["grid-template-areas", "grid-template", "grid"].contains(property)
        }

        /// The widths within a block, with those of the blocks around it.
        private func condition(before block: String) -> Result<WidthCondition, ImportError> {
            (conditions.last ?? .success(.all)).flatMap { outer in
                do throws(ImportError) {
                    return .success(outer.and(try WidthCondition(before: block)))
                } catch {
                    return .failure(error)
                }
            }
        }

        private mutating func endStatement() throws(ImportError) {
            if lines.isEmpty { return }
            let condition = try conditions.last?.get() ?? .all
            templates.append(AreaTemplate(lines: lines, condition: condition))
            lines = []
        }
    }
}
