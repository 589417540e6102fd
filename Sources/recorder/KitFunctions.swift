internal import GridEmit

/// The functions for every set of parameters.
func kitFunctions() throws -> String {
    var text = ""
    func add(_ names: [String], to base: String, where others: [String] = [], _ traits: Set<String>) throws {
        let condition = others.isEmpty ? "" : " where Self: \(others.joined(separator: " & "))"
        let functions = try swiftFunctions.filter { names.contains($0.name) }.map { function in
            try lines(of: function.text, for: traits).map { $0.isEmpty ? "" : "    \($0)" }
                .joined(separator: "\n")
        }
        text +=
            "\nnonisolated extension \(base)\(condition) {\n\(functions.joined(separator: "\n\n"))\n}\n"
    }
    for needsHeight in [false, true] {
        let base = needsHeight ? "FilledPhotoGrid" : "WidthPhotoGrid"
        for (looksAtPhotos, appends) in [(false, false), (true, false), (false, true), (true, true)] {
            let traits = [
                needsHeight ? "height" : nil, looksAtPhotos ? "ratios" : nil, appends ? "append" : nil,
            ]
            let others = [looksAtPhotos ? "RatioPhotoGrid" : nil, appends ? "EditablePhotoGrid" : nil]
            let used = Set(traits.compactMap { $0 } + ["kit", "direct"])
            try add(
                ["layout", "height", "frames", "moves"], to: base, where: others.compactMap { $0 }, used)
            guard looksAtPhotos, !appends else { continue }
            try add(["columns"], to: base, where: ["WaterfallPhotoGrid"], used)
            try add(["rows"], to: base, where: ["JustifiedPhotoGrid"], used)
        }
    }
    try add(["tileCount"], to: "CompiledPhotoGrid", ["kit"])
    try add(["tileCount"], to: "EditablePhotoGrid", ["kit", "append"])
    return text
}

/// The lines of a text with marks that grids with some traits have.
private func lines(of text: String, for traits: Set<String>) throws -> [String] {
    func holds(_ words: some StringProtocol) -> Bool {
        words.split(separator: " ").allSatisfy {
            $0.first == "!" ? !traits.contains(String($0.dropFirst())) : traits.contains(String($0))
        }
    }
    var result: [String] = [], marks: [Bool] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let word = line.drop { $0 == " " }
        if word == "//@ end" {
            marks.removeLast()
        } else if word.hasPrefix("//@ ") {
            marks.append(holds(word.dropFirst(4)))
        } else if marks.allSatisfy({ $0 }) {
            result.append(
                try InlineMarks.parts(of: line).filter { $0.words.map(holds) ?? true }.map { $0.text }
                    .joined())
        }
    }
    return result
}
