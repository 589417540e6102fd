/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers for the same seed on every machine.
package struct SeededGenerator: RandomNumberGenerator {
    /// The initial seed, which tests print.
    package let seed: UInt64
    private var state: UInt64

    /// Creates a generator; those of several streams give other numbers for the same seed.
    package init(seed: UInt64, stream: String = "") {
        self.seed = seed
        // FNV-1a (Fowler, Noll and Vo), which begins with the seed.
        state = stream.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
