import Foundation
import GridServices
import IncludedTexts
import TestSupport
import Testing

@testable import GridCommand

/// What the compiler contains is all that the folders have.
@Suite struct IncludedTextsTests {
    private func expectFiles(
        _ files: UnsafePointer<IncludedText>?, in folder: String, endings: [String],
        without others: Set<String> = []
    ) throws {
        let root = Repository.root.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { name in endings.contains { name.hasSuffix($0) } && !others.contains(name) }
        let texts = includedTexts(files)
        #expect(
            texts.map { $0.name }.sorted() == names.sorted(),
            "IncludedTexts.c lists other files than \(folder) has")
        for (name, text) in texts {
            let isSame = try text == String(contentsOf: root.appending(path: name), encoding: .utf8)
            #expect(isSame, "\(name)")
        }
    }

    @Test func kits() throws {
        try expectFiles(included_swift_kit(), in: "Sources/GridgenKit", endings: [".swift"])
        try expectFiles(included_typescript_kit(), in: "Sources/Kits/TypeScript", endings: [".ts"])
        try expectFiles(included_kotlin_kit(), in: "Sources/Kits/Kotlin", endings: [".kt"])
        try expectFiles(included_android_views(), in: "Sources/Kits/Android", endings: [".kt"])
        try expectFiles(included_c_kit(), in: "Sources/Kits/C", endings: [".h"])
    }

    @Test func page() throws {
        try expectFiles(
            included_page(), in: "Sources/Playground/Page", endings: [".html", ".css", ".js"],
            without: ["compiler.js", "editor.js", "host-built.js", "worker.js"])
        try expectFiles(included_specs(), in: "specs", endings: [".grid"])
        #expect(cheatSheet.hasPrefix("\n") && cheatSheet.contains("```grid"))
    }
}
