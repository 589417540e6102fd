import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// The types that the code of all specs uses and doesn't declare: words that begin with a capital letter and aren't members.
///
/// - Parameters:
///   - words: the words before the name in a declaration, separated by `|`.
func typesUsed(in output: Output, declaredBy words: String) throws -> Set<String> {
    let declaration = try Regex("\\b(?:\(words)) `?(\\w+)", as: (Substring, Substring).self)
    let parameter = #/(?:func \w+|fun )<(\w+)/#
    let type = #/(?:^|[^.\w`])([A-Z]\w*[a-z]\w*)/#
    let literal = ##/#"[^"]*"#|"(?:\\.|[^"\\])*"/##
    var used = Set<String>()
    for file in Repository.files(in: "specs", ending: ".grid")
        + Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid")
    {
        let grid = try #require(compiled(try String(contentsOf: file, encoding: .utf8)).grid)
        guard output.check(grid).isEmpty else { continue }
        let text = emit(grid, as: output)
        let lines = text.split(separator: "\n").filter {
            let line = $0.drop { $0 == " " }
            return !["//", "*", "/*"].contains { line.hasPrefix($0) }
        }
        let code = lines.map { $0.split(separator: "//", maxSplits: 1)[0] }.joined(separator: "\n")
            .replacing(literal, with: "")
        var found = Set(code.matches(of: type).map { String($0.1) })
        found.subtract(code.matches(of: declaration).map { String($0.1) })
        found.subtract(code.matches(of: parameter).map { String($0.1) })
        used.formUnion(found)
    }
    return used
}
