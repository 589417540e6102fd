import Foundation
import TestSupport
import Testing

@testable import GridSyntax

/// What editors offer: what the parser expects at a place.
@Suite struct CompletionTests {
    private func offered(_ text: String) -> [String] {
        Completion.all(after: Array(text.utf8)).items.map(\.text)
    }

    @Test func wordsBeforeTheCursorDecide() {
        #expect(offered("g") == ["grid", "gap"])
        #expect(offered("1: 1\nal") == ["align"])
        #expect(offered("align ") == ["leading", "center", "trailing", "spread"])
        #expect(offered("3: r") == ["rows", "repeat"])
        #expect(offered("3..: rows ") == ["of", "near", "over", "under", "fit"])
        #expect(offered("3..: rows of 4 b") == ["balanced"])
        #expect(offered("3: 1, 2 fr") == ["frame"])
        #expect(offered("3: 3 tile photo w") == ["within"])
        #expect(offered("10..: repeat 3 ") == ["mirrored"])
        #expect(offered("append ") == ["to"])
        #expect(offered("when ") == ["width", "height"])
        #expect(offered("tile photo ") == ["sided", "within", "1:3..3:1"])
        #expect(offered("tile photo sided ") == ["within"])
        #expect(offered("when width ") == ["< 400", ">= 600", "300..<600"])
        #expect(offered("1: 1\n5: 5\n2..4: rows of 2\n6..: show ") == ["5", "4", "1"])
        #expect(offered("6..: show ") == ["9"])
        #expect(offered("1: 1\n6: 3, 3\n7..: repeat ") == ["6", "1"])
        #expect(offered("require within 4:5 for ") == ["3..9"])
        #expect(offered("3..: rows near 120 ") == ["stretch", "balanced", "tile", "frame", "align"])
        #expect(offered("3: rows near 3:4 ") == ["over", "tile", "frame", "align"])
        #expect(offered("3: 3 align ") == ["leading", "center", "trailing"])
        #expect(offered("3: rows fit align ") == ["leading", "center", "trailing", "spread"])
        #expect(offered("3: 3 tile 1:1 ") == ["align"])
        #expect(offered("99999999999999999999: ro") == ["rows"])
        #expect(offered("3[x]: ro") == ["rows"])
    }

    @Test func inASectionOnlyItsStatementsAreOffered() {
        #expect(offered("when width < 600 {\n    ") == ["tile", "frame", "align", "waterfall", "require"])
        #expect(offered("when width < 600 {\n    tile 1:1\n}\ng") == ["grid", "gap"])
        #expect(offered("# {\ng") == ["grid", "gap"])
    }

    @Test func nothingIsOfferedInCommentsOrWhereALayoutGoesOn() {
        #expect(offered("# ti") == [])
        #expect(offered("4: ab / t") == [])
        #expect(offered("4: 2, t") == [])
        #expect(offered("grid Til") == [])
        #expect(offered("tile") == [])
        #expect(offered("1: 1 tile 200x200") == [])
        #expect(offered("4: ab. / cd.") == [])
        #expect(offered("4: 2,\n ") == ["rows"])
    }

    @Test func theWordUnderTheCursorIsReplaced() {
        #expect(Completion.all(after: Array("1: 1\nal".utf8)).start == 5)
        #expect(Completion.all(after: Array("align ".utf8)).start == 6)
    }

    @Test func aWordMeansWhatTheOneBeforeItSays() {
        func hint(_ text: String) -> String? { Completion.all(after: Array(text.utf8)).items.first?.hint }
        #expect(hint("tile photo wit") == "how high photos are together")
        #expect(hint("require wit") == "the container isn't higher than this, or lower")
        #expect(hint("3: rows near 3 :\n4 ov") == hint("3: rows near 3:4 ov"))
        #expect(hint("wid") == "the widths of the container, such as 320..1024")
        #expect(hint("when wid") == "the widths of the container")
    }

    static let specs = ["specs", "Tests/Corpus/Goldens"].flatMap { Repository.files(in: $0, ending: ".grid") }

    @Test("each token of a spec is expected before it, and each offered text can be read", arguments: specs)
    func tokensOfSpecs(file: URL) throws {
        #expect(violation(in: Array(try Data(contentsOf: file))) == nil)
    }

    @Test func tokensOfRandomSpecs() {
        checkRandomSpecs("completions", count: 400) { violation(in: Array($0.utf8)) }
    }

    /// Describes a token that isn't expected or offered before it, or an offered text that the parser reports.
    private func violation(in bytes: [UInt8]) -> String? {
        let parsed = parse(SourceText(name: "", bytes: bytes))
        guard !parsed.diagnostics.hasErrors else { return nil }
        for token in parsed.tokens where token.kind != .newline && token.kind != .endOfFile {
            let before = Array(bytes[..<token.span.start]), text = parsed.source.text(in: token.span)
            let expected = expectations(after: SourceText(name: "", bytes: before)).expected
            let isWord = token.kind == .word && expected.words.contains(text)
            let place = "`\(text)` at \(token.span.start)"
            guard isWord || expected.kinds.contains(token.kind) else { return "\(place) isn't expected" }
            let items = Completion.all(after: before).items
            let isAfterSpace = before.last.map { " \t\n".utf8.contains($0) } ?? true
            if isWord, isAfterSpace, !items.contains(where: { $0.text == text }) {
                return "\(place) isn't offered"
            }
            for item in items where item.hint.isEmpty || isReported(item, after: before) {
                return "`\(item.text)` (\(item.hint)) is offered before \(place)"
            }
        }
        return nil
    }

    /// Whether the parser reports an offered text, rather than what should follow it.
    private func isReported(_ item: Completion, after before: [UInt8]) -> Bool {
        let parsed = parse(SourceText(name: "", bytes: before + Array(item.text.utf8)))
        return parsed.diagnostics.contains {
            $0.severity == .error && $0.span.start < before.count + item.text.utf8.count
                && $0.span.end > before.count
        }
    }
}
