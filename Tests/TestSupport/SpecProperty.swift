import Foundation
package import Testing

/// Checks a property of random specs, each written in another way. A spec that violates it is reduced and printed
/// with its seed.
///
/// - Parameters:
///   - count: the number of specs if `GRIDGEN_LONG` is 1.
///   - isExtreme: whether numbers may be extreme.
///   - noise: the level for `disturbed`, chosen at random for each spec.
///   - violation: describes the violation, or returns nil if there is none or the text is no longer a valid spec.
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

/// The number of times that a random test tries something: `count` times `GRIDGEN_LONG`, which long runs of CI set to 0.3 and which is 0.1 by
/// default; at least once.
package func trials(_ count: Int) -> Int {
    let length = ProcessInfo.processInfo.environment["GRIDGEN_LONG"].flatMap { Double($0) } ?? 0.1
    return max(1, Int((Double(count) * length).rounded(.up)))
}
