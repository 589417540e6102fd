import Foundation
import GridCommand
import TestSupport
import Testing

@Suite struct LintCommandTests {
    private let lonely = "4: 3, 1\n"

    // MARK: Text

    @Test func findingsAreFollowedByTheSummary() {
        let session = gridgen("lint", "-", input: lonely)
        #expect(session.exit == 0 && session.errors.isEmpty)
        #expect(
            session.output == """
                stdin:1:7: warning: one photo is alone in the last row [lonely-photo]
                  |
                1 | 4: 3, 1
                  |       ^
                  = help: did you mean `4: 2, 2`?
                1 warning in 1 file

                """)
    }

    @Test func nothingFoundIsSaid() throws {
        try withTemporaryFolder { folder in
            try folder.write("a.grid", "1: 1\n")
            try folder.write("b/b.grid", "1: 1\n")
            let session = gridgen("lint", folder.path)
            #expect(session.exit == 0 && session.output == "no findings in 2 files\n")
        }
    }

    @Test func fixItsAreCounted() {
        let session = gridgen("lint", "-", input: "frame fill\n3: 1@2, 2\n4: ab / cd\n5: 4, 1\n")
        #expect(
            session.output.hasSuffix(
                "\n3 warnings in 1 file\nfix-its are available for 2; `--fix` applies the safe ones\n"
            ))
        #expect(!gridgen("lint", "-", input: "frame fill\n1: 1\n5: 4, 1\n").output.contains("--fix"))
    }

    @Test func filesAreReportedInOrderWithABlankLineBetween() throws {
        try withTemporaryFolder { folder in
            let paths = try ["b.grid", "a.grid"].map { try folder.write($0, lonely) }
            let output = gridgen(["lint"] + paths).output
            let places = output.split(separator: "\n").filter { $0.contains("warning:") }.map(String.init)
            #expect(places.map { $0.hasPrefix(paths[0]) } == [true, false])
            #expect(output.contains("\n\n\(paths[1]):1:7: "))
            #expect(output.hasSuffix("2 warnings in 2 files\n"))
            #expect(gridgen("lint", folder.path).output.hasPrefix(folder.path + "/a.grid:1:7: "))
        }
    }

    @Test func onATerminalTheSummaryMentionsTheExplanations() {
        var output = ""
        let console = Console(
            readInput: { .success(Array("4: 3, 1\n".utf8)) },
            writeBytes: { bytes in
                output += String(decoding: bytes, as: UTF8.self)
                return .success(())
            },
            writeError: { _ in }, output: Console.Stream(isTerminal: true, isColored: true))
        #expect(runGridgen(["lint", "-"], console: console) == 0)
        #expect(output.hasSuffix("\n`gridgen explain CODE` explains a code\n"))
        #expect(output.contains("\u{1B}[1;33mwarning: \u{1B}[0m"))
        output = ""
        _ = runGridgen(["lint", "-", "--color", "never"], console: console)
        #expect(!output.contains("\u{1B}"))
    }

    // MARK: Exit codes

    @Test(arguments: [
        ("1: 1\n", [], 0), ("4: 3, 1\n", [], 0), ("4: 3, 1\n", ["--strict"], 1), ("7: 3, 3\n", [], 1),
        ("1: 1\n", ["--strict"], 0), ("4: 3, 1\n", ["--strict", "--ignore", "lonely-photo"], 0),
        ("4: 3, 1\n", ["--strict", "--select", "uneven-rows"], 0), ("7: 3, 3\n", ["--select", "zero"], 2),
        ("7: 3, 3\n", ["--select", "lonely-photo"], 1),
        ("4: 3, 1\n", ["--strict", "--fix"], 1), ("frame fill\n3: 1@2, 2\n", ["--strict", "--fix"], 0),
        ("4: 3, 1\n", ["--strict", "--output-format", "json"], 1), ("\u{0}", [], 1),
    ])
    func errorsFailTheRunAndWarningsDoIfStrict(spec: String, options: [String], code: Int32) {
        #expect(gridgen(["lint", "-"] + options, input: Array(spec.utf8)).exit == code)
    }

    @Test func invalidUTF8IsAFailureAndNeverPrinted() {
        let session = gridgen(["lint", "--fix", "-"], input: [0x31, 0xFF, 0x0A])
        #expect(session.exit == 2 && session.output.isEmpty && session.errors.contains("[invalid-utf8]"))
    }

    @Test func unreadableFilesAreReportedAndTheRestIsLinted() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", lonely)
            let session = gridgen("lint", folder.path + "/none.grid", path, "--output-format", "json")
            #expect(session.exit == 2 && session.errors.contains("none.grid: No such file"))
            #expect(session.output.contains("\"lonely-photo\""))
        }
    }

    @Test func aFolderWithoutSpecsIsAFailure() throws {
        try withTemporaryFolder { folder in
            let session = gridgen("lint", folder.path)
            #expect(session.exit == 2 && session.output.isEmpty)
            #expect(session.errors.contains("has no `.grid` files"))
        }
    }

    @Test func unwritableOutputIsAFailure() {
        let failure = IOFailure(path: "standard output", reason: "Broken pipe")
        #expect(gridgen(["lint", "-"], input: Array(lonely.utf8), outputFailure: failure).exit == 2)
    }

    @Test func anArgumentIsLintedWhateverItsName() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("feed.txt", lonely)
            #expect(gridgen("lint", path).output.contains("[lonely-photo]"))
        }
    }

    @Test(arguments: [
        ([], "no spec or folder given"), (["--select"], "`--select` needs a value: CODE[,…]"),
        (["-", "--select", "lonly-photo"], "unknown warning `lonly-photo`, did you mean `lonely-photo`?"),
        (["-", "--ignore", "xyzzy"], "unknown warning `xyzzy`; `gridgen rule` lists all"),
        (["-", "--ignore", "row-sum"], "`row-sum` is an error; errors are always reported"),
        (["-", "--output-format", "jsn"], "unknown output format `jsn`, did you mean `json`?"),
        (
            ["-", "--output-format", "xml"],
            "unknown output format `xml`; known: text, json, sarif, github"
        ),
        (["-", "a.grid", "--fix"], "`--fix` fixes standard input or files, not both"),
        (["-", "--stric"], "unknown option `--stric`, did you mean `--strict`?"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        let session = gridgen(["lint"] + arguments)
        #expect(session.exit == 2 && session.output.isEmpty)
        #expect(session.errors.hasPrefix("gridgen: error: \(message)\nusage: gridgen lint "))
    }

    @Test func helpSaysHowToIgnoreAndToExplain() {
        let help = gridgen("lint", "--help").output
        for text in ["--fix", "# gridgen:ignore CODE: why", "gridgen rule CODE", "exit codes:"] {
            #expect(help.contains(text))
        }
    }

    // MARK: Fixing

    @Test func fixWritesTheFixesAndReportsTheRest() throws {
        try withTemporaryFolder { folder in
            let fixed = try folder.write("a.grid", "frame fill\n3: 1@2, 2 # why\n4: ab / cd\n")
            let other = try folder.write("b.grid", lonely)
            let session = gridgen("lint", "--fix", folder.path)
            #expect(session.exit == 0)
            #expect(folder.text(of: "a.grid") == "frame fill\n3: 1@2, 2@1 # why\n4: 2, 2\n")
            #expect(session.output.hasPrefix(other + ":1:7: "))
            #expect(session.output.hasSuffix("\n\nfixed 2 findings in 1 file\n1 warning in 1 file\n"))
            #expect(gridgen("lint", "--fix", fixed).output == "no findings in 1 file\n")
            #expect(folder.contents == ["a.grid", "b.grid"])
        }
    }

    @Test func aFileWithoutFixesIsLeftAlone() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", lonely)
            let old = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            _ = gridgen("lint", "--fix", path)
            let new = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            #expect(old == new && folder.text(of: "a.grid") == lonely)
        }
    }

    @Test func fixedStandardInputIsPrintedAndFindingsGoToStandardError() {
        let session = gridgen("lint", "--fix", "-", input: "frame fill\n3: 1@2, 2\n4: 3, 1\n")
        #expect(session.output == "frame fill\n3: 1@2, 2@1\n4: 3, 1\n")
        #expect(session.errors.contains("[lonely-photo]"))
        #expect(session.errors.hasSuffix("fixed 1 finding in 1 file\n1 warning in 1 file\n"))
        #expect(gridgen("lint", "--fix", "-", input: "1: 1").output == "1: 1")
    }

    @Test func otherFormatsReportFixesSeparately() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "frame fill\n3: 1@2, 2\n")
            let session = gridgen("lint", "--fix", path, "--output-format", "github")
            #expect(session.output.isEmpty && session.errors == "fixed 1 finding in 1 file\n")
        }
    }
}
