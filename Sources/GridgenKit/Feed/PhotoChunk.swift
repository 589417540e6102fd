/// At most 512 photos of a feed.
nonisolated struct PhotoChunk: Sendable {
    /// The photos' ratios, which are negative where a group begins.
    let ratios: [Float]
    /// The number of groups that begin.
    let groups: Int

    init(_ ratios: ArraySlice<Float>) {
        self.ratios = Array(ratios)
        groups = ratios.reduce(0) { $1 < 0 ? $0 + 1 : $0 }
    }

    /// The first place from one on where a group begins.
    func firstBeginning(from place: Int) -> Int? {
        var place = place
        while place < ratios.count {
            if ratios[place] < 0 { return place }
            place += 1
        }
        return nil
    }

    /// The last place up to one where a group begins.
    func lastBeginning(to place: Int) -> Int? {
        var place = place
        while place >= 0 {
            if ratios[place] < 0 { return place }
            place -= 1
        }
        return nil
    }
}

/// The ratios of photos as feeds store them.
nonisolated enum PhotoFeedRatios {
    /// Ratios of photos that aren't known yet, in turn: they break into rows as photos do, which equal ones wouldn't.
    private static let usual: [Float] = [
        3 / 4, 4 / 3, 3 / 4, 9 / 16, 4 / 3, 3 / 4, 16 / 9, 3 / 4, 4 / 3, 1,
    ]

    /// The ratio that is stored for one that an app gives. No spec exceeds the limits.
    private static func stored(_ ratio: Double, _ index: Int) -> Float {
        guard ratio > 0, ratio < .infinity else { return usual[index % usual.count] }
        return Float(Swift.min(Swift.max(ratio, 1e-9), 1e9))
    }

    /// The ratios of photos from an index on as they are stored: unknown and missing ones are usual ones, and `begins` says that a
    /// group begins.
    static func stored(_ ratios: [Double]?, count: Int, from start: Int, begins: Bool) -> [Float] {
        let known = ratios ?? []
        var stored = (0..<Swift.max(0, count)).map { index in
            self.stored(index < known.count ? known[index] : .nan, start + index)
        }
        if begins, !stored.isEmpty { stored[0].negate() }
        return stored
    }
}
