import GridSyntax
import TestSupport
import Testing

@testable import GridModel

@Suite struct HeightDifferenceTests {
    /// The effects of the heights that changed, in the order of the counts.
    private func heights(_ old: String, _ new: String) throws -> [Double] {
        let grids = (try #require(compiled(old).grid), try #require(compiled(new).grid))
        return GridDifference(from: grids.0, to: grids.1).changes.compactMap {
            if case .height(let difference) = $0.effect { difference.nearestDouble } else { nil }
        }
    }

    @Test func atTheOpenEndOfASectionItIsApproached() throws {
        let found = try heights(
            "1: 1\nwhen width < 446 {\n 1: 1 tile 2:1\n}", "1: 1\nwhen width < 446 {\n 1: 1 tile 1:1\n}")
        #expect(found == [223])
    }

    @Test func photosBetweenTheLimitsOfBothSpecsAreCompared() throws {
        let rules = "\n1: 1\n2[w]: 1, 1\n2: 2"
        let found = try heights(
            "width 320..1000\nshapes tall < 3:4, wide > 4:3" + rules,
            "width 320..1000\nshapes tall < 3:4, wide > 3:2" + rules)
        #expect(found == [1500])
        // No photo is between these.
        #expect(try heights("shapes tall < 3:4, wide > 4:3\n1: 1", "1: 1") == [])
    }

    @Test func rulesWithoutAnEndAreComparedThroughTheirGreatestLayout() throws {
        // 500 photos have 167 rows, or 250.
        let found = try heights("width 300..300\n1..: rows of 3", "width 300..300\n1..: rows of 2")
        #expect(found == [250 * 150 - 167 * 100])
        let rules = "\n1: 1\n2..: rows of 3"
        #expect(try heights("width 320..1024\ngap 4" + rules, "width 320..1024\ngap 6" + rules).count == 1)
    }

    @Test(arguments: [
        // A photo of 1:3, in a container 300 wide, is 900 high, or as high as the box.
        ("1: 1 tile photo", "1: 1 tile photo within 1:1", 600.0),
        // A photo of 3:1 is 100 high, or as high as the least height.
        ("1: 1 tile photo within 120..", "1: 1 tile photo within 150..", 30),
        // Square photos are within all limits.
        ("1[t]: 1 tile photo 1:2..2:1\n1: 1 tile photo", "1[t]: 1 tile photo 1:3..2:1\n1: 1 tile photo", 300),
        ("1[s]: 1 tile photo 1:2..2:1\n1: 1 tile 1:1", "1[s]: 1 tile photo 1:3..2:1\n1: 1 tile 1:1", 0),
        // A photo that is wider by less than the tolerance of `sided` isn't wide: nobody sees that.
        (
            "shapes tall < 1:1, wide > 3:2\n1[s]: 1 tile photo 2:3..3:2 sided\n1: 1 tile 1:1",
            "shapes tall < 1:1, wide > 3:2\n1[s]: 1 tile photo within 1:3\n1: 1 tile 1:1", 0
        ),
        // Three photos of 1:2, two of them in a row.
        ("1..4: rows of 2 stretch tile photo 1:2..2:1", "1..4: rows of 2 stretch tile photo 1:1..2:1", 450),
        ("2: 2 tile photo", "2: 1, 1 tile photo", 1350),
        ("waterfall 1", "waterfall 2", nil),
        // A photo of 15:8 is just high enough to fill the width: 160, not 100.
        ("1: rows near 100 tile photo", "1: rows near 120 tile photo", 60),
    ])
    func photosThatKeepTheirRatios(old: String, new: String, wanted: Double?) throws {
        let found = try heights("width 300..300\n" + old, "width 300..300\n" + new)
        if wanted == 0 {
            #expect(found == [])
        } else if let wanted {
            #expect(found.count == 1 && abs((found.first ?? 0) - wanted) < 1.0 / 64, "\(found)")
        } else {
            #expect(!found.isEmpty)
        }
    }

    /// Another search, `Tests/Rows/check-diff`, has found photos with these differences.
    @Test(arguments: [
        // The last photo just fills the width, and the first two just don't fit into a row: width and ratios change together.
        (
            "gap 4 2\nwidth 400..1100\nsmallest 0\n1..3: rows over 120.5 tile photo", "120.5", "60.25",
            1444.462
        ),
        // Rows of two wide photos and of two tall ones take turns.
        (
            "gap 4 2\nwidth 400..700\ntile photo 2:5..3:1\n1..15: rows of 2 stretch", "stretch", "balanced",
            3162.441
        ),
        // The sum of the ratios is just small enough for the side of tall photos.
        (
            "gap 4 2.5\nwidth 400..1200\nsmallest 0\ntile photo 2:5..3:1 sided\n3: 1, 2", " sided", "",
            1882.474
        ),
        // The box just begins to limit the height: the second ratio has to follow the first along a bend.
        (
            "width 1000..1000\nsmallest 0\ntile photo within 1:1\n3: 1 | (1, 1)", "1 | (1, 1)", "3", 761.36
        ),
        // Rows of three that end at other photos, one after the other.
        (
            "gap 4 2.5\nwidth 320..668\nsmallest 0\ntile photo 1:2..2:1\n58..59: rows of 3 balanced",
            "balanced",
            "stretch", 2671.4
        ),
        // At this width, a row of the two widest photos takes the tallest one in one layout only.
        (
            "gap 4 2.5\nwidth 320..647\nsmallest 0\ntile photo\n5: rows of 1..3 near 100 stretch",
            "gap 4 2.5",
            "gap 0 2", 1874.8
        ),
        // All photos are tall or square: one wide photo would be on the other side of `sided`, and all others square.
        (
            "gap 2.5\nwidth 400..1100\nsmallest 0\ntile photo sided\n43: rows of 2 balanced", "balanced",
            "stretch", 4669
        ),
        // Of limits, those of another row differ more, and none of one photo alone lead from them to the greatest difference.
        (
            "shapes tall < 1:1, wide > 6:5\nwidth 400..1100\nsmallest 0\ntile photo within 1:1\n"
                + "5[s]: 5\n5[t.]: 3, 2\n5: 2, 3", "tile photo", "tile photo 2:5..3:1", 91.65
        ),
    ])
    func nothingGreaterIsKnown(old: String, word: String, other: String, known: Double) throws {
        let found = try heights(old, old.replacing(word, with: other)).max()
        #expect((found ?? 0) > known, "\(found ?? 0)")
    }

    /// The heights that the search computes in doubles are those of the layouts.
    @Test func heightsAreThoseOfLayouts() {
        var specs = RandomSpec(random: .forTest(named: "heights of layouts"), size: 6)
        var compared = 0
        for _ in 0..<trials(500) {
            let text = specs.next()
            guard let grid = compiled(text).grid, grid.keepsRatios else { continue }
            let width = grid.width.lower, pair = GridPair(old: grid, new: grid)
            let comparison = LayoutComparison(
                pair: pair, widths: grid.width, heights: grid.height, steps: 100)
            for count in 1...12 {
                for matched in grid.matchedCases(of: count, at: width) where matched.keepsRatios {
                    let tiles = count - matched.hidden(of: count)
                    var photos = Photos(Array(Photos.samples.ratios[(count % 7)...].prefix(count)))
                    photos.total = count
                    let layout = grid.layout(
                        matched.content, count: tiles, width: width, casesAt: width, photos: photos)
                    guard let layout, let height = comparison.height(matched.content, true, tiles),
                        let exact = PlacedFrames(layout, in: grid, width: width)?.height.nearestDouble
                    else { continue }
                    let found = height.height(
                        of: photos.ratios.map { $0.nearestDouble }, width: width.nearestDouble, height: 0)
                    compared += 1
                    #expect(
                        abs(found - exact) < 1e-6 * max(1, exact),
                        "seed \(specs.random.seed): \(count)\n\(text)")
                }
            }
        }
        #expect(compared > 20)
    }
}
