import Testing

@testable import GridCommand

/// `Tests/Consumers/completions` also checks the page with mandoc.
@Suite struct ManualPageTests {
    private let page = gridgen("man").output

    @Test(arguments: Verb.all) func theManualHasAllThatHelpHas(verb: Verb) {
        #expect(page.contains("\n.Ss \(verb.label)\n"))
        for option in verb.table.options {
            let label = option.label.map { $0 == "-" ? "\\-" : $0 == "…" ? "..." : String($0) }.joined()
            #expect(page.contains("\n.It \"\(label)\"\n"), "\(label)")
        }
    }

    @Test func noLineIsLongOrARequestByAccident() {
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            let isRequest = line.hasPrefix(".") && line.dropFirst().prefix(2).allSatisfy { $0.isLetter }
            #expect(isRequest || line.count <= 80 && !line.hasPrefix(".") && !line.hasPrefix("'"), "\(line)")
            #expect(!line.contains("`"), "\(line)")
        }
        #expect(gridgen("man", "gridgen").exit == 2)
    }
}
