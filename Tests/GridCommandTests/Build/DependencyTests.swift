import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// What build systems need: dependency files and options files.
@Suite struct DependencyTests {
    static let nice = BuildCommandTests.nice

    @Test(arguments: [
        ("out/nice.grid.swift", "out/nice.grid.swift"),
        ("a b", "a\\ b"),
        ("a\tb", "a\\\tb"),
        ("a#b", "a\\#b"),
        ("a$b", "a$$b"),
        ("C:/x", "C\\:/x"),
        ("a\\b", "a\\b"),
        ("a\\ b", "a\\\\\\ b"),
        ("a\\\\#", "a\\\\\\\\\\#"),
        ("Läden/日本", "Läden/日本"),
    ])
    func pathsAreEscaped(path: String, escaped: String) {
        #expect(escapedForMake(path) == escaped)
    }

    @Test func aDependencyFileHasARuleForEachSpec() throws {
        try withTemporaryFolder { folder in
            let other = Self.nice.replacing("Nice", with: "Other")
            let (a, b) = (try folder.write("a b.grid", Self.nice), try folder.write("b.grid", other))
            let options = try folder.write("gridgen.options", "--fractions")
            let (out, file) = (folder.path + "/out", folder.path + "/made.d")
            let session = gridgen(
                a, b, "--emit", "json,css", "--out-dir", out, "--depfile", file, "--options", options)
            #expect(session.exit == 0, "\(session.errors)")
            let spaced = folder.path + "/a\\ b.grid"
            #expect(
                folder.text(of: "made.d") == """
                    \(out)/a\\ b.grid.json \(out)/a\\ b.grid.css: \(spaced) \(options)
                    \(out)/b.grid.json \(out)/b.grid.css: \(b) \(options)

                    """)
        }
    }

    @Test func aFailedBuildWritesNoDependencies() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("broken.grid", BuildCommandTests.broken)
            let arguments = [spec, "--emit", "json", "-o", folder.path + "/x.json", "--depfile"]
            #expect(gridgen(arguments + [folder.path + "/x.d"]).exit == 1)
            #expect(folder.contents == ["broken.grid"])
        }
    }

    @Test func aDependencyFileNeedsItsOwnPath() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let output = folder.path + "/x.json"
            for (arguments, message) in [
                (["--depfile", "x.d"], "`--depfile` needs outputs in files: name them with `-o`, "),
                (
                    ["-o", output, "--depfile", spec],
                    "`\(spec)` is the spec; the dependencies can't overwrite it"
                ),
                (
                    ["-o", output, "--depfile", output],
                    "`json` of `\(spec)` and the dependencies would both write `\(output)`"
                ),
                (
                    ["-o", output, "--depfile", "x.d", "--check"],
                    "`--depfile` and `--check` can't be combined"
                ),
            ] {
                let session = gridgen([spec, "--emit", "json"] + arguments)
                #expect(session.exit == 2)
                #expect(session.errors.hasPrefix("gridgen: error: " + message), "\(session.errors)")
                #expect(folder.contents == ["nice.grid"])
            }
        }
    }

    @Test func codeOfOtherLanguagesTakesPartInBuilds() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let options = try folder.write("gridgen.options", "--package org.example\n")
            let (out, file) = (folder.path + "/out", folder.path + "/made.d")
            let arguments = [spec, "--emit", "ts,kotlin,c", "--out-dir", out, "--options", options]
            #expect(gridgen(arguments + ["--depfile", file]).exit == 0)
            let outputs = ["ts", "kt", "h"].map { "\(out)/nice.grid.\($0)" }.joined(separator: " ")
            #expect(folder.text(of: "made.d") == "\(outputs): \(spec) \(options)\n")
            #expect(folder.text(of: "out/nice.grid.kt")?.contains("\npackage org.example\n") ?? false)
            #expect(gridgen(arguments + ["--check"]).exit == 0)
            _ = try folder.write("gridgen.options", "--package org.other\n")
            let session = gridgen(arguments + ["--check"])
            #expect(session.exit == 1)
            #expect(session.output.contains("-package org.example\n+package org.other\n"))
        }
    }

    @Test func optionsAreTakenFromAFile() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let options = try folder.write(
                "o", "# for all\n\n--access public # not internal\n--prefix=app-\n")
            let arguments = [spec, "--emit", "swift"]
            let session = gridgen(arguments + ["--options", options])
            #expect(session.exit == 0)
            #expect(session.output == gridgen(arguments + ["--access", "public"]).output)
            #expect(
                gridgen(spec, "--emit", "css", "--options", options).output
                    == gridgen(spec, "--emit", "css", "--prefix", "app-").output)
        }
    }

    @Test(arguments: [
        ("--access\n", 1, "`--access` needs a value: LEVEL"),
        ("\n--acess public\n", 2, "unknown option `--acess`, did you mean `--access`?"),
        ("# --emit css\n\n--emit css", 3, "`--emit` isn't allowed in an options file; `--fractions`, "),
        ("--fractions\npublic", 2, "`public` is not an option"),
        ("--options o", 1, "`--options` isn't allowed in an options file; "),
    ])
    func anErrorInAnOptionsFileIsReportedAtItsLine(text: String, line: Int, message: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let options = try folder.write("o", text)
            let session = gridgen(spec, "--emit", "json", "-o", folder.path + "/x", "--options", options)
            #expect(session.exit == 2)
            #expect(session.errors.hasPrefix("\(options):\(line): error: \(message)"), "\(session.errors)")
            #expect(folder.contents == ["nice.grid", "o"])
        }
    }

    @Test func aMissingOptionsFileIsReported() throws {
        let session = gridgen("x.grid", "--emit", "json", "--options", "/nowhere/o")
        #expect(session.exit == 2)
        #expect(session.errors.hasPrefix("gridgen: error: /nowhere/o: No such file or directory\n"))
    }
}
