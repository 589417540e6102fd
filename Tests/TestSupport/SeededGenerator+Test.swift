import Foundation

extension SeededGenerator {
    /// A generator with the seed of `GRIDGEN_SEED`, or a new one each run.
    package static func forTest() -> SeededGenerator {
        let given = ProcessInfo.processInfo.environment["GRIDGEN_SEED"].flatMap { UInt64($0) }
        return SeededGenerator(seed: given ?? UInt64.random(in: 0...999_999))
    }

    /// A generator for one test, which prints its seed: `GRIDGEN_SEED` repeats a run.
    package static func forTest(named test: String) -> SeededGenerator {
        let generator = forTest()
        print("\(test): seed \(generator.seed)")
        return generator
    }
}
