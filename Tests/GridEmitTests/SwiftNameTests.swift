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
        let spec =
            "grid \(name)\ninset 100000000000000000\nwidth 900000000000000000..900000000000000001\n"
            + "append to 3\n1: 1\n2..: rows of 2"
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
