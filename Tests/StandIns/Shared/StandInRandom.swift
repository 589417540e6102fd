// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// SplitMix64. What Apple's documentation leaves open is random in the stand-ins: a run prints its seed, and `GRIDGEN_SEED`
/// repeats it.
public struct StandInRandom: RandomNumberGenerator {
    private var state: UInt64

    init() {
        state =
            ProcessInfo.processInfo.environment["GRIDGEN_SEED"].flatMap { UInt64($0) }
            ?? .random(in: 0..<1_000_000)
        print("GRIDGEN_SEED=\(state)")
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    public mutating func chance() -> Bool { next() % 2 == 0 }
}

@MainActor public var standInRandom = StandInRandom()
