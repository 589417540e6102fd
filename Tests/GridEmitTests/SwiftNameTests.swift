import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

@Suite("Names in Swift") struct SwiftNameTests {
    @Test(
        "a grid may be called what Swift or its library calls something",
        arguments: [
            "Double", "Array", "Sendable", "UnsafeMutableBufferPointer", "max", "Type", "self", "Layout",
        ])
    func compiles(_ name: String) throws {
        try expectCompiles(
            "grid \(name)\ninset 100000000000000000\nwidth 900000000000000000..900000000000000001\n"
                + "append to 3\n1: 1\n2..: rows of 2")
    }

    @Test(
        "where photos keep their ratios, too",
        arguments: [
            "UnsafeBufferPointer", "UnsafeMutablePointer", "withUnsafeTemporaryAllocation", "StaticString",
            "Columns", "Tree",
            "Ratios",
        ])
    func compilesWithPhotos(_ name: String) throws {
        try expectCompiles(
            "grid \(name)\nappend to 3\ntile photo\n1: 1\n2: 2\n3: 1 | (1, 1)\n4..: rows of 4 balanced\n"
                + "when width >= 600 { waterfall 3 }")
    }

    private func expectCompiles(_ spec: String) throws {
        let grid = try #require(compiled(spec).grid)
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "name.swift")
            try emit(grid, as: .swift).write(to: file, atomically: true, encoding: .utf8)
            let result = try run(
                "swiftc",
                ["-swift-version", "5", "-warnings-as-errors", "-typecheck", "-parse-as-library", file.path])
            #expect(result.status == 0, "\(result.output)")
        }
    }
}
