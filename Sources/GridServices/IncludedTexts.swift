package import IncludedTexts

/// The names and texts of a list of files that gridgen contains.
package func includedTexts(_ files: UnsafePointer<IncludedText>?) -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = [], file = files
    while let next = file, let name = next.pointee.name, let text = next.pointee.text {
        texts.append((String(cString: name), String(cString: text)))
        file = next + 1
    }
    return texts
}

/// The cheat sheet: each form of the language on a line of a spec, with what it means in a comment.
package var cheatSheet: String {
    let sheet = includedTexts(included_cheat_sheet()).first?.text ?? ""
    // Before the forms, the page says what they are.
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "## Overview" }.dropFirst().joined(separator: "\n")
}
