import Foundation
import GridSyntax
import TestSupport
import Testing

@testable import GridModel

/// Where tiles of rows, stacks and blocks are follows from their structure, so the compiler proves it of sketches only; here it is
/// proved of all layouts.
@Suite("Places of tiles") struct PlaceProofTests {
    @Test("all specs and goldens") func specs() throws {
        let folders = ["specs", "Tests/Corpus/Goldens"].map { Repository.root.appending(path: $0) }
        let files = folders.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
                $0 as? URL
            } ?? []
        }
        let grids = try files.filter { $0.pathExtension == "grid" }.compactMap { file in
            compiled(try String(contentsOf: file, encoding: .utf8)).grid.map { (file.lastPathComponent, $0) }
        }
        #expect(grids.count > 40)
        for (name, grid) in grids { #expect(try failure(in: grid) == nil, "\(name)") }
    }

    @Test("random specs", arguments: [3, 9, 40]) func random(size: Int) {
        checkRandomSpecs("places of size \(size)", count: 1000, size: size) { text in
            guard let grid = compiled(text).grid else { return nil }
            do {
                return try failure(in: grid)
            } catch {
                // The proof takes products, whose numbers are greater than those of the layout.
                return nil
            }
        }
    }

    /// The first layout whose tiles aren't where they should be.
    private func failure(in grid: Grid) throws -> String? {
        let gaps = Gaps(row: grid.rowGap, column: grid.columnGap)
        var layouts = grid.layouts
        for rule in grid.rules {
            guard let rows = rule.anyRows else { continue }
            // One for each length of a short row.
            let counts = CountSet(from: rule.from, to: rule.to).prefix(min(rows.perRow, 12))
            for count in counts where count <= 1000 {
                if let layout = try rule.layoutInRows(count, inset: grid.inset) { layouts.append(layout) }
            }
        }
        for layout in layouts {
            let lower = max(grid.width.lower, layout.widths.minimum ?? .zero)
            let upper = min(grid.width.upper, layout.widths.below ?? grid.width.upper)
            if lower > upper { continue }
            let box = SizeBox(width: LengthRange(lower: lower, upper: upper), height: grid.height)
            let failure = try LayoutProof(layout, of: grid, gaps: gaps, over: box).places()
            if let failure { return "\(layout.count) at \(lower.fraction)..\(upper.fraction): \(failure)" }
        }
        return nil
    }
}
