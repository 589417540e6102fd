import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// Specs of a run whose outputs would define the same name.
@Suite struct NameClashTests {
    private func build(_ specs: [(path: String, text: String)], _ arguments: String...) throws -> (
        Session, [String]
    ) {
        try withTemporaryFolder { folder in
            for spec in specs { try folder.write(spec.path, spec.text) }
            var session = gridgen([folder.path] + arguments.map { $0.replacing("FOLDER", with: folder.path) })
            session.errors = session.errors.replacing(folder.path + "/", with: "")
            return (session, folder.contents.filter { !$0.hasSuffix(".grid") && $0.contains(".") })
        }
    }

    @Test(arguments: [("swift", "A", "swift"), ("kotlin", "A", "kt"), ("c", "a_", "h"), ("css", ".a", "css")])
    func twoSpecsCantMakeOneName(output: String, name: String, suffix: String) throws {
        let specs = [("a/x.grid", "grid A\n1: 1\n"), ("b/y.grid", "gap 2\ngrid A\n1: 1\n")]
        let (session, files) = try build(specs, "--emit", output)
        #expect(session.exit == 1)
        #expect(
            session.errors.hasPrefix(
                "b/y.grid:2:1: error: `\(output)` of `a/x.grid` defines `\(name)`, too [name-taken]\n"),
            "\(session.errors)")
        #expect(session.errors.contains("`grid NAME`") && session.errors.hasSuffix("1 error in 1 file\n"))
        #expect(files == ["a/x.grid.\(suffix)"])
    }

    @Test func theNameOfAFileCounts() throws {
        let specs = [("a/x.grid", "1: 1\n"), ("b/x.grid", "1: 1\n"), ("c/y.grid", "grid X\n1: 1\n")]
        let (session, files) = try build(specs, "--emit", "swift,json")
        #expect(session.exit == 1 && files == ["a/x.grid.json", "a/x.grid.swift"])
        #expect(session.errors.contains("b/x.grid:1:1: error: `swift` of `a/x.grid` defines `X`, too"))
        #expect(session.errors.contains("c/y.grid:1:1: error: `swift` of `a/x.grid` defines `X`, too"))
        #expect(try build([specs[0], ("b/x.grid", "# grid\ngrid Y\n1: 1\n")], "--emit", "swift").0.exit == 0)
    }

    @Test(arguments: ["ts", "json", "svg", "html", "images"])
    func otherOutputsDefineNoName(output: String) throws {
        let specs = [("a/x.grid", "grid A\n1: 1\n"), ("b/y.grid", "grid A\n1: 1\n")]
        let (session, files) = try build(specs, "--emit", output)
        #expect(session.exit == 0 && files.count == 2, "\(session.errors)")
    }

    @Test func namesThatDifferMayBeOneClass() throws {
        let specs = [("a.grid", "grid URLGrid\n1: 1\n"), ("b.grid", "grid UrlGrid\n1: 1\n")]
        for (output, code) in [("swift", Int32(0)), ("kotlin", 0), ("css", 1), ("c", 1)] {
            #expect(try build(specs, "--emit", output, "--out-dir", "FOLDER/out").0.exit == code, "\(output)")
        }
    }

    @Test func aRunForEachAppAndLintOfAllOfThemAreFine() throws {
        try withTemporaryFolder { folder in
            for app in ["a", "b"] { try folder.write("\(app)/feed.grid", "1: 1\n2: 2\n") }
            for app in ["a", "b"] {
                #expect(gridgen("\(folder.path)/\(app)", "--emit", "swift,css").exit == 0)
            }
            #expect(gridgen("lint", folder.path).exit == 0)
            // Two outputs of one spec are no clash.
            let twice = gridgen(
                "\(folder.path)/a", "--emit", "css=\(folder.path)/1.css,css=\(folder.path)/2.css")
            #expect(twice.exit == 0)
            #expect(gridgen(folder.path, "--emit", "swift", "--check").exit == 1)
        }
    }
}
