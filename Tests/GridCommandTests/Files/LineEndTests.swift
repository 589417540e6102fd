import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// Checkouts with CRLF: line ends alone are no difference.
@Suite struct LineEndTests {
    private func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

    @Test func outputsWithCRLFAreUpToDate() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "1: 1\n2: 2\n")
            let arguments = [spec, "--emit", "swift,json,css", "--out-dir", folder.path]
            #expect(gridgen(arguments).exit == 0)
            for name in ["a.grid", "a.grid.swift", "a.grid.json", "a.grid.css"] {
                try folder.write(name, crlf(try #require(folder.text(of: name))))
            }
            let session = gridgen(arguments + ["--check"])
            #expect(session.exit == 0 && session.output == "", "\(session)")
            // Of a change, only the changed lines are shown, as `patch` needs them.
            let sheet = try #require(folder.text(of: "a.grid.css"))
            try folder.write("a.grid.css", sheet.replacing("a.grid. Do", with: "b.grid. Do"))
            let changed = gridgen(arguments + ["--check"])
            #expect(changed.exit == 1)
            let lines = changed.output.split { $0.isNewline }
            let (old, new) = (lines.filter { $0.hasPrefix("-") }, lines.filter { $0.hasPrefix("+") })
            // With the names of the file.
            #expect(old.count == 2 && new.count == 2, "\(changed.output)")
        }
    }

    @Test func theKitWithCRLFIsUpToDate() throws {
        try withTemporaryFolder { folder in
            let arguments = ["kit", "--language", "c", "--out-dir", folder.path]
            #expect(gridgen(arguments).exit == 0)
            let name = try #require(folder.contents.first)
            try folder.write(name, crlf(try #require(folder.text(of: name))))
            #expect(gridgen(arguments + ["--check"]).exit == 0)
            try folder.write(name, "x" + (try #require(folder.text(of: name))))
            #expect(gridgen(arguments + ["--check"]).exit == 1)
        }
    }

    @Test(arguments: ["1: 1\r\n2: 2\r\n", "1: 1\r\n2: 2\n", "1: 1\n2: 2\n"])
    func aSpecInCanonicalFormStaysAsItIs(text: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", text)
            for option in ["--check", "--diff", "-q"] {
                let session = gridgen("fmt", spec, option)
                #expect(session.exit == 0 && session.output == "", "\(session)")
            }
            #expect(folder.text(of: "a.grid") == text)
        }
    }

    @Test(arguments: [
        ("1:1\r\n2: 2\r\n", "1: 1\r\n2: 2\r\n"), ("1:1\r\n2: 2\n", "1: 1\n2: 2\n"),
        ("1:1\n2: 2\n", "1: 1\n2: 2\n"),
        ("1:1\r\n2: 2", "1: 1\r\n2: 2\r\n"),
    ])
    func aFormattedSpecKeepsItsLineEnds(text: String, formatted: String) throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", text)
            let difference = gridgen("fmt", spec, "--diff").output
            #expect(difference.contains("\n-1:1") && !difference.contains("\n-2: 2\r"), "\(difference)")
            #expect(!difference.contains("\u{FFFD}"))
            #expect(gridgen("fmt", "-", input: text).output == formatted)
            #expect(gridgen("fmt", spec).exit == 0)
            #expect(folder.text(of: "a.grid") == formatted)
        }
    }

    @Test func aFixedSpecKeepsItsLineEnds() throws {
        try withTemporaryFolder { folder in
            let spec = try folder.write("a.grid", "gap 4; 1: 1\r\n2: 2\r\n")
            _ = gridgen("lint", spec, "--fix")
            let fixed = try #require(folder.text(of: "a.grid"))
            #expect(
                !fixed.contains(";") && !fixed.replacing("\r\n", with: "").contains { $0.isNewline },
                "\(fixed)")
        }
    }

    /// A diff of a file with CRLF is one that `patch` applies.
    @Test func aDifferenceCanBeApplied() throws {
        try withTemporaryFolder { folder in
            let text = crlf("1: 1\n2: 2\n3:3\n4: 4\n")
            let spec = try folder.write("a.grid", text)
            try folder.write("diff", gridgen("fmt", spec, "--diff").output)
            let result = try run("patch", ["--binary", "-p0", spec, "diff"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            #expect(folder.text(of: "a.grid") == crlf("1: 1\n2: 2\n3: 3\n4: 4\n"))
        }
    }

    /// Texts that are kept until the end, and longer ones.
    @Test(arguments: [1_000, 3, 1, 0]) func piecesAreComparedWithAFile(mostKept: Int) throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/file"
            func isSame(_ text: String, length: Int) -> Bool {
                let file = ComparedFile(path, mostKept: mostKept)
                let bytes = Array(text.utf8)
                for start in stride(from: 0, to: bytes.count, by: length) {
                    file.add(Array(bytes[start..<min(start + length, bytes.count)]))
                }
                guard case .success(.none) = file.finish() else { return false }
                return true
            }
            for text in ["a\nb\n\nc\n", "\n", "\n\n\n", "abc", "a\n\rb\n"] {
                try folder.write("file", crlf(text))
                for length in 1...5 {
                    #expect(isSame(text, length: length), "\(text.debugDescription)")
                    #expect(!isSame(text + "\n", length: length))
                    #expect(!isSame(String(text.dropLast()), length: length))
                }
            }
            try folder.write("file", "a\r")
            #expect(!isSame("a", length: 1) && !isSame("a\n", length: 1) && isSame("a\r", length: 1))
        }
    }
}
