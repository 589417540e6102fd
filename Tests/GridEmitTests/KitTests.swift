import TestSupport
import Testing

@testable import GridEmit
@testable import recorder

/// What the compiler holds of the kits' sources, and what a kit holds of the compiler's. `make record` writes both.
@Suite("The kits") struct KitTests {
    @Test("what the sources contain of each other is up to date") func files() throws {
        for file in try recordedFiles() {
            let isSame = file.text == file.textOnDisk
            #expect(
                isSame,
                "\(file.path) is out of date: `make record` writes it\n\(changedLines(from: file.textOnDisk ?? "", to: file.text))"
            )
        }
    }

    @Test(
        "the kit in TypeScript declares what generated code names of it",
        arguments: TypeScriptName.allCases)
    func names(name: TypeScriptName) {
        #expect(KitDeclarations.typeScript.declares(name.rawValue))
    }

    @Test(
        "a mark that nothing can hold for fails the recording",
        arguments: [
            ("//@ rwos\nvar a: Int { 1 }\n//@ end\n", "no trait is called `rwos`"),
            ("//@ rows\nvar a: Int { 1 }\n", "a mark without an end: //@ rows"),
            ("var a: Int { 1 }\n//@ end\n", "an end without a mark"),
            ("//@ rows\nvar a: Int {\n//@ end\n    1\n}\n", "brackets of `//@ rows` don't balance"),
            ("/// A/*@ rwos */B/*@ end */\nvar a: Int { 1 }\n", "no trait is called `rwos`"),
            ("var a: Int { 1/*@ rows */ + 1 }\n", "a mark without an end: "),
            ("//@ insert tabel\n", "no place for other code is called so: //@ insert tabel"),
        ]) func faults(text: String, message: String)
    {
        let error = #expect(throws: RecordingError.self) {
            try KitText(text).record(named: "a")
        }
        #expect(error?.description.hasPrefix(message) ?? false)
    }

    @Test("a mark within a line takes its comma with it") func inline() throws {
        func parts(_ line: Substring) throws -> [String] {
            try InlineMarks.parts(of: line).map { $0.words == nil ? $0.text : "[\($0.text)]" }
        }
        #expect(try parts("f(a/*@ rows */, b/*@ end */)") == ["f(a", "[, b]", ")"])
        #expect(try parts("f(a, /*@ rows */ b /*@ end */)") == ["f(a", "[, b]", ")"])
        #expect(try parts("f(/*@ rows */ b, /*@ end */ a)") == ["f(", "[b, ]", "a)"])
        #expect(try parts("if a /*@ rows */ || b /*@ end */) {") == ["if a", "[ || b]", ") {"])
    }
}
