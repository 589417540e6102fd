import GridEmit
import GridModel
import GridSyntax
import TestSupport
import Testing

/// Outputs depend only on the spec, not on the run or on the order of a dictionary.
@Suite("Outputs of random specs") struct EmissionPropertyTests {
    @Test("compiling a spec twice gives the same bytes", arguments: 1...4)
    func twice(part: Int) {
        checkRandomSpecs("twice \(part)", count: 150, size: 5, noise: 0...0) { text in
            let grids = [compiled(text).grid, compiled(text).grid].compactMap { $0 }
            guard grids.count == 2 else { return nil }
            for output in Output.all where !output.check(grids[0]).hasErrors {
                let texts = grids.map { emit($0, as: output) }
                if texts[0] != texts[1] { return "\(output.name) differs:\n\(texts[0])\n\(texts[1])" }
            }
            return nil
        }
    }
}
