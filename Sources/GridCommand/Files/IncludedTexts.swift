internal import IncludedTexts

/// The names and texts of a list of files that gridgen contains.
func includedTexts(_ files: UnsafePointer<IncludedText>?) -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = [], file = files
    while let next = file, let name = next.pointee.name, let text = next.pointee.text {
        texts.append((String(cString: name), String(cString: text)))
        file = next + 1
    }
    return texts
}
