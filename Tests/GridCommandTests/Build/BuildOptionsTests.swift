import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// The options of `build` besides its outputs.
@Suite struct BuildOptionsTests {
    static let nice = BuildCommandTests.nice
    static let broken = BuildCommandTests.broken

    // MARK: Options of outputs

    @Test func anOptionsFileMayBeginWithAByteOrderMark() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("thirds.grid", "3: 3\n")
            let options = try folder.write("opt", "\u{FEFF}--fractions\n")
            let session = gridgen(spec, "--emit", "json", "--options", options)
            #expect(session.exit == 0 && session.output.contains("\"1/3\""), "\(session.errors)")
        }
    }

    @Test func anOptionsFileMayHaveOptionsForOtherOutputs() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let options = try folder.write("opt", "--kit\n--package org.example\n")
            #expect(gridgen(spec, "--emit", "css", "--options", options).exit == 0)
            #expect(gridgen(spec, "--emit", "ts,swift", "--kit", "--out-dir", folder.path + "/out").exit == 0)
        }
    }

    @Test func someFunctionsMayBeChosen() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let options = try folder.write("opt", "--only height,height\n")
            let session = gridgen(spec, "--emit", "ts", "--options", options)
            #expect(session.exit == 0 && session.output.contains("export function height"))
            #expect(!session.output.contains("export function frames"))
            let unknown = gridgen(spec, "--emit", "ts", "--only", "frame")
            #expect(unknown.exit == 2)
            #expect(unknown.errors.contains("`frame`") && unknown.errors.contains("frames"))
            #expect(gridgen(spec, "--emit", "css", "--only", "frames").exit == 2)
        }
    }

    @Test func dependenciesMayGoToStandardOutput() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let output = folder.path + "/x.json"
            let session = gridgen(spec, "--emit", "json", "-o", output, "--depfile", "-")
            #expect(session.output == "\(output): \(spec)\n")
            #expect(folder.contents == ["nice.grid", "x.json"])
        }
    }

    @Test func findingsMayBeWrittenForPrograms() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "4: 3, 3\n")
            let fine = try folder.write("b.grid", "4: 3, 1\n")
            let session = gridgen(
                spec, fine, "--emit", "css", "--out-dir", folder.path, "--output-format", "json")
            #expect(session.exit == 1 && session.errors.isEmpty)
            #expect(
                session.output.contains("\"code\": \"row-sum\"") && session.output.contains("\"errors\": 1"))
            #expect(folder.contents == ["a.grid", "b.grid", "b.grid.css"])
            let github = gridgen(spec, "--emit", "css", "-o", folder.path + "/c", "--output-format", "github")
            #expect(github.output.hasPrefix("::error file="))
            let printed = gridgen(spec, "--emit", "css", "--output-format", "json")
            #expect(
                printed.exit == 2
                    && printed.errors.contains("the findings go to standard output: name the outputs"))
            #expect(gridgen(spec, "--emit", "css", "--output-format", "json", "--check").exit == 2)
        }
    }

    // MARK: Folders and paths

    @Test func aFolderMeansItsSpecs() throws {
        try withTemporaryFolder { folder in
            try folder.write("s/nice.grid", Self.nice)
            let session = gridgen(folder.path + "/s", "--emit", "json")
            #expect(session.exit == 0)
            #expect(session.output == "", "of a folder, outputs are files however many specs it holds")
            #expect(folder.contents == ["s", "s/nice.grid", "s/nice.grid.json"])
            try folder.write("s/deep/er/other.grid", Self.nice.replacing("Nice", with: "Other"))
            let out = folder.path + "/out"
            #expect(gridgen(folder.path + "/s", "--emit", "css", "--out-dir", out).exit == 0)
            #expect(
                folder.contents.filter { $0.hasPrefix("out/") } == [
                    "out/nice.grid.css", "out/other.grid.css",
                ])
        }
    }

    @Test func aFolderWithoutSpecsIsReportedAndTheOthersAreBuilt() throws {
        try withTemporaryFolder { folder in
            try folder.write("empty/notes.txt", "")
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(folder.path + "/empty", spec, "--emit", "json")
            #expect(session.exit == 2)
            #expect(session.errors == "gridgen: error: \(folder.path)/empty: has no `.grid` files\n")
            #expect(folder.text(of: "nice.grid.json") != nil)
        }
    }

    @Test func outputsGoWhereEmitSays() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(
                spec, "--emit", "swift=\(folder.path)/Nice.swift,json", "--emit=css=-", "--out-dir",
                folder.path + "/out")
            #expect(session.exit == 0)
            #expect(session.output == gridgen(spec, "--emit", "css").output)
            #expect(folder.text(of: "Nice.swift") == gridgen(spec, "--emit", "swift").output)
            #expect(folder.contents == ["Nice.swift", "nice.grid", "out", "out/nice.grid.json"])
        }
    }

    @Test func outputsAreListedAndNothingIsWritten() throws {
        try withTemporaryFolder { folder in
            try folder.write("s/b.grid", Self.nice)
            try folder.write("s/a.grid", Self.broken)
            let session = gridgen(
                folder.path + "/s", "--emit", "swift,css", "--out-dir", "out", "--list-outputs")
            #expect(session.exit == 0)
            #expect(
                session.output == """
                    out/a.grid.swift
                    out/a.grid.css
                    out/b.grid.swift
                    out/b.grid.css

                    """)
            #expect(folder.contents == ["s", "s/a.grid", "s/b.grid"])
            #expect(gridgen("x.grid", "--emit", "css", "--list-outputs").output == "-\n")
        }
    }

    // MARK: Check

    @Test func upToDateOutputsPassTheCheck() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let arguments = [spec, "--emit", "swift,json"]
            #expect(gridgen(arguments).exit == 0)
            let session = gridgen(arguments + ["--check"])
            #expect(session.exit == 0 && session.output == "" && session.errors == "")
        }
    }

    @Test func aCheckNamesOutputsWithoutASpec() throws {
        try withTemporaryFolder { folder in
            try folder.write("specs/nice.grid", Self.nice)
            let old = try folder.write("specs/old.grid", "1: 1\ntile 1:1\n")
            let out = folder.path + "/out"
            let arguments = [folder.path + "/specs", "--emit", "kotlin,json", "--out-dir", out]
            #expect(gridgen(arguments).exit == 0)
            #expect(gridgen(arguments + ["--type-names"]).exit == 0)
            try folder.write("out/Other.kt", "package org.example\n")
            try FileManager.default.removeItem(atPath: old)
            let session = gridgen(arguments + ["--check"])
            #expect(session.exit == 1)
            // Files with the names of types say who wrote them.
            let lines = ["Nice.kt", "Old.kt", "old.grid.json", "old.grid.kt"].map {
                "\(out)/\($0): no spec makes this file\n"
            }
            #expect(session.output == lines.joined())
            #expect(session.errors == "delete 4 files whose specs are gone\n")
            #expect(gridgen(arguments + ["--check", "--quiet"]).output == "")
            // The outputs of a single spec may be in a folder with others.
            let one = [folder.path + "/specs/nice.grid"] + arguments.dropFirst()
            #expect(gridgen(one + ["--check"]).exit == 0)
        }
    }

    @Test func aCheckOfOutputsBesideSpecsNamesThoseWithoutOne() throws {
        try withTemporaryFolder { folder in
            try folder.write("specs/a/nice.grid", Self.nice)
            try folder.write("specs/old.grid.kt", "")
            try folder.write("specs/old.grid.css", "")
            let arguments = [folder.path + "/specs", "--emit", "kotlin"]
            #expect(gridgen(arguments).exit == 0)
            let session = gridgen(arguments + ["--check"])
            #expect(session.exit == 1)
            #expect(session.output == "\(folder.path)/specs/old.grid.kt: no spec makes this file\n")
        }
    }

    @Test func filesMayHaveTheNamesOfTheirTypes() throws {
        try withTemporaryFolder { folder in
            try folder.write("photo-wall.grid", "1: 1\ntile 1:1\n")
            try folder.write("b.grid", "grid Nice\n1: 1\ntile 1:1\n")
            let session = gridgen(
                folder.path, "--emit", "kotlin,swift,json", "--type-names", "--list-outputs")
            let names = [
                "Nice.kt", "Nice.swift", "b.grid.json", "PhotoWall.kt", "PhotoWall.swift",
                "photo-wall.grid.json",
            ]
            #expect(session.output == names.map { "\(folder.path)/\($0)\n" }.joined())
        }
    }

    @Test func outdatedOutputsAreShownWithTheCommandThatUpdatesThem() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", "gap 2\n" + Self.nice)
            #expect(gridgen(spec, "--emit", "json,css").exit == 0)
            let old = folder.text(of: "nice.grid.json")
            try folder.write("nice.grid", "gap 4\n" + Self.nice)
            try FileManager.default.removeItem(at: folder.appending(path: "nice.grid.css"))
            let session = gridgen(spec, "--check", "--emit", "json,css")
            #expect(session.exit == 1)
            #expect(session.output.hasPrefix("--- \(spec).json\n+++ \(spec).json\n@@ "))
            #expect(session.output.contains("\n-    \"gap\": {\"row\": 2"))
            #expect(session.output.contains("\n+    \"gap\": {\"row\": 4"))
            #expect(session.output.contains("\n--- /dev/null\n+++ \(spec).css\n@@ -0,0 +1,"))
            #expect(
                session.errors
                    == "2 of 2 outputs are out of date; to update them, run:\n  gridgen \(spec) --emit json,css\n"
            )
            #expect(folder.text(of: "nice.grid.json") == old)
            #expect(folder.contents == ["nice.grid", "nice.grid.json"])
            let quiet = gridgen(spec, "--check", "--emit", "json,css", "-q")
            #expect(quiet.exit == 1 && quiet.output == "" && quiet.errors == "")
        }
    }

    @Test func aLongDifferenceIsCut() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", "1..60: rows of 7\n")
            let session = gridgen(spec, "--check", "--emit", "json=\(folder.path)/x.json")
            #expect(session.exit == 1)
            #expect(session.output.split(separator: "\n").count == 103)
            #expect(session.output.hasSuffix(" more lines\n"))
        }
    }

    @Test func aSpecWithErrorsIsNotCompared() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("b.grid", Self.broken)
            let session = gridgen(spec, "--check", "--emit", "json=\(folder.path)/x.json")
            #expect(session.exit == 1 && session.output == "")
            #expect(session.errors.hasSuffix("1 error in 1 file\n"))
        }
    }

    @Test func aCheckNeedsAFile() {
        for arguments in [["-"], ["-", "-o", "-"]] {
            let session = gridgen(arguments + ["--emit", "json", "--check"], input: Array(Self.nice.utf8))
            #expect(session.exit == 2)
            #expect(session.errors.contains("`--check` compares files"))
        }
    }

    @Test func anUnreadableOutputFailsTheCheck() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("nice.grid", Self.nice)
            let session = gridgen(spec, "--check", "--emit", "json", "-o", folder.path)
            #expect(session.exit == 2)
            #expect(session.errors.contains("\(folder.path): is a folder, not a file"))
        }
    }

    // MARK: Messages

    @Test func quietMeansErrorsAlone() {
        let warned = gridgen("-", "--emit", "json", "-q", input: "1: 1\n3: 3\n")
        #expect(warned.exit == 0 && warned.errors == "")
        let broken = gridgen("-", "--emit", "json", "--quiet", input: "1: 1\n3: 2\n")
        #expect(broken.exit == 1)
        #expect(broken.errors.hasPrefix("stdin:2:4: error: "))
        #expect(!broken.errors.contains("in 1 file"))
    }

    @Test func timingsNameEveryStageAndTheTotal() {
        let session = gridgen("-", "--emit", "json", "--timings", input: Self.nice)
        #expect(session.exit == 0)
        let lines = session.errors.split(separator: "\n")
        let names = lines.map { $0.prefix { $0.isLetter } }
        #expect(names == ["read", "parse", "check", "prove", "emit", "write", "total"])
        #expect(lines.allSatisfy { $0.contains(" ms") })
        #expect(lines.last?.hasSuffix(", 1 spec, 1 thread") == true)
    }

    @Test func manySpecsAreReportedInTheirOrder() throws {
        try withTemporaryFolder { folder in
            var specs: [String] = []
            for index in 0..<60 {
                // Some take longer than others, and some have errors.
                let text = index % 7 == 0 ? "1..90: rows of 3\n" : index % 3 == 0 ? Self.broken : Self.nice
                specs.append(try folder.write("s\(index).grid", text))
            }
            let session = gridgen(specs + ["--emit", "json", "--out-dir", folder.path + "/out"])
            #expect(session.exit == 1)
            let places = session.errors.split(separator: "\n").filter { $0.contains(": error: ") }
            let broken = specs.indices.filter { $0 % 7 != 0 && $0 % 3 == 0 }.map { specs[$0] }
            #expect(places.map { String($0.prefix { $0 != ":" }) } == broken)
            #expect(folder.contents.filter { $0.hasPrefix("out/") }.count == 60 - broken.count)
        }
    }

    @Test func progressIsShownOnATerminalWhenWorkTakesLong() throws {
        try withTemporaryFolder { folder in
            for index in 0..<20 {
                try folder.write("s/s\(index).grid", index == 19 ? Self.broken : Self.nice)
            }
            for (isTerminal, step) in [(true, UInt64(200_000_000)), (true, 1_000), (false, 200_000_000)] {
                var errors = ""
                var time: UInt64 = 0
                let console = Console(
                    readInput: { .success([]) }, writeBytes: { _ in .success(()) },
                    writeError: { errors += $0 }, errors: Console.Stream(isTerminal: isTerminal),
                    now: {
                        time += step
                        return time
                    })
                #expect(runGridgen([folder.path + "/s", "--emit", "json"], console: console) == 1)
                let isLong = isTerminal && step > 1_000
                #expect(errors.contains(" of 20 specs") == isLong)
                // The progress line is erased before other text is written.
                #expect(!isLong || errors.contains("specs\r\u{1B}[K" + folder.path))
                #expect(errors.hasSuffix("1 error in 1 file\n"))
            }
        }
    }
}
