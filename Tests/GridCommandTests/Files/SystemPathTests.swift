import TestSupport
import Testing

@testable import GridCommand

/// Paths with invalid UTF-8.
@Suite("Paths of any bytes") struct SystemPathTests {
    @Test("a path keeps its bytes")
    func roundTrip() {
        var random = SeededGenerator.forTest(named: "system paths")
        // Leading and continuing bytes of UTF-8 sequences, including those of the scalars that represent bytes.
        let parts: [[UInt8]] = [
            [0x61], [0x2F], [0xC3, 0xA9], [0xE9], [0xFF], [0x80], [0xF4, 0x8F, 0xBF, 0xA9], [0xF4, 0x8F],
            [0xBE, 0x80],
            [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80],
        ]
        for _ in 0..<2_000 {
            let written = (0..<random.number(0...6)).flatMap { _ in random.pick(parts) }
            let text = path(ofBytes: written)
            #expect(bytes(ofPath: text) == written, "\(written)")
            #expect(systemPath(text).map { UInt8(bitPattern: $0) } == written + [0])
            if let valid = String(validating: written, as: UTF8.self), !written.contains(0xF4) {
                #expect(text == valid && readable(text) == valid)
            }
        }
    }

    @Test("an invalid byte is shown as a sign, and is encoded in a URI")
    func shownPaths() {
        let name = path(ofBytes: Array("caf".utf8) + [0xE9] + Array(".grid".utf8))
        #expect(readable(name) == "caf\u{FFFD}.grid" && shown(name) == "caf\u{FFFD}.grid")
        #expect(relativeURI(ofPath: name, in: nil) == "caf%E9.grid")
    }
}
