internal import Foundation

/// A file that is made of others.
struct RecordedFile {
    /// The folder with `Package.swift`.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The head of such a file.
    static let head = "// swift-format-ignore-file\n// Recorded by `make record`; a test holds it equal.\n"

    let path: String
    let text: String

    var url: URL { Self.root.appending(path: path) }

    var textOnDisk: String? { try? String(contentsOf: url, encoding: .utf8) }

    /// The text of a file.
    static func source(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of a folder's files with an ending, in the folder, by name.
    static func paths(in folder: String, ending suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(suffix) }.sorted()
    }
}

/// What is wrong with a kit's sources.
struct RecordingError: Error, CustomStringConvertible {
    let description: String
}

/// What the sources contain of each other, and pictures of the docs. The kit's functions come first, since they are among the kit's sources.
func recordedFiles() throws -> [RecordedFile] {
    let functions = RecordedFile(
        path: "Sources/GridgenKit/Grid/CompiledPhotoGrid+Functions.swift",
        text: RecordedFile.head + (try kitFunctions()))
    let swift = KitText(try swiftRuntime())
    let typeScript = try RecordedFile.source("Sources/Kits/TypeScript/gridgen-kit.ts")
    return [
        functions,
        RecordedFile(
            path: "Sources/GridEmit/Swift/SwiftKitCode.swift", text: try swift.record(named: "swift")),
        try vectorRuntime(),
        RecordedFile(
            path: "Sources/GridEmit/TypeScript/TypeScriptKit.swift",
            text: try DeclarationText.typeScript([
                RecordedFile.source("Sources/Kits/Direct/direct.ts"), typeScript,
            ]).record(named: "typeScript", language: "TypeScript")),
        RecordedFile(
            path: "Sources/GridEmit/C/CKit.swift",
            text: try DeclarationText.c(RecordedFile.source("Sources/Kits/C/gridgen_kit.h"))
                .record(named: "c", language: "C")),
        RecordedFile(
            path: "Sources/GridEmit/Kotlin/KotlinKit.swift",
            text: try DeclarationText.kotlin(kotlinKit()).record(named: "kotlin", language: "Kotlin")),
        RecordedFile(
            path: "Sources/Documentation.docc/platforms.svg",
            text: try PlatformStrip(
                spec: RecordedFile.source("specs/moments.grid"), name: "specs/moments.grid"
            ).svg),
        RecordedFile(
            path: "Sources/Documentation.docc/views.svg",
            text: try ViewPictures { try RecordedFile.source("specs/\($0).grid") }.svg),
    ]
}

/// The files of a kit's folder, by name.
func kitFiles(in folder: String, ending suffix: String) throws -> [(path: String, text: String)] {
    try RecordedFile.paths(in: folder, ending: suffix).map {
        ($0, try RecordedFile.source("\(folder)/\($0)"))
    }
}

/// The files of the kit in Kotlin that generated code has parts of, with what callers see first. The others are for the kit only.
private func kotlinKit() throws -> [String] {
    let first = ["Types", "Layout", "Growing", "Grid"],
        others: Set = ["PhotoGrid", "PhotoGridPolicy", "Places", "Crop"]
    let rest = try kitFiles(in: "Sources/Kits/Kotlin", ending: ".kt").map { String($0.path.dropLast(3)) }
        .filter { !first.contains($0) && !others.contains($0) && !$0.hasPrefix("Feed") }
    return try (first + rest).map { try RecordedFile.source("Sources/Kits/Kotlin/\($0).kt") }
}
