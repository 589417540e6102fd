import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct FilesTests {
    private func reason<Value>(_ result: Result<Value, IOFailure>) -> String? {
        if case .failure(let failure) = result { failure.reason } else { nil }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000, 9_000_000]) func whatIsWrittenIsRead(count: Int)
        throws
    {
        try withTemporaryFolder { folder in
            let path = folder.path + "/bytes"
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            #expect(reason(writeFile(path, bytes)) == nil)
            let read = try readFile(path, limit: .max).get()
            #expect(read == bytes)
            #expect(folder.contents == ["bytes"])
        }
    }

    @Test func anEmptyOutputIsAFileToo() throws {
        try withTemporaryFolder { folder in
            #expect(reason(writeFile(folder.path + "/empty", [])) == nil)
            #expect(folder.contents == ["empty"])
        }
    }

    @Test func aRewrittenFileKeepsItsPermissions() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("file", "old")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            #expect(reason(writeFile(path, Array("new, and longer".utf8))) == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(folder.text(of: "file") == "new, and longer")
        }
    }

    @Test func aFileOfTheSameLengthIsComparedByItsBytes() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("file", "old")
            #expect(reason(writeFile(path, Array("new".utf8))) == nil)
            #expect(folder.text(of: "file") == "new")
        }
    }

    @Test func readersDuringAWriteSeeTheOldBytesOrTheNew() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("file", "old")
            let reader = try FileHandle(forReadingFrom: URL(filePath: path))
            #expect(reason(writeFile(path, Array("new".utf8))) == nil)
            // Readers that opened the old file still see all of it, since another file replaced it.
            #expect(try reader.readToEnd() == Data("old".utf8))
            #expect(folder.text(of: "file") == "new")
        }
    }

    /// Lengths that stay in memory until the end, and longer ones.
    @Test(arguments: [1_000, 3_000_000]) func piecesMakeAFile(pieceLength: Int) throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/file"
            func write(_ pieces: [UInt8]) -> Result<Void, IOFailure> {
                let file = OutputFile(path)
                for piece in pieces { file.add(Array(repeating: piece, count: pieceLength)) }
                return file.finish()
            }
            func number() throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            }
            #expect(reason(write([1, 2, 3])) == nil)
            let all = [UInt8]([1, 2, 3].flatMap { Array(repeating: $0, count: pieceLength) })
            let written = try readFile(path, limit: .max).get()
            #expect(written == all)
            let first = try number()
            #expect(reason(write([1, 2, 3])) == nil)
            #expect(try number() == first, "a file that is the same is left alone")
            #expect(reason(write([1, 2, 4])) == nil)
            #expect(try number() != first)
            let changed = try readFile(path, limit: .max).get()
            #expect(changed.last == 4 && changed.count == all.count)
            #expect(folder.contents == ["file"])
        }
    }

    /// Texts that are kept until the end, and longer ones.
    @Test(arguments: [1_000, 400, 0]) func piecesAreComparedWithAFile(mostKept: Int) throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/file"
            let text = { (lines: String) in
                lines.map { [UInt8](repeating: $0.asciiValue ?? 0, count: 200) }
            }
            func difference(_ lines: String) -> String? {
                let file = ComparedFile(path, mostKept: mostKept)
                for piece in text(lines) { file.add(piece) }
                guard case .success(let difference) = file.finish() else { return "can't be read" }
                return difference?.text(Paint(isOn: false, columns: nil))
            }
            #expect(difference("abc")?.hasPrefix("--- /dev/null\n") == true)
            #expect(reason(writeFile(path, text("abc").reduce([], +))) == nil)
            #expect(difference("abc") == nil)
            for other in ["abd", "xbc", "ab", "abcd", "", "a"] {
                #expect(difference(other)?.hasPrefix("--- \(path)\n+++ \(path)\n") == true, "\(other)")
            }
            #expect(folder.contents == ["file"])
        }
    }

    @Test func aLongWriteThatFailsLeavesTheOldFileAndNoOther() throws {
        try withTemporaryFolder { folder in
            try folder.write("folder/file", "old")
            for name in ["folder", "missing/file", "folder/file/deeper"] {
                let file = OutputFile(folder.path + "/" + name)
                for _ in 0..<4 { file.add(Array(repeating: 1, count: 3_000_000)) }
                #expect(reason(file.finish()) != nil)
            }
            #expect(folder.contents == ["folder", "folder/file"])
            #expect(folder.text(of: "folder/file") == "old")
        }
    }

    @Test func aWriteThatFailsLeavesTheOldFileAndNoOther() throws {
        try withTemporaryFolder { folder in
            try folder.write("folder/file", "old")
            #expect(
                reason(writeFile(folder.path + "/folder", Array("new".utf8)))
                    == "is a folder, not a file to write")
            #expect(reason(writeFile(folder.path + "/folder/file/deeper", [])) == "Not a directory")
            #expect(reason(writeFile(folder.path + "/missing/file", [])) == "No such file or directory")
            #expect(folder.contents == ["folder", "folder/file"])
            #expect(folder.text(of: "folder/file") == "old")
        }
    }

    @Test func anUnreadableFileIsReportedWithItsPath() throws {
        try withTemporaryFolder { folder in
            guard case .failure(let failure) = readFile(folder.path + "/missing") else {
                return #expect(Bool(false))
            }
            #expect(failure == IOFailure(path: folder.path + "/missing", reason: "No such file or directory"))
            #expect(reason(readFile(folder.path)) == "is a folder, not a file")
        }
    }

    @Test func missingFoldersAreCreated() throws {
        try withTemporaryFolder { folder in
            #expect(reason(makeFolder(folder.path + "/a/b//c/")) == nil)
            #expect(folder.contents == ["a", "a/b", "a/b/c"])
            #expect(reason(makeFolder(folder.path + "/a/b")) == nil)
        }
    }

    @Test func aFileIsNoFolder() throws {
        try withTemporaryFolder { folder in
            let file = try folder.write("file", "")
            #expect(makeFolder(file) == .failureForTest(path: file, reason: "is not a folder"))
            #expect(makeFolder(file + "/a") == .failureForTest(path: file, reason: "is not a folder"))
        }
    }
}

extension Result<Void, IOFailure> {
    fileprivate static func failureForTest(path: String, reason: String) -> Result {
        .failure(IOFailure(path: path, reason: reason))
    }

    fileprivate static func == (first: Result, second: Result) -> Bool {
        switch (first, second) {
        case (.success, .success): true
        case (.failure(let first), .failure(let second)): first == second
        case (.success, .failure), (.failure, .success): false
        }
    }
}
