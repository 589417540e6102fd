package import Foundation

/// The files of the repository that tests read.
package enum Repository {
    /// The folder with `Package.swift`.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The specs whose code in `generated` stands alone, as `make generate` writes it; that of others is on a kit.
    package static let standaloneSpecs: Set = [
        "album.grid", "feed.grid", "justified.grid", "moments.grid", "nice.grid",
    ]

    /// The specs whose page and JavaScript are in `generated`.
    package static let specsWithPages: Set = ["moments.grid"]

    /// Whether tests write goldens instead of comparing them.
    package static let isRecording = ProcessInfo.processInfo.environment["GRIDGEN_RECORD"] != nil

    /// The built command, which is next to the test bundle.
    package static var gridgen: URL? {
        let bundles = [Bundle.main.bundleURL] + CommandLine.arguments.map { URL(filePath: $0) }
        let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
        return folders.map { $0.appending(path: "gridgen") }.first {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }
    }

    /// The files with an ending in a folder of the repository, by name.
    package static func files(in folder: String, ending suffix: String) -> [URL] {
        let url = root.appending(path: folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.filter { $0.hasSuffix(suffix) }.sorted().map { url.appending(path: $0) }
    }
}
