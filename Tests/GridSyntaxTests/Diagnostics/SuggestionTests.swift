import Testing

@testable import GridSyntax

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("grdi", "grid"),  // two adjacent letters swapped
        ("gri", "grid"),  // one missing
        ("griid", "grid"),  // one too many
        ("grod", "grid"),  // one replaced
        ("GRID", "grid"),  // case does not count
        ("smalest", "smallest"),
        ("waterfal", "waterfall"),
        ("heigth", "height"),
    ])
    func aCloseWordSuggestsTheCandidate(word: String, meant: String) {
        #expect(suggestion(for: word, among: Keyword.words) == meant)
    }

    @Test(arguments: ["zebra", "photograph", "", "q", "gridgridgrid"])
    func aDistantWordSuggestsNothing(word: String) {
        #expect(suggestion(for: word, among: ["grid", "tile", "frame"]) == nil)
    }

    @Test func theNearestWins() {
        #expect(suggestion(for: "hight", among: ["weight", "height"]) == "height")
        #expect(suggestion(for: "swift", among: ["swiss", "swift"]) == "swift")
    }

    @Test func onATieTheEarlierCandidateWins() {
        #expect(suggestion(for: "cat", among: ["bat", "hat"]) == "bat")
        #expect(suggestion(for: "cat", among: ["hat", "bat"]) == "hat")
    }

    @Test func noCandidatesGiveNoSuggestion() {
        #expect(suggestion(for: "grid", among: []) == nil)
    }

    @Test func aWordOfOneLetterSuggestsNothing() {
        #expect(suggestion(for: "a", among: ["b"]) == nil)
        #expect(suggestion(for: "a", among: ["ab"]) == "ab")
    }

    @Test func aVeryLongWordQuicklyGetsNoSuggestion() {
        let long = String(repeating: "g", count: 1_000_000)
        #expect(suggestion(for: long, among: [long]) == nil)
    }
}
