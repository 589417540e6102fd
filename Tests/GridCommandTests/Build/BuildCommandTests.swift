import Foundation
import GridCommand
import GridEmit
import TestSupport
import Testing

@Suite struct BuildCommandTests {
    static let nice = "grid Nice\n1: 1\n2: 2\n"
    /// A single error, in the second line.
    static let broken = "grid Broken\n3: 2\n"

    // MARK: Where outputs go

    @Test func oneOutputOfOneSpecGoesToStandardOutput() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "json")
            #expect(session.exit == 0)
            #expect(session.errors == "")
            #expect(session.output.hasPrefix("{"))
            #expect(session.output.hasSuffix("\n"))
            #expect(session.output.contains("\"Nice\""))
            #expect(folder.contents == ["nice.grid"])
            #expect(gridgen("build", spec, "--emit=json").output == session.output)
            #expect(gridgen(spec, "--emit", "json", "-o", "-").output == session.output)
        }
    }

    @Test func severalOutputsAreNextToTheSpec() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("in/nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "swift,json,css")
            #expect(session.exit == 0)
            #expect(session.output == "")
            #expect(session.errors == "")
            #expect(
                folder.contents == [
                    "in", "in/nice.grid", "in/nice.grid.css", "in/nice.grid.json", "in/nice.grid.swift",
                ])
            for kind in ["swift", "json", "css"] {
                #expect(folder.text(of: "in/nice.grid.\(kind)") == gridgen(spec, "--emit", kind).output)
            }
        }
    }

    @Test func outputsOfSeveralSpecsAreNextToTheirSpecs() throws {
        try withTemporaryFolder { folder in
            let first = try folder.write("a/nice.grid", Self.nice)
            let second = try folder.write("b/nice.grid", Self.nice.replacing("Nice", with: "Other"))
            #expect(gridgen(first, second, "--emit", "swift").exit == 0)
            #expect(
                folder.contents == [
                    "a", "a/nice.grid", "a/nice.grid.swift", "b", "b/nice.grid", "b/nice.grid.swift",
                ])
        }
    }

    @Test(arguments: ["out", "out/", "deep/er/out"]) func theFolderOfOutputsIsMade(name: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "swift", "--out-dir", folder.path + "/" + name)
            #expect(session.exit == 0)
            #expect(session.output == "")
            #expect(folder.text(of: name + "/nice.grid.swift") == gridgen(spec, "--emit", "swift").output)
            #expect(gridgen(spec, "--emit", "css", "--out-dir=" + folder.path + "/" + name).exit == 0)
            #expect(folder.text(of: name + "/nice.grid.css") != nil)
        }
    }

    @Test(arguments: ["-o", "--output"]) func oneOutputGoesToTheGivenFile(option: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "swift", option, folder.path + "/Grid.swift")
            #expect(session.exit == 0)
            #expect(session.output == "")
            #expect(folder.text(of: "Grid.swift") == gridgen(spec, "--emit", "swift").output)
            #expect(folder.contents == ["Grid.swift", "nice.grid"])
        }
    }

    @Test func aDashReadsTheSpecFromStandardInput() throws {
        let session = gridgen("-", "--emit", "json", input: Self.nice)
        #expect(session.exit == 0)
        #expect(session.output.contains("\"Nice\""))
        #expect(gridgen("-", "--emit", "json", input: Self.broken).errors.hasPrefix("stdin:2:4: error: "))
        try withTemporaryFolder { folder in
            #expect(gridgen("-", "--emit", "json,css", "--out-dir", folder.path, input: Self.nice).exit == 0)
            #expect(folder.contents == ["stdin.grid.css", "stdin.grid.json"])
        }
    }

    @Test func aSpecWithoutANameIsNamedAfterItsFile() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("photo-wall.grid", "1: 1\n")
            #expect(gridgen(spec, "--emit", "json").output.contains("\"PhotoWall\""))
        }
    }

    // MARK: Collisions

    @Test func twoSpecsThatWouldWriteOneFileAreAnErrorThatNamesBoth() throws {
        try withTemporaryFolder { folder in
            let first = try folder.write("a/nice.grid", Self.nice)
            let second = try folder.write("b/nice.grid", Self.nice)
            let out = folder.path + "/out"
            let session = gridgen(first, second, "--emit", "swift", "--out-dir", out)
            #expect(session.exit == 2)
            #expect(
                session.errors
                    == "gridgen: error: `swift` of `\(first)` and `swift` of `\(second)` would both write "
                    + "`\(out)/nice.grid.swift`\n"
            )
            #expect(folder.contents == ["a", "a/nice.grid", "b", "b/nice.grid"])
        }
    }

    @Test(arguments: ["nice.grid", "./nice.grid", ".//./nice.grid"])
    func aSpecNamedTwiceIsBuiltOnce(name: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("nice.grid", Self.nice)
            let session = gridgen(folder.path + "/nice.grid", folder.path + "/" + name, "--emit", "swift")
            #expect(session.exit == 0)
            #expect(folder.contents == ["nice.grid", "nice.grid.swift"])
        }
    }

    @Test func equalPlacesAreFoundThroughLinksAndParentFolders() throws {
        try withTemporaryFolder { folder in
            let first = try folder.write("a/nice.grid", Self.nice)
            let second = try folder.write("b/other.grid", Self.nice)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/link", withDestinationPath: "a")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/b/other.grid.css", withDestinationPath: "../a/nice.grid")
            let up = gridgen(first, "--emit", "css=\(folder.path)/a/x,json=\(folder.path)/link/../a/x")
            #expect(up.exit == 2)
            #expect(up.errors.contains("`css` of `\(first)` and `json` of `\(first)` would both write"))
            let link = gridgen(second, "--emit", "css,json", first)
            #expect(link.exit == 2)
            #expect(
                link.errors.contains("other.grid.css` is the same file as the spec `\(first)`; `css` of "))
            let output = gridgen(first, "--emit", "css=-,json=-")
            #expect(output.exit == 2)
            #expect(output.errors.contains("would both write to standard output"))
            #expect(folder.text(of: "a/nice.grid") == Self.nice)
        }
    }

    @Test(arguments: ["nice.grid", "./nice.grid"]) func anOutputNeverOverwritesASpec(name: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "swift", "-o", folder.path + "/" + name)
            #expect(session.exit == 2)
            #expect(session.errors.contains(folder.path + "/" + name))
            #expect(folder.text(of: "nice.grid") == Self.nice)
        }
    }

    // MARK: Findings

    @Test func nothingIsWrittenForASpecWithErrorsWhileTheOthersAre() throws {
        try withTemporaryFolder { folder in
            let specs = [
                try folder.write("a.grid", Self.nice), try folder.write("b.grid", Self.broken),
                try folder.write("c.grid", Self.nice.replacing("Nice", with: "Other")),
            ]
            let session = gridgen(specs + ["--emit", "swift,json"])
            #expect(session.exit == 1)
            #expect(session.output == "")
            #expect(session.errors.hasPrefix("\(specs[1]):2:4: error: the rows hold 2 photos"))
            #expect(session.errors.hasSuffix("\n1 error in 1 file\n"))
            #expect(
                folder.contents == [
                    "a.grid", "a.grid.json", "a.grid.swift", "b.grid", "c.grid", "c.grid.json",
                    "c.grid.swift",
                ])
        }
    }

    @Test func theOldOutputOfABrokenSpecIsLeftAlone() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("b.grid", Self.broken)
            try folder.write("b.grid.swift", "// old\n")
            #expect(gridgen(spec, "--emit", "swift", "--out-dir", folder.path).exit == 1)
            #expect(folder.text(of: "b.grid.swift") == "// old\n")
        }
    }

    @Test func nothingIsWrittenIfOneOutputCantExpressTheSpec() throws {
        for output in [Output.css, .html] {
            try withTemporaryFolder { folder in
                let spec = try folder.write("nice.grid", "7[......t]: 7\n7: 3, 4\n")
                let session = gridgen(spec, "--emit", "json,\(output.name)", "--out-dir", folder.path)
                #expect(session.exit == 1)
                #expect(
                    session.errors.contains("nice.grid:1:1: error: the \(output.name) output can't express"))
                #expect(session.errors.contains(" = help: ") && !session.errors.contains(" yet"))
                #expect(folder.contents == ["nice.grid"])
                #expect(gridgen(spec, "--emit", "json").exit == 0)
            }
        }
    }

    @Test func noFolderIsCreatedForASpecWithErrors() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("b.grid", Self.broken)
            #expect(gridgen(spec, "--emit", "swift", "--out-dir", folder.path + "/out").exit == 1)
            #expect(folder.contents == ["b.grid"])
        }
    }

    @Test(arguments: ["", "\n\n", "# nothing yet\n", "grid Nice\ngap 2\n"])
    func aSpecWithoutARuleIsAnErrorThatSaysWhatASpecNeeds(text: String) {
        let session = gridgen("-", "--emit", "swift", input: text)
        #expect(session.exit == 1)
        #expect(session.output == "")
        #expect(session.errors.hasPrefix("stdin:"))
        #expect(session.errors.contains("error: the spec has no rules [spec-empty]\n"))
        #expect(session.errors.contains(" = help: a spec needs at least one rule, such as `1: 1`"))
    }

    @Test func aWarningIsReportedAndTheOutputWritten() {
        let session = gridgen("-", "--emit", "json", input: "1: 1\n3: 3\n")
        #expect(session.exit == 0)
        #expect(session.output.hasPrefix("{"))
        #expect(session.errors.contains(": warning: "))
        #expect(session.errors.hasSuffix("\n1 warning in 1 file\n"))
    }

    @Test func findingsAreInTheOrderOfTheSpecs() throws {
        try withTemporaryFolder { folder in
            let specs = try ["c", "a", "b"].map { try folder.write("\($0).grid", "2: 2,\n3: 2\n") }
            let session = gridgen(specs + ["--emit", "swift"])
            let places = session.errors.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(places.map { String($0.prefix { $0 != ":" }) } == specs.flatMap { [$0, $0] })
            #expect(session.errors.hasSuffix("\n6 errors in 3 files\n"))
            #expect(
                session.errors.split(separator: "\n", omittingEmptySubsequences: false).filter(\.isEmpty)
                    .count == 6)
        }
    }

    // MARK: Failures

    @Test func aMissingSpecIsReportedWithItsPath() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/missing.grid"
            let session = gridgen(path, "--emit", "swift")
            #expect(session.exit == 2)
            #expect(session.errors == "gridgen: error: \(path): No such file or directory\n")
        }
    }

    @Test func theOtherSpecsAreBuiltAfterAFailure() throws {
        try withTemporaryFolder { folder in
            let good = try folder.write("good.grid", Self.nice)
            let bad = try folder.write("bad.grid", Self.broken)
            let session = gridgen(folder.path + "/missing.grid", bad, good, "--emit", "swift")
            #expect(session.exit == 2)
            #expect(folder.contents == ["bad.grid", "good.grid", "good.grid.swift"])
        }
    }

    @Test func invalidUTF8IsReportedAtItsPlaceAndFails() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Array("1: 1\n# ".utf8) + [0xFF, 0x0A])
            let session = gridgen(spec, "--emit", "swift")
            #expect(session.exit == 2)
            #expect(session.output == "")
            #expect(
                session.errors.hasPrefix("\(spec):2:3: error: these bytes are not UTF-8 [invalid-utf8]\n"))
        }
    }

    @Test func aFailureOfStandardInputIsReported() {
        let failure = IOFailure(path: "standard input", reason: "is closed")
        let session = gridgen(["-", "--emit", "swift"], inputFailure: failure)
        #expect(session.exit == 2)
        #expect(session.errors == "gridgen: error: standard input: is closed\n")
    }

    @Test(arguments: [["-", "--emit", "swift"], ["--help"], ["--version"]])
    func aFailureOfStandardOutputIsReported(arguments: [String]) {
        let failure = IOFailure(path: "standard output", reason: "is full")
        let session = gridgen(arguments, input: Array(Self.nice.utf8), outputFailure: failure)
        #expect(session.exit == 2)
        #expect(session.errors == "gridgen: error: standard output: is full\n")
    }

    @Test func aFolderInPlaceOfTheOutputIsReportedWithItsPath() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--emit", "swift", "-o", folder.path)
            #expect(session.exit == 2)
            #expect(session.errors == "gridgen: error: \(folder.path): is a folder, not a file to write\n")
            #expect(folder.contents == ["nice.grid"])
        }
    }

    @Test func anUnwritablePlaceIsReportedWithItsPath() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let missing = folder.path + "/missing/Grid.swift"
            let session = gridgen(spec, "--emit", "swift", "-o", missing)
            #expect(session.exit == 2)
            #expect(session.errors == "gridgen: error: \(missing): No such file or directory\n")
            #expect(folder.contents == ["nice.grid"])
        }
    }

    @Test func aFileInPlaceOfTheOutputFolderIsReportedWithItsPath() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            for path in [spec, spec + "/deeper"] {
                let session = gridgen(spec, "--emit", "swift", "--out-dir", path)
                #expect(session.exit == 2)
                #expect(session.errors.hasPrefix("gridgen: error: \(spec)"), "\(session.errors)")
            }
            #expect(folder.text(of: "nice.grid") == Self.nice)
        }
    }

    #if os(Linux)
        @Test func aFullDeviceIsReportedWithItsPath() {
            let session = gridgen("-", "--emit", "swift", "-o", "/dev/full", input: Self.nice)
            #expect(session.exit == 2)
            #expect(session.errors == "gridgen: error: /dev/full: No space left on device\n")
        }
    #endif

    // MARK: Writing

    private func changed(_ folder: URL, _ name: String) throws -> Date? {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
        return attributes[.modificationDate] as? Date
    }

    @Test func anUnchangedOutputKeepsItsModificationTime() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let arguments = [spec, "--emit", "swift,json"]
            #expect(gridgen(arguments).exit == 0)
            let old = Date(timeIntervalSince1970: 1_000_000_000)
            for name in ["nice.grid.swift", "nice.grid.json"] {
                try FileManager.default.setAttributes(
                    [.modificationDate: old], ofItemAtPath: folder.appending(path: name).path)
            }
            #expect(gridgen(arguments).exit == 0)
            #expect(try changed(folder, "nice.grid.swift") == old)
            #expect(try changed(folder, "nice.grid.json") == old)
            try folder.write("nice.grid", Self.nice + "3: 3\n")
            #expect(gridgen(arguments).exit == 0)
            #expect(try changed(folder, "nice.grid.swift") != old)
            #expect(folder.text(of: "nice.grid.swift") == gridgen(spec, "--emit", "swift").output)
        }
    }

    @Test func noOtherFilesAreLeftBehind() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            for _ in 0..<2 {
                #expect(
                    gridgen(spec, "--emit", "swift,json,css", "--out-dir", folder.path + "/out").exit == 0)
            }
            #expect(
                folder.contents == [
                    "nice.grid", "out", "out/nice.grid.css", "out/nice.grid.json", "out/nice.grid.swift",
                ])
        }
    }

    @Test func theOutputIsTheSameEachTime() throws {
        for kind in ["swift", "json"] {
            let first = gridgen("-", "--emit", kind, input: Self.nice).output
            #expect(first == gridgen("-", "--emit", kind, input: Self.nice).output)
            #expect(!first.isEmpty)
        }
    }
}
