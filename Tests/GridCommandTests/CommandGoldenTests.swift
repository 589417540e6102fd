import Foundation
import TestSupport
import Testing

/// What commands print that aren't outputs of `build`: files of `Tests/Corpus/Commands`. `make record` writes them and fails.
@Suite("Goldens of commands") struct CommandGoldenTests {
    private static let folder = Repository.root.appending(path: "Tests/Corpus/Commands")

    private static let photos = "[1.5, 0.75, 1, 2.4, 0.6, 1.33, 1.78, 0.8]"

    /// Photos with all that pages say of them.
    private static let album = """
        [{"src": "img/dunes.jpg", "width": 6000, "height": 4000, "alt": "Dunes at noon"},
         {"src": "img/tower.jpg", "width": 3000, "height": 4000, "alt": "A tower", "href": "tower.html", "focus": [0.5, 0.2]},
         {"src": "img/cat.jpg", "width": 500, "height": 500, "alt": "A cat", "caption": "\\"Tom\\" & <i>co</i>", "color": "#8899aa"},
         {"src": "img/sea & sky.jpg", "width": 4800, "height": 2000, "alt": "Sea", "href": "/sea?a=1&b=2", "caption": "The sea"}]
        """

    /// The arguments for each golden, in which `specs` is the folder.
    private static let commands: [(golden: String, arguments: String)] = [
        ("bake-justified.css", "bake specs/justified.grid --ratios - --emit css"),
        ("bake-album.css", "bake specs/album.grid --ratios - --emit css"),
        ("bake-feed.css", "bake specs/feed.grid --ratios - --emit css"),
        ("bake-wall.css", "bake specs/wall.grid --ratios - --emit css --prefix app-"),
        ("bake-explore.html", "bake specs/explore.grid --ratios - --emit html"),
        (
            "bake-page.html",
            "bake specs/justified.grid --ratios - --emit page --src files/{name}-{width}.webp --title Trip --prefix my-"
        ),
        ("bake-data.json", "bake specs/moments.grid --ratios - --emit data --src files/{number}-{width}.jpg"),
        (
            "bake-images.json",
            "bake specs/justified.grid --ratios - --emit images --container min(100vw,60rem) --files 4"
        ),
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
        let photos =
            arguments.contains { ["page", "data", "images"].contains($0) } ? Self.album : Self.photos
        let session = gridgen(arguments, input: Array(photos.utf8))
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
