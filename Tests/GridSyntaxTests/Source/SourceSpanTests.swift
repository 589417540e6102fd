import Testing

@testable import GridSyntax

@Suite struct SourceSpanTests {
    @Test func aSpanNeverEndsBeforeItBegins() {
        #expect(SourceSpan(5, 2) == SourceSpan(5, 5))
    }

    @Test func throughCoversBothInEitherOrder() {
        #expect(SourceSpan(2, 4).through(SourceSpan(7, 9)) == SourceSpan(2, 9))
        #expect(SourceSpan(7, 9).through(SourceSpan(2, 4)) == SourceSpan(2, 9))
        #expect(SourceSpan(2, 9).through(SourceSpan(3, 4)) == SourceSpan(2, 9))
    }

    @Test func edgesAreEmpty() {
        #expect(SourceSpan(2, 4).leadingEdge == SourceSpan(2, 2))
        #expect(SourceSpan(2, 4).trailingEdge == SourceSpan(4, 4))
    }
}
