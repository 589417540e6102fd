import Foundation
import TestSupport
import Testing

@testable import GridCommand

/// No file that a run reads is overwritten, and none is written twice, whatever the paths.
@Suite struct RunFilesTests {
    /// A folder in which every file that a run reads has a symbolic link and a hard link.
    private func withLinks(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for name in ["a.grid", "b.grid", "opt"] {
                try folder.write(name, name == "opt" ? "--fractions\n" : "1: 1\n")
                let path = folder.path + "/" + name
                try FileManager.default.createSymbolicLink(
                    atPath: path + ".symbolic", withDestinationPath: name)
                try FileManager.default.linkItem(atPath: path, toPath: path + ".hard")
            }
            try body(folder)
        }
    }

    /// The message of a command line, in which `@` is the folder; expects that the run changes no file.
    private func message(_ arguments: String, in folder: URL) -> String {
        let before = folder.contents.map { folder.text(of: $0) }
        let session = gridgen(
            arguments.replacing("@", with: folder.path).split(separator: " ").map(String.init))
        #expect(session.exit == 2, "\(arguments)")
        #expect(session.output == "", "\(arguments)")
        #expect(folder.contents.map { folder.text(of: $0) } == before, "\(arguments)")
        return session.errors.replacing(folder.path, with: "@")
    }

    @Test(arguments: [
        ("@/a.grid --emit css -o @/a.grid", "`@/a.grid` is the spec; `css` of `@/a.grid` can't overwrite it"),
        (
            "@/a.grid --emit css -o @/./a.grid",
            "`@/./a.grid` is the same file as the spec `@/a.grid`; `css` of `@/a.grid` can't overwrite it"
        ),
        (
            "@/a.grid --emit css -o @/a.grid.symbolic",
            "`@/a.grid.symbolic` is the same file as the spec `@/a.grid`; `css` of `@/a.grid` can't overwrite it"
        ),
        (
            "@/a.grid @/b.grid --emit css=@/a.grid.hard",
            "`@/a.grid.hard` is the same file as the spec `@/a.grid`; `css` of `@/a.grid` can't overwrite it"
        ),
        (
            "@/a.grid --emit json -o @/opt --options @/opt",
            "`@/opt` is the options file; `json` of `@/a.grid` can't overwrite it"
        ),
        (
            "@/a.grid --emit json -o @/opt.hard --options @/opt.symbolic",
            "`@/opt.hard` is the same file as the options file `@/opt.symbolic`; `json` of `@/a.grid` can't overwrite it"
        ),
        (
            "@/a.grid --emit json -o @/x --options @/opt --depfile @/opt",
            "`@/opt` is the options file; the dependencies can't overwrite it"
        ),
        (
            "@/a.grid --emit json -o @/x --depfile @/a.grid.symbolic",
            "`@/a.grid.symbolic` is the same file as the spec `@/a.grid`; the dependencies can't overwrite it"
        ),
        (
            "@/a.grid --emit json -o @/new/../x --depfile @/x",
            "`json` of `@/a.grid` and the dependencies would both write `@/x`, the same file as `@/new/../x`"
        ),
        ("play @/a.grid -o @/a.grid", "`@/a.grid` is the spec; the page can't overwrite it"),
        (
            "play @/a.grid -o @/a.grid.symbolic",
            "`@/a.grid.symbolic` is the same file as the spec `@/a.grid`; the page can't overwrite it"
        ),
        (
            "play @/a.grid.symbolic -o @/a.grid.hard",
            "`@/a.grid.hard` is the same file as the spec `@/a.grid.symbolic`; the page can't overwrite it"
        ),
    ])
    func whatIsReadIsNotOverwritten(arguments: String, expected: String) throws {
        try withLinks { folder in
            let message = message(arguments, in: folder)
            #expect(message == "gridgen: error: \(expected)\n")
        }
    }

    @Test func oneFileIsNotWrittenTwice() throws {
        try withLinks { folder in
            try folder.write("x", "old")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/y", withDestinationPath: "x")
            try FileManager.default.linkItem(atPath: folder.path + "/x", toPath: folder.path + "/z")
            for other in ["y", "z", "new/../x"] {
                let message = message("@/a.grid --emit json=@/x,swift=@/\(other)", in: folder)
                let outputs = "`json` of `@/a.grid` and `swift` of `@/a.grid`"
                #expect(
                    message
                        == "gridgen: error: \(outputs) would both write `@/\(other)`, the same file as `@/x`\n"
                )
            }
        }
    }

    @Test func filesOfTheKitAreDifferentFiles() throws {
        try withTemporaryFolder { folder in
            #expect(gridgen("kit", "--out-dir", folder.path).exit == 0)
            let files = KitSources(language: "swift").files
            let (first, second) = (files[0].path, files[1].path)
            try FileManager.default.removeItem(atPath: folder.path + "/" + second)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + second, withDestinationPath: folder.path + "/" + first)
            let message = message("kit --out-dir @", in: folder)
            #expect(message.contains("`\(first)` and `\(second)` would both write `@/\(second)`"))
        }
    }

    /// Nothing in a device or a pipe can be lost.
    @Test func aDeviceIsReadAndWritten() {
        #expect(gridgen("/dev/null", "--emit", "json", "-o", "/dev/null").errors.contains("spec-empty"))
    }

    @Test func aFileHasOneIdentityEvenIfItDoesntExist() throws {
        try withLinks { folder in
            try folder.write("a/file", "")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/link", withDestinationPath: "a")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/a/to", withDestinationPath: "file")
            var places = Places()
            func file(_ path: String) -> FileIdentity { places.file(at: folder.path + "/" + path) }
            for path in ["link/file", "a/../a/file", "./a//file", "link/to"] {
                #expect(file(path) == file("a/file"))
            }
            for path in ["link/new", "a/./new", "a/missing/../new", "a/missing/deep/../../new"] {
                #expect(file(path) == file("a/new"))
            }
            #expect(file("link/new/er") == file("a/new/er"))
            // Names are bytes: these two are different files, though the same text.
            let names = ["a/file", "a/new", "a/new/er", "a/e\u{301}", "a/\u{E9}", "a/../new", "a"]
            #expect(Set(names.map(file)).count == names.count)
            let real = try #require(realPath(folder.path))
            #expect(places.place(of: folder.path + "/link/to") == real + "/a/to")
            #expect(places.place(of: folder.path + "/link/new/er/..") == real + "/a/new")
            #expect(places.place(of: "/") == "/" && places.place(of: "/x") == "/x")
            #expect(places.file(at: "/") == places.file(at: "/.."))
        }
    }
}
