/// Prints a syntax tree, one statement per line; parsing the text gives an equal tree. Of the comments, only doc
/// comments are part of the tree.
package func printed(_ spec: SpecSyntax) -> String {
    var printer = Printer()
    for statement in spec.statements { printer.print(statement) }
    return printer.text
}

private struct Printer {
    var text = ""

    mutating func print(_ statement: StatementSyntax) {
        print(doc: statement.doc, indent: "")
        switch statement.kind.value {
        case .setting(let setting): text += setting.printed
        case .rule(let rule): text += rule.printed
        case .section(let section): print(section)
        }
        text += "\n"
    }

    mutating func print(_ section: SectionSyntax) {
        text += "when \(section.condition.value.printed) {\n"
        for item in section.items {
            print(doc: item.doc, indent: "    ")
            text += "    " + item.printed + "\n"
        }
        text += "}"
    }

    mutating func print(doc: String?, indent: String) {
        guard let doc else { return }
        for line in doc.split(separator: "\n", omittingEmptySubsequences: false) {
            text += indent + (line.isEmpty ? "##" : "## " + line) + "\n"
        }
    }
}
