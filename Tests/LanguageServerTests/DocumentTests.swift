import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DocumentTests {
    private let text = "# Zwölf 😀\n2 2\r\n3: 3\r4: 4"

    @Test func linesEndAsTheProtocolSays() {
        let lines = LineIndex(Array(text.utf8), .utf16)
        #expect(lines.count == 4)
        #expect((0..<4).map { lines.line(at: lines.content(ofLine: $0).lowerBound) } == [0, 1, 2, 3])
        // The places of the ends of lines are before CR LF.
        #expect(lines.content(ofLine: 1).count == 3)
    }

    @Test("every character has a place and is found there", arguments: [PositionEncoding.utf8, .utf16])
    func positions(encoding: PositionEncoding) {
        let bytes = Array(text.utf8)
        let lines = LineIndex(bytes, encoding)
        for line in 0..<lines.count {
            let content = lines.content(ofLine: line)
            for offset in Array(content) + [content.upperBound]
            where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
                let position = lines.position(of: offset)
                #expect(position.line == line)
                #expect(lines.offset(of: position) == offset)
            }
        }
    }

    @Test func aPlaceOutsideIsAtTheNearestEnd() {
        let lines = LineIndex(Array(text.utf8), .utf16)
        #expect(lines.offset(of: Position(line: 0, character: 1_000)) == lines.content(ofLine: 0).upperBound)
        #expect(lines.offset(of: Position(line: 9, character: 0)) == text.utf8.count)
        #expect(lines.offset(of: Position(line: -1, character: -1)) == 0)
        #expect(lines.offset(of: Position(line: .max, character: .max)) == text.utf8.count)
        // Between the two halves of a surrogate pair.
        #expect(
            lines.offset(of: Position(line: 0, character: 9))
                == lines.offset(of: Position(line: 0, character: 8)))
    }

    @Test("random edits make the text that a client has", arguments: [PositionEncoding.utf8, .utf16])
    func edits(encoding: PositionEncoding) {
        var random = SeededGenerator.forTest()
        let pieces = ["a", "é", "😀", "\n", "\r\n", "3: 1, 2", "", "\r"]
        let document = Document(uri: "file:///a.grid", version: 1, text: "", encoding: encoding)
        var expected = ""
        for version in 2..<400 {
            let lines = LineIndex(Array(expected.utf8), encoding)
            let scalars = Array(expected.unicodeScalars)
            let ends = [0, 0].map { _ in random.number(0...scalars.count) }.sorted()
            let offsets = ends.map { scalars[..<$0].reduce(0) { $0 + $1.utf8.count } }
            let places = offsets.map(lines.position)
            // A place within a line end is none of the protocol.
            guard places.map(lines.offset) == offsets else { continue }
            let new = random.pick(pieces)
            document.change(TextRange(start: places[0], end: places[1]), to: new, version: version)
            var changed = String.UnicodeScalarView(scalars[..<ends[0]])
            changed.append(contentsOf: new.unicodeScalars)
            changed.append(contentsOf: scalars[ends[1]...])
            expected = String(changed)
            #expect(document.bytes == Array(expected.utf8))
        }
    }

    @Test func partitionsAreInTheOrderOfEvenness() {
        #expect(partitions(of: 4).prefix(3) == ["2, 2", "1, 1, 2", "2, 1, 1"])
        #expect(partitions(of: 7).prefix(2) == ["3, 4", "4, 3"])
        #expect(partitions(of: 1) == ["1"])
        for count in 1...60 {
            for partition in partitions(of: count) {
                #expect(partition.split(separator: ", ").compactMap { Int($0) }.reduce(0, +) == count)
            }
        }
    }
}
