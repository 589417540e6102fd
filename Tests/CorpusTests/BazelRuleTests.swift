import Foundation
import GridEmit
import TestSupport
import Testing

@Suite("The rule for Bazel") struct BazelRuleTests {
    @Test("it has all outputs, with their suffixes")
    func outputs() throws {
        let file = Repository.root.appending(path: "Sources/Distribution/Bazel/gridgen.bzl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").drop {
            $0 != "_SUFFIXES = {"
        }
        let found = lines.dropFirst().prefix { $0 != "}" }.map(String.init)
        #expect(Set(found) == Set(Output.all.map { "    \"\($0.name)\": \"\($0.suffix)\"," }))
    }
}
