import Foundation
import TestSupport
import Testing

/// What commands print that aren't outputs of `build`: files of `Tests/Corpus/Commands`. `make record` writes them and fails.
@Suite("Goldens of commands") struct CommandGoldenTests {
    private static let folder = Repository.root.appending(path: "Tests/Corpus/Commands")

    private static let photos = "[1.5, 0.75, 1, 2.4, 0.6, 1.33, 1.78, 0.8]"

    /// The arguments for each golden, in which `specs` is the folder.
    private static let commands: [(golden: String, arguments: String)] = [
        ("bake-justified.css", "bake specs/justified.grid --ratios - --emit css"),
        ("bake-album.css", "bake specs/album.grid --ratios - --emit css"),
        ("bake-feed.css", "bake specs/feed.grid --ratios - --emit css"),
        ("bake-wall.css", "bake specs/wall.grid --ratios - --emit css --prefix app-"),
        ("bake-shelf.html", "bake specs/shelf.grid --ratios - --emit html"),
        ("vectors-album.jsonl", "vectors specs/album.grid --seed 1 --count 12"),
        ("vectors-justified.jsonl", "vectors specs/justified.grid --seed 2 --count 12"),
        ("vectors-wall.jsonl", "vectors specs/wall.grid --seed 3 --count 12"),
        (
            "images-wall.txt",
            "show specs/wall.grid --images --photos 3:4..4:3 --container clamp(300px,50vw,900px) --waste 60%"
        ),
        ("images-ninegrid.txt", "show specs/ninegrid.grid 9 --images --cut"),
        ("images-bluesky.txt", "show specs/bluesky.grid 4 --images --photos 3:2 --density 2"),
    ]

    @Test("a command prints its golden, byte for byte", arguments: commands.map(\.golden))
    func golden(_ golden: String) throws {
        let command = try #require(Self.commands.first { $0.golden == golden })
        let arguments = command.arguments.split(separator: " ").map { word in
            word.hasPrefix("specs/") ? Repository.root.appending(path: String(word)).path : String(word)
        }
        let session = gridgen(arguments, input: Array(Self.photos.utf8))
        #expect(session.exit == 0 && session.errors == "")
        let file = Self.folder.appending(path: golden)
        let old = try? String(contentsOf: file, encoding: .utf8)
        if Repository.isRecording {
            try session.output.write(to: file, atomically: true, encoding: .utf8)
        }
        let isSame = old == session.output
        #expect(
            isSame,
            "\(golden) isn't what gridgen prints; see `make record`\n\(changedLines(from: old ?? "", to: session.output))"
        )
    }

    @Test("each file is the golden of a command")
    func nothingElse() {
        let files = Repository.files(in: "Tests/Corpus/Commands", ending: "").map(\.lastPathComponent)
        #expect(Set(files) == Set(Self.commands.map(\.golden)))
    }
}
