import Foundation

extension SeededGenerator {
    /// A generator with the seed in `GRIDGEN_SEED`, or with a new seed for each run.
    package static func forTest() -> SeededGenerator {
        let given = ProcessInfo.processInfo.environment["GRIDGEN_SEED"].flatMap { UInt64($0) }
        return SeededGenerator(seed: given ?? UInt64.random(in: 0...999_999))
    }

    /// A generator for one test. It prints its seed; set `GRIDGEN_SEED` to repeat a run.
    package static func forTest(named test: String) -> SeededGenerator {
        let generator = forTest()
        print("\(test): seed \(generator.seed)")
        return generator
    }
}
