import Testing

@testable import recorder

/// What the compiler holds of the kits' sources, and what a kit holds of the compiler's. `make record` writes both.
@Suite("The kits") struct KitTests {
    @Test("what the sources contain of each other is up to date") func files() throws {
        for file in try recordedFiles() {
            let isSame = file.text == file.textOnDisk
            #expect(isSame, "\(file.path) is out of date: `make record` writes it")
        }
    }
}
