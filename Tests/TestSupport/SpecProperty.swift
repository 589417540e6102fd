import Foundation
package import Testing

/// Checks a property of random specs, each written in another way. A spec that violates it is reduced and printed
/// with its seed.
///
/// - Parameters:
///   - count: the number of specs; `GRIDGEN_LONG=20` multiplies it by 20, 0.1 divides it by 10.
///   - isExtreme: whether numbers may be extreme.
///   - noise: the level for `disturbed`, chosen at random for each spec.
///   - violation: describes the violation, or returns nil if there is none or the text is no longer a valid spec.
package func checkRandomSpecs(
    _ name: String, count: Int, size: Int = 9, isExtreme: Bool = false, noise: ClosedRange<Int> = 0...3,
    sourceLocation: SourceLocation = #_sourceLocation, violation: (String) -> String?
) {
    var specs = RandomSpec(random: .forTest(named: name), size: size)
    let seed = specs.random.seed
    for _ in 0..<Int((Double(count) * runLength).rounded(.up)) {
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

/// The factor for the number of random tests, from `GRIDGEN_LONG`; by default 1.
private let runLength = ProcessInfo.processInfo.environment["GRIDGEN_LONG"].flatMap { Double($0) } ?? 1
