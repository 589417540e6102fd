import Foundation

extension SeededGenerator {
    /// A generator for one test. All tests of a run share the seed in `GRIDGEN_SEED`, or a new one.
    package static func forTest(named test: String = #function) -> SeededGenerator {
        SeededGenerator(seed: runSeed, stream: test)
    }
}

/// The seed of the run, which is printed once.
private let runSeed: UInt64 = {
    if let given = ProcessInfo.processInfo.environment["GRIDGEN_SEED"].flatMap({ UInt64($0) }) {
        return given
    }
    let seed = UInt64.random(in: 0...999_999)
    print("random tests: GRIDGEN_SEED=\(seed) repeats them")
    return seed
}()
