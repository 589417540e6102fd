import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// What `lint` does besides reporting: `--diff`, `--exit-zero`, `--stdin-filename` and options files.
@Suite struct LintDifferenceTests {
    @Test func diffShowsWhatFixWouldWrite() throws {
        try withTemporaryFolder { folder in
            let text = "frame fill\n3: 1@2, 2\n4: 3, 1\n"
            let path = try folder.write("a.grid", text)
            let session = gridgen("lint", path, "--diff")
            #expect(session.exit == 1)
            #expect(folder.text(of: "a.grid") == text && folder.contents == ["a.grid"])
            #expect(gridgen("lint", path, "--fix", "--diff").output == session.output)
            // What is left goes to standard error.
            let fixed = gridgen("lint", "-", "--fix", input: text)
            #expect(
                session.errors.contains("lonely-photo")
                    && session.errors.contains("would fix 1 finding in 1 file\n"))
            let difference = UnifiedDifference(
                old: Array(text.utf8), new: Array(fixed.output.utf8), oldName: path, newName: path)
            #expect(fixed.output != text && session.output == difference?.text(.off))
        }
    }

    @Test func diffOfSpecsWithoutFixesIsEmpty() {
        let clean = gridgen("lint", "-", "--diff", input: "1: 1\n")
        #expect(clean.exit == 0 && clean.output.isEmpty)
        let unfixable = gridgen("lint", "-", "--diff", input: "4: 3, 3\n")
        #expect(unfixable.exit == 1 && unfixable.output.isEmpty && unfixable.errors.contains("[row-sum]"))
    }

    @Test func exitZeroHidesFindingsButNoFailures() {
        #expect(gridgen("lint", "-", "--exit-zero", input: "4: 3, 3\n").exit == 0)
        #expect(gridgen("lint", "-", "--exit-zero", "--diff", input: "frame fill\n3: 1@2, 2\n").exit == 0)
        #expect(gridgen("lint", "missing.grid", "--exit-zero").exit == 2)
        #expect(gridgen(["lint", "-", "--exit-zero"], input: [0xFF]).exit == 2)
    }

    @Test func standardInputMayHaveAName() {
        let session = gridgen("lint", "-", "--stdin-filename", "a/b.grid", input: "4: 3, 3\n")
        #expect(session.output.hasPrefix("a/b.grid:1:4: error: "))
        let json = gridgen(
            "lint", "-", "--stdin-filename", "a/b.grid", "--output-format", "json", input: "4: 3, 3\n")
        #expect(json.output.contains("\"path\": \"a/b.grid\""))
        let formatted = gridgen("fmt", "-", "--stdin-filename", "b.grid", "--diff", input: "1:1\n")
        #expect(formatted.output.hasPrefix("--- b.grid\n+++ b.grid\n"))
        let shown = gridgen("show", "-", "--stdin-filename", "b.grid", input: "4: 3, 3\n")
        #expect(shown.errors.hasPrefix("b.grid:1:4: error: "))
        for command in ["lint", "fmt", "show"] {
            let session = gridgen(command, "a.grid", "--stdin-filename", "b.grid")
            #expect(session.exit == 2)
            #expect(session.errors.contains("`--stdin-filename` names standard input; write `-` to read it"))
        }
    }

    @Test func standardInputWithANameIsBuiltLikeTheFile() throws {
        try withTemporaryFolder { folder in
            let session = gridgen(
                "-", "--stdin-filename", "my album.grid", "--emit", "json,swift", "--out-dir", folder.path,
                input: "1: 1\n")
            #expect(session.exit == 0 && session.errors.isEmpty)
            #expect(folder.contents == ["my album.grid.json", "my album.grid.swift"])
            #expect(folder.text(of: "my album.grid.swift")?.contains("enum MyAlbum") ?? false)
        }
    }

    @Test func anOptionsFileHasASectionForLint() throws {
        try withTemporaryFolder { folder in
            let options = try folder.write(
                "gridgen.options",
                "--access public # for outputs\n\n[lint] # for warnings\n--ignore lonely-photo\n--strict\n")
            let lonely = try folder.write("a.grid", "4: 3, 1\n")
            #expect(gridgen("lint", lonely, "--strict").exit == 1)
            #expect(gridgen("lint", lonely, "--options", options).exit == 0)
            let other = try folder.write("b.grid", "2: 2\n2: 1, 1\n")
            #expect(gridgen("lint", other, "--options", options).exit == 1)
            #expect(
                gridgen(lonely, "--emit", "swift", "--options", options).output.contains(
                    "public nonisolated enum A"))
        }
    }

    @Test(arguments: [
        (
            "[lint]\n--fix\n", 2,
            "`--fix` isn't allowed in the section `[lint]` of an options file; `--strict`, `--select`, `--ignore` are"
        ),
        ("[lnt]\n", 1, "unknown section `lnt`, did you mean `lint`?"),
        ("[lint]\n\n--ignore row-sum\n", 3, "`row-sum` is an error; errors are always reported"),
        ("[lint]\nlonely-photo\n", 2, "`lonely-photo` is not an option"),
    ])
    func anInvalidOptionsFileIsReportedAtItsLine(text: String, line: Int, message: String) throws {
        try withTemporaryFolder { folder in
            let options = try folder.write("opt", text)
            let session = gridgen("lint", "-", "--options", options, input: "1: 1\n")
            #expect(session.exit == 2 && session.errors == "\(options):\(line): error: \(message)\n")
        }
    }
}
