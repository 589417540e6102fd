public import Foundation

/// The files of the repository that tests read.
public enum Repository {
    /// The folder that holds `Package.swift`.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether goldens are to be written instead of compared.
    public static let isRecording = ProcessInfo.processInfo.environment["GRIDGEN_RECORD"] != nil

    /// The files with an ending below a folder of the repository, by name.
    public static func files(in folder: String, ending suffix: String) -> [URL] {
        let url = root.appending(path: folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.filter { $0.hasSuffix(suffix) }.sorted().map { url.appending(path: $0) }
    }
}
