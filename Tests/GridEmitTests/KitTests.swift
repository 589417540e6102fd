import Foundation
import TestSupport
import Testing

@testable import GridEmit

/// What the compiler holds of GridgenKit's sources, and what the kit holds of the compiler's. `make record` writes both.
@Suite("The kit", .serialized) struct KitTests {
    @Test("the functions of its protocols are those of generated code")
    func functions() throws {
        try compare("Sources/GridgenKit/Grid/PhotoGrid+Functions.swift", KitRecorder.ignored + Self.functions)
    }

    @Test("the runtime of generated code is its core")
    func runtime() throws {
        try compare("Sources/GridEmit/Swift/SwiftRuntime.swift", try KitRecorder.swiftRuntime())
    }

    @Test("the compiler writes its sources")
    func sources() throws {
        try compare("Sources/GridCommand/Kit/KitSources.swift", try KitRecorder.kitSources())
    }

    private func compare(_ path: String, _ text: String) throws {
        let file = Repository.root.appending(path: path)
        let found = try? String(contentsOf: file, encoding: .utf8)
        if found != text, Repository.isRecording {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(found == text, "\(path) is out of date: `make record` writes it")
    }

    /// The functions for every set of parameters.
    private static var functions: String {
        var printer = CodePrinter()
        for needsHeight in [false, true] {
            for (looksAtPhotos, appends) in [(false, false), (true, false), (false, true), (true, true)] {
                let functions = SwiftFunctions(
                    needsHeight: needsHeight, looksAtPhotos: looksAtPhotos, appends: appends,
                    access: "@inlinable public ", prefix: "Photo")
                let others = [looksAtPhotos ? "RatioPhotoGrid" : nil, appends ? "EditablePhotoGrid" : nil]
                    .compactMap { $0 }
                let base = needsHeight ? "FilledPhotoGrid" : "WidthPhotoGrid"
                let condition = others.isEmpty ? "" : " where Self: \(others.joined(separator: " & "))"
                printer.line()
                printer.block("nonisolated extension \(base)\(condition) {") {
                    functions.write(limit: nil, to: &$0)
                }
                guard looksAtPhotos, !appends else { continue }
                printer.line()
                printer.block("nonisolated extension \(base) where Self: WaterfallPhotoGrid {") {
                    functions.writeColumns(to: &$0)
                }
                printer.line()
                printer.block("nonisolated extension \(base) where Self: JustifiedPhotoGrid {") {
                    functions.writeRows(to: &$0)
                }
            }
        }
        for (base, appends) in [("PhotoGrid", false), ("EditablePhotoGrid", true)] {
            let functions = SwiftFunctions(
                needsHeight: false, looksAtPhotos: false, appends: appends, access: "@inlinable public ",
                prefix: "Photo")
            printer.line()
            printer.block("nonisolated extension \(base) {") { functions.writeTileCount(to: &$0) }
        }
        return printer.text
    }
}
