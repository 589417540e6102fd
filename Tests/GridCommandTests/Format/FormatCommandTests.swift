import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct FormatCommandTests {
    static let loose = "1:1\n10.. :show   1 # why\n"
    static let tidy = "   1: 1\n10..: show 1  # why\n"

    @Test func specsAreFormattedInPlace() throws {
        try withTemporaryFolder { folder in
            try folder.write("s/a.grid", Self.loose)
            try folder.write("s/deep/b.grid", Self.tidy)
            let session = gridgen("fmt", folder.path + "/s")
            #expect(session.exit == 0)
            #expect(session.output == "")
            #expect(session.errors == "1 spec formatted, 1 was already\n")
            #expect(folder.text(of: "s/a.grid") == Self.tidy)
            #expect(folder.contents == ["s", "s/a.grid", "s/deep", "s/deep/b.grid"])
            #expect(gridgen("fmt", folder.path + "/s").errors == "2 specs are already formatted\n")
            #expect(gridgen("fmt", folder.path + "/s", "-q").errors == "")
        }
    }

    @Test func aFormattedSpecKeepsItsModificationTime() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", Self.tidy)
            let old = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
            #expect(gridgen("fmt", path).exit == 0)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
        }
    }

    @Test func standardInputIsFilteredToStandardOutput() {
        let session = gridgen("fmt", "-", input: Self.loose)
        #expect(session.exit == 0)
        #expect(session.output == Self.tidy)
        #expect(session.errors == "")
        #expect(gridgen("fmt", "-", input: Self.tidy).output == Self.tidy)
    }

    @Test func checkListsWhatWouldChange() throws {
        try withTemporaryFolder { folder in
            let loose = try folder.write("a.grid", Self.loose)
            let tidy = try folder.write("b.grid", Self.tidy)
            let session = gridgen("fmt", loose, tidy, "--check")
            #expect(session.exit == 1)
            #expect(session.output == loose + "\n")
            #expect(session.errors == "1 spec would change, 1 was already\n")
            #expect(folder.text(of: "a.grid") == Self.loose)
            #expect(gridgen("fmt", tidy, "--check").exit == 0)
            #expect(gridgen("fmt", "-", "--check", input: Self.loose).output == "stdin\n")
            #expect(gridgen("fmt", "-", "--check", input: Self.tidy).exit == 0)
        }
    }

    @Test func differencesArePrintedAndNothingIsWritten() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", Self.loose)
            let session = gridgen("fmt", path, "--diff")
            #expect(session.exit == 1)
            #expect(
                session.output == """
                    --- \(path)
                    +++ \(path)
                    @@ -1,2 +1,2 @@
                    -1:1
                    -10.. :show   1 # why
                    +   1: 1
                    +10..: show 1  # why

                    """)
            #expect(folder.text(of: "a.grid") == Self.loose)
            #expect(gridgen("fmt", "-", "--diff", input: Self.tidy).output == "")
            #expect(gridgen("fmt", "-", "--diff", input: Self.tidy).exit == 0)
            #expect(
                gridgen("fmt", path, "--diff", "--color=always").output.contains(
                    "\u{1B}[32m+   1: 1\u{1B}[0m\n"))
        }
    }

    @Test func aBrokenSpecIsReportedAndLeftAlone() throws {
        try withTemporaryFolder { folder in
            let broken = try folder.write("a.grid", "1:1\n2: (1, 1\n")
            let loose = try folder.write("b.grid", Self.loose)
            let session = gridgen("fmt", broken, loose)
            #expect(session.exit == 1)
            #expect(session.errors.hasPrefix("\(broken):2:4: error: `(` is not closed [unclosed]\n"))
            #expect(session.errors.hasSuffix("1 error in 1 file\n1 spec formatted\n"))
            #expect(folder.text(of: "a.grid") == "1:1\n2: (1, 1\n")
            #expect(folder.text(of: "b.grid") == Self.tidy)
            #expect(gridgen("fmt", "-", input: "1: (").output == "")
        }
    }

    @Test func aSpecWithSemanticErrorsIsFormattedToo() {
        #expect(gridgen("fmt", "-", input: "7:3,3").output == "7: 3, 3\n")
    }

    @Test func failuresAreReportedAndTheOtherSpecsAreFormatted() throws {
        try withTemporaryFolder { folder in
            let loose = try folder.write("b.grid", Self.loose)
            let session = gridgen("fmt", folder.path + "/missing.grid", loose)
            #expect(session.exit == 2)
            #expect(session.errors.hasPrefix("gridgen: error: \(folder.path)/missing.grid: No such file"))
            #expect(folder.text(of: "b.grid") == Self.tidy)
            let failure = IOFailure(path: "standard output", reason: "is full")
            #expect(gridgen(["fmt", "-"], input: Array(Self.loose.utf8), outputFailure: failure).exit == 2)
        }
    }

    @Test(arguments: [
        ([], "no spec or folder given"),
        (["-", "-"], "standard input can only be read once"),
        (["a", "--check", "--diff"], "`--check` and `--diff` can't be combined"),
        (["a", "--chek"], "unknown option `--chek`, did you mean `--check`?"),
        (["a", "--check=yes"], "`--check` takes no value"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        let session = gridgen(["fmt"] + arguments)
        #expect(session.exit == 2)
        #expect(session.errors == "gridgen: error: \(message)\nusage: \(FormatSettings.usage)\n")
    }
}
