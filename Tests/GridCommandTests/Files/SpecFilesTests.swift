import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct SpecFilesTests {
    /// The specs that are found, with paths relative to `folder`.
    private func found(_ arguments: [String], in folder: URL) -> (paths: [String], failures: [String]) {
        let specs = findSpecs(arguments.map { $0 == "-" ? $0 : folder.path + "/" + $0 })
        let start = folder.path.count + 1
        return (
            specs.paths.map { $0 == "-" ? $0 : String($0.dropFirst(start)) },
            specs.failures.map { "\($0.path.dropFirst(start)): \($0.reason)" }
        )
    }

    @Test func aFolderMeansAllSpecsInItSortedByName() throws {
        try withTemporaryFolder { folder in
            for name in ["s/b.grid", "s/a/z.grid", "s/a/a.grid", "s/c.grid", "s/notes.txt", "s/x.grid.swift"]
            {
                try folder.write(name, "1: 1")
            }
            let expected = ["s/a/a.grid", "s/a/z.grid", "s/b.grid", "s/c.grid"]
            #expect(found(["s"], in: folder).paths == expected)
            #expect(found(["s/"], in: folder).paths == expected)
            #expect(
                found(["-", "s/c.grid", "s"], in: folder).paths == ["-", "s/c.grid"] + expected.dropLast())
            #expect(found(["s"], in: folder).failures == [])
        }
    }

    @Test func hiddenFilesAreSkipped() throws {
        try withTemporaryFolder { folder in
            for name in ["a.grid", ".build/b.grid", ".git/c.grid", ".d.grid", "e/.f/g.grid"] {
                try folder.write(name, "1: 1")
            }
            #expect(found(["."], in: folder).paths == ["./a.grid"])
            #expect(found([".build"], in: folder).paths == [".build/b.grid"])
        }
    }

    @Test func linksToFoldersAreSkippedAndLinksToFilesAreSpecs() throws {
        try withTemporaryFolder { folder in
            try folder.write("a/one.grid", "1: 1")
            let links = [
                ("a/loop", ".."), ("a/two.grid", "one.grid"), ("a/gone.grid", "nowhere"), ("b", "a"),
            ]
            for (link, target) in links {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/" + link, withDestinationPath: target)
            }
            #expect(found(["."], in: folder).paths == ["./a/gone.grid", "./a/one.grid", "./a/two.grid"])
            #expect(found(["b"], in: folder).paths == ["b/gone.grid", "b/one.grid", "b/two.grid"])
            #expect(found(["b/one.grid", "a/one.grid"], in: folder).paths == ["b/one.grid"])
        }
    }

    @Test func specialFilesAreReportedInAFolderAndReadAsArguments() throws {
        try withTemporaryFolder { folder in
            try folder.write("s/a.grid", "1: 1")
            for name in ["s/pipe.grid", "s/pipe"] { #expect(mkfifo(folder.path + "/" + name, 0o600) == 0) }
            for (link, target) in [("s/to-pipe.grid", "pipe"), ("s/to-device.grid", "/dev/null")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/" + link, withDestinationPath: target)
            }
            let scanned = found(["s"], in: folder)
            #expect(scanned.paths == ["s/a.grid"])
            #expect(
                scanned.failures
                    == ["s/pipe.grid", "s/to-device.grid", "s/to-pipe.grid"].map {
                        "\($0): is not a regular file"
                    })
            let named = found(["s/pipe.grid", "s/to-pipe.grid"], in: folder)
            #expect(named.paths == ["s/pipe.grid", "s/to-pipe.grid"] && named.failures == [])
        }
    }

    @Test(arguments: ["a.grid", "./a.grid", ".//./a.grid", "b/../a.grid"])
    func aSpecNamedTwiceIsFoundOnce(name: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("a.grid", "1: 1")
            try folder.write("b/other.grid", "1: 1")
            #expect(found(["a.grid", name, "b/other.grid"], in: folder).paths == ["a.grid", "b/other.grid"])
        }
    }

    @Test func aFolderWithoutSpecsIsAFailureButAMissingFileIsNot() throws {
        try withTemporaryFolder { folder in
            try folder.write("empty/notes.txt", "")
            let found = found(["empty", "missing.grid"], in: folder)
            #expect(found.paths == ["missing.grid"])
            #expect(found.failures == ["empty: has no `.grid` files"])
        }
    }

    @Test func namesAreBytes() throws {
        try withTemporaryFolder { folder in
            let names = ["e\u{301}.grid", "\u{E9}.grid"]
            for name in names { try folder.write(name, "1: 1") }
            #expect(
                found(["."], in: folder).paths.map { Array($0.utf8) } == names.map { Array("./\($0)".utf8) })
        }
    }
}
