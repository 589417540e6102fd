import Testing

@testable import GridSyntax

@Suite struct LocatedTests {
    @Test func theSameValueAtTwoPlacesIsEqualAndHashesAlike() {
        let first = Located(7, at: SourceSpan(0, 1))
        let second = Located(7, at: SourceSpan(5, 6))
        #expect(first == second)
        #expect(Set([first, second]).count == 1)
        #expect(first != Located(8, at: SourceSpan(0, 1)))
    }
}
