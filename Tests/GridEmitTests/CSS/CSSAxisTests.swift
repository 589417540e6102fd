import Testing

@testable import GridEmit
@testable import GridModel

/// The tracks of a layout and the lines of its tiles.
@Suite("Tracks of a style sheet") struct CSSAxisTests {
    private func share(_ numerator: Int128, _ denominator: Int128) throws -> Rational {
        try Rational(numerator, over: denominator)
    }

    @Test("tiles with gaps between them have their own tracks, with gaps")
    func gapped() throws {
        // Two tiles that share a third and two thirds of the width minus the gap.
        let third = Affine(w: try share(1, 3), gx: try share(-1, 3))
        let rest = Affine(w: try share(2, 3), gx: try share(-2, 3))
        let axis = try CSSAxis(
            starts: [.zero, try third + .columnGap], lengths: [third, rest], total: .width, gap: .columnGap)
        let tracks = [try share(1, 3), try share(2, 3)]
        #expect(axis.hasGaps && axis.tracks == tracks)
        #expect(axis.places.map(\.from) == [1, 2] && axis.places.map(\.to) == [2, 3])
        #expect(try axis.template(isGiven: true) == "1fr 2fr")
    }

    @Test("a hole at an edge is a track")
    func hole() throws {
        let half = Affine(w: try share(1, 2), gx: try share(-1, 2))
        let axis = try CSSAxis(
            starts: [try half + .columnGap], lengths: [half], total: .width, gap: .columnGap)
        #expect(axis.hasGaps && axis.tracks.count == 2)
        #expect(axis.places == [CSSAxis.Place(from: 2, to: 3, offset: .zero, rest: .zero)])
    }

    @Test("tiles that don't fit gapped tracks have distances from lines")
    func lines() throws {
        // A tile over the full width, and one of half the width that ignores the gap.
        let axis = try CSSAxis(
            starts: [.zero, .zero], lengths: [.width, Affine(w: try share(1, 2), gx: .one)], total: .width,
            gap: .columnGap)
        let half = try share(1, 2)
        #expect(!axis.hasGaps && axis.tracks == [half, half])
        #expect(axis.places[1] == CSSAxis.Place(from: 1, to: 2, offset: .zero, rest: .columnGap))
    }

    @Test("tracks in points are fixed")
    func points() throws {
        let (width, gap) = (Affine(pt: Rational(30)), Affine.columnGap)
        let axis = try CSSAxis(
            starts: [.zero, try width + gap], lengths: [width, width], total: try width + width + gap,
            gap: gap)
        #expect(axis.hasFixedTracks)
        #expect(try axis.template(isGiven: true) == "30px 30px")
    }

    @Test("overflow is an error, never rounded")
    func overflow() throws {
        let long = Affine(w: try share((1 << 80) + 1, (1 << 90) + 3))
        #expect(throws: ExactOverflow.self) {
            _ = try CSSAxis(
                starts: [.zero, long], lengths: [long, try long * Rational(7)],
                total: Affine(w: try share((1 << 70) + 9, (1 << 60) + 7)), gap: .columnGap)
        }
    }
}
