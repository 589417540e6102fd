import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct FollowedFileTests {
    /// Looks as often as the server does within a tenth of a second.
    private func look(at file: FollowedFile) -> Bool {
        var hasChanged = false
        for _ in 0..<4 { if file.look() { hasChanged = true } }
        return hasChanged
    }

    private func text(_ text: String) -> FollowedFile.Content { .text(Array(text.utf8)) }

    @Test func everyWayToSaveIsSeen() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let file = FollowedFile(path)
            #expect(!look(at: file))
            // Written in place, also with a text of the same length at the same time.
            for count in 2...9 {
                let handle = try FileHandle(forWritingTo: URL(filePath: path))
                try handle.write(contentsOf: Data("\(count): 1\n".utf8))
                try handle.close()
                #expect(look(at: file))
                #expect(file.content == text("\(count): 1\n"))
            }
            // Replaced.
            let other = try folder.write("b.grid", "2: 2\n")
            #expect(rename(other, path) == 0)
            #expect(look(at: file))
            #expect(file.content == text("2: 2\n"))
            #expect(file.version == 10)
        }
    }

    @Test func aFileThatIsEmptyForAMomentIsBeingSaved() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let file = FollowedFile(path)
            try folder.write("a.grid", "")
            #expect(!file.look())
            try FileManager.default.removeItem(atPath: path)
            #expect(!file.look())
            try folder.write("a.grid", "2: 2\n")
            #expect(look(at: file))
            #expect(file.version == 2)
            try folder.write("a.grid", "")
            #expect(look(at: file))
            #expect(file.content == text(""))
            try FileManager.default.removeItem(atPath: path)
            #expect(look(at: file))
            #expect(file.content == .none("is not there any more"))
            try folder.write("a.grid", [0xFF])
            #expect(look(at: file))
            #expect(file.content == .none("is not valid UTF-8"))
        }
    }

    @Test func anEditIsWrittenOnlyOverWhatThePageKnows() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let file = FollowedFile(path)
            #expect(try file.write(Array("2: 2\n".utf8), knowing: 1).get())
            #expect(folder.text(of: "a.grid") == "2: 2\n")
            #expect(file.version == 2)
            #expect(!look(at: file))
            // A page that knows an older version.
            #expect(try !file.write(Array("3: 3\n".utf8), knowing: 1).get())
            // A change that the program hasn't seen yet.
            try folder.write("a.grid", "4: 4\n")
            #expect(try !file.write(Array("3: 3\n".utf8), knowing: 2).get())
            #expect(folder.text(of: "a.grid") == "4: 4\n")
            #expect(file.content == text("4: 4\n"))
            #expect(file.version == 3)
            // The same text on both sides is no conflict.
            try folder.write("a.grid", "5: 5\n")
            #expect(try file.write(Array("5: 5\n".utf8), knowing: 3).get())
            #expect(folder.contents == ["a.grid"])
            // A file that is gone is written again if the page knows that.
            try FileManager.default.removeItem(atPath: path)
            #expect(try !file.write(Array("6: 6\n".utf8), knowing: file.version).get())
            #expect(try file.write(Array("6: 6\n".utf8), knowing: file.version).get())
            #expect(folder.text(of: "a.grid") == "6: 6\n")
        }
    }

    @Test func aLinkStaysAndSoDoPermissions() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let link = folder.path + "/link.grid"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.grid")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            let file = FollowedFile(link)
            #expect(try file.write(Array("2: 2\n".utf8), knowing: 1).get())
            #expect(folder.text(of: "a.grid") == "2: 2\n")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.grid")
        }
    }

    @Test func aFileThatChangesWhileItIsWrittenStays() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let file = OutputFile(path)
            file.add(Array("2: 2\n".utf8))
            #expect(try !file.finish { false }.get())
            #expect(folder.text(of: "a.grid") == "1: 1\n")
            #expect(folder.contents == ["a.grid"])
        }
    }
}
