import Testing

@testable import GridSyntax

@Suite struct CommentTests {
    private func comments(_ text: String) -> [(text: String, comment: GridSyntax.Comment)] {
        let source = SourceText(name: "a", text: text)
        return lex(source).comments.map { (source.text(in: $0.span), $0) }
    }

    @Test func aCommentEndsBeforeTheLineBreak() {
        #expect(comments("gap 2 # why # not\n# more").map(\.text) == ["# why # not", "# more"])
        #expect(comments("# why\r\ngap 2").map(\.text) == ["# why"])
    }

    @Test func aCommentAtTheEndOfTheFileNeedsNoNewline() {
        #expect(comments("#").map(\.text) == ["#"])
        #expect(comments("1: 1 ##").map(\.text) == ["##"])
    }

    @Test func aCommentContainsNoTokens() {
        #expect(tokens("# grid ( : 9").isEmpty)
        #expect(tokens("gap 2# 3").map(\.text) == ["gap", "2"])
    }

    @Test func aNewlineAfterACommentIsAToken() {
        #expect(
            tokens("gap 2 # why\n1: 1").map(\.kind) == [.word, .number, .newline, .number, .colon, .number])
    }

    @Test func twoSignsBeginADocComment() {
        #expect(comments("# a\n## b\n### c\n# # d").map(\.comment.isDoc) == [false, true, true, false])
    }

    @Test func aCommentKnowsWhetherItIsAloneOnItsLine() {
        #expect(comments("  # a\ngap 2 # b\n\t# c").map(\.comment.hasOwnLine) == [true, false, true])
    }

    @Test func aCommentBelongsToTheTokenAfterIt() {
        #expect(comments("# a\ngap # b\n2").map(\.comment.token) == [0, 2])
    }

    @Test(arguments: ["# 🎉 漢字 é", "## ：，（）", "# \u{00A0}\u{200B}\u{FEFF}", "# \u{0000}\u{001B}"])
    func aCommentMayContainAnything(text: String) {
        #expect(read(text + "\n1: 1").diagnostics.isEmpty)
    }
}
