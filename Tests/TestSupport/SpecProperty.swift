import Foundation
package import Testing

/// Checks that something holds of random specs, each written in another way; a spec of which it does not is made as
/// small as can be and shown with the seed.
///
/// - Parameters:
///   - count: how many specs are tried with `GRIDGEN_LONG=1`.
///   - isExtreme: whether numbers are as large, small and exact as may be written.
///   - noise: the level of `disturbed`, one taken at random for each spec.
///   - violation: what is wrong, or nil where nothing is; also for what is no spec any more.
package func checkRandomSpecs(
    _ name: String, count: Int, size: Int = 9, isExtreme: Bool = false, noise: ClosedRange<Int> = 0...3,
    sourceLocation: SourceLocation = #_sourceLocation, violation: (String) -> String?
) {
    var specs = RandomSpec(random: .forTest(named: name), size: size)
    let seed = specs.random.seed
    for _ in 0..<trials(count) {
        let spec = isExtreme ? specs.nextExtreme() : specs.next()
        let text = disturbed(spec, level: specs.random.number(noise), &specs.random)
        guard violation(text) != nil else { continue }
        let small = reduced(text) { violation($0) != nil }
        Issue.record(
            "\(violation(small) ?? "")\nGRIDGEN_SEED=\(seed): \(small.debugDescription)\n\(small)",
            sourceLocation: sourceLocation)
        return
    }
}

/// How often a test tries something that it would try `count` times with `GRIDGEN_LONG=1`, as CI does; a tenth as often in a
/// plain run. Always at least once.
package func trials(_ count: Int) -> Int {
    let length = ProcessInfo.processInfo.environment["GRIDGEN_LONG"].flatMap { Double($0) } ?? 0.1
    return max(1, Int((Double(count) * length).rounded(.up)))
}
