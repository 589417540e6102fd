import Foundation
import TestSupport
import Testing

@testable import GridCommand

@Suite struct InitCommandTests {
    @Test func theFirstSpecIsFormattedAndClean() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/new/My Photos.grid"
            let session = gridgen("init", path)
            #expect(session.exit == 0 && session.errors.isEmpty)
            #expect(session.output.contains("\n  gridgen show '\(path)'\n"))
            #expect(folder.contents == ["new", "new/My Photos.grid"])
            #expect(folder.text(of: "new/My Photos.grid") == gridgen("init", "-").output)
            #expect(gridgen("lint", path, "--strict").exit == 0)
            #expect(gridgen("fmt", path, "--check").exit == 0)
            #expect(
                gridgen(path, "--emit", "swift,ts,kotlin,c,json,css,svg,html", "--out-dir", folder.path).exit
                    == 0)
            // The steps that it names.
            #expect(gridgen("show", path).exit == 0)
            #expect(gridgen(path, "--emit", "swift").output.contains("enum MyPhotos"))
        }
    }

    @Test func nothingIsOverwritten() throws {
        try withTemporaryFolder { folder in
            let path = try folder.write("a.grid", "1: 1\n")
            let link = folder.path + "/link.grid"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.grid")
            for path in [path, link] {
                let session = gridgen("init", path)
                #expect(session.exit == 2 && session.output.isEmpty)
                #expect(
                    session.errors == "gridgen: error: \(path) exists already; `init` doesn't overwrite it\n")
            }
            #expect(folder.text(of: "a.grid") == "1: 1\n" && folder.contents == ["a.grid", "link.grid"])
        }
    }

    @Test(arguments: [
        (["album"], "the name of a spec ends in `.grid`, did you mean `album.grid`?"),
        (["a.grid", "b.grid"], "`b.grid` is one argument too many"),
    ])
    func anInvalidCommandLineIsReported(arguments: [String], message: String) {
        let session = gridgen(["init"] + arguments)
        #expect(session.exit == 2)
        #expect(session.errors == "gridgen: error: \(message)\nusage: \(InitSettings.usage)\n")
    }
}
